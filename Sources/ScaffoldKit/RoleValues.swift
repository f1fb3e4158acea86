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
        for module in value.forbids where !module.text.isPath { bag.add(.noModule(module)) }
    }
}

extension String {
    /// True if it can follow the colon after the name of a class, as in `Base` or `Base<Item>`.
    fileprivate var canBeSuperclass: Bool {
        var errors = DiagnosticBag()
        SwiftReader.check(SourceFile(path: "", text: "class X: \(self) {}\n"), into: &errors)
        return !errors.hasErrors
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

    fileprivate static func noModule(_ written: LocatedText) -> Diagnostic {
        let help = "write the name of a Swift module: `UIKit`"
        return Diagnostic(.wrongRole, "`\(written.text)` can't be a Swift module", at: written.range, help: help)
    }
}
