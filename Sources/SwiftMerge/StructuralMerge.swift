import SwiftSource
import SwiftSyntax

/// A three-way merge of a Swift file by its declarations, comments and imports.
///
/// The result is the file on the disk with the changes that the template made since the last render. What the merge
/// does not change stays as it is, byte by byte.
package enum StructuralMerge {
    /// Merges the changes between the last render and the new one into the file on the disk.
    ///
    /// - Parameters:
    ///   - bases: the last renders. A unit that equals that unit in any of them counts as unchanged by the user.
    ///   - disk: the file on the disk.
    ///   - new: the new render.
    ///   - siblings: the other user-owned files of the module's folder. They are read only if a render has a member that the file on the disk lacks.
    ///   - lostNames: a function keeps its body if the new render has a stub, and the body uses none of these names; nil if no function keeps it.
    ///   - isMoved: whether the file moves. Then imports that are no longer generated are removed: they may name the target that the file has left.
    ///   - isStrict: whether `new` is another user's text, and not a render.
    /// - Returns: nil if the structure of a text is unknown or unclear, so that only whole files can be merged.
    /// - Complexity: linear in the length of the texts, apart from bodies that both sides changed.
    package static func merge(
        bases: [[UInt8]],
        disk: [UInt8],
        new: [UInt8],
        siblings: [[UInt8]] = [],
        lostNames: Set<String>? = nil,
        isMoved: Bool = false,
        isStrict: Bool = false
    ) -> MergeResult? {
        guard !bases.isEmpty, disk != new || !siblings.isEmpty else { return MergeResult(text: disk) }
        let isEdited = !bases.contains(disk)
        if isEdited, bases.allSatisfy({ $0 == new }) { return MergeResult(text: disk) }
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let mark = disk.starts(with: byteOrderMark) ? byteOrderMark : []
        if var plan = MergePlan(bases: bases, disk: Array(disk.dropFirst(mark.count)), new: new) {
            (plan.lostNames, plan.isMoved, plan.isStrict) = (lostNames, isMoved, isStrict)
            let hasOthers = plan.add(siblings)
            if isEdited || hasOthers || lostNames != nil, var result = plan.result() {
                result.text = mark + result.text
                return result
            }
        }
        return isEdited ? nil : MergeResult(text: new)
    }

    /// Returns the declarations and comments of a text in their order; none if the text can't be read as Swift.
    package static func declarations(in text: [UInt8]) -> [String] {
        UnitText(text)?.units.map { "\($0.key.scope) \($0.key.signature)" } ?? []
    }

    /// Returns whether a text has a member, a type or a conformance, by its name in warnings: `Login.show(_:in:)`.
    package static func declares(_ title: String, in text: [UInt8]) -> Bool {
        UnitText(text)?.units.contains { unit in
            unit.title == title && (!unit.signatures.isEmpty || unit.kind == .type || !unit.conformances.isEmpty)
        } ?? false
    }

    /// Returns whether a merge applies all changes between two texts. A merge never applies a new order of declarations.
    package static func reproduces(_ text: [UInt8], from base: [UInt8]) -> Bool {
        guard text != base else { return true }
        var plan = MergePlan(bases: [base], disk: base, new: text)
        return plan?.result()?.text == text
    }

    /// Returns the names that the old texts declare and the new ones don't, or only with other signatures.
    ///
    /// A member of a protocol isn't lost if the protocol gets another name. For a removed class, only its own name counts.
    package static func lostNames(from old: [[UInt8]], to new: [[UInt8]]) -> Set<String> {
        let (old, new) = (Declarations(old), Declarations(new))
        let lost = old.counts.filter { declaration, count in
            count > new.counts[declaration] ?? 0 && (declaration.scope.isEmpty || new.types.contains(declaration.scope))
        }
        return Set(lost.map(\.key.name)).union(old.types.subtracting(new.types))
    }

    /// The declarations of some texts.
    private struct Declarations {
        struct Declaration: Hashable {
            /// Empty for members of protocols.
            let scope: String
            let name: String
            let signature: [String]
        }

        /// The number of declarations of each.
        var counts: [Declaration: Int] = [:]
        var types: Set<String> = []

        init(_ texts: [[UInt8]]) {
            for text in texts.compactMap({ UnitText($0) }) {
                types.formUnion(text.units.filter { $0.kind == .type }.map(\.key.scope))
                for unit in text.units where !unit.isContainer && !unit.isComment {
                    let scope = text.units[unit.parent].isProtocol ? "" : unit.key.scope
                    let parts = UnitPart.allCases.filter { $0.isOfSignature && !unit.parts.isEmpty }
                    let signature = [unit.key.signature] + parts.flatMap(unit.words)
                    counts[Declaration(scope: scope, name: unit.baseName, signature: signature), default: 0] += 1
                }
            }
        }
    }

    /// Returns the signatures of initializers by type; none if the text can't be read as Swift.
    package static func initializers(in text: [UInt8]) -> [String: Set<String>] {
        let units = UnitText(text)?.units.filter { $0.baseName == "init" } ?? []
        return Dictionary(grouping: units, by: \.key.scope).mapValues { Set($0.map(\.key.signature)) }
    }

    /// Returns a warning for each function or property that is a stub in a new text and had another body with code in the old one.
    ///
    /// - Parameter includesChangedSignatures: whether to include functions with a new signature, and properties whose value of another part was
    ///   replaced by an empty value of their own.
    package static func stubs(in new: [UInt8], withBodiesIn old: [UInt8], includesChangedSignatures: Bool = false)
        -> [MergeResult.Warning]
    {
        let texts = MergeUnit.stubTexts + (includesChangedSignatures ? [MergeUnit.ownValue] : [])
        guard texts.contains(where: { WordSearch.holds($0, new) }), var older = UnitText(old), var newer = UnitText(new)
        else { return [] }
        older.identify(with: [])
        newer.identify(with: [older])
        let stubs = newer.units.filter { unit in
            guard !unit.isContainer, let old = older.unit(unit.id), includesChangedSignatures || old.key == unit.key,
                !old.isStub, old.bytes(.body).contains(where: { !"{ \t\r\n}".utf8.contains($0) })
            else { return false }
            return unit.isStub || includesChangedSignatures && unit.hasOwnValue && !old.hasOwnValue
        }
        return stubs.map { unit in
            let line = new[..<unit.code.lowerBound].count { $0 == .lineFeed } + 1
            return .init(kind: .bodyReplacedByStub, name: unit.title, line: line)
        }
    }
}

