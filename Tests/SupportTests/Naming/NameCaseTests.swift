import Support
import Testing

struct NameCaseTests {
    /// A name in camelCase, pascalCase, snakeCase, kebabCase, screamingSnakeCase, titleCase, lowerFirst and upperFirst.
    @Test(arguments: [
        [
            "URLPreview", "urlPreview", "URLPreview", "url_preview", "url-preview", "URL_PREVIEW", "URL Preview",
            "uRLPreview", "URLPreview",
        ],
        [
            "url_preview", "urlPreview", "UrlPreview", "url_preview", "url-preview", "URL_PREVIEW", "Url Preview",
            "url_preview", "Url_preview",
        ],
        [
            "iPadHome", "iPadHome", "IPadHome", "ipad_home", "ipad-home", "IPAD_HOME", "IPad Home", "iPadHome",
            "IPadHome",
        ],
        [
            "iOSApp", "iOSApp", "IOSApp", "ios_app", "ios-app", "IOS_APP", "IOS App", "iOSApp", "IOSApp",
        ],
        [
            "_private", "_private", "_Private", "_private", "private", "_PRIVATE", "Private", "_private", "_private",
        ],
        [
            "__max_count", "__maxCount", "__MaxCount", "__max_count", "max-count", "__MAX_COUNT", "Max Count",
            "__max_count", "__max_count",
        ],
        ["_", "_", "_", "_", "", "_", "", "_", "_"],
        [
            "MAX_COUNT", "maxCount", "MaxCount", "max_count", "max-count", "MAX_COUNT", "Max Count", "mAX_COUNT",
            "MAX_COUNT",
        ],
        ["URL", "url", "URL", "url", "url", "URL", "URL", "uRL", "URL"],
        ["userIDs", "userIDs", "UserIDs", "user_ids", "user-ids", "USER_IDS", "User IDs", "userIDs", "UserIDs"],
        ["log in", "logIn", "LogIn", "log_in", "log-in", "LOG_IN", "Log In", "log in", "Log in"],
        [
            "userURL2", "userURL2", "UserURL2", "user_url2", "user-url2", "USER_URL2", "User URL2", "userURL2",
            "UserURL2",
        ],
        ["straße", "straße", "Straße", "straße", "straße", "STRASSE", "Straße", "straße", "Straße"],
        ["ßeta", "ßeta", "Sseta", "ßeta", "ßeta", "SSETA", "Sseta", "ßeta", "Sseta"],
        ["", "", "", "", "", "", "", "", ""],
    ])
    func writes(expected: [String]) {
        for (nameCase, text) in zip(NameCase.allCases, expected.dropFirst()) {
            #expect(nameCase.applied(to: expected[0]) == text, "\(nameCase)")
        }
    }

    /// Applying a case twice gives the same result, for every name of up to three of these parts, and for longer ones.
    @Test(arguments: NameCase.allCases)
    func isIdempotent(nameCase: NameCase) {
        let parts = ["a", "B", "s", "_", " ", "7", "é", "Σ", "ß", "ǆ", "ǅ", "İ", "画", "\u{301}", "𝐀", "ﬁ", "🎉"]
        let pairs = parts.flatMap { first in parts.map { first + $0 } }
        let triples = pairs.flatMap { first in parts.map { first + $0 } }
        let names = parts + pairs + triples + zip(triples, triples.reversed()).map(+)
        let changed = names.filter { name in
            let once = nameCase.applied(to: name)
            return !nameCase.applied(to: once).unicodeScalars.elementsEqual(once.unicodeScalars)
        }
        #expect(changed.isEmpty)
    }
}
