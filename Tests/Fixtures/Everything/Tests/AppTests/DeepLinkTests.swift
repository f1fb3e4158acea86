import Foundation
import Testing

@testable import App

/// Links are read as they were written, and what is wrong in one is named.
@MainActor
struct DeepLinkTests {
    nonisolated private static let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    private static let path = "/everywhere/a/1/low/\(id)/t-1?mode=all%20of%20it"
    private static let required = "&letter=a&big=1&ratio=1&on=true&page=/p&shade=1&place=" + place
    private static let place = "%7B%22name%22:%22a%22,%22floors%22:%5B%5D%7D"

    nonisolated static let texts = [
        "plain", "", "a b", "a+b@example.com", "50%", "a&b=c;d#e?f", "50%2B", "/", "äöü", "日本", "👩‍👩‍👧", "\"\\'`", "\n\t",
        "..", "{text}", "{", "e\u{301}",
    ]

    @Test(arguments: texts)
    func textsSurvive(_ text: String) throws {
        for base in ["https://example.com", "https://example.com/app/", "sample://", "sample:", "sample://app", nil] {
            let base = base.flatMap { URL(string: $0) }
            let link = try everywhere(text: text.isEmpty ? "-" : text, maybe: text, note: text, tags: [text, "", text])
            let read = try DeepLink(url: link.url(base: base), base: base)
            #expect(String(describing: read) == String(describing: link))
        }
    }

