import SwiftSource

extension InterfaceMember {
    /// The same with other names for the parameters whose names its mock's body needs.
    ///
    /// - Parameter stubName: what the names of its stubs begin with.
    func renamingParameters(whereNeededFor stubName: String) -> InterfaceMember {
        guard let callable, callable.parameters.contains(where: { mayHide($0.name.plain, stubName) }) else {
            return self
        }
        let reserved = reserved(stubName)
        let taken = reserved.union(callable.parameters.map(\.name.plain))
        let parameters = callable.parameters.map { parameter in
            reserved.contains(parameter.name.plain) ? parameter.renamed(taken) : parameter
        }
        return mapping(callable.with(parameters))
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

extension InterfaceMember.Callable {
    fileprivate func with(_ parameters: [InterfaceParameter]) -> Self {
        Self(
            generics: generics,
            parameters: parameters,
            effects: effects,
            result: result,
            isResultSending: isResultSending
        )
    }
}

extension InterfaceParameter {
    fileprivate func renamed(_ taken: Set<String>) -> InterfaceParameter {
        var free = name.plain + "Argument"
        while taken.contains(free) { free += "Argument" }
        return InterfaceParameter(
            label: label,
            name: SwiftName(unescaped: free),
            type: type,
            specifiers: specifiers,
            typeAttributes: typeAttributes,
            attributes: attributes,
            isVariadic: isVariadic,
            range: range
        )
    }
}
