import Diagnostics
import FileSystem
import Output
import Specs
import YAML

extension ProjectLoader {
    /// Removes the copies of repositories that `scaffold.yml` no longer names. A copy that the user has changed stays.
    func removeFormerPacks(into bag: inout DiagnosticBag) {
        guard !settings.templates.isInvalid else { return }
        var named: Set<String> = []
        for case .repository(let spec) in settings.templates.items {
            guard let packs = VendoredPacks(spec, self, into: &bag) else { return }
            named.insert(packs.folder.lowercased())
        }
        let pins = reader.files(below: VendoredPacks.root, endings: [".pin"], into: &bag)
        for pin in pins where pin.parentPath == VendoredPacks.root {
            let folder = String(pin.dropLast(".pin".count))
            let isUsed = templateFolders.contains { "\(folder)/".hasPrefix("\($0)/") || $0.hasPrefix("\(folder)/") }
            guard !isUsed, !named.contains(folder.lowercased()), let copied = reader.file(pin, into: &bag)?.bytes,
                let hashes = PackPin(copied)?.hashes, hashes == self.hashes(below: folder, into: &bag)
            else { continue }
            let files = hashes.keys.map { "\(folder)/\($0)" } + [pin]
            ProjectFolder(path: project.root, fileSystem: fileSystem).replace(files.sorted(), with: [], into: &bag)
        }
    }

    /// Returns the content hashes of the files in a folder, by path in the folder.
    private func hashes(below folder: String, into bag: inout DiagnosticBag) -> [String: String] {
        let paths = reader.files(below: folder, endings: [""], into: &bag)
        let texts = paths.compactMap { path in reader.file(path, into: &bag).map { (path, $0.bytes) } }
        return Dictionary(
            uniqueKeysWithValues: texts.map { path, bytes in
                (String(path.dropFirst(folder.count + 1)), ContentHash(of: bytes).hex)
            }
        )
    }
}
