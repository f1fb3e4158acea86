import FileSystem
import Foundation
import Output
import ScaffoldKit
import Testing

/// Renames that fail, are interrupted, or are only shown.
extension RenameTests {
    @Test func noFileIsReplacedByARenamedSpec() throws {
        try scratch.write("module: Help\n", to: "Specs/SignIn.yml")
        let before = try files()
        #expect(
            rename("Login", "SignIn").text == """
                Specs/SignIn.yml: error: `Specs/Login.yml` can't be renamed to `Specs/SignIn.yml`, because this file exists already [SC0825]
                  = help: rename `Specs/SignIn.yml` first

                """
        )
        #expect(try files() == before)
        #expect(rename("Login", "Welcome").status == .fine)
    }

    /// With `group`, the files of the two have different folders.
    @Test(arguments: ["", "group: Auth\n"])
    func newNameThatDiffersOnlyInCaseIsAnError(group: String) throws {
        let other = try ScratchProject()
        let flow = "flow: Login\nstart: SignIn\nmodules: [SignIn]\npresentation: present\n"
        try other.write(flow, to: "Specs/Login.yml")
        try other.write("module: SignIn\n\(group)", to: "Specs/SignIn.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        let expected = """
            Specs/Login.yml:1:7: error: the flow `Login` has the same name as a module: `LogIn` and `Login` differ only in upper and lower case [SC0603]
            1 | flow: Login
              |       ^^^^^
              = help: rename one of them
              = note: Specs/LogIn.yml:1:9: first declared here
              = note: with the new name, the project would have this error; nothing was changed

            """
        #expect(Scaffold.rename(other.project, old: "SignIn", new: "LogIn", isDryRun: true).text == expected)
        #expect(Scaffold.rename(other.project, old: "SignIn", new: "LogIn").text == expected)
        let report = Scaffold.start(other.project, names: ["LogIn"])
        #expect(
            report.text == """
                Specs/Login.yml:1:7: error: `LogIn` and the flow `Login` differ only in upper and lower case [SC0108]
                1 | flow: Login
                  |       ^^^^^
                  = help: choose another name for the module

                """
        )
        #expect(report.status == .failed)
        #expect(Scaffold.check(other.project, usesCache: false).status == .fine)
    }

    @Test func aDryRunWritesNothingAndShowsTheSame() throws {
        let before = try files()
        let dry = rename("Login", "SignIn", isDryRun: true)
        #expect(try files() == before)
        let real = rename("Login", "SignIn")
        #expect(dry.changes == real.changes)
    }

    @Test(arguments: [
        ("Logn", "SignIn", "error: unknown module, flow or service `Logn` [SC0825]\n  = help: did you mean `Login`?\n"),
        (
            "Specs/Login.yml", "SignIn",
            "error: unknown module, flow or service `Specs/Login.yml` [SC0825]\n  = help: did you mean `Login`?\n"
        ),
        (
            "Login", "Detail",
            "Specs/Detail.yml: error: `Detail` is declared already [SC0825]\n  = help: choose another name\n"
        ),
        (
            "Login", "authService",
            "Specs/Services.yml: error: `authService` is declared already [SC0825]\n  = help: choose another name\n"
        ),
        ("Login", "Sign in", "error: expected a name, found `Sign in` [SC0107]\n  = help: write `SignIn`\n"),
        ("Login", "Login", "error: `Login` is its name already [SC0825]\n"),
        (
            "login", "Login",
            "error: `login` and `Login` are the same name [SC0825]\n  = help: edit the spec: generated names begin in upper case anyway\n"
        ),
        (
            "Login", "LogIn",
            "error: `Login` and `LogIn` differ only in upper and lower case, and on many disks their files would be the same [SC0825]\n"
                + "  = help: rename it to another name first, and then to `LogIn`\n"
        ),
    ])
    func impossibleRenameWritesNothing(old: String, new: String, message: String) throws {
        let before = try files()
        let report = rename(old, new)
        #expect(report.text == message)
        #expect(report.status == .failed)
        #expect(try files() == before)
    }

    /// The specs may have the new name in part, as an interrupted run leaves them.
    @Test(arguments: ["none", "references", "name", "all"])
    func aRenameCanBeRunAgain(progress: String) throws {
        let copy = try ScratchProject(copying: scratch.root)
        #expect(Scaffold.rename(copy.project, old: "Login", new: "SignIn").status == .fine)
        if progress != "none" {
            try replace("- Login:", with: "- SignIn:", in: "Specs/Detail.yml")
            try replace("LoginParameters", with: "SignInParameters", in: "Specs/Detail.yml")
        }
        if progress == "name" || progress == "all" {
            try replace("module: Login", with: "module: SignIn", in: "Specs/Login.yml")
        }
        if progress == "all" {
            try FileManager.default.moveItem(
                at: scratch.root.appending(path: "Specs/Login.yml"),
                to: scratch.root.appending(path: "Specs/SignIn.yml")
            )
        }
        #expect(rename("Login", "SignIn").status == .fine)
        #expect(drift() == [])
        for (path, text) in try files() {
            let other = try String(contentsOf: copy.root.appending(path: path), encoding: .utf8)
            #expect(other == text, "\(path)")
        }
    }

    /// As after a merge with a branch that has the old name: `.scaffold` has the files of both names.
    @Test func editsOfBothNamesStay() throws {
        let before = try files()
        #expect(rename("Login", "SignIn").status == .fine)
        for (path, text) in before where path.hasPrefix(".scaffold/") && path.contains("Login") {
            try scratch.write(text, to: path)
        }
        let old = try #require(before[Self.presenter]).replacing(
            "router.showDetail()",
            with: "router.showDetail() // b"
        )
        try scratch.write(old, to: Self.presenter)
        let renamed = try text("Sources/App/Modules/SignIn/SignInPresenter.swift")
        let report = rename("Login", "SignIn")
        #expect(report.status == .drift)
        let help =
            "move what you need to `Sources/App/Modules/SignIn/SignInPresenter.swift`, then `rm \(Self.presenter)`, then run `scaffold generate`"
        #expect(report.text.contains("but it was edited [SC0816]\n  = help: \(help)\n"), "\(report.text)")
        #expect(try text(Self.presenter) == old)
        #expect(try text("Sources/App/Modules/SignIn/SignInPresenter.swift") == renamed)
    }

    /// The parameter of the flow has the new name of the service.
    @Test func anErrorOfTheNewNameSaysSo() throws {
        let other = try ScratchProject()
        try other.write(
            "flow: Booking\nparameters: {patient: Int}\nstart: Start\nmodules: [Start]\ndependencies: [booking]\n",
            to: "Specs/Booking.yml"
        )
        try other.write("module: Start\n", to: "Specs/Start.yml")
        let services = """
            services:
              people: {protocol: PeopleServing, implementation: People}
              booking:
                protocol: BookingModeling
                implementation: BookingModel
                kind: model
                lifetime: flow(Booking)
                make: "BookingModel(patient: patient)"

            """
        try other.write(services, to: "Specs/Services.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        let report = Scaffold.rename(other.project, old: "people", new: "patient")
        #expect(
            report.text == """
                Specs/Services.yml:8:34: error: `make` uses `patient`, which is not in the dependencies of `booking` [SC0634]
                8 |     make: "BookingModel(patient: patient)"
                  |                                  ^^^^^^^
                  = help: write `dependencies: [patient]`
                  = note: with the new name, the project would have this error; nothing was changed

                """
        )
        #expect(try other.read("Specs/Services.yml") == services)
        // The name of a parameter stays, and the service gets its name.
        #expect(Scaffold.rename(other.project, old: "people", new: "person").status == .fine)
        #expect(try other.read("Specs/Services.yml").contains("make: \"BookingModel(patient: patient)\""))
    }

    @Test func errorNamesTheExistingSpec() throws {
        let path = "Sources/App/Modules/Login/Generated/LoginContracts.swift"
        try scratch.write(text(path) + "// mine\n", to: path)
        let report = rename("Login", "SignIn")
        #expect(report.status == .failed)
        #expect(report.text.contains("[SC0801]"))
        #expect(report.text.contains("Specs/Login.yml:2:1: it comes from the template"), "\(report.text)")
    }

    @Test func moduleWithEditsRenamedByHandIsAnError() throws {
        try replace("module: Login", with: "module: SignIn", in: "Specs/Login.yml")
        try replace("- Login:", with: "- SignIn:", in: "Specs/Detail.yml")
        try replace("LoginParameters", with: "SignInParameters", in: "Specs/Detail.yml")
        try replace("over: Login", with: "over: SignIn", in: "Specs/Checkout.yml")
        let before = try files()
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .failed)
        #expect(
            report.text.contains(
                "Specs/Login.yml:2:1: error: `Login` seems to have been renamed to `SignIn` by hand, and its files have been edited [SC0827]\n"
            )
        )
        #expect(try files() == before)
    }

    /// Otherwise the run would remove the files of the new spec.
    @Test func aSpecThatAnotherRunAddsStopsARename() throws {
        let before = try files()
        let report = whileAnotherRunWrites("module: Fence\n", to: "Specs/Fence.yml") {
            Scaffold.rename($0, old: "Login", new: "SignIn")
        }
        #expect(
            report.text == """
                Specs/Fence.yml: error: `Specs/Fence.yml` changed during this run [SC0811]
                  = help: run the same command again
                  = note: nothing was written

                """
        )
        #expect(try files().filter { $0.key != "Specs/Fence.yml" } == before)
        #expect(rename("Login", "SignIn").status == .fine)
    }

    @Test func modulesCanBeStartedAtTheSameTime() throws {
        let report = whileAnotherRunWrites("module: Fence\n", to: "Specs/Fence.yml") {
            Scaffold.start($0, names: ["Help"])
        }
        #expect(report.text == "")
        #expect(try text("Specs/Help.yml").contains("module: Help\n"))
    }

    private func whileAnotherRunWrites(_ spec: String, to path: String, _ run: (Project) -> RunReport) -> RunReport {
        var project = scratch.project
        let (file, lock) = (scratch.root.appending(path: path), project.root + "/.scaffold/local/lock")
        do {
            let held = try POSIXFileSystem().lock(lock, isShared: false) {}
            project.waiting = {
                #expect(FileManager.default.createFile(atPath: file.path, contents: Data(spec.utf8)))
                held.release()
            }
        } catch {
            Issue.record(error)
        }
        return run(project)
    }

    /// A run was killed while it removed the old files. The specs still have the old name.
    @Test func anInterruptedRenameIsNoRenameByHand() throws {
        let before = try files()
        #expect(rename("Login", "SignIn").status == .fine)
        try scratch.remove("Specs/SignIn.yml")
        for (path, text) in before
        where path.hasPrefix("Specs/") || path.hasPrefix(".scaffold/") && path.contains("Login") {
            try scratch.write(text, to: path)
        }
        let manifest = ".scaffold/manifests/Specs/SignIn.yml.manifest"
        let pending = try text(manifest).split(separator: "\n").map { line in
            let fields = line.split(separator: "\t")
            guard fields.contains("written") else { return String(line) }
            let hash = ContentHash(of: Array(try text(String(fields[6])).utf8)).hex
            return line.replacing("\twritten\t", with: "\tpending\t") + "\t\(hash)"
        }
        let former = try #require(before[manifest.replacing("SignIn", with: "Login")])
        let written = former.split(separator: "\n").filter { $0.contains("\twritten\t") }
        try scratch.write((pending + written.map { String($0) }).joined(separator: "\n") + "\n", to: manifest)
        let expected = """
            Specs/Login.yml:2:1: error: a run that renames `Login` to `SignIn` was interrupted [SC0827]
            2 | module: Login
              | ^^^^^^^^^^^^^
              = help: run `scaffold rename Login SignIn` again

            """
        #expect(Scaffold.generate(scratch.project).text.contains(expected))
        #expect(Scaffold.check(scratch.project).text.contains(expected))
        let interrupted = try files()
        for (old, new) in [("Login", "Welcome"), ("Detail", "Welcome")] {
            #expect(rename(old, new).text == expected)
            #expect(rename(old, new).status == .failed)
        }
        #expect(Scaffold.remove(scratch.project, name: "Login").text.contains(expected))
        #expect(try files() == interrupted)
        // The state before the first old file was removed.
        for (path, text) in before where path.contains("/Login/") { try scratch.write(text, to: path) }
        #expect(
            rename("Login", "Welcome").text == """
                error: a run that writes the files of `Specs/SignIn.yml` was interrupted [SC0827]
                  = help: run the same command again, or `scaffold generate`

                """
        )
        #expect(rename("Login", "SignIn").status == .fine)
        #expect(drift() == [])
    }
}
