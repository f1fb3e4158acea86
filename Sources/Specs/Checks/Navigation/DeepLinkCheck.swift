import Diagnostics

/// Reports ambiguous deep links. If two links match a URL, literal text wins over a raw value, a raw value over a
/// number, and a number over text. If this does not decide, the links are ambiguous.
enum DeepLinkCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        // Two links match no URL in common if their numbers of segments differ, or if both begin with literals that differ.
        var earlier: [Int: [DeepLink]] = [:]
        var groups: [Int: [String?: [DeepLink]]] = [:]
        for link in graph.deepLinks {
            let (count, start) = (link.segments.count, link.segments.first?.literal)
            let rivals = start == nil ? earlier[count, default: []] : [start, nil].flatMap { groups[count]?[$0] ?? [] }
            if let other = rivals.first(where: link.isAmbiguous) {
                let message =
                    "ambiguous deep links: a URL can match both `\(link.path)` (`\(link.destination.name)`) and "
                    + "`\(other.path)` (`\(other.destination.name)`)"
                let help = "change a fixed part of one of the paths"
                let note = Diagnostic.Note("the link to `\(other.destination.name)` is written here", at: other.range)
                bag.add(.ambiguousDeepLinks, message, at: link.range, help: help, notes: [note])
            }
            earlier[count, default: []].append(link)
            groups[count, default: [:]][start, default: []].append(link)
        }
    }
}

extension DeepLink {
    /// Returns true if a URL can match both links, and neither is more specific.
    fileprivate func isAmbiguous(with other: DeepLink) -> Bool {
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
