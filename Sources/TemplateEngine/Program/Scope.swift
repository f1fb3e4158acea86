/// The variables that a place in a template can see, while it is compiled.
final class Scope {
    /// What is visible of what is around it.
    enum Outside {
        case all, contextOnly, nothing
    }

    let parent: Scope?
    /// The frame of its variables.
    let frame: Int
    private let outside: Outside
    /// Whether a variable has a value wherever it is visible: a `set` may not have been reached.
    private(set) var variables: [String: (slot: Slot, isAlwaysSet: Bool)] = [:]
    var imports: [String: CompilationUnit] = [:]

    init(_ parent: Scope?, outside: Outside = .all, frame: Int? = nil) {
        (self.parent, self.outside) = (parent, outside)
        self.frame = frame ?? parent?.frame ?? 0
    }

    func declare(_ name: String, slot: Int, isAlwaysSet: Bool) {
        variables[name] = (Slot(frame: frame, number: slot), isAlwaysSet)
    }

    /// Whether it has variables that may be empty.
    var hasSettings: Bool {
        variables.values.contains { !$0.isAlwaysSet }
    }

    /// The file that `import` gave a name to.
    func importedUnit(_ name: String) -> CompilationUnit? {
        imports[name] ?? (outside == .all ? parent?.importedUnit(name) : nil)
    }

    /// Where a name's value may be found, innermost first.
    func find(_ name: String) -> (slots: [Slot], isAlwaysSet: Bool, seesContext: Bool) {
        var slots: [Slot] = []
        var scope: Scope? = self
        while let current = scope {
            if let variable = current.variables[name] {
                slots.append(variable.slot)
                if variable.isAlwaysSet { return (slots, true, true) }
            }
            if current.outside == .nothing { return (slots, false, false) }
            scope = current.outside == .all ? current.parent : nil
        }
        return (slots, false, true)
    }
}
