/// The effects of calling a function or reading a property.
package struct Effects: Sendable, Equatable {
    package enum Throwing: Sendable, Equatable {
        case never
        case untyped
        /// `throws(LoginError)`
        case typed(SwiftType)
        case rethrowing
    }

    package var isAsync: Bool
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// Returns the effects with another thrown type.
    package func mapType(_ transform: (SwiftType) -> SwiftType) -> Effects {
        guard case .typed(let type) = throwing else { return self }
        return Effects(isAsync: isAsync, throwing: .typed(transform(type)))
    }

    /// `LoginError` for `throws(LoginError)`.
    package var thrownType: SwiftType? { if case .typed(let type) = throwing { type } else { nil } }

    /// Whether a call can throw; false for `throws(Never)`.
    package var canThrow: Bool { if case .typed(let type) = throwing { !type.isNever } else { throwing != .never } }

    /// The effects as declared: `async throws(LoginError)`; empty if there are none.
    package var text: String {
        let thrown: String? =
            switch throwing {
            case .never: nil
            case .untyped: "throws"
            case .typed(let type): "throws(\(type.text))"
            case .rethrowing: "rethrows"
            }
        return [isAsync ? "async" : nil, thrown].compactMap { $0 }.joined(separator: " ")
    }

    /// The keywords before a call, with a space at the end: `try await `; empty if none is needed.
    package var callMarks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}
