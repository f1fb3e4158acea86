import Diagnostics

extension ExpressionParser {
    /// Parses the filter after a `|`. If the filter is unknown or its arguments don't match, reports this and returns nil.
    mutating func parseFilter() throws -> FilterUse? {
        let name = token
        guard name.kind == .name else {
            let isOr = tokens[cursor - 1].range.upperBound == name.range.lowerBound
            let help = name.kind == .pipe ? isOr ? "write `or`" : "remove one `|`" : nil
            throw unexpected("the name of a filter", help: help)
        }
        noteFilter()
        cursor += 1
        var arguments = Arguments()
        if token.kind == .leftParenthesis {
            arguments = try parseArguments()
        } else if token.kind == .colon {
            guard brackets == 0 else {
                let call = "`\(text.string(name.range))(…)`"
                throw unexpected("`(`", help: "inside brackets, put the filter's arguments in parentheses: \(call)")
            }
            cursor += 1
            arguments.positional = try parseColonArguments()
        } else if token.kind == .dot {
            throw unexpected("an operator", help: "put what is before the dot in parentheses")
        }
        return match(arguments, to: name, end: tokens[cursor - 1].range.upperBound)
    }

    /// Parses arguments after a colon, such as `join:", "`. A comma before `b = 2` belongs to the tag `with`, and ends the arguments.
    private mutating func parseColonArguments() throws -> [Expression] {
        var arguments: [Expression] = []
        while true {
            arguments.append(try parseUnary())
            guard token.kind == .comma else { return arguments }
            if cursor + 2 < tokens.count, tokens[cursor + 1].kind == .name, tokens[cursor + 2].kind == .assign {
                return arguments
            }
            cursor += 1
        }
    }

    private mutating func match(_ arguments: Arguments, to name: Token, end: Int) -> FilterUse? {
        let written = text.string(name.range)
        let range = name.range.lowerBound..<end
        guard let filter = filters[written] else {
            let help = ForeignSyntax.filters[written] ?? Suggestion.help(for: written, among: filters.names)
            problems.report(.templateFilterUnknown, "unknown filter `\(written)`", at: name.range, help: help)
            return nil
        }
        if filter.name == "indent", let help = ForeignSyntax.indent(arguments.positional) {
            let message = "`indent` takes the whole indentation as one argument"
            problems.report(.templateArguments, message, at: arguments.positional[1].range, help: help)
            return nil
        }
        return use(of: filter, "filter `\(written)`", arguments, at: range)
    }

    /// Returns a filter with its arguments. If the arguments don't match the parameters, reports this and returns nil.
    mutating func use(of filter: TemplateFilter, _ subject: String, _ arguments: Arguments, at range: Range<Int>)
        -> FilterUse?
    {
        let parameters = filter.parameters.map { ($0.name, $0.defaultValue != nil) }
        let matched = problems.match(arguments, to: parameters, of: subject, filter.signature, at: range)
        guard let matched else { return nil }
        let filled = zip(matched, filter.parameters).map { argument, parameter in
            if case .literal(.string(let text))? = argument?.kind, let failure = parameter.refusal?(text) {
                let place = argument?.range ?? range
                problems.report(failure.code, failure.message, at: place, help: failure.help)
            }
            return argument ?? Expression(kind: .literal(parameter.defaultValue ?? .null), range: range, depth: 1)
        }
        return FilterUse(filter: filter, arguments: filled, range: range)
    }
}

extension ParseProblems {
    /// Matches arguments to the parameters of a filter or macro.
    ///
    /// - Returns: the argument of each parameter, or nil for its default value. The whole result is nil if there are errors, which are reported.
    mutating func match(
        _ arguments: Arguments,
        to parameters: [(name: String, isOptional: Bool)],
        of subject: String,
        _ signature: String,
        at range: Range<Int>
    ) -> [Expression?]? {
        var matched: [Expression?] = Array(repeating: nil, count: parameters.count)
        var isFitting = true
        func refuse(_ message: String, _ range: Range<Int>, _ help: String? = nil) {
            report(.templateArguments, message, at: range, help: help ?? "the signature is `\(signature)`")
            isFitting = false
        }
        if arguments.positional.count > parameters.count {
            let most =
                parameters.count == 0
                ? "no arguments" : parameters.count == 1 ? "1 argument" : "\(parameters.count) arguments"
            let message = "\(subject) takes \(most), found \(arguments.positional.count)"
            refuse(message, arguments.positional[parameters.count].range)
        }
        for (index, argument) in arguments.positional.prefix(parameters.count).enumerated() {
            matched[index] = argument
        }
        for (name, range, value) in arguments.named {
            guard let index = parameters.firstIndex(where: { $0.name == name }) else {
                let help = Suggestion.help(for: name, among: parameters.map(\.name))
                refuse("unknown argument `\(name)` of \(subject)", range, help)
                continue
            }
            if matched[index] != nil { refuse("duplicate argument `\(name)`", range) }
            matched[index] = value
        }
        for (parameter, argument) in zip(parameters, matched)
        where argument == nil && !parameter.isOptional && isFitting {
            refuse("missing argument `\(parameter.name)` of \(subject)", range)
        }
        return isFitting ? matched : nil
    }
}
