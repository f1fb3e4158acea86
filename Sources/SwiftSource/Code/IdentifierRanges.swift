import SwiftParser
import SwiftSyntax

extension SwiftReader {
    /// The bytes of all identifiers in a Swift file's code, without their backticks, in order: those in interpolations among them, but nothing in
    /// texts and comments. None where it nests too deeply to be read, or is no UTF-8.
    ///
    /// What can't be parsed is passed over: the text is a person's, who may be in the midst of writing it.
    package static func identifierRanges(in text: [UInt8]) -> [Range<Int>] {
        guard text.count <= ParsedText.longestText, NestingScan.offsetOfExcess(in: text) == nil else { return [] }
        let source = String(decoding: text, as: UTF8.self)
        guard source.utf8.elementsEqual(text) else { return [] }
        return Parser.parse(source: source).tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier(let name) = token.tokenKind else { return nil }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return name.utf8.first == UInt8(ascii: "`")
                ? start + 1..<start + name.utf8.count - 1 : start..<start + name.utf8.count
        }
    }
}
