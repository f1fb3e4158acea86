/// The names of a mapping's members, in order. Several mappings can share them.
package final class TemplateKeys: Sendable {
    package let names: [String]
    /// The position of each name. Nil if there are only a few names, because a linear search is faster then.
    private let positions: [String: Int]?

    private static let smallCount = 16

    /// - Parameter names: the names, without duplicates.
    package init(_ names: [String]) {
        self.names = names
        positions =
            names.count > Self.smallCount
            ? Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first }) : nil
    }

    func position(of name: String) -> Int? {
        if let positions { return positions[name] }
        return names.firstIndex(of: name)
    }
}
