import Core
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// From the presenter to the request to the server, and back to the state that the view shows.
@MainActor
struct FeedbackChainTests {
    private let httpClient = HTTPClientMock()
    private let router = FeedbackRouterMock()
    private let results = RouteResults<Bool>()
    private let screen: FeedbackHostingController
    private let completion: FeedbackCompletion
    private let presenter: FeedbackPresenter

    init() {
        completion = results.makeCompletion()
        presenter = FeedbackPresenter(
            interactor: FeedbackInteractor(
                dependencies: FeedbackDependencies(feedbackService: FeedbackService(httpClient: httpClient))
            ),
            router: router,
            completion: completion
        )
        screen = FeedbackHostingController(presenter: presenter, completion: completion)
        presenter.view = screen
        httpClient.sendReturnValue = Data()
    }

    private var state: FeedbackViewState { screen.rootView.state }

    @Test("Sends the message, and finishes with the wish for an answer")
    func sends() async throws {
        presenter.didTapSend(text: "Hello", wantsAnswer: false)
        #expect(state.isSending)
        #expect(await eventually { results.finished == [false] })
        let body = RemoteFeedback(text: "Hello", wantsAnswer: false)
        #expect(httpClient.sendCalls == [try HTTPRequest(.post, "/feedback", json: body)])
    }

    @Test("Shows why the message was not sent, and can try again")
    func fails() async {
        httpClient.sendThrownError = HTTPError(status: 500)
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
