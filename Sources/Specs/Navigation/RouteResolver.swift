import Diagnostics
import YAML

/// Resolves the names in routes.
struct RouteResolver {
    let modules: ModuleIndex

    func routes(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> [Route] {
        var routes: [Route] = []
        var first: [String: SourceRange] = [:]
        for written in spec.routes {
            let destination = modules.resolve(written.module, into: &bag)
            let bound = ArgumentReader.read(written.with, of: destination, into: &bag)
            guard let destination else { continue }
            if let first = first[destination.name] {
                bag.add(
                    .duplicateRoute,
                    "duplicate route to `\(written.module.text)`",
                    at: written.module.range,
                    help: "remove one of them; if their arguments differ, don't list these under `with`",
                    notes: [.init("first written here", at: first)]
                )
                continue
            }
            first[destination.name] = written.module.range
            routes.append(
                Route(
                    destination: destination,
                    presentation: written.presentation.value?.presentation ?? destination.presentation,
                    bound: bound,
                    range: written.module.range
                )
            )
        }
        return routes
    }
}
