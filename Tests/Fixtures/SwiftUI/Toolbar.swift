@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
}

public struct ToolbarItem<ID, Content> where Content: View {
    let content: Content
}

extension ToolbarItem: ToolbarContent where ID == () {
    public typealias Body = Never

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public struct ToolbarItemGroup<Content> where Content: View {
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
    where repeat each Content: ToolbarContent {
        var items: [any ToolbarContent] = []
        repeat items.append(each content)
        return ToolbarItems(items: items)
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
}

extension View {
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        modified(.around(before: EmptyView(), after: content()))
    }
}

extension View {
    nonisolated public func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent {
        modified(.around(before: EmptyView(), after: ToolbarView(item: content())))
    }
}

// MARK: - Rendering

/// Several items.
struct ToolbarItems {
    let items: [any ToolbarContent]
}

extension ToolbarItems: ToolbarContent {
    typealias Body = Never
}

private protocol ToolbarPrimitive {
    var views: [any View] { get }
}

extension ToolbarItem: ToolbarPrimitive {
    var views: [any View] { [content] }
}

extension ToolbarItemGroup: ToolbarPrimitive {
    var views: [any View] { [content] }
}

extension ToolbarItems: ToolbarPrimitive {
    var views: [any View] { items.map { ToolbarView(item: $0) } }
}

extension Optional: ToolbarPrimitive where Wrapped: ToolbarContent {
    var views: [any View] { map { [ToolbarView(item: $0)] } ?? [] }
}

/// Toolbars are shown after the content.
struct ToolbarView {
    let item: any ToolbarContent
}

extension ToolbarView: Primitive {
    func render(in context: Context) {
        let views = (item as? any ToolbarPrimitive)?.views ?? [ToolbarView(item: body(of: item))]
        for (index, view) in views.enumerated() { context.render(view, key: index) }
    }

    @MainActor
    private func body(of content: some ToolbarContent) -> any ToolbarContent { content.body }
}
