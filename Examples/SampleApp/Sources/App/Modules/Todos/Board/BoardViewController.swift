import Core
import UIKit

/// The next to-dos, as a list or as numbers.
final class BoardViewController: UIViewController {
    // MARK: - Properties
    private let presenter: any BoardPresenterProtocol
    private(set) var face = BoardFace.list
    private var faceViewController: UIViewController?

    // MARK: - Lifecycle
    init(presenter: any BoardPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use BoardModule.build to create BoardViewController")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        presenter.bind()
        showFace()
    }

    // MARK: - Views
    private func setUpViews() {
        view.backgroundColor = .systemBackground
        navigationItem.title = String(localized: "Board")
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(.add, identifier: "board.add") { [weak self] in self?.presenter.didTapAdd() },
            UIBarButtonItem(.organize, identifier: "board.face") { [weak self] in self?.showNextFace() },
        ]
    }

    private func showNextFace() {
        show(face == .list ? .numbers : .list)
    }

    // MARK: - Faces
    /// Replaces the current face. The presenter stays, so the new face shows the same state.
    func show(_ face: BoardFace) {
        guard face != self.face else { return }
        self.face = face
        if isViewLoaded { showFace() }
    }

    private func showFace() {
        faceViewController?.willMove(toParent: nil)
        faceViewController?.view.removeFromSuperview()
        faceViewController?.removeFromParent()
        let child: UIViewController =
            switch face {
            case .list: BoardListViewController(presenter: presenter)
            case .numbers: BoardNumbersViewController(presenter: presenter)
            }
        faceViewController = child
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        child.didMove(toParent: self)
    }
}
