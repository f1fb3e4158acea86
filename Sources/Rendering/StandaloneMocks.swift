package import Diagnostics
package import Mocks
package import Packs
import Support
package import SwiftSource
import TemplateEngine

/// Mocks of the protocols of Swift files, without any project around them.
package struct StandaloneMocks: Sendable {
    package struct Options: Sendable {
        /// Imported beside what the protocol's file imports.
        package var imports: [String]
        /// Imported as `@testable`.
        package var testable: [String]
        package var defaults: MockDefault

        package init(imports: [String], testable: [String], defaults: MockDefault) {
            self.imports = imports
            self.testable = testable
            self.defaults = defaults
        }
    }

    package struct File: Sendable {
        /// `ServiceMock.swift`
        package let name: String
        package let bytes: [UInt8]
        /// The range of the protocol's declaration; nil for the shared support file.
        package let origin: SourceRange?
    }

    /// The name of the file that the mocks of a folder share.
    package static let supportFile = "MockSupport.swift"

    private let options: Options
    private let packs: PackLibrary
    private let index: DeclarationIndex
    /// By the file's path.
    private let imports: [String: [ImportDeclaration]]

    /// - Parameter imports: those of each file, by its path.
    package init(options: Options, packs: PackLibrary, index: DeclarationIndex, imports: [String: [ImportDeclaration]])
    {
        self.options = options
        self.packs = packs
        self.index = index
        self.imports = imports
    }

    /// Calls `use` with each file, on all cores; the results are in the order of the choices. A protocol that can't be mocked has no file, and a
    /// warning says why.
    package func render<Result: Sendable>(
        _ choices: [MockSelection.Choice],
        into bag: inout DiagnosticBag,
        _ use: @Sendable (File) -> Result
    ) -> [Result] {
        guard let template = packs.templates.compile("mocks/Mock.swift.stencil", into: &bag) else { return [] }
        return Concurrently.map(choices, into: &bag) { choice, bag in file(of: choice, template, into: &bag).map(use) }
            .compactMap(\.self)
    }

    /// Returns the support file that the mocks of a folder share.
    package func support(into bag: inout DiagnosticBag) -> File? {
        guard let support = packs.templates.compile("mocks/MockSupport.swift.stencil", into: &bag) else { return nil }
        return render(support, to: Self.supportFile, ("swift", index.names.templateValue), into: &bag).map {
            File(name: Self.supportFile, bytes: $0, origin: nil)
        }
    }

    private func file(
        of choice: MockSelection.Choice,
        _ template: CompiledTemplate,
        into bag: inout DiagnosticBag
    ) -> File? {
        let subject = ProtocolResolver.resolve(choice.declaration, annotation: choice.annotation, in: index)
        let knowsMacros = !options.testable.isEmpty
        guard let mock = MockBuilder.build(subject, defaults: options.defaults, knowsMacros: knowsMacros, into: &bag)
        else { return nil }
        let wanted = SourceImports(
            subject.files.flatMap { imports[$0] ?? [] },
            for: subject,
            excluded: Set(options.testable)
        )
        let context = MockContext(
            mock: mock,
            spec: choice.declaration.range.file.path,
            target: nil,
            testable: options.testable,
            imports: Set(wanted.modules + options.imports).sorted(),
            furtherImports: wanted.lines
        )
        let name = "\(choice.fileName).swift"
        guard let bytes = render(template, to: name, ("mock", context.templateValue), into: &bag) else { return nil }
        return File(name: name, bytes: bytes, origin: choice.declaration.nameRange)
    }

    private func render(
        _ template: CompiledTemplate,
        to file: String,
        _ subject: (String, TemplateValue),
        into bag: inout DiagnosticBag
    ) -> [UInt8]? {
        let context = TemplateMapping([
            subject, ("mocksAreInSources", .boolean(false)),
            ("options", .mapping(TemplateMapping([("header", .null)]))),
            ("file", OutputFileContext(path: file).templateValue),
        ])
        guard let text = template.render(context, options: RenderOptions(), into: &bag) else { return nil }
        return CleanUp.swift(text.bytes, verbatim: text.verbatim)
    }
}
