import Diagnostics

/// What filters say of names in their arguments that lead nowhere.
extension TemplateFailure {
    /// - Parameter name: the part of the path that isn't there.
    static func missingItemMember(_ path: String, _ name: String, among names: [String]) -> TemplateFailure {
        let help = Suggestion.help(for: name, among: names)
        return TemplateFailure(.templateNameMissing, "an item of the list has no member `\(path)`", help: help)
    }

    static func unknownFilter(_ name: String, among names: [String]) -> TemplateFailure {
        TemplateFailure(
            .templateFilterUnknown,
            "unknown filter `\(name)`",
            help: Suggestion.help(for: name, among: names)
        )
    }

    static func unknownTest(_ name: String) -> TemplateFailure {
        let help = Suggestion.help(for: name, among: ValueTest.allCases.map(\.rawValue))
        return TemplateFailure(.templateTestUnknown, "unknown test `\(name)`", help: help)
    }
}
