import SwiftInterface

/// What a mock's counts and recorded calls of a member begin with.
enum MockName {
    static func of(_ member: InterfaceMember, in items: [InterfaceItem]) -> String {
        member.name.plain
    }
}
