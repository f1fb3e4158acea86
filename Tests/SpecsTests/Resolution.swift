import Diagnostics
import Specs
import SwiftSource

/// A project that is given as texts, and the graph that it resolves to.
struct Resolution {
    let graph: ProjectGraph?
    /// All diagnostics, as a terminal shows them.
    let text: String

    /// - Parameters:
    ///   - files: The specs by path. `scaffold.yml` has the settings, and files that end in `.swift` are sources.
    ///   - settings: The settings in place of `scaffold.yml`.
    init(_ files: KeyValuePairs<String, String>, settings: Settings? = nil, options: [String]? = nil) {
        self.init(files.map { ($0.key, $0.value) }, settings: settings, options: options)
    }

    init(_ files: [(path: String, text: String)], settings: Settings? = nil, options: [String]? = nil) {
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
        var packs = PackDeclarations()
        packs.types = ["Alert", "Presentation", "RouteCompletion"]
        packs.localNames.insert("completion")
        packs.options = options
        graph = ProjectGraph.resolve(
            ProjectSpec(settings: settings ?? Settings(), documents: documents),
            styles: [Self.viper(&bag)],
            sources: sources,
            packs: packs,
            into: &bag
        )
        text = TextRenderer(usesColor: false).render(bag.sorted)
    }

    private static func located(_ text: String) -> LocatedText {
        LocatedText(SourceFile(path: "pack.yml", text: text).range)
    }

    private static func viper(_ bag: inout DiagnosticBag) -> Style {
        var view = Style.Role(name: "view", suffix: "ViewProtocol", type: "ViewController")
        view.isScreen = true
        var presenter = Style.Role(name: "presenter", suffix: "PresenterProtocol", type: "Presenter")
        presenter.members = members("func viewDidLoad()", &bag)
        var router = Style.Role(name: "router", suffix: "RouterProtocol", type: "Router")
        router.parent = SupportProtocol(
            name: "ModuleRouter",
            items: members("func close()\nfunc showAlert(_ alert: Alert)\nfunc dismissAlert()", &bag),
            range: located("ModuleRouter").range
        )
        router.routes = RouteFunction(
            located("func show(_: Parameters, completion: @escaping RouteCompletion<Result>.Handler)"),
            into: &bag
        )
        var navigation = Style.Role(name: "navigation", suffix: "Navigation", type: "Navigation")
        navigation.hasClass = false
        navigation.isOptional = true
        navigation.routes = RouteFunction(
            located(
                "func show(from source: UIViewController?, _: AllParameters, as presentation: Presentation, completion: @escaping RouteCompletion<Result>.Handler)"
            ),
            into: &bag
        )
        return Style(name: "viper", roles: [view, presenter, router, navigation])
    }

    private static func members(_ text: String, _ bag: inout DiagnosticBag) -> [MemberListItem] {
        SwiftReader.readMembers(located(text), into: &bag) ?? []
    }

    func module(_ name: String) -> Module? {
        graph?.modules.first { $0.name == name }
    }

    func service(_ name: String) -> Service? {
        graph?.services.first { $0.name == name }
    }
}
