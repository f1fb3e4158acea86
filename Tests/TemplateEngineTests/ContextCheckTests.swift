import Diagnostics
import Foundation
import TemplateEngine
import Testing

/// The cases in `Checks` have the same form as those in `Cases`, with the shape of the context in place of a context, and the check's errors in place
/// of the output. A shape is a kind (`"string"`, `"string?"`, `"any"`), a list of one, or a mapping; `{"*": …}` is one with any keys, and a key that
/// ends in `?` may be nil.
struct ContextCheckTests {
    static let cases = TemplateCase.read(in: TemplateCase.folder.deletingLastPathComponent().appending(path: "Checks"))

    @Test(arguments: cases)
    func check(_ template: TemplateCase) {
        #expect(template.findings() == template.expected)
    }

    @Test func expressionsAreChecked() throws {
        var bag = DiagnosticBag()
        let file = SourceFile(path: "pack.yml", text: "module.nme and flag")
        let text = LocatedText(SourceRange(file: file, start: 0, end: 19))
        let expression = try #require(TemplateLibrary(sources: []).compileExpression(text, into: &bag))
        let module = MappingShape([.init("name", shape: .string)])
        expression.check(
            against: MappingShape([.init("module", shape: .members(module)), .init("flag", shape: .boolean)]),
            into: &bag
        )
        #expect(bag.sorted.map(\.message) == ["unknown member `nme` of `module`"])
    }

    @Test func manyBranchesAndCallsTakeNoTime() throws {
        let branches = (0..<3000).map { "{% if a %}{% set x\($0) = a %}{% endif %}" }.joined()
        let names = (0..<300).map { "p\($0)" }
        let parameters = names.joined(separator: ", ")
        let calls = names.indices.map { index in
            "m(\(names.indices.map { $0 == index ? "a" : "1" }.joined(separator: ", ")))"
        }
        let macro = "{% macro m(\(parameters)) %}\(names.map { "{{ \($0) }}" }.joined()){% endmacro %}"
        let source = TemplateSource(
            name: "main",
            file: SourceFile(path: "main", text: macro + branches + calls.map { "{{ \($0) }}" }.joined())
        )
        var bag = DiagnosticBag()
        let template = try #require(TemplateLibrary(sources: [source]).compile("main", into: &bag))
        let time = ContinuousClock().measure {
            template.check(against: MappingShape([.init("a", shape: .string)]), into: &bag)
        }
        #expect(bag.isEmpty)
        #expect(time < .seconds(2))
    }

    /// The threads that check templates may have 512 kilobytes. In a debug build, every frame is several times as large.
    @Test func deepTemplatesNeedNoLargeStack() async throws {
        let open = String(repeating: "{% if a %}{% for x in [a] %}", count: 20)
        let close = String(repeating: "{% endfor %}{% endif %}", count: 20)
        let files = (0..<5).map { index in
            let inner =
                index < 4
                ? "{% include \"f\(index + 1)\" %}"
                : "{{ \(String(repeating: "not ", count: 40))a }}{{ \(String(repeating: "[", count: 8))b.c\(String(repeating: "]", count: 8)) }}"
            return TemplateSource(name: "f\(index)", file: SourceFile(path: "f\(index)", text: open + inner + close))
        }
        var bag = DiagnosticBag()
        let template = try #require(TemplateLibrary(sources: files).compile("f0", into: &bag))
        #if DEBUG
            let stackSize = 2 << 20
        #else
            let stackSize = 512 << 10
        #endif
        let messages = await withCheckedContinuation { continuation in
            let thread = Thread {
                var bag = DiagnosticBag()
                template.check(against: MappingShape([.init("a", shape: .string)]), into: &bag)
                continuation.resume(returning: bag.sorted.map(\.message))
            }
            thread.stackSize = stackSize
            thread.start()
        }
        #expect(messages == ["unknown name `b`"])
    }
}

extension TemplateCase {
    func findings() -> String {
        let main = TemplateSource(name: "main", file: SourceFile(path: "main", text: template))
        let others = files.map { TemplateSource(name: $0.name, file: SourceFile(path: $0.name, text: $0.text)) }
        var bag = DiagnosticBag()
        guard case .members(let shape) = TemplateShape(written: .mapping(context)) else {
            return "the context is no mapping"
        }
        TemplateLibrary(sources: [main] + others).compile("main", into: &bag)?.check(against: shape, into: &bag)
        return bag.sorted.map(isShort ? Self.short : Self.long).joined()
    }
}

extension TemplateShape {
    init(written value: TemplateValue) {
        switch value {
        case .string(let kind) where kind.hasSuffix("?"):
            self = .optional(TemplateShape(written: .string(String(kind.dropLast()))))
        case .string("string"): self = .string
        case .string("integer"): self = .integer
        case .string("decimal"): self = .decimal
        case .string("boolean"): self = .boolean
        case .list(let items): self = .list(of: items.first.map(TemplateShape.init(written:)) ?? .any)
        case .mapping(let mapping):
            if let value = mapping["*"] {
                self = .mapping(of: TemplateShape(written: value))
                return
            }
            self = .members(
                MappingShape(
                    zip(mapping.names, mapping.values).map { name, value in
                        let shape = TemplateShape(written: value)
                        return name.hasSuffix("?")
                            ? .init(String(name.dropLast()), shape: .optional(shape)) : .init(name, shape: shape)
                    }
                )
            )
        default: self = .any
        }
    }
}
