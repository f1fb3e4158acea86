public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
    let label: Label?
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(label: nil)
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init(label: Text(title))
    }

    public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
        self.init(label: nil)
    }
}

extension ProgressView: Primitive {
    func render(in context: Context) { if let label { context.render(label) } }
}

public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
    let label: Label
    let description: Description
    let actions: Actions

    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }
}

extension ContentUnavailableView: Primitive {
    func render(in context: Context) {
        context.render(label, key: 0)
        context.render(description, key: 1)
        context.render(actions, key: 2)
    }
}
