import Diagnostics
import Testing

@testable import YAML

struct CoreValueTests {
    private static let values: [(String, YAMLCoreValue)] = [
        ("null", .null), ("~", .null), ("", .null), ("Null", .null), ("nULL", .string("nULL")),
        ("true", .bool(true)), ("FALSE", .bool(false)), ("yes", .string("yes")), ("on", .string("on")),
        ("tRue", .string("tRue")),
        ("0", .int(0)), ("-12", .int(-12)), ("+7", .int(7)), ("007", .int(7)), ("0o17", .int(15)), ("0xfF", .int(255)),
        ("-0x1", .string("-0x1")), ("0x", .string("0x")), ("0o8", .string("0o8")), ("0x+1", .string("0x+1")),
        ("0b1", .string("0b1")),
        ("1_000", .string("1_000")), ("12:30", .string("12:30")), ("1.10", .float(1.1)), ("-.5", .float(-0.5)),
        ("5.", .float(5)),
        ("1e3", .float(1000)), ("1.5E-2", .float(0.015)), ("1e", .string("1e")), (".", .string(".")),
        ("+", .string("+")), ("1.2.3", .string("1.2.3")),
        (".e1", .string(".e1")), ("infinity", .string("infinity")), ("nan", .string("nan")),
        ("0x1p3", .string("0x1p3")),
        (".inf", .float(.infinity)), ("-.INF", .float(-.infinity)), ("+.Inf", .float(.infinity)),
        (".iNf", .string(".iNf")),
        ("9223372036854775807", .int(.max)), ("9223372036854775808", .float(9_223_372_036_854_775_808)),
        ("0xFFFFFFFFFFFFFFFFF", .float(295_147_905_179_352_825_856)), ("2001-01-01", .string("2001-01-01")),
        ("'1'", .string("1")), (#""true""#, .string("true")), ("''", .string("")), ("|\n 1", .string("1")),
        ("!!str 1", .string("1")), ("!!int '1'", .int(1)), ("!!int x", .string("x")), ("!!float 1", .float(1)),
        ("!!bool 'true'", .bool(true)),
        ("!!str", .string("")), ("!!str ~", .string("~")), ("!!null", .null), ("!", .string("")),
        ("!flag", .string("")), ("&x", .null),
        ("&x !!str", .string("")), ("!!str # nothing", .string("")),
        ("!!null ''", .null), ("!!int 1.5", .string("1.5")), ("!other '1'", .string("1")), ("! '1'", .string("1")),
    ]

    @Test(arguments: values)
    func isResolved(_ written: String, to value: YAMLCoreValue) throws {
        var diagnostics = DiagnosticBag()
        let root = YAMLReader.readDocument(SourceFile(path: "f", text: "key: \(written)"), into: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        guard case .mapping(let mapping) = root, case .scalar(let scalar) = mapping.entries[0].value else {
            Issue.record("no scalar: \(written)")
            return
        }
        #expect(scalar.coreValue == value)
    }

    @Test func notANumberIsOne() throws {
        var diagnostics = DiagnosticBag()
        let root = try #require(
            YAMLReader.readDocument(SourceFile(path: "f", text: "[.nan, .NaN, .NAN, .Nan]"), into: &diagnostics)
        )
        let values = root.scalars.map { scalar in
            if case .float(let value) = scalar.coreValue { value.isNaN } else { false }
        }
        #expect(values == [true, true, true, false])
    }
}
