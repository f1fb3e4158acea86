import Diagnostics
import FileSystem
import Output
import SwiftInterface

/// What an earlier run found in sources and made of them, by content. It can be lost at any time: a run without it does more work and has the same
/// result.
struct MockMemory: Sendable {
    /// What a run made of the same sources and options.
    struct Outcome: Sendable {
        let digest: ContentHash
        let outputs: [Output]
    }

    struct Output: Equatable, Sendable {
        let name: String
        let hash: ContentHash
        /// Of the file on the disk; nil where it tells nothing.
        let mark: FileStatus.Mark?
    }

    struct Source: Equatable, Sendable {
        let key: ContentHash
        let mark: FileStatus.Mark
    }

    /// Files as archives.
    var interfaces: [ContentHash: ArraySlice<UInt8>] = [:]
    /// Of a mock by all that it was made from.
    var mocks: [ContentHash: ContentHash] = [:]
    /// Those whose marks say what is in them, by path.
    var sources: [String: Source] = [:]
    var outcome: Outcome?

    private static let mark = Array("scaffold mocks \(InterfaceArchive.version)\n".utf8)

    /// Empty where the file is missing, damaged, or of another version.
    static func read(_ path: String?, _ fileSystem: any FileSystem) -> MockMemory {
        guard let path else { return MockMemory() }
        do throws(FileSystemError) {
            guard try fileSystem.status(path)?.kind == .file else { return MockMemory() }
            return MockMemory(bytes: try fileSystem.read(path)) ?? MockMemory()
        } catch {
            return MockMemory()
        }
    }

    /// What time it is by the clock of the file system; nil where nothing can be kept.
    static func now(_ path: String?, _ fileSystem: any FileSystem) -> Int64? {
        guard let path, let slash = path.lastIndex(of: "/") else { return nil }
        do throws(FileSystemError) {
            try ScaffoldFolder.makeCache(String(path[..<slash]), fileSystem)
            let staged = stagedPath(path)
            try fileSystem.write([], toNew: staged, permissions: nil)
            let mark = try fileSystem.status(staged)?.mark
            try fileSystem.remove(staged)
            return mark?.modified
        } catch {
            return nil
        }
    }

    /// In one step, so that no run reads half of it. Where it can't be written, the next run works without.
    func write(_ path: String?, _ fileSystem: any FileSystem) {
        guard let path, let slash = path.lastIndex(of: "/") else { return }
        do throws(FileSystemError) {
            let folder = String(path[..<slash])
            try ScaffoldFolder.makeCache(folder, fileSystem)
            let staged = Self.stagedPath(path)
            try fileSystem.write(bytes, toNew: staged, permissions: nil)
            try fileSystem.rename(staged, to: path)
            try Self.removeOldFiles(in: folder, after: path, fileSystem)
        } catch {}
    }

    /// Removes what calls left that nobody has repeated for a month.
    private static func removeOldFiles(in folder: String, after path: String, _ fileSystem: any FileSystem) throws(FileSystemError) {
        let month: Int64 = 30 * 24 * 3600 * 1_000_000_000
        guard let now = try fileSystem.status(path)?.mark.modified else { return }
        for entry in try fileSystem.list(folder) where entry.name.hasPrefix("mocks-") || entry.name.hasPrefix("writing-") {
            let file = "\(folder)/\(entry.name)"
            if let mark = try fileSystem.status(file)?.mark, mark.modified < now - month { try fileSystem.remove(file) }
        }
    }

    private static func stagedPath(_ path: String) -> String {
        "\(path).\(UInt32.random(in: 0...UInt32.max))"
    }
}

// MARK: - Marks
extension MockMemory {
    /// Keeps the marks of files that tell what is in them.
    ///
    /// - Parameter began: when nothing had been read yet, by the clock of the file system.
    mutating func remember(_ files: [SwiftSources.File], since began: Int64?) {
        sources = [:]
        sources.reserveCapacity(files.count)
        for file in files {
            guard let mark = file.mark, mark.isOlder(than: began) else { continue }
            sources[file.source.path] = Source(key: file.key, mark: mark)
        }
    }
}

extension MockMemory.Output {
    /// Without a mark that could stay the same though somebody writes to the file.
    func remembered(since began: Int64?) -> Self {
        mark?.isOlder(than: began) ?? true ? self : Self(name: name, hash: hash, mark: nil)
    }
}

extension FileStatus.Mark {
    /// What was read after that time is there as long as the mark is the same.
    fileprivate func isOlder(than time: Int64?) -> Bool {
        time.map { max(modified, changed) < $0 } ?? false
    }
}

// MARK: - Bytes
extension MockMemory {
    private var bytes: [UInt8] {
        var text = MemoryText(Self.mark)
        text.bytes.reserveCapacity(interfaces.values.reduce(0) { $0 + $1.count + 24 } + mocks.count * 32 + sources.count * 128 + 1024)
        text.add(outcome?.outputs.count ?? -1)
        if let outcome {
            text.add(outcome.digest)
            for output in outcome.outputs {
                text.add(output.name)
                text.add(output.hash)
                text.add(output.mark ?? FileStatus.Mark())
            }
        }
        text.add(sources.count)
        for (path, source) in sources {
            text.add(path)
            text.add(source.key)
            text.add(source.mark)
        }
        text.add(mocks.count)
        for (key, hash) in mocks {
            text.add(key)
            text.add(hash)
        }
        text.add(interfaces.count)
        for (key, archive) in interfaces {
            text.add(key)
            text.add(archive.count)
            text.bytes += archive
        }
        text.addChecksum()
        return text.bytes
    }

    private init?(bytes: [UInt8]) {
        guard bytes.starts(with: Self.mark) else { return nil }
        var text = MemoryText(bytes, from: Self.mark.count)
        guard text.isWhole, let outputCount = text.takeCount() else { return nil }
        if outputCount >= 0 {
            guard outputCount <= bytes.count, let digest = text.takeHash() else { return nil }
            var outputs: [Output] = []
            for _ in 0..<outputCount {
                guard let name = text.takeString(), let hash = text.takeHash(), let mark = text.takeMark() else { return nil }
                outputs.append(Output(name: name, hash: hash, mark: mark == FileStatus.Mark() ? nil : mark))
            }
            outcome = Outcome(digest: digest, outputs: outputs)
        }
        guard let sourceCount = text.takeCount(), 0...bytes.count ~= sourceCount else { return nil }
        sources.reserveCapacity(sourceCount)
        for _ in 0..<sourceCount {
            guard let path = text.takeString(), let key = text.takeHash(), let mark = text.takeMark() else { return nil }
            sources[path] = Source(key: key, mark: mark)
        }
        guard let mockCount = text.takeCount(), 0...bytes.count ~= mockCount else { return nil }
        mocks.reserveCapacity(mockCount)
        for _ in 0..<mockCount {
            guard let key = text.takeHash(), let hash = text.takeHash() else { return nil }
            mocks[key] = hash
        }
        guard let interfaceCount = text.takeCount(), 0...bytes.count ~= interfaceCount else { return nil }
        interfaces.reserveCapacity(interfaceCount)
        for _ in 0..<interfaceCount {
            guard let key = text.takeHash(), let count = text.takeCount(), let archive = text.take(count) else { return nil }
            interfaces[key] = archive
        }
    }
}
