package import Diagnostics
import Naming
import ProjectSpec
package import SwiftInterface
import SwiftReader
package import YAML

/// An architecture: the parts of its modules.
package struct Style: Sendable {
    /// What the options of a module decide about one role.
    package struct Tailoring: Sendable {
        package let suffix: String
        /// A module has the part although nothing of its spec needs it.
        let isPresent: Bool
        let isPresentIfNeeded: Bool

        package init(suffix: String, isPresent: Bool = true, isPresentIfNeeded: Bool = true) {
            self.suffix = suffix
            self.isPresent = isPresent
            self.isPresentIfNeeded = isPresentIfNeeded
        }
    }

    package let name: String
    package private(set) var roles: [Role]
    /// That of the roles for a module whose spec sets options.
    private let tailoring: @Sendable ([NamedValue<YAMLNode>]) -> [Tailoring]

    /// - Parameter tailoring: that of the roles, in their order, for a module whose spec sets options; none where options change nothing.
    package init(name: String, roles: [Role], tailoring: @escaping @Sendable ([NamedValue<YAMLNode>]) -> [Tailoring] = { _ in [] }) {
        self.name = name
        self.roles = roles
        self.tailoring = tailoring
    }

    /// As the module of a spec has it.
    func tailored(to spec: ModuleSpec) -> Style {
        var style = self
        if !spec.options.isEmpty {
            for (index, tailoring) in zip(roles.indices, tailoring(spec.options)) { style.roles[index].tailoring = tailoring }
        }
        for index in roles.indices { style.roles[index].isNeeded = roles[index].isNeeded(by: spec) }
        return style
    }

    package struct Role: Sendable {
        package let name: String
        fileprivate(set) var tailoring: Tailoring
        fileprivate(set) var isNeeded = true
        private let mock: String?
        /// What the name of its class adds: `ViewController`.
        package let type: String
        /// The protocol of the support files that declares and implements `members`.
        let parent: LocatedText?
        /// The members that every module of the style has.
        package let members: [InterfaceItem]
        /// It has a protocol only where the spec gives it members.
        package let isOptional: Bool
        package let hasProtocol: Bool
        /// Its protocol has a member for each route.
        package let showsRoutes: Bool

        /// - Parameter members: the body of a Swift protocol; a mistake in it is reported.
        package init(
            name: String,
            tailoring: Tailoring,
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
            self.tailoring = tailoring
            self.mock = mock
            self.type = type
            self.parent = parent
            self.members = members.flatMap { SwiftReader.readMembers($0, into: &bag) } ?? []
            self.isOptional = isOptional
            self.hasProtocol = hasProtocol
            self.showsRoutes = showsRoutes
        }

        /// What its protocol's name adds to the module's: `ViewProtocol`.
        package var suffix: String { tailoring.suffix }

        /// What the name of its mock adds to the module's: `ViewMock`.
        package var mockSuffix: String { (mock ?? suffix) + "Mock" }

        /// The module has this part.
        package var isPresent: Bool { isNeeded ? tailoring.isPresentIfNeeded : tailoring.isPresent }

        /// The part is given the module's services.
        package var holdsDependencies: Bool { ["interactor", "viewModel"].contains(name) }

        fileprivate func isNeeded(by spec: ModuleSpec) -> Bool {
            spec.protocols.contains { $0.name.text == name } || spec.types.contains { $0.name.text == part } || holdsDependencies && !spec.dependencies.isEmpty
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
                    "the style `\(self.name)` has no part `\(name.text)`",
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
