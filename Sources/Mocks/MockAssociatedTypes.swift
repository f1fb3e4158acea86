import Diagnostics
import SwiftSource

/// The generic parameters of a mock's class for the associated types of its protocol. If a requirement fixes an associated type, it is a
/// typealias instead.
struct MockAssociatedTypes {
    let generics: Generics
    let typeAliases: [String]

    init(_ subject: MockedProtocol) {
        var parameters: [GenericParameter] = []
        var requirements = subject.requirements.compactMap(\.withoutSuppression)
        var fixed = subject.typeAliases.map { (name: $0.name, type: $0.type, condition: String?.none) }
        let fixedTypes = subject.fixedTypes
        for (member, condition) in subject.items.conditionalMembers() {
            guard case .typeAlias(let generics, let type) = member.kind, generics.isEmpty else { continue }
            let isNew = !fixed.contains {
                $0.name == member.name.plain && ($0.condition == nil || $0.condition == condition)
            }
            if isNew { fixed.append((member.name.plain, fixedTypes[member.name.plain] ?? type.text, condition)) }
        }
        // The branches of an `#if` may have different constraints. A type that satisfies all of them fits each branch.
        var constraints: [String: [String]] = [:]
        for member in subject.items.members {
            guard case .associatedType(let type) = member.kind else { continue }
            requirements += type.requirements.compactMap(\.withoutSuppression).filter { !requirements.contains($0) }
            let known = constraints[member.name.plain] ?? []
            constraints[member.name.plain] =
                known + type.inherited.flatMap(\.constraints).filter { !known.contains($0) }
        }
        for member in subject.items.members {
            guard case .associatedType = member.kind, !parameters.contains(where: { $0.name == member.name.plain })
            else { continue }
            let constraint = constraints[member.name.plain]?.joined(separator: " & ") ?? ""
            let text = constraint.isEmpty ? member.name.written : "\(member.name.written): \(constraint)"
            parameters.append(.init(name: member.name.plain, constraint: nil, text: text, range: member.source.range))
        }
        var bounds: [String] = []
        requirements.removeAll { requirement in
            guard let (name, type) = requirement.sameType, !fixed.contains(where: { $0.name == name }) else {
                return false
            }
            guard let parameter = parameters.first(where: { $0.name == name }), !type.rootNames.contains(name) else {
                // Swift infers it from the property `id`.
                return name == "ID" && parameters.allSatisfy { $0.name != name }
            }
            fixed.append((name, type, nil))
            // A type that replaces an associated type must satisfy its constraints.
            if parameter.text.hasPrefix("\(name): ") { bounds.append(type + parameter.text.dropFirst(name.count)) }
            return true
        }
        let open = parameters.filter { parameter in !fixed.contains { $0.name == parameter.name } }
        let openNames = Set(open.map(\.name))
        let values = Dictionary(fixed.map { ($0.name, $0.type) }) { first, _ in first }
        let renamed = (requirements + bounds).map { $0.renamingWords(values) }
        let remaining = renamed.filter { !openNames.isDisjoint(with: $0.rootNames) }
        generics = Generics(parameters: open, requirements: remaining).renaming(values)
        let dependent = subject.namesThatMention(openNames)
        // A typealias that mentions a generic parameter can't be looked up in the protocol before the mock conforms to it.
        // If a typealias has the name of another type, Swift finds the other type first.
        let needed = fixed.filter {
            constraints[$0.name] != nil || subject.hidingAliases.contains($0.name)
                || !dependent.isDisjoint(with: $0.type.rootNames)
        }
        // With overloads, Swift infers several types for an associated type, and doesn't choose the generic parameter.
        let overloads = Dictionary(grouping: subject.items.members, by: \.fullName).values.filter {
            $0.count > 1 && constraints[$0[0].name.plain] == nil
        }
        let overloaded = Set(overloads.joined().flatMap(\.types).flatMap(\.names).flatMap(\.name.withoutSelf.rootNames))
        let ambiguous = open.filter { overloaded.contains($0.name) }.map { $0.text.prefix { $0 != ":" } }
        let counts = fixed.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
        typeAliases =
            needed.flatMap { alias in
                let line = "typealias \(alias.name) = \(alias.type)"
                guard let condition = alias.condition, constraints[alias.name] == nil || counts[alias.name] != 1
                else { return [line] }
                return ["#if \(condition)", line, "#endif"]
            } + ambiguous.map { "typealias \($0) = \($0)" } + subject.genericAliases(of: dependent)
    }
}

extension SwiftType {
    /// Its constraints on a copyable type: `~Copyable` is none.
    fileprivate var constraints: [String] {
        if case .composition(let parts) = shape { return parts.flatMap(\.constraints) }
        return text.hasPrefix("~") ? [] : [text]
    }
}

extension MockedProtocol {
    /// The names of the associated types that are generic parameters of its mock.
    package var openTypes: [String] {
        var problems = DiagnosticBag()
        return isMockable(into: &problems) ? MockAssociatedTypes(self).generics.parameters.map(\.name) : []
    }

    /// Returns the names, and the names of typealiases that mention one of them, also through other typealiases.
    fileprivate func namesThatMention(_ names: Set<String>) -> Set<String> {
        var all = names
        var count = 0
        while all.count > count {
            count = all.count
            for member in items.members {
                if case .typeAlias(_, let type) = member.kind, type.mentions(all) { all.insert(member.name.plain) }
            }
        }
        return all
    }

    /// Returns the generic typealiases whose types mention one of the names, or that hide another type.
    fileprivate func genericAliases(of names: Set<String>) -> [String] {
        items.members.compactMap { member in
            guard case .typeAlias(let generics, let type) = member.kind, !generics.isEmpty,
                hidingAliases.contains(member.name.plain) || type.mentions(names)
            else { return nil }
            return "typealias \(member.name.written)\(generics.parameterClause) = \(type.text)\(generics.whereClause)"
        }
    }
}

extension String {
    /// The text in the class: `Item` for `Self.Item`.
    var withoutSelf: String {
        mayName("Self.") ? replacing(/\bSelf\.(?!(Type|Protocol)\b)/, with: "") : self
    }

    /// A requirement without `~Copyable` and `~Escapable`; nil if nothing else is left.
    fileprivate var withoutSuppression: String? {
        guard allowsUncopyable, let colon = firstIndex(of: ":") else { return self }
        let parts = self[index(after: colon)...].split(separator: "&").map {
            $0.split(separator: " ").joined(separator: " ")
        }.filter { !$0.hasPrefix("~") }
        return parts.isEmpty ? nil : self[...colon] + " " + parts.joined(separator: " & ")
    }

    /// `Item` and `Int` for `Item.ID == Int`.
    package var rootNames: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { String($0.prefix { $0 != "." }) })
    }

    /// `Item` and `Int` for `Item == Int`.
    var sameType: (String, String)? {
        let words = split(separator: " ", maxSplits: 2)
        return words.count == 3 && words[1] == "==" ? (String(words[0]), String(words[2])) : nil
    }
}
