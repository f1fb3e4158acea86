import Diagnostics
import Naming
import Packs
import ProjectSpec
import Rendering
import TemplateEngine
import YAML

/// `scaffold module NAME`: finds the module's spec, or begins it.
struct ModuleStart {
    enum Spec {
        case existing(ModuleSpec)
        case new(SourceFile, SpecDocument)
    }

    let name: String
    let style: String?
    let loader: ProjectLoader

    var typeName: String {
        NameCase.upperFirst.applied(to: name)
    }

    func spec(among documents: [SpecDocument], into bag: inout DiagnosticBag) -> Spec? {
        if let problem = Diagnostic.invalidName(name, expected: "a module's name") {
            bag.add(problem)
            return nil
        }
        for case .module(let spec) in documents where NameCase.upperFirst.applied(to: spec.name.text) == typeName {
            return check(spec, into: &bag) ? .existing(spec) : nil
        }
        let path = "\(loader.specsFolder)/\(typeName).yml"
        guard !loader.reader.exists(path) else {
            // The file is there and holds no such module: whatever is wrong in it has been reported, or it is about something else.
            if !bag.hasErrors {
                bag.add(
                    Diagnostic(
                        .specTaken,
                        "\(path) is there already, and is not the spec of a module `\(name)`",
                        at: .path(path),
                        help: "write `module: \(name)` in it, or move it"
                    )
                )
            }
            return nil
        }
        return begin(path, into: &bag)
    }

    private func check(_ spec: ModuleSpec, into bag: inout DiagnosticBag) -> Bool {
        let written = spec.style ?? loader.settings.style
        let current = written?.text ?? "viper"
        guard let style, current != style else { return true }
        bag.add(
            Diagnostic(
                .otherStyle,
                "`\(name)` has the style `\(current)`, and `--style` asks for `\(style)`",
                at: written?.range ?? spec.name.range,
                help: "change it here, or leave out `--style`"
            )
        )
        return false
    }

    private func begin(_ path: String, into bag: inout DiagnosticBag) -> Spec? {
        let library = loader.packs(into: &bag)
        let style = style ?? loader.settings.style?.text ?? "viper"
        let styles = library.styles.map(\.name.text)
        guard let pack = library.styles.first(where: { $0.name.text == style }) else {
            bag.add(
                Diagnostic(
                    .unknownStyleOption,
                    "no style is named `\(style)`",
                    at: .command,
                    help: Spelling.help(for: style, in: styles)
                )
            )
            return nil
        }
        let context = TemplateMapping([
            ("name", .string(name)),
            ("style", .string(style)),
            ("roles", .list(pack.roles.filter { $0.value.hasProtocol ?? true }.map { .string($0.name.text) })),
        ])
        guard let template = library.templates.compile("spec/Module.yml.stencil", into: &bag),
            let text = template.render(context, options: TemplateEngine.RenderOptions(), into: &bag)
        else { return nil }
        let file = SourceFile(path: path, bytes: text.bytes)
        return .new(file, SpecDocument.read(file, into: &bag))
    }
}

extension Diagnostic {
    /// nil for a name that Swift's identifiers can begin with.
    static func invalidName(_ name: String, expected: String) -> Diagnostic? {
        guard !SwiftIdentifier.isIdentifier(name) else { return nil }
        let suggestion = NameCase.pascalCase.applied(to: name)
        let help = SwiftIdentifier.isIdentifier(suggestion) ? "write `\(suggestion)`" : "begin it with a letter, and use letters and digits"
        return Diagnostic(.invalidModuleName, "expected \(expected), found `\(name)`", at: .command, help: help)
    }
}
