import Support

enum ListFilters {
    static let all: [TemplateFilter] = [
        TemplateFilter("join", parameters: [.init("separator", default: "")]) { call in
            let separator = try call.text(0)
            var size = 0
            let texts = try call.list().map { item in
                guard let text = item.printed else {
                    throw .kind("expected strings, numbers or booleans to join, found \(item.kindName)")
                }
                size += text.utf8.count + separator.utf8.count
                try call.checkSize((size, false))
                return text
            }
            return .string(texts.joined(separator: separator))
        },
        TemplateFilter(
            "map",
            parameters: [.init("member", default: .null), .init("filter", default: .null)],
            result: .shape(.any)
        ) { call in
            let path = try call.optionalText(0)
            let filter = try call.optionalText(1).map { try filterWithoutArguments($0, call) }
            guard path != nil || filter != nil else { throw .value("`map` needs a member or a filter") }
            let items = try call.list().map { item in
                let value = try member(path, of: item)
                return try filter.map { try applied($0, to: value, &call) } ?? value
            }
            return .list(items)
        },
        selecting("select", keeping: true),
        selecting("reject", keeping: false),
        TemplateFilter(
            "where",
            parameters: [.init("member"), .init("equals", default: true)],
            result: .items
        ) { call in
            let (path, wanted) = (try call.text(0), call.arguments[1])
            call.look(at: wanted, times: try call.list().count)
            let items = try call.list().filter { item in
                let value = try member(path, of: item)
                return try wanted == true ? value.isTrue : Comparing.compare(.equal, value, wanted)
            }
            return .list(items)
        },
        TemplateFilter("sorted", parameters: [.init("by", default: .null)], result: .items, weight: 16) { call in
            let keyed = try keyed(try call.optionalText(0), &call, times: 16)
            return .list(try keyed.sorted { try Comparing.isBefore($0.key, $1.key) }.map(\.item))
        },
        TemplateFilter(
            "unique",
            parameters: [.init("by", default: .null)],
            result: .items
        ) { call in .list(groups(try keyed(try call.optionalText(0), &call)).map { $0.items[0] }) },
        TemplateFilter("groupBy", parameters: [.init("member")], result: .shape(.any)) { call in
            let groups = groups(try keyed(try call.text(0), &call))
            return try call.pairs(groups.map { [$0.key, .list($0.items)] })
        },
        choosing("first", weight: 0) { $0.first },
        choosing("last", weight: 0) { $0.last },
        choosing("min") { try $0.min { try Comparing.isBefore($0, $1) } },
        choosing("max") { try $0.max { try Comparing.isBefore($0, $1) } },
        TemplateFilter("reversed", result: .items) { .list(try $0.list().reversed()) },
        TemplateFilter("zip", parameters: [.init("other")], result: .shape(.any)) { call in
            guard case .list(let others) = call.arguments[0] else {
                throw call.unfit(call.arguments[0], "a list as argument 1")
            }
            return try call.pairs(zip(try call.list(), others).map { [$0, $1] })
        },
        TemplateFilter(
            "flatten",
            result: .flattened
        ) { call in
            var results: [TemplateValue] = []
            for item in try call.list() {
                if case .list(let items) = item { results += items } else { results.append(item) }
                guard results.count <= call.limits.items else { throw .tooManyItems(call.limits.items) }
            }
            return .list(results)
        },
    ]

    /// The function `range`, as a filter without an input.
    static let range = TemplateFilter(
        "range",
        parameters: [.init("start"), .init("stop", default: .null), .init("step", default: 1)],
        result: .shape(.list(of: .integer))
    ) { call in
        let first = try call.integer(0)
        let (start, stop) = call.arguments[1].isNull ? (0, first) : (first, try call.integer(1))
        let step = try call.integer(2)
        guard step != 0 else { throw .value("the step of the range is 0") }
        var items: [TemplateValue] = []
        var item = (partialValue: start, overflow: false)
        while !item.overflow, step > 0 ? item.partialValue < stop : item.partialValue > stop {
            guard items.count < call.limits.items else { throw .tooManyItems(call.limits.items) }
            items.append(.integer(item.partialValue))
            item = item.partialValue.addingReportingOverflow(step)
        }
        return .list(items)
    }

    /// - Parameter weight: 0 if the filter doesn't read the items.
    private static func choosing(
        _ name: String,
        weight: Int = 1,
        _ choose: @escaping @Sendable ([TemplateValue]) throws -> TemplateValue?
    ) -> TemplateFilter {
        TemplateFilter(name, result: .item, weight: weight) { call in
            if weight > 0 { for item in try call.list() { call.look(at: item) } }
            return try choose(try call.list()) ?? .null
        }
    }

    /// Returns the member at a path such as `type.name`. Without a path, returns the item itself.
    private static func member(_ path: String?, of item: TemplateValue) throws -> TemplateValue {
        guard let path else { return item }
        var value = item
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard case .mapping(let mapping) = value else {
                throw .kind("expected a mapping with the member `\(path)`, found \(value.kindName)")
            }
            guard let member = mapping[String(name)] else {
                throw .missingItemMember(path, String(name), among: mapping.names)
            }
            value = member
        }
        return value
    }

    /// Returns each item with its key: the member at the path, or the item itself if there is no path.
    private static func keyed(_ path: String?, _ call: inout TemplateFilter.Call, times: Int = 1) throws
        -> [(key: TemplateValue, item: TemplateValue)]
    {
        try call.list().map { item in
            let key = try member(path, of: item)
            call.look(at: key, times: times)
            return (key, item)
        }
    }

    /// Groups the items by key. The groups are in the order in which their keys first appear in the list.
    private static func groups(_ keyed: [(key: TemplateValue, item: TemplateValue)])
        -> [(key: TemplateValue, items: [TemplateValue])]
    {
        var groups: [(key: TemplateValue, items: [TemplateValue])] = []
        var positions: [[UInt8]: Int] = [:]
        for (key, item) in keyed {
            let text = Array(JSONValue(key, isKey: true).text(levels: 0).utf8)
            let position = positions[text] ?? groups.count
            if position == groups.count {
                positions[text] = position
                groups.append((key, []))
            }
            groups[position].items.append(item)
        }
        return groups
    }

    private static let test = TemplateFilter.Parameter("test", default: .null) { name in
        ValueTest(rawValue: name) == nil ? .unknownTest(name) : nil
    }

    private static func filterWithoutArguments(_ name: String, _ call: TemplateFilter.Call) throws -> TemplateFilter {
        guard let filter = call.filters[name] else { throw .unknownFilter(name, among: call.filters.names) }
        guard filter.parameters.allSatisfy({ $0.defaultValue != nil })
        else { throw .value("the filter `\(name)` needs arguments") }
        return filter
    }

    private static func applied(_ filter: TemplateFilter, to value: TemplateValue, _ call: inout TemplateFilter.Call)
        throws -> TemplateValue
    {
        call.look(at: value)
        let arguments = filter.parameters.map { $0.defaultValue ?? .null }
        var inner = TemplateFilter.Call(input: value, arguments: arguments, filters: call.filters, limits: call.limits)
        return try filter.apply(&inner)
    }

    private static func selecting(_ name: String, keeping: Bool) -> TemplateFilter {
        TemplateFilter(name, parameters: [test], result: .items) { call in
            let test = try call.optionalText(0).map { name in
                guard let test = ValueTest(rawValue: name) else { throw .unknownTest(name) }
                return test
            }
            return .list(try call.list().filter { try (test?.passes($0) ?? $0.isTrue) == keeping })
        }
    }
}
