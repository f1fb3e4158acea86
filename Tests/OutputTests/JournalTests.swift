import Diagnostics
import Testing

@testable import Output

/// What a journal says, and what is made of files that are none.
struct JournalTests {
    @Test func aJournalSurvivesItsText() throws {
        let entries = [
            Journal.Entry(
                kind: .file, slot: "0/0", owner: .person, old: ContentHash(of: [1]), new: nil, target: "Sources/a.swift",
                key: OutputKey(spec: nil, pack: "p", template: "a\tb\nc", instance: "-"),
                was: OutputKey(spec: "Specs/Old.yml", pack: "p", template: "a"),
                leaving: OutputKey(spec: "Specs/b.yml", pack: "p", template: "b", instance: "c")
            ),
            Journal.Entry(kind: .spent, slot: "new0/Login/b", owner: .tool, old: nil, new: nil, target: ".scaffold/bases/-", key: nil),
        ]
        let journal = Journal(entries: entries)
        #expect(Journal(text: journal.text) == journal)
        for count in 0..<journal.text.count { #expect(Journal(text: Array(journal.text.prefix(count))) == nil) }
    }

    /// What it says is not known, and what it took out of its place is nowhere else.
    @Test(arguments: ["scaffold journal 1\nfile\n", "scaffold journal 3\n"])
    func theJournalOfAnotherVersionIsLeft(text: String) throws {
        let project = try TemporaryProject()
        try project.run(RecoveryTests.old)
        try project.write(text, to: ".scaffold/local/tx/journal")
        try project.write("mine\n", to: ".scaffold/local/tx/0/0")
        let before = try project.fingerprint()
        #expect(Recovery.whileReading(in: project.folder) { $0 })
        #expect(
            project.failure(RecoveryTests.new) == [
                """
                .scaffold/local/tx/journal: error: a run of another version of scaffold broke off before it was done [SC0821]
                help: run `scaffold generate` of that version: it takes back what was begun; what was taken out of its place lies in `.scaffold/local/tx`
                """
            ]
        )
        #expect(try project.fingerprint() == before)
    }

    @Test(arguments: ["", "scaffold journal 2\n", "scaffold jour", "scaffold journal 1", "scaffold journal 2\nfile\n"])
    func aJournalThatWasNotFinishedIsNone(text: String) throws {
        let project = try TemporaryProject()
        try project.run(RecoveryTests.old)
        try project.write(text, to: ".scaffold/local/tx/journal")
        try project.run(RecoveryTests.new)
        #expect(project.text(".scaffold/local/tx/journal") == nil)
    }

    /// A journal may come with a repository.
    @Test(arguments: ["../outside.swift", "/tmp/outside.swift", "Sources/../../outside.swift", ".git/hooks/pre-commit", "Sources/.git/config"])
    func aJournalThatLeadsOutIsNone(target: String) {
        let entry = Journal.Entry(kind: .file, slot: "0/0", owner: .tool, old: nil, new: ContentHash(of: [1]), target: target, key: nil)
        #expect(Journal(text: Journal(entries: [entry]).text) == nil)
    }

    @Test(arguments: ["../0", "0/../../../x", "/0", "0", "0//1"])
    func aJournalWhoseSlotLeadsOutIsNone(slot: String) {
        let entry = Journal.Entry(kind: .file, slot: slot, owner: .tool, old: nil, new: ContentHash(of: [1]), target: "a.swift", key: nil)
        #expect(Journal(text: Journal(entries: [entry]).text) == nil)
    }

    @Test func whatAJournalListsBehindALinkIsLeft() throws {
        let project = try TemporaryProject()
        let outside = try TemporaryProject()
        try outside.write("theirs\n", to: "a.swift")
        try project.link("Sources", to: outside.root)
        let entry = Journal.Entry(
            kind: .file, slot: "0/0", owner: .tool, old: nil, new: ContentHash(of: Array("theirs\n".utf8)), target: "Sources/a.swift", key: nil
        )
        try project.write(String(decoding: Journal(entries: [entry]).text, as: UTF8.self), to: ".scaffold/local/tx/journal")
        var found = DiagnosticBag()
        #expect(Recovery.run(in: project.folder, into: &found))
        #expect(try outside.files() == ["a.swift": "theirs\n"])
    }
}
