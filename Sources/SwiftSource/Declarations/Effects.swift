/// What calling a function, or reading a property, may do besides.
package struct Effects: Sendable, Equatable {
    package enum Throwing: Sendable, Equatable {
        case never
        /// `throws`
        case untyped
        /// `throws(LoginError)`
        case typed(SwiftType)
        /// `rethrows`
        case rethrowing
    }

    package var isAsync: Bool
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// The same with another type that is thrown.
    package func mapType(_ transform: (SwiftType) -> SwiftType) -> Effects {
        guard case .typed(let type) = throwing else { return self }
        return Effects(isAsync: isAsync, throwing: .typed(transform(type)))
    }

    /// `LoginError` for `throws(LoginError)`.
    package var thrownType: SwiftType? { if case .typed(let type) = throwing { type } else { nil } }

    /// `throws(Never)` can't.
    package var canThrow: Bool { if case .typed(let type) = throwing { !type.isNever } else { throwing != .never } }

    /// As declared: `async throws(LoginError)`; empty where there are none.
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

    /// Before a call, with a blank at the end: `try await `; empty where nothing is needed.
    package var callMarks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}
