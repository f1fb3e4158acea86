import Support
import Testing

struct ConflictMarkersTests {
    @Test(arguments: [
        ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n", ["<<<<<<< HEAD"]),
        ("a\r\n<<<<<<<\r\nb\r\n<<<<<<<<< x\r\n", ["<<<<<<<\r", "<<<<<<<<< x\r"]),
        ("a\n||||||| base\n>>>>>>> other", ["||||||| base"]),
        ("a\n>>>>>>>", [">>>>>>>"]),
        ("/*\n||||||||||||||||\n Example Inc.\n||||||||||||||||\n*/\n>>>>>>>>\n", []),
        ("<<<<<<<", ["<<<<<<<"]),
        ("=======\n", []),
        ("<<<<<< HEAD\n <<<<<<< HEAD\n<<<<<<<HEAD\n<<<<<<>\n", []),
        ("", []),
    ])
    func areFound(_ text: String, _ expected: [String]) {
        let bytes = Array(text.utf8)
        #expect(ConflictMarkers.conflicts(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } == expected)
        #expect(ConflictMarkers.areIn(bytes) == !expected.isEmpty)
    }
}
