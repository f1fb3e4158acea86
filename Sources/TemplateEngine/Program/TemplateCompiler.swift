import Diagnostics
import Support

/// Makes a program of parsed templates: puts files where they are used, and numbers where names were.
struct TemplateCompiler {
    let library: TemplateLibrary
    var program: Program
    var diagnostics = DiagnosticBag()

    /// What is being compiled, and where it was written.
    var file: LoadedFile
    var unit: CompilationUnit
    /// In `Program.uses`.
    var use = 0
    var scope: Scope
    /// The loops around, within the same macro or block.
    var loopLevel = 0
    /// The definitions of the block around that come next when `block.super` is written, the nearest last.
    var superBlocks: [(name: String, position: Int)] = []
    /// Slots in use in the frame that is being compiled.
    var slotCount = 0
    /// Levels of tags and operators around.
    var depth = 0
    /// Expressions and statements so far.
    private(set) var partCount = 0
    private var isTooLarge = false

    /// Nil is a file that has errors, which have been reported.
    private var files: [String: LoadedFile?] = [:]
    /// The names of the file that is being loaded and of those around, outermost first.
    private var active: [String]
    /// Names that were called like an import, each reported once.
    var misspelledImports: Set<String> = []
    private var contextNumbers: [String: Int] = [:]
    private var pendingMacros: [(number: Int, found: FoundMacro, use: Int)] = []
    /// By name: the units that share the macros of libraries.
    private var libraries: [String: CompilationUnit] = [:]

    /// Compiles a template; nil if it or a file that it uses has errors.
    static func compile(_ syntax: TemplateSyntax, _ library: TemplateLibrary, into diagnostics: inout DiagnosticBag)
        -> Program?
    {
        var compiler = TemplateCompiler(syntax, library)
        compiler.compileTemplate()
        diagnostics.add(contentsOf: compiler.diagnostics)
        return compiler.diagnostics.hasErrors ? nil : compiler.program
    }

    private init(_ syntax: TemplateSyntax, _ library: TemplateLibrary) {
        self.library = library
        let uses = [FileUse(text: syntax.text, notes: [])]
        program = Program(filters: library.filters, limits: library.limits, uses: uses)
        file = LoadedFile(syntax)
        files = syntax.text.name.isEmpty ? [:] : [syntax.text.name: file]
        active = [syntax.text.name]
        scope = Scope(nil)
        unit = CompilationUnit(file, scope: scope, outer: nil)
        loadRelatives(of: file)
        unit = CompilationUnit(file, scope: scope, outer: nil)
    }

    private mutating func compileTemplate() {
        program.body = compileUnit()
        program.slotCount = slotCount
        for macro in file.syntax.macros { _ = macroNumber(FoundMacro(unit: unit, file: file, macro: macro)) }
        compilePendingMacros()
    }

    /// All files that a file uses are parsed before any is compiled: both go deep, and the stack may be small. What would close a cycle is left out.
    private mutating func loadRelatives(of file: LoadedFile) {
        let syntax = file.syntax
        let parents = [syntax.parent].compactMap(\.self).map { ($0, "extended by") }
        let imports = syntax.imports.map { ($0.file, "imported from") }
        for (name, relation) in parents + imports + syntax.includes.map({ ($0, "included from") }) {
            file.related[name.text] = load(name, relation, from: file)
        }
    }

    /// The file of a name, parsed; nil if there is none or it is one of those around, which is reported.
    private mutating func load(_ name: Name, _ relation: String, from user: LoadedFile) -> LoadedFile? {
        if let start = active.firstIndex(of: name.text) {
            let chain = (active[start...] + [name.text]).map { "`\($0)`" }
            let message = "circular template dependency: \(chain.joined(separator: " → "))"
            report(.templateCycle, message, at: name.range, in: user)
            return nil
        }
        if let known = files[name.text] { return known }
        guard let source = library.source(named: name.text) else {
            let others = library.sources.map(\.name).filter { !active.contains($0) }
            let help =
                Spelling.nearestPath(to: name.text, in: others).map { "did you mean `\($0)`?" }
                ?? Suggestion.help(for: name.text, among: others)
            report(.templateFileMissing, "unknown template `\(name.text)`", at: name.range, in: user, help: help)
            return nil
        }
        guard active.count < program.limits.sourceDepth else {
            let message = "more than \(program.limits.sourceDepth) files use one another in a chain"
            report(.templateLimit, message, at: name.range, in: user)
            return nil
        }
        let notes = [Diagnostic.Note("\(relation) \(user.syntax.text.line(of: name.range))")] + user.notes
        let text = TemplateText(file: source.file, name: source.name)
        let file = library.syntax(of: text, notes: notes, into: &diagnostics).map { LoadedFile($0, notes: notes) }
        files[name.text] = .some(file)
        guard let file else { return nil }
        active.append(name.text)
        loadRelatives(of: file)
        active.removeLast()
        return file
    }
}

