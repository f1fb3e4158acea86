// Containers show their content in order: nothing is laid out.

public struct VStack<Content> where Content: View {
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

public struct HStack<Content> where Content: View {
    let content: Content

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

public struct ZStack<Content> where Content: View {
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public struct ScrollView<Content> where Content: View {
    public var content: Content

    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

public struct Form<Content> where Content: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public struct Spacer: Sendable {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

public struct Divider: Sendable {
    public init() {}
}

// MARK: - Rendering

/// A view that shows its content.
protocol Container: Primitive {
    associatedtype Content: View
    var content: Content { get }
}

extension Container {
    func render(in context: Context) { context.render(content) }
}

extension Group: Container, Primitive, View where Content: View {}
extension VStack: Container {}
extension HStack: Container {}
extension ZStack: Container {}
extension ScrollView: Container {}
extension Form: Container {}
extension List: Container {}

extension Spacer: Primitive {
    func render(in context: Context) {}
}

extension Divider: Primitive {
    func render(in context: Context) {}
}
