/// State and actions of the About screen, independent of UIKit.
@MainActor
final class AboutViewModel {}
