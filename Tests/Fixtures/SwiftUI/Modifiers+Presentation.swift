extension View {
    // MARK: Sheets

    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        let isShown = isPresented.wrappedValue
        let dismiss = { isPresented.wrappedValue = false }
        return modified(.sheet(true, content: isShown ? content : nil, dismiss: dismiss, onDismiss: onDismiss))
    }

    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        let shown = item.wrappedValue
        let id = shown.map { AnyHashable($0.id) } ?? AnyHashable(false)
        let dismiss = { item.wrappedValue = nil }
        return modified(
            .sheet(id, content: shown.map { item in { content(item) } }, dismiss: dismiss, onDismiss: onDismiss)
        )
    }

    // MARK: Alerts

    nonisolated public func alert<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    @_disfavoredOverload
    nonisolated public func alert<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    nonisolated public func alert<A>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    @_disfavoredOverload
    nonisolated public func alert<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    nonisolated public func alert<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        modified(.alert(title.string, isPresented: isPresented, actions: actions(), message: message()))
    }

    // MARK: Navigation

    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modified(.title(title.string))
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        modified(.title(titleKey.string))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        modified(.title(String(title)))
    }

    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modified(.appearance)
    }

    nonisolated public func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modified(.destination(ObjectIdentifier(data)) { ($0.base as? D).map(destination) })
    }

    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modified(.search(text, prompt: prompt.string))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View where S: StringProtocol {
        modified(.search(text, prompt: String(prompt)))
    }

    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modified(.search(text, prompt: prompt?.string ?? "Search"))
    }
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
}

/// The old alerts of SwiftUI. Types of the app can have this name.
public struct Alert {
    public init(title: Text) {}
}
