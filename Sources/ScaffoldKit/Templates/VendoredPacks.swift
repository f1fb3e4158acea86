import Diagnostics
import Git
import Output
import Specs

/// The templates of a git repository at a pinned commit, copied into the project. Runs read only the copy, which is committed like any other file.
struct VendoredPacks {
    let loader: ProjectLoader
    let spec: RepositorySpec
    let name: String
    private let pin: PackPin

    /// Returns nil if the repository in the settings has an invalid address, commit, folder or name, which is reported.
    init?(_ spec: RepositorySpec, _ loader: ProjectLoader, into bag: inout DiagnosticBag) {
        var findings = DiagnosticBag()
        defer { bag.add(contentsOf: findings) }
        let repository = spec.address.repositoryName(into: &findings)
        let commit = spec.commit.text
        let isHex = commit.allSatisfy { $0.isASCII && $0.isHexDigit }
        if commit.count != 40 || !isHex {
            let help =
                isHex && commit.count > 3
                ? "write all 40 digits: `git rev-parse \(commit)` prints them"
                : "write a commit, because branches and tags move: `git ls-remote \(spec.address.text) \(commit)` prints it"
            let message = "expected the 40 digits of a commit, found `\(commit)`"
            findings.add(.unpinnedPack, message, at: spec.commit.range, help: help)
        }
        let path = spec.path?.text.split(separator: "/").joined(separator: "/") ?? ""
        if let written = spec.path, written.text.hasPrefix("/") || path.split(separator: "/").contains("..") {
            let message = "invalid folder `\(written.text)` of the repository"
            findings.add(.packAddress, message, at: written.range, help: "write a path in the repository, without `..`")
        }
        let name = spec.name ?? repository
        if let name, !name.isFolderName {
            let help = "\(spec.name == nil ? "add a `name` of" : "use") letters, digits, `-`, `_` and `.`"
            findings.add(.packAddress, "invalid folder name `\(name.text)`", at: name.range, help: help)
        }
        guard !findings.hasErrors, let name else { return nil }
        self.loader = loader
        self.spec = spec
        self.name = name.text
        pin = PackPin(address: spec.address.text, commit: commit.lowercased(), path: path)
    }

    var folder: String {
        ".scaffold/packs/\(name)"
    }

    private var pinPath: String {
        "\(folder).pin"
    }

    /// Checks the copy, and fetches it if it is missing or if the settings pin another address, commit or folder. Otherwise, the network is not used.
    func bring(isDryRun: Bool, into bag: inout DiagnosticBag) {
        let isRecorded = loader.reader.isThere(pinPath)
        let copied = isRecorded ? loader.reader.file(pinPath, into: &bag).flatMap { PackPin($0.bytes) } : nil
        let isThere = loader.reader.isThere(folder)
        if isThere, let copied {
            guard isAsFetched(copied, into: &bag), !copied.hasSource(of: pin) else { return }
        } else if isThere, !loader.reader.files(below: folder, endings: [""], into: &bag).isEmpty {
            // The files may belong to the user.
            let state = isRecorded ? "invalid" : "missing"
            let message = "\(state) record `\(pinPath)` of the templates in `\(folder)`"
            bag.add(.edited(self, message, isOutdated: isRecorded))
            return
        }
        guard !isDryRun else {
            let other = isThere ? copied : nil
            let message = other.map { "`\(folder)` has the commit \($0.commit.prefix(7)) of \($0.address)" }
            let help = "run `scaffold templates list` to fetch them, and commit `.scaffold/packs`"
            bag.add(.packNotFetched, message ?? "missing templates in `\(folder)`", at: spec.range, help: help)
            return
        }
        fetch(inPlaceOf: isThere ? copied : nil, into: &bag)
    }

    /// Returns true if the copy equals the fetched files. Differences are reported.
    private func isAsFetched(_ copied: PackPin, into bag: inout DiagnosticBag) -> Bool {
        var findings = DiagnosticBag()
        defer { bag.add(contentsOf: findings) }
        let paths = loader.reader.files(below: folder, endings: [""], into: &findings)
        let present = Set(paths.map { String($0.dropFirst(folder.count + 1)) })
        for path in Set(copied.hashes.keys).subtracting(present).sorted() {
            findings.add(.edited(self, "`\(folder)/\(path)` is missing"))
        }
        for path in present.sorted() {
            guard let hash = copied.hashes[path] else {
                findings.add(.edited(self, "`\(folder)/\(path)` was not fetched"))
                continue
            }
            guard let file = loader.reader.file("\(folder)/\(path)", into: &findings) else { continue }
            if ContentHash(of: file.bytes).hex != hash {
                findings.add(.edited(self, "`\(folder)/\(path)` was changed after it was fetched"))
            }
        }
        guard findings.hasErrors, !copied.hasSource(of: pin) else { return !findings.hasErrors }
        // This happens after a merge of two branches that pin different commits. Then git has nothing to restore.
        let count = findings.sorted.count
        let changes = count == 1 ? "a changed file" : "\(count) changed files"
        findings = DiagnosticBag()
        let message = "`\(folder)` has \(changes), and `\(pinPath)` has another commit than this"
        findings.add(.edited(self, message, isOutdated: true))
        return false
    }

