import Support
import SwiftSource

/// The names of the test functions for the members of one protocol: the first of some overloads has the plain name, the others add labels.
struct TestNames {
    private var taken: Set<String>

    /// - Parameter taken: names that the test has besides.
    init(taken: Set<String>) {
        self.taken = taken.union(Self.usual)
    }

    mutating func name(for member: MemberDeclaration) -> String {
        let plain = member.name.plain
        let labels = (member.callable?.parameters ?? []).compactMap(\.label?.plain).map(NameCase.upperFirst.applied)
        let candidates = [plain, plain + labels.joined(), "test" + NameCase.upperFirst.applied(to: plain)]
        let free = candidates.first { !taken.contains($0) } ?? numbered(candidates[2] + labels.joined())
        taken.insert(free)
        return SwiftIdentifier.escaped(free, in: .declaration)
    }

    /// The name of a service's mock that does not collide with other names in a test.
    static func variable(for service: String) -> String {
        usual.contains(service)
            || ["dependencies", "navigationController", "owned", "results", "screen"].contains(service)
            ? "\(service)Mock" : service
    }

    private func numbered(_ name: String) -> String {
        var number = 2
        while taken.contains("\(name)\(number)") { number += 1 }
        return taken.contains(name) ? "\(name)\(number)" : name
    }

    /// The names that the tests of the built-in packs declare.
    private static let usual: Set<String> = [
        "build", "close", "completion", "dismissAlert", "finishesOnce", "holdsViewWeakly", "init", "interactor",
        "isReleased", "leavingCancels", "log", "navigation", "presenter", "router", "self", "showAlert", "view",
        "viewController", "viewDidLoad", "viewModel", "withoutScreen",
    ]
}
