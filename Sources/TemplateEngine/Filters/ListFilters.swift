/// Filters for lists.
enum ListFilters {
    static let all: [TemplateFilter] = [
        TemplateFilter(
            "join",
            parameters: [.init("separator", default: "")],
            documentation: "The items of a list as one string. The items must be strings, numbers or booleans."
        ) { call throws(TemplateFailure) in
            let separator = try call.text(0)
            var texts: [String] = []
            var size = 0
            for item in try call.list() {
                guard let text = item.printed else {
                    throw .kind("expected strings, numbers or booleans to join, found \(item.kindName)")
                }
                texts.append(text)
                size += text.utf8.count + separator.utf8.count
                try call.checkSize((size, false))
            }
            return .string(texts.joined(separator: separator))
        },
        TemplateFilter(
            "map",
            parameters: [.init("member", default: .null), .init("filter", default: .null)],
            result: .any,
            documentation:
                "Replaces each item of a list. `map(\"type.name\")` takes a member of the item. "
                + "`map(filter: \"camelCase\")` applies the filter to the item. With both arguments, `map` applies the "
                + "filter to the member. The filter gets no arguments."
        ) { call throws(TemplateFailure) in
            let member = try call.optionalText(0)
            let filter = try filter(named: try call.optionalText(1), call)
            guard member != nil || filter != nil else { throw .value("`map` needs a member or a filter") }
            var results: [TemplateValue] = []
            for item in try call.list() {
                var value = try ListFilters.member(member, of: item)
                if let filter { value = try applied(filter, to: value, &call) }
                results.append(value)
            }
            return .list(results)
        },
        selecting(
            "select",
            keeping: true,
            "The items of a list that pass a test: `select(\"even\")`. Without a test, the items that are true."
        ),
        selecting(
            "reject",
            keeping: false,
            "The items of a list that fail a test. Without a test, the items that are false."
        ),
        TemplateFilter(
            "where",
            parameters: [.init("member"), .init("equals", default: true)],
            result: .items,
            documentation:
                "The items of a list whose `member` equals the value `equals`. Without `equals`, the items "
                + "whose `member` is true."
        ) { call throws(TemplateFailure) in
            let path = try call.text(0)
            var results: [TemplateValue] = []
            call.look(at: call.arguments[1], times: try call.list().count)
            for item in try call.list() {
                let value = try member(path, of: item)
                let isWanted =
                    call.arguments[1] == true ? value.isTrue : try Comparing.compare(.equal, value, call.arguments[1])
                if isWanted { results.append(item) }
            }
            return .list(results)
        },
        TemplateFilter(
            "sorted",
            parameters: [.init("by", default: .null)],
            result: .items,
            weight: 16,
            documentation:
                "Sorts a list by its items, or by the member `by` of its items. Numbers are sorted by value, "
                + "strings by code point. Equal items keep their order."
        ) { call throws(TemplateFailure) in
            let path = try call.optionalText(0)
            var keyed: [(key: TemplateValue, item: TemplateValue)] = []
            for item in try call.list() { keyed.append((try key(path, of: item, &call, times: 16), item)) }
            try sort(&keyed)
            return .list(keyed.map(\.item))
        },
        TemplateFilter(
            "unique",
            parameters: [.init("by", default: .null)],
            result: .items,
            documentation:
                "Removes items that equal an earlier item. With `by`, removes items whose member `by` has "
                + "the same value as in an earlier item."
        ) { call throws(TemplateFailure) in
            var groups = ValueGroups()
            let path = try call.optionalText(0)
            for item in try call.list() { groups.add(item, under: try key(path, of: item, &call)) }
            return .list(groups.groups.map { $0.items[0] })
        },
        TemplateFilter(
            "groupBy",
            parameters: [.init("member")],
            result: .pairs,
            documentation:
                "Groups the items of a list by a member. The result is a list of pairs: a value of the member, "
                + "and the list of items with this value. Groups are in the order of their first items. Write `for "
                + "kind, items in …` to loop over the pairs."
        ) { call throws(TemplateFailure) in
            var groups = ValueGroups()
            let path = try call.text(0)
            for item in try call.list() { groups.add(item, under: try key(path, of: item, &call)) }
            return .list(groups.groups.map { .list([$0.key, .list($0.items)]) })
        },
        TemplateFilter(
            "first",
            result: .item,
            weight: 0,
            documentation: "The first item of a list; nil if it is empty."
        ) {
            call throws(TemplateFailure) in
            try call.list().first ?? .null
        },
        TemplateFilter("last", result: .item, weight: 0, documentation: "The last item of a list; nil if it is empty.")
        {
            call throws(TemplateFailure) in
            try call.list().last ?? .null
        },
        extreme("min", "smallest", .less),
        extreme("max", "largest", .greater),
        TemplateFilter("reversed", result: .items, documentation: "A list in reverse order.") {
            call throws(TemplateFailure) in
            .list(try call.list().reversed())
        },
        TemplateFilter(
            "zip",
            parameters: [.init("other")],
            result: .pairs,
            documentation: "Pairs of the items of two lists, up to the end of the shorter list."
        ) {
            call throws(TemplateFailure) in
            guard case .list(let others) = call.arguments[0] else {
                throw call.unfit(call.arguments[0], "a list as argument 1")
            }
            return .list(zip(try call.list(), others).map { .list([$0, $1]) })
        },
        TemplateFilter(
            "flatten",
            result: .flattened,
            documentation: "A list of lists as one list. Items that are not lists stay."
        ) { call throws(TemplateFailure) in
            var results: [TemplateValue] = []
            for item in try call.list() {
                if case .list(let items) = item { results += items } else { results.append(item) }
                guard results.count <= call.limits.items else { throw .tooManyItems(call.limits.items) }
            }
            return .list(results)
        },
    ]

