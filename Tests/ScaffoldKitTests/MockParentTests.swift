import ScaffoldKit
import Testing

/// The parents of protocols in a project of several modules.
struct MockParentTests {
    /// A parent is searched in the file's own module and its imports, for declarations of any kind, and only then in Swift.
    @Test(arguments: [
        ("import Core\nprotocol P: Base { func p() }", "class PMock: Core.Base, P {", ["func p()"]),
        ("import Core\nimport Net\nprotocol P: Base { func p() }", "class PMock: Core.Base, P {", ["func p()"]),
        ("@testable import Net\nprotocol P: Base {}", "class PMock: P {", ["func base()"]),
        ("protocol P: Identifiable where ID == Int {}", "class PMock: P {", ["nonisolated var id: Int"]),
        ("import Umbrella\nprotocol P: Cancellable {}", "class PMock: P {", ["func stop(reason: String)"]),
        ("import Core\nprotocol P: Stopping {}", "class PMock: P {", ["func stop(reason: String)"]),
    ])
    func parentsOfOtherModules(text: String, head: String, members: [String]) throws {
        let scratch = try Self.projectOfModules(text)
        #expect(Scaffold.mocks(scratch.project).text == "")
        let mock = try scratch.read("Tests/AppTests/Mocks/PMock.swift")
        #expect(mock.contains(head))
        let declared = ["func p()", "func base()", "nonisolated var id: Int", "func stop(reason: String)"]
        #expect(declared.filter { mock.contains("    \($0) {\n") } == members)
    }

    /// The declaration in the sources may be another one, because the file doesn't import its module, or only a part of it.
    @Test(arguments: [
        ("import Combine\nprotocol P: Cancellable {}", "3:13", "Cancellable"),
        ("import Core\nprotocol P: Combine.Cancellable {}", "3:13", "Combine.Cancellable"),
        ("import Net\nprotocol P: Base {}", "3:13", "Base"), ("protocol P: Stopping {}", "2:13", "Stopping"),
    ])
    func parentsOfModulesThatAreNotImported(text: String, place: String, name: String) throws {
        let scratch = try Self.projectOfModules(text)
        let lines = Scaffold.mocks(scratch.project).text.split(separator: "\n")
        #expect(
            lines.first
                == "Sources/App/P.swift:\(place): warning: `P` is not mocked: it inherits from `\(name)`, whose members are unknown [SC0902]"
        )
        #expect(lines.filter { $0.contains("[SC") }.count == 1)
    }

    @Test(arguments: [
        ("D.Owner == Self", false), ("Self == D.Owner", false), ("Self.D.Owner == [Self]", false),
        ("D.Owner: Box<Self>", false), ("D == Self", true), ("Self: Sendable", true), ("D.Owner == Int", true),
    ])
    func requirementsWithSelf(requirement: String, isMocked: Bool) throws {
        let scratch = try Self.projectOfModules("protocol P where \(requirement) { associatedtype D: Owned }")
        let head = Scaffold.mocks(scratch.project).text.split(separator: "\n").first
        let warning =
            "Sources/App/P.swift:2:10: warning: `P` is not mocked: its requirements depend on the class itself [SC0902]"
        #expect(head.map(String.init) == (isMocked ? nil : warning))
    }

    private static func projectOfModules(_ text: String) throws -> ScratchProject {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            targets:
              App: {sources: Sources/App, tests: Tests/AppTests}
              Core: {sources: Sources/Core, tests: Tests/CoreTests}
              Net: {sources: Sources/Net, tests: Tests/NetTests}
              Umbrella: {sources: Sources/Umbrella, tests: Tests/UmbrellaTests}
            mocks: {sources: [Sources]}
            """,
            to: "scaffold.yml"
        )
        let last = text.split(separator: "\n").last ?? ""
        try scratch.write(text.replacing(last, with: "/// @mockable\n\(last)"), to: "Sources/App/P.swift")
        try scratch.write(
            "protocol Base { func base() }\nprotocol Identifiable { var uuid: String { get } }",
            to: "Sources/Net/B.swift"
        )
        try scratch.write("@_exported import Core", to: "Sources/Umbrella/Umbrella.swift")
        try scratch.write(
            """
            open class Base { public init() {} }
            public protocol Cancellable { func stop(reason: String) }
            public typealias Stopping = Cancellable
            """,
            to: "Sources/Core/A.swift"
        )
        return scratch
    }
}
