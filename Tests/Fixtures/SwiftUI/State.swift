public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// The view is a value that is made again and again; what it keeps is in its node. Until a view with this property is evaluated
/// it has its initial value and can't be changed.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// Shared by the copies of one view.
    final class Box {
        let initial: Value
        var storage: StateStorage<Value>?

        init(_ initial: Value) {
            self.initial = initial
        }
    }

    let box: Box

    public init(wrappedValue value: Value) {
        box = Box(value)
    }

    public init(initialValue value: Value) {
        box = Box(value)
    }

    public var wrappedValue: Value {
        get { box.storage?.value ?? box.initial }
        nonmutating set { box.storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let storage = box.storage else { return .constant(box.initial) }
        return Binding(reading: { storage.value }, writing: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

final class StateStorage<Value> {
    var value: Value {
        didSet { signal.raise() }
    }
    private let signal: UpdateSignal

    init(_ value: Value, signal: UpdateSignal) {
        self.value = value
        self.signal = signal
    }
}

/// A property that gets its value from the node of its view or from the environment.
@MainActor
protocol Installable {
    func install(in context: Context, path: String)
}

extension State: Installable {
    func install(in context: Context, path: String) {
        let storage =
            context.node.storage[path] as? StateStorage<Value>
            ?? StateStorage(box.initial, signal: context.host.signal)
        context.node.storage[path] = storage
        box.storage = storage
    }
}

extension Context {
    /// Connects the properties of a view, and those of its dynamic properties.
    func install(_ value: Any, path: String = "") {
        for child in Mirror(reflecting: value).children {
            let path = path + "." + (child.label ?? "")
            if let property = child.value as? any Installable {
                property.install(in: self, path: path)
            } else if child.value is any DynamicProperty {
                install(child.value, path: path)
            }
        }
    }
}
