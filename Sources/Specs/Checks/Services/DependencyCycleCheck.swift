import Diagnostics

enum DependencyCycleCheck {
    private enum Visit {
        case open
        case done
    }

    /// A service on the path, and the number of its dependencies that have been visited.
    private typealias Step = (service: Service, followed: Int)

    /// The maximum numbers of services in a report, and of reports. A project can have a huge number of long cycles.
    private static let longestReport = 100
    private static let mostReports = 50

    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let services = graph.services
        let byName = Dictionary(first: services.map { ($0.name, $0) })
        var visits: [String: Visit] = [:]
        var reportCount = 0
        for start in services where visits[start.name] == nil {
            var path: [Step] = [(start, 0)]
            visits[start.name] = .open
            while let step = path.last {
                guard step.followed < step.service.namedDependencies.count else {
                    visits[step.service.name] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].followed += 1
                let name = step.service.namedDependencies[step.followed].service.name
                guard let next = byName[name] else { continue }
                switch visits[name] {
                case .open where reportCount < mostReports:
                    reportCount += 1
                    report(path.drop { $0.service.name != name }, into: &bag)
                case .open, .done: continue
                case nil:
                    visits[name] = .open
                    path.append((next, 0))
                }
            }
        }
    }

    private static func report(_ cycle: ArraySlice<Step>, into bag: inout DiagnosticBag) {
        let links = cycle.prefix(longestReport).map {
            (name: $0.service.name, dependency: $0.service.namedDependencies[$0.followed - 1])
        }
        let names = links.map(\.name) + (cycle.count > links.count ? ["…"] : []) + [links[0].name]
        let message = "circular dependency: \(names.map { "`\($0)`" }.joined(separator: " → "))"
        let help =
            links.count == 1
            ? "remove `\(names[0])` from its own `dependencies`"
            : "remove one of these dependencies; if two of these services use the same code, move it into a new service"
        let notes = links.map {
            Diagnostic.Note("`\($0.name)` depends on `\($0.dependency.service.name)`", at: $0.dependency.range)
        }
        bag.add(.dependencyCycle, message, at: links[0].dependency.range, help: help, notes: notes)
    }
}
