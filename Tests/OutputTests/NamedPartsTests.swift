import Testing

@testable import Output

struct NamedPartsTests {
    private func found(_ name: String, in paths: [(spec: String, path: String)], names: [String]) -> [String] {
        NamedParts(of: paths, names: names).named(name).map { "\($0.part): \($0.specs.sorted().joined(separator: " "))" }.sorted()
    }

    static let paths = [
        (spec: "a.yml", path: "Sources/Login/LoginView.swift"), (spec: "b.yml", path: "Sources/Login/showLogin.swift"),
        (spec: "b.yml", path: "Tests/login-view/Blogin.swift"), (spec: "b.yml", path: "Tests/MyURLLogin+x.swift"),
    ]

    @Test(arguments: [
        ("Login", ["Login: a.yml b.yml", "LoginView.swift: a.yml", "MyURLLogin+x.swift: b.yml", "showLogin.swift: b.yml"]),
        ("login", ["login-view: b.yml"]), ("Feed", []), ("Sources", []),
    ])
    func partsAreFoundByTheNamesInThem(name: String, expected: [String]) {
        #expect(found(name, in: Self.paths, names: ["Login", "login", "Feed"]) == expected)
    }

    /// So many `was:` that nobody has removed look at no part of other modules' paths.
    @Test func aNameFindsNoOtherModulesParts() {
        let paths = (0..<100).map { (spec: "\($0).yml", path: "Sources/New\($0)x/New\($0)xView.swift") } + [(spec: "7.yml", path: "Sources/Old7xView.swift")]
        let names = (0..<100).map { "Old\($0)x" }
        let parts = NamedParts(of: paths, names: names)
        #expect(names.flatMap(parts.named).map(\.part) == ["Old7xView.swift"])
    }

    /// What a rename finds in a part, it finds the part by.
    @Test(arguments: ["Login", "LoginLoginView", "showLogin", "URLLogin", "login", "x.login", "Logins", "myLogin2", "_Login", "LOGINLogin"])
    func everyPartThatARenameChangesIsFound(part: String) {
        let rename = ModuleRename(spec: "a.yml", old: "Login", new: "SignIn")
        let parts = NamedParts(of: [(spec: "a.yml", path: "Sources/" + part)], names: rename.oldWords)
        if rename.applied(to: part) != part { #expect(rename.oldWords.flatMap(parts.named).map(\.part).contains(part)) }
    }
}
