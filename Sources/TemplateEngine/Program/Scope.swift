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
        let slot: Slot
        /// Whether it has a value wherever it is visible; `set` may not have been reached.
        let isAlwaysSet: Bool
    }

    let parent: Scope?
    /// The frame of its variables.
    let frame: Int
    private let outside: Outside
    private(set) var variables: [Variable] = []
    var imports: [String: CompilationUnit] = [:]
    /// The last variable of each name.
    private var positions: [String: Int] = [:]

    init(_ parent: Scope?, outside: Outside = .visible, frame: Int? = nil) {
        self.parent = parent
        self.outside = outside
        self.frame = frame ?? parent?.frame ?? 0
    }

    func declare(_ name: String, slot: Int, isAlwaysSet: Bool) {
        positions[name] = variables.count
        variables.append(Variable(name: name, slot: Slot(frame: frame, number: slot), isAlwaysSet: isAlwaysSet))
    }

    func slot(of name: String) -> Int? {
        positions[name].map { variables[$0].slot.number }
    }

    /// The file that `import` gave a name to.
    func importedUnit(_ name: String) -> CompilationUnit? {
        imports[name] ?? (outside == .visible ? parent?.importedUnit(name) : nil)
    }

    /// Where a name's value may be found, innermost first.
    func find(_ name: String) -> (slots: [Slot], isAlwaysSet: Bool, seesContext: Bool) {
        var slots: [Slot] = []
        var scope: Scope? = self
        while let current = scope {
            if let index = current.positions[name] {
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
