//
//  StoringMockSpy.swift
//  Tests/AppTests/Mocks/StoringMockSpy.swift
//

/// The calls of Storing in their order.
enum StoringMockCall {
    case shared
    case update(items: [Item], with: [Change], done: @Sendable (Int, String?) async throws -> Void)
    case first(of: Any, where: Bool)
    case `subscript`(position: Int)
}
// shared async throws -> Result<Item, any Error>
// update(_:with:done:) -> Void, _ items: array, with changes: named, done done: function
// first(of:where:) rethrows -> (index: Int, item: Item)?, of kind: metatype, where matches: function
// subscript(_:) throws(StoreError) -> any Collection<Item>, _ position: named
