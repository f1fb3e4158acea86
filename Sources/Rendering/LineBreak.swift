/// The one step by which a line of Swift is broken; each part is shorter than the line, and may be broken again.
struct LineBreak {
    struct Part: Equatable {
        /// Relative to the line.
        let level: Int
        let bytes: [UInt8]
    }

    private let bytes: ArraySlice<UInt8>
    private let room: Int
    private let shape: LineShape

    /// - Parameter room: characters that a part may have which stands no deeper than the line.
    init(_ bytes: ArraySlice<UInt8>, room: Int) {
        self.bytes = bytes
        self.room = room
        shape = LineShape(bytes)
    }

    /// Nil where there is no place to break at.
    var parts: [Part]? {
        caseLabel ?? braces ?? inheritance ?? parameters ?? accessors ?? typeOfDeclaration ?? functionTypeOfParameter ?? comparison
            ?? arguments
    }

    /// `case .a(let b): f(b)`
    private var caseLabel: [Part]? {
        guard bytes.starts(with: "case "), let blank = shape.afterColon else { return nil }
        return [part(0, ..<blank), part(1, (blank + 1)...)]
    }

    /// The `{ get }` of a protocol's property.
    private var accessors: [Part]? {
        guard let group = lastBraces, isAccessorList(bytes[(group.open + 1)..<group.close]) else { return nil }
        return [part(0, ..<(group.open - 1)), part(0, group.open...)]
    }

    /// `var a: B { c }` and `f(a) { b }`
    private var braces: [Part]? {
        guard let group = lastBraces, !isAccessorList(bytes[(group.open + 1)..<group.close]) else { return nil }
        let word = LineShape(bytes[(group.open + 1)..<group.close]).position(of: "in")
        let start = word.map { $0 + 2 } ?? group.open + 1
        guard start + 1 < group.close - 1 else { return nil }
        return [part(0, ..<start), part(1, (start + 1)..<(group.close - 1)), part(0, group.close...)]
    }

    /// `extension A: B {`
    private var inheritance: [Part]? {
        let keywords: [StaticString] = ["class", "extension", "protocol", "struct", "enum", "actor"]
        guard keywords.contains(where: { bytes.starts(with: $0) || shape.position(of: $0) != nil }), let blank = shape.afterColon else { return nil }
        guard let brace = bytes.lastIndex(of: UInt8(ascii: "{")), brace > blank + 1 else { return nil }
        return [part(0, ..<blank), part(1, (blank + 1)..<(brace - 1)), part(0, brace...)]
    }

    /// Of a function, an initializer, or a case of an enum; a function without any is broken before its result.
    private var parameters: [Part]? {
        guard let group = parameterGroup else { return bytes.first == UInt8(ascii: ")") ? result : nil }
        return split(group) ?? result
    }

    private var result: [Part]? {
        guard let arrow = shape.position(of: "->") else { return nil }
        let head = part(0, ..<(arrow - 1))
        guard let brace = lastOpenBrace ?? emptyBraces?.open, brace > arrow else { return [head, part(1, arrow...)] }
        return [head, part(1, arrow..<(brace - 1)), part(0, brace...)]
    }

    /// `var a: B`, `typealias A = B`
    private var typeOfDeclaration: [Part]? {
        let assignment = shape.position(of: "=")
        if bytes.starts(with: "typealias ") || shape.position(of: "typealias") != nil {
            return assignment.map { [part(0, ...$0), part(1, ($0 + 2)...)] }
        }
        guard isVariable, let blank = shape.afterColon, blank < assignment ?? bytes.endIndex else { return nil }
        if let assignment {
            if shape.groups.contains(where: { $0.open > assignment && $0.close - $0.open > 1 }) { return nil }
            if bytes[...assignment].characterCount <= room { return [part(0, ...assignment), part(1, (assignment + 2)...)] }
        }
        if let brace = lastOpenBrace, bytes[..<(brace - 1)].characterCount <= room {
            return [part(0, ..<(brace - 1)), part(0, brace...)]
        }
        return [part(0, ..<blank), part(1, (blank + 1)...)]
    }

    /// `done: @escaping (Int) -> Void,`
    private var functionTypeOfParameter: [Part]? {
        guard let blank = shape.afterColon, let arrow = shape.position(of: "->"), blank < arrow else { return nil }
        return [part(0, ..<blank), part(1, (blank + 1)...)]
    }

