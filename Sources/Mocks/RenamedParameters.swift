import SwiftSource

extension MemberDeclaration {
    /// The same with other names for the parameters whose names its mock's body needs.
    ///
    /// - Parameter stubName: what the names of its stubs begin with.
    func renamingParameters(whereNeededFor stubName: String) -> MemberDeclaration {
        guard let callable, callable.parameters.contains(where: { mayHide($0.name.plain, stubName) }) else {
            return self
        }
        let reserved = reserved(stubName)
        let taken = reserved.union(callable.parameters.map(\.name.plain))
        var renamed = callable
        for index in renamed.parameters.indices where reserved.contains(renamed.parameters[index].name.plain) {
            var free = renamed.parameters[index].name.plain + "Argument"
            while taken.contains(free) { free += "Argument" }
            renamed.parameters[index].name = SwiftName(unescaped: free)
        }
        return with(kind: kind.with(renamed))
    }

    private func mayHide(_ name: String, _ stubName: String) -> Bool {
        name.utf8.starts(with: stubName.utf8) || name == "newValue" || Self.reservedInBodies.contains(name)
    }

    /// Names that the body of the mock's member needs.
    private func reserved(_ stubName: String) -> Set<String> {
        let suffixes = ["CallCount", "Calls", "Handler", "ReturnValue", "ReturnValues", "ThrownError"]
        let stubs = suffixes.map { stubName + $0 }
        let ofSetter =
            if case .subscript = kind { ["newValue"] + suffixes.map { stubName + "Set" + $0 } } else { [String]() }
        return Self.reservedInBodies.union(stubs + ofSetter)
    }

    private static let reservedInBodies: Set<String> = [
        "mockLog", "mockStorage", "staticMockStorage", "mockStub", "mockHandler", "mockError", "mockThrownError",
        "mockReturnValue",
    ]
}
