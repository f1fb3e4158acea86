@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
    public typealias Body = Never
    /// With `return`, because both of its builders would fit.
    public var body: Never { return fatalError("Never has no body") }
}

public struct EmptyView: Sendable {
    @inlinable public init() {}
}

public struct TupleView<T> {
    public var value: T

    public init(_ value: T) {
        self.value = value
    }
}

public struct AnyView {
    let base: any View

    public init<V>(_ view: V) where V: View {
        base = view
    }

    public init<V>(erasing view: V) where V: View {
        base = view
    }

    @_disfavoredOverload
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        base = view
    }
}

/// The view that `if` and `else` of a builder create.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

public struct Group<Content> {
    let content: Content

    public init(@ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }
}

// MARK: - Rendering

extension EmptyView: Primitive {
    func render(in context: Context) {}
}

extension TupleView: Primitive {
    func render(in context: Context) {
        for (index, element) in Mirror(reflecting: value).children.enumerated() {
            if let view = element.value as? any View { context.render(view, key: index) }
        }
    }
}

extension AnyView: Primitive {
    func render(in context: Context) { context.render(base) }
}

extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
    func render(in context: Context) {
        switch storage {
        case .trueContent(let content): context.render(content, key: true)
        case .falseContent(let content): context.render(content, key: false)
        }
    }
}

extension Optional: View, Primitive where Wrapped: View {
    func render(in context: Context) {
        if let self { context.render(self) }
    }
}
