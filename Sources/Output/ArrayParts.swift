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
    func forEachOnAllCores(
        partLength: Int,
        _ work: @Sendable (Element) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        let failures = Concurrently.map(parts(of: partLength)) { part -> FileSystemError? in
            do throws(FileSystemError) {
                for element in part { try work(element) }
                return nil
            } catch {
                return error
            }
        }
        for case let failure? in failures { throw failure }
    }
}
