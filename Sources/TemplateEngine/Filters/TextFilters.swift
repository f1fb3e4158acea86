import Support

enum TextFilters {
    static let all: [TemplateFilter] = [
        indent,
        TemplateFilter("dedent", "Removes the common indentation of all lines of a string. Blank lines don't count.") {
            Indentation.removing(from: $0)
        },
        TemplateFilter("trim", "Removes the white space at the beginning and the end of a string.") {
            String($0.trimming(while: \.isWhitespace))
        },
        TemplateFilter(
            "lines",
            result: .texts,
            documentation:
                "The lines of a string as a list, without the newlines. A newline at the end of the string "
                + "adds no empty line."
        ) { call in
            var lines = try call.text().split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            if lines.last == "" { lines.removeLast() }
            return .list(lines.map { .string(String($0)) })
        },
        TemplateFilter(
            "split",
            parameters: [.init("separator", default: " ")],
            result: .texts,
            documentation: "The parts of a string between separators, as a list. An empty separator is an error."
        ) { call in
            let separator = try call.text(0)
            guard !separator.isEmpty else { throw .value("the separator is empty") }
            return .list(try call.text().parts(between: separator).map { .string($0) })
        },
        TemplateFilter(
            "replace",
            parameters: [.init("old"), .init("new")],
            documentation: "Replaces each `old` in a string with `new`. An empty `old` is an error."
        ) { call in
            let (text, old, new) = (try call.text(), try call.text(0), try call.text(1))
            guard !old.isEmpty else { throw .value("the text to replace is empty") }
            let parts = text.parts(between: old)
            try call.checkSize((parts.count - 1).multipliedReportingOverflow(by: new.utf8.count))
            return .string(parts.joined(separator: new))
        },
        TemplateFilter(
            "contains",
            parameters: [.init("part")],
            result: .boolean,
            documentation: "Whether `part` is in a string, is an item of a list, or is a key of a mapping."
        ) { .boolean(try Comparing.contains($0.input, $0.arguments[0])) },
        affix("hasPrefix", "prefix", result: .boolean, "Whether a string begins with `prefix`.") {
            .boolean($0.starts(with: $1))
        },
        affix("hasSuffix", "suffix", result: .boolean, "Whether a string ends with `suffix`.") {
            .boolean($0.reversed().starts(with: $1.reversed()))
        },
        affix("removePrefix", "prefix", "Removes `prefix` from the beginning of a string, if it is there.") {
            .string(String(decoding: $0.dropFirst($0.starts(with: $1) ? $1.count : 0), as: UTF8.self))
        },
        affix("removeSuffix", "suffix", "Removes `suffix` from the end of a string, if it is there.") {
            .string(
                String(decoding: $0.dropLast($0.reversed().starts(with: $1.reversed()) ? $1.count : 0), as: UTF8.self)
            )
        },
        TemplateFilter(
            "xmlEscaped",
            "Replaces `&`, `<`, `>`, `\"` and `'` in a string with the entities of XML and HTML."
        ) { text in
            let entities: [Unicode.Scalar: String] = ["&": "amp", "<": "lt", ">": "gt", "\"": "quot", "'": "apos"]
            return text.unicodeScalars.reduce(into: "") { $0 += entities[$1].map { "&\($0);" } ?? String($1) }
        },
        TemplateFilter(
            "json",
            documentation: "Any value as JSON in one line. Mappings keep their order. A string gets quotes and escapes."
        ) { call in
            call.look(at: call.input)
            return .string(JSONValue(call.input).text(levels: 0))
        },
        TemplateFilter(
            "default",
            parameters: [.init("value", default: "")],
            result: .any,
            weight: 0,
            documentation:
                "Replaces a missing name or nil with `value`. In `a.b.c`, each of the names may be missing."
        ) { $0.input.isNull ? $0.arguments[0] : $0.input },
        TemplateFilter(
            "length",
            aliases: ["count"],
            result: .integer,
            weight: 0,
            documentation: "The number of characters of a string, of items of a list, or of keys of a mapping."
        ) { call in
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
        parameters: [.init("width", default: 4), .init("first", default: false)],
        documentation:
            "Puts a prefix before each line that isn't blank. `width` is a number of spaces, or the prefix "
            + "as a text. The first line gets the prefix only if `first` is true."
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
        result: TemplateFilter.Result = .text,
        _ documentation: String,
        _ apply: @escaping @Sendable (String.UTF8View, String.UTF8View) -> TemplateValue
    ) -> TemplateFilter {
        TemplateFilter(name, parameters: [.init(parameter)], result: result, documentation: documentation) {
            apply(try $0.text().utf8, try $0.text(0).utf8)
        }
    }
}

extension String {
    /// What stands between separators, which must not be empty.
    fileprivate func parts(between separator: String) -> [String] {
        let (text, separator) = (Array(utf8), Array(separator.utf8))
        // The standard library splits much faster at one byte, which nearly all separators are.
        let parts =
            separator.count == 1
            ? text.split(separator: separator[0], omittingEmptySubsequences: false)
            : text.split(separator: separator, omittingEmptySubsequences: false)
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }
}
