import Diagnostics
import ProjectSpec
import SwiftInterface
import SwiftReader
import YAML

/// Routes as written → routes as meant.
struct RouteResolver {
    let modules: ModuleIndex

    func routes(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> [Route] {
        var routes: [Route] = []
        var first: [String: SourceRange] = [:]
        for written in spec.routes {
            let shown = written.presentation.flatMap { Presentation.read($0, into: &bag) }
            guard let destination = modules.resolve(written.module, into: &bag) else {
                for entry in written.with { _ = SwiftReader.readExpression(entry.value, into: &bag) }
                continue
            }
            let bound = written.with.compactMap { argument($0, of: destination, into: &bag) }
            if let first = first[destination.name] {
                bag.add(
                    Diagnostic(
                        .duplicateRoute,
                        "the route to `\(written.module.text)` is written twice",
                        at: written.module.range,
                        help: "keep one of them: a route has one name and one set of arguments",
                        notes: [.init("first written here", at: first)]
                    )
                )
                continue
            }
            first[destination.name] = written.module.range
            routes.append(
                Route(
                    destination: destination,
                    presentation: shown ?? destination.presentation,
                    bound: bound,
                    range: written.module.range
                )
            )
        }
        return routes
    }

    private func argument(
        _ written: NamedValue<LocatedText>,
        of destination: ModuleSignature,
        into bag: inout DiagnosticBag
    ) -> (parameter: Parameter, value: SwiftExpression)? {
        let value = SwiftReader.readExpression(written.value, into: &bag)
        guard let parameter = destination.parameters.first(where: { $0.name == written.name.text }) else {
            guard !destination.mayHaveParameter(written.name.text) else { return nil }
            let names = destination.parameters.map(\.name)
            bag.add(
                Diagnostic(
                    .unknownArgument,
                    "`\(destination.name)` has no parameter `\(written.name.text)`",
                    at: written.name.range,
                    help: Spelling.help(for: written.name.text, in: names) ?? (names.isEmpty ? "it has no parameters" : nil),
                    notes: [.init("declared here", at: destination.nameRange)]
                )
            )
            return nil
        }
        return value.map { (parameter, $0) }
    }
}
