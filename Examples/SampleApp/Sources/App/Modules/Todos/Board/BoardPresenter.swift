import Core
import Foundation

/// Turns the interactor's values into values that Board displays, and passes actions to the interactor.
final class BoardPresenter: ReactivePresenter<any BoardInteractorProtocol> {
    // MARK: - Properties
    private let cellsEvented = Evented<[BoardCellPresenter]>([])
    private let numbersEvented = Evented<BoardNumbers?>(nil)
    private let problemEvented = Evented<String?>(nil)

    override func bind(interactor: any BoardInteractorProtocol) {
        interactor.todos.subscribe(self) { $0.didChange(todos: $1) }
        interactor.error.subscribe(self) { $0.didChange(error: $1) }
        interactor.bind()
    }
}

// MARK: - Bindings
extension BoardPresenter {
    private func didChange(todos: [Todo]) {
        let open = todos.filter { !$0.isDone }
        cellsEvented.value = open.prefix(interactor.limit).map { todo in
            BoardCellPresenter(display: BoardRow(todo)) { [interactor] in interactor.complete(todo) }
        }
        numbersEvented.value = BoardNumbers(
            open: String(localized: "\(open.count) open"),
            done: String(localized: "\(todos.count - open.count) done")
        )
    }

    private func didChange(error: (any Error)?) {
        problemEvented.value = error.map { _ in String(localized: "The to-do could not be saved.") }
    }
}

// MARK: - BoardPresenterProtocol
extension BoardPresenter: BoardPresenterProtocol {
    var cells: Observed<[BoardCellPresenter]> { cellsEvented.observed }

    var numbers: Observed<BoardNumbers?> { numbersEvented.observed }

    var problem: Observed<String?> { problemEvented.observed }

    func didTapAdd() {
        interactor.add()
    }
}

extension BoardRow {
    fileprivate init(_ todo: Todo) {
        self.init(title: todo.title, due: todo.dueOn?.formatted(date: .abbreviated, time: .omitted))
    }
}
