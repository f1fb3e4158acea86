import Foundation
import ScaffoldKit
import Testing

/// Generated code runs on iOS 16, except SwiftUI screens. Only Apple's SDK checks availability, so other systems use a table.
struct FloorTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL
    private static let table = "Tests/Fixtures/Floor/symbols.txt"

    @Test func symbolsAreAvailableOnTheFloor() throws {
        let everything = try ScratchProject(copying: Self.root.appending(path: "Tests/Fixtures/Everything"))
        #expect(!Scaffold.generate(everything.project).hasErrors)
        let projects = try [
            ("Examples/SampleApp", Self.root.appending(path: "Examples/SampleApp")),
            ("Tests/Fixtures/Everything", everything.root),
        ].map(Self.files)
        let table = SymbolTable(
            path: Self.table,
            text: try String(contentsOf: Self.root.appending(path: Self.table), encoding: .utf8)
        )
        #expect(table.problems(in: projects) == [])
    }

    @Test(arguments: FloorExample.all) func mistakesAreNamed(_ example: FloorExample) {
        let table = SymbolTable(path: "symbols.txt", text: example.table)
        #expect(table.problems(in: [[SwiftText(path: "A.swift", text: example.code)]]) == example.problems)
    }

    private static func files(of name: String, in folder: URL) throws -> [SwiftText] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        // The modules with SwiftUI.
        let ending = "HostingController.swift"
        let swiftUI = paths.filter { $0.hasSuffix(ending) && !$0.contains("Tests") }.map { path in
            (path as NSString).lastPathComponent.dropLast(ending.count)
        }
        return try paths.filter { path in
            path.hasSuffix(".swift") && !path.hasPrefix(".") && path != "Package.swift"
                && !path.split(separator: "/").contains { part in
                    swiftUI.contains { part == $0 || part == "\($0)Mocks.swift" }
                }
        }.map { path in
            // SwiftUI screens are not checked, and only they observe these types.
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                .replacing(/@Observable\s|@ObservationIgnored\s|(access|withMutation)\(keyPath: \\\.value\)/, with: "")
            return SwiftText(path: "\(name)/\(path)", text: text)
        }
    }
}

/// A table, a file, and the problems in them.
struct FloorExample {
    let table: String
    let code: String
    let problems: [String]

    static let all = [
        FloorExample(table: "Foundation 8 URL", code: "let url: URL", problems: []),
        FloorExample(
            table: "",
            code: "\nlet url = URL(string: \"a\")",
            problems: [
                "A.swift:2: unknown symbol `URL(string:)`; add it to symbols.txt with the iOS version that introduced it"
            ]
        ),
        FloorExample(
            table: "Foundation 16 .host()",
            code: "func f(link: Link) { link.host() }\nstruct Link {}",
            problems: []
        ),
        FloorExample(
            table: "Observation 17 Observable",
            code: "@Observable class A {}",
            problems: ["A.swift:1: `Observable` needs iOS 17, but the floor is iOS 16; use an older symbol"]
        ),
        FloorExample(table: "Observation 17 Observable", code: "import SwiftUI\n@Observable class A {}", problems: []),
        FloorExample(
            table: "SwiftUI 18.1 Tab(_:)",
            code: "import SwiftUI\nlet tab = Tab(1)",
            problems: ["A.swift:2: `Tab(_:)` needs iOS 18.1, but the floor is iOS 17; use an older symbol"]
        ),
        FloorExample(
            table: "Swift 18.4 isolated deinit",
            code: "class A { isolated deinit {} }",
            problems: ["A.swift:1: `isolated deinit` needs iOS 18.4, but the floor is iOS 16; use an older symbol"]
        ),
        FloorExample(
            table: "Testing Xcode #expect",
            code: "func a() { #expect(true) }",
            problems: []
        ),
        FloorExample(
            table: "# A comment.\n\nUIKit 7 .viewDidLoad()",
            code: "",
            problems: ["symbols.txt:3: no project uses `.viewDidLoad()`; delete the row"]
        ),
        FloorExample(
            table: "Foundation 8 .init(string:)\nFoundation 8 URL\nSwift 8 Int\nSwift 8 Void",
            code: """
                extension URL { init(a: Int = 1, b: () -> Void) { self.init(string: "c") } }
                let d = [URL(a: 2) {}, URL() {}, URL(b: { })]
                """,
            problems: []
        ),
        FloorExample(
            table: "UIKit 2 UIView\nUIKit 2 UIView",
            code: "let view: UIView",
            problems: ["symbols.txt:2: `UIView` is in line 1 already; delete one of the two rows"]
        ),
        FloorExample(
            table: "UIKit new UIView",
            code: "",
            problems: ["symbols.txt:1: expected a module, an iOS version or `Xcode`, and a symbol"]
        ),
        FloorExample(
            table: "",
            code: """
                protocol A { func a(b: Int) -> Self }
                class B<C>: A { override func d() {}; override var e: C { newValue }; init(f: C) {} }
                let g = B(f: { h, _ in h.i(\\.j) }).a(b: 1)
                extension URL { init(k: B<B>) { self.init(string: #l) } }
                let m = URL(k: g)[n: g]
                let o: any P<Q.R>
                let s = /t/
                struct U<each V: ~Copyable> {}
                """,
            problems: [
                "1: Int", "2: .d()", "2: .e", "3: .i(_:)", "3: .j", "4: URL", "4: .init(string:)", "4: #l", "5: [n:]",
                "6: any with type arguments", "6: P",
                "6: .R", "6: Q", "7: regex literal", "8: type with a parameter pack", "8: ~Copyable",
            ].map { use in
                let parts = use.split(separator: ": ", maxSplits: 1)
                return
                    "A.swift:\(parts[0]): unknown symbol `\(parts[1])`; add it to symbols.txt with the iOS version that introduced it"
            }
        ),
    ]
}
