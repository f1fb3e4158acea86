package import Diagnostics

/// A protocol of which a mock is made, with all that its class must keep to.
package struct MockedProtocol: Sendable {
    package let name: SwiftName
    package let isolation: ProtocolInterface.Isolation
    package let inherited: [SwiftType]
    /// Its mock may be called from any thread.
    package let isSendable: Bool
    package let items: [InterfaceItem]
    /// Of its `where` clause, one each.
    package let requirements: [String]
    /// Where problems are shown that no member has.
    package let range: SourceRange

    package init(
        name: SwiftName,
        isolation: ProtocolInterface.Isolation,
        inherited: [SwiftType] = [],
        isSendable: Bool = false,
        items: [InterfaceItem],
        requirements: [String] = [],
        range: SourceRange
    ) {
        self.name = name
        self.isolation = isolation
        self.inherited = inherited
        self.isSendable = isSendable || inherited.contains { $0.text == "Sendable" }
        self.items = items
        self.requirements = requirements
        self.range = range
    }
}

extension MockedProtocol {
    package init(_ interface: ProtocolInterface) {
        self.init(
            name: interface.name,
            isolation: interface.isolation,
            inherited: interface.inherited,
            items: interface.items,
            requirements: interface.requirements,
            range: interface.nameRange
        )
    }
}
