import Core
import Testing

@testable import App

/// Written by hand: what was generated knows the protocol's functions only.
@MainActor
struct EditTodoTitleTests {
    @Test("enteredTitle keeps what was entered")
    func enteredTitle() {
        let viewController = EditTodoViewController(
            presenter: EditTodoPresenterProtocolMock(),
            completion: RouteCompletion { _ in }
        )
        #expect(viewController.enteredTitle == nil)
        viewController.enteredTitle = "Milk"
        #expect(viewController.enteredTitle == "Milk")
    }
}
