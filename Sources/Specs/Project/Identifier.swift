import Diagnostics
import Support

enum Identifier {
    /// Reports a text that can't be a Swift name, even in backticks.
    ///
    /// - Parameters:
    ///   - style: the usual case of such names. Names in camel case can be keywords: generated code writes them in backticks.
    ///   - mayBeKeyword: true for names that only are parts of generated names.
    /// - Returns: true if the text is a name.
    @discardableResult
    static func check(
        _ name: LocatedText,
        as what: String,
        written style: NameCase = .pascalCase,
        mayBeKeyword: Bool = false,
        help: String? = nil,
        into bag: inout DiagnosticBag
    ) -> Bool {
        let reserved = mayBeKeyword || style == .camelCase ? nil : helpIfReserved([name.text])
        guard reserved != nil || !SwiftIdentifier.isIdentifier(name.text) else {
            // The names of generated files begin with this name. A file name has at most 255 bytes.
            guard name.text.utf8.count > 200 else { return true }
            let help = "choose a shorter name"
            bag.add(Diagnostic(.invalidName, "the name has more than 200 bytes", at: name.range, help: help))
            return false
        }
        let spelling =
            reserved ?? name.text.first { "&<>,".contains($0) }.map { "write one name, without `\($0)`" }
            ?? suggestion(for: name.text, written: style).map { "write `\($0)`" }
            ?? "start the name with a letter, and use only letters, digits and underscores"
        bag.add(.invalidName(name, expected: what, help: help ?? spelling))
        return false
    }

    /// Reports a text that is not a protocol's name.
    ///
    /// - Parameter mayBeNested: whether the protocol can be inside a type, such as `API.Loading`.
    static func checkProtocol(_ name: LocatedText, mayBeNested: Bool = false, into bag: inout DiagnosticBag) -> Bool {
        let parts = name.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if mayBeNested, parts.count > 1, parts.allSatisfy(SwiftIdentifier.isTypeName) { return true }
        let isMember = ["func ", "var "].contains { name.text.hasPrefix($0) }
        let help =
            isMember
            ? "write the protocol's name here, and its members under `members`"
            : parts.allSatisfy(SwiftIdentifier.isTypeName)
                ? parts.last.map { "write `\($0)`" } : helpIfReserved(parts)
        return check(name, as: "a protocol's name", help: help, into: &bag)
    }

    /// Reports a text that is not the name of a Swift module. The help suggests the module name that SwiftPM and Xcode derive from this
    /// text.
    static func checkModule(_ name: LocatedText, help: String? = nil, into bag: inout DiagnosticBag) {
        let words = name.text.split(separator: " ").drop { notOfNames.contains($0) }.joined(separator: " ")
        let module = String(words.map { SwiftIdentifier.isIdentifier("_\($0)") ? $0 : "_" })
        let isName = module.contains(where: \.isLetter) && SwiftIdentifier.isTypeName(module)
        check(name, as: "a Swift module's name", help: help ?? (isName ? "write `\(module)`" : nil), into: &bag)
    }

    /// Returns a valid name that is similar to a text; nil if the text has no letters.
    static func suggestion(for text: String, written style: NameCase = .pascalCase) -> String? {
        let words = text.split(separator: " ")
        let name = words.drop { notOfNames.contains($0) }.joined(separator: " ")
        let suggestion = style.applied(to: name.isEmpty ? text : name)
        let isName = style == .pascalCase ? SwiftIdentifier.isTypeName : SwiftIdentifier.isIdentifier
        return isName(suggestion) ? suggestion : nil
    }

    /// Words that can precede a name in Swift.
    private static let notOfNames: Set<Substring> = [
        "any", "some", "import", "class", "protocol", "let", "var", "for", "of", "with",
    ]

    /// Reports a text that is not a type's name. Both `LegacyLoginVC` and `Legacy.LoginVC` are valid.
    static func checkType(_ name: LocatedText, as what: String, into bag: inout DiagnosticBag) {
        let parts = name.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !parts.allSatisfy(SwiftIdentifier.isTypeName) else { return }
        let help = helpIfReserved(parts) ?? "write only the name of the type, such as `Order` or `Shop.Order`"
        bag.add(.invalidName(name, expected: what, help: help))
    }

    private static func helpIfReserved(_ names: [String]) -> String? {
        names.first { SwiftIdentifier.isIdentifier($0) && !SwiftIdentifier.isTypeName($0) }
            .map { "choose another name: `\($0)` is reserved in Swift" }
    }
}

/// Checks the paths of folders in settings and specs.
package enum ProjectPath {
    static func check(_ path: LocatedText, into bag: inout DiagnosticBag) {
        for problem in problems(in: path.text) {
            bag.add(.invalidPath, problem.message, at: path.range, help: problem.help)
        }
    }

    package static func problems(in path: String) -> [(message: String, help: String)] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        var problems: [(message: String, help: String)] = []
        if let first = parts.first, [".git", ".scaffold"].contains(first) {
            let message = "the folder `\(first)` is for \(first.dropFirst()) only"
            problems.append((message, "choose another folder, such as `Sources/App`"))
        }
        if parts.contains(where: { $0.utf8.count > 255 }) {
            problems.append(("a part of the path has more than 255 bytes", "choose shorter names for the folders"))
        }
        let isOutside = leadsOutside(path)
        guard isOutside || named(parts) != parts else { return problems }
        let quoted = path.quoted
        problems.append(
            isOutside
                ? (
                    "expected a path inside the project, found \(quoted)",
                    "write a path inside the project's folder, without `..` and without `/` at either end"
                ) : ("invalid path \(quoted)", "write `\(named(parts).joined(separator: "/"))`")
        )
        return problems
    }

    /// Returns whether the path is outside the project, or the project's folder itself. Empty parts and `.` don't count.
    package static func leadsOutside(_ path: String) -> Bool {
        let folders = named(path.split(separator: "/", omittingEmptySubsequences: false))
        return folders.isEmpty || folders.contains("..") || folders.first == "~" || path.hasPrefix("/")
            || path.contains("\\")
    }

    private static func named(_ parts: [Substring]) -> [Substring] {
        parts.filter { !["", "."].contains($0) }
    }
}

extension LocatedText {
    var quoted: String { text.quoted }
}

extension String {
    fileprivate var quoted: String { isEmpty ? "an empty text" : "`\(self)`" }
}

extension Diagnostic {
    fileprivate static func invalidName(_ name: LocatedText, expected what: String, help: String) -> Diagnostic {
        let hidden = name.text.hiddenScalar.map { "delete the invisible character \($0.codePoint)" }
        return Diagnostic(.invalidName, "expected \(what), found \(name.quoted)", at: name.range, help: hidden ?? help)
    }
}
