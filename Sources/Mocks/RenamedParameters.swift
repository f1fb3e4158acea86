import SwiftSource

extension MemberDeclaration {
    /// The same with other names for the parameters whose names its mock's body needs.
    ///
    /// - Parameter stubName: what the names of its stubs begin with.
    func renamingParameters(whereNeededFor stubName: String) -> MemberDeclaration {
        guard let callable, callable.parameters.contains(where: { isReserved($0.name.plain, stubName) }) else {
            return self
        }
        let taken = callable.parameters.map(\.name.plain)
        var renamed = callable
        for (index, name) in taken.enumerated() where isReserved(name, stubName) {
            var free = name + "Argument"
            while taken.contains(free) { free += "Argument" }
            renamed.parameters[index].name = SwiftName(unescaped: free)
        }
        return with(kind: kind.with(renamed))
    }

    /// Whether the body of the mock's member needs the name.
    private func isReserved(_ name: String, _ stubName: String) -> Bool {
        let isOfSubscript = if case .subscript = kind { true } else { false }
        if Self.reservedInBodies.contains(name) || isOfSubscript && name == "newValue" { return true }
        guard name.hasPrefix(stubName) else { return false }
        let rest = name.dropFirst(stubName.count)
        return Self.suffixes.contains(rest)
            || isOfSubscript && rest.hasPrefix("Set") && Self.suffixes.contains(rest.dropFirst(3))
    }

    private static let suffixes: Set<Substring> = [
        "CallCount", "Calls", "Handler", "ReturnValue", "ReturnValues", "ThrownError",
    ]
    static let reservedInBodies: Set<String> = [
        "mockCast", "mockSend", "mockLog", "mockStorage", "staticMockStorage", "mockStub", "mockHandler", "mockError",
        "mockThrownError", "mockReturnValue",
    ]
}
