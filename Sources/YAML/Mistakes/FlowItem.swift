/// The item of a flow collection that contains an offset.
///
/// Only a bracket at the start of an item begins a nested collection. Other brackets, and parentheses, are parts of a Swift type or expression.
struct FlowItem {
    let range: Range<Int>
    /// Whether the item is inside brackets that open on the same line.
    let isNested: Bool

    /// - Parameter isInFlow: whether the line itself is in a flow collection, so that a comma ends the outermost item.
    init(around offset: Int, in line: Range<Int>, of bytes: [UInt8], isInFlow: Bool) {
        let text = bytes[..<line.upperBound]
        var starts = [line.lowerBound]
        var innerBrackets = 0
        var index = line.lowerBound
        var end = index
        scan: while index < text.endIndex {
            let isBehind = index >= offset
            let isSeparating = innerBrackets == 0 && (isInFlow || starts.count > 1)
            switch text[index] {
            // Swift's empty dictionary.
            case UInt8(ascii: "[") where text[index...].starts(with: "[:]".utf8): index += 2
            case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
                let beginsItem = !isBehind && index == starts.last && text[index] != UInt8(ascii: "(")
                if beginsItem { starts.append(text.skipBlanks(index + 1)) } else { innerBrackets += 1 }
            case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"):
                if isBehind, isSeparating { break scan }
                if innerBrackets > 0 {
                    innerBrackets -= 1
                } else if !isBehind, starts.count > 1 {
                    starts.removeLast()
                }
            case UInt8(ascii: ",") where isSeparating, UInt8(ascii: ":") where isSeparating && text.isColon(index):
                if isBehind, text[index] == UInt8(ascii: ",") { break scan }
                if !isBehind { starts[starts.count - 1] = text.skipBlanks(index + 1) }
            case UInt8(ascii: "\""): index = (text.skipQuoted(index) ?? index + 1) - 1
            default: break
            }
            index = max(index + 1, starts.last ?? 0)
            if !text[index - 1].isBlank { end = index }
        }
        isNested = starts.count > 1
        let start = starts.last ?? line.lowerBound
        range = start..<(isNested || isInFlow ? max(start, end) : text.endIndex)
    }
}
