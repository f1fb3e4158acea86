import Diagnostics
import Packs
import TemplateEngine
import Testing
import YAML

struct CoreValueTests {
    private static let values: [(String, TemplateValue)] = [
        ("null", .null), ("~", .null), ("", .null), ("Null", .null), ("nULL", .string("nULL")),
        ("true", .boolean(true)), ("FALSE", .boolean(false)), ("yes", .string("yes")), ("on", .string("on")),
        ("tRue", .string("tRue")),
        ("0", .integer(0)), ("-12", .integer(-12)), ("+7", .integer(7)), ("007", .integer(7)), ("0o17", .integer(15)),
        ("0xfF", .integer(255)),
        ("-0x1", .string("-0x1")), ("0x", .string("0x")), ("0o8", .string("0o8")), ("0x+1", .string("0x+1")),
        ("0b1", .string("0b1")),
        ("1_000", .string("1_000")), ("12:30", .string("12:30")), ("1.10", .decimal(1.1)), ("-.5", .decimal(-0.5)),
        ("5.", .decimal(5)),
        ("1e3", .decimal(1000)), ("1.5E-2", .decimal(0.015)), ("1e", .string("1e")), (".", .string(".")),
        ("+", .string("+")), ("1.2.3", .string("1.2.3")),
        (".e1", .string(".e1")), ("infinity", .string("infinity")), ("nan", .string("nan")),
        ("0x1p3", .string("0x1p3")),
        (".inf", .decimal(.infinity)), ("-.INF", .decimal(-.infinity)), ("+.Inf", .decimal(.infinity)),
        (".iNf", .string(".iNf")),
        ("9223372036854775807", .integer(.max)), ("9223372036854775808", .decimal(9_223_372_036_854_775_808)),
        ("0xFFFFFFFFFFFFFFFFF", .decimal(295_147_905_179_352_825_856)), ("2001-01-01", .string("2001-01-01")),
        ("'1'", .string("1")), (#""true""#, .string("true")), ("''", .string("")), ("|\n 1", .string("1")),
        ("!!str 1", .string("1")), ("!!int '1'", .integer(1)), ("!!int x", .string("x")), ("!!float 1", .decimal(1)),
        ("!!bool 'true'", .boolean(true)),
        ("!!str", .string("")), ("!!str ~", .string("~")), ("!!null", .null), ("!", .string("")),
        ("!flag", .string("")), ("&x", .null),
        ("&x !!str", .string("")), ("!!str # nothing", .string("")),
        ("!!null ''", .null), ("!!int 1.5", .string("1.5")), ("!other '1'", .string("1")), ("! '1'", .string("1")),
    ]

    @Test(arguments: values)
    func isResolved(_ written: String, to value: TemplateValue) throws {
        let found = try read(written)
        #expect(found == value)
        #expect(found?.kindName == value.kindName)
    }

    @Test(arguments: values.map(\.0))
    func isTextInQuotes(_ text: String) throws {
        #expect(try read(YAMLQuoting.quoted(text)) == .string(text))
    }

    @Test func notANumberIsDecimal() throws {
        guard case .list(let items) = try read("[.nan, .NaN, .NAN, .Nan]") else {
            Issue.record("no list")
            return
        }
        let values = items.map { if case .decimal(let value) = $0 { value.isNaN } else { false } }
        #expect(values == [true, true, true, false])
    }

    private func read(_ value: String) throws -> TemplateValue? {
        var diagnostics = DiagnosticBag()
        let root = YAMLReader.readDocument(SourceFile(path: "f", text: "key: \(value)"), into: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        guard case .mapping(let mapping) = TemplateValue(try #require(root)) else { return nil }
        return mapping["key"]
    }
}
