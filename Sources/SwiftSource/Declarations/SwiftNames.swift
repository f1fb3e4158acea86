/// The names of Swift's own types for generated code. A name has its module before it if the sources declare another type of this name.
package struct SwiftNames: Sendable, Equatable {
    /// The names that mean another declaration: a type of the sources, or an associated type.
    package let hidden: [String]

    package init(hidden: some Sequence<String> = []) {
        self.hidden = Self.known.intersection(hidden).sorted()
    }

    /// Returns `Int`, or `Swift.Int` if `Int` is another type.
    package func callAsFunction(_ name: String) -> String {
        guard hidden.contains(name) else { return name }
        let module = Self.ofFoundation.contains(name) ? "Foundation" : name == "Actor" ? "_Concurrency" : "Swift"
        return "\(module).\(name)"
    }

    /// The replacement of each hidden name: `Swift.Int` for `Int`.
    package var qualified: [String: String] { Dictionary(uniqueKeysWithValues: hidden.map { ($0, self($0)) }) }

    /// The names that the code of a mock uses by itself, or whose meaning a mock depends on. Some are from Foundation, such as `Data`.
    package static let known: Set<String> = ofFoundation.union([
        "Actor", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "Character", "ClosedRange",
        "ContiguousArray", "CustomStringConvertible", "Decoder", "Dictionary", "Double", "Duration", "Encoder",
        "Equatable", "Error", "ExecutorJob", "Float", "Hasher", "Int", "Int16", "Int32", "Int64", "Int8", "Mirror",
        "Never", "ObjectIdentifier", "Optional", "Range", "Result", "Sendable", "Set", "String", "Substring",
        "TextOutputStream", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "UnsafeRawBufferPointer", "Void",
        "WritableKeyPath",
    ])

    private static let ofFoundation: Set<String> = ["Data", "Date", "URL", "URLRequest", "UUID"]

    /// The names that mocks treat specially wherever they are written, and the types that the code of mocks names.
    package static let withMeaning: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Error", "MockError", "MockLog", "MockRethrow",
        "MockStub", "Never", "Optional", "Set", "Void",
    ]
}

extension String {
    /// `Error` for `Swift.Error`; nil for a name without `Swift.`, `_Concurrency.` or `Foundation.`.
    package var afterModuleOfSwift: String? {
        for module in ["Swift.", "_Concurrency.", "Foundation."] where utf8.starts(with: module.utf8) {
            return String(dropFirst(module.count))
        }
        return nil
    }
}
