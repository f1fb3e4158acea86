/// State and actions of the Licenses screen, independent of UIKit.
@MainActor
final class LicensesViewModel {}
