import Diagnostics
import Support

/// A compiler that creates a program from parsed templates. It copies each file to the place of its use, and replaces names with numbers.
struct TemplateCompiler {
    let library: TemplateLibrary
    var program: Program
    var diagnostics = DiagnosticBag()

    var file: LoadedFile
    var unit: CompilationUnit
    /// In `Program.uses`.
    var use = 0
    var scope: Scope
    /// The number of enclosing loops in the same macro or block.
    var loopLevel = 0
    /// The enclosing blocks, innermost last. `position` is the number of the definition that `block.super` prints.
    var superBlocks: [(name: String, position: Int)] = []
    /// The number of slots of the frame that is being compiled.
    var slotCount = 0
    var depth = 0
    /// The number of expressions and statements so far.
    private(set) var partCount = 0
    private var isTooLarge = false

    /// The loaded files by name. Nil if a file has errors, which have been reported.
    private var files: [String: LoadedFile?] = [:]
    /// The names of the files that are being loaded, outermost first.
    private var active: [String]
    /// Misspelled names of imports in calls. Each name is reported once.
    var misspelledImports: Set<String> = []
    private var pendingMacros: [(number: Int, found: FoundMacro, use: Int)] = []
    /// The units of libraries by file name. All imports of a library share the macros of its unit.
    private var libraries: [String: CompilationUnit] = [:]

    /// Compiles a template. Returns nil if the template, or a file that it uses, has errors.
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

    /// Loads all files that a file uses, before any file is compiled: parsing and compiling are both recursive, and the stack may be small. Files
    /// that would close a cycle are reported and left out.
    private mutating func loadRelatives(of file: LoadedFile) {
        let syntax = file.syntax
        let parents = [syntax.parent].compactMap(\.self).map { ($0, "extended by") }
        let imports = syntax.imports.map { ($0.file, "imported from") }
        for (name, relation) in parents + imports + syntax.includes.map({ ($0, "included from") }) {
            file.related[name.text] = load(name, relation, from: file)
        }
    }

    /// Loads and parses a file by name. If the file is missing, has errors or would close a cycle, reports this and returns nil.
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

    /// Returns the number of steps for each run of the parts that were compiled since `count`. Long bodies count as several steps, because they take
    /// as long as several iterations.
    func weight(since count: Int) -> Int {
        1 + (partCount - count) / 64
    }

    /// Returns whether the template can be nested one level deeper. Returns false, after an error, if it is too large or nested too deeply.
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

    /// - Parameter user: the use that contains this one.
    mutating func newUse(_ text: TemplateText, _ note: String? = nil, of user: Int? = nil) -> Int {
        let notes = (note.map { [Diagnostic.Note($0)] } ?? []) + (user.map { program.uses[$0].notes } ?? [])
        return program.uses.add(FileUse(text: text, notes: notes))
    }

    mutating func contextNumber(of name: String) -> Int {
        program.contextNames.firstIndex(of: name) ?? program.contextNames.add(name)
    }

    /// Compiles code in another scope. If the scope has variables of `set`, the code first makes them empty.
    mutating func inScope(
        _ scope: Scope,
        at range: Range<Int>,
        _ compile: (inout TemplateCompiler) -> Range<Int>
    ) -> Range<Int> {
        let (outer, firstSlot) = (self.scope, slotCount)
        self.scope = scope
        let body = compile(&self)
        self.scope = outer
        guard scope.variables.values.contains(where: { !$0.isAlwaysSet }) else { return body }
        return program.statements.add([node(.scope(firstSlot..<slotCount, body), at: range)])
    }

    /// - Parameter file: the file of the range if it is being loaded; nil for the file that is being compiled.
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
    mutating func libraryUnit(_ file: LoadedFile) -> CompilationUnit {
        let unit = libraries[file.name] ?? CompilationUnit(file, scope: Scope(nil, outside: .contextOnly), outer: nil)
        libraries[file.name] = unit
        return unit
    }

    /// Returns the number of a macro. A new macro is compiled later.
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
