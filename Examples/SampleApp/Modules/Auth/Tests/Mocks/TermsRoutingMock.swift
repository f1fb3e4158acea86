// Made by scaffold from Specs/Terms.yml. Change that: this file is written again.
import UIKit

@testable import AuthFeature

@MainActor
final class TermsRoutingMock: TermsRouting {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("TermsRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        closeCallCount = 0
        closeCalls = []
        closeHandler = nil
    }
}
