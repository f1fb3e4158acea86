import Diagnostics
import Support
import SwiftSource
import YAML

enum ArgumentReader {
    typealias Argument = (parameter: Parameter, value: SwiftExpression)

    /// - Parameters:
    ///   - destination: nil if it is unknown, which has been reported. Then only the expressions are checked.
    ///   - setsModes: whether an argument can set a parameter of the destination's modes.
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
                let name = entry.name.text
                let message =
                    "`\(name)` is a parameter of the mode `\(ofMode.name)` of `\(destination.name)`, so it can only be set as a part of this mode"
                let help = "write `\(modeName): .\(ofMode.name)(\(name): …)`"
                let note = Diagnostic.Note("the mode is declared here", at: ofMode.nameRange)
                bag.add(.unknownArgument, message, at: entry.name.range, help: help, notes: [note])
                return []
            }
            return value.map { value in parameters.map { ($0, value) } } ?? []
        }
    }

    private static func parameters(_ name: LocatedText, of destination: ModuleSignature, into bag: inout DiagnosticBag)
        -> [Parameter]
    {
        let found = destination.allParameters.filter { $0.name == name.text }
        guard found.isEmpty, !destination.mayHaveParameter(name) else { return found }
        let names = destination.allParameters.map(\.name)
        let message = "`\(destination.name)` has no parameter `\(name.text)`"
        let help =
            Spelling.help(for: name.text, in: names, only: destination.onlyParameter)
            ?? (names.isEmpty ? "remove the argument; `\(destination.name)` has no parameters" : nil)
        let note = Diagnostic.Note("`\(destination.name)` is declared here", at: destination.nameRange)
        bag.add(.unknownArgument, message, at: name.range, help: help, notes: [note])
        return []
    }
}
