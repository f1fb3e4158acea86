/// The parts of a function that distinguish it from its overloads. The more two shapes share, the more likely they are one function with a changed
/// signature.
struct FunctionShape {
    /// Numbers that say how much two shapes share. The most important one comes first.
    typealias Likeness = [Int]

    private let labels: [String]
    private let types: [String]
    private let parameters: [String]
    /// The words of the modifiers, the effects, the result and the requirements.
    private let others: [[String]]

    init(_ unit: MergeUnit) {
        labels = unit.parameters.map { $0.label == "_" ? $0.name : $0.label }
        types = unit.parameters.map(\.type)
        parameters = zip(labels, types).map { "\($0): \($1)" }
        others = [.modifiers, .effects, .result, .requirements].map(unit.words)
    }

    /// Returns how much two shapes share; nil if they share neither a label nor a type. Two shapes without parameters always match.
    func likeness(to other: FunctionShape) -> Likeness? {
        let sharedLabels = Self.shared(labels, other.labels)
        let sharedTypes = Self.shared(types, other.types)
        guard sharedLabels + sharedTypes > 0 || labels.isEmpty && other.labels.isEmpty else { return nil }
        return [
            labels.first == other.labels.first ? 1 : 0, Self.shared(parameters, other.parameters), sharedLabels,
            sharedTypes, -labels.count - other.labels.count, zip(others, other.others).count(where: ==),
        ]
    }

    private static func shared(_ mine: [String], _ theirs: [String]) -> Int {
        var rest = theirs
        return mine.count { word in rest.firstIndex(of: word).map { rest.remove(at: $0) } != nil }
    }
}
