package import Diagnostics
import Support

extension MemberListItem {
    /// Returns a function that scaffold declares.
    ///
    /// - Parameter range: where errors in it are reported.
    package static func function(_ name: String, _ parameters: [ParameterDeclaration], at range: SourceRange)
        -> MemberListItem
    {
        let declaration = "func \(name)(\(parameters.map(\.declaration).joined(separator: ", ")))"
        let callable = MemberDeclaration.Callable(parameters: parameters, effects: Effects(), result: nil)
        return .member(MemberDeclaration(.function(callable), name, declaration: [declaration], at: range))
    }
}

extension ParameterDeclaration {
    /// - Parameters:
    ///   - label: `_` for none.
    ///   - name: the name inside the function.
    package init(_ label: String, _ name: String, _ type: SwiftType, isEscaping: Bool = false) {
        let written = SwiftIdentifier.escaped(name, in: .parameter)
        let isEscaped = written.hasPrefix("`")
        self.init(
            label: label == "_"
                ? nil : SwiftName(plain: label, written: SwiftIdentifier.escaped(label, in: .parameter)),
            name: SwiftName(plain: name, written: isEscaped ? written : SwiftIdentifier.escaped(name, in: .expression)),
            type: type,
            specifiers: [],
            typeAttributes: isEscaping ? ["@escaping"] : [],
            attributes: [],
            isVariadic: false,
            range: type.range
        )
    }

    fileprivate var declaration: String {
        let inner = SwiftIdentifier.escaped(name.plain, in: .parameter)
        let names = label?.plain == name.plain ? inner : "\(label?.written ?? "_") \(inner)"
        return "\(names): \((typeAttributes + [type.text]).joined(separator: " "))"
    }
}
