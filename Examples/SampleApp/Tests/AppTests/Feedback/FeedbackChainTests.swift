import Core
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests the whole path: from the presenter to the request to the server, and back to the state of the view.
@MainActor
struct FeedbackChainTests {
    private let session = NetworkSessionStub()
    private let router = FeedbackRouterMock()
    private let results = RouteResults<Bool>()
    private let screen: FeedbackHostingController
    private let completion: FeedbackCompletion
    private let presenter: FeedbackPresenter

    init() {
        completion = results.makeCompletion()
        let client = NetworkClient.stubbed(by: session)
        presenter = FeedbackPresenter(
            interactor: FeedbackInteractor(
                dependencies: FeedbackDependencies(feedbackService: FeedbackService(httpClient: client))
            ),
            router: router,
            completion: completion
        )
        screen = FeedbackHostingController(presenter: presenter, completion: completion)
        presenter.view = screen
    }

    private var state: FeedbackViewState { screen.rootView.state }

    @Test("Sends the message, and finishes with `wantsAnswer`")
    func sends() async throws {
        let gate = NetworkGate()
        session.answer(.post, "/feedback", .status(200), gate: gate)
        presenter.didTapSend(text: "Hello", wantsAnswer: false)
        try await session.waitForRequests()
        #expect(state.isSending)
        gate.open()
        #expect(await eventually { results.finished == [false] })
        #expect(session.requests.map(\.line) == ["POST /feedback"])
        let feedback: RemoteFeedback = try #require(session.requests.first).body()
        #expect(feedback.text == "Hello" && !feedback.wantsAnswer)
    }

    @Test("Shows why the message was not sent, and can try again")
    func fails() async {
        session.answer(.post, "/feedback", .status(500))
        screen.rootView.state.text = "Hello"
        presenter.didTapSend(text: "Hello", wantsAnswer: true)
        #expect(!state.canSend)
        #expect(await eventually { state.problem != nil })
        #expect(state.canSend)
        #expect(results.finished.isEmpty)
    }

    @Test("Cancels")
    func cancels() {
        presenter.didTapCancel()
        #expect(router.closeCallCount == 1)
    }
}
