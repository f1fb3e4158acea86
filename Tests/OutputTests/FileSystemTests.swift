import Foundation
import Output
import Testing

struct FileSystemTests {
    @Test func aFolderIsMadeWithAllThatItLiesIn() throws {
        let project = try TemporaryProject()
        let folder = project.folder.path + "/a/b/c"
        try POSIXFileSystem().makeFolder(folder)
        try POSIXFileSystem().makeFolder(folder)
        #expect(try POSIXFileSystem().status(folder)?.kind == .folder)
    }

    /// Also one that would lie in the root of the disk, where nobody else may write.
    @Test func theFirstFolderThatCantBeMadeIsNamed() throws {
        let fileSystem = FaultyFileSystem()
        fileSystem.reset(.init(number: EACCES, operations: ["createFolder"], isLasting: true))
        #expect(throws: FileSystemError(.createFolder, "/no folder of scaffold's", number: EACCES)) {
            try fileSystem.makeFolder("/no folder of scaffold's/mocks")
        }
    }
}