    /// The function `range`, whose arguments are those of a filter without an input.
    static let range = TemplateFilter(
        "range",
        parameters: [.init("start"), .init("stop", default: .null), .init("step", default: 1)],
        result: .integers,
        documentation: "The integers from `start` up to `stop`, without `stop`. With one argument, from 0 up to it."
    ) { call throws(TemplateFailure) in
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

    private static func extreme(_ name: String, _ adjective: String, _ comparison: ComparisonOperator) -> TemplateFilter
    {
        let documentation = "The \(adjective) item of a list, compared as with `sorted`; nil if the list is empty."
        return TemplateFilter(name, result: .item, documentation: documentation) { call throws(TemplateFailure) in
            let items = try call.list()
            for item in items { call.look(at: item) }
            guard var best = items.first else { return .null }
            for item in items.dropFirst() where try Comparing.compare(comparison, item, best) { best = item }
            return best
        }
    }

    /// A member by its path (`type.name`), which must be there; without a path, the item itself.
    private static func member(_ path: String?, of item: TemplateValue) throws(TemplateFailure) -> TemplateValue {
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

    /// What an item is compared by: all of it is looked at.
    private static func key(
        _ path: String?,
        of item: TemplateValue,
        _ call: inout TemplateFilter.Call,
        times: Int = 1
    ) throws(TemplateFailure) -> TemplateValue {
        let key = try member(path, of: item)
        call.look(at: key, times: times)
        return key
    }

    private static let test = TemplateFilter.Parameter("test", default: .null) { name in
        ValueTest(rawValue: name) == nil ? .unknownTest(name) : nil
    }

    private static func filter(named name: String?, _ call: TemplateFilter.Call) throws(TemplateFailure)
        -> TemplateFilter?
    {
        guard let name else { return nil }
        guard let filter = call.filters[name] else {
            throw .unknownFilter(name, among: call.filters.names)
        }
        guard filter.parameters.allSatisfy({ $0.defaultValue != nil }) else {
            throw .value("the filter `\(name)` needs arguments")
        }
        return filter
    }

    private static func applied(_ filter: TemplateFilter, to value: TemplateValue, _ call: inout TemplateFilter.Call)
        throws(TemplateFailure) -> TemplateValue
    {
        call.look(at: value)
        let arguments = filter.parameters.map { $0.defaultValue ?? .null }
        var inner = TemplateFilter.Call(
            input: value,
            arguments: arguments,
            filters: call.filters,
            limits: call.limits
        )
        return try filter.apply(&inner)
    }

    private static func selecting(_ name: String, keeping: Bool, _ documentation: String) -> TemplateFilter {
        TemplateFilter(name, parameters: [test], result: .items, documentation: documentation) {
            call throws(TemplateFailure) in
            let name = try call.optionalText(0)
            let test = name.flatMap(ValueTest.init(rawValue:))
            if let name, test == nil { throw .unknownTest(name) }
            var results: [TemplateValue] = []
            for item in try call.list() where try (test?.passes(item) ?? item.isTrue) == keeping {
                results.append(item)
            }
            return .list(results)
        }
    }

    private static func sort(_ keyed: inout [(key: TemplateValue, item: TemplateValue)]) throws(TemplateFailure) {
        var failure: TemplateFailure?
        keyed.sort { left, right in
            do throws(TemplateFailure) {
                return try Comparing.isBefore(left.key, right.key)
            } catch {
                failure = failure ?? error
                return false
            }
        }
        if let failure { throw failure }
    }
}
