package import Diagnostics
package import struct Diagnostics.SourceRange
package import SwiftInterface
import SwiftSyntax

/// Swift text as values. What is wrong in the text is reported where the user wrote it.
package enum SwiftReader {
    /// The members that stand in the body of a protocol, such as a YAML literal block holds it.
    ///
    /// - Returns: nil where there was an error to report.
    package static func readMembers(_ body: LocatedText, into diagnostics: inout DiagnosticBag) -> [InterfaceItem]? {
        guard let source = ParsedText(body, in: .protocolBody, into: &diagnostics) else { return nil }
        let fault = BracketBalance.fault(in: source, among: .braces)
        if let fault { diagnostics.add(fault.diagnostic(in: source)) }
        let errors = SyntaxErrors(source: source)
        let limit = fault.map { source.offset($0.token.position) } ?? .max
        let hasErrors = errors.report(before: limit, into: &diagnostics) || fault != nil

        let file = source.tree.as(SourceFileSyntax.self)
        guard let declaration = file?.statements.first?.item.as(ProtocolDeclSyntax.self) else { return nil }
        let before = diagnostics.errorCount
        let items = MemberListReader(source: source).read(declaration.memberBlock, into: &diagnostics)
        return hasErrors || diagnostics.errorCount > before ? nil : items
    }

    /// A type that something of that type is stored as: `[Todo]`, `(Int) -> Void`.
    ///
    /// - Returns: nil where there was an error to report.
    package static func readType(_ text: LocatedText, into diagnostics: inout DiagnosticBag) -> SwiftType? {
        ValueReader(located: text).readType(into: &diagnostics)
    }

    /// A type, and the default value that may follow it: `String? = nil`; `@escaping` may stand before it.
    ///
    /// - Returns: nil where there was an error to report.
    package static func readParameter(
        _ text: LocatedText,
        into diagnostics: inout DiagnosticBag
    ) -> StoredParameter? {
        ValueReader(located: text).readParameter(into: &diagnostics)
    }

    /// An expression: `.shared`, `Order(id: 5)`.
    ///
    /// - Returns: nil where there was an error to report.
    package static func readExpression(_ text: LocatedText, into diagnostics: inout DiagnosticBag) -> SwiftExpression? {
        ValueReader(located: text).readExpression(into: &diagnostics)
    }

    /// The protocols that a Swift file declares, in source order. One that can't be read is reported and left out.
    package static func readProtocols(in file: SourceFile, into diagnostics: inout DiagnosticBag) -> [ProtocolInterface] {
        guard let source = ParsedText(LocatedText(file.range), in: .file, into: &diagnostics) else { return [] }
        guard let tree = source.tree.as(SourceFileSyntax.self) else { return [] }
        if tree.hasError {
            guard source.isShallow(tree, into: &diagnostics) else { return [] }
            guard !SyntaxErrors(source: source).report(into: &diagnostics) else { return [] }
        }
        var reader = ProtocolReader(source: source)
        reader.read(tree, into: &diagnostics)
        return reader.protocols
    }
}
