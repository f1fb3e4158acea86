protocol Boxing { associatedtype Element; func put(_ element: Element) }

/// @mockable
protocol LikeFirst: Feature.First { func a() }

enum Feature {
    struct Item { var id = 0 }
    typealias Done = (Item) -> Void
    protocol First: Boxing where Element == Item {}

    /// @mockable
    protocol Loading { func load(_ done: Done) -> Item; func keep(_ done: @escaping Done); var last: Item? { get } }

    enum Inner {
        struct Deep {}
        /// @mockable
        protocol Deeply: Loading { func deep() -> Deep?; func both(_ item: Item, _ deep: Deep) }
    }
}

extension Feature {
    /// @mockable
    protocol Extended { func load() -> [Item]; static var shared: Item { get set } }
}

final class Owner {
    /// @mockable
    protocol Delegate: AnyObject { func didChange(_ owner: Owner, to state: State) }
    enum State { case on, off }
    weak var delegate: (any Delegate)?
}

extension Owner {
    /// @mockable
    protocol Source<Element> { associatedtype Element; func element(for state: State) -> Element }
}

enum Requests {
    protocol Kind {}
    /// @mockable
    protocol Request { associatedtype Response: Kind; associatedtype Page: Sequence where Page.Element == Response; func send() -> Response }
}

/// @mockable(override: name = RenamedFake)
protocol Renamed { func a() }

// sourcery: AutoMockable
protocol ByComment { func a() }

// sourcery: skip, AutoMockable, other = "x"
protocol ByOneOfSeveral { func a() }

protocol AutoMockable {}
protocol ByParent: AutoMockable { func a() }
protocol ByExtension { func a() }
extension ByExtension {
    func ignored() { print("a { b \(1) } \"}\"") }
}

//@mockable
protocol ByPlainComment { func a() }

/**
 Documentation.
 @mockable
 */
protocol ByBlockComment { func a() }

/// @mockable(history: a = true; b = true)
protocol WithHistory { func a(_ value: Int); func b() }

/// Documentation first.
/// @mockable
@available(*, deprecated)
protocol Old { func a() }

enum Catalog {
    struct Catalog {}
    struct Entry { var id = 0 }
    class Base { init() {} }
    protocol Parent { associatedtype Key; func key(of entry: Entry) -> Key }
    /// @mockable
    protocol Cataloging { func load() -> [Entry]; var first: Entry? { get set }; func all<C: Collection>(_ entries: C) -> C where C.Element == Entry }
    /// @mockable
    protocol KeyedCataloging: Base, Parent where Key == Entry { func keys() -> [Key] }
}

enum Wire {
    enum Kind { case fast }
    /// @mockable
    protocol Wire { func next(_ kind: Kind) -> any Wire }
}

/// @mockable
protocol Path<Path> { associatedtype Path; func open(_ path: Path) }

enum Callbacks {
    typealias Done = Finished
    typealias Finished = (Int) -> Void
}

/// @mockable
protocol CallingBack { func a(_ done: Callbacks.Done); func b(_ done: @escaping Callbacks.Done) }

@_spi(Internal) public struct HiddenEvent { public init() {} }

/// @mockable
public protocol Tracking { @_spi(Internal) func track(_ event: HiddenEvent) }

extension Tracking {
    @_spi(Internal) public func track(_ event: HiddenEvent) {}
}
