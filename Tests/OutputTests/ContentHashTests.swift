import Testing

@testable import Output

struct ContentHashTests {
    /// From the FNV reference's test vectors.
    @Test(arguments: [
        ("", "6c62272e07bb014262b821756295c58d"),
        ("a", "d228cb696f1a8caf78912b704e4a8964"),
        ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
    func isFNV1a(text: String, hex: String) {
        #expect(ContentHash(of: Array(text.utf8)).hex == hex)
        #expect(ContentHash(hex: hex) == ContentHash(of: Array(text.utf8)))
    }

    @Test(arguments: [
        "", "6c62", "6C62272E07BB014262B821756295C58D", "6c62272e07bb014262b821756295c58d0",
        "+c62272e07bb014262b821756295c58d", "éc62272e07bb014262b821756295c58",
    ])
    func readsNothingElse(hex: String) {
        #expect(ContentHash(hex: hex) == nil)
    }
}
