import Core
import Foundation
import Testing
import UIKit

@testable import AuthFeature
@testable import AuthFeatureMocks
@testable import CoreMocks

/// Tests that a request is cancelled when its screen is closed.
@MainActor
struct LoginRequestTests {
    private let sessionModel = SessionModelingMock()
    private let navigation = LoginNavigationMock()
    private let results = RouteResults<Session>()

    @Test("Closing the screen cancels the request")
    func cancelsRequest() async throws {
        var isCancelled = false
        sessionModel.logInHandler = { _, _ in
            while !Task.isCancelled { await Task.yield() }
            isCancelled = true
            throw CancellationError()
        }
        var screen: UIViewController? = LoginModule.build(
            dependencies: LoginDependencies(sessionModel: sessionModel, analytics: AnalyticsTrackingMock()),
            navigation: navigation,
            parameters: LoginParameters(prefilledEmail: nil),
            completion: results.makeCompletion()
        )
        try screen?.tap("login.logIn")
        try await sessionModel.logInCalled()
        #expect(!isCancelled)
        screen = nil
        #expect(await eventually { isCancelled && results.cancelledCount == 1 })
    }
}
