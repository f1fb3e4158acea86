protocol Storing: Sendable {
    associatedtype Item: Sendable
    func items() async throws -> [Item]
}

protocol Repository: Sendable {
    typealias ID = Int
    associatedtype Item: Sendable
    init(id: ID)
    func item(_ id: ID) -> Item?
    func isSame(as other: Self) -> Bool
}

protocol ItemStoring: Storing {}

protocol FixedStoring: Storing where Item == Int {}

@Database protocol DatabaseStoring: AnyObject {
    func items() -> [Int]
}
