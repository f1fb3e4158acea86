/// The variables that are visible at a place in a template. Only the compiler uses scopes.
final class Scope {
    /// The part of the enclosing scopes that is visible in a scope.
    enum Outside {
        case all, contextOnly, nothing
    }

    let parent: Scope?
    let frame: Int
    private let outside: Outside
    /// The variables by name. `isAlwaysSet` is false for a variable of `set`, because the `set` may not have been reached.
    private(set) var variables: [String: (slot: Slot, isAlwaysSet: Bool)] = [:]
    var imports: [String: CompilationUnit] = [:]

    init(_ parent: Scope?, outside: Outside = .all, frame: Int? = nil) {
        (self.parent, self.outside) = (parent, outside)
        self.frame = frame ?? parent?.frame ?? 0
    }

    func declare(_ name: String, slot: Int, isAlwaysSet: Bool) {
        variables[name] = (Slot(frame: frame, number: slot), isAlwaysSet)
    }

    var names: Set<String> {
        (outside == .all ? parent?.names ?? [] : []).union(variables.keys)
    }

    func importedUnit(_ name: String) -> CompilationUnit? {
        imports[name] ?? (outside == .all ? parent?.importedUnit(name) : nil)
    }

    /// Returns the slots that can have the value of a name, innermost first.
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
