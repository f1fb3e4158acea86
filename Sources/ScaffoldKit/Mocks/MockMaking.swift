import Diagnostics
import FileSystem
import Output
import Rendering
import SwiftInterface

/// Makes the mocks of some protocols, except where the file on the disk is known to be what would be made.
struct MockMaking {
    struct Made: Sendable {
        let file: MarkedFolder.File
        /// Of all that the mock was made from.
        let key: ContentHash
        /// Of the mock.
        let hash: ContentHash
        /// Of its file, where that was not written.
        var mark: FileStatus.Mark?
    }

    let mocks: StandaloneMocks
    let digest: MockDigest
    /// What any mock may depend on.
    let shared: [String]
    /// Of the sources, by path.
    let keys: [String: ContentHash]
    let memory: MockMemory
    let folder: MarkedFolder

    /// In the order of the choices; last what they share.
    func run(_ choices: [MockSelection.Choice], into bag: inout DiagnosticBag) -> [Made] {
        let base = digest.of(shared)
        let subjects = mocks.resolve(choices)
        let marks = Dictionary((memory.outcome?.outputs ?? []).map { ($0.name, $0.mark) }) { first, _ in first }
        let wanted = Concurrently.map(subjects) { subject -> (key: ContentHash, known: Made?) in
            let sources = subject.interface.files.flatMap { [$0, keys[$0]?.hex ?? ""] }
            let key = digest.of([base.hex, subject.choice.fileName, subject.choice.interface.path] + sources)
            let name = "\(subject.choice.fileName).swift"
            guard let hash = memory.mocks[key], let mark = folder.mark(name, hash: hash, known: marks[name] ?? nil) else { return (key, nil) }
            return (key, Made(file: .init(name: name, bytes: nil, origin: nil), key: key, hash: hash, mark: mark))
        }
        let open = subjects.indices.filter { wanted[$0].known == nil }
        let rendered = mocks.render(open.map { subjects[$0] }, into: &bag) { (place: open[$0], made: Self.made($1, key: wanted[open[$0]].key)) }
        var all = wanted.map(\.known)
        for (place, mock) in rendered { all[place] = mock }
        let made = all.compactMap(\.self)
        guard !made.isEmpty, let support = mocks.support(into: &bag) else { return made }
        return made + [Self.made(support, key: digest.of(["support"]))]
    }

    private static func made(_ file: StandaloneMocks.File, key: ContentHash) -> Made {
        let bytes = Seal.sealed(file.bytes, file.name)
        return Made(file: .init(name: file.name, bytes: bytes, origin: file.origin), key: key, hash: ContentHash(of: bytes))
    }
}
