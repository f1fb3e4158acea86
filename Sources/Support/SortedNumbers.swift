extension [Int] {
    /// Returns the index of the first number for which `isBeyond` returns true, in a sorted array; the count if there is none.
    package func partitioningIndex(where isBeyond: (Int) -> Bool) -> Int {
        var range = indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isBeyond(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
