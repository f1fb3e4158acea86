import ProjectGraph
import SwiftInterface

/// The Swift modules that the files of one module import, sorted as Swift files sort them.
struct ModuleImports: TemplateContext {
    let module: Module
    let targets: Targets
    /// What the router shows instead while a flag is on.
    let variant: Module?

    static let table = ContextTable<ModuleImports>("module imports", "What the files of a module import.") {
        ContextEntry("contracts", "The file of its protocols.", example: "[UIKit]") { $0.contracts }
        ContextEntry("dependencies", "A file with the services that it needs.", example: "[AuthFeature]") { $0.sorted($0.dependencies, in: $0.module.target) }
        ContextEntry("assembly", "The file that builds it.", example: "[UIKit]") { $0.assembly }
        ContextEntry("routes", "The file with its routes.", example: "[UIKit]") { $0.routes }
        ContextEntry("appRouter", "The file with the router's method that shows it.", example: "[LoginFeature, UIKit]") { $0.appRouter }
        ContextEntry("conformances", "The file in which types of the app conform to its protocols.", example: "[LoginFeature]") {
            $0.sorted([$0.module.target.module], in: $0.targets.app)
        }
        ContextEntry("fixtures", "The file with what tests give the module.", example: "[Foundation]") { $0.fixtures }
        ContextEntry("tests", "The tests of the module as a whole.", example: "[Testing, UIKit]") { $0.tests }
    }

    /// Of a file with one of its protocols.
    func ofContract(_ contract: ModuleProtocol) -> [String] {
        let namesScreens = contract.purpose == .navigation || contract.items.typeNames.contains { name in ["UI", "CG", "NS"].contains { name.name.hasPrefix($0) } }
        let usesSupport = contract.parent != nil || contract.purpose == .navigation || SupportTypes.areNamed(in: contract.items)
        return sorted(
            named
                + (usesSupport ? [targets.support.module] : [])
                + (namesScreens ? ["UIKit"] : []),
            in: module.target
        )
    }

    /// Of a part: of the types that it deals with. What only the bundles hold is not among them, so that a new dependency or parameter changes no file of a
    /// person's.
    ///
    /// - Parameter asked: the services to which it hands calls on.
    func ofPart(_ role: Style.Role, asking asked: [Service]) -> [String] {
        let contracts = module.protocols.filter { $0.purpose == .role(role) }
        // A view controller also shows what the view model has.
        let seen =
            role.showsRoutes ? contracts.flatMap(\.ownItems) : isOnScreen(role) ? partItems : contracts.flatMap(\.items)
        let usesSupport = SupportTypes.areNamed(in: seen) || (module.signature.result != nil && !holdsNoResult(role))
        return sorted(
            (role.showsRoutes && seen.isEmpty ? [] : module.imports + result + destinations)
                + asked.map(\.target.module)
                + (usesSupport ? [targets.support.module] : [])
                + (isOnScreen(role) ? ["UIKit"] : []),
            in: module.target
        )
    }

    /// Of the tests of a part, apart from the module's own target.
    ///
    /// - Parameter members: those of its protocol that they call or compare.
    func ofTests(_ role: Style.Role, of members: [InterfaceMember], besides further: [String] = []) -> [String] {
        let showsRoutes = role.showsRoutes || isOnScreen(role) && !module.style.roles.contains(where: \.showsRoutes)
        let names = members.map(InterfaceItem.member).typeNames
        let holdsResult = module.signature.result != nil && !holdsNoResult(role)
        let usesSupport = showsRoutes || SupportTypes.areAmong(names) || holdsResult
        return sorted(
            ["Testing"] + further
                + module.signature.imports(of: names)
                + (holdsResult ? result : [])
                + (showsRoutes ? destinations : [])
                + (usesSupport ? [targets.support.module] : [])
                + (isOnScreen(role) ? ["UIKit"] : []),
            in: module.target
        )
    }

    private var contracts: [String] {
        sorted(["UIKit", targets.support.module] + named + dependencies, in: module.target)
    }

    private var assembly: [String] {
        sorted(["UIKit"] + result + completion, in: module.target)
    }

    private var routes: [String] {
        sorted(["UIKit", targets.support.module] + (module.routes.isEmpty ? [] : named), in: module.target)
    }

    private var appRouter: [String] {
        let declaring = [module, variant].compactMap { $0?.target.module } + [targets.support.module]
        let named = module.signature.imports + (variant?.signature.imports ?? [])
        return sorted(["UIKit"] + named + declaring, in: targets.app)
    }

    private var tests: [String] {
        sorted(["Testing", "UIKit"] + result + completion, in: module.target)
    }

    private var fixtures: [String] {
        sorted(module.signature.parameterImports(targets), in: module.target)
    }

    /// Of the protocols of the services that it needs.
    private var dependencies: [String] {
        let names = module.dependencies.map { NameReference(name: $0.protocolName, range: $0.nameRange) }
        return module.dependencies.map(\.target.module) + module.imports + module.signature.imports(of: names)
    }

    /// Of the types that the spec names, and of those that the modules take and hand back to which it leads.
    var named: [String] {
        module.imports + module.signature.imports + destinations
    }

    /// Of what it hands back.
    private var result: [String] {
        module.signature.resultImports
    }

    /// Of the function through which it does so.
    private var completion: [String] {
        module.signature.result == nil ? [] : [targets.support.module]
    }

    private var destinations: [String] {
        let destinations = module.routes.map(\.destination)
        let declaring = destinations.filter { $0.namesTypes && targets.canSee($0.target, from: module.target) }.map(
            \.target.module
        )
        return destinations.flatMap(\.imports) + declaring
    }

    private var partItems: [InterfaceItem] {
        module.protocols
            .filter { if case .role(let role) = $0.purpose { !role.showsRoutes } else { false } }
            .flatMap(\.items)
    }

    private func isOnScreen(_ role: Style.Role) -> Bool {
        role.showsRoutes || role.type == "ViewController"
    }

    /// In VIPER neither the interactor nor the router knows of the module's result.
    private func holdsNoResult(_ role: Style.Role) -> Bool {
        role.showsRoutes || role.name == "interactor"
    }

    /// Foundation comes with UIKit.
    private func sorted(_ modules: [String], in target: Target) -> [String] {
        let excluded = modules.contains("UIKit") ? ["Foundation", target.module] : [target.module]
        return Set(modules).subtracting(excluded).sorted()
    }
}

extension ModuleSignature {
    /// Of the types of its parameters.
    func parameterImports(_ targets: Targets) -> [String] {
        let names = parameters.flatMap(\.type.names)
        return imports(of: names) + (SupportTypes.areAmong(names) ? [targets.support.module] : [])
    }

    /// Whoever opens the module may have to name types of its target.
    fileprivate var namesTypes: Bool {
        !parameters.isEmpty || result != nil
    }
}
