import Core
import SwiftUI
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct FeedbackHostingControllerTests {
    private let presenter = FeedbackPresenterMock()
    private let completion = FeedbackCompletion { _ in }
    private let viewController: FeedbackHostingController

    init() {
        viewController = FeedbackHostingController(presenter: presenter, completion: completion)
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
}
