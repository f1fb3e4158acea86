import Diagnostics
import Foundation
import Output
import ScaffoldKit
import Support
import Testing

/// `scaffold templates eject` and `diff`.
struct TemplateCopiesTests {
    let scratch: ScratchProject
    static let name = "viper/Presenter.swift.stencil"
    static let path = "Templates/\(name)"

    init() throws {
        scratch = try ScratchProject()
    }

    private func eject(_ files: [String] = ["Presenter.swift.stencil"], pack: String = "viper") -> RunReport {
        Scaffold.ejectTemplates(of: pack, files: files, scratch.project)
    }

    private func text(_ path: String = path) throws -> String {
        try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    @Test func aCopyIsTheBuiltInText() throws {
        #expect(eject().changes.map(\.path) == [Self.path])
        let builtIn = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(Self.path)")
            .standardized
        let expected = try String(contentsOf: builtIn, encoding: .utf8)
        #expect(try text() == expected)
    }

    @Test func withoutFilesAllOfThePackIsCopied() {
        let paths = eject([]).changes.map(\.path)
        #expect(paths.contains("Templates/viper/pack.yml"))
        #expect(paths.contains("Templates/viper/Router.swift.stencil"))
        #expect(paths.allSatisfy { $0.hasPrefix("Templates/viper/") })
    }

    @Test(arguments: ["Ours", "./Ours", "Ours/", "./Other/..//Ours/."])
    func theFolderCanBeWrittenInSeveralWays(_ folder: String) throws {
        try scratch.write("templates: [\(folder)]\n", to: "scaffold.yml")
        try scratch.write("{# A pack needs a file. #}\n", to: "Ours/viper/Own.stencil")
        let report = eject()
        #expect(report.diagnostics.rendered(format: .text) == "")
        #expect(report.changes.map(\.path) == ["Ours/\(Self.name)"])
        #expect(Scaffold.diffTemplates(scratch.project).diagnostics.rendered(format: .text) == "")
    }

    @Test func newLinesOfTheBuiltInTemplateAreMerged() throws {
        _ = eject()
        let lines = try text().split(separator: "\n", omittingEmptySubsequences: false)
        let older = lines.dropLast(4).joined(separator: "\n") + "\n"
        // The copy that an older tool would have made.
        try scratch.remove(Self.path)
        try scratch.remove(".scaffold")
        let key = OutputKey(spec: nil, pack: OutputKey.packOfCopies, template: Self.name)
        var bag = DiagnosticBag()
        _ = ChangeSet.apply(
            [PlannedFile(key: key, path: Self.path, owner: .user, bytes: Array(older.utf8))],
            in: ProjectFolder(path: scratch.root.path),
            into: &bag
        )
        try scratch.write("{# Ours. #}\n" + older, to: Self.path)

        let diff = Scaffold.diffTemplates(scratch.project)
        #expect(diff.text == "")
        for line in lines.suffix(4).dropLast() { #expect(diff.diff().contains("+\(line)\n")) }
        #expect(!diff.diff().contains("-{# Ours. #}"))
        #expect(try text() == "{# Ours. #}\n" + older, "nothing is written")
        let lint = Scaffold.lintTemplates([], areForStencil: false, scratch.project).report
        // The old copy has other problems, too.
        #expect(
            lint.text.hasPrefix(
                """
                \(Self.path): warning: the built-in template has changed since you copied it [SC0732]
                  = help: to see the changes: `scaffold templates diff`; to merge them, run `scaffold templates eject` again

                """
            )
        )

        #expect(eject().text == "")
        #expect(try text() == "{# Ours. #}\n" + lines.joined(separator: "\n"))
        #expect(Scaffold.diffTemplates(scratch.project).diff() == "")
    }

    @Test func deletedCopyIsCreatedAgain() throws {
        _ = eject()
        try scratch.remove(Self.path)
        try scratch.write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        _ = Scaffold.generate(scratch.project)
        let copied = eject()
        #expect(copied.changes.map(\.kind) == [.created])
        #expect(try !text().isEmpty)
    }

    @Test func generatingLeavesCopiesAlone() throws {
        try scratch.write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        _ = eject()
        try scratch.write("{# Ours. #}\n" + text(), to: Self.path)
        #expect(Scaffold.generate(scratch.project).text == "")
        let kept = try text()
        #expect(kept.hasPrefix("{# Ours. #}\n"))
        #expect(Scaffold.check(scratch.project).text == "")
    }

    @Test func templatesThatAreNotBuiltIn() throws {
        #expect(
            eject(["Presentr.swift.stencil"]).text == """
                error: unknown built-in template `Presentr.swift.stencil` [SC0706]
                  = help: did you mean `Presenter.swift.stencil`?

                """
        )
        for (pack, file, nearest) in [
            ("viper", "Presenter", "Presenter.swift.stencil"),
            ("mvvm", "ViewController", "ViewController.swift.stencil"),
            ("mvvm", "AppRouter", "screen/AppRouter.swift.stencil"),
            ("mvvm", "AppCoordinator", "router/AppCoordinator.swift.stencil"),
        ] {
            #expect(
                eject([file], pack: pack).text
                    == "error: unknown built-in template `\(file)` [SC0706]\n  = help: did you mean `\(nearest)`?\n"
            )
        }
        #expect(eject(["viper/Router.swift.stencil"], pack: "mvvm").text == "")
        try scratch.write("pack: notes\n", to: "Templates/notes/pack.yml")
        #expect(
            eject(pack: "notes").text == """
                error: the pack `notes` is not built in, so there is nothing to copy [SC0708]
                  = help: change its files in your templates; its `pack.yml` is `Templates/notes/pack.yml`

                """
        )
        #expect(eject(pack: "vipr").text == "error: unknown pack `vipr` [SC0708]\n  = help: did you mean `viper`?\n")
        #expect(
            eject(pack: "viper/Router.swift.stencil").text == """
                error: unknown pack `viper/Router.swift.stencil` [SC0708]
                  = help: write the name of the pack before the file: `scaffold templates eject viper Router.swift.stencil`

                """
        )
    }
}
