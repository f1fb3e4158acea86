import Diagnostics
import YAML

extension ModuleIndex {
    func routes(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> [Route] {
        let resolved = spec.routes.compactMap { written -> (name: LocatedText, route: Route)? in
            let destination = resolve(written.module, allowsFlow: true, into: &bag)
            let bound = ArgumentReader.read(written.with, of: destination, setsModes: true, into: &bag)
            return destination.map {
                let shown = written.presentation.value?.presentation ?? $0.presentation
                let route = Route(destination: $0, presentation: shown, bound: bound, range: written.module.range)
                return (written.module, route)
            }
        }
        let unique = resolved.withoutRepeated(by: \.route.destination.name) { repeated, first in
            let message = "duplicate route to `\(repeated.name.text)`"
            let help =
                "keep one of the two routes; if they differ only in their arguments, remove `with`, and pass the arguments to the router's method"
            let note = Diagnostic.Note("first written here", at: first.name.range)
            bag.add(.duplicateRoute, message, at: repeated.name.range, help: help, notes: [note])
        }
        let routes = unique.map(\.route)
        checkMethods(of: routes, into: &bag)
        return routes
    }

    private func checkMethods(of routes: [Route], into bag: inout DiagnosticBag) {
        var taken: [String: RouteMethod] = [:]
        for method in routes.flatMap(\.methods) {
            let show = "show\(method.name)"
            for name in method.route.destination.result == nil ? [show] : [show, show + "ForResult"] {
                guard let other = taken.updateValue(method, forKey: name) else { continue }
                // Two such modes of one module have been reported in its spec.
                guard other.name != method.name || other.route.destination.name != method.route.destination.name
                else { continue }
                let message = "the routes to \(method.described) and to \(other.described) both have a method `\(name)`"
                let help = "rename a mode or a module"
                let note = Diagnostic.Note("\(other.described) is declared here", at: other.nameRange)
                bag.add(.collidingName, message, at: method.route.range, help: help, notes: [note])
            }
        }
    }
}

extension RouteMethod {
    fileprivate var described: String {
        let module = "`\(route.destination.name)`"
        return mode.map { "the mode `\($0.name)` of \(module)" } ?? module
    }

    fileprivate var nameRange: SourceRange { mode?.nameRange ?? route.destination.nameRange }
}
