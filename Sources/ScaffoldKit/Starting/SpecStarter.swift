import Diagnostics
import Packs
import Specs
import Support
import TemplateEngine
import YAML

/// The texts of new specs.
struct SpecStarter {
    let loader: ProjectLoader
    /// The style of new modules; nil for the project's default style.
    let style: String?
    let library: PackLibrary

    /// The templates of new specs, with their variables.
    static let templates: [(name: String, shape: MappingShape)] = [
        ("Module", [("name", .string), ("style", .string), ("roles", .list(of: .members(role)))]),
        ("Flow", [("name", .string), ("start", .string)]),
        ("Services", [("name", .string), ("protocol", .string), ("implementation", .string)]),
    ].map { (name: String, variables: [(String, TemplateShape)]) in
        let shape = MappingShape((variables + [("hasSchema", .boolean)]).map { .init($0.0, shape: $0.1) })
        return (Self.template(name), shape)
    }

    private static let role = MappingShape([.init("name", shape: .string), .init("example", shape: .string)])

    private static func template(_ name: String) -> String {
        "spec/\(name).yml.stencil"
    }

    /// Returns the specs to write for a module; empty if the module exists; nil if there is an error, which has been reported.
    func module(_ name: String, among documents: [SpecDocument], into bag: inout DiagnosticBag) -> [SourceFile]? {
        let type = name.typeName
        for case .module(let spec) in documents where spec.name.text.typeName == type {
            let current = spec.style.value?.text ?? loader.settings.defaultStyle
            guard let style, current != style else { return [] }
            let change = spec.style.value == nil ? "write `style: \(style)` in this spec" : "change the style here"
            let message = "`\(spec.name.text)` has the style `\(current)`, but `--style` is `\(style)`"
            let help = "\(change), or leave out `--style`"
            bag.add(.otherStyle, message, at: spec.style.value?.range ?? spec.name.range, help: help)
            return nil
        }
        guard let path = path(of: name, key: "module", among: documents, into: &bag) else { return nil }
        let style = style ?? loader.settings.defaultStyle
        guard let pack = library.styles.first(where: { $0.name.text == style }) else {
            let written = self.style == nil ? loader.settings.style.value : nil
            if !bag.lacksPacks { bag.add(.unknownStyle(style, at: written?.range, library)) }
            return nil
        }
        let roles = pack.roles.filter { $0.value.hasProtocol && $0.value.routes == nil }.map { role in
            let example = role.value.example?.text ?? "func start()"
            let members = TemplateMapping([("name", .string(role.name.text)), ("example", .string(example))])
            return TemplateValue.mapping(members)
        }
        let texts = [("name", name), ("style", style)].map { ($0, TemplateValue.string($1)) }
        return file(path, "Module", texts + [("roles", .list(roles))], into: &bag)
    }

    /// Returns the specs to write for a flow and its first module; empty if the flow exists; nil if there is an error, which has been reported.
    ///
    /// - Parameter start: the flow's first module, which is created if it doesn't exist; nil for a module that is named after the flow.
    func flow(
        _ name: String,
        start: String?,
        among documents: [SpecDocument],
        into bag: inout DiagnosticBag
    ) -> [SourceFile]? {
        let type = name.typeName
        for case .flow(let spec) in documents where spec.name.text.typeName == type {
            guard let start, start.typeName != spec.start.module.text.typeName else { return [] }
            bag.add(.contradicts("the flow begins with", spec.start.module, "--start", start))
            return nil
        }
        guard let path = path(of: name, key: "flow", among: documents, into: &bag) else { return nil }
        let first = start ?? "\(type)Start"
        guard first.typeName != type else {
            let message = "the flow `\(name)` and its first module have the same name"
            bag.add(.specTaken, message, at: .command, help: "write `--start \(type)Start`")
            return nil
        }
        for case .flow(let spec) in documents {
            guard let member = spec.modules.first(where: { $0.text.typeName == first.typeName }) else { continue }
            let message = "`\(member.text)` is in the flow `\(spec.name.text)` already"
            let help = "write another module after `--start`"
            bag.add(.moduleInTwoFlows, message, at: member.range, help: help)
            return nil
        }
        guard let module = module(first, among: documents, into: &bag),
            let flow = file(path, "Flow", [("name", .string(name)), ("start", .string(first))], into: &bag)
        else { return nil }
        return flow + module
    }

