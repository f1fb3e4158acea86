extension Array {
    /// Returns the elements as slices of one length; the last may be shorter.
    func parts(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}
