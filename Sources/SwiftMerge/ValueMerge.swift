import SwiftSyntax

/// The merge of a property's value that the user and the template have changed.
///
/// The user's value stays. It gets the new type if the user has left the type as it was: `Evented<Int?>(3)`.
struct ValueMerge {
    private(set) var edit: TextEdit?
    /// Why the user should check the value; nil if it already has the new type.
    private(set) var problem: MergeResult.Warning.Kind?

    /// Creates a merge; nil if a render has no value, or if a value has several lines and no new type. Such values are merged by lines.
    init?(disk: MergeUnit, base: MergeUnit, new: MergeUnit) {
        guard let old = base.value, let now = new.value else { return nil }
        let (oldType, newType) = (old.createdType, now.createdType)
        guard let oldType, let newType, oldType.words != newType.words else {
            if [disk, base, new].contains(where: { $0.bytes(.body).contains(.lineFeed) }) { return nil }
            problem = .valueChanged
            return
        }
        if (disk.words(.type) + disk.words(.body)).contains(newType.words) { return }
        guard let type = disk.value?.createdType, type.words == oldType.words, disk.equals(base, .type) else {
            problem = .valueChanged
            return
        }
        edit = TextEdit(range: type.start..<type.end, text: Array(newType.trimmedDescription.utf8))
        problem = .typeChanged
    }
}

extension MergeUnit {
    fileprivate var value: ExprSyntax? {
        parts[UnitPart.body.rawValue].nodes.first?.as(InitializerClauseSyntax.self)?.value
    }
}

extension ExprSyntax {
    /// `Evented<String>` in `Evented<String>("")`; nil for `{ … }()`.
    fileprivate var createdType: ExprSyntax? {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
        return called?.is(ClosureExprSyntax.self) == true ? nil : called
    }

    /// The tokens and comments.
    fileprivate var words: [String] {
        trimmed.tokens(viewMode: .sourceAccurate).flatMap { token in
            func comments(_ trivia: Trivia) -> [String] { trivia.filter(\.isComment).map { "\($0)" } }
            return comments(token.leadingTrivia) + [token.text] + comments(token.trailingTrivia)
        }
    }
}
