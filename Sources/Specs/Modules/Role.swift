package import Diagnostics
import Support
package import SwiftSource
import YAML

extension Style {
    /// A part of a module: a class and its protocol. A pack declares the rules for both.
    package struct Role: Sendable {
        package let name: String
        /// The suffix of the protocol's name: `ViewProtocol`.
        package var suffix: String
        /// The suffix of the mock's name, before `Mock`; nil for the suffix of the protocol.
        package var mock: String?
        /// The suffix of the class's name: `View`.
        package var type: String
        /// The name of the role that declares the class. One class can conform to the protocols of several roles.
        package var classOwner: String
        /// False if no class of the module conforms to the protocol.
        package var hasClass = true
        package var hasProtocol = true
        /// True if a module has no protocol for the role when this protocol would be empty.
        package var isOptional = false
        /// The protocol that the role's protocol inherits from, with its members.
        package var parent: SupportProtocol?
        /// The members that the protocol has in every module, without those of `parent`.
        package var members: [MemberListItem] = []
        /// The text of the members, if it contains a placeholder for the name of the module.
        package var membersWithModuleName: LocatedText?
        /// The member of the protocol for each route.
        package var routes: RouteFunction?

        /// True if a module has the part even if its spec doesn't need it.
        package var isAlwaysPresent = true
        /// True if a module has the part when its spec needs it.
        package var isPresentIfNeeded = true
        var isNeeded = true
        /// The options that decide whether a module has the part, with their values: `screens: swiftui`.
        package var deciding: [String] = []

        /// True if UIKit or SwiftUI shows the class.
        package var isScreen = false
        /// The class that the role's class inherits from, and its members that a subclass can't declare again, by their
        /// full names.
        package var superclass: (name: String, members: Set<String>)?
        /// True if the class gets the module's services.
        package var holdsDependencies = false
        /// True if the class keeps the module's completion.
        package var holdsResult = false
        /// True if the protocol may use entities.
        package var mayNameEntities = true
        /// The Swift modules that the file of the class always imports.
        package var imports: [String] = []
        /// True if the file of the class uses mocks.
        package var usesMocks = false
        /// The Swift modules whose types the protocol must not use.
        package var forbids: [String] = []
        /// The roles whose classes and protocols the protocol may use; nil for all.
        package var uses: [String]?
        /// The names of the properties that the template of the class declares.
        package var names: Set<String> = []

        package init(name: String, suffix: String, type: String) {
            (self.name, self.suffix, self.type) = (name, suffix, type)
            classOwner = name
        }
    }
}

extension Style.Role {
    /// The key of the role's class under `types`.
    package var part: String { NameCase.lowerFirst.applied(to: type) }

    /// True if the module has this part.
    package var isPresent: Bool { isNeeded ? isPresentIfNeeded : isAlwaysPresent }

    /// True if the class has a method for each route.
    package var showsRoutes: Bool { hasClass && routes != nil }

    /// Returns the members that the protocol has in a module, without those of `parent`.
    func members(of module: String) -> [MemberListItem] {
        guard let text = membersWithModuleName else { return members }
        // The text has already been read without errors, with another module name.
        var ignored = DiagnosticBag()
        return SwiftReader.readMembers(text.named(module), into: &ignored) ?? []
    }

    func isNeeded(by spec: ModuleSpec) -> Bool {
        spec.protocols.contains { $0.name.text == name } || hasClass && spec.types.contains { $0.name.text == part }
            || holdsDependencies && !spec.dependencies.isEmpty
    }
}

extension LocatedText {
    /// True if the text has a placeholder for the name of a module.
    package var namesModule: Bool { text.contains(/{{ *module\.name *}}/) }

    /// Returns the text with the name of a module instead of the placeholder.
    package func named(_ module: String) -> LocatedText {
        let offset = { (index: String.Index) in text.utf8.distance(from: text.startIndex, to: index) }
        let parts = text.ranges(of: /{{ *module\.name *}}/).map { offset($0.lowerBound)..<offset($0.upperBound) }
        return replacing(parts, with: module)
    }
}
