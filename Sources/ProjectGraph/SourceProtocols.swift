import Diagnostics
import SwiftInterface
import SwiftReader

/// Protocols that exist in Swift, named by `source:`.
enum SourceProtocols {
    /// - Parameter sources: the files that specs name, by the path as written; those that can't be read have been reported.
    @discardableResult
    static func check(
        _ name: String,
        isIn source: LocatedText,
        among sources: [String: SourceFile],
        into bag: inout DiagnosticBag
    ) -> ProtocolInterface? {
        guard let file = sources[source.text] else { return nil }
        let protocols = SwiftReader.readProtocols(in: file, into: &bag)
        if let found = protocols.first(where: { $0.name.plain == name }) { return found }
        bag.add(
            Diagnostic(
                .protocolNotInSource,
                "\(source.text) declares no protocol `\(name)`",
                at: source.range,
                help: Spelling.help(for: name, in: protocols.map(\.name.plain)) ?? "it declares no protocol at all"
            )
        )
        return nil
    }
}
