import SwiftSource

extension ProtocolResolver {
    /// What one protocol contributes.
    struct Part {
        var declaration: ProtocolDeclaration?
        var items: [MemberListItem]
        let isolation: ProtocolDeclaration.Isolation
        /// Under which it exists though the protocol that is mocked may not.
        let conditions: [String]
        /// Whether the protocol or one of its parents asks for the superclass, whose nested types it sees then.
        var hasSuperclass = false
        /// Whether the protocol or one of its parents is an actor's.
        var isActor = false

        /// It is not on the mock's actor, or not in Swift 5, where nobody inherits isolation: its protocol says nothing, or Swift's own has it too.
        ///
        /// - Parameter ofKnown: the members of Swift's protocols among the parents.
        func leavesActor(_ item: MemberListItem, _ ofKnown: Set<String>) -> Bool {
            isolation == .unspecified
                || !ofKnown.isEmpty && [item].members.contains { ofKnown.contains($0.requirementName) }
        }
    }
}
