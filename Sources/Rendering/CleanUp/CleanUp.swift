/// Cleans up the output of a template, according to the kind of the file.
package enum CleanUp {
    /// Removes trailing spaces and repeated empty lines, ends the file with one newline, applies the project's
    /// indentation and breaks long lines. Raw sections and Swift's multi-line strings stay as they are.
    ///
    /// - Parameter verbatim: ranges of `bytes` that stay as they are, in order.
    package static func swift(_ bytes: [UInt8], verbatim: [Range<Int>], layout: SwiftLayout = SwiftLayout()) -> [UInt8]
    {
        var lines = LineCleaner(isSwift: true)
        lines.run(bytes, verbatim: verbatim) { line, output in
            let blanks = line.prefix { $0 == UInt8(ascii: " ") }.count
            LongLine(line.dropFirst(blanks), indentation: layout.indented(blanks), layout: layout).write(to: &output)
        }
        return lines.output
    }

    /// Like `swift`, but for other files: leaves the indentation and long lines as they are.
    package static func text(_ bytes: [UInt8], verbatim: [Range<Int>]) -> [UInt8] {
        var lines = LineCleaner(isSwift: false)
        lines.run(bytes, verbatim: verbatim) { line, output in output += line }
        return lines.output
    }
}

private struct LineCleaner {
    let isSwift: Bool
    private(set) var output: [UInt8] = []
    private var isInsideString = false
    private var endsInBlankLine = true

    init(isSwift: Bool) {
        self.isSwift = isSwift
    }

    mutating func run(_ bytes: [UInt8], verbatim: [Range<Int>], write: (ArraySlice<UInt8>, inout [UInt8]) -> Void) {
        output.reserveCapacity(bytes.count + 64)
        var next = 0
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            while next < verbatim.count, verbatim[next].upperBound <= start { next += 1 }
            let isVerbatim = next < verbatim.count && verbatim[next].lowerBound < end
            add(bytes[start..<end], isKept: isVerbatim || isInsideString, write: write)
            start = end + 1
        }
        while output.last == UInt8(ascii: "\n"), output.dropLast().last == UInt8(ascii: "\n") { output.removeLast() }
        if output == [UInt8(ascii: "\n")] { output = [] }
    }

    private mutating func add(
        _ line: ArraySlice<UInt8>,
        isKept: Bool,
        write: (ArraySlice<UInt8>, inout [UInt8]) -> Void
    ) {
        if isSwift, line.countOfTripleQuotes % 2 == 1 { isInsideString.toggle() }
        if isKept {
            output += line
            endsInBlankLine = false
        } else {
            guard let end = line.lastIndex(where: { !$0.isBlank }) else {
                if !endsInBlankLine { output.append(UInt8(ascii: "\n")) }
                endsInBlankLine = true
                return
            }
            write(line[line.startIndex...end], &output)
            endsInBlankLine = false
        }
        output.append(UInt8(ascii: "\n"))
    }
}

extension SwiftLayout {
    /// The project's indentation for one of a template's; what is left of a level stays.
    fileprivate func indented(_ blanks: Int) -> Int {
        let (levels, rest) = blanks.quotientAndRemainder(dividingBy: SwiftLayout().indentation)
        return levels * indentation + rest
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }
}

extension ArraySlice<UInt8> {
    /// The number of triple quotes outside of comments.
    fileprivate var countOfTripleQuotes: Int {
        withUnsafeBufferPointer { bytes in
            var count = 0
            var index = 0
            while index + 1 < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "/"), bytes[index + 1] == byte, count % 2 == 0 { break }
                let isQuotes =
                    byte == UInt8(ascii: "\"") && index + 2 < bytes.count && bytes[index + 1] == byte
                    && bytes[index + 2] == byte
                if isQuotes { count += 1 }
                index += isQuotes ? 3 : 1
            }
            return count
        }
    }
}
