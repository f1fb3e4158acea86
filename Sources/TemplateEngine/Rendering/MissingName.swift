import Diagnostics

/// What was asked for a member that it doesn't have.
enum MemberOwner {
    case mapping([String])
    case list
    case null
    /// With its article: `a string`.
    case scalar(String)
}

extension Program {
    /// - Parameters:
    ///   - name: nil for what is written there.
    ///   - number: the expression.
    func missingName(_ name: String?, _ number: Int32, among known: [String]) -> TemplateFailure {
        let name = name ?? written(number)
        let nearest = Suggestion.nearest(to: name, in: known + declaredNames.names)
        return TemplateFailure(
            .templateNameMissing,
            "unknown name `\(name)`",
            help: nearest ?? Suggestion.help(for: name, among: known)
        )
    }

    /// - Parameter expression: the one whose value is the owner.
    func missingMember(_ name: String, of owner: MemberOwner, _ expression: Int32) -> TemplateFailure {
        let base = written(expression)
        switch owner {
        case .mapping(let names):
            let help = Suggestion.help(for: name, among: names, of: base)
            return TemplateFailure(.templateNameMissing, "unknown member `\(name)` of `\(base)`", help: help)
        case .list:
            let help = Suggestion.help(for: name, among: ["first", "last", "count"], of: base)
            return TemplateFailure(.templateNameMissing, "unknown member `\(name)` of the list `\(base)`", help: help)
        case .null:
            let help = "write `?.\(name)` where nil is meant to stay nil"
            return TemplateFailure(.templateNameMissing, "`\(base)` is nil and has no `\(name)`", help: help)
        case .scalar(let kind):
            return TemplateFailure(.templateNameMissing, "`\(base)` is \(kind) and has no `\(name)`")
        }
    }

    func missingKey(_ name: String, among names: [String]) -> TemplateFailure {
        TemplateFailure(.templateNameMissing, "unknown key `\(name)`", help: Suggestion.help(for: name, among: names))
    }

    private func written(_ expression: Int32) -> String {
        let place = place(expression: expression)
        return uses[Int(place.use)].text.string(start(of: expression)..<Int(place.end))
    }

    /// A filter's place is its name and arguments; what it is applied to stands before them.
    private func start(of expression: Int32) -> Int {
        if case .filter(_, let input, _) = expressions[Int(expression)] { return start(of: input) }
        return Int(expressionPlaces[Int(expression)].start)
    }
}
