package import Diagnostics
import Support
package import SwiftSource
import YAML

/// An architecture: the parts of its modules.
package struct Style: Sendable {
    package let name: String
    package private(set) var roles: [Role]
    /// The roles of modules with options of their own, by the path of the spec.
    private let rolesBySpec: [String: [Role]]

    package init(name: String, roles: [Role], rolesBySpec: [String: [Role]] = [:]) {
        self.name = name
        self.roles = roles
        self.rolesBySpec = rolesBySpec
    }

    /// Returns the style with the options and parts of a module.
    func applied(to spec: ModuleSpec) -> Style {
        var style = self
        style.roles = rolesBySpec[spec.range.file.path] ?? roles
        for index in roles.indices { style.roles[index].isNeeded = roles[index].isNeeded(by: spec) }
        return style
    }

    package struct Role: Sendable {
        package let name: String
        /// The suffix of the protocol's name: `ViewProtocol`.
        package var suffix: String
        /// True if a module has the part even if its spec doesn't need it.
        package var isAlwaysPresent = true
        /// True if a module has the part if its spec needs it.
        package var isPresentIfNeeded = true
        fileprivate(set) var isNeeded = true
        private let mock: String?
        /// The suffix of the class's name: `ViewController`.
        package let type: String
        /// The protocol of the support files that declares and implements `members`.
        let parent: LocatedText?
        /// The members that every module of the style has.
        package let members: [MemberListItem]
        /// True if the role has a protocol only if the spec gives it members.
        package let isOptional: Bool
        package let hasProtocol: Bool
        /// True if the protocol has a member for each route.
        package let showsRoutes: Bool

        /// - Parameter members: the body of a Swift protocol; a mistake in it is reported.
        package init(
            name: String,
            suffix: String,
            mock: String? = nil,
            type: String,
            parent: LocatedText? = nil,
            members: LocatedText?,
            isOptional: Bool,
            hasProtocol: Bool = true,
            showsRoutes: Bool,
            into bag: inout DiagnosticBag
        ) {
            self.name = name
            self.suffix = suffix
            self.mock = mock
            self.type = type
            self.parent = parent
            self.members = members.flatMap { SwiftReader.readMembers($0, into: &bag) } ?? []
            self.isOptional = isOptional
            self.hasProtocol = hasProtocol
            self.showsRoutes = showsRoutes
        }

        /// The suffix of the mock's name: `ViewMock`.
        var mockSuffix: String { (mock ?? suffix) + "Mock" }

        /// True if the module has this part.
        package var isPresent: Bool { isNeeded ? isPresentIfNeeded : isAlwaysPresent }

        /// True if the part receives the module's services.
        package var holdsDependencies: Bool { ["interactor", "viewModel"].contains(name) }

        fileprivate func isNeeded(by spec: ModuleSpec) -> Bool {
            spec.protocols.contains { $0.name.text == name } || spec.types.contains { $0.name.text == part }
                || holdsDependencies && !spec.dependencies.isEmpty
        }
    }
}

extension Style {
    /// Returns true if the team builds the module from an existing view controller and the spec has no protocol of a
    /// role.
    func isLegacyScreen(_ spec: ModuleSpec) -> Bool {
        guard spec.build?.text == "custom" else { return false }
        return roles.contains { role in
            role.type == "ViewController" && spec.types.contains { $0.name.text == role.part }
        }
            && !roles.contains { role in spec.protocols.contains { $0.name.text == role.name } }
    }

    /// Reports unknown parts in a module's `types`. Known parts are, for example, `viewController` and `presenter`.
    func checkParts(_ written: [LocatedText], into bag: inout DiagnosticBag) {
        let parts = roles.map(\.part)
        for name in written where !parts.contains(name.text) {
            let meant = roles.first { $0.name == name.text }?.part
            bag.add(
                .unknownRole,
                "the style `\(self.name)` has no part `\(name.text)`",
                at: name.range,
                help: meant.map { "did you mean `\($0)`?" } ?? Spelling.help(for: name.text, in: parts)
            )
        }
    }
}

extension Style.Role {
    /// The key of the role's class under `types`.
    package var part: String {
        NameCase.lowerFirst.applied(to: type)
    }
}
