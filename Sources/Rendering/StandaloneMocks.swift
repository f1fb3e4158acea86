package import Diagnostics
package import Mocks
package import Packs
import Support
package import SwiftSource
import TemplateEngine

/// Mocks of the protocols of Swift files, without a project.
package struct StandaloneMocks: Sendable {
    /// The name of the file that the mocks of a folder share.
    package static let supportFile = "MockSupport.swift"

    private let packs: PackLibrary
    private let index: DeclarationIndex
    private let defaults: MockDefault
    private let importsOfFiles: [String: [ImportDeclaration]]
    private let imports: [String]
    private let testable: [String]
    private let scopedImports: ScopedImports
    /// A function from the path of a file to its module.
    private let module: @Sendable (String) -> String?

    /// - Parameters:
    ///   - importsOfFiles: the imports of each file, by its path.
    ///   - imports: modules that mocks import in addition to the imports of the protocol's file.
    ///   - testable: modules that mocks import with `@testable`.
    ///   - onlyModule: the module of all files; nil if the files may be in several modules.
    package init(
        packs: PackLibrary,
        index: DeclarationIndex,
        defaults: MockDefault,
        importsOfFiles: [String: [ImportDeclaration]],
        imports: [String],
        testable: [String],
        onlyModule: String?
    ) {
        (self.packs, self.index, self.defaults) = (packs, index, defaults)
        (self.importsOfFiles, self.imports, self.testable) = (importsOfFiles, imports, testable)
        // If no folder has the name of a module, all files are in the only module.
        let isNamed = importsOfFiles.keys.contains { Self.module(of: $0, among: testable) != nil }
        let single = isNamed ? nil : onlyModule
        let module: @Sendable (String) -> String? = { single ?? Self.module(of: $0, among: testable) }
        self.module = module
        scopedImports = ScopedImports(index.namesakes) { path in
            module(path).flatMap { Self.mayBeOfAnotherTarget(path, than: $0) ? nil : $0 }
        }
    }

    /// Returns true for `Core/Sources/CoreUI/View.swift` and `Core/Tests/CoreTests/Data.swift`, because these folders are other targets of
    /// the package `Core`.
    private static func mayBeOfAnotherTarget(_ path: String, than module: String) -> Bool {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        let inside = folders.lastIndex(of: module).map { folders[$0...].dropFirst() } ?? folders[...]
        return inside.contains("Tests") || inside.dropLast().contains("Sources") && folders.contains(module)
    }

    /// Returns the innermost folder of a file that has the name of a module.
    package static func module(of path: String, among modules: [String]) -> String? {
        path.split(separator: "/").dropLast().map(String.init).last(where: modules.contains)
    }

    /// Returns the module of a file whose module is not testable: the one in `imports` with the name of a folder, or else the only one.
    private func importedModule(of path: String) -> String? {
        let others = Set(imports).subtracting((importsOfFiles[path] ?? []).map(\.module))
        return Self.module(of: path, among: Array(others))
            ?? (testable.isEmpty && others.count == 1 ? others.first : nil)
    }

    /// Calls `use` with the name of each file, such as `ServiceMock.swift`, its bytes, and the range of the protocol's name, on all cores.
    ///
    /// - Returns: the results, in the order of the choices. A protocol that can't be mocked has no file, and a warning says why.
    package func render<Result: Sendable>(
        _ choices: [MockSelection.Choice],
        into bag: inout DiagnosticBag,
        _ use: @Sendable (String, [UInt8], SourceRange) -> Result
    ) -> [Result] {
        guard let template = packs.templates.compile("mocks/Mock.swift.stencil", into: &bag) else { return [] }
        return Concurrently.map(choices, into: &bag) { choice, bag in
            let name = "\(choice.fileName).swift"
            let bytes = render(choice, to: name, template, into: &bag)
            return bytes.map { use(name, $0, choice.declaration.nameRange) }
        }.compactMap(\.self)
    }

    /// Returns the support file that the mocks of a folder share.
    package func support(into bag: inout DiagnosticBag) -> [UInt8]? {
        guard let support = packs.templates.compile("mocks/MockSupport.swift.stencil", into: &bag) else { return nil }
        return render(support, to: Self.supportFile, ("swift", index.names.templateValue), into: &bag)
    }

    private func render(
        _ choice: MockSelection.Choice,
        to file: String,
        _ template: CompiledTemplate,
        into bag: inout DiagnosticBag
    ) -> [UInt8]? {
        let module = module(choice.declaration.range.file.path)
        var subject = ProtocolResolver.resolve(choice.declaration, annotation: choice.annotation, in: index)
        subject.module = module
        guard let mock = MockClass(subject, defaults: defaults, knowsMacros: !testable.isEmpty, into: &bag)
        else { return nil }
        let excluded = Set(testable)
        let wanted = SourceImports(subject.files.flatMap { importsOfFiles[$0] ?? [] }, for: subject, excluded: excluded)
        let scoped = module.map { scopedImports.imports(for: [subject], of: $0, besides: wanted.all.union(imports)) }
        let home = module ?? importedModule(of: choice.declaration.range.file.path)
        let spi = home.flatMap { choice.declaration.importOfSPI(of: subject, from: $0, isTestable: module != nil) }
        let context = MockContext(
            mock: mock,
            spec: choice.declaration.range.file.path,
            target: nil,
            testable: testable + (scoped ?? []),
            imports: Set(wanted.modules + imports).sorted(),
            furtherImports: wanted.lines + [spi].compactMap(\.self)
        )
        return render(template, to: file, ("mock", context.templateValue), into: &bag)
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
        guard let text = template.render(context, into: &bag) else { return nil }
        return CleanUp.swift(text.bytes, verbatim: text.verbatim)
    }
}