    @Test func everyValueSurvives() throws {
        let links = [
            try everywhere(),
            try everywhere(maybe: nil, note: nil, day: nil, tags: [], numbers: []),
            try everywhere(maybe: "", note: "", day: Date(timeIntervalSince1970: 1.5), numbers: [1, -2, 3]),
            .everywhereElse(name: "n"), .everywhereNumber(number: -7), .everywhereLevel(level: .high),
            .everywhereLiteral(maybe: nil), .everywhereLiteral(maybe: 0), .everywhereOptional(name: "x"), .start,
        ]
        for link in links {
            for base in ["https://example.com", "sample://", nil] {
                let base = base.flatMap { URL(string: $0) }
                #expect(
                    String(describing: try DeepLink(url: link.url(base: base), base: base)) == String(describing: link)
                )
                #expect(String(describing: try DeepLink(url: link.url(base: base))) == String(describing: link))
            }
        }
    }

    @Test func isWrittenAsAPathAndAQuery() throws {
        #expect(try DeepLink.everywhereElse(name: "a b+c/d").url().absoluteString == "/else/a%20b%2Bc%2Fd")
        #expect(try DeepLink.everywhereLiteral(maybe: 3).url().absoluteString == "/else/a%20b?n=3")
        let base = try #require(URL(string: "https://example.com/app/?old=1#old"))
        #expect(
            try DeepLink.everywhereLiteral(maybe: nil).url(base: base).absoluteString
                == "https://example.com/app/else/a%20b"
        )
        #expect(try DeepLink.start.url().absoluteString == "/")
    }

    @Test func defaultsCountWhereNothingIsSaid() throws {
        let link = try read(Self.path + Self.required)
        let said = String(describing: link)
        for part in [
            "maybe: nil", "note: Optional(\"none\")", "day: nil", "tags: []", "numbers: [1]", "levels: []",
            "default: 3", "link: 4",
        ] {
            #expect(said.contains(part), "\(part)")
        }
    }

    @Test func anItemWithoutAnEqualsSignIsNothing() throws {
        let link = try read(Self.path + Self.required + "&note&n&tag")
        let said = String(describing: link)
        for part in ["note: nil", "tags: []", "numbers: []"] { #expect(said.contains(part), "\(part)") }
    }

    @Test func whatMatchesLessComesFirst() throws {
        #expect(try described("/else/12") == "everywhereNumber(number: 12)")
        #expect(try described("/else/high").hasPrefix("everywhereLevel"))
        #expect(try described("/else/a%20b") == "everywhereLiteral(maybe: nil)")
        #expect(try described("/else/1a") == "everywhereElse(name: \"1a\")")
        #expect(try described("/page/7/in") == "everywherePage(number: 7)")
        #expect(try described("/page/posts/in") == "everywhereName(name: \"page\")")
    }

    @Test func schemeAndHost() throws {
        let expected = "everywhereElse(name: \"n\")"
        for url in [
            "sample://else/n", "sample:/else/n", "sample:///else/n", "sample://app/else/n",
            "https://example.com/else/n/", "//example.com/else//n",
        ] {
            #expect(try described(url) == expected, "\(url)")
        }
        let base = URL(string: "https://Example.com/app")
        #expect(try described("https://example.com/app/else/n", base: base) == expected)
        for url in [
            "https://example.com/else/n", "https://example.org/app/else/n", "http://example.com/app/else/n",
            "https://example.com:8080/app/else/n",
        ] {
            #expect(failure(url, base: base) == .noMatch(URL(string: url) ?? URL(fileURLWithPath: "/")), "\(url)")
        }
    }

    @Test func whatIsWrongIsNamed() throws {
        let url = Self.path + Self.required
        #expect(failure("/nowhere") == .noMatch(URL(string: "/nowhere") ?? URL(fileURLWithPath: "/")))
        #expect(
            failure("/everywhere/a/1/low/\(Self.id)/t-1?mode=other" + Self.required).map { "\($0)" }?.hasPrefix(
                "no deep link matches"
            ) == true
        )
        #expect(failure(Self.path) == .missing(parameter: "letter"))
        #expect(failure(url + "&shade=2") == .repeated(parameter: "shade"))
        #expect(failure(url + "&maybe=1&maybe=2") == .repeated(parameter: "maybe"))
        let wrong = [
            ("/1/low", "/one/low", "count", "one", "a value of type Int"),
            ("/low/", "/Low/", "level", "Low", "a value of type Level"),
            (Self.id, "6F9619FF", "id", "6F9619FF", "a UUID"),
            ("t-1", "x%201", "token", "x 1", "a value of type Token"),
            ("letter=a", "letter=ab", "letter", "ab", "one character"),
            ("big=1", "big=-1", "big", "-1", "a value of type UInt64"),
            ("ratio=1", "ratio", "ratio", "", "a value of type Double"),
            ("on=true", "on=1", "isOn", "1", "a value of type Bool"),
            ("shade=1", "shade=3", "shade", "3", "a value of type Shade"),
            ("place=%7B", "place=", "place", "\"name\":\"a\",\"floors\":[]}", "a value of type Place in JSON"),
            ("on=true", "on=true&day=Monday", "day", "Monday", "a date such as 2025-01-31T12:00:00Z"),
            ("on=true", "on=true&n=1&n=", "numbers", "", "a value of type Int"),
        ]
        for (good, bad, parameter, value, expected) in wrong {
            #expect(
                failure(url.replacing(good, with: bad))
                    == .invalid(parameter: parameter, value: value, expected: expected)
            )
        }
    }

    @Test func whatCantBeWrittenIsNamed() throws {
        let empty = DeepLinkError.invalid(parameter: "name", value: "", expected: "a text that is not empty")
        #expect(throws: empty) { try DeepLink.everywhereElse(name: "").url() }
        #expect(throws: DeepLinkError.missing(parameter: "name")) { try DeepLink.everywhereOptional(name: nil).url() }
    }

    @Test func datesAreReadWithAndWithoutMilliseconds() throws {
        for (text, seconds) in [
            ("2025-01-31T12:00:00Z", 1_738_324_800), ("2025-01-31T12:00:00.250Z", 1738324800.25),
            ("2025-01-31T13:00:00%2B01:00", 1_738_324_800),
        ] {
            let said = String(describing: try read(Self.path + Self.required + "&day=\(text)"))
            #expect(said.contains("day: Optional(\(Date(timeIntervalSince1970: seconds)))"), "\(said)")
        }
    }

    private func everywhere(
        text: String = "a",
        maybe: String? = "m",
        note: String? = "none",
        day: Date? = Date(timeIntervalSince1970: 0),
        tags: [String] = ["one", "two"],
        numbers: [Int] = [1]
    ) throws -> DeepLink {
        .everywhere(
            text: text,
            letter: "+",
            maybe: maybe,
            note: note,
            count: -12,
            big: .max,
            ratio: 0.1,
            isOn: false,
            id: try #require(UUID(uuidString: Self.id)),
            page: try #require(URL(string: "https://example.com/a?b=c&d=e%20f#g")),
            day: day,
            shade: .dark,
            level: .high,
            token: try #require(Token("t-/?")),
            place: Place(name: "Hall & \"Oates\"", floors: [1, 2]),
            tags: tags,
            numbers: numbers,
            levels: [.low, .high],
            default: 5,
            link: 6
        )
    }

    private func read(_ text: String, base: URL? = nil) throws -> DeepLink {
        try DeepLink(url: #require(URL(string: text)), base: base)
    }

    private func described(_ text: String, base: URL? = nil) throws -> String {
        String(describing: try read(text, base: base))
    }

    private func failure(_ text: String, base: URL? = nil) -> DeepLinkError? {
        do {
            _ = try read(text, base: base)
            return nil
        } catch {
            return error as? DeepLinkError
        }
    }
}