extension MergeUnit {
    /// The texts of the built-in templates in bodies that the user must write: an error, a fatal error, or a comment.
    fileprivate static let stubTexts = ["NotImplementedError(", "is not implemented", "// Not implemented"]

    /// The text of the built-in templates in properties whose values don't come from another part.
    fileprivate static let ownValue = "Evented.observed"

    fileprivate var hasOwnValue: Bool {
        let body = String(decoding: bytes(.body), as: UTF8.self)
        return body.hasSuffix("{ \(name)\(Self.ownValue) }")
    }

    fileprivate var isProtocol: Bool {
        kind == .type && parts.flatMap(\.nodes).contains { $0.ancestorOrSelf { $0.as(ProtocolDeclSyntax.self) } != nil }
    }

    /// Whether the user must still write the body.
    var isStub: Bool {
        let body = bytes(.body)
        return Self.stubTexts.contains { body.contains($0.utf8) }
    }
}

/// The result of a structural merge.
package struct MergeResult: Equatable, Sendable {
    /// Something that the user should look at.
    package struct Warning: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            /// The signature is new, but the user wrote the body for the old one.
            case signatureChanged
            /// The property has a setter in the new render, but not in the user's code.
            case setterMissing
            /// The property has a setter in the new render, but the user's setter is `private(set)`.
            case setterIsPrivate
            /// The property has a setter in the new render, but the user's setter is `fileprivate(set)`.
            case setterIsFileprivate
            /// The property's value has a new type, but the user wrote the rest of the value for the old one.
            case typeChanged
            /// The new render has another value for the property. The user's value stays.
            case valueChanged
            /// The new render lacks lines of the body that the user has edited. They stay.
            case linesNoLongerGenerated
            /// The new render has new lines at a place of the body that the user has rewritten. They are not added.
            case linesNotAdded([String])
            /// The new render lacks a unit that the user has edited. It stays.
            case noLongerGenerated
            /// The new render lacks a function or property that the user has edited, and has a property or function of the same name.
            case replaced(by: String)
            /// The new render lacks a unit that the user has moved to another file.
            case noLongerGeneratedElsewhere
            /// A function that the user has moved to another file has a new signature.
            case signatureChangedElsewhere
            /// A function that the user has moved to another file lacks new lines of the new render.
            case linesNotAddedElsewhere([String])
            /// A new member was not added, because the user has moved its type to another file or into another type.
            case notAdded
            /// A new member was not added, because the user has changed its `#if` block.
            case notAddedToCondition
            /// The new render has the unit under another `#if`, but the user has changed the old one in another way.
            case conditionChanged
            /// The generated body, which the user has not edited, has become a stub.
            case bodyReplacedByStub
        }

        package let kind: Kind
        /// The unit: `LoginRouter.show(_:in:)`.
        package let name: String
        /// The line of the unit in the merged text, from 1; nil if the unit is not in it.
        package let line: Int?
    }

    package var text: [UInt8]
    /// The units with conflicts, in the order of the text.
    package var conflicts: [String] = []
    /// The warnings, in the order of the text.
    package var warnings: [Warning] = []
}
