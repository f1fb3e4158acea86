public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var submits: [() -> Void] = []
    var dismissAction: DismissAction?
    /// Weak, because pushed views hold their environment.
    weak var navigator: Navigator?
    public var isEnabled = true

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var dismiss: DismissAction { dismissAction ?? DismissAction {} }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

@MainActor @preconcurrency
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    @MainActor @preconcurrency
    public func callAsFunction() {
        action()
    }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    final class Box {
        var value: Value?
    }

    let box = Box()
    let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    public var wrappedValue: Value {
        box.value ?? read(EnvironmentValues())
    }
}

extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environment(_:) for \(objectType) may be "
                        + "missing as an ancestor of this view."
                )
            }
            return object
        }
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        read = { $0.objects[ObjectIdentifier(objectType)] as? T }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: Installable {
    func install(in context: Context, path: String) {
        box.value = read(context.environment)
    }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modified(.environment { $0[keyPath: keyPath] = value })
    }

    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modified(.environment { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modified(.environment { $0.isEnabled = $0.isEnabled && !disabled })
    }
}
