import Diagnostics
import SwiftSource

/// Reports UIKit types in the protocols of services and models.
enum UIKitCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for service in graph.services {
            for name in service.writtenItems.typeNames where isOfUIKit(name.root) {
                let message = "the \(service.kind.rawValue) `\(service.name)` can't use the UIKit type `\(name.root)`"
                let help = "use plain values, such as `Data` for an image, and let the view convert them"
                bag.add(.userInterfaceInService, message, at: name.range, help: help)
            }
        }
    }

    /// Returns true for `UIImage`, but not for `UInt` or `UIDGenerator`.
    static func isOfUIKit(_ name: Substring) -> Bool {
        let letters = name.dropFirst(2).prefix(2)
        guard name.hasPrefix("UI"), letters.count == 2 else { return false }
        return letters.first?.isUppercase == true && letters.last?.isLowercase == true
    }
}
