import TemplateEngine

/// Reads JSON into template values, with the keys in the order of the text.
struct OrderedJSON {
    struct Malformed: Error {
        let offset: Int
    }

    private let bytes: [UInt8]
    private var position = 0

    static func value(_ text: String) throws -> TemplateValue {
        var reader = OrderedJSON(bytes: Array(text.utf8))
        let value = try reader.readValue()
        reader.skipBlanks()
        guard reader.position == reader.bytes.count else { throw Malformed(offset: reader.position) }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    }

    private mutating func accept(_ character: Character) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character) throws {
        guard accept(character) else { throw Malformed(offset: position) }
    }

    private mutating func readValue() throws -> TemplateValue {
        if accept("{") { return try readMapping() }
        if accept("[") { return try readList() }
        if accept("\"") { return .string(try readString()) }
        let start = position
        while position < bytes.count, !Array(",]} \n".utf8).contains(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            if let value = Int64(word) { return .integer(value) }
            guard let value = Double(word) else { throw Malformed(offset: start) }
            return .decimal(value)
        }
    }

    private mutating func readMapping() throws -> TemplateValue {
        var pairs: [(String, TemplateValue)] = []
        while !accept("}") {
            if !pairs.isEmpty { try expect(",") }
            try expect("\"")
            let name = try readString()
            try expect(":")
            pairs.append((name, try readValue()))
        }
        return .mapping(TemplateMapping(pairs))
    }

    private mutating func readList() throws -> TemplateValue {
        var items: [TemplateValue] = []
        while !accept("]") {
            if !items.isEmpty { try expect(",") }
            items.append(try readValue())
        }
        return .list(items)
    }

    /// Reads a string after its opening quote.
    private mutating func readString() throws -> String {
        var decoded: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count else {
                decoded.append(bytes[position])
                position += 1
                continue
            }
            let escape = Character(Unicode.Scalar(bytes[position + 1]))
            position += 2
            switch escape {
            case "n": decoded.append(0x0A)
            case "r": decoded.append(0x0D)
            case "t": decoded.append(0x09)
            case "\"", "\\", "/": decoded.append(escape.asciiValue ?? 0)
            case "u":
                let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
                    throw Malformed(offset: position)
                }
                decoded += Array(String(Character(scalar)).utf8)
                position += 4
            default: throw Malformed(offset: position)
            }
        }
        try expect("\"")
        return String(decoding: decoded, as: UTF8.self)
    }
}