    func service(_ name: String, among documents: [SpecDocument], into bag: inout DiagnosticBag) -> [SourceFile]? {
        let key = NameCase.camelCase.applied(to: name)
        for case .services(let spec) in documents where spec.services.items.contains(where: { $0.name.text == key }) {
            return []
        }
        guard let path = path(of: name, key: "services", among: documents, into: &bag) else { return nil }
        let isTaken = Imports.haveType(name.typeName) || !SwiftIdentifier.isTypeName(name.typeName)
        let type = name.typeName + (isTaken ? "Service" : "")
        let contract = type.hasSuffix("Service") ? "\(type.dropLast("Service".count))Servicing" : "\(type)Protocol"
        let texts = [("name", key), ("protocol", contract), ("implementation", type)]
        return file(path, "Services", texts.map { ($0, .string($1)) }, into: &bag)
    }

    /// Returns the path of a new spec; nil if the name is invalid or taken, or if the file exists, which is reported.
    private func path(
        of name: String,
        key: String,
        among documents: [SpecDocument],
        into bag: inout DiagnosticBag
    ) -> String? {
        let kind = key == "services" ? "service" : key
        let style = kind == "service" ? NameCase.camelCase : .pascalCase
        if let problem = Diagnostic.invalidName(name, expected: "a \(kind)'s name", written: style) {
            bag.add(problem)
            return nil
        }
        for document in kind == "service" ? [] : documents {
            guard let taken = document.screenName, taken.text.lowercased() == name.lowercased() else { continue }
            let other = if case .flow = document { "flow" } else { "module" }
            let message =
                taken.text.typeName == name.typeName
                ? "the \(other) `\(taken.text)` has this name"
                : "`\(name)` and the \(other) `\(taken.text)` differ only in upper and lower case"
            bag.add(.specTaken, message, at: taken.range, help: "choose another name for the \(kind)")
            return nil
        }
        let path = "\(loader.specsFolder)/\(name.typeName).yml"
        guard loader.reader.exists(path) else { return path }
        // If the file can't be read, that has been reported.
        guard !bag.hasErrors else { return nil }
        let help =
            kind == "service"
            ? "choose another name for the service, or add it to a spec with `services:`"
            : "rename the file, or write `\(key): \(name)` in it"
        bag.add(.specTaken, "`\(path)` exists and does not declare the \(kind) `\(name)`", at: .path(path), help: help)
        return nil
    }

    private func file(
        _ path: String,
        _ template: String,
        _ context: [(String, TemplateValue)],
        into bag: inout DiagnosticBag
    ) -> [SourceFile]? {
        let hasSchema = loader.reader.exists("\(loader.specsFolder)/\(ProjectStart.schemaName)")
        let context = TemplateMapping(context + [("hasSchema", .boolean(hasSchema))])
        let compiled = library.templates.compile(Self.template(template), into: &bag)
        let text = compiled?.render(context, into: &bag)
        return text.map { [SourceFile(path: path, bytes: $0.bytes)] }
    }
}

extension Diagnostic {
    /// - Parameter range: the place of the style in scaffold.yml; nil for `--style`.
    fileprivate static func unknownStyle(_ name: String, at range: SourceRange?, _ library: PackLibrary) -> Diagnostic {
        unknownStyle(
            name,
            code: range == nil ? .unknownStyleOption : .unknownStyle,
            at: range.map(Place.range) ?? .command,
            styles: library.styles.map(\.name.text),
            pack: library.packs.first { $0.name.text == name }?.name.range,
            isReplaced: library.replaced.contains(name)
        )
    }

    /// Returns nil if Swift identifiers can start with the name.
    static func invalidName(_ name: String, expected: String, written style: NameCase = .pascalCase) -> Diagnostic? {
        guard !SwiftIdentifier.isIdentifier(name) else { return nil }
        let suggestion = style.applied(to: name.withoutSpecPath)
        let help =
            SwiftIdentifier.isIdentifier(suggestion)
            ? "write `\(suggestion)`" : "begin it with a letter, and use letters and digits"
        return Diagnostic(.invalidModuleName, "expected \(expected), found `\(name)`", at: .command, help: help)
    }
}
