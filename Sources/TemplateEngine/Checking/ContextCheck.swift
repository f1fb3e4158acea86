package import Diagnostics

extension CompiledTemplate {
    /// Reports each name and member that the context can't have, in all branches, with the messages of rendering.
    ///
    /// - Parameter context: the shape of all contexts of the template.
    package func check(against context: MappingShape, into diagnostics: inout DiagnosticBag) {
        var checker = TemplateChecker(program, context)
        _ = checker.run(program.body)
        checker.finish(into: &diagnostics)
    }
}

extension CompiledExpression {
    /// Reports each name and member that the context can't have.
    ///
    /// - Returns: the shape of the expression's value.
    @discardableResult
    package func check(against context: MappingShape, into diagnostics: inout DiagnosticBag) -> TemplateShape {
        var checker = TemplateChecker(template.program, context)
        let shape = checker.value(root).shape
        checker.finish(into: &diagnostics)
        return shape
    }
}
