import FileSystem
import Support

extension Array {
    /// Returns the elements as slices of one length; the last may be shorter.
    func parts(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}

extension Array where Element: Sendable {
    /// Works on parts of the array, on all cores. Each part stops at its first error. Throws the first of these errors.
    @discardableResult
    func mapOnAllCores<Value: Sendable>(
        partLength: Int,
        _ work: @Sendable (Element) throws(FileSystemError) -> Value
    ) throws(FileSystemError) -> [Value] {
        let parts = Concurrently.map(parts(of: partLength)) { part in
            Result { () throws(FileSystemError) in try part.map(work) }
        }
        var values: [Value] = []
        for part in parts { values += try part.get() }
        return values
    }
}
