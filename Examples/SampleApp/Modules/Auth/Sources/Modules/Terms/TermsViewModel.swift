import Core

/// State and actions of the Terms screen, independent of UIKit.
@MainActor
final class TermsViewModel {
    let sections = [
        TermsSection(
            title: String(localized: "Your to-dos"),
            text: String(localized: "They are yours. We store them, and nobody else reads them.")
        ),
        TermsSection(
            title: String(localized: "Your account"),
            text: String(localized: "You can delete it at any time, with all that we know about you.")
        ),
    ]
}

struct TermsSection {
    let title: String
    let text: String
}
