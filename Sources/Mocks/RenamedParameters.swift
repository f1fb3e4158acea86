import SwiftSource

extension MemberDeclaration {
    /// Returns the member with other names for parameters whose names the mock's body needs.
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

    /// Returns whether the body of the mock's member needs the name.
    private func isReserved(_ name: String, _ stubName: String) -> Bool {
        Self.reservedInBodies.contains(name) || isSubscript && name == "newValue"
            || name.hasPrefix(stubName) && suffixes.contains(String(name.dropFirst(stubName.count)))
    }

    static let reservedInBodies: Set<String> = [
        "mockCast", "mockSend", "mockLog", "mockStorage", "staticMockStorage", "mockStub", "mockHandler", "mockError",
        "mockThrownError", "mockReturnValue",
    ]
}
