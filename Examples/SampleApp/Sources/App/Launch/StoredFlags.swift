import Foundation

/// Flags in the user defaults. The launch argument `-agenda YES` switches one on.
@MainActor
final class StoredFlags: FeatureFlagging {
    func isEnabled(_ flag: FeatureFlag) -> Bool {
        UserDefaults.standard.bool(forKey: flag.rawValue)
    }
}
