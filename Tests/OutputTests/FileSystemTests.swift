import FileSystem
import Foundation
import Output
import Testing

struct FileSystemTests {
    @Test func parentFoldersAreCreated() throws {
        let project = try TemporaryProject()
        let folder = project.folder.path + "/a/b/c"
        try POSIXFileSystem().makeFolder(folder)
        try POSIXFileSystem().makeFolder(folder)
        #expect(try POSIXFileSystem().status(folder)?.kind == .folder)
    }

    /// A full disk leaves a part of the second file.
    @Test(arguments: ["write", "rename"]) func aFailedReplacementLeavesNoSecondFile(operation: String) throws {
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try project.write("old\n", to: "a.swift")
        let (file, staged) = (project.absolute("a.swift"), project.absolute("a.swift.new"))
        fileSystem.reset(.init(number: ENOSPC, operations: [operation]))
        #expect(throws: FileSystemError.self) {
            try fileSystem.replace(file, with: Array("new\n".utf8), staged: staged)
        }
        #expect(try project.files() == ["a.swift": "old\n"])
    }

    /// This is also true of a folder in the root of the disk, where only root may write.
    @Test func errorNamesTheFirstFolderThatCantBeCreated() throws {
        let fileSystem = FaultyFileSystem()
        fileSystem.reset(.init(number: EACCES, operations: ["createFolder"], isLasting: true))
        #expect(throws: FileSystemError(.createFolder, "/no folder of scaffold's", number: EACCES)) {
            try fileSystem.makeFolder("/no folder of scaffold's/mocks")
        }
    }

    @Test func listingHasTheKindOfEachEntry() throws {
        let project = try TemporaryProject()
        let folder = project.folder.path + "/a"
        try project.write("text\n", to: "a/file")
        try project.write("text\n", to: "a/folder/file")
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "folder")
        #expect(mkfifo(folder + "/pipe", 0o600) == 0)
        #expect(
            try POSIXFileSystem().list(folder).sorted { $0.name < $1.name } == [
                FolderEntry(name: "file", kind: .file), FolderEntry(name: "folder", kind: .folder),
                FolderEntry(name: "link", kind: .link), FolderEntry(name: "pipe", kind: .other),
            ]
        )
    }

    @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
    func aFileIsReadToItsEnd(count: Int) throws {
        let project = try TemporaryProject()
        try project.write(String(repeating: "x", count: count), to: "a/b")
        #expect(try POSIXFileSystem().read(project.folder.path + "/a/b").count == count)
    }

    /// On Linux many files are flushed with their whole disk.
    @Test(arguments: [1, 100])
    func filesAreFlushed(count: Int) throws {
        let project = try TemporaryProject()
        let files = (0..<count).map { "\(project.folder.path)/\($0)" }
        for file in files { try POSIXFileSystem().write([1], toNew: file, permissions: nil) }
        try POSIXFileSystem().flush(files)
        #expect(throws: FileSystemError.self) { try POSIXFileSystem().flush(["\(project.folder.path)/gone"]) }
    }

    #if os(Linux)
        @Test func fileWithReportedSizeZeroIsRead() throws {
            #expect(try POSIXFileSystem().read("/proc/self/status").isEmpty == false)
        }
    #endif
}
