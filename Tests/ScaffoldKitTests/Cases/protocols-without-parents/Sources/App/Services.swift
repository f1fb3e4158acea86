protocol Caching: Sendable {}

protocol Storing: AnyObject, Sendable {}

protocol Clocking: Ticking {}

protocol Ticking: AnyObject {}

// Not weak.
protocol Queueing: Sendable {}
