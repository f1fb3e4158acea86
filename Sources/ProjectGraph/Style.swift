package import Diagnostics
import Naming
import ProjectSpec
package import SwiftInterface
import SwiftReader
package import YAML

/// An architecture: the parts of its modules that have protocols.
package struct Style: Sendable {
    package let name: String
    package private(set) var roles: [Role]
    /// The suffixes of the roles for a module whose spec sets options.
    private let suffixes: @Sendable ([NamedValue<YAMLNode>]) -> [String]

    /// - Parameter suffixes: those of the roles, in their order, for a module whose spec sets options; none where options change nothing.
    package init(name: String, roles: [Role], suffixes: @escaping @Sendable ([NamedValue<YAMLNode>]) -> [String] = { _ in [] }) {
        self.name = name
        self.roles = roles
        self.suffixes = suffixes
    }

    /// As a module has it whose spec sets options.
    func tailored(to options: [NamedValue<YAMLNode>]) -> Style {
        guard !options.isEmpty else { return self }
        var style = self
        for (index, suffix) in zip(roles.indices, suffixes(options)) { style.roles[index].suffix = suffix }
        return style
    }

    package struct Role: Sendable {
        package let name: String
        /// What its protocol's name adds to the module's: `ViewProtocol`.
        package fileprivate(set) var suffix: String
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

extension Style {
    /// The team builds the module from a view controller that exists, and the spec writes no role's protocol.
    func isOfNoPart(_ spec: ModuleSpec) -> Bool {
        guard spec.build?.text == "custom" else { return false }
        return roles.contains { role in role.type == "ViewController" && spec.types.contains { $0.name.text == role.part } }
            && !roles.contains { role in spec.protocols.contains { $0.name.text == role.name } }
    }

    /// Reports keys of a module's `types` that are none of the parts: `viewController`, `presenter`.
    func checkParts(_ written: [LocatedText], into bag: inout DiagnosticBag) {
        let parts = roles.map(\.part)
        for name in written where !parts.contains(name.text) {
            let meant = roles.first { $0.name == name.text }?.part
            bag.add(
                Diagnostic(
                    .unknownRole,
                    "a module of style `\(self.name)` has no part `\(name.text)`",
                    at: name.range,
                    help: meant.map { "did you mean `\($0)`?" } ?? Spelling.help(for: name.text, in: parts)
                )
            )
        }
    }
}

extension Style.Role {
    /// As `types` names its class.
    package var part: String {
        NameCase.lowerFirst.applied(to: type)
    }
}
