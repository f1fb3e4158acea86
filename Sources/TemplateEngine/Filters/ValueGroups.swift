import Diagnostics

/// Items that belong together because their keys are equal, in the order of their first.
struct ValueGroups {
    private(set) var groups: [(key: TemplateValue, items: [TemplateValue])] = []
    private var positions: [String: [Int]] = [:]
    private var comparisons = 0

    mutating func add(_ item: TemplateValue, under key: TemplateValue) throws(TemplateFailure) {
        let bucket = Self.bucket(key)
        var size = ValueSize(limits: TemplateLimits())
        size.add(key)
        for position in positions[bucket, default: []] {
            comparisons += size.count
            guard comparisons < 10_000_000 else {
                throw TemplateFailure(.templateLimit, "the list needs too many comparisons")
            }
            if groups[position].key == key {
                groups[position].items.append(item)
                return
            }
        }
        positions[bucket, default: []].append(groups.count)
        groups.append((key, [item]))
    }

    /// The same for values that are equal, and mostly another for others.
    private static func bucket(_ value: TemplateValue) -> String {
        switch value {
        case .decimal(let number): Int64(exactly: number).map { String($0) } ?? number.description
        case .list(let items): "\(items.count) " + (items.first.map { $0.isContainer ? "" : bucket($0) } ?? "")
        case .mapping(let mapping):
            "\(mapping.count) "
                + mapping.values.map { $0.isContainer ? "" : bucket($0) }.sorted().joined(separator: " ")
        default: value.printed ?? ""
        }
    }
}
