import Testing

@testable import Output

/// The decision, per file: a row a line of the table in docs/regenerating.md.
struct DecisionTests {
    static let (base, new, other, third) = (hash("base"), hash("new"), hash("other"), hash("third"))

    static func hash(_ text: String) -> ContentHash {
        ContentHash(of: Array(text.utf8))
    }

    static func known(_ owner: Owner, _ state: ManifestEntry.State = .clean, or hash: ContentHash? = nil) -> ManifestEntry {
        let key = OutputKey(spec: "s", pack: "p", template: "t")
        let others = hash.map { [ManifestEntry(key: key, path: "a", owner: owner, state: state, hash: $0)] }
        return ManifestEntry(key: key, path: "a", owner: owner, state: state, hash: base, others: others ?? [])
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let situation: Situation
        let action: Action

        init(
            _ description: String,
            _ owner: Owner,
            _ known: ManifestEntry?,
            _ disk: Situation.Disk?,
            _ action: Action,
            new: ContentHash = DecisionTests.new,
            hasBase: Bool = true,
            wish: Situation.Wish = .nothing
        ) {
            testDescription = description
            situation = Situation(owner: owner, known: known, disk: disk, new: new, hasBase: hasBase, wish: wish)
            self.action = action
        }
    }

    static let rows = [
        Row("nothing there, never written", .person, nil, nil, .create),
        Row("nothing there, never written, the tool's", .tool, nil, nil, .create),
        Row("a person deleted it", .person, known(.person), nil, .stayDeleted),
        Row("a person deleted it earlier", .person, known(.person, .deleted), nil, .stayDeleted),
        Row("a person deleted it during a conflict", .person, known(.person, .conflict), nil, .stayDeleted),
        Row("a person wants it back", .person, known(.person, .deleted), nil, .create, wish: .restore),
        Row("force brings nothing back", .person, known(.person, .deleted), nil, .stayDeleted, wish: .force),
        Row("a file of the tool's is gone", .tool, known(.tool), nil, .create),
        Row("a person's becomes the tool's and is gone", .tool, known(.person), nil, .create),
        Row("the tool's becomes a person's and is gone", .person, known(.tool), nil, .create),

        Row("new = disk", .person, known(.person), .init(hash: new), .keep),
        Row("new = disk, which nothing listed", .person, nil, .init(hash: new), .keep),
        Row("new = disk, the tool's", .tool, known(.tool), .init(hash: new), .keep),
        Row("new = disk, where templates have markers", .person, known(.person), .init(hash: new, hasMarkers: true), .keep),
        Row("somebody else's", .person, nil, .init(hash: other), .refuse(.taken)),
        Row("somebody else's on the tool's path", .tool, nil, .init(hash: other), .refuse(.taken)),
        Row("force takes nobody's file", .tool, nil, .init(hash: other), .refuse(.taken), wish: .force),

        Row("disk = base", .person, known(.person), .init(hash: base), .rewrite),
        Row("disk = base, resolved so", .person, known(.person, .conflict), .init(hash: base), .rewrite),
        Row("new = base", .person, known(.person), .init(hash: other), .keep, new: base),
        Row("new = base, a conflict resolved", .person, known(.person, .conflict), .init(hash: other), .keep, new: base),
        Row("all differ", .person, known(.person), .init(hash: other), .merge),
        Row("all differ, a conflict resolved", .person, known(.person, .conflict), .init(hash: other), .merge),
        Row("all differ, it was deleted and came back", .person, known(.person, .deleted), .init(hash: other), .merge),
        Row("all differ, base unknown", .person, known(.person), .init(hash: other), .adoptRender, hasBase: false),
        Row("base unknown, disk = base", .person, known(.person), .init(hash: base), .rewrite, hasBase: false),
        Row("markers of ours", .person, known(.person, .conflict), .init(hash: other, hasMarkers: true), .awaitResolution),
        Row("markers of ours, new = base", .person, known(.person, .conflict), .init(hash: other, hasMarkers: true), .awaitResolution, new: base),
        Row("markers of a merge in git", .person, known(.person), .init(hash: other, hasMarkers: true), .awaitResolution),
        Row("both sides of a merge, disk is theirs", .person, known(.person, or: third), .init(hash: third), .rewrite),
        Row("both sides of a merge, new is theirs", .person, known(.person, or: third), .init(hash: other), .keep, new: third),
        Row("force does not touch a person's", .person, known(.person), .init(hash: other), .merge, wish: .force),

        Row("the tool's, as it was left", .tool, known(.tool), .init(hash: base), .rewrite),
        Row("the tool's, as the other side left it", .tool, known(.tool, or: third), .init(hash: third), .rewrite),
        Row("the tool's, torn", .tool, known(.tool), .init(hash: other, isTorn: true), .rewrite),
        Row("the tool's, edited", .tool, known(.tool), .init(hash: other), .refuse(.edited)),
        Row("the tool's, edited, forced", .tool, known(.tool), .init(hash: other), .rescueAndRewrite, wish: .force),
        Row("the tool's, edited, new = base", .tool, known(.tool), .init(hash: other), .refuse(.edited), new: base),
        Row("the tool's, mixed by git", .tool, known(.tool), .init(hash: other, isOfRenders: true), .rescueAndRewrite),
        Row("the tool's, with markers of git's", .tool, known(.tool), .init(hash: other, hasMarkers: true), .rescueAndRewrite),

        Row("becomes the tool's, as it was left", .tool, known(.person), .init(hash: base), .rewrite),
        Row("becomes the tool's, edited", .tool, known(.person), .init(hash: other), .refuse(.ownedByPerson)),
        Row("becomes the tool's, edited, of known lines", .tool, known(.person), .init(hash: other, isOfRenders: true), .refuse(.ownedByPerson)),
        Row("becomes the tool's, edited, forced", .tool, known(.person), .init(hash: other), .rescueAndRewrite, wish: .force),
        Row("becomes a person's, as it was left", .person, known(.tool), .init(hash: base), .rewrite),
        Row("becomes a person's, edited", .person, known(.tool), .init(hash: other), .keep),
    ]

    @Test(arguments: rows)
    func decides(row: Row) {
        #expect(row.situation.action == row.action)
    }

    @Test(arguments: [
        ("", true, true), ("a\nb\n", true, true), ("a\n", true, true), ("a\n\0\0", true, false), ("b\nold\n", false, true), ("a\nmine\n", false, false),
    ])
    func seesWhatAFileOfTheToolsIs(text: String, isTorn: Bool, isOfRenders: Bool) {
        let disk = DiskText(Array(text.utf8)).seen(besides: Array("a\nb\nc\n".utf8), [Array("a\nold\n".utf8)], of: .tool)
        #expect(disk.isTorn == isTorn)
        #expect(disk.isOfRenders == isOfRenders)
    }
}
