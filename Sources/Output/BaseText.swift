/// The text of a last render as `.scaffold/bases` keeps it: in pieces, each in a line of its own behind the first digits of the text's hash.
///
/// ```
/// 6c62272e import UIKit
/// 6c62272e+final class LoginViewController: LoginViewProtoco
/// 6c62272e l {
/// ```
///
/// A merge in git follows renames by likeness. Kept as it is, a base would be taken for the output that it is of, moved elsewhere, and would get the
/// edits that the other branch made in that output. So no piece may stand in any other file. Git compares lines, and of long ones parts of
/// 64 bytes: a piece with its hash is shorter.
enum BaseText {
    private static let digitCount = 8
    private static let pieceLength = 48
    private static let lineFeed = UInt8(ascii: "\n")
    /// What stands between the digits and a piece that ends its line, or that does not.
    private static let (ended, open) = (UInt8(ascii: " "), UInt8(ascii: "+"))

    /// - Parameter hash: that of the text.
    static func write(_ text: [UInt8], hash: ContentHash) -> [UInt8] {
        let digits = Array(hash.hex.utf8.prefix(digitCount))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / 2)
        var start = 0
        while start < text.count {
            let rest = text[start..<min(start + pieceLength, text.count)]
            let end = rest.firstIndex(of: lineFeed)
            bytes += digits
            bytes.append(end == nil ? open : ended)
            bytes += text[start..<(end ?? rest.endIndex)]
            bytes.append(lineFeed)
            start = end.map { $0 + 1 } ?? rest.endIndex
        }
        return bytes
    }

    /// Nil where it is not the text of that hash.
    static func read(_ bytes: [UInt8], hash: ContentHash) -> [UInt8]? {
        let digits = Array(hash.hex.utf8.prefix(digitCount))
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for line in bytes.split(separator: lineFeed) {
            guard line.starts(with: digits) else { return nil }
            let piece = line.dropFirst(digitCount)
            text += piece.dropFirst()
            if piece.first == ended { text.append(lineFeed) }
        }
        return ContentHash(of: text) == hash ? text : nil
    }
}