    private func fetch(inPlaceOf copied: PackPin?, into bag: inout DiagnosticBag) {
        let address =
            spec.address.text.hasPrefix(".") ? "\(loader.project.root)/\(spec.address.text)" : spec.address.text
        do throws(GitError) {
            let files = try Git().files(in: pin.path, at: pin.commit, of: address) { $0.isWanted }
            if let problem = problem(of: files) {
                bag.add(problem)
                return
            }
            var pin = pin
            var copies: [(path: String, bytes: [UInt8])] = []
            for file in files {
                guard let bytes = file.bytes else { continue }
                pin.hashes[file.path] = ContentHash(of: bytes).hex
                copies.append(("\(folder)/\(file.path)", bytes))
            }
            copies.append((pinPath, pin.text))
            let former = copied?.hashes.keys.sorted().map { "\(folder)/\($0)" } ?? []
            loader.folder.replace(former, with: copies, into: &bag)
        } catch {
            bag.add(failure(error))
        }
    }

    private func failure(_ error: GitError) -> Diagnostic {
        let (range, help): (SourceRange, String) =
            switch error {
            case .missing: (spec.range, "install git, or copy `.scaffold/packs` from a machine that has it")
            case .unknownCommit: (spec.commit.range, "check that the commit was pushed, and that the address is right")
            case .unknownFolder:
                (spec.path?.range ?? spec.range, "write the path of the folder of packs in the repository")
            case .tooLarge: (spec.path?.range ?? spec.range, "write the folder of packs as `path`")
            case .tooOld, .failed, .refused:
                (
                    spec.address.range,
                    "check that the repository can be reached; for a private repository, use ssh and a key without a password"
                )
            }
        let message = "the templates of `\(name)` can't be fetched: \(error.reason)"
        return Diagnostic(.packFetchFails, message, at: range, help: help)
    }

    /// Returns the reason why the fetched files can't be copied; nil if they can.
    private func problem(of files: [FetchedFile]) -> Diagnostic? {
        if let file = files.first(where: { $0.bytes == nil }) {
            return .contents(self, "`\(file.path)` is a link or a submodule, not a file")
        }
        let pointer = "version https://git-lfs.github.com/spec/".utf8
        if let file = files.first(where: { $0.bytes?.starts(with: pointer) == true }) {
            return .contents(self, "`\(file.path)` is stored with Git LFS", "commit the template without LFS")
        }
        if let file = files.first(where: { !$0.path.isPlain }) {
            return .contents(self, "`\(file.path)` is a path that some file systems don't allow")
        }
        var spellings: [String: String] = [:]
        for file in files {
            guard let other = spellings.updateValue(file.path, forKey: file.path.lowercased()) else { continue }
            return .contents(self, "`\(other)` and `\(file.path)` differ only in upper and lower case")
        }
        if files.contains(where: { $0.path == "pack.yml" }) {
            let above = pin.path.split(separator: "/").dropLast().joined(separator: "/")
            let message = "the folder to copy has a `pack.yml` itself, but must be a folder of packs"
            let help = "write the folder that contains the folder of the pack: `path: \(above)`"
            return .contents(self, message, above.isEmpty ? "give each pack a folder of its own" : help)
        }
        let depths = files.filter { $0.path.hasSuffix("/pack.yml") }.map { $0.path.split(separator: "/").dropLast(2) }
        if let inner = depths.first(where: { !$0.isEmpty }), !depths.contains(where: \.isEmpty) {
            let path = (pin.path.split(separator: "/") + inner).joined(separator: "/")
            return .contents(self, "the packs are in `\(path)`", "write `path: \(path)`")
        }
        if files.contains(where: { $0.path.hasSuffix(".stencil") || $0.path.hasSuffix("/pack.yml") }) { return nil }
        return .contents(self, "the folder has no templates and no packs", "write the folder of packs as `path`")
    }
}

extension String {
    /// True for a template, a manifest, or a licence for these; false for test cases and hidden files.
    fileprivate var isWanted: Bool {
        let names = split(separator: "/")
        guard let name = names.last, !names.contains(where: { $0.hasPrefix(".") && $0 != ".." }),
            names.dropFirst().first != "Tests"
        else { return false }
        let licences = ["LICENSE", "LICENCE", "COPYING", "NOTICE"]
        return name.hasSuffix(".stencil") || name == "pack.yml" || licences.contains { name.uppercased().hasPrefix($0) }
    }

    /// True if the path stays in its folder, and all file systems allow it.
    fileprivate var isPlain: Bool {
        !utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
            && split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
                !["", ".", ".."].contains($0) && $0.utf8.count < 256
            }
    }
}

extension LocatedText {
    fileprivate var isFolderName: Bool {
        text.utf8.count < 100 && !text.hasPrefix(".") && !text.isEmpty
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    }
}

extension Diagnostic {
    fileprivate static func contents(
        _ packs: VendoredPacks,
        _ problem: String,
        _ help: String = "fix this in the repository, and pin the new commit"
    ) -> Diagnostic {
        let message = "the templates of `\(packs.name)` can't be copied: \(problem)"
        return Diagnostic(.packContents, message, at: packs.spec.path?.range ?? packs.spec.range, help: help)
    }

    /// - Parameter isOutdated: whether git has nothing to restore.
    fileprivate static func edited(_ packs: VendoredPacks, _ message: String, isOutdated: Bool = false) -> Diagnostic {
        let help =
            isOutdated
            ? "delete `\(packs.folder)`: the next run fetches it again. If you have changed a template, first copy it to the same path in a folder of "
                + "your own"
            : "to undo the change, run `git checkout -- .scaffold/packs`, or delete `\(packs.folder)`: the next run fetches it again. To change a "
                + "template, put your version at the same path in a folder of your own"
        return Diagnostic(.vendoredPackEdited, message, at: packs.spec.range, help: help)
    }
}
