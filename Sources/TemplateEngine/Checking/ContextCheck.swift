package import Diagnostics

extension CompiledTemplate {
    /// Reports each name and member that can't be there when the template is rendered, in whatever branch, as rendering would.
    ///
    /// - Parameter context: what every context of the template has.
    /// - Returns: the same template, which looks for each member first where such contexts have it.
    @discardableResult
    package func check(against context: MappingShape, into diagnostics: inout DiagnosticBag) -> CompiledTemplate {
        var program = program
        program.firstPositions = TemplateChecker.check(program, context, into: &diagnostics)
        return CompiledTemplate(program: program)
    }
}

extension CompiledExpression {
    /// Reports each name and member that can't be there when the expression is evaluated.
    ///
    /// - Returns: what its value can be.
    @discardableResult
    package func check(against context: MappingShape, into diagnostics: inout DiagnosticBag) -> TemplateShape {
        TemplateChecker.check(expression: root, program, context, into: &diagnostics)
    }
}
