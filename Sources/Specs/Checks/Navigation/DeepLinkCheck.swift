import Diagnostics

/// Reports ambiguous deep links. If two links match a URL, literal text wins over a raw value, a raw value over a
/// number, and a number over text. If this does not decide, the links are ambiguous.
enum DeepLinkCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let links = graph.deepLinks
        for (index, link) in links.enumerated() {
            if let other = links[..<index].first(where: link.isAmbiguous) {
                let message =
                    "ambiguous deep links: a URL can match both `\(link.path)` (`\(link.destination.name)`) and "
                    + "`\(other.path)` (`\(other.destination.name)`)"
                let help = "change a fixed part of one of the paths"
                let note = Diagnostic.Note("the link to `\(other.destination.name)` is written here", at: other.range)
                bag.add(.ambiguousDeepLinks, message, at: link.range, help: help, notes: [note])
            }
        }
    }
}

extension DeepLink {
    /// Returns true if a URL can match both links, and neither is more specific.
    fileprivate func isAmbiguous(with other: DeepLink) -> Bool {
        guard segments.count == other.segments.count else { return false }
        for (mine, others) in zip(segments, other.segments) {
            if let text = mine.literal, !others.canBe(text) { return false }
            if let text = others.literal, !mine.canBe(text) { return false }
        }
        let (mine, others) = (literalItems, other.literalItems)
        let shared = mine.keys.filter { others[$0] != nil }
        if shared.contains(where: { mine[$0] != others[$0] }) { return false }
        let ranks = zip(segments, other.segments).map { ($0.rank, $1.rank) }
        let (isBetter, isWorse) = (ranks.contains { $0 < $1 }, ranks.contains { $0 > $1 })
        if isBetter || isWorse { return isBetter && isWorse }
        // If one link has all literal query items of the other link, and more, it wins.
        return mine.count == others.count || shared.count < min(mine.count, others.count)
    }

    private var literalItems: [String: String] {
        Dictionary(first: query.compactMap { item in item.value.literal.map { (item.name, $0) } })
    }
}
