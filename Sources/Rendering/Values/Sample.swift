import Mocks
import Specs
import SwiftSource

struct Samples: Sendable {
    var written = TypeValues()
    var mockDefaults = TypeValues()
    var mocks: [String: String] = [:]

    /// Returns the first of these values: the sample in scaffold.yml, a value of a common type or a mock of a module's protocol, the
    /// default value of mocks, a call that throws.
    ///
    /// - Parameter name: the name of the argument, which is also the sample of a string.
    func value(of type: SwiftType, named name: String) -> Sample {
        let given = { (values: TypeValues) in
            values[type].map { Sample(text: $0.text, isComparable: Sample.isLiteral($0.text) && !type.isExistential) }
        }
        return given(written) ?? known(type, named: name) ?? given(mockDefaults) ?? Sample(missing: type)
    }

    /// Returns the Swift modules that tests with values of some types import, besides those of the types.
    func imports(of names: [NameReference]) -> [String] {
        written.imports(of: names) + mockDefaults.imports(of: names)
    }

    /// Returns a value that a test gives to an `Observed` property of a mock; nil for other members.
    func observedValue(of member: MemberDeclaration) -> Sample? {
        guard member.observed != nil, let type = member.propertyType else { return nil }
        return value(of: type, named: "value")
    }

    func hasMockDefault(of member: MemberDeclaration, isOnMainActor: Bool) -> Bool {
        member.propertyType.flatMap { mockDefaults.ofMocks.expression(for: $0, isOnMainActor: isOnMainActor) } != nil
    }

    private func known(_ type: SwiftType, named name: String) -> Sample? {
        let inner = { (type: SwiftType) in value(of: type, named: name) }
        switch type.shape {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            let value = inner(wrapped)
            return value.isComparable ? value : Sample(text: "nil")
        case .array: return Sample(text: "[]")
        case .dictionary: return Sample(text: "[:]")
        case .named("String", _): return Sample(text: "\"\(name)\"", isComparable: true)
        case .named("Evented", let arguments): return arguments.first.map(inner)?.wrapped { "\(type.text)(\($0))" }
        case .named("Observed", let arguments):
            return arguments.first.map { type in inner(type).wrapped { "Evented<\(type.text)>(\($0)).observed" } }
        case .named(let name, _): return Sample.known[name]
        case .existential(let type) where type.text == "Error": return Sample(text: "CancellationError()")
        case .existential(let type): return mocks[type.text].map { Sample(text: "\($0)()") }
        case .metatype(let base): return Sample(text: "\(base.text).self")
        case .tuple(let elements): return tuple(elements, inner)
        case .function(let function): return closure(function, inner)
        default: return nil
        }
    }

    private func tuple(_ elements: [SwiftType.TupleElement], _ inner: (SwiftType) -> Sample) -> Sample {
        let values = elements.map { inner($0.type) }
        let texts = zip(elements, values).map { element, value in
            element.label.map { "\($0): \(value.text)" } ?? value.text
        }
        return Sample(text: "(\(texts.joined(separator: ", ")))", missing: values.flatMap(\.missing))
    }

    /// Returns nil if the closure's result has no sample, because a test can't see an error that the closure throws.
    private func closure(_ function: SwiftType.FunctionType, _ inner: (SwiftType) -> Sample) -> Sample? {
        let names =
            function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if function.result.isVoid { return Sample(text: names.isEmpty ? "{}" : "{ \(names)}") }
        let result = inner(function.result)
        return result.missing.isEmpty ? Sample(text: "{ \(names)\(result.text) }") : nil
    }
}

extension Samples {
    init(_ graph: ProjectGraph) {
        let protocols = graph.modules.flatMap(\.protocols).filter { !$0.isWrittenByHand }
        let mocks = Dictionary(protocols.map { ($0.name, $0.mockName) }) { first, _ in first }
        self.init(written: graph.samples, mockDefaults: graph.mockDefaults, mocks: mocks)
    }
}

/// A value that a generated test passes or returns.
struct Sample {
    /// The Swift expression, such as `"email"`, `[]`, `{ _ in }` or `sample(Venue.self)`.
    let text: String
    var isComparable = false
    /// The types in it without a sample. Until they have one, the expression throws.
    var missing: [SwiftType] = []

    var canThrow: Bool { !missing.isEmpty }

    fileprivate func wrapped(_ text: (String) -> String) -> Sample {
        Sample(text: text(self.text), missing: missing)
    }

    /// Returns true for literals. Values of types with literals can be compared.
    static func isLiteral(_ text: String) -> Bool {
        if text == "true" || text == "false" { return true }
        if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
            return !text.dropFirst().dropLast().contains { $0 == "\"" || $0 == "\\" }
        }
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        return digits.first?.isASCIIDigit == true && digits.allSatisfy { $0.isASCIIDigit || $0 == "." || $0 == "_" }
    }

    /// The names of the types that have a sample without a setting.
    static let knownTypes: [String] = known.keys.sorted() + ["String"]

    fileprivate static let known: [String: Sample] = {
        let comparable = [
            "Bool": "true", "Character": "\"a\"", "Data": "Data()", "Date": "Date(timeIntervalSince1970: 1)",
            "IndexPath": "IndexPath()", "IndexSet": "IndexSet()", "Substring": "\"a\"",
            "URL": "URL(fileURLWithPath: \"/\")",
        ]
        let others = [
            "Any": "1", "AsyncStream": "AsyncStream { $0.finish() }",
            "AsyncThrowingStream": "AsyncThrowingStream { $0.finish() }", "LoadingState": ".initial", "Set": "[]",
            "UUID": "UUID()", "Void": "()",
        ]
        return comparable.merging(SwiftType.numbers.map { ($0, "1") }) { first, _ in first }
            .mapValues { Sample(text: $0, isComparable: true) }
            .merging(others.mapValues { Sample(text: $0) }) { first, _ in first }
    }()
}

extension Sample {
    fileprivate init(missing type: SwiftType) {
        let isPlain = if case .named = type.shape { true } else { false }
        self.init(text: "sample(\(isPlain ? type.text : "(\(type.text))").self)", missing: [type])
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension SwiftType {
    /// Whether it can have values of different types, which can't be compared with a literal.
    fileprivate var isExistential: Bool {
        switch shape {
        case .existential, .opaque, .composition: true
        case .named(let name, _): name == "Any" || name == "AnyObject"
        default: false
        }
    }
}

extension SwiftExpression {
    func isLiteral(of type: SwiftType) -> Bool {
        switch type.shape {
        case .optional: text == "nil"
        case .array: text == "[]"
        case .dictionary: text == "[:]"
        case .named("Bool", _): text == "true" || text == "false"
        case .named("String", _): text.hasPrefix("\"") && Sample.isLiteral(text)
        case .named("Int", _), .named("Double", _): text.utf8.count < 10 && text.allSatisfy { ("0"..."9").contains($0) }
        default: false
        }
    }
}
