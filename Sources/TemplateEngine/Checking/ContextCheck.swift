package import Diagnostics

extension CompiledTemplate {
    /// Reports each name and member that can't be there when the template is rendered, in whatever branch, as rendering would.
    ///
    /// - Parameter context: what every context of the template has.
    package func check(against context: MappingShape, into diagnostics: inout DiagnosticBag) {
        var checker = TemplateChecker(program, context)
        _ = checker.run(program.body)
        checker.finish(into: &diagnostics)
    }
}

extension CompiledExpression {
    /// Reports each name and member that can't be there when the expression is evaluated.
    ///
    /// - Returns: what its value can be.
    @discardableResult
    package func check(against context: MappingShape, into diagnostics: inout DiagnosticBag) -> TemplateShape {
        var checker = TemplateChecker(program, context)
        let shape = checker.value(root).shape
        checker.finish(into: &diagnostics)
        return shape
    }
}
