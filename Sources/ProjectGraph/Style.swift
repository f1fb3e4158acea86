package import Diagnostics
package import SwiftInterface
import SwiftReader

/// An architecture: the parts of its modules that have protocols.
package struct Style: Sendable {
    package let name: String
    package let roles: [Role]

    package init(name: String, roles: [Role]) {
        self.name = name
        self.roles = roles
    }

    package struct Role: Sendable {
        package let name: String
        /// What its protocol's name adds to the module's: `ViewProtocol`.
        package let suffix: String
        /// What the name of its class adds: `ViewController`.
        package let type: String
        /// The members that every module of the style has.
        package let members: [InterfaceItem]
        /// It has a protocol only where the spec gives it members.
        package let isOptional: Bool
        /// Its protocol has a member for each route, and `close()`.
        package let showsRoutes: Bool

        /// - Parameter members: the body of a Swift protocol; a mistake in it is reported.
        package init(
            name: String,
            suffix: String,
            type: String,
            members: LocatedText?,
            isOptional: Bool,
            showsRoutes: Bool,
            into bag: inout DiagnosticBag
        ) {
            self.name = name
            self.suffix = suffix
            self.type = type
            self.members = members.flatMap { SwiftReader.readMembers($0, into: &bag) } ?? []
            self.isOptional = isOptional
            self.showsRoutes = showsRoutes
        }
    }
}
