package import Diagnostics

/// What a file declares as bytes, from which it can be had again without parsing.
package enum InterfaceArchive {
    /// Changes whenever the bytes mean something else.
    package static let version = 4

    package static func write(_ interface: InterfaceFile) -> [UInt8] {
        var writer = ArchiveWriter()
        writer.write(interface)
        return writer.bytes
    }

    /// Nil where the bytes are damaged.
    ///
    /// - Parameter file: which the ranges refer to.
    package static func read(_ bytes: ArraySlice<UInt8>, of file: SourceFile) -> InterfaceFile? {
        var reader = ArchiveReader(bytes, file: file)
        do throws(ArchiveDamage) {
            let interface = try InterfaceFile(from: &reader)
            return reader.isAtEnd ? interface : nil
        } catch {
            return nil
        }
    }
}

/// What can stand in an archive.
protocol Archived {
    func write(to writer: inout ArchiveWriter)
    init(from reader: inout ArchiveReader) throws(ArchiveDamage)
}

struct ArchiveDamage: Error {}

struct ArchiveWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: some Archived) {
        value.write(to: &self)
    }

    mutating func write(count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ text: String.UTF8View) {
        bytes.append(contentsOf: text)
    }

    mutating func write(tag: UInt8) {
        bytes.append(tag)
    }
}

struct ArchiveReader {
    let file: SourceFile
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var depth = 0
    private static let deepest = 400

    init(_ bytes: ArraySlice<UInt8>, file: SourceFile) {
        self.bytes = bytes
        self.file = file
        index = bytes.startIndex
    }

    var isAtEnd: Bool {
        index == bytes.endIndex
    }

    mutating func read<Value: Archived>(_ type: Value.Type = Value.self) throws(ArchiveDamage) -> Value {
        try Value(from: &self)
    }

    /// What can hold others of its kind.
    mutating func readInner<Value: Archived>(_ type: Value.Type = Value.self) throws(ArchiveDamage) -> Value {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw ArchiveDamage() }
        return try Value(from: &self)
    }

    mutating func readTag() throws(ArchiveDamage) -> UInt8 {
        guard index < bytes.endIndex else { throw ArchiveDamage() }
        defer { index += 1 }
        return bytes[index]
    }

    mutating func readCount() throws(ArchiveDamage) -> Int {
        var value: UInt = 0
        var shift: UInt = 0
        while true {
            let byte = try readTag()
            value |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
            guard shift < 63 else { throw ArchiveDamage() }
        }
        return Int(bitPattern: value)
    }

    mutating func readBytes(_ count: Int) throws(ArchiveDamage) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.endIndex - index else { throw ArchiveDamage() }
        defer { index += count }
        return bytes[index..<(index + count)]
    }
}

extension String: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(count: utf8.count)
        writer.write(utf8)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self = String(decoding: try reader.readBytes(try reader.readCount()), as: UTF8.self)
    }
}

extension Bool: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(tag: self ? 1 : 0)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self = try reader.readTag() == 1
    }
}

extension SourceRange: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(count: start)
        writer.write(count: end - start)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let start = try reader.readCount()
        let length = try reader.readCount()
        guard start >= 0, length >= 0, start <= reader.file.byteCount, length <= reader.file.byteCount - start else {
            throw ArchiveDamage()
        }
        self.init(file: reader.file, start: start, end: start + length)
    }
}

extension Array: Archived where Element: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(count: count)
        for element in self { element.write(to: &writer) }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let count = try reader.readCount()
        guard count >= 0 else { throw ArchiveDamage() }
        self = []
        for _ in 0..<count { append(try reader.readInner()) }
    }
}

extension Optional: Archived where Wrapped: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(self != nil)
        if let self { self.write(to: &writer) }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
    }
}
