import Foundation
import Testing

@testable import scaffold

struct ProjectLocationTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "a project \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Sources/App"),
            withIntermediateDirectories: true
        )
    }

    @Test func nearestFolderUpwardWithSettingsOrManifests() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appending(path: "Sources/App").path
        #expect(ProjectLocation.root(option: nil, from: inner) == inner)
        try FileManager.default.createDirectory(
            at: folder.appending(path: ".scaffold"),
            withIntermediateDirectories: true
        )
        #expect(ProjectLocation.root(option: nil, from: inner) == folder.path)
        try Data().write(to: folder.appending(path: "scaffold.yml"))
        #expect(ProjectLocation.root(option: nil, from: inner) == folder.path)
        #expect(ProjectLocation.root(option: nil, from: folder.path) == folder.path)
        try Data().write(to: folder.appending(path: "Sources/scaffold.yml"))
        #expect(ProjectLocation.root(option: nil, from: inner) == folder.appending(path: "Sources").path)
    }

    @Test func namedFolderCountsFromTheCurrentOne() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appending(path: "Sources/App").path
        let real = try #require(realpath(folder.path, nil))
        defer { free(real) }
        #expect(ProjectLocation.root(option: "../..", from: inner) == String(cString: real))
        #expect(ProjectLocation.root(option: folder.path, from: inner) == String(cString: real))
    }

    @Test func folders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "scaffold.yml")
        try Data().write(to: file)
        #expect(ProjectLocation.isFolder(folder.path))
        #expect(!ProjectLocation.isFolder(file.path))
        #expect(!ProjectLocation.isFolder(folder.path + "/none"))
    }
}
