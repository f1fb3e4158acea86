extension BidirectionalCollection {
    /// Without the elements at both ends that fulfil a condition.
    @inlinable package func trimming(while isDropped: (Element) -> Bool) -> SubSequence {
        let rest = drop(while: isDropped)
        return rest[..<(rest.lastIndex { !isDropped($0) }.map { rest.index(after: $0) } ?? rest.startIndex)]
    }
}
