import Naming

/// What the arguments of a recorded call are called.
package enum RecordedLabels {
    /// The argument labels; where two are the same, or one can be no label, the names inside.
    ///
    /// - Parameter names: of the parameters inside the mock.
    package static func of(_ parameters: [InterfaceParameter], names: [SwiftName]) -> [String] {
        let labels = parameters.map { $0.label?.plain ?? $0.name.plain }
        let isUsable =
            Set(labels).count == labels.count && labels.allSatisfy { SwiftIdentifier.isIdentifier($0) && $0 != "self" }
        return isUsable ? labels : names.map(\.plain)
    }
}
