import Testing

@testable import SwiftMerge

struct DeclaredMemberTests {
    static let text = """
        import UIKit

        final class Login {
            var a, b: Int
            // MARK: - Output

            /// Shows it.
            static func show( _ text : String, in  list: [ Int ]) async throws -> Bool { true }
            init?(id: Int = 1, handler: @escaping (Int) -> Void) {}
            subscript(index: Int) -> Int { 0 }
            #if DEBUG
            func debug() {}
            #endif
            enum State { case idle, busy(Int) }
        }

        extension Login.State: Equatable { var isIdle: Bool { self == .idle } }
        func outside() {}
        """

    @Test func distinguishesMembersByTypeAndSignature() {
        #expect(
            Self.members(of: Self.text) == [
                "Login var a", "Login var b", "Login static func show(_:String,in:[Int])",
                "Login init(id:Int,handler:(Int)->())", "Login subscript(_:Int)", "Login func debug()",
                "Login.State case idle", "Login.State case busy", "Login.State var isIdle",
            ]
        )
    }

    /// Both spellings are the same member for Swift.
    @Test(arguments: [
        ("func b(_ x: [Int])", "func b(_ y: Array<Int>) {}"),
        ("func b(_ x: Int?)", "func b(_ x: Swift.Optional<Int>) {}"),
        ("func b(_ x: Int?)", "func b(_ x: Int!) {}"),
        ("func b(_ x: (() -> Void)?)", "func b(_ x: Optional<() -> ()>) {}"),
        ("func b(_ x: [String: [Int?]])", "func b(_ x: Dictionary<String, Array<Optional<Int>>>) {}"),
        ("func b(_ x: Int)", "func b(_ x: (Swift.Int)) {}"),
        ("func b(_ x: Set<Todo.ID>)", "func b(_ x: Swift.Set<ID>) {}"),
        ("func b(_ x: @escaping () -> Void)", "func b(_ x: @escaping @Sendable () -> ()) {}"),
        (
            "func b(_ x: @escaping (Int) throws -> Swift.Void)",
            "func b(_ x: @escaping (_ value: Int) throws(any Error) -> ()) {}"
        ),
        ("func b(_ x: any P & Q)", "func b(_ x: Q & P) {}"), ("func b(_ x: [any Error])", "func b(_ x: [Error]) {}"),
        ("func b<T>(_ x: T, y: [T])", "func b<U>(_ x: U, y: Array<U>) {}"),
        ("func b(_ x: some Sequence<Int>)", "func b<T: Sequence<Int>>(_ x: T) {}"),
        ("func show(in: Int)", "func `show`(`in` x: Int) {}"), ("var b: Int { get }", "lazy var `b` = 1"),
        ("func b(_ x: Presenter)", "func b(_ x: Self) {}"),
        ("static func b(_ x: Int.Type)", "class func b(_ x: Swift.Int.Type) {}"),
        ("subscript(index: Int) -> Int { get }", "subscript(i: Int) -> Int { 0 }"),
        ("init(_ x: Void)", "convenience init(_ x: ()) {}"),
    ])
    func spellingsOfOneMember(stub: String, written: String) {
        #expect(Self.signature(stub) == Self.signature(written))
    }

    @Test(arguments: [
        ("func b(_ x: [Int])", "func b(_ x: Set<Int>) {}"), ("func b(_ x: Int)", "func b(_ x: Int?) {}"),
        ("func b(_ x: Int...)", "func b(_ x: Int) {}"),
        ("func b(_ x: () -> Void)", "func b(_ x: () -> Int) {}"),
        ("func b(_ x: () -> Void)", "func b(_ x: () throws -> Void) {}"),
        ("func b(_ x: (() -> Int)?)", "func b(_ x: () -> Int?) {}"), ("func b(_ x: Int)", "func b(x: Int) {}"),
        ("func b()", "static func b() {}"),
        ("func b(_ x: Int)", "func b(_ x: Int.Type) {}"),
        ("func b(_ x: (a: Int, b: Int))", "func b(_ x: (Int, Int)) {}"),
    ])
    func differentMembers(stub: String, written: String) {
        #expect(Self.signature(stub) != Self.signature(written))
    }

    private static func signature(_ member: String) -> String? {
        members(of: "class Presenter {\n\(member)\n}").first
    }

    private static func members(of text: String) -> [String] {
        let units = UnitText(Array(text.utf8), allowsErrors: true)?.units ?? []
        return units.flatMap { unit in
            unit.key.scope.isEmpty ? [] : unit.signatures.map { "\(unit.key.scope) \($0)" }
        }
    }

    @Test func readsIncompleteCode() {
        let text = "class A { func a() {} func b( }\nextension A { var c: Int { 1 }"
        #expect(Self.members(of: text).contains("A func a()"))
    }

    /// Each prefix of a text, and the text without each of its characters.
    @Test func readsDamagedCode() {
        let text =
            "#if A // a\n@objc class /* b */ B<T> { // c\n  var a: Int /* d */\n  func b(_ x: Int)\n#elseif\n@x let\n}\n#endif"
        for index in text.indices {
            _ = Self.members(of: String(text[..<index]))
            _ = Self.members(of: String(text[..<index] + text[index...].dropFirst()))
        }
    }

    @Test func skipsDeeplyNestedCode() {
        #expect(Self.members(of: "class A { var a = " + String(repeating: "[", count: 500) + " }").isEmpty)
    }
}
