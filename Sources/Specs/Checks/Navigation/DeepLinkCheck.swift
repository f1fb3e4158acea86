import Diagnostics

/// Reports ambiguous deep links. If two links match a URL, literal text wins over a raw value, a raw value over a
/// number, and a number over text. If this does not decide, the links are ambiguous.
struct DeepLinkCheck {
    private final class Node {
        var literals: [String: Node] = [:]
        var parameters: Node?
        var links: [DeepLink] = []
    }

    private let root = Node()

    static func run(_ links: [DeepLink], into bag: inout DiagnosticBag) {
        let check = DeepLinkCheck()
        for link in links {
            if let other = check.rival(of: link, below: check.root, behind: 0) {
                bag.add(
                    .ambiguousDeepLinks,
                    "ambiguous deep links: a URL can match both `\(link.path)` (`\(link.destination.name)`) and "
                        + "`\(other.path)` (`\(other.destination.name)`)",
                    at: link.range,
                    help: "change a literal part of one of the paths",
                    notes: [.init("the link to `\(other.destination.name)` is written here", at: other.range)]
                )
            }
            check.insert(link)
        }
    }

    private func insert(_ link: DeepLink) {
        var node = root
        for segment in link.segments {
            let next =
                segment.literal.flatMap { node.literals[$0] } ?? (segment.literal == nil ? node.parameters : nil)
                ?? Node()
            if let literal = segment.literal { node.literals[literal] = next } else { node.parameters = next }
            node = next
        }
        node.links.append(link)
    }

    /// Returns a link that is ambiguous with this one.
    private func rival(of link: DeepLink, below node: Node, behind depth: Int) -> DeepLink? {
        guard depth < link.segments.count else {
            return node.links.first(where: link.isAmbiguous)
        }
        let nodes =
            link.segments[depth].literal.map { [node.literals[$0]] }
            ?? node.literals.sorted { $0.key < $1.key }.map(\.value)
        for case let next? in nodes + [node.parameters] {
            if let found = rival(of: link, below: next, behind: depth + 1) { return found }
        }
        return nil
    }
}

extension DeepLink {
    /// Returns true if neither link is more specific. The paths of both match the same URL.
    fileprivate func isAmbiguous(with other: DeepLink) -> Bool {
        let (mine, others) = (literalItems, other.literalItems)
        let shared = mine.keys.filter { others[$0] != nil }
        if shared.contains(where: { mine[$0] != others[$0] }) { return false }
        let ranks = zip(segments, other.segments).map { ($0.rank, $1.rank) }
        let (isBetter, isWorse) = (ranks.contains { $0 < $1 }, ranks.contains { $0 > $1 })
        if isBetter || isWorse { return isBetter && isWorse }
        // If one link has all literal items of the other and more, it wins.
        return mine.count == others.count || shared.count < min(mine.count, others.count)
    }

    private var literalItems: [String: String] {
        Dictionary(
            query.compactMap { item in item.value.literal.map { (item.name, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
