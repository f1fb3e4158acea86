import Diagnostics

/// Why a value could not be made: what a filter throws. The engine adds the place.
package struct TemplateFailure: Error {
    let code: DiagnosticCode
    /// Lower case, without a full stop.
    let message: String
    var help: String?
}

// On `Error`, so that `throw .kind(…)` finds them.
extension Error where Self == TemplateFailure {
    /// A value of a kind that a filter can't take.
    package static func kind(_ message: String, help: String? = nil) -> Self {
        TemplateFailure(code: .templateValueKind, message: message, help: help)
    }

    /// A value of the right kind that can't be used.
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

/// What rendering and checking say of names that lead nowhere.
extension Error where Self == TemplateFailure {
    static func missing(_ message: String, help: String? = nil) -> Self {
        TemplateFailure(code: .templateNameMissing, message: message, help: help)
    }

    /// - Parameters:
    ///   - declared: the names of variables, which are suggested too.
    ///   - members: paths that end in the name.
    ///   - text: the shape of the text that it is compared with.
    static func missingName(
        _ name: String,
        among known: [String],
        declared: [String],
        members: [String] = [],
        comparedWith text: TemplateShape? = nil
    ) -> Self {
        let word = text == .string ? nil : ForeignSyntax.words[name]
        let path = members.count == 1 ? "did you mean `\(members[0])`?" : nil
        var help = word ?? path ?? Suggestion.nearest(to: name, in: known + declared)
        if text != nil {
            let before = help.map { word == nil ? "\($0) " : "\($0); " } ?? ""
            help = "\(before)a text needs quotes: write `\"\(name)\"`"
        }
        return missing("unknown name `\(name)`", help: help ?? Suggestion.help(for: name, among: known))
    }

    /// - Parameters:
    ///   - base: the text whose value has no such member.
    ///   - names: the members that it has; nil for a value of a kind that has none.
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

    /// - Parameter name: the part of the path that isn't there.
    static func missingItemMember(_ path: String, _ name: String, among names: [String]) -> Self {
        missing("an item of the list has no member `\(path)`", help: Suggestion.help(for: name, among: names))
    }
}
