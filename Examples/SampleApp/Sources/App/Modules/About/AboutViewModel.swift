/// What About shows, and nothing of how.
@MainActor
final class AboutViewModel {}
