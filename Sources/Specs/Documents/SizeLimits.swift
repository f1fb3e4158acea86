import Diagnostics
import YAML

package struct SizeLimits: Sendable {
    package var lines = 400
    package var functions = 20
}

extension SizeLimits {
    static let schema = Schema<SizeLimits>.object(
        "budget",
        "The size limits for files and protocols. Above a limit, scaffold warns."
    ) { _ in
        SizeLimits()
    } fields: {
        Field("lines", \.lines, number) {
            "The maximum number of generated lines in a user-owned file. Your own lines don't count. Default: 400."
        }
        Field("functions", \.functions, number) { "The maximum number of functions in a protocol. Default: 20." }
    }

    private static let number = Schema.text("a number").flatMap { text, bag -> Int? in
        if let number = Int(text.text), number > 0 { return number }
        let message = "expected a number above 0, found \(text.quoted)"
        bag.add(.invalidNumber, message, at: text.range, help: "write a number of 1 or more in digits, such as `400`")
        return nil
    }
}