    /// `a == b`
    private var comparison: [Part]? {
        let operators: [StaticString] = ["==", "===", "!=", "!=="]
        guard let position = operators.lazy.compactMap(shape.position).first else { return nil }
        return [part(0, ..<(position - 1)), part(1, position...)]
    }

    /// In the longest of the outermost brackets: parentheses where there are any, else those of a tuple in an array, else of a generic type.
    private var arguments: [Part]? {
        let longest = { (kind: UInt8) in
            shape.groups.filter { shape.kind($0) == kind && $0.close - $0.open > 1 }.max { $0.close - $0.open < $1.close - $1.open }
        }
        if let group = longest(UInt8(ascii: "(")) { return split(group) }
        if let group = longest(UInt8(ascii: "[")), let tuple = tuple(in: group) { return split(tuple) }
        return longest(UInt8(ascii: "<")).flatMap(split)
    }

    /// One line for what comes before, one for each argument, one for what comes after.
    private func split(_ group: LineShape.Group) -> [Part]? {
        var parts = [part(0, ...group.open)]
        var start = group.open + 1
        for end in group.commas + [group.close] {
            while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
            if start < end { parts.append(part(1, start..<(end == group.close ? end : end + 1))) }
            start = end + 1
        }
        guard parts.count > 1 else { return nil }
        return parts + [part(0, group.close...)]
    }

    private func part(_ level: Int, _ range: some RangeExpression<Int>) -> Part {
        Part(level: level, bytes: Array(bytes[range]))
    }
}

extension LineBreak {
    /// Braces at the end of the line with something in them.
    private var lastBraces: LineShape.Group? {
        finalBraces.flatMap { $0.close - $0.open > 3 ? $0 : nil }
    }

    private var emptyBraces: LineShape.Group? {
        finalBraces.flatMap { $0.close - $0.open > 3 ? nil : $0 }
    }

    private var finalBraces: LineShape.Group? {
        guard let group = shape.groups.last, group.close == bytes.endIndex - 1 else { return nil }
        return shape.kind(group) == UInt8(ascii: "{") ? group : nil
    }

    private var lastOpenBrace: Int? {
        bytes.last == UInt8(ascii: "{") ? bytes.endIndex - 1 : nil
    }

    private func isAccessorList(_ body: ArraySlice<UInt8>) -> Bool {
        body.split(separator: UInt8(ascii: " ")).allSatisfy { word in
            ["get", "set", "async", "throws"].contains { word.elementsEqual($0.utf8) } || word.starts(with: "throws(")
        }
    }

    private var isVariable: Bool {
        bytes.starts(with: "let ") || bytes.starts(with: "var ") || shape.position(of: "let") != nil || shape.position(of: "var") != nil
    }

    /// The brackets of a declaration's parameters; nil where the line declares nothing that has some.
    private var parameterGroup: LineShape.Group? {
        guard let group = shape.groups.first(where: { shape.kind($0) == UInt8(ascii: "(") && !isAttribute($0) }) else { return nil }
        let words = bytes[..<group.open].split(separator: UInt8(ascii: " "))
        guard let last = words.last, !words.contains(where: { $0.elementsEqual("=".utf8) }) else { return nil }
        let isFunction = words.dropLast().contains { $0.elementsEqual("func".utf8) }
        let isInitializer = ["init", "init?", "init<", "subscript"].contains { last.elementsEqual($0.utf8) }
        let isCase = words.count == 2 && words[0].elementsEqual("case".utf8) && last.first != UInt8(ascii: ".")
        return isFunction || isInitializer || isCase ? group : nil
    }

    /// `@objc(name)` before a declaration.
    private func isAttribute(_ group: LineShape.Group) -> Bool {
        let word = bytes[..<group.open].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).last
        return word?.first == UInt8(ascii: "@") && group.close < bytes.endIndex - 1
    }

    private func tuple(in group: LineShape.Group) -> LineShape.Group? {
        LineShape(bytes[(group.open + 1)..<group.close]).groups.first.flatMap { inner in
            inner.open == group.open + 1 && inner.close == group.close - 1 && bytes[inner.open] == UInt8(ascii: "(") ? inner : nil
        }
    }
}
