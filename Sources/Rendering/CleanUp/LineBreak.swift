import Support

/// A break of a line of Swift into parts. Each part is shorter than the line, and can be broken again.
///
/// A break changes only white space, whatever the line contains.
struct LineBreak {
    /// A position for a line break, and the additional indentation of the new line.
    private struct Cut {
        let offset: Int
        let level: Int
    }

    private let bytes: ArraySlice<UInt8>
    private let room: Int
    private let shape: LineShape
    private let groups: [LineShape.Group]

    /// - Parameter room: the maximum number of characters after the indentation of the line.
    init(_ bytes: ArraySlice<UInt8>, room: Int) {
        self.bytes = bytes
        self.room = room
        let shape = LineShape(bytes)
        self.shape = shape
        groups = shape.groups.filter { !$0.staysWhole(in: bytes) }
    }

    /// The parts of the broken line, with their levels relative to the line; nil if there is no place for a break.
    var parts: [(level: Int, bytes: ArraySlice<UInt8>)]? {
        let directives: [StaticString] = ["#if ", "#elseif ", "#sourceLocation("]
        guard !directives.contains(where: { bytes.starts(with: $0) }) else { return nil }
        let ofDeclaration = caseLabel ?? conditions ?? braces ?? inheritance ?? parameters ?? accessors
        let ofType = ofDeclaration ?? typeOfDeclaration ?? functionTypeOfParameter
        let cuts = ofType ?? operators(before: bytes.endIndex) ?? arguments ?? patterns
        guard let cuts else { return nil }
        let starts = [Cut(offset: bytes.startIndex, level: 0)] + cuts
        let parts = zip(starts, cuts.map(\.offset) + [bytes.endIndex]).map { start, end in
            (level: start.level, bytes: bytes[start.offset..<end].trimmed)
        }.filter { !$0.bytes.isEmpty }
        return parts.count > 1 ? parts : nil
    }

    /// The breaks of conditions: `if a, let b {`, `guard a, let b else {`, and further lines of such statements.
    private var conditions: [Cut]? {
        let commas = shape.outerCommas.filter { $0 < (endOfConditions ?? bytes.endIndex) - 1 }
        guard let end = endOfConditions else {
            let areFurther = bytes.starts(with: "let ") && !commas.isEmpty
            return areFurther ? commas.map { Cut(offset: $0 + 1, level: 0) } : nil
        }
        // If the line fits up to its body, only the body is broken.
        if let body = finalBraces, bytes[...body.open].characterCount <= room { return nil }
        let cuts = commas.isEmpty ? operators(before: end) : commas.map { Cut(offset: $0 + 1, level: 1) }
        return cuts.map { $0 + [Cut(offset: end, level: 0)] }
    }

    private var endOfConditions: Int? {
        if bytes.starts(with: "guard ") { return shape.position(of: "else") ?? bytes.endIndex }
        let beginnings: [StaticString] = ["if ", "while ", "else if ", "} else if "]
        guard finalBraces == nil, beginnings.contains(where: { bytes.starts(with: $0) }) else { return nil }
        return lastOpenBrace ?? bytes.endIndex
    }

    /// The break after the colon of `case .a(let b): f(b)` or `default: f()`.
    private var caseLabel: [Cut]? {
        guard bytes.starts(with: "case ") || bytes.starts(with: "default:"), let blank = shape.afterColon else {
            return nil
        }
        return [Cut(offset: blank, level: 1)]
    }

    /// The breaks at the braces of `var a: B { c }` and `f(a) { b }`.
    private var braces: [Cut]? {
        guard let group = finalBraces, !isAccessorList(group) else { return nil }
        let word = LineShape(bytes[(group.open + 1)..<group.close]).position(of: "in")
        return [Cut(offset: word.map { $0 + 2 } ?? group.open + 1, level: 1), Cut(offset: group.close, level: 0)]
    }

    /// The break before the `{ get }` of a protocol's property.
    private var accessors: [Cut]? {
        guard let group = finalBraces, !isEmpty(group), isAccessorList(group), group.open > bytes.startIndex else {
            return nil
        }
        return [Cut(offset: group.open, level: 0)]
    }

    /// The breaks after the colon, and before `where` or the brace: `extension A: B {`, `class A<B>: C where B: D {`.
    private var inheritance: [Cut]? {
        let keywords: [StaticString] = ["class", "extension", "protocol", "struct", "enum", "actor"]
        guard keywords.contains(where: isWord), let blank = shape.afterColon else { return nil }
        guard let brace = openBrace, brace > blank else { return nil }
        let end = shape.position(of: "where").flatMap { $0 > blank ? $0 : nil } ?? brace
        return [Cut(offset: blank, level: 1), Cut(offset: end, level: 0)]
    }

