import SwiftReader
import Testing

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

    @Test func tellsMembersByTypeAndSignature() {
        let members = SwiftReader.declaredMembers(in: Array(Self.text.utf8)).map { "\($0.identity.type) \($0.identity.signature)" }
        #expect(
            members == [
                "Login var a", "Login var b", "Login static func show(_:String,in:[ Int ])",
                "Login init(id:Int,handler:( Int ) -> Void)", "Login subscript(index:Int)", "Login func debug()", "Login type State",
                "Login.State case idle", "Login.State case busy", "Login.State var isIdle",
            ]
        )
    }

    @Test func theBytesAreWholeLinesWithTheCommentBefore() throws {
        let members = SwiftReader.declaredMembers(in: Array(Self.text.utf8))
        let shown = try #require(members.first { $0.identity.signature.hasPrefix("static func show") })
        #expect(
            String(decoding: Array(Self.text.utf8)[shown.bytes], as: UTF8.self)
                == "\n\n    /// Shows it.\n    static func show( _ text : String, in  list: [ Int ]) async throws -> Bool { true }"
        )
    }

    @Test func readsWhatIsHalfWritten() {
        let members = SwiftReader.declaredMembers(in: Array("class A { func a() {} func b( }\nextension A { var c: Int { 1 }".utf8))
        #expect(members.contains { $0.identity.signature == "func a()" })
    }

    @Test func passesOverWhatNestsTooDeeply() {
        let text = "class A { var a = " + String(repeating: "[", count: 500) + " }"
        #expect(SwiftReader.declaredMembers(in: Array(text.utf8)).isEmpty)
    }
}
