import Specs
import SwiftSource
import Testing

@testable import Rendering

struct StubTests {
    @Test func stubs() throws {
        try Case.check("Stubs") { members in
            do {
                return try ReadText.members(members).unconditional.map(Self.description).joined(separator: "\n")
            } catch {
                return "\(error)"
            }
        }
    }

    private static func description(_ member: MemberDeclaration) -> String {
        let stub = Stub(member: member, services: [], canStore: true)
        let evented = stub.eventedName.flatMap { name in stub.evented.map { ", \(name) = \($0)" } } ?? ""
        return "\(stub.body): \(stub.signature)\(evented)"
    }

    @Test func namesOfTests() throws {
        try Case.check("TestNames") { members in
            do {
                var names = TestNames(taken: ["analytics", "log", "viewDidLoad"])
                return try ReadText.members(members).members.map { names.name(for: $0) }.joined(separator: "\n")
            } catch {
                return "\(error)"
            }
        }
    }

    @Test func recordedArguments() throws {
        try Case.check("RecordedArguments") { members in
            do {
                return try ReadText.members(members).members.map { member in
                    let paths = (member.callable?.parameters ?? []).recordedPaths
                    return paths.map { $0.map { $0.isEmpty ? "itself" : $0 } ?? "not kept" }.joined(separator: ", ")
                }.joined(separator: "\n")
            } catch {
                return "\(error)"
            }
        }
    }
}