    /// The breaks at the parameters of a function, initializer or enum case. A function without parameters is broken
    /// before its result.
    private var parameters: [Cut]? {
        guard let group = parameterGroup else { return bytes.first == UInt8(ascii: ")") ? result : nil }
        return group.close > group.open + 1 ? split(group) : result
    }

    private var result: [Cut]? {
        guard let arrow = shape.position(of: "->") else { return nil }
        let brace = openBrace.flatMap { $0 > arrow ? Cut(offset: $0, level: 0) : nil }
        return [Cut(offset: arrow, level: 1)] + [brace].compactMap(\.self)
    }

    /// The breaks of `var a: B`, `var a: B {` and `typealias A = B`.
    private var typeOfDeclaration: [Cut]? {
        let assignment = shape.position(of: "=")
        if isWord("typealias") { return assignment.map { [Cut(offset: $0 + 1, level: 1)] } }
        guard isWord("let") || isWord("var"), let blank = shape.afterColon else { return nil }
        guard let assignment else {
            guard let brace = lastOpenBrace else { return [Cut(offset: blank, level: 1)] }
            let doesTypeFit = bytes[..<brace].trimmed.characterCount <= room
            return (doesTypeFit ? [] : [Cut(offset: blank, level: 1)]) + [Cut(offset: brace, level: 0)]
        }
        let hasCall = shape.groups.contains { $0.open > assignment && $0.close > $0.open + 1 }
        guard blank < assignment, !hasCall else { return nil }
        let doesTypeFit = bytes[...assignment].characterCount <= room
        return [Cut(offset: doesTypeFit ? assignment + 1 : blank, level: 1)]
    }

    /// The break before the type of a closure: `done: @escaping (Int) -> Void,`.
    private var functionTypeOfParameter: [Cut]? {
        guard let blank = shape.afterColon, let arrow = shape.position(of: "->"), blank < arrow else { return nil }
        return [Cut(offset: blank, level: 1)]
    }

    /// Returns the breaks before the operators with the lowest precedence: before `&&` in `a && b`. A value with operators begins on a
    /// new line.
    private func operators(before end: Int) -> [Cut]? {
        if let word = shape.position(of: "where"), word < end { return [Cut(offset: word, level: 0)] }
        let hasChoice = shape.position(of: "?") != nil
        for operators in Self.operators.dropFirst(hasChoice ? 0 : 1) {
            let found = operators.flatMap { Array(shape.positions(of: $0)) }.filter { $0 < end }.sorted()
            guard let first = found.first else { continue }
            let cuts = found.map { Cut(offset: $0, level: 1) }
            guard endOfConditions == nil, let assignment = shape.position(of: "="), assignment < first else {
                return cuts
            }
            let doesValueFit = bytes[(assignment + 1)..<end].characterCount + SwiftLayout.tabWidth <= room
            return [Cut(offset: assignment + 1, level: 1)] + (doesValueFit ? [] : cuts)
        }
        return nil
    }

    private static let operators: [[StaticString]] = [
        ["?", ":"], ["||"], ["&&"], ["==", "===", "!=", "!==", "<", ">", "<=", ">="], ["??"], ["+", "-"], ["*", "/"],
    ]

    /// The breaks in the longest outermost brackets. Brackets of arguments or of a literal come first, then a tuple in an array, then
    /// generic arguments. If the brackets have only one argument, a chain of calls is broken at its dots instead.
    private var arguments: [Cut]? {
        if let group = longest(groups.filter { shape.kind($0) == UInt8(ascii: "(") || isLiteral($0) }) {
            return group.commas.isEmpty ? chain ?? split(group) : split(group)
        }
        let others = { kind in longest(groups.filter { shape.kind($0) == kind }) }
        if let group = others(UInt8(ascii: "[")), let tuple = tuple(in: group) { return split(tuple) }
        return others(UInt8(ascii: "<")).map(split)
    }

    /// The breaks between the patterns of `case .a(let b), .c(let d):`, or else in the brackets of the longest pattern.
    private var patterns: [Cut]? {
        if bytes.starts(with: "case "), !shape.outerCommas.isEmpty {
            return shape.outerCommas.map { Cut(offset: $0 + 1, level: 1) }
        }
        return longest(shape.groups.filter { $0.isPattern(in: bytes) }).map(split)
    }

    /// The breaks in a chain of calls, from the second call on: before `.joined` in `a.map(b).joined(c)`.
    private var chain: [Cut]? {
        let cuts = zip(shape.groups, shape.groups.dropFirst()).compactMap { group, next -> Cut? in
            let between = bytes[(group.close + 1)..<next.open]
            let dot = between.drop { "?!".utf8.contains($0) }
            let isCall = dot.first == UInt8(ascii: ".") && !dot.dropLast().contains(UInt8(ascii: " "))
            return isCall ? Cut(offset: dot.startIndex, level: 1) : nil
        }
        return cuts.isEmpty ? nil : cuts
    }

