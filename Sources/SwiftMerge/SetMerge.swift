import SwiftSyntax

/// A merge of the elements of a part that is a set: conformances, attributes or modifiers.
struct SetMerge {
    let base: [SetElement]
    let ours: [SetElement]
    let theirs: [SetElement]

    /// Returns our elements with the changes of the template; nil if both sides changed the same element. The user's string arguments stay.
    var merged: [String]? {
        var result: [String] = []
        for mine in ours {
            let (old, now) = (base.first { $0.name == mine.name }, theirs.first { $0.name == mine.name })
            if old == nil || old?.text == now?.text || now == nil && old?.text != mine.text {
                result.append(mine.text)
            } else if let old, let now {
                let arguments = SetMerge(base: old.arguments, ours: mine.arguments, theirs: now.arguments)
                if old.text == mine.text || now.text == mine.text {
                    result.append(now.text)
                } else if !mine.arguments.isEmpty, let arguments = arguments.merged {
                    result.append("@\(mine.name)(\(arguments.joined(separator: ", ")))")
                } else if mine.isText {
                    result.append(mine.text)
                } else {
                    return nil
                }
            }
        }
        let added = theirs.filter { now in !(base + ours).contains { $0.name == now.name } }
        // A test's title comes before its traits.
        return added.filter(\.isText).map(\.text) + result + added.filter { !$0.isText }.map(\.text)
    }

    private static let rawTypes: Set<String> = [
        "CGFloat", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "Substring",
        "TimeInterval", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64",
    ]

    /// Returns the merged types from which a declaration inherits; nil if there is a conflict.
    ///
    /// The first type of a class may be its superclass, and the first type of an enum may be its raw type. Only one type can be that, and it must
    /// stay the first.
    var mergedTypes: [String]? {
        let list = theirs.first?.node.ancestorOrSelf { $0.as(InheritanceClauseSyntax.self) }
        let kind = list?.parent?.kind
        func contains(_ side: [SetElement], _ type: String) -> Bool { side.contains { $0.text == type } }
        guard let result = merged else { return nil }
        guard kind == .classDecl || kind == .enumDecl, let theirFirst = theirs.first?.text,
            !contains(base + ours, theirFirst)
        else { return result }
        let (old, ourFirst) = (base.first?.text, ours.first?.text)
        func mayLead(_ type: String) -> Bool { kind == .classDecl || Self.rawTypes.contains(type) }
        let isOursNew = ourFirst.map { !contains(base, $0) } ?? false
        let areBothNew = isOursNew && ourFirst.map(mayLead) == true && mayLead(theirFirst)
        let haveBothReplaced = old.map { !contains(ours + theirs, $0) } ?? false
        // The template has replaced a type that is not the first of the user's class, so it is a protocol.
        let isOfProtocol = kind == .classDecl && old.map { contains(ours, $0) && !contains(theirs, $0) } == true
        if haveBothReplaced || areBothNew && !isOfProtocol { return nil }
        let isFirst = !isOursNew || kind == .enumDecl && mayLead(theirFirst)
        return isFirst ? [theirFirst] + result.filter { $0 != theirFirst } : result
    }
}
