import FileSystem
import Foundation
import Output
import Testing

struct CacheLockTests {
    /// If two system calls disagree about a file, the lock never seems to be on its file.
    @Test func inconsistentDiskCausesNoEndlessLoop() throws {
        let root = URL(filePath: NSTemporaryDirectory()).appending(path: "scaffold-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root.appending(path: "Cache"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let path = root.resolvingSymlinksInPath().path
        let lock = try #require(CacheLock("\(path)/cache/writing", CaseFoldingFileSystem()) {})
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/Cache") == ["writing"])
        lock.release()
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/Cache") == [])
    }
}
