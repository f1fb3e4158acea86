import Diagnostics

/// An error of a filter or an expression. The engine adds the place.
package struct TemplateFailure: Error {
    let code: DiagnosticCode
    /// Lower case, without a full stop.
    let message: String
    var help: String?
}

// These are members of `Error`, so that `throw .kind(…)` compiles.
extension Error where Self == TemplateFailure {
    /// Returns the error for a value of the wrong kind.
    package static func kind(_ message: String, help: String? = nil) -> Self {
        TemplateFailure(code: .templateValueKind, message: message, help: help)
    }

    /// Returns the error for a value of the right kind that can't be used.
    package static func value(_ message: String, help: String? = nil) -> Self {
        TemplateFailure(code: .templateArithmetic, message: message, help: help)
    }

    static var overflow: Self { .value("the result is too large a number") }

    static func limit(_ message: String) -> Self {
        TemplateFailure(code: .templateLimit, message: message)
    }

    static func tooManyItems(_ limit: Int) -> Self {
        .limit("the list has more than \(limit) items, counting those in its items and each 64 bytes of a text")
    }

    static func textTooLarge(_ limit: Int) -> Self {
        .limit("the text has more than \(limit) bytes")
    }

    static func unprintable(_ value: TemplateValue, help: String) -> Self {
        var help = help
        if case .mapping(let members) = value {
            let name = members.names.first { $0 == "name" } ?? members.names.first ?? "name"
            help = "print one of its members, such as `.\(name)`"
        }
        return .kind("\(value.kindName) can't be printed", help: help)
    }

    static func unknownFilter(_ name: String, among names: [String]) -> Self {
        let help = Suggestion.help(for: name, among: names)
        return TemplateFailure(code: .templateFilterUnknown, message: "unknown filter `\(name)`", help: help)
    }

    static func unknownTest(_ name: String) -> Self {
        let help = Suggestion.help(for: name, among: ValueTest.allCases.map(\.rawValue))
        return TemplateFailure(code: .templateTestUnknown, message: "unknown test `\(name)`", help: help)
    }
}

/// Errors of rendering and checking about missing names, members and keys.
extension Error where Self == TemplateFailure {
    static func missing(_ message: String, help: String? = nil) -> Self {
        TemplateFailure(code: .templateNameMissing, message: message, help: help)
    }

    /// - Parameters:
    ///   - known: the names of the context.
    ///   - members: the paths of members with this name, such as `module.name`.
    ///   - text: the shape of the string that the name is compared with, if any.
    static func missingName(
        _ lookup: NameLookup,
        among known: [String],
        in program: Program,
        members: [String] = [],
        comparedWith text: TemplateShape? = nil
    ) -> Self {
        let name = lookup.name
        if lookup.onlyNames != nil, (known + program.declaredNames).contains(name) {
            let help = "this file is included with `only`: pass the value, as in `with {\(name): \(name)} only`"
            return missing("unknown name `\(name)`", help: help)
        }
        let members = lookup.onlyNames == nil ? members : []
        let known = lookup.onlyNames ?? known
        let declared = lookup.onlyNames ?? program.declaredNames
        // `none` may be a text, such as the value of an option.
        let word = text == .string && name != "null" ? nil : ForeignSyntax.words[name]
        let path = members.count == 1 ? "did you mean `\(members[0])`?" : nil
        var help = word ?? path ?? Suggestion.nearest(to: name, in: known + declared)
        if text != nil {
            let before = help.map { word == nil ? "\($0) " : "\($0); " } ?? ""
            help = "\(before)a text needs quotes: write `\"\(name)\"`"
        }
        return missing("unknown name `\(name)`", help: help ?? Suggestion.help(for: name, among: known))
    }

    /// - Parameters:
    ///   - base: the source text of the expression whose value doesn't have the member.
    ///   - names: the members of the value, or nil if values of its kind have no members.
    static func missingMember(_ name: String, of base: String, _ names: [String]?, _ kind: String) -> Self {
        if let names {
            let help = Suggestion.help(for: name, among: names, of: base)
            return missing("unknown member `\(name)` of `\(base)`", help: help)
        }
        let help = kind == "nil" ? "write `?.\(name)` where nil is meant to stay nil" : nil
        return missing("`\(base)` is \(kind) and has no `\(name)`", help: help)
    }

    static func missingKey(_ name: String, among names: [String]) -> Self {
        missing("unknown key `\(name)`", help: Suggestion.help(for: name, among: names))
    }

    static func missingItemMember(_ path: String, _ name: String, among names: [String]) -> Self {
        missing("an item of the list has no member `\(path)`", help: Suggestion.help(for: name, among: names))
    }
}
