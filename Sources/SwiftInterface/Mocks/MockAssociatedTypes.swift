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
        requirements.removeAll { requirement in
            guard let (name, type) = requirement.sameType, parameters.contains(where: { $0.name == name }) else { return false }
            guard !parameters.contains(where: { $0.name == type.prefix { $0 != "." } }) else { return false }
            fixed.append((name, type))
            return true
        }
        let open = parameters.filter { parameter in !fixed.contains { $0.name == parameter.name } }
        let openNames = Set(open.map(\.name))
        generics = Generics(
            parameters: open,
            requirements: requirements.filter { !openNames.isDisjoint(with: $0.rootNames) }
        )
        typeAliases = fixed.filter { names.contains($0.name) }.map { "typealias \($0.name) = \($0.type)" }
    }
}

extension String {
    /// `Self.Item` is `Item` in the class.
    fileprivate var withoutSelf: String {
        hasPrefix("Self.") ? String(dropFirst(5)) : self
    }

    /// `Item` and `Int` for `Item.ID == Int`.
    fileprivate var rootNames: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { String($0.prefix { $0 != "." }) })
    }

    /// `Item` and `Int` for `Item == Int`.
    fileprivate var sameType: (String, String)? {
        let words = split(separator: " ", maxSplits: 2)
        return words.count == 3 && words[1] == "==" ? (String(words[0]), String(words[2])) : nil
    }
}
