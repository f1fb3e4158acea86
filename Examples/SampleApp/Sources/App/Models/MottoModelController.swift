/// The motto, for all screens.
@MainActor
final class MottoModelController {
    // MARK: - Properties
    var motto: Motto {
        didSet { mottoStorage.save(motto) }
    }

    private let mottoStorage: any MottoStoring

    // MARK: - Lifecycle
    init(mottoStorage: any MottoStoring) {
        self.mottoStorage = mottoStorage
        motto =
            mottoStorage.load()
            ?? Motto(text: "Simplicity is prerequisite for reliability.", author: "E. W. Dijkstra")
    }
}

// MARK: - MottoControlling
extension MottoModelController: MottoControlling {}
