import Diagnostics
import Specs
import SwiftSource

struct ModuleImports: ComputedContext {
    let module: Module
    let targets: Targets
    /// The module that the router shows instead while a flag is on.
    let variant: Module?

    static let table = ContextTable<ModuleImports>("module imports") {
        ContextEntry("contracts") { imports in
            let written = imports.module.protocols.filter { !$0.isWrittenByHand }.flatMap(imports.ofContract)
            let own = imports.dependencies + imports.module.signature.imports + imports.completion
            return imports.module.target.imports(written + own)
        }
        ContextEntry("dependencies") { $0.module.target.imports($0.dependencies) }
        ContextEntry("assembly") {
            $0.module.target.imports(["UIKit"] + ($0.module.routes.isEmpty ? [$0.targets.support.module] : []))
        }
        ContextEntry("routes") { imports in
            let bound = imports.module.routes.flatMap(\.bound).flatMap(\.value.names)
            let named = imports.module.signature.imports(of: bound) + imports.destinations
            return imports.module.target.imports(["UIKit", imports.targets.support.module] + named)
        }
        ContextEntry("appRouter") { imports in
            let (module, variant) = (imports.module, imports.variant)
            // The code calls `isEnabled`, which the module of the service declares.
            let shown =
                [module.target, variant?.target].compactMap { $0?.module } + (module.variant?.service.modules ?? [])
            let named = module.signature.imports + (variant?.signature.imports ?? [])
            return imports.targets.app.imports(["UIKit", imports.targets.support.module] + named + shown)
        }
        ContextEntry("conformances") { $0.targets.app.imports([$0.module.target.module]) }
        ContextEntry("fixtures") { $0.fixtures }
        ContextEntry("tests") {
            $0.module.target.imports(["Testing", "UIKit"] + $0.module.signature.resultImports + $0.completion)
        }
    }

    func ofContract(_ contract: ModuleProtocol) -> [String] {
        let names = contract.items.typeNames
        let namesScreens = names.contains { name in ["CG", "NS"].contains { name.name.hasPrefix($0) } }
        return module.target.imports(
            module.signature.imports(of: names)
                + (contract.role?.routes == nil ? [] : destinations)
                + (contract.parent.map { [$0.module ?? targets.support.module] } ?? [])
                + (namesScreens ? ["UIKit"] : [])
        )
    }

    /// Returns the imports of a part's file for the types that it uses. Types that only the structs of dependencies and parameters use
    /// are not included, so that a new dependency or parameter changes no user-owned file.
    func ofPart(_ role: Style.Role, calling called: [Service], of services: [Service]) -> [String] {
        let contracts = module.contracts(ofClassOf: role)
        // A screen without a protocol uses the members of the other parts.
        let seen =
            role.showsRoutes ? contracts.flatMap(\.ownItems) : role.hasProtocol ? contracts.flatMap(\.items) : partItems
        let names = seen.typeNames
        // The parts call each other's members. A member of a parent is visible only if the file imports the parent's module.
        let callsParents =
            !role.holdsDependencies && module.protocols.contains { $0.parent != nil && $0.role?.hasClass == true }
        let throwsInStubs = contracts.contains { contract in
            let known = contract.role?.holdsDependencies == true ? services : []
            return contract.items.members.contains { $0.throwsAnyError && Stub.forward($0, to: known) == nil }
        }
        let usesSupport = holdsResult(role) || callsParents || throwsInStubs || needsNavigation(role)
        return module.target.imports(
            module.signature.imports(of: names)
                + (holdsResult(role) ? module.signature.resultImports : [])
                + (role.holdsDependencies && !hasRouter(role) || role.showsRoutes && seen.isEmpty
                    || opensNothing(role, names)
                    ? [] : destinations)
                + called.flatMap(\.reference.modules)
                + (usesSupport ? [targets.support.module] : [])
                + role.imports
                + (role.imports.contains("SwiftUI") ? typesOfSwiftUI(among: names) : [])
        )
    }

    /// Returns imports of single types of the shared target whose names SwiftUI has, too. Without them, the names are ambiguous.
    private func typesOfSwiftUI(among names: [NameReference]) -> [String] {
        guard targets.support.module != module.target.module, names.contains(where: { $0.name == "Alert" }) else {
            return []
        }
        return ["struct \(targets.support.module).Alert"]
    }

    /// Returns the imports of the tests of a part, without the module's own target.
    func ofTests(_ role: Style.Role, of members: [MemberDeclaration], samples: Samples) -> [String] {
        let needsNavigation = needsNavigation(role)
        let holdsResult = holdsResult(role)
        let names = members.map(MemberListItem.member).typeNames
        return module.target.imports(
            ["Testing"]
                + module.signature.imports(of: names)
                + samples.imports(of: names)
                + (holdsResult ? module.signature.resultImports : [])
                + (needsNavigation ? destinations : [])
                + (needsNavigation || holdsResult ? [targets.support.module] : [])
                + role.imports
        )
    }

    var fixtures: [String] { module.target.imports(module.signature.parameterImports) }

    private var dependencies: [String] {
        let written = module.dependencies.isEmpty ? [] : module.spec.imports.map(\.text)
        return module.dependencies.flatMap(\.modules) + module.imports + written
    }

    private var completion: [String] { module.signature.result == nil ? [] : [targets.support.module] }

    private var destinations: [String] {
        let destinations = module.routes.map(\.destination)
        // Callers may have to name types of the destination's target.
        let declaring = destinations.filter { !$0.parameters.isEmpty || $0.result != nil }.map(\.target)
            .filter { targets.canSee($0, from: module.target, importing: module.spec.imports) }
        return destinations.flatMap(\.imports) + declaring.map(\.module)
    }

    private var partItems: [MemberListItem] {
        module.protocols.filter { $0.role.map { $0.hasClass && !$0.showsRoutes } ?? false }.flatMap(\.items)
    }

    /// Returns true for the class that opens routes: the part with the routes, or else the screen.
    private func needsNavigation(_ role: Style.Role) -> Bool {
        role.showsRoutes || role.isScreen && !module.style.roles.contains { $0.showsRoutes && $0.isPresent }
    }

    /// Returns true for a class with a property for the part that has the routes.
    private func hasRouter(_ role: Style.Role) -> Bool {
        let names = role.names.union(role.superclass?.members ?? [])
        return module.style.roles.contains { $0.showsRoutes && names.contains($0.name) }
    }

    /// Returns true for a part that doesn't open routes, if all its types are known. Other targets may declare an unknown type.
    private func opensNothing(_ role: Style.Role, _ names: [NameReference]) -> Bool {
        let leavesRoutesToAnother = module.style.roles.contains { $0.showsRoutes } && !hasRouter(role)
        return (role.isScreen || leavesRoutesToAnother) && !needsNavigation(role)
            && names.allSatisfy(module.signature.knows)
    }

    private func holdsResult(_ role: Style.Role) -> Bool {
        module.signature.result != nil && role.holdsResult
    }
}

extension Target {
    /// Returns the imports of a file of the target, sorted. UIKit includes Foundation.
    func imports(_ modules: [String]) -> [String] {
        Set(modules).subtracting(modules.contains("UIKit") ? ["Foundation", module] : [module]).sorted()
    }
}

extension ModuleSignature {
    var parameterImports: [String] { imports(of: allParameters.flatMap(\.type.names)) }
}
