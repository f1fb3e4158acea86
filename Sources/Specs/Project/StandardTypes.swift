/// The types that need no import.
package enum StandardTypes {
    package static let names: Set<String> = [
        "Any", "AnyObject", "AnyHashable", "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float",
        "Int", "Int8", "Int16", "Int32", "Int64", "Never", "Optional", "Result", "Self", "Set", "String", "Substring",
        "Swift", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void", "Duration", "ObjectIdentifier", "Range",
        "ClosedRange",
    ]
}
