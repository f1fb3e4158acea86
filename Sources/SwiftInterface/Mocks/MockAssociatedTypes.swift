/// What a mock's class has for the associated types of its protocol: generic parameters of the same names, or typealiases where a requirement fixes them.
struct MockAssociatedTypes {
    let generics: Generics
    let typeAliases: [String]

    init(_ subject: MockedProtocol) {
        var parameters: [GenericParameter] = []
        var requirements = subject.requirements.map(\.withoutSelf)
        var fixed = subject.typeAliases.map { (name: $0.name, type: $0.type) }
        for member in subject.items.members {
            if case .typeAlias(let generics, let type) = member.kind, generics.isEmpty, !fixed.contains(where: { $0.name == member.name.plain }) {
                fixed.append((member.name.plain, type.text))
            }
        }
        var names: Set<String> = []
        for member in subject.items.members {
            guard case .associatedType(let type) = member.kind, names.insert(member.name.plain).inserted else { continue }
            requirements += type.requirements.map(\.withoutSelf)
            let constraint = type.inherited.map(\.text).joined(separator: " & ")
            let name = member.name.written
            let text = constraint.isEmpty ? name : "\(name): \(constraint)"
            parameters.append(.init(name: member.name.plain, constraint: nil, isPack: false, text: text, range: member.source.range))
        }
        var bounds: [String] = []
        requirements.removeAll { requirement in
            guard let (name, type) = requirement.sameType, !fixed.contains(where: { $0.name == name }) else { return false }
            guard let parameter = parameters.first(where: { $0.name == name }), !type.rootNames.contains(name) else { return false }
            fixed.append((name, type))
            // What stands for another one must be what both are.
            if parameter.text.hasPrefix("\(name): ") { bounds.append(type + parameter.text.dropFirst(name.count)) }
            return true
        }
        let open = parameters.filter { parameter in !fixed.contains { $0.name == parameter.name } }
        let openNames = Set(open.map(\.name))
        let values = Dictionary(fixed.map { ($0.name, $0.type) }) { first, _ in first }
        let remaining = (requirements + bounds).map { $0.renamingWords(values) }
        generics = Generics(
            parameters: open,
            requirements: remaining.filter { !openNames.isDisjoint(with: $0.rootNames) }
        ).renaming(values)
        // One that names a generic parameter can't be looked up in the protocol before the mock conforms to it.
        let needed = fixed.filter { names.contains($0.name) || !openNames.isDisjoint(with: $0.type.rootNames) }
        typeAliases = needed.map { "typealias \($0.name) = \($0.type)" } + subject.genericAliases(of: openNames)
    }
}

extension MockedProtocol {
    /// Its generic typealiases whose types mention one of some names.
    fileprivate func genericAliases(of names: Set<String>) -> [String] {
        items.members.compactMap { member in
            guard case .typeAlias(let generics, let type) = member.kind, !generics.isEmpty, type.mentions(names) else { return nil }
            return "typealias \(member.name.written)\(generics.parameterClause) = \(type.text)\(generics.whereClause)"
        }
    }
}

extension String {
    /// `Self.Item` is `Item` in the class.
    var withoutSelf: String {
        hasPrefix("Self.") ? String(dropFirst(5)) : self
    }

    /// `Item` and `Int` for `Item.ID == Int`.
    fileprivate var rootNames: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { String($0.prefix { $0 != "." }) })
    }

    /// `Item` and `Int` for `Item == Int`.
    var sameType: (String, String)? {
        let words = split(separator: " ", maxSplits: 2)
        return words.count == 3 && words[1] == "==" ? (String(words[0]), String(words[2])) : nil
    }
}
