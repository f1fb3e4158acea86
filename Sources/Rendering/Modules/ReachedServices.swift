import Specs

extension ProjectGraph {
    /// The services of each module, and of all modules that are reachable from it through routes. They are sorted by name.
    var reachedServices: [String: [Service.Reference]] {
        var openers: [String: [String]] = [:]
        for module in modules {
            for route in module.routes { openers[route.destination.name, default: []].append(module.name) }
        }
        var found: [String: [String: Service.Reference]] = [:]
        for module in modules {
            for service in module.dependencies { found[module.name, default: [:]][service.name] = service }
        }
        // A module that reaches more services than before passes them on to the modules that open it.
        var changed = Array(found.keys)
        while let name = changed.popLast() {
            for opener in openers[name] ?? [] {
                let count = found[opener]?.count
                found[opener, default: [:]].merge(found[name] ?? [:]) { own, _ in own }
                if found[opener]?.count != count { changed.append(opener) }
            }
        }
        return found.mapValues { $0.values.sorted { $0.name < $1.name } }
    }
}
