/// The item between brackets and commas that contains an offset.
///
/// Only brackets that begin an item hold items themselves; others, and parentheses, are taken as parts of a Swift type or expression.
struct FlowItem {
    let range: Range<Int>
    /// Whether brackets of the same line are around it.
    let isNested: Bool

    /// - Parameter isInFlow: whether the line itself lies between brackets, so that a comma ends the outermost item.
    init(around offset: Int, in line: Range<Int>, of bytes: [UInt8], isInFlow: Bool) {
        let text = bytes[..<line.upperBound]
        var starts = [line.lowerBound]
        var innerBrackets = 0
        var index = line.lowerBound
        while index < min(offset, line.upperBound), let start = starts.last {
            let isItemStart = index == start
            let isSeparating = innerBrackets == 0 && (isInFlow || starts.count > 1)
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if isItemStart { starts.append(text.skipBlanks(index + 1)) } else { innerBrackets += 1 }
            case UInt8(ascii: "("): innerBrackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"):
                if innerBrackets > 0 { innerBrackets -= 1 } else if starts.count > 1 { starts.removeLast() }
            case UInt8(ascii: ",") where isSeparating,
                UInt8(ascii: ":") where isSeparating && text.isColon(index):
                starts[starts.count - 1] = text.skipBlanks(index + 1)
            case UInt8(ascii: "\""):
                index = (text.skipQuoted(index) ?? index + 1) - 1
            default: break
            }
            index += 1
            if let start = starts.last, index < start { index = start }
        }
        isNested = starts.count > 1
        let start = starts.last ?? line.lowerBound
        range = start..<Self.end(from: max(start, index), innerBrackets, text, isSeparated: isNested || isInFlow)
    }

    private static func end(from start: Int, _ brackets: Int, _ text: ArraySlice<UInt8>, isSeparated: Bool) -> Int {
        guard isSeparated else { return text.endIndex }
        var brackets = brackets
        var index = start
        var end = start
        scan: while index < text.endIndex {
            switch text[index] {
            case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): brackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"):
                if brackets == 0 { break scan }
                brackets -= 1
            case UInt8(ascii: ","):
                if brackets == 0 { break scan }
            case UInt8(ascii: "\""): index = (text.skipQuoted(index) ?? index + 1) - 1
            default: break
            }
            index += 1
            if !text[index - 1].isBlank { end = index }
        }
        return end
    }
}
