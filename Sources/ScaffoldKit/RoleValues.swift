import Diagnostics
import Packs
import Support
import SwiftSource
import YAML

extension NamedValue<PackRole> {
    /// Reports values of a team's role that are not the names or the Swift code that they have to be.
    ///
    /// - Parameter rendered: returns a value with the options of the project.
    func checkValues(rendered: (LocatedText) -> String, into bag: inout DiagnosticBag) {
        guard !PackLayer.isBuiltIn(name.range.file) else { return }
        if let written = value.superclass {
            let superclass = rendered(written)
            // A value that uses options can be empty.
            if !superclass.isEmpty, !superclass.canBeSuperclass { bag.add(.noSuperclass(superclass, written)) }
        }
        for written in value.names {
            let name = rendered(written)
            if !name.isEmpty, !name.canBeMember { bag.add(.noMember(name, written)) }
        }
        for module in value.forbids where !module.text.isPath { bag.add(.noModule(module)) }
        // An example can have placeholders of Xcode, such as `<#Item#>`.
        if let example = value.example, !example.text.contains("<#") {
            var findings = DiagnosticBag()
            _ = SwiftReader.readMembers(example, into: &findings)
            bag.add(contentsOf: findings.filter { $0.severity == .error })
        }
    }
}

extension String {
    /// True if it can follow the colon after the name of a class, as in `Base` or `Base<Item>`.
    fileprivate var canBeSuperclass: Bool {
        var errors = DiagnosticBag()
        SwiftReader.check(SourceFile(path: "", text: "class X: \(self) {}\n"), into: &errors)
        return !errors.hasErrors
    }

    /// True for the name of a property, or the full name of a function.
    fileprivate var canBeMember: Bool {
        let name = prefix { $0 != "(" }.drop { $0 == "$" }
        return SwiftIdentifier.isIdentifier(String(name.filter { $0 != "`" }))
    }

    /// True for `UIKit` and `Foundation.NSDate`.
    fileprivate var isPath: Bool {
        split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            .allSatisfy(SwiftIdentifier.isIdentifier)
    }
}

extension Diagnostic {
    fileprivate static func noSuperclass(_ text: String, _ written: LocatedText) -> Diagnostic {
        let help = "write the name of a class: `NSObject`"
        return Diagnostic(.wrongRole, "`\(text)` can't be a superclass", at: written.range, help: help)
    }

    fileprivate static func noMember(_ text: String, _ written: LocatedText) -> Diagnostic {
        let help = "write the name of a property: `router`"
        return Diagnostic(.wrongRole, "`\(text)` can't be the name of a property", at: written.range, help: help)
    }

    fileprivate static func noModule(_ written: LocatedText) -> Diagnostic {
        let help = "write the name of a Swift module: `UIKit`"
        return Diagnostic(.wrongRole, "`\(written.text)` can't be a Swift module", at: written.range, help: help)
    }
}
