import Testing

@testable import Support

struct WordSplitterTests {
    @Test(
        arguments: [
            ("", []),
            ("url", ["url"]),
            ("URLPreview", ["URL", "Preview"]),
            ("iPadHome", ["iPad", "Home"]), ("iPadding", ["i", "Padding"]),
            ("forMacOSApp", ["for", "Mac", "OS", "App"]),
            ("macOSVersion", ["macOS", "Version"]), ("iOS", ["iOS"]), ("iOSes", ["i", "O", "Ses"]),
            ("userIDs", ["user", "IDs"]),
            ("URLsToLoad", ["URLs", "To", "Load"]),
            ("ThisIsATest", ["This", "Is", "A", "Test"]),
            ("user2Name", ["user2", "Name"]),
            ("SHA256Hash", ["SHA256", "Hash"]),
            ("3DView", ["3", "D", "View"]),
            ("mp3player", ["mp3player"]),
            ("screen-2 title", ["screen", "2", "title"]),
            ("MAX_COUNT", ["MAX", "COUNT"]),
            ("__private__name", ["private", "name"]),
            ("don't", ["don", "t"]),
            ("größeÄndern", ["größe", "Ändern"]),
            ("ログイン画面View", ["ログイン画面", "View"]),
            ("ÉcranURL", ["Écran", "URL"]),
            ("e\u{301}cran", ["e\u{301}cran"]),
            ("party🎉Time", ["party🎉", "Time"]),
            ("...", []),
        ] as [(String, [String])]
    )
    func splits(name: String, words: [String]) {
        let splitter = WordSplitter(Array(name.unicodeScalars), splitsCapitals: true)
        let found = sequence(state: splitter) { $0.next() }
        #expect(found.map { String(String.UnicodeScalarView($0)) } == words)
    }
}
