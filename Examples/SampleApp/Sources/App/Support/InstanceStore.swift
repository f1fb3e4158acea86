/// Keeps the shared instances of one locator or flow scope, keyed by the property that vends them.
@MainActor
final class InstanceStore<Owner: AnyObject> {
    private var strong: [PartialKeyPath<Owner>: Any] = [:]
    private var weak: [PartialKeyPath<Owner>: WeakReference] = [:]
    private var overrides: [PartialKeyPath<Owner>: Any] = [:]

    /// Made at the first use, then the same for as long as the owner lives.
    func singleton<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        if let existing = strong[key] as? Instance { return existing }
        let instance = transient(key, make: make)
        strong[key] = instance
        return instance
    }

    /// The same for as long as somebody else holds it. The instance must be of a class.
    func weak<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        if let existing = weak[key]?.object as? Instance { return existing }
        let instance = transient(key, make: make)
        precondition(type(of: instance as Any) is AnyClass, "only an instance of a class can be held weakly")
        weak[key] = WeakReference(instance as AnyObject)
        return instance
    }

    /// Made at every use.
    func transient<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        (overrides[key] as? Override<Instance>)?.make() ?? make()
    }

    /// Replaces what `key` vends, for tests. Who was made already would keep the old one, hence the precondition.
    func override<Instance>(_ key: KeyPath<Owner, Instance>, with make: @escaping @MainActor () -> Instance) {
        precondition(strong.isEmpty && weak.isEmpty, "override before the first use of the locator")
        overrides[key] = Override(make: make)
    }
}

@MainActor
private struct Override<Instance> {
    let make: @MainActor () -> Instance
}

@MainActor
private final class WeakReference {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
