import Foundation
import ScaffoldKit
import Testing

/// Two branches that each add a module change the same files only if these list all links and all external services.
struct AddingModuleTests {
    private static let files = [
        "scaffold.yml":
            "targets:\n  App: {sources: Sources/App}\n  Auth: {sources: Sources/Auth}\nflags: {service: flags, type: Flag}\n",
        "Specs/Home.yml": "module: Home\npresentation: root\ndeepLink: /home\nroutes: [Login]\n",
        "Specs/Login.yml":
            "module: Login\ntarget: Auth\nstyle: mvvm\nparameters: {email: String?}\nresult: Int\ndependencies: [auth]\ndeepLink: /login?email={email}\n",
        "Specs/Services.yml": """
        services:
          auth: {protocol: AuthServicing, implementation: AuthService, dependencies: [http]}
          http: {protocol: HTTPClient, lifetime: external}
          flags: {protocol: Flagging, lifetime: external, members: "func isEnabled(_ flag: Flag) -> Bool"}

        """,
    ]

    private static let added = [
        "Specs/Profile.yml": """
        module: Profile
        target: Auth
        parameters: {id: Int}
        deepLink: /profile/{id}
        dependencies: [auth, avatars]
        variants: {flag: newProfile, on: NewProfile}
        routes: [Home, {Login: {presentation: present}}]

        """,
        "Specs/NewProfile.yml": "module: NewProfile\nstyle: mvvm\nparameters: {id: Int}\n",
        "Specs/Avatars.yml": "services:\n  avatars: {protocol: AvatarServicing, lifetime: external}\n",
    ]

    @Test func changesNoFileOfOtherModules() throws {
        let scratch = try ScratchProject()
        for (path, text) in Self.files { try scratch.write(text, to: path) }
        let first = Scaffold.generate(scratch.project)
        #expect(!first.hasErrors, "\(first.text)")
        let before = try contents(scratch)
        for (path, text) in Self.added { try scratch.write(text, to: path) }
        let second = Scaffold.generate(scratch.project)
        #expect(!second.hasErrors, "\(second.text)")
        let after = try contents(scratch)
        let touched = before.keys.filter { after[$0] != before[$0] }.sorted()
        let shared = [
            "Sources/App/Generated/AppEnvironment.swift", "Sources/App/Generated/DeepLink.swift",
            "Tests/AppTests/Mocks/MockLocator.swift",
        ]
        #expect(touched == shared)
        let ofModules = after.keys.filter { before[$0] == nil && !$0.contains("Profile") && !$0.contains("Avatar") }
            .sorted()
        #expect(ofModules == [])
    }

    private func contents(_ scratch: ScratchProject) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try scratch.paths() where path.hasSuffix(".swift") {
            contents[path] = try Data(contentsOf: scratch.root.appending(path: path))
        }
        return contents
    }
}
