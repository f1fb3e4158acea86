import Foundation
import Testing

@testable import App
@testable import AuthFeatureMocks
@testable import CoreMocks

/// Round trips and errors of deep links.
@MainActor
struct DeepLinkTests {
    private let base = URL(string: "https://sample.example/app")

    private var links: [DeepLink] {
        [
            .login(prefilledEmail: nil),
            .login(prefilledEmail: "ann+1@sample.example"),
            .settings,
            .profile(name: "Ann / Änn?&=#%"),
            .todoDetail(id: -3),
            .todoList(filter: .all),
            .todoList(filter: .dueToday),
            search("milk"),
            .search(
                text: "a b",
                done: true,
                after: Date(timeIntervalSince1970: 86_400.5),
                tags: ["", "home, sweet", "ü"],
                limit: 3
            ),
        ]
    }

    private func search(_ text: String, limit: Int = 20) -> DeepLink {
        .search(
            text: text,
            done: nil,
            after: nil,
            tags: [],
            limit: limit
        )
    }

    @Test("Each is read from its own URL")
    func roundTrip() throws {
        for link in links {
            for base in [nil, base, URL(string: "sample://")] {
                let url = try link.url(base: base)
                #expect("\(try DeepLink(url: url, base: base))" == "\(link)", "\(url)")
            }
        }
    }

    @Test(
        "Is written as the spec says",
        arguments: [("/login?email=a%40b", "/login?email=a@b"), ("/todos", "/todos?filter=all")]
    )
    func written(_ url: String, _ expected: String) throws {
        let link = try DeepLink(url: try #require(URL(string: url)))
        #expect(try link.url().absoluteString == expected)
    }

    @Test("Missing parameters take their defaults")
    func defaults() throws {
        let url = try #require(URL(string: "sample://search/milk"))
        #expect("\(try DeepLink(url: url))" == "\(search("milk"))")
    }

    @Test(
        "Says which parameter, which value, and what was expected",
        arguments: [
            ("/nowhere", DeepLinkError.noMatch(URL(string: "/nowhere")!)),
            ("/todos/x", .invalid(parameter: "id", value: "x", expected: "a value of type Int")),
            ("/todos?filter=old", .invalid(parameter: "filter", value: "old", expected: "a value of type TodoFilter")),
            ("/login?email=a&email=b", .repeated(parameter: "prefilledEmail")),
            ("/search/a?done=maybe", .invalid(parameter: "done", value: "maybe", expected: "a value of type Bool")),
            ("/search/a?limit=9.5", .invalid(parameter: "limit", value: "9.5", expected: "a value of type Int")),
        ]
    )
    func bad(_ url: String, _ expected: DeepLinkError) throws {
        #expect(error(of: try #require(URL(string: url))) == expected)
    }

    @Test("A URL with another host doesn't match")
    func otherHost() throws {
        let url = try #require(URL(string: "https://other.example/app/settings"))
        #expect(error(of: url, base: base) == .noMatch(url))
    }

    private func error(of url: URL, base: URL? = nil) -> DeepLinkError? {
        do throws(DeepLinkError) {
            _ = try DeepLink(url: url, base: base)
            return nil
        } catch {
            return error
        }
    }
}
