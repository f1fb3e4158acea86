import Diagnostics

/// Makes a program of parsed templates: puts files where they are used, and numbers where names were.
struct TemplateCompiler {
    let library: TemplateLibrary
    var program = Program()
    var diagnostics: [Diagnostic] = []
    var reported: Set<String> = []

    /// What is being compiled, and where it was written.
    var file: LoadedFile
    var unit: CompilationUnit
    var use: Int32 = 0
    var scope: Scope
    /// The loops around, within the same macro or block.
    var loopLevel = 0
    /// The definitions of the block around that come next when `block.super` is written, the nearest last.
    var superBlocks: [(name: String, position: Int)] = []
    var isInMacro = false
    /// Where a level sets a name that bodies in it have read from the context before.
    var lateSets: [(scope: Scope, name: String, slot: Int32, reads: [Int32])] = []
    /// Slots in use in the frame that is being compiled.
    var slotCount: Int32 = 0
    /// Levels of tags and operators around.
    var depth = 0

    private var files: [String: LoadedFile] = [:]
    /// The names of the files around, outermost first.
    private var active: [String]
    var isTooLarge = false
    private var pendingMacros: [(number: Int32, file: LoadedFile, index: Int, use: Int32)] = []
    private var calledMacros: Set<String> = []

    /// Compiles a template; nil if it or a file that it uses has errors.
    static func compile(_ syntax: TemplateSyntax, _ library: TemplateLibrary, into diagnostics: inout DiagnosticBag)
        -> Program?
    {
        var compiler = TemplateCompiler(syntax, library)
        compiler.compileTemplate()
        for diagnostic in compiler.diagnostics { diagnostics.add(diagnostic) }
        return compiler.diagnostics.contains { $0.severity == .error } ? nil : compiler.program
    }

    /// Compiles an expression that stands for itself.
    static func compile(
        _ expression: Expression,
        of text: TemplateText,
        _ library: TemplateLibrary,
        into diagnostics: inout DiagnosticBag
    ) -> (program: Program, expression: Int32)? {
        var compiler = TemplateCompiler(TemplateSyntax(text: text), library)
        let root = compiler.compile(expression)
        compiler.compilePendingMacros()
        for diagnostic in compiler.diagnostics { diagnostics.add(diagnostic) }
        compiler.program.slotCount = Int(compiler.slotCount)
        return compiler.diagnostics.contains { $0.severity == .error } ? nil : (compiler.program, root)
    }

    private init(_ syntax: TemplateSyntax, _ library: TemplateLibrary) {
        self.library = library
        program.filters = library.filters
        program.limits = library.limits
        program.text.reserveCapacity(syntax.text.bytes.count)
        program.uses = [FileUse(text: syntax.text, note: nil, parent: nil)]
        file = LoadedFile(name: syntax.text.name, syntax: syntax)
        files = syntax.text.name.isEmpty ? [:] : [syntax.text.name: file]
        active = [syntax.text.name]
        scope = Scope(nil)
        unit = CompilationUnit(file, scope: scope, outer: nil)
        loadRelatives(of: file)
        unit = CompilationUnit(file, scope: scope, outer: nil)
    }

    private mutating func compileTemplate() {
        program.main = compileUnit()
        program.slotCount = Int(slotCount)
        for index in file.syntax?.macros.indices ?? 0..<0 { _ = macroNumber(file, index) }
        compilePendingMacros()
        hideFromReads()
        reportUnusedMacros()
    }

    /// All files that a file uses are parsed before any is compiled: both go deep, and the stack may be small.
    private mutating func loadRelatives(of file: LoadedFile) {
        guard let syntax = file.syntax else { return }
        if let parent = syntax.parent { file.parent = load(parent, "extended by", from: file) }
        for (name, alias) in syntax.imports { file.imports[alias.text] = load(name, "imported from", from: file) }
        for name in syntax.includes { _ = load(name, "included from", from: file) }
    }

    /// Whether a file is one of those around, which is reported.
    mutating func isCycle(_ name: FileName, in user: LoadedFile? = nil) -> Bool {
        guard active.contains(name.text) else { return false }
        let chain = (active.drop { $0 != name.text } + [name.text]).map { "`\($0)`" }
        report(
            .templateCycle,
            "circular template dependency: \(chain.joined(separator: " → "))",
            at: name.range,
            in: user
        )
        return true
    }

    /// A file that another includes and that has been loaded for it; nil if that went wrong, which has been reported.
    mutating func includedFile(_ name: FileName) -> LoadedFile? {
        guard !isCycle(name), let file = files[name.text] else { return nil }
        return file.syntax == nil ? nil : file
    }

    /// The file of a name, parsed; nil if there is none or it is one of those around, which is reported.
    private mutating func load(_ name: FileName, _ relation: String, from user: LoadedFile) -> LoadedFile? {
        guard let text = user.syntax?.text, !isCycle(name, in: user) else { return nil }
        if let known = files[name.text] { return known.syntax == nil ? nil : known }
        guard let source = library.source(named: name.text) else {
            let help = Suggestion.help(
                for: name.text,
                among: library.sources.map(\.name).filter { !active.contains($0) }
            )
            report(.templateFileMissing, "unknown template `\(name.text)`", at: name.range, in: user, help: help)
            return nil
        }
        guard active.count < program.limits.sourceDepth else {
            report(
                .templateLimit,
                "more than \(program.limits.sourceDepth) files use one another in a chain",
                at: name.range,
                in: user
            )
            return nil
        }
        let notes = [Diagnostic.Note("\(relation) \(text.line(of: name.range))")] + user.notes
        var problems = ParseProblems(TemplateText(file: source.file, name: source.name), notes: notes)
        let syntax = TemplateParser.parse(problems.text, filters: program.filters, limits: program.limits, &problems)
        diagnostics += problems.diagnostics
        let file = LoadedFile(name: name.text, syntax: syntax, users: active, notes: notes)
        files[name.text] = file
        active.append(name.text)
        loadRelatives(of: file)
        active.removeLast()
        return syntax == nil ? nil : file
    }
}

