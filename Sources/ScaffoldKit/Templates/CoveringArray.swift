/// A few lists with one value of each option. Any three values of different options are together in at least one list.
///
/// If that would need very many lists, it is true only for any two values. The algorithm is greedy, as in D. M. Cohen and others, "The AETG System"
/// (IEEE Transactions on Software Engineering 23, 1997).
struct CoveringArray {
    /// The index of an option, and the index of one of its values.
    private struct Choice: Hashable {
        let option: Int
        let value: Int
    }

    /// Each list has one value of each option, in the order of the options.
    private(set) var rows: [[String]] = []

    /// - Parameter options: the values of each option, at least one.
    init(_ options: [[String]]) {
        let largest = options.map(\.count).sorted().suffix(3).reduce(1, *)
        let strength = min(options.count, largest > 128 ? 2 : 3)
        let all = options.indices.map { option in options[option].indices.map { Choice(option: option, value: $0) } }
        let sets = Self.subsets(all, strength).flatMap { choices in
            choices.reduce([[]]) { sets, values in sets.flatMap { set in values.map { set + [$0] } } }
        }
        // The sets of values that no row has yet.
        var open = Set(sets)
        func sorted(_ choices: [Choice]) -> [Choice] { choices.sorted { $0.option < $1.option } }
        for set in sets where open.contains(set) {
            var row = set
            for values in all where !set.contains(where: { $0.option == values[0].option }) {
                let others = Self.subsets(row, strength - 1)
                let gains = values.map { value in others.count { open.contains(sorted($0 + [value])) } }
                row.append(values[gains.firstIndex(of: gains.max() ?? 0) ?? 0])
            }
            row = sorted(row)
            open.subtract(Self.subsets(row, strength))
            rows.append(row.map { options[$0.option][$0.value] })
        }
    }

    /// Returns all subsets with `count` elements, in the order of the elements.
    private static func subsets<Element>(_ elements: [Element], _ count: Int) -> [[Element]] {
        guard count > 0 else { return [[]] }
        return elements.indices.flatMap { index in
            subsets(Array(elements[(index + 1)...]), count - 1).map { [elements[index]] + $0 }
        }
    }
}
