import SwiftSource

/// The clean-up of a template's output. It depends on the kind of the file.
package enum CleanUp {
    /// Removes trailing spaces and repeated empty lines, ends the file with one newline, applies the project's
    /// indentation and breaks long lines. Raw sections and Swift's multi-line strings stay as they are.
    ///
    /// - Parameter verbatim: ranges of `bytes` that stay as they are, in order.
    package static func swift(_ bytes: [UInt8], verbatim: [Range<Int>], layout: SwiftLayout = SwiftLayout()) -> [UInt8]
    {
        var reindentation = layout.indentation.map(Reindentation.init)
        let limit = layout.lineLength ?? .max
        lazy var level = layout.indentation.map([UInt8].init(spaces:)) ?? bytes.levelOfIndentation
        let kept = (verbatim + bytes.linesOfStrings).sorted { $0.lowerBound < $1.lowerBound }
        return cleaned(bytes, verbatim: kept) { line, output in
            if reindentation == nil, line.count <= limit, line.first != UInt8(ascii: "\t") {
                output += line
                return
            }
            let blanks = line.indentation
            let code = line.dropFirst(blanks.count)
            let indentation = reindentation?.indentation(width: blanks.columns, of: code) ?? Array(blanks)
            // `level` can be spaces in a text with tabs, for example if no indented line follows an opening bracket.
            let usesTabs = layout.indentation == nil && blanks.last == UInt8(ascii: "\t")
            write(code, indentation, level: usesTabs ? [UInt8(ascii: "\t")] : level, limit: limit, to: &output)
        }
    }

    /// Writes a line without a newline at its end. Breaks a line above the limit at places at which swift-format breaks lines, or keeps
    /// breaks. A comment after the code doesn't count.
    ///
    /// - Parameter level: the additional indentation of the parts of a broken line.
    private static func write(
        _ code: ArraySlice<UInt8>,
        _ indentation: [UInt8],
        level: [UInt8],
        limit: Int,
        to output: inout [UInt8]
    ) {
        let room = limit - indentation.columns
        guard code.count > room, code[..<LineShape(code).end].characterCount > room,
            let parts = LineBreak(code, room: room).parts
        else {
            output += indentation
            output += code
            return
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { output.append(UInt8(ascii: "\n")) }
            let inner = indentation + repeatElement(level, count: part.level).joined()
            write(part.bytes, inner, level: level, limit: limit, to: &output)
        }
    }

    /// Removes trailing spaces and repeated empty lines, and ends the file with one newline. Unlike `swift`, keeps indentation and long lines.
    package static func text(_ bytes: [UInt8], verbatim: [Range<Int>]) -> [UInt8] {
        cleaned(bytes, verbatim: verbatim) { line, output in output += line }
    }

    private static func cleaned(
        _ bytes: [UInt8],
        verbatim: [Range<Int>],
        write: (ArraySlice<UInt8>, inout [UInt8]) -> Void
    ) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 64)
        var endsInBlankLine = true
        var (next, start) = (0, 0)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = bytes[start..<end]
            while next < verbatim.count, verbatim[next].upperBound <= start { next += 1 }
            let isKept = next < verbatim.count && verbatim[next].lowerBound < end
            start = end + 1
            let last = line.lastIndex { !$0.isBlank }
            if isKept { output += line } else if let last { write(line[line.startIndex...last], &output) }
            let isBlankLine = !isKept && last == nil
            if !isBlankLine || !endsInBlankLine { output.append(UInt8(ascii: "\n")) }
            endsInBlankLine = isBlankLine
        }
        while output.last == UInt8(ascii: "\n"), output.dropLast().last == UInt8(ascii: "\n") { output.removeLast() }
        return output == [UInt8(ascii: "\n")] ? [] : output
    }
}

extension [UInt8] {
    /// The lines of Swift's multi-line strings, from the second line of each string.
    fileprivate var linesOfStrings: [Range<Int>] {
        guard WordSearch.holds("\"\"\"", self) else { return [] }
        return withUnsafeBufferPointer { bytes in
            var scanner = SwiftScanner(bytes, readsRegexes: true)
            var found: [Range<Int>] = []
            func add(_ string: Range<Int>) {
                guard let newline = self[string].firstIndex(of: UInt8(ascii: "\n")) else { return }
                found.append((newline + 1)..<string.upperBound)
            }
            // The beginning of the outermost string that is being read.
            var start: Int?
            while let token = scanner.next() {
                guard token == .literal else { continue }
                let first = start ?? scanner.range.lowerBound
                start = scanner.isInInterpolation ? first : nil
                if start == nil { add(first..<scanner.range.upperBound) }
            }
            if let start { add(start..<bytes.count) }
            return found
        }
    }
}
