extension [Int] {
    /// Where the numbers begin that are beyond something, in a sorted array.
    package func partitioningIndex(where isBeyond: (Int) -> Bool) -> Int {
        var range = indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isBeyond(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
