/// Random specs of a correct project. They are the same for the same seed.
struct RandomProject {
    private(set) var files: [(path: String, text: String)] = []
    private var generator: SplitMix
    private let moduleCount: Int
    private var serviceNames: [String] = []
    private var lifetimes: [String: String] = [:]
    /// By module: the lines of `parameters`, and a route's `with` for those that the route binds.
    private var parameters: [[(name: String, type: String, value: String)]] = []

    init(seed: UInt64, modules: Int, services: Int) {
        generator = SplitMix(state: seed)
        moduleCount = modules
        let settings =
            "budget: {functions: 100}\nflags: {service: flags, type: Flag}\ntypes:\n  Kind: {text: rawValue}\n  Ref.ID: {text: losslessString}\n  Filter: {text: codable}\n"
        files.append(("scaffold.yml", settings))
        addServices(services)
        parameters = (0..<modules).map { _ in makeParameters() }
        for number in 0..<modules { addModule(number) }
        shuffleFiles()
    }

    private mutating func addServices(_ count: Int) {
        var text =
            "services:\n  flags: {protocol: Flagging, lifetime: external, members: \"func isEnabled(_ flag: Flag) -> Bool\"}\n"
        for number in 0..<count {
            let name = "service\(number)"
            let lifetime = pick(["singleton", "weak", "transient", "external"])
            // A service depends only on earlier ones, and a singleton on none with a shorter lifetime.
            let known = serviceNames.filter {
                lifetime != "singleton" || ["singleton", "external"].contains(lifetimes[$0])
            }
            let dependencies = lifetime == "external" ? [] : known.filter { _ in generator.chance(1, of: 6) }
            text += "  \(name): {protocol: P\(number), lifetime: \(lifetime)"
            if lifetime != "external" {
                text += ", implementation: C\(number), dependencies: [\(dependencies.joined(separator: ", "))]"
            }
            text += "}\n"
            serviceNames.append(name)
            lifetimes[name] = lifetime
        }
        files.append(("Specs/Services.yml", text))
    }

    private mutating func makeParameters() -> [(name: String, type: String, value: String)] {
        let types = [
            ("Int", "1"), ("String", "text"), ("Bool", "true"), ("UUID", "id"), ("URL", "url"), ("Date?", "nil"),
            ("Kind", ".one"), ("Ref.ID", "1"),
            ("Filter", ".all"), ("String?", "nil"), ("[Int]", "values"), ("Double", "1"),
        ]
        return (0..<generator.number(below: 4)).map { number in
            let (type, value) = pick(types)
            return (["first", "second", "third"][number], type, value)
        }
    }

    private mutating func addModule(_ number: Int) {
        var text = "module: M\(number)\n"
        let own = parameters[number]
        if !own.isEmpty {
            text += "parameters:\n"
            for parameter in own {
                let start = number < 3 ? " = \(parameter.value)" : ""
                text += "  \(parameter.name): '\(parameter.type)\(start)'\n"
            }
        }
        // The first modules are tabs. Each other module is opened by an earlier one.
        let tabs = ["tab(\(number))", "{tab: \(number)}", "{tab: \(number), title: tabs.m\(number), image: star}"]
        text += "presentation: \(pick(number < 3 ? tabs : ["push", "present", "fullScreen"]))\n"
        if number >= 3, !number.isMultiple(of: 3) || generator.chance(1, of: 2) {
            text += "result: \(pick(["Int", "Ref?", "[Ref]"]))\n"
        }
        if generator.chance(1, of: 4) { text += deepLink(number, own) }
        let used = serviceNames.enumerated().filter { $0.offset % moduleCount == number || generator.chance(1, of: 10) }
            .map(\.element)
        text += "dependencies: [\(used.joined(separator: ", "))]\n"
        text +=
            "protocols:\n  view: |\n    func show(text\(number): String)\n  presenter: |\n    func tap\(number)(at place: Int) async throws -> Bool\n"
        text += "routes:\n  - M\(number)\n" + children(of: number).map { route(to: $0) }.joined()
        files.append(("Specs/\(pick(["", "A/", "B/"]))M\(number).yml", text))
    }

    private mutating func deepLink(_ number: Int, _ own: [(name: String, type: String, value: String)]) -> String {
        let inPath = own.filter { !$0.type.hasPrefix("[") && !$0.type.hasSuffix("?") }.prefix(
            generator.number(below: 3)
        )
        let inQuery = own.filter { parameter in !inPath.contains { $0.name == parameter.name } }
        let path = inPath.map { "/{\($0.name)}" }.joined()
        let query = inQuery.map { "\($0.name)={\($0.name)}" }.joined(separator: "&")
        let link = "\"/m\(number)\(path)\(query.isEmpty ? "" : "?\(query)")\""
        let tabs = (0..<3).filter { parameters[$0].isEmpty }
        guard number >= 3, !tabs.isEmpty, generator.chance(1, of: 2) else { return "deepLink: \(link)\n" }
        return "deepLink: {path: \(link), over: M\(pick(tabs))}\n"
    }

    /// Returns the modules that a module opens: those of a tree, and some more.
    private mutating func children(of number: Int) -> [Int] {
        (3..<moduleCount).filter {
            $0 > number && (($0 - 3) / 3 == number || $0 % 3 == number && number < 3 || generator.chance(1, of: 40))
        }
    }

    private mutating func route(to number: Int) -> String {
        let bound = parameters[number].filter { _ in generator.chance(1, of: 2) }
        let with = bound.isEmpty ? "" : "with: {\(bound.map { "\($0.name): \"\($0.value)\"" }.joined(separator: ", "))}"
        let shown = generator.chance(1, of: 2) ? "presentation: \(pick(["push", "present", "root"]))" : ""
        let details = [shown, with].filter { !$0.isEmpty }.joined(separator: ", ")
        return details.isEmpty ? "  - M\(number)\n" : "  - M\(number): {\(details)}\n"
    }

    private mutating func shuffleFiles() {
        files.shuffle(using: &generator)
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[generator.number(below: elements.count)]
    }
}

/// Random numbers, which are the same on every machine.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(below limit: Int) -> Int {
        Int(next() % UInt64(limit))
    }

    mutating func chance(_ part: Int, of whole: Int) -> Bool {
        number(below: whole) < part
    }
}
