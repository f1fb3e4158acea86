import Diagnostics
import Foundation
import Mustache
import Stencil
import TemplateEngine

/// One engine with the template and the data of one case.
struct Subject {
    let engine: String
    /// A function that compiles the template, and returns a function that renders it.
    let compile: () throws -> () throws -> Void
    let output: () throws -> String

    struct Failure: Error {
        let message: String
    }

    /// The engines that can render a case: those that have a template for it.
    ///
    /// - Parameter folder: The templates. Its folder `mustache` has those for Mustache, and `stencil` those for Stencil if it needs others.
    static func all(for folder: URL, context: JSONValue) throws -> [Subject] {
        let ours = try templates(in: folder, "stencil")
        let stencil = try templates(in: folder.appendingPathComponent("stencil"), "stencil")
        let mustache = try templates(in: folder.appendingPathComponent("mustache"), "mustache")
        var subjects = [scaffold(ours, context)]
        guard !mustache.isEmpty else { return subjects }
        subjects.append(Self.stencil(stencil.isEmpty ? ours : stencil, context))
        subjects.append(try Self.mustache(mustache, context))
        return subjects
    }

    /// Returns the templates in a folder by their names without the extension, or none if the folder doesn't exist.
    private static func templates(in folder: URL, _ fileExtension: String) throws -> [(name: String, text: String)] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == fileExtension }
            .map { ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func scaffold(_ templates: [(name: String, text: String)], _ context: JSONValue) -> Subject {
        let library = TemplateLibrary(
            sources: templates.map { TemplateSource(name: $0.name, file: SourceFile(path: $0.name, text: $0.text)) }
        )
        let mapping = context.templateMapping
        @Sendable func compiled() throws -> CompiledTemplate {
            var diagnostics = DiagnosticBag()
            guard let template = library.compile("main", into: &diagnostics) else { throw Failure(message: "\(diagnostics)") }
            return template
        }
        @Sendable func rendered(_ template: CompiledTemplate) throws -> RenderedText {
            var diagnostics = DiagnosticBag()
            guard let text = template.render(mapping, into: &diagnostics) else { throw Failure(message: "\(diagnostics)") }
            return text
        }
        return Subject(
            engine: "scaffold",
            compile: {
                let template = try compiled()
                return { keep(try rendered(template)) }
            },
            output: { try rendered(try compiled()).text }
        )
    }

    private static func stencil(_ templates: [(name: String, text: String)], _ context: JSONValue) -> Subject {
        let texts = Dictionary(uniqueKeysWithValues: templates.map { ($0.name, $0.text) })
        let environment = Environment(loader: DictionaryLoader(templates: texts), trimBehaviour: .smart)
        let dictionary = context.dictionary
        return Subject(
            engine: "Stencil",
            compile: {
                let template = try environment.loadTemplate(name: "main")
                return { keep(try template.render(dictionary)) }
            },
            output: { try environment.renderTemplate(name: "main", context: dictionary) }
        )
    }

    private static func mustache(_ templates: [(name: String, text: String)], _ context: JSONValue) throws -> Subject {
        let dictionary = context.dictionary
        @Sendable func compiled() throws -> MustacheLibrary {
            MustacheLibrary(templates: try Dictionary(uniqueKeysWithValues: templates.map { ($0.name, try MustacheTemplate(string: $0.text)) }))
        }
        return Subject(
            engine: "swift-mustache",
            compile: {
                let library = try compiled()
                return { keep(library.render(dictionary, withTemplate: "main")) }
            },
            output: { try compiled().render(dictionary, withTemplate: "main") ?? "" }
        )
    }

    /// Uses a value, so that the compiler can't remove the code that creates it.
    @inline(never)
    private static func keep<Value>(_ value: Value) {}
}
