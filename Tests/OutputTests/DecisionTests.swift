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
        let situation: FileState
        let decision: FileDecision

        init(
            _ description: String,
            _ owner: Owner,
            _ known: ManifestEntry?,
            _ disk: FileState.Disk?,
            _ decision: FileDecision,
            new: ContentHash = DecisionTests.new,
            hasBase: Bool = true,
            wish: FileState.Request = .nothing
        ) {
            testDescription = description
            situation = FileState(owner: owner, known: known, disk: disk, new: new, hasBase: hasBase, wish: wish)
            self.decision = decision
        }
    }

    static let rows = [
        Row("nothing there, never written", .user, nil, nil, .create),
        Row("nothing there, never written, the tool's", .generated, nil, nil, .create),
        Row("a person deleted it", .user, known(.user), nil, .stayDeleted),
        Row("a person deleted it earlier", .user, known(.user, .deleted), nil, .stayDeleted),
        Row("a person deleted it during a conflict", .user, known(.user, .conflict), nil, .stayDeleted),
        Row("a person wants it back", .user, known(.user, .deleted), nil, .create, wish: .restore),
        Row("force brings nothing back", .user, known(.user, .deleted), nil, .stayDeleted, wish: .force),
        Row("a file of the tool's is gone", .generated, known(.generated), nil, .create),
        Row("a person's becomes the tool's and is gone", .generated, known(.user), nil, .create),
        Row("the tool's becomes a person's and is gone", .user, known(.generated), nil, .create),

        Row("new = disk", .user, known(.user), .init(hash: new), .keep),
        Row("new = disk, which nothing listed", .user, nil, .init(hash: new), .keep),
        Row("new = disk, the tool's", .generated, known(.generated), .init(hash: new), .keep),
        Row("new = disk, where templates have markers", .user, known(.user), .init(hash: new, hasMarkers: true), .keep),
        Row("somebody else's", .user, nil, .init(hash: other), .refuse(.taken)),
        Row("somebody else's on the tool's path", .generated, nil, .init(hash: other), .refuse(.taken)),
        Row("force takes nobody's file", .generated, nil, .init(hash: other), .refuse(.taken), wish: .force),

        Row("disk = base", .user, known(.user), .init(hash: base), .rewrite),
        Row("disk = base, resolved so", .user, known(.user, .conflict), .init(hash: base), .rewrite),
        Row("new = base", .user, known(.user), .init(hash: other), .keep, new: base),
        Row("new = base, a conflict resolved", .user, known(.user, .conflict), .init(hash: other), .keep, new: base),
        Row("all differ", .user, known(.user), .init(hash: other), .merge),
        Row("all differ, a conflict resolved", .user, known(.user, .conflict), .init(hash: other), .merge),
        Row("all differ, it was deleted and came back", .user, known(.user, .deleted), .init(hash: other), .merge),
        Row("all differ, base unknown", .user, known(.user), .init(hash: other), .keepWithoutBase, hasBase: false),
        Row("base unknown, disk = base", .user, known(.user), .init(hash: base), .rewrite, hasBase: false),
        Row("markers of ours", .user, known(.user, .conflict), .init(hash: other, hasMarkers: true), .awaitResolution),
        Row("markers of ours, new = base", .user, known(.user, .conflict), .init(hash: other, hasMarkers: true), .awaitResolution, new: base),
        Row("markers of a merge in git", .user, known(.user), .init(hash: other, hasMarkers: true), .awaitResolution),
        Row("both sides of a merge, disk is theirs", .user, known(.user, or: third), .init(hash: third), .rewrite),
        Row("both sides of a merge, new is theirs", .user, known(.user, or: third), .init(hash: other), .keep, new: third),
        Row("force does not touch a person's", .user, known(.user), .init(hash: other), .merge, wish: .force),

        Row("the tool's, as it was left", .generated, known(.generated), .init(hash: base), .rewrite),
        Row("the tool's, as the other side left it", .generated, known(.generated, or: third), .init(hash: third), .rewrite),
        Row("the tool's, torn", .generated, known(.generated), .init(hash: other, isTorn: true), .rewrite),
        Row("the tool's, edited", .generated, known(.generated), .init(hash: other), .refuse(.edited)),
        Row("the tool's, edited, forced", .generated, known(.generated), .init(hash: other), .rescueAndRewrite, wish: .force),
        Row("the tool's, edited, new = base", .generated, known(.generated), .init(hash: other), .refuse(.edited), new: base),
        Row("the tool's, mixed by git", .generated, known(.generated), .init(hash: other, isOfRenders: true), .rescueAndRewrite),
        Row("the tool's, with markers of git's", .generated, known(.generated), .init(hash: other, hasMarkers: true), .rescueAndRewrite),

        Row("becomes the tool's, as it was left", .generated, known(.user), .init(hash: base), .rewrite),
        Row("becomes the tool's, edited", .generated, known(.user), .init(hash: other), .refuse(.ownedByUser)),
        Row("becomes the tool's, edited, of known lines", .generated, known(.user), .init(hash: other, isOfRenders: true), .refuse(.ownedByUser)),
        Row("becomes the tool's, edited, forced", .generated, known(.user), .init(hash: other), .rescueAndRewrite, wish: .force),
        Row("becomes a person's, as it was left", .user, known(.generated), .init(hash: base), .rewrite),
        Row("becomes a person's, edited", .user, known(.generated), .init(hash: other), .keep),
    ]

    @Test(arguments: rows)
    func decides(row: Row) {
        #expect(row.situation.decision == row.decision)
    }

    @Test(arguments: [
        ("", true, true), ("a\nb\n", true, true), ("a\n", true, true), ("a\n\0\0", true, false), ("b\nold\n", false, true), ("a\nmine\n", false, false),
    ])
    func seesWhatAFileOfTheToolsIs(text: String, isTorn: Bool, isOfRenders: Bool) {
        let disk = DiskText(Array(text.utf8)).seen(besides: Array("a\nb\nc\n".utf8), [Array("a\nold\n".utf8)], of: .generated)
        #expect(disk.isTorn == isTorn)
        #expect(disk.isOfRenders == isOfRenders)
    }
}
