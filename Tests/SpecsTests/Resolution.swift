import Diagnostics
import Specs

/// A project that is given as texts, and the graph that it resolves to.
struct Resolution {
    let graph: ProjectGraph?
    /// All that is said, as a terminal shows it.
    let text: String

    /// - Parameters:
    ///   - files: specs by path; `scaffold.yml` has the settings, and what ends in `.swift` is a source.
    ///   - settings: in place of `scaffold.yml`.
    init(_ files: KeyValuePairs<String, String>, settings: Settings? = nil, variables: [String]? = nil) {
        self.init(files.map { ($0.key, $0.value) }, settings: settings, variables: variables)
    }

    init(_ files: [(path: String, text: String)], settings: Settings? = nil, variables: [String]? = nil) {
        var bag = DiagnosticBag()
        var settings = settings
        var documents: [SpecDocument] = []
        var sources: [String: SourceFile] = [:]
        for (path, text) in files {
            let file = SourceFile(path: path, text: text)
            if path == "scaffold.yml" {
                settings = Settings.read(file, into: &bag)
            } else if path.hasSuffix(".swift") {
                sources[path] = file
            } else {
                documents.append(SpecDocument.read(file, into: &bag))
            }
        }
        graph = ProjectGraph.resolve(
            ProjectSpec(settings: settings ?? Settings(), documents: documents),
            styles: [Self.viper(&bag)],
            sources: sources,
            variables: variables,
            into: &bag
        )
        text = TextRenderer(palette: .plain).render(bag.sorted)
    }

    private static func located(_ text: String) -> LocatedText {
        LocatedText(SourceFile(path: "pack.yml", text: text).range)
    }

    private static func viper(_ bag: inout DiagnosticBag) -> Style {
        let roles = [
            ("view", "ViewProtocol", "ViewController"), ("presenter", "PresenterProtocol", "Presenter"),
            ("router", "RouterProtocol", "Router"),
        ]
        .map { name, suffix, type in
            let members = [
                "presenter": "func viewDidLoad()",
                "router": "func close()\nfunc showAlert(_ alert: Alert)\nfunc dismissAlert()",
            ][name]
            return Style.Role(
                name: name,
                suffix: suffix,
                type: type,
                parent: name == "router" ? located("ModuleRouter") : nil,
                members: members.map(located),
                isOptional: false,
                showsRoutes: name == "router",
                into: &bag
            )
        }
        return Style(name: "viper", roles: roles)
    }

    func module(_ name: String) -> Module? {
        graph?.modules.first { $0.name == name }
    }

    func service(_ name: String) -> Service? {
        graph?.services.first { $0.name == name }
    }
}
