import Diagnostics
import Packs

/// A built-in file of a pack of the team, which comes from a pack under `extends` or `includes`.
///
/// An error in it is reported where the pack names the other pack: that is what the team can change.
struct InheritedFile: Sendable {
    private let template: String
    /// The name of the other pack; nil for a pack's own files.
    private let base: LocatedText?

    init(_ file: PackFile, of pack: PackManifest) {
        template = file.template.text
        let isInherited = !PackLayer.isBuiltIn(pack.range.file) && PackLayer.isBuiltIn(file.template.range.file)
        let folder = template.prefix { $0 != "/" }
        base = isInherited ? pack.includes.first { $0.text == folder } ?? pack.extended ?? pack.includes.first : nil
    }

    /// Adds the findings of the file's template or of its entry in `pack.yml`.
    func add(_ findings: [Diagnostic], to bag: inout DiagnosticBag) {
        for finding in findings { bag.add(moved(finding)) }
    }

    private func moved(_ finding: Diagnostic) -> Diagnostic {
        guard let base, finding.severity == .error, case .range(let range) = finding.place,
            PackLayer.isBuiltIn(range.file)
        else { return finding }
        return Diagnostic(
            finding.code,
            "`\(template)` can't be used in this pack: \(finding.message)",
            at: base.range,
            help: "add the template to `without`, or change the pack so that it has what the template uses",
            notes: [.init("the error is here", at: range)] + finding.notes
        )
    }
}
