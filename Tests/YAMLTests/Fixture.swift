import Diagnostics
import Foundation
import Testing

@testable import YAML

/// A file under Fixtures/Documents, and what PyYAML reads from it (written by Scripts/make-yaml-fixtures.py).
struct Fixture: CustomTestStringConvertible {
    static let all = names.map { Fixture(name: $0) }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fixtures/Documents"
    )
    private static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".yml") }
        .map { String($0.dropLast(4)) }
        .sorted()

    static func mistake(_ name: String) throws -> SourceFile {
        let url = folder.deletingLastPathComponent().appendingPathComponent("Mistakes/\(name).yml")
        return SourceFile(path: name + ".yml", bytes: Array(try Data(contentsOf: url)))
    }

    let name: String

    var testDescription: String { name }

    var file: SourceFile {
        get throws {
            SourceFile(
                path: name + ".yml",
                bytes: Array(try Data(contentsOf: Self.folder.appendingPathComponent(name + ".yml")))
            )
        }
    }

    var expected: Expectation {
        get throws {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".expected.json"))
            return try JSONDecoder().decode(Expectation.self, from: data)
        }
    }
}

struct Expectation: Decodable {
    let events: [Event]
    let trees: [Tree]

    struct Event: Decodable {
        let kind: String
        let start: Int
        let end: Int
        let anchor: String?
        let tag: String?
        let text: String?
        let style: String?

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            kind = try values.decode(String.self)
            start = try values.decode(Int.self)
            end = try values.decode(Int.self)
            anchor = try values.decode(String?.self)
            tag = try values.decode(String?.self)
            text = try values.decode(String?.self)
            style = try values.decode(String?.self)
        }
    }

    indirect enum Tree: Decodable, Equatable {
        case text(String)
        case list([Tree])
        /// Merged entries are in the order of their keys.
        case mapping(own: [[Tree]], merged: [[Tree]])

        private enum CodingKeys: String, CodingKey {
            case list, own, merged
        }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = .text(text)
                return
            }
            let values = try decoder.container(keyedBy: CodingKeys.self)
            if let items = try values.decodeIfPresent([Tree].self, forKey: .list) {
                self = .list(items)
            } else {
                self = .mapping(
                    own: try values.decode([[Tree]].self, forKey: .own),
                    merged: try values.decode([[Tree]].self, forKey: .merged)
                )
            }
        }
    }
}

extension Expectation.Tree {
    /// Creates our tree. In each mapping, as many entries count as its own as in the expected tree.
    init(_ node: YAMLNode, like expected: Expectation.Tree?) {
        switch node {
        case .invalid(let range): self = .text("invalid at \(range.location)")
        case .scalar(let scalar): self = .text(scalar.text)
        case .sequence(let sequence):
            var like: [Expectation.Tree?] = []
            if case .list(let items) = expected { like = items }
            self = .list(sequence.items.enumerated().map { Self($1, like: $0 < like.count ? like[$0] : nil) })
        case .mapping(let mapping):
            var own: [[Expectation.Tree]] = []
            var merged: [[Expectation.Tree]] = []
            if case .mapping(let expectedOwn, let expectedMerged) = expected {
                (own, merged) = (expectedOwn, expectedMerged)
            }
            let ownCount = own.count
            let entries = mapping.entries.enumerated().map { index, entry in
                let pairs =
                    index < ownCount ? own[index...] : merged.filter { $0[0] == Self(entry.key, like: nil) }[...]
                return [Self(entry.key, like: pairs.first?[0]), Self(entry.value, like: pairs.first?[1])]
            }
            self = .mapping(
                own: Array(entries.prefix(ownCount)),
                merged: entries.dropFirst(ownCount).sorted { "\($0[0])" < "\($1[0])" }
            )
        }
    }
}
