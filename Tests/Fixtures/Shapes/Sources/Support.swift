// The types that the protocols beside this file use.

public struct Session: Sendable, Equatable {
    public var token: String

    public init(token: String) {
        self.token = token
    }
}

/// Not Sendable.
public final class Loose {
    public var number: Int

    public init(_ number: Int = 0) {
        self.number = number
    }
}

public enum ShapeError: Error, Equatable {
    case wrong
}

public struct Token: ~Copyable {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

public struct Reel<Item, Failure>: ~Copyable {}

typealias Voucher = Token
typealias OtherVoucher = Voucher
typealias SafeReel<Item> = Reel<Item, any Error>

@globalActor public actor OtherActor {
    public static let shared = OtherActor()
}

public actor Room {
    public init() {}
}

open class Base {
    open var title = ""

    public init() {}
}

@MainActor open class ScreenBase {
    public init() {}
}

@resultBuilder public enum ListBuilder {
    public static func buildBlock(_ items: Int...) -> [Int] { items }
}

public typealias Completion = (Result<Session, any Error>) -> Void
public typealias MaybeAction = (() -> Void)?
public typealias Sessions = [Session]
public typealias Handler<Value> = (Value) -> Void
public typealias Pair<First> = (first: First, second: Int)
public typealias ThrowingWork = () throws -> Int
public typealias Identified = Hashable & Identifiable
