/// What Terms shows, and nothing of how.
@MainActor
final class TermsViewModel {}