extension TemplateCompiler {
    /// Does something as a part of another file.
    mutating func using<Result>(
        _ file: LoadedFile,
        unit: CompilationUnit,
        scope: Scope,
        note: String?,
        _ compile: (inout TemplateCompiler) -> Result
    ) -> Result {
        let outer = (self.file, self.unit, self.scope, use, active.count)
        if let syntax = file.syntax, file !== self.file || note != nil {
            program.uses.append(FileUse(text: syntax.text, note: note, parent: Int(use)))
            use = Int32(program.uses.count - 1)
            active.append(file.name)
        }
        (self.file, self.unit, self.scope) = (file, unit, scope)
        defer {
            (self.file, self.unit, self.scope, use) = (outer.0, outer.1, outer.2, outer.3)
            active.removeLast(active.count - outer.4)
        }
        return compile(&self)
    }

    /// Compiles with another scope and, if variables are set in it, has them emptied first.
    mutating func inScope(_ scope: Scope, at range: Range<Int>, _ compile: (inout TemplateCompiler) -> Span) -> Span {
        let outer = self.scope
        let firstSlot = slotCount
        self.scope = scope
        let body = compile(&self)
        self.scope = outer
        guard scope.variables.contains(where: { !$0.isAlwaysSet }) else { return body }
        return list([add(.scope(firstSlot: firstSlot, count: slotCount - firstSlot, body), at: range)])
    }

    /// The number of a file's macro, which is compiled sooner or later.
    mutating func macroNumber(_ file: LoadedFile, _ index: Int) -> Int32? {
        if let known = file.macroNumbers[index] { return known }
        guard let syntax = file.syntax else { return nil }
        program.macros.append(MacroCode(name: syntax.macros[index].name.text))
        let number = Int32(program.macros.count - 1)
        file.macroNumbers[index] = number
        var home = use
        if file !== self.file {
            program.uses.append(FileUse(text: syntax.text, note: nil, parent: nil))
            home = Int32(program.uses.count - 1)
        }
        pendingMacros.append((number, file, index, home))
        return number
    }

    mutating func noteCall(_ file: LoadedFile, _ macro: Macro) {
        calledMacros.insert("\(file.name) \(macro.name.text)")
    }

    private mutating func compilePendingMacros() {
        while let (number, file, index, home) = pendingMacros.popLast() {
            guard let macro = file.syntax?.macros[index] else { continue }
            active = file.users + [file.name]
            use = home
            self.file = file
            scope = Scope(nil, outside: .contextOnly)
            unit = CompilationUnit(file, scope: scope, outer: nil)
            (slotCount, depth, loopLevel, superBlocks, isInMacro) = (0, 0, 0, [], true)
            let slots = macro.parameters.map { newSlot($0.name) }
            var code = program.macros[Int(number)]
            let size = partCount
            for (parameter, slot) in zip(macro.parameters, slots) {
                code.defaultValues.append(parameter.defaultValue.map { compile($0) })
                scope.declare(parameter.name.text, slot: slot, isAlwaysSet: true)
            }
            code.body = compile(macro.body)
            code.slotCount = Int(slotCount)
            code.weight = weight(since: size)
            program.macros[Int(number)] = code
            reportUnusedParameters(macro)
        }
    }

    /// As in Jinja2, a name that a level sets further down is not read from the context in the bodies before, unless a level around has it. In macros it
    /// is: there Jinja2's answer depends on what the file reads elsewhere.
    private mutating func hideFromReads() {
        for (scope, name, slot, reads) in lateSets where !scope.isKnownAround(name) {
            for node in reads { program.expressions[Int(node)] = .firstSlot(list([slot]), context: -1) }
        }
    }

    private mutating func reportUnusedParameters(_ macro: Macro) {
        for (parameter, variable) in zip(macro.parameters, scope.variables) where !variable.isUsed {
            report(
                .templateUnused,
                "the macro `\(macro.name.text)` doesn't use its parameter `\(parameter.name.text)`",
                at: parameter.name.range,
                severity: .warning
            )
        }
    }

    /// A file of nothing but macros is there for others to call them.
    private mutating func reportUnusedMacros() {
        guard let syntax = file.syntax, let main = files[program.uses[0].text.name] ?? Optional(file), main === file
        else { return }
        let isLibrary =
            syntax.parent == nil
            && syntax.body.allSatisfy { statement in
                if case .text = statement.kind {
                    syntax.text.bytes[statement.range].allSatisfy { $0.isBlank || $0.isNewline }
                } else {
                    false
                }
            }
        guard !isLibrary else { return }
        for macro in syntax.macros where !calledMacros.contains("\(file.name) \(macro.name.text)") {
            report(
                .templateUnused,
                "the macro `\(macro.name.text)` is never called",
                at: macro.name.range,
                severity: .warning
            )
        }
    }
}
