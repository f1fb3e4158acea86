import Diagnostics

/// A file that a template uses. It is parsed only once.
final class LoadedFile {
    let syntax: TemplateSyntax
    /// The reasons why the file is loaded, nearest first.
    let notes: [Diagnostic.Note]
    /// The files that this file extends, imports and includes, by name. Files with errors are missing.
    var related: [String: LoadedFile] = [:]
    let macros: [String: Macro]
    /// Whether all imports of the file can share its macros. This is true if the file extends no file, and neither it nor a file that it imports sets
    /// variables.
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

    var chain: [LoadedFile] {
        Array(sequence(first: self) { file in file.syntax.parent.flatMap { file.related[$0.text] } })
    }
}

/// A template with all its parents. They share top-level variables and blocks.
final class CompilationUnit {
    let chain: [LoadedFile]
    let scope: Scope
    /// The unit that includes this one. Its macros are visible in this unit, too.
    let outer: CompilationUnit?
    /// All definitions of each block by name, most derived first.
    private(set) var blocks: [String: [(block: Block, file: LoadedFile)]] = [:]
    /// The names of the blocks that have a place in the compiled template.
    var placedBlocks: Set<String> = []
    /// The index in `Program.uses` of each file in the chain.
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

    /// Finds a macro by name: first in the file, then in the chain, then in the unit that includes this one.
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

struct FoundMacro {
    let unit: CompilationUnit
    let file: LoadedFile
    let macro: Macro
}
