// What links carry: as a team writes it, without a word about isolation.

enum Level: String {
    case low, high
}

enum Shade: Int {
    case light = 1
    case dark = 2
}

struct Token: LosslessStringConvertible {
    let description: String

    init?(_ description: String) {
        guard description.hasPrefix("t-") else { return nil }
        self.description = description
    }
}

struct Place: Codable {
    var name: String
    var floors: [Int]
}
