/// The names of a mapping's members in their order, which any number of mappings share.
package final class TemplateKeys: Sendable {
    package let names: [String]
    /// Only of many: a few names are found faster by looking at each.
    private let positions: [String: Int]?

    private static let smallCount = 16

    /// - Parameter names: each once.
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
