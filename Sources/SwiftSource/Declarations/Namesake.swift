/// A type of the sources with the name of one of Apple's types: `struct Notification`.
///
/// In its own module, the name means the type of the module. In a file that imports this module and Apple's, the name is ambiguous.
package struct Namesake: Sendable, Equatable {
    /// The keyword in an import of the type: `struct`; `class` for an actor.
    package let kind: String
    package let name: String

    /// Returns the names of the types that the given modules of Apple's declare.
    package static func names(importing modules: some Sequence<String>) -> Set<String> {
        modules.reduce(into: []) { $0.formUnion(byModule[$1] ?? []) }
    }

    /// The names that a team is likely to give to its own types; not all names of Apple's modules.
    package static let names: Set<String> = byModule.values.reduce([]) { $0.union($1) }

    private static let byModule: [String: Set<String>] = {
        var names: [String: Set<String>] = ["Combine": ofCombine, "OSLog": ["Logger"], "os": ["Logger"]]
        // Apple's frameworks also export Foundation.
        for module in [
            "AppKit", "AVFoundation", "CoreData", "CoreLocation", "Foundation", "MapKit", "StoreKit", "SwiftUI",
            "UIKit", "WebKit",
        ] {
            names[module] = ofFoundation
        }
        names["StoreKit"]?.formUnion(["Message", "Product", "Storefront", "Transaction"])
        names["SwiftUI"]?.formUnion(ofCombine)
        names["SwiftUI"]?.formUnion([
            "Alert", "Animation", "Binding", "Button", "Color", "Edge", "Environment", "Font", "Form", "Gradient",
            "Group", "Image", "Label", "Layout", "Link", "List", "Menu", "Path", "Scene", "Section", "Settings",
            "Shape", "State", "Tab", "Table", "Text", "Transaction", "View", "Visibility", "Window",
        ])
        return names
    }()

    private static let ofCombine: Set<String> = [
        "Cancellable", "Fail", "Future", "Just", "Publisher", "Record", "Subject", "Subscriber", "Subscription",
    ]
    /// The names include some of the C and Objective-C headers that come with Foundation, such as `Category` and `Size`.
    private static let ofFoundation: Set<String> = [
        "Bundle", "Calendar", "Category", "Data", "Date", "DateInterval", "Decimal", "Dimension", "Expression",
        "FileManager", "Formatter", "Host", "Locale", "Measurement", "Method", "Notification", "NotificationCenter",
        "Operation", "OperationQueue", "Pipe", "Point", "Port", "Predicate", "Process", "Progress", "Rect", "Scanner",
        "Size", "SortDescriptor", "SortOrder", "Stream", "Style", "Thread", "TimeZone", "Timer", "URL", "URLRequest",
        "URLResponse", "UUID", "Unit", "UserDefaults",
    ]
}
