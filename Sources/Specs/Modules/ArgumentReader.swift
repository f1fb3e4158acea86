import Diagnostics
import Support
import SwiftSource
import YAML

/// Reads the arguments with which a spec opens a module or a flow.
enum ArgumentReader {
    typealias Argument = (parameter: Parameter, value: SwiftExpression)

    /// - Parameter destination: nil if it is unknown, which has been reported. Then only the expressions are read.
    static func read(
        _ written: [NamedValue<LocatedText>],
        of destination: ModuleSignature?,
        into bag: inout DiagnosticBag
    ) -> [Argument] {
        written.compactMap { entry in
            let value = SwiftReader.readExpression(entry.value, into: &bag)
            return destination.flatMap { parameter(entry.name, of: $0, into: &bag) }.flatMap { parameter in
                value.map { (parameter, $0) }
            }
        }
    }

    private static func parameter(_ name: LocatedText, of destination: ModuleSignature, into bag: inout DiagnosticBag)
        -> Parameter?
    {
        if let parameter = destination.parameters.first(where: { $0.name == name.text }) { return parameter }
        guard !destination.mayHaveParameter(name.text) else { return nil }
        let names = destination.parameters.map(\.name)
        bag.add(
            .unknownArgument,
            "`\(destination.name)` has no parameter `\(name.text)`",
            at: name.range,
            help: Spelling.help(for: name.text, in: names)
                ?? (names.isEmpty ? "remove the argument; `\(destination.name)` has no parameters" : nil),
            notes: [.init("declared here", at: destination.nameRange)]
        )
        return nil
    }
}
