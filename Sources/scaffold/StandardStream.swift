import Platform

enum StandardStream: Int32 {
    case output = 1
    case error = 2

    struct WriteFailure: Error, CustomStringConvertible {
        let description: String
    }

    var isTerminal: Bool { isatty(rawValue) == 1 }

    func write(_ text: String) throws(WriteFailure) {
        try write(Array(text.utf8))
    }

    /// Writes a line for the user, and ignores errors such as a closed stream.
    func tell(_ line: String) {
        do { try write(line + "\n") } catch {}
    }

    func write(_ bytes: [UInt8]) throws(WriteFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw WriteFailure(description: "can't write to standard \(self): \(String(cString: strerror(errno)))")
            }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
