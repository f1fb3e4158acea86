import Diagnostics
import Testing

@testable import YAML

/// Our reader gives the same trees and events as PyYAML's own parser.
struct PyYAMLTests {
    @Test func thereAreFixtures() {
        #expect(Fixture.all.count == 23)
    }

    @Test(arguments: Fixture.all)
    func treesAreTheSame(_ fixture: Fixture) throws {
        var diagnostics = DiagnosticBag()
        let roots = try #require(YAMLReader.readDocuments(try fixture.file, into: &diagnostics))
        #expect(diagnostics.sorted.map(\.message) == [])
        let expected = try fixture.expected.trees
        #expect(roots.count == expected.count)
        for (root, expected) in zip(roots, expected) {
            #expect(Expectation.Tree(root, like: expected) == expected)
        }
    }

    @Test(arguments: Fixture.all)
    func eventsAreTheSame(_ fixture: Fixture) throws {
        let file = try fixture.file
        var diagnostics = DiagnosticBag()
        let start = try #require(EncodingCheck(file: file, limits: .standard).textStart(&diagnostics))
        var text = ReadText(file, from: start)
        let events = try #require(YAMLReader.events(&text, .standard, &diagnostics))
        let expected = try fixture.expected.events
        #expect(events.count == expected.count)
        for (event, expected) in zip(events, expected) { check(event, expected, file) }
    }

    private func check(_ event: YAMLEvent, _ expected: Expectation.Event, _ file: SourceFile) {
        let place = SourceRange(file: file, start: expected.start, end: expected.start).location
        #expect(event.kind.name == expected.kind, "\(place)")
        #expect(event.tag == expected.tag, "\(place)")
        if case .alias(let name) = event.kind {
            #expect(name == expected.anchor, "\(place)")
        } else {
            #expect(event.anchor == expected.anchor, "\(place)")
        }
        if expected.kind.hasPrefix("Document") { return }
        if case .scalar(let value, let style) = event.kind {
            #expect(Array(value.utf8) == expected.text.map { Array($0.utf8) }, "\(place)")
            #expect(style.indicator == expected.style, "\(place)")
            // An omitted value has the position of the next token in libyaml, and that of the colon in PyYAML.
            if value.isEmpty, style == .plain { return }
        }
        #expect(event.start == expected.start, "\(place) \(expected.kind)")
        #expect(event.end == expected.end, "\(place) \(expected.kind)")
    }
}

extension YAMLEvent.Kind {
    fileprivate var name: String {
        switch self {
        case .documentStart: "DocumentStart"
        case .documentEnd: "DocumentEnd"
        case .alias: "Alias"
        case .scalar: "Scalar"
        case .sequenceStart: "SequenceStart"
        case .sequenceEnd: "SequenceEnd"
        case .mappingStart: "MappingStart"
        case .mappingEnd: "MappingEnd"
        }
    }
}

extension YAMLScalar.Style {
    fileprivate var indicator: String? {
        switch self {
        case .plain: nil
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        }
    }
}
