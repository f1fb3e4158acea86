import SwiftUI

@MainActor
protocol LoginModel: AnyObject, Observable {
    var status: String { get }
    var canLogIn: Bool { get }
    func logIn(email: String)
}

@MainActor
@Observable
final class Login: LoginModel {
    var status = "Welcome"
    var canLogIn = true

    func logIn(email: String) { status = "Hello, \(email)" }
}

@MainActor
@Observable
final class Settings {
    var name = "Ada"
}

struct LoginScreen: View {
    let model: any LoginModel
    @State private var email = ""
    @State private var remembers = false
    @State private var log: [String] = []
    @State private var count = 0

    var body: some View {
        Form {
            Section("Account") {
                TextField("Email", text: $email)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .onSubmit { model.logIn(email: "return") }
                Toggle("Remember me", isOn: $remembers)
            }
            Text(model.status).font(.headline)
            if remembers { Text("Remembered \(count)") }
            Counter()
            Button("Log in") { model.logIn(email: email) }
                .disabled(!model.canLogIn)
                .accessibilityIdentifier("log-in")
        }
        .navigationTitle("Login")
        .onChange(of: email) { old, new in log.append("\(old)>\(new)") }
        .overlay { ForEach(log, id: \.self) { Text(verbatim: $0) } }
    }
}

struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Count \(count)") { count += 1 }
    }
}

struct Presenter: View {
    @State private var isShown = false
    @State private var isAsking = false
    @State private var log = ""
    @Bindable var settings: Settings

    private var upper: Binding<String> {
        Binding(get: { settings.name.uppercased() }, set: { settings.name = $0.lowercased() })
    }

    var body: some View {
        VStack {
            Text(verbatim: log)
            Button("Show") { isShown = true }
            Button("Ask", role: .destructive) { isAsking = true }
            TextField("Name", text: $settings.name)
            TextField("Upper", text: upper)
        }
        .sheet(isPresented: $isShown, onDismiss: { log += "dismissed" }) {
            SheetScreen().environment(settings)
        }
        .alert("Sure?", isPresented: $isAsking) {
            Button("Yes") { log += "yes" }
            Button("No", role: .cancel) {}
        } message: {
            Text("It can't be undone.")
        }
    }
}

struct SheetScreen: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(Settings.self) private var settings

    var body: some View {
        NavigationStack {
            Text("Sheet of \(settings.name)")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
        }
    }
}

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
}

@MainActor
@Observable
final class Items {
    var items = [Item(id: 1), Item(id: 2)]
    var events: [String] = []
    var queries: [String] = []
}

struct Browser: View {
    let model: Items
    @State private var path: [Item] = []
    @State private var query = ""

    var body: some View {
        NavigationStack(path: $path) {
            List(model.items) { item in
                NavigationLink(value: item) { Row(item: item) }
            }
            .listStyle(.plain)
            .refreshable { await refresh() }
            .searchable(text: $query)
            .navigationTitle("Items")
            .navigationDestination(for: Item.self) { item in
                Text("Detail of \(item.name)")
                    .onAppear { model.events.append("appear \(item.id)") }
                    .onDisappear { model.events.append("disappear \(item.id)") }
                    .navigationTitle(item.name)
            }
        }
        .task { await load() }
        .task(id: query) { model.queries.append(query) }
    }

    private func refresh() async {
        model.items.append(Item(id: model.items.count + 1))
    }

    private func load() async {
        model.events.append("load")
        do { try await Task.sleep(for: .seconds(60)) } catch { model.events.append("cancelled") }
    }
}

struct Row: View {
    let item: Item
    @State private var taps = 0

    var body: some View {
        Text("\(item.name): \(taps)").onTapGesture { taps += 1 }
    }
}

struct Badge: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
}
