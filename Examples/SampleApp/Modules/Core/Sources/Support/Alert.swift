/// What the user is told or asked, over everything on screen.
public nonisolated struct Alert {
    /// What the user may answer.
    public nonisolated struct Action {
        public nonisolated enum Style: Sendable {
            case plain
            /// Leaves everything as it is.
            case cancel
            /// Can't be taken back.
            case destructive
        }

        public var title: String
        public var style: Style
        /// What follows; the alert is gone by then.
        public var perform: @MainActor () -> Void

        public init(_ title: String, style: Style = .plain, perform: @escaping @MainActor () -> Void = {}) {
            self.title = title
            self.style = style
            self.perform = perform
        }
    }

    public var title: String?
    public var message: String?
    public var actions: [Action]

    public init(title: String?, message: String? = nil, actions: [Action] = [Action("OK")]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}
