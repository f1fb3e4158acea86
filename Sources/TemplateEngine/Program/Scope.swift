/// The variables that a place in a template can see, while it is compiled.
final class Scope {
    enum Outside {
        /// What is around it is visible.
        case visible
        /// Only the context is.
        case contextOnly
        /// Nothing is.
        case nothing
    }

    struct Variable {
        let name: String
        let slot: Int32
        /// Whether it has a value wherever it is visible; `set` may not have been reached.
        let isAlwaysSet: Bool
        var isUsed = false
    }

    let parent: Scope?
    let outside: Outside
    private(set) var variables: [Variable] = []
    /// The last variable of each name.
    private var positions: [String: Int] = [:]

    init(_ parent: Scope?, outside: Outside = .visible) {
        self.parent = parent
        self.outside = outside
    }

    func declare(_ name: String, slot: Int32, isAlwaysSet: Bool) {
        positions[name] = variables.count
        variables.append(Variable(name: name, slot: slot, isAlwaysSet: isAlwaysSet))
    }

    func slot(of name: String) -> Int32? {
        positions[name].map { variables[$0].slot }
    }

    /// Where a name's value may be found, innermost first.
    func find(_ name: String) -> (slots: [Int32], isAlwaysSet: Bool, seesContext: Bool) {
        var slots: [Int32] = []
        var scope: Scope? = self
        while let current = scope {
            if let index = current.positions[name] {
                current.variables[index].isUsed = true
                slots.append(current.variables[index].slot)
                if current.variables[index].isAlwaysSet { return (slots, true, true) }
            }
            switch current.outside {
            case .visible: scope = current.parent
            case .contextOnly: scope = nil
            case .nothing: return (slots, false, false)
            }
        }
        return (slots, false, true)
    }
}
