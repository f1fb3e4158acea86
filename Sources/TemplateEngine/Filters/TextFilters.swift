import Support

enum TextFilters {
    static let all: [TemplateFilter] = [
        indent,
        TemplateFilter(ofText: "dedent") { Indentation.removing(from: $0) },
        TemplateFilter(ofText: "trim") { String($0.trimming(while: \.isWhitespace)) },
        TemplateFilter("lines", result: .shape(.list(of: .string))) { call in
            var lines = try call.text().split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            if lines.last == "" { lines.removeLast() }
            return .list(lines.map { .string(String($0)) })
        },
        TemplateFilter(
            "split",
            parameters: [.init("separator", default: " ")],
            result: .shape(.list(of: .string))
        ) { call in
            let separator = try call.text(0)
            guard !separator.isEmpty else { throw .value("the separator is empty") }
            return .list(try call.text().parts(between: separator).map { .string($0) })
        },
        TemplateFilter("replace", parameters: [.init("old"), .init("new")]) { call in
            let (text, old, new) = (try call.text(), try call.text(0), try call.text(1))
            guard !old.isEmpty else { throw .value("the text to replace is empty") }
            let parts = text.parts(between: old)
            try call.checkSize((parts.count - 1).multipliedReportingOverflow(by: new.utf8.count))
            return .string(parts.joined(separator: new))
        },
        TemplateFilter(
            "contains",
            parameters: [.init("part")],
            result: .shape(.boolean)
        ) { .boolean(try Comparing.contains($0.input, $0.arguments[0])) },
        affix("hasPrefix", "prefix", result: .shape(.boolean)) { .boolean($0.starts(with: $1)) },
        affix("hasSuffix", "suffix", result: .shape(.boolean)) { .boolean($0.reversed().starts(with: $1.reversed())) },
        affix("removePrefix", "prefix") {
            .string(String(decoding: $0.dropFirst($0.starts(with: $1) ? $1.count : 0), as: UTF8.self))
        },
        affix("removeSuffix", "suffix") {
            .string(
                String(decoding: $0.dropLast($0.reversed().starts(with: $1.reversed()) ? $1.count : 0), as: UTF8.self)
            )
        },
        TemplateFilter(ofText: "xmlEscaped") { text in
            let entities: [Unicode.Scalar: String] = ["&": "amp", "<": "lt", ">": "gt", "\"": "quot", "'": "apos"]
            return text.unicodeScalars.reduce(into: "") { $0 += entities[$1].map { "&\($0);" } ?? String($1) }
        },
        TemplateFilter("json") { call in
            call.look(at: call.input)
            return .string(JSONValue(call.input).text(levels: 0))
        },
        TemplateFilter(
            "default",
            parameters: [.init("value", default: "")],
            result: .shape(.any),
            weight: 0
        ) { $0.input.isNull ? $0.arguments[0] : $0.input },
        TemplateFilter("length", aliases: ["count"], result: .shape(.integer), weight: 0) { call in
            switch call.input {
            case .string(let text): .integer(Int64(text.count))
            case .list(let items): .integer(Int64(items.count))
            case .mapping(let mapping): .integer(Int64(mapping.names.count))
            default: throw call.unfit(call.input, "a string, list or mapping")
            }
        },
    ]

    static let indent = TemplateFilter(
        "indent",
        parameters: [.init("width", default: 4), .init("first", default: false)]
    ) { call in
        let indentation = try Indentation.text(call.arguments[0])
        let text = Array(try call.text().utf8)
        let newlines = text.count { $0 == UInt8(ascii: "\n") }
        try call.checkSize((newlines + 1).multipliedReportingOverflow(by: indentation.count))
        let first = try call.flag(1) ? 0 : text.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
        let indented = Indentation.adding(indentation, to: text[first...]).text
        return .string(String(decoding: text[..<first] + indented, as: UTF8.self))
    }

    private static func affix(
        _ name: String,
        _ parameter: String,
        result: TemplateFilter.Result = .shape(.string),
        _ apply: @escaping @Sendable (String.UTF8View, String.UTF8View) -> TemplateValue
    ) -> TemplateFilter {
        TemplateFilter(name, parameters: [.init(parameter)], result: result) {
            apply(try $0.text().utf8, try $0.text(0).utf8)
        }
    }
}

extension String {
    /// Returns the parts between the separators. The separator must not be empty.
    fileprivate func parts(between separator: String) -> [String] {
        let (text, separator) = (Array(utf8), Array(separator.utf8))
        // Nearly all separators have one byte, and the standard library splits much faster at one byte.
        let parts =
            separator.count == 1
            ? text.split(separator: separator[0], omittingEmptySubsequences: false)
            : text.split(separator: separator, omittingEmptySubsequences: false)
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }
}
