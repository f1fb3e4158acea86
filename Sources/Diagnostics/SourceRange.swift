/// A part of a source file, in UTF-8 offsets. Lines and columns are computed only when they are needed.
package struct SourceRange: Sendable {
    package let file: SourceFile
    package let start: Int
    /// The offset after the last byte; equal to `start` for a place between two bytes.
    package let end: Int

    package init(file: SourceFile, start: Int, end: Int) {
        precondition(0 <= start && start <= end && end <= file.byteCount, "a range lies inside its file")
        self.file = file
        self.start = start
        self.end = end
    }

    package var text: String {
        file.text(start..<end)
    }

    package var startPosition: SourcePosition {
        file.position(at: start)
    }

    package var endPosition: SourcePosition {
        file.position(at: end)
    }

    /// The empty range at the start.
    package var beginning: SourceRange {
        file.range(start..<start)
    }

    /// Returns the smallest range that contains this range and `other`. Both must be in the same file.
    package func union(_ other: SourceRange) -> SourceRange {
        precondition(file === other.file, "two ranges of one file")
        return file.range(min(start, other.start)..<max(end, other.end))
    }

    /// The start of the range as `path:line:column`, as compilers print it.
    package var location: String {
        let position = startPosition
        return "\(file.path):\(position.line):\(position.column)"
    }
}

extension SourceRange: Equatable {
    package static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.file === right.file && left.start == right.start && left.end == right.end
    }
}
