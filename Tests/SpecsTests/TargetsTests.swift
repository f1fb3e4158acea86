import Testing

@testable import Specs

struct TargetsTests {
    @Test func withoutSettings() throws {
        let targets = try #require(Resolution(["Specs/A.yml": "module: A\n"]).graph).targets
        #expect(targets.app.sources == "Sources/App")
        #expect(targets.app.tests == "Tests/AppTests")
        #expect(targets.app.access == "internal")
        #expect(targets.support.name == "App")
        #expect(targets.features.isEmpty)
    }

    @Test func firstFeatureHasTheSharedCode() throws {
        let targets = try #require(
            Resolution([
                "scaffold.yml": """
                app: Shop
                targets:
                  Core: {sources: Core}
                  Shop: {sources: Shop, tests: ShopTests}
                  Auth: {sources: Auth, module: AuthFeature, access: package}
                """
            ]).graph
        ).targets
        #expect(targets.names == ["Shop", "Core", "Auth"])
        #expect(targets.support.name == "Core")
        #expect(targets["Core"]?.access == "public")
        #expect(targets["Auth"]?.module == "AuthFeature")
        #expect(targets["Auth"]?.access == "package")
        #expect(targets["Auth"]?.tests == "Tests/AuthTests")
    }

    @Test func targetsSeeTheirDependencies() throws {
        let targets = try #require(
            Resolution([
                "scaffold.yml":
                    "targets: {App: {sources: A}, Core: {sources: C}, Auth: {sources: U}, Feed: {sources: F}}\n"
            ]).graph
        ).targets
        let visible = targets.all.map { target in
            "\(target.name): "
                + targets.all.filter { targets.canSee($0, from: target) }.map(\.name).joined(separator: " ")
        }
        #expect(visible == ["App: App Core Auth Feed", "Core: Core", "Auth: Core Auth", "Feed: Core Feed"])
    }
}
