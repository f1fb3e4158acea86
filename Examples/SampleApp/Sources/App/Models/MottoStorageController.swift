import Foundation

/// Stores the motto on the device.
@MainActor
final class MottoStorageController {
    // MARK: - Properties
    private let defaults: UserDefaults

    // MARK: - Lifecycle
    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }
}

// MARK: - MottoStoring
extension MottoStorageController: MottoStoring {
    func load() -> Motto? {
        guard let text = defaults.string(forKey: "motto.text"), let author = defaults.string(forKey: "motto.author")
        else { return nil }
        return Motto(text: text, author: author)
    }

    func save(_ motto: Motto) {
        defaults.set(motto.text, forKey: "motto.text")
        defaults.set(motto.author, forKey: "motto.author")
    }
}
