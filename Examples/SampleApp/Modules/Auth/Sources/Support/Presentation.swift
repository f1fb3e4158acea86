/// How a screen is shown.
public nonisolated enum Presentation: Equatable, Sendable {
    /// On the navigation stack of the screen that asks.
    case push
    /// Over everything, with a navigation stack of its own.
    case present
    /// Instead of everything.
    case root
    /// As the tab with this place among the tabs.
    case tab(Int)
    /// In a way of the app's own: `AppRouter` says how.
    case custom
}