    /// Returns true for `[a, b]`, but not for `a[b, c]`.
    private func isLiteral(_ group: LineShape.Group) -> Bool {
        let isAlone = group.open == bytes.startIndex || bytes[group.open - 1] == UInt8(ascii: " ")
        return shape.kind(group) == UInt8(ascii: "[") && isAlone && !group.commas.isEmpty
    }

    /// Returns the breaks for one line before the arguments, one line for each argument, and one line after the arguments.
    private func split(_ group: LineShape.Group) -> [Cut] {
        let starts = [group.open + 1] + group.commas.map { $0 + 1 }
        return starts.map { Cut(offset: $0, level: 1) } + [Cut(offset: group.close, level: 0)]
    }

    private func isWord(_ word: StaticString) -> Bool {
        shape.position(of: word) != nil || bytes.prefix { $0 != UInt8(ascii: " ") }.elementsEqual(word)
    }

    private func longest(_ groups: [LineShape.Group]) -> LineShape.Group? {
        groups.filter { $0.close > $0.open + 1 }.max { $0.close - $0.open < $1.close - $1.open }
    }

    /// The opening brace of a body that is on other lines, or empty.
    private var openBrace: Int? { lastOpenBrace ?? finalBraces.flatMap { isEmpty($0) ? $0.open : nil } }

    private var finalBraces: LineShape.Group? {
        guard let group = shape.groups.last, group.close == bytes.endIndex - 1 else { return nil }
        return shape.kind(group) == UInt8(ascii: "{") ? group : nil
    }

    private var lastOpenBrace: Int? {
        shape.end == bytes.endIndex && bytes.last == UInt8(ascii: "{") ? bytes.endIndex - 1 : nil
    }

    private func isEmpty(_ group: LineShape.Group) -> Bool {
        bytes[(group.open + 1)..<group.close].trimmed.isEmpty
    }

    private func isAccessorList(_ group: LineShape.Group) -> Bool {
        bytes[(group.open + 1)..<group.close].split(separator: UInt8(ascii: " ")).allSatisfy { word in
            ["get", "set", "async", "throws"].contains { word.elementsEqual($0.utf8) } || word.starts(with: "throws(")
        }
    }

    /// The brackets of a declaration's parameters; nil if the line declares nothing with parameters.
    private var parameterGroup: LineShape.Group? {
        guard let group = groups.first(where: { shape.kind($0) == UInt8(ascii: "(") }) else { return nil }
        let words = bytes[..<group.open].split(separator: UInt8(ascii: " "))
        guard let last = words.last, !words.contains(where: { $0.elementsEqual("=") }) else { return nil }
        let isFunction = words.dropLast().contains { $0.elementsEqual("func") }
        let isInitializer = ["init", "init?", "init<", "subscript"].contains { last.elementsEqual($0.utf8) }
        let isCase = words.count == 2 && words[0].elementsEqual("case") && last.first != UInt8(ascii: ".")
        return isFunction || isInitializer || isCase ? group : nil
    }

    private func tuple(in group: LineShape.Group) -> LineShape.Group? {
        LineShape(bytes[(group.open + 1)..<group.close]).groups.first.flatMap { inner in
            let isWhole = inner.open == group.open + 1 && inner.close == group.close - 1
            return isWhole && bytes[inner.open] == UInt8(ascii: "(") ? inner : nil
        }
    }
}

extension LineShape.Group {
    /// Returns true for brackets that are not broken: `private(set)`, `throws(E)`, `@objc(name)` before a declaration, and patterns.
    fileprivate func staysWhole(in bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes[open] == UInt8(ascii: "(") else { return false }
        let words = bytes[..<open].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        let last = words.last ?? []
        let word = last.isEmpty ? words.dropLast().last ?? [] : last
        let isArgument = last.first == UInt8(ascii: "@") && close < bytes.endIndex - 1
        let inner = bytes[(open + 1)..<close]
        return isArgument || isPattern(in: bytes)
            || ["set", "safe", "unsafe"].contains { inner.elementsEqual($0.utf8) }
            || ["let", "var", "throws"].contains { word.elementsEqual($0.utf8) }
    }

    /// Returns true for the brackets of a pattern: `.a(let b)`.
    fileprivate func isPattern(in bytes: ArraySlice<UInt8>) -> Bool {
        ([open + 1] + commas.map { $0 + 2 }).contains { start in
            bytes[start...].starts(with: "let ") || bytes[start...].starts(with: "var ")
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice<UInt8> { trimming { $0 == UInt8(ascii: " ") } }

    fileprivate func elementsEqual(_ word: StaticString) -> Bool {
        count == word.utf8CodeUnitCount && starts(with: word)
    }
}