extension TemplateCompiler {
    mutating func node(_ kind: ExpressionNode.Kind, at range: Range<Int>) -> ExpressionNode {
        countPart(at: range)
        return ExpressionNode(number: program.expressions.add((kind, Place(use: use, range: range))))
    }

    mutating func node(_ kind: StatementNode.Kind, at range: Range<Int>) -> StatementNode {
        countPart(at: range)
        return StatementNode(kind: kind, place: Place(use: use, range: range))
    }

    private mutating func countPart(at range: Range<Int>) {
        partCount += 1
        guard !isTooLarge, partCount > program.limits.programSize else { return }
        isTooLarge = true
        let limit = program.limits.programSize
        report(.templateLimit, "the template with all that it includes has more than \(limit) parts", at: range)
    }

    /// The steps that what was compiled since then counts as, each time that it runs: a body without end is as bad as a loop without end.
    func weight(since count: Int) -> Int {
        1 + (partCount - count) / 64
    }

    /// Whether to go on: false once something has grown too large, which is reported.
    mutating func canNest(at range: Range<Int>) -> Bool {
        guard !isTooLarge else { return false }
        if depth < program.limits.depth { return true }
        report(.templateLimit, "tags and files are nested more than \(program.limits.depth) levels deep", at: range)
        return false
    }

    mutating func newSlot(_ name: Name) -> Int {
        program.declaredNames.append(name.text)
        slotCount += 1
        return slotCount - 1
    }

    var text: TemplateText { program.uses[use].text }

    /// - Parameter user: the use that this one is a part of.
    mutating func newUse(_ text: TemplateText, _ note: String? = nil, of user: Int? = nil) -> Int {
        let notes = (note.map { [Diagnostic.Note($0)] } ?? []) + (user.map { program.uses[$0].notes } ?? [])
        return program.uses.add(FileUse(text: text, notes: notes))
    }

    mutating func contextNumber(of name: String) -> Int {
        if let known = contextNumbers[name] { return known }
        let number = program.contextNames.add(name)
        contextNumbers[name] = number
        return number
    }

    /// Compiles with another scope and, if variables are set in it, has them emptied first.
    mutating func inScope(
        _ scope: Scope,
        at range: Range<Int>,
        _ compile: (inout TemplateCompiler) -> Range<Int>
    ) -> Range<Int> {
        let (outer, firstSlot) = (self.scope, slotCount)
        self.scope = scope
        let body = compile(&self)
        self.scope = outer
        guard scope.hasSettings else { return body }
        return program.statements.add([node(.scope(firstSlot..<slotCount, body), at: range)])
    }

    /// - Parameter file: the one that the range is in, while it is loaded; nil for what is being compiled.
    mutating func report(
        _ code: DiagnosticCode,
        _ message: String,
        at range: Range<Int>,
        in file: LoadedFile? = nil,
        help: String? = nil
    ) {
        let range = (file?.syntax.text ?? text).range(range)
        diagnostics.add(code, message, at: range, help: help, notes: file?.notes ?? program.uses[use].notes)
    }
}

extension TemplateCompiler {
    /// The unit that shares the macros of a library.
    mutating func libraryUnit(_ file: LoadedFile) -> CompilationUnit {
        let unit = libraries[file.name] ?? CompilationUnit(file, scope: Scope(nil, outside: .contextOnly), outer: nil)
        libraries[file.name] = unit
        return unit
    }

    /// The number of a macro, which is compiled sooner or later.
    mutating func macroNumber(_ found: FoundMacro) -> Int {
        let name = found.macro.name.text
        let key = "\(found.file.name) \(name)"
        if let known = found.unit.macroNumbers[key] { return known }
        let number = program.macros.add(MacroNode(name: name))
        found.unit.macroNumbers[key] = number
        pendingMacros.append((number, found, found.file === file ? use : newUse(found.file.syntax.text)))
        return number
    }

    private mutating func compilePendingMacros() {
        while let (number, found, home) = pendingMacros.popLast() {
            (unit, file, use) = (found.unit, found.file, home)
            let macro = found.macro
            scope = Scope(unit.scope, frame: number + 1)
            (slotCount, depth, loopLevel, superBlocks) = (0, 0, 0, [])
            let slots = macro.parameters.map { newSlot($0.name) }
            let size = partCount
            var node = MacroNode(name: macro.name.text)
            for (parameter, slot) in zip(macro.parameters, slots) {
                node.defaultValues.append(parameter.defaultValue.map { compile($0) })
                scope.declare(parameter.name.text, slot: slot, isAlwaysSet: true)
            }
            node.body = compile(macro.body)
            (node.slotCount, node.weight) = (slotCount, weight(since: size))
            program.macros[number] = node
        }
    }
}
