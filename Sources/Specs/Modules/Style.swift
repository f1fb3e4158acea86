import Diagnostics
import Support
import YAML

/// An architecture: the parts of its modules.
package struct Style: Sendable {
    package let name: String
    package private(set) var roles: [Role]
    /// The roles of modules with options of their own, by the path of the spec.
    package var rolesBySpec: [String: [Role]] = [:]
    /// True if roles may be missing, because a pack has errors.
    package var mayHaveMoreRoles = false
    /// Names that the tests of its parts declare.
    package var testNames: Set<String> = []

    package init(name: String, roles: [Role]) {
        (self.name, self.roles) = (name, roles)
    }

    /// Returns the style of a module. The module's options and the needs of its spec decide which parts it has.
    func applied(to spec: ModuleSpec) -> Style {
        var style = self
        style.roles = rolesBySpec[spec.range.file.path] ?? roles
        let needed = Set(roles.filter { $0.isNeeded(by: spec) }.map(\.classOwner))
        for index in roles.indices { style.roles[index].isNeeded = needed.contains(roles[index].classOwner) }
        return style
    }
}

extension Style {
    /// Returns true if the team builds the module from an existing screen and the spec has no protocol of a role. Then
    /// scaffold generates none of its parts.
    func isLegacyScreen(_ spec: ModuleSpec) -> Bool {
        guard spec.build?.text == "custom" else { return false }
        return roles.contains { role in role.isScreen && spec.types.contains { $0.name.text == role.part } }
            && !roles.contains { role in spec.protocols.contains { $0.name.text == role.name } }
    }

    func checkParts(_ written: [LocatedText], into bag: inout DiagnosticBag) {
        if mayHaveMoreRoles { return }
        let parts = roles.filter { $0.hasClass && $0.isPresentIfNeeded }.map(\.part)
        for name in written where !parts.contains(name.text) {
            let meant = roles.first { $0.name == name.text && parts.contains($0.part) }?.part
            let message = "modules of the style `\(self.name)` have no part `\(name.text)`"
            let help = meant.map { "did you mean `\($0)`?" } ?? Spelling.help(for: name.text, in: parts)
            bag.add(.unknownRole, message, at: name.range, help: help)
        }
    }
}
