import Diagnostics

/// A file that a template is made from, parsed once however often it is used.
final class LoadedFile {
    let syntax: TemplateSyntax
    /// How it came to be loaded, the nearest first.
    let notes: [Diagnostic.Note]
    /// The files that it extends, imports and includes, by their names; without those that have errors.
    var related: [String: LoadedFile] = [:]
    let macros: [String: Macro]
    /// Whether its macros are the same wherever the file is imported: neither it nor a file that it imports sets variables.
    private(set) lazy var isLibrary: Bool = {
        syntax.parent == nil && !syntax.setsVariables
            && syntax.imports.allSatisfy { imported($0.name.text)?.isLibrary ?? true }
    }()

    init(_ syntax: TemplateSyntax, notes: [Diagnostic.Note] = []) {
        (self.syntax, self.notes) = (syntax, notes)
        macros = Dictionary(syntax.macros.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var name: String { syntax.text.name }

    func imported(_ name: String) -> LoadedFile? {
        syntax.imports.first { $0.name.text == name }.flatMap { related[$0.file.text] }
    }

    /// The file and all that it extends, itself first.
    var chain: [LoadedFile] {
        Array(sequence(first: self) { file in file.syntax.parent.flatMap { file.related[$0.text] } })
    }
}

/// A template with all that it extends: what shares top-level variables and blocks.
final class CompilationUnit {
    let chain: [LoadedFile]
    let scope: Scope
    /// The unit that includes this one: its macros are visible too.
    let outer: CompilationUnit?
    /// By name: each definition of a block, the most derived first.
    private(set) var blocks: [String: [(block: Block, file: LoadedFile)]] = [:]
    /// Those that have been put somewhere.
    var placedBlocks: Set<String> = []
    /// In `Program.uses`, one for each file of the chain.
    var uses: [Int] = []
    /// The compiled macros' numbers, by file and name.
    var macroNumbers: [String: Int] = [:]

    init(_ file: LoadedFile, scope: Scope, outer: CompilationUnit?) {
        chain = file.chain
        (self.scope, self.outer) = (scope, outer)
        for file in chain {
            for block in file.syntax.blocks { blocks[block.name.text, default: []].append((block, file)) }
        }
    }

    /// The macro of a name: the file's own first, then those of its chain, then those of the place that includes it.
    func macro(_ name: String, from file: LoadedFile) -> FoundMacro? {
        find(from: file) { unit, file in
            file.macros[name].map { FoundMacro(unit: unit, file: file, macro: $0) }
        }
    }

    func importedFile(_ name: String, from file: LoadedFile) -> LoadedFile? {
        find(from: file) { $1.imported(name) }
    }

    private func find<Found>(from file: LoadedFile, _ search: (CompilationUnit, LoadedFile) -> Found?) -> Found? {
        for candidate in [file] + chain {
            if let found = search(self, candidate) { return found }
        }
        return outer.flatMap { $0.find(from: $0.chain[0], search) }
    }
}

/// A macro of a file, as a unit has it.
struct FoundMacro {
    let unit: CompilationUnit
    let file: LoadedFile
    let macro: Macro
}
