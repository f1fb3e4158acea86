import ScaffoldKit
import Testing

/// The imports of user-owned files in a project with several targets.
struct GeneratedImportsTests {
    private static let folder = "Sources/App/Modules/Home/Home"

    /// The first lines of a file of `Home`, which opens a screen of another target.
    private func imports(_ view: String, in file: String, screens: String = "code") throws -> [String] {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            targets:
              App: {sources: Sources/App, tests: Tests/AppTests}
              Core: {sources: Sources/Core}
              Shop: {sources: Sources/Shop}
            options: {screens: \(screens)}

            """,
            to: "scaffold.yml"
        )
        try scratch.write(
            "module: Home\npresentation: root\nprotocols: {view: '\(view)'}\nroutes: [Pay]\n",
            to: "Specs/Home.yml"
        )
        try scratch.write("module: Pay\ntarget: Shop\nparameters: {id: Int}\n", to: "Specs/Pay.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        return try scratch.read("\(Self.folder)\(file).swift").split(separator: "\n").filter {
            $0.hasPrefix("import ")
        }.map(String.init)
    }

    @Test func aViewDoesntImportTheTargetsOfItsRoutes() throws {
        let members = "func show(name: String); func show(on day: Date)"
        #expect(try imports(members, in: "ViewController") == ["import Core", "import UIKit"])
        #expect(try imports(members, in: "Presenter").contains("import Shop"))
        let hosting = try imports(members, in: "HostingController", screens: "swiftui")
        #expect(hosting == ["import Core", "import SwiftUI", "import UIKit"])
    }

    /// The target may declare the type.
    @Test func aViewWithAnUnknownTypeImportsThem() throws {
        #expect(try imports("func show(_ receipts: [Receipt])", in: "ViewController").contains("import Shop"))
    }

    /// A file with edits that moves to another target loses the generated imports of the target that it leaves, and of its new one.
    @Test func anEditedFileMovesToAnotherTarget() throws {
        let scratch = try ScratchProject()
        func imports(_ path: String) throws -> [String] {
            try scratch.read(path).split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
        }
        try scratch.write(
            """
            targets:
              App: {sources: Sources/App}
              Core: {sources: Core/Sources, tests: Core/Tests, access: public}
              Jobs: {sources: Jobs/Sources, tests: Jobs/Tests, access: public}

            """,
            to: "scaffold.yml"
        )
        let services =
            "services:\n  shift: {protocol: ShiftModeling, implementation: ShiftModel, kind: model, members: 'func begin() async throws'}\n"
        let alpha =
            "module: Alpha\nstyle: mvvm\npresentation: root\ndependencies: [shift]\nprotocols: {viewModel: func begin() async throws}\n"
        for target in ["Jobs", "Core"] {
            try scratch.write("\(services)target: \(target)\n", to: "Specs/Services.yml")
            try scratch.write("\(alpha)target: \(target)\n", to: "Specs/Alpha.yml")
            #expect(Scaffold.generate(scratch.project).text == "")
            guard target == "Jobs" else { continue }
            for path in try scratch.paths() where path.hasSuffix("Model.swift") || path.hasSuffix("ModelTests.swift") {
                try scratch.write("import Foundation\nimport Charts\n" + scratch.read(path), to: path)
            }
            #expect(try imports("Jobs/Sources/Models/ShiftModel.swift").contains("import Core"))
        }
        #expect(try imports("Core/Sources/Models/ShiftModel.swift") == ["import Foundation", "import Charts"])
        let tests = try imports("Core/Tests/Alpha/AlphaViewModelTests.swift")
        #expect(
            Set(tests) == [
                "import Foundation", "import Charts", "import Testing", "@testable import Core",
                "@testable import CoreMocks",
            ]
        )
    }
}
