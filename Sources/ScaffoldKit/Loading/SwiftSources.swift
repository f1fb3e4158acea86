import Diagnostics
import Mocks
import Output
import Support
import SwiftSource

extension SourceReader {
    /// Reads and parses Swift files on all cores, and returns them in the order of the paths. Reports files that can't be read or parsed.
    ///
    /// Mocks can depend on types in these files, such as superclasses. Files that declare such types are parsed again, with these types.
    ///
    /// - Parameters:
    ///   - planned: the new texts of files that the run writes, by path.
    ///   - module: returns the Swift module of a file; nil if there is only one.
    func declarations(
        in paths: [String],
        planned: [String: SourceFile] = [:],
        module: ((String) -> String?)?,
        into bag: inout DiagnosticBag
    ) -> [DeclaredFile] {
        var files = Concurrently.map(paths, into: &bag) { path, bag in
            (planned[path] ?? file(path, into: &bag)).map {
                (source: $0, declared: SwiftReader.readFile($0, into: &bag))
            }
        }.compactMap(\.self)
        for position in files.indices {
            let source = files[position].source
            files[position].declared.module = module?(source.path)
            files[position].declared.isGenerated = GeneratedHeader.begins(source.bytes)
        }
        var words: Set<String> = []
        for _ in 0..<Self.deepestAncestry where !bag.hasErrors {
            let index = DeclarationIndex(files.map(\.declared))
            let wanted = index.wantedTypes(of: files.flatMap(\.declared.protocols)).subtracting(words)
            guard !wanted.isEmpty else { break }
            words.formUnion(wanted)
            let all = words.sorted()
            files = Concurrently.map(files, into: &bag) { file, bag in
                guard !WordSearch.declarations(of: wanted, file.source.bytes).types.isEmpty else { return file }
                var declared = SwiftReader.readFile(file.source, words: all, into: &bag)
                (declared.module, declared.isGenerated) = (file.declared.module, file.declared.isGenerated)
                return (file.source, declared)
            }
        }
        guard module != nil else { return files.map(\.declared) }
        let names = Concurrently.map(files) { DeclaredTypes.names(in: $0.source.bytes) }
        return zip(files, names).map { file, names in
            var declared = file.declared
            declared.typeNames = names
            return declared
        }
    }

    private static let deepestAncestry = 8
}
