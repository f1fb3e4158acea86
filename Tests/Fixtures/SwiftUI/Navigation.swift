public struct NavigationPath {
    var values: [AnyHashable] = []

    public init() {}

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

public struct NavigationStack<Data, Root> where Root: View {
    let root: Root
    let path: PathAccess?
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {
        self.init(root: root(), path: nil)
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        let access = PathAccess(
            values: { path.wrappedValue.values },
            append: { path.wrappedValue.values.append($0) },
            removeLast: { path.wrappedValue.removeLast() }
        )
        self.init(root: root(), path: access)
    }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        let access = PathAccess(
            values: { path.wrappedValue.map { AnyHashable($0) } },
            append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
            removeLast: { path.wrappedValue = Data(path.wrappedValue.dropLast()) }
        )
        self.init(root: root(), path: access)
    }
}

public struct NavigationLink<Label, Destination> where Label: View {
    enum Target {
        case view(any View)
        case value(AnyHashable?)
    }

    let label: Label
    let target: Target
}

extension NavigationLink where Destination: View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination()))
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text {
        self.init(label: Text(titleKey), target: .view(destination()))
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where Label == Text, S: StringProtocol {
        self.init(label: Text(title), target: .view(destination()))
    }
}

extension NavigationLink where Destination == Never {
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}

// MARK: - Behaviour

struct PathAccess {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
}

/// The state of a navigation stack.
@MainActor
final class Navigator {
    var path: PathAccess?
    var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
    private var ownValues: [AnyHashable] = []
    /// Pushed by links with a view, over the values.
    private(set) var views: [any View] = []
    private let signal: UpdateSignal

    init(signal: UpdateSignal) {
        self.signal = signal
    }

    var values: [AnyHashable] { path?.values() ?? ownValues }

    func push(_ view: any View) {
        views.append(view)
        signal.raise()
    }

    func push(_ value: AnyHashable) {
        if let path { path.append(value) } else { ownValues.append(value) }
        signal.raise()
    }

    func pop() {
        if !views.isEmpty {
            views.removeLast()
        } else if let path {
            path.removeLast()
        } else if !ownValues.isEmpty {
            ownValues.removeLast()
        }
        signal.raise()
    }
}

extension NavigationStack: Primitive {
    func render(in context: Context) {
        let navigator =
            context.node.storage["navigator"] as? Navigator ?? Navigator(signal: context.host.signal)
        context.node.storage["navigator"] = navigator
        navigator.path = path
        navigator.destinations = [:]
        var environment = context.environment
        environment.navigator = navigator
        var outputs = [context.collect(root, key: 0, environment: environment)]
        environment.dismissAction = DismissAction { [weak navigator] in navigator?.pop() }
        func show(_ view: any View) {
            outputs.append(context.collect(view, key: outputs.count, environment: environment))
        }
        for value in navigator.values {
            let destination = navigator.destinations[ObjectIdentifier(type(of: value.base))]
            show(destination?(value) ?? Text(verbatim: "No destination for \(value)"))
        }
        for view in navigator.views { show(view) }
        let top = outputs[outputs.count - 1]
        context.output.elements += top.elements
        context.output.layers += outputs.flatMap(\.layers)
        context.output.title = top.title
        context.output.refresh = top.refresh
        context.output.back = outputs.count > 1 ? { [weak navigator] in navigator?.pop() } : nil
    }
}

extension NavigationLink: Primitive {
    func render(in context: Context) {
        var context = context
        let navigator = context.environment.navigator
        if case .value(nil) = target { context.environment.isEnabled = false }
        if navigator == nil { context.environment.isEnabled = false }
        context.addButton(label) { [target, weak navigator] in
            switch target {
            case .view(let view): navigator?.push(view)
            case .value(let value?): navigator?.push(value)
            case .value(nil): break
            }
        }
    }
}
