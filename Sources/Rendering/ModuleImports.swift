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
        ContextEntry("assembly", "The file that builds it.", example: "[UIKit]") { $0.assembly }
        ContextEntry("routes", "The file with its routes.", example: "[UIKit]") { $0.routes }
        ContextEntry("appRouter", "The file with the router's method that shows it.", example: "[LoginFeature, UIKit]") { $0.appRouter }
        ContextEntry("conformances", "The file in which types of the app conform to its protocols.", example: "[LoginFeature]") {
            $0.sorted([$0.module.target.module], in: $0.targets.app)
        }
        ContextEntry("tests", "The tests of the module as a whole.", example: "[Testing, UIKit]") { $0.tests }
    }

    /// Of a file with one of its protocols.
    func ofContract(_ contract: ModuleProtocol) -> [String] {
        let namesScreens = contract.purpose == .routing || contract.items.typeNames.contains { name in ["UI", "CG", "NS"].contains { name.name.hasPrefix($0) } }
        let usesSupport = contract.parent != nil || contract.purpose == .routing || SupportTypes.areNamed(in: contract.items)
        return sorted(
            named
                + (contract.purpose == .dependencies ? module.dependencies.map(\.target.module) : [])
                + (usesSupport ? [targets.support.module] : [])
                + (namesScreens ? ["UIKit"] : []),
            in: module.target
        )
    }

    /// Of a part: of the types that it deals with and, where it holds the dependencies, of the services.
    func ofPart(_ role: Style.Role) -> [String] {
        let contracts = module.protocols.filter { $0.purpose == .role(role) }
        // A view controller also shows what the view model has.
        let seen =
            role.showsRoutes ? contracts.flatMap(\.ownItems) : isOnScreen(role) ? partItems : contracts.flatMap(\.items)
        let holdsDependencies = RolesContext.holdDependencies.contains(role.name)
        let usesSupport = SupportTypes.areNamed(in: seen) || (module.signature.result != nil && !holdsNoResult(role))
        return sorted(
            (role.showsRoutes && seen.isEmpty ? [] : named)
                + (holdsDependencies ? module.dependencies.map(\.target.module) : [])
                + (usesSupport ? [targets.support.module] : [])
                + (isOnScreen(role) ? ["UIKit"] : []),
            in: module.target
        )
    }

    /// Of the tests of a part, apart from the module's own target.
    func ofTests(_ role: Style.Role) -> [String] {
        let showsRoutes = role.showsRoutes || isOnScreen(role) && !module.style.roles.contains(where: \.showsRoutes)
        let namesSupport = SupportTypes.areNamed(
            in: module.protocols.filter { $0.purpose == .role(role) }.flatMap(\.ownItems)
        )
        let holdsResult = module.signature.result != nil && !holdsNoResult(role)
        let usesSupport = showsRoutes || namesSupport || holdsResult
        return sorted(
            ["Testing"] + named + (usesSupport ? [targets.support.module] : []) + (isOnScreen(role) ? ["UIKit"] : []),
            in: module.target
        )
    }

    private var contracts: [String] {
        let services = module.dependencies.map(\.target.module)
        return sorted(["UIKit", targets.support.module] + named + services, in: module.target)
    }

    private var assembly: [String] {
        let result = module.signature.result == nil ? [] : module.signature.imports + [targets.support.module]
        return sorted(["UIKit"] + result, in: module.target)
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
        let result = module.signature.result == nil ? [] : [targets.support.module]
        return sorted(["Testing", "UIKit"] + named + result, in: module.target)
    }

    /// Of the types that the spec names, and of those that the modules take and hand back to which it leads.
    var named: [String] {
        let destinations = module.routes.map(\.destination)
        let declaring = destinations.filter { $0.namesTypes && targets.canSee($0.target, from: module.target) }.map(
            \.target.module
        )
        return module.imports + module.signature.imports + destinations.flatMap(\.imports) + declaring
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
    /// Whoever opens the module may have to name types of its target.
    fileprivate var namesTypes: Bool {
        !parameters.isEmpty || result != nil
    }
}
