import Foundation
import ScaffoldKit
import Testing

/// Folders, links and unusual files at paths where a file is expected.
@Suite(.timeLimit(.minutes(10)))
struct OddFileTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
        try scratch.write("module: Home\n", to: "Specs/Home.yml")
    }

    @Test func aFolderInPlaceOfASpec() throws {
        try scratch.write("", to: "Specs/Login.yml/README.md")
        expect("Specs/Login.yml: error: expected a file, found a folder [SC0103]")
    }

    @Test func aFolderInPlaceOfTheSettings() throws {
        try scratch.write("", to: "scaffold.yml/README.md")
        expect("scaffold.yml: error: expected a file, found a folder [SC0103]")
    }

    @Test func brokenLinkInPlaceOfASpec() throws {
        try link("Specs/Login.yml", to: "Nowhere.yml")
        expect("Specs/Login.yml: error: expected a file, found a broken link [SC0103]")
    }

    @Test func brokenLinkInPlaceOfTheSettings() throws {
        try link("scaffold.yml", to: "Nowhere.yml")
        expect("scaffold.yml: error: expected a file, found a broken link [SC0103]")
    }

    @Test(arguments: [true, false])
    func aSpecThatMayDeclareAnyName(_ isLink: Bool) throws {
        try scratch.write("module: Home\ndependencies: [audit]\nroutes: [Login]\n", to: "Specs/Home.yml")
        if isLink {
            try link("Specs/Other.yml", to: "Nowhere.yml")
        } else {
            let text = "services: {audit: {protocol: Auditing, implementation: Audit}}\n"
            try scratch.write([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0), 0] }, to: "Specs/Other.yml")
        }
        #expect(scratch.dryRun().text.split(separator: "\n").filter { $0.contains(": error: ") }.count == 1)
    }

    @Test func aLinkToItself() throws {
        try link("Specs/Login.yml", to: "Login.yml")
        expect("Specs/Login.yml: error: expected a file, found a broken link [SC0103]")
    }

    @Test func linkToTheParentFolder() throws {
        try link("Specs/More", to: "..")
        #expect(!scratch.dryRun().hasErrors)
    }

    /// If scaffold didn't see the spec, it would remove its module.
    @Test func linkedFolderOfSpecs() throws {
        try scratch.write("module: Login\npresentation: root\n", to: "Shared/Login.yml")
        try link("Specs/More", to: "../Shared")
        try link("Shared/Back", to: "../Specs")
        try link("Shared/Again", to: ".")
        let paths = scratch.dryRun().changes.map(\.path)
        #expect(paths.contains("Sources/App/Modules/Login/LoginPresenter.swift"))
    }

    @Test func specWithAnUppercaseExtension() throws {
        try scratch.write("module: Login\npresentation: root\n", to: "Specs/Login.YML")
        #expect(scratch.dryRun().changes.map(\.path).contains("Sources/App/Modules/Login/LoginPresenter.swift"))
    }

    #if os(Linux)
        @Test func aSpecWhoseNameIsNotUTF8() throws {
            let path = Array(scratch.root.appending(path: "Specs/Log").path.utf8) + [0xEF] + Array("n.yml\0".utf8)
            let file = path.withUnsafeBytes { fopen($0.bindMemory(to: CChar.self).baseAddress, "w") }
            #expect(file.map(fclose) == 0)
            expect("Specs/Log\u{FFFD}n.yml: error: expected a file, found a name that is not UTF-8 [SC0103]")
        }

        @Test func specsWithOneNameInTwoUnicodeForms() throws {
            try scratch.write("module: One\n", to: "Specs/Caf\u{E9}.yml")
            try scratch.write("module: Two\n", to: "Specs/Cafe\u{301}.yml")
            expect(
                "Specs/Caf\u{E9}.yml: error: there are two specs `Specs/Caf\u{E9}.yml`, whose names differ only in how their letters are composed [SC0804]"
            )
        }
    #endif

    @Test func aPipeInPlaceOfASpec() throws {
        #expect(mkfifo(scratch.root.appending(path: "Specs/Login.yml").path, 0o600) == 0)
        expect("Specs/Login.yml: error: expected a file, found a device or pipe [SC0103]")
    }

    @Test func aPipeInPlaceOfTheSettings() throws {
        #expect(mkfifo(scratch.root.appending(path: "scaffold.yml").path, 0o600) == 0)
        expect("scaffold.yml: error: expected a file, found a device or pipe [SC0103]")
    }

    @Test func aDeviceInPlaceOfASpec() throws {
        try link("Specs/Login.yml", to: "/dev/zero")
        expect("Specs/Login.yml: error: expected a file, found a device or pipe [SC0103]")
    }

    /// The file is refused before it is read.
    @Test(arguments: ["Specs/Login.yml", "scaffold.yml", "Templates/notes/pack.yml", "Templates/notes/Notes.stencil"])
    func veryLargeFile(_ path: String) throws {
        try scratch.write("", to: path)
        let file = try FileHandle(forWritingTo: scratch.root.appending(path: path))
        try file.truncate(atOffset: 5 << 30)
        expect("\(path): error: expected a file, found a file of more than 64 MB [SC0103]")
    }

    @Test func binaryTemplate() throws {
        try scratch.write(
            Array("first\n// ".utf8) + [0xA9] + Array(" Example\n".utf8),
            to: "Templates/notes/Notes.stencil"
        )
        expect("Templates/notes/Notes.stencil:2:1: error: the line is not valid UTF-8 [SC0320]")
        try scratch.write(
            Array("{% if %}\n".utf8) + [0x89, 0x50, 0x00, 0x7B, 0x25, 0xFF],
            to: "Templates/notes/Notes.stencil"
        )
        expect("Templates/notes/Notes.stencil:2:1: error: the line has a NUL character [SC0320]")
        try scratch.write(Array("a".utf8) + [0], to: "Templates/notes/Notes.stencil")
        expect("Templates/notes/Notes.stencil:1:1: error: the line has a NUL character [SC0320]")
    }

    /// A file that a spec names, and that can have other protocols for mocks.
    @Test func swiftFileInUTF16() throws {
        try writeSources([0xFF, 0xFE] + "protocol Auditing {}\n".utf16.flatMap { [UInt8($0), 0] })
        expect("Sources/Auditing.swift:1:1: error: expected a file in UTF-8, found UTF-16 [SC0206]")
        #expect(scratch.dryRun().text.split(separator: "\n").filter { $0.contains("error: ") }.count == 1)
    }

    @Test func swiftFileWithAConflict() throws {
        let conflict = "<<<<<<< HEAD\n    func a()\n}\n=======\n    func b()\n}\n>>>>>>> other\n"
        try writeSources(Array("protocol Auditing {\n\(conflict)".utf8))
        expect("Sources/Auditing.swift:2:1: error: unresolved merge conflict [SC0223]")
        #expect(scratch.dryRun().text.split(separator: "\n").filter { $0.contains("error: ") }.count == 1)
    }

    private func writeSources(_ bytes: [UInt8]) throws {
        try scratch.write("mocks: {sources: [Sources], annotated: false}\n", to: "scaffold.yml")
        let service = "{protocol: Auditing, source: Sources/Auditing.swift, lifetime: external}"
        try scratch.write("services:\n  audit: \(service)\n", to: "Specs/Services.yml")
        try scratch.write(bytes, to: "Sources/Auditing.swift")
    }

    @Test func aPipeInPlaceOfAContext() throws {
        try scratch.write("{{ name }}\n", to: "Hello.stencil")
        #expect(mkfifo(scratch.root.appending(path: "context.yml").path, 0o600) == 0)
        #expect(
            Scaffold.render(scratch.project, template: "Hello.stencil", context: "context.yml").report.text.hasPrefix(
                "context.yml: error: expected a file, found a device or pipe [SC0103]\n"
            )
        )
    }

    @Test func aFolderWithTheNameOfATemplateBesideATemplate() throws {
        try scratch.write("Hello\n", to: "Hello.stencil")
        try scratch.write("", to: "Other.stencil/File.txt")
        let result = Scaffold.render(scratch.project, template: "Hello.stencil")
        #expect(result.report.text == "")
        #expect(result.output.map { String(decoding: $0, as: UTF8.self) } == "Hello\n")
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"), arguments: ["Specs/Home.yml", "Specs"])
    func unreadableFiles(_ path: String) throws {
        let file = scratch.root.appending(path: path).path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
        let report = scratch.dryRun()
        #expect(report.hasErrors)
        #expect(report.text.contains("permission denied [SC0810]"))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: scratch.root.appending(path: path).path,
            withDestinationPath: target
        )
    }

    private func expect(_ line: String) {
        let report = scratch.dryRun()
        #expect(report.hasErrors)
        #expect(report.text.split(separator: "\n").first.map(String.init) == line)
    }
}
