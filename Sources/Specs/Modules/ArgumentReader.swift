import Diagnostics
import Support
import SwiftSource
import YAML

/// Reads the arguments with which a spec opens a module or a flow.
enum ArgumentReader {
    typealias Argument = (parameter: Parameter, value: SwiftExpression)

    /// - Parameters:
    ///   - destination: nil if it is unknown, which has been reported. Then only the expressions are read.
    ///   - setsModes: whether the arguments can be those of the destination's modes.
    static func read(
        _ written: [NamedValue<LocatedText>],
        of destination: ModuleSignature?,
        setsModes: Bool,
        into bag: inout DiagnosticBag
    ) -> [Argument] {
        let modeName = destination?.parameters.first { !$0.modes.isEmpty }?.name
        let mode = written.first { $0.name.text == modeName }?.name
        return written.flatMap { entry -> [Argument] in
            let value = SwiftReader.readExpression(entry.value, into: &bag)
            guard let destination else { return [] }
            let parameters = parameters(entry.name, of: destination, into: &bag)
            let ofMode = destination.modes.first { $0.parameters.contains { $0.name == entry.name.text } }
            if let ofMode, let modeName, mode != nil || !setsModes {
                bag.add(.ofMode(entry.name, ofMode, modeName, isSet: mode != nil))
                return []
            }
            return value.map { value in parameters.map { ($0, value) } } ?? []
        }
    }

    /// Returns the parameter of the destination, or those of its modes.
    private static func parameters(_ name: LocatedText, of destination: ModuleSignature, into bag: inout DiagnosticBag)
        -> [Parameter]
    {
        let found = destination.allParameters.filter { $0.name == name.text }
        guard found.isEmpty, !destination.mayHaveParameter(name.text) else { return found }
        let names = destination.allParameters.map(\.name)
        bag.add(
            .unknownArgument,
            "`\(destination.name)` has no parameter `\(name.text)`",
            at: name.range,
            help: Spelling.help(for: name.text, in: names)
                ?? (names.isEmpty ? "remove the argument; `\(destination.name)` has no parameters" : nil),
            notes: [.init("declared here", at: destination.nameRange)]
        )
        return []
    }
}

extension Diagnostic {
    /// - Parameter isSet: whether the spec sets the mode beside the argument.
    fileprivate static func ofMode(_ name: LocatedText, _ mode: Mode, _ parameter: String, isSet: Bool) -> Diagnostic {
        Diagnostic(
            .unknownArgument,
            "`\(name.text)` is a parameter of the mode `\(mode.name)`"
                + (isSet ? ", but `\(parameter)` is set, too" : ""),
            at: name.range,
            help: "write `\(parameter): .\(mode.name)(\(name.text): …)`"
                + (isSet ? ", or remove `\(parameter)`, so that the route has a method for each mode" : ""),
            notes: [.init("the mode is declared here", at: mode.nameRange)]
        )
    }
}
