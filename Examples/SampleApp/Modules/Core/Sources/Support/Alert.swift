import Foundation

/// An alert, independent of UIKit.
public nonisolated struct Alert {
    /// A button of the alert.
    public nonisolated struct Action {
        public nonisolated enum Style: Sendable {
            case plain
            /// Cancels without changes. Later actions of this style are shown as `plain`: UIKit allows only one.
            case cancel
            /// Can't be undone.
            case destructive
        }

        public var title: String
        public var style: Style
        /// Called after the alert has been dismissed.
        public var perform: @MainActor () -> Void

        public init(_ title: String, style: Style = .plain, perform: @escaping @MainActor () -> Void = {}) {
            self.title = title
            self.style = style
            self.perform = perform
        }
    }

    public var title: String?
    public var message: String?
    /// If there are none, the alert is shown with the default action, so that the user can close it.
    public var actions: [Action]

    public init(title: String?, message: String? = nil, actions: [Action] = [Action(String(localized: "OK"))]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}
