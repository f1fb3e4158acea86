import Support
import SwiftSource

/// The names of the test functions for the members of one protocol. The first overload has the plain name. The others add labels.
struct TestNames {
    private var taken: Set<String>

    init(taken: Set<String>) {
        self.taken = taken.union(Self.ofSwift)
    }

    mutating func name(for member: MemberDeclaration) -> String {
        let plain = member.name.plain
        let labels = (member.callable?.parameters ?? []).compactMap(\.label?.plain).map(NameCase.upperFirst.applied)
        let candidates = [plain, plain + labels.joined(), "test" + NameCase.upperFirst.applied(to: plain)]
        let free = candidates.first { !taken.contains($0) } ?? numbered(candidates[2] + labels.joined())
        taken.insert(free)
        return SwiftIdentifier.escaped(free, in: .declaration)
    }

    /// Returns the name of the variable for a service's mock.
    static func variable(for service: String, besides taken: Set<String>) -> String {
        taken.contains(service) || ofSwift.contains(service) ? "\(service)Mock" : service
    }

    private func numbered(_ name: String) -> String {
        var number = 2
        while taken.contains("\(name)\(number)") { number += 1 }
        return taken.contains(name) ? "\(name)\(number)" : name
    }

    private static let ofSwift: Set<String> = ["init", "self"]
}
