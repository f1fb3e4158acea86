import Diagnostics
import TemplateEngine

/// The function that libFuzzer calls. An input is a template and, after each record separator, another file. The files are named `a`, `b`, `c` …
///
/// It is compiled and rendered, with and without a source map, and evaluated as an expression. The limits are low, so that each input takes little time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let texts = UnsafeBufferPointer(start: start, count: count).split(
        separator: 0x1E,
        maxSplits: 8,
        omittingEmptySubsequences: false
    )
    let names = ["main", "a", "b", "c", "d", "e", "f", "g", "h"]
    let sources = zip(names, texts).map { TemplateSource(name: $0, file: SourceFile(path: $0, bytes: Array($1))) }
    let library = TemplateLibrary(sources: sources, limits: limits)
    var bag = DiagnosticBag()
    if let template = library.compile("main", into: &bag) {
        let plain = template.render(context, into: &bag)
        let mapped = template.render(context, keepsSourceMap: true, into: &bag)
        precondition(plain?.bytes == mapped?.bytes, "a source map changes the output")
        precondition(plain?.verbatim == mapped?.verbatim, "a source map changes what is verbatim")
        for entry in mapped?.sourceMap ?? [] {
            precondition(entry.offset <= mapped?.bytes.count ?? 0, "a mark is behind the output")
        }
    }
    if let file = sources.first?.file, file.bytes.count < 200 {
        let text = LocatedText(SourceRange(file: file, start: 0, end: file.bytes.count))
        _ = library.compileExpression(text, into: &bag)?.evaluate(context, into: &bag)
    }
    for diagnostic in bag.sorted { if case .range(let range) = diagnostic.place { _ = range.location } }
    return 0
}

private let limits: TemplateLimits = {
    var limits = TemplateLimits()
    limits.programSize = 10_000
    limits.work = 3000
    limits.items = 2000
    limits.outputBytes = 50_000
    return limits
}()

private let context = TemplateMapping([
    ("n", 3), ("k", -2), ("d", 2.5), ("s", "text"), ("u", "äé b"), ("e", ""), ("t", true), ("f", false), ("z", nil),
    ("xs", [3, 1, 2]), ("ws", ["b", "a", "b"]), ("no", []), ("lines", "one\n\n  two\n"),
    ("m", .mapping(TemplateMapping([("a", 1), ("b", "two"), ("c", ["x": [10, 20], "y": nil])]))),
    (
        "ps",
        .list([
            .mapping(TemplateMapping([("name", "Ann"), ("age", 30)])),
            .mapping(TemplateMapping([("name", "Bob"), ("age", 25)])),
        ])
    ),
    ("pairs", [["p", 1], ["q", 2]]),
])
