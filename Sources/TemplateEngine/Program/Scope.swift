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
        let slot: Int
        /// Whether it has a value wherever it is visible; `set` may not have been reached.
        let isAlwaysSet: Bool
        var isUsed = false
    }

    let parent: Scope?
    let outside: Outside
    /// Whether it is the outermost of a file, block or macro.
    let isOutermost: Bool
    /// The branches of `if` that are being compiled at its level.
    var branches = 0
    private(set) var variables: [Variable] = []
    /// The last variable of each name.
    private var positions: [String: Int] = [:]
    /// The names of the context that have been read at its level, and, by name, the lookups that read others further in.
    private var read: Set<String> = []
    private var readInside: [String: [Int]] = [:]

    init(_ parent: Scope?, outside: Outside = .visible, isOutermost: Bool = false) {
        self.parent = parent
        self.outside = outside
        self.isOutermost = isOutermost || parent == nil
    }

    func declare(_ name: String, slot: Int, isAlwaysSet: Bool) {
        positions[name] = variables.count
        variables.append(Variable(name: name, slot: slot, isAlwaysSet: isAlwaysSet))
    }

    func slot(of name: String) -> Int? {
        positions[name].map { variables[$0].slot }
    }

    /// Notes that a lookup reads a name from the context.
    func noteRead(_ name: String, by lookup: Int) {
        read.insert(name)
        var scope = self
        while !scope.isOutermost, let parent = scope.parent {
            parent.readInside[name, default: []].append(lookup)
            scope = parent
        }
    }

    /// The lookups further in that read a name that is set at this level now, for the first time.
    func readsBeforeSet(_ name: String) -> [Int] {
        branches == 0 && slot(of: name) == nil && !read.contains(name) ? readInside[name] ?? [] : []
    }

    /// Whether a level around this one, in the same file, block or macro, has a name.
    func isKnownAround(_ name: String) -> Bool {
        guard !isOutermost, let parent else { return false }
        return parent.read.contains(name) || parent.positions[name] != nil || parent.isKnownAround(name)
    }

    /// Where a name's value may be found, innermost first.
    func find(_ name: String) -> (slots: [Int], isAlwaysSet: Bool, seesContext: Bool) {
        var slots: [Int] = []
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
