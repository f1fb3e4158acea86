/// A character as a terminal shows it, with its width in columns.
///
/// A line break becomes `\n`. A character that is invisible, or that can move the cursor, change colors or reorder the line, becomes a replacement
/// character. A text that is only displayed must not be able to overwrite the screen.
struct VisibleCharacter {
    let text: String
    let width: Int

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if character == "\t" {
            (text, width) = ("    ", 4)
        } else if (0x20..<0x7F).contains(first.value), scalars.count == 1 {
            (text, width) = (String(character), 1)
        } else if character == "\n" || character == "\r\n" {
            (text, width) = ("\\n", 2)
        } else if Self.isHidden(first) {
            (text, width) = ("\u{FFFD}", 1)
        } else {
            (text, width) = (String(character), scalars.contains(where: Self.isWide) ? 2 : 1)
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x1100: false
        case 0xFE0F: true
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }
}

extension String {
    /// The text on one line, as `VisibleCharacter` shows each of its characters.
    var visible: String {
        map { VisibleCharacter($0).text }.joined()
    }
}
