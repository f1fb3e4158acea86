import Core
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct BoardPresenterTests {
    private let interactor = BoardInteractorMock()
    private let presenter: BoardPresenter

    init() {
        interactor.limit = 0
        presenter = BoardPresenter(interactor: interactor)
    }

    @Test("Binds to the interactor once, for any number of views")
    func bind() {
        presenter.bind()
        presenter.bind()
        #expect(interactor.bindCallCount == 1)
    }

    @Test("didTapAdd() calls add() of the interactor")
    func didTapAdd() {
        presenter.didTapAdd()
        #expect(interactor.addCallCount == 1)
    }
}
