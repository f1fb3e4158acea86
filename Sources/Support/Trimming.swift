extension BidirectionalCollection {
    /// Returns the elements without those at both ends that fulfil a condition.
    @inlinable package func trimming(while isDropped: (Element) -> Bool) -> SubSequence {
        drop(while: isDropped).trimmingEnd(while: isDropped)
    }

    /// Returns the elements without those at the end that fulfil a condition.
    @inlinable package func trimmingEnd(while isDropped: (Element) -> Bool) -> SubSequence {
        self[..<(lastIndex { !isDropped($0) }.map { index(after: $0) } ?? startIndex)]
    }
}
