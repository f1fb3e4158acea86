// Opens and leaves the screens of the sample app in every way, with transitions that end at once and that take time.
import AuthFeature
import UIKit

@testable import App

@main
struct Main {
    static func main() async {
        await run()
    }

    @MainActor
    static func run() async {
        for transitions in [UIKitTesting.Transitions.immediate, .timed] {
            UIKitTesting.transitions = transitions
            await checkWaysOut()
            await checkNextScreen()
            await checkNestedResults()
            await checkCloseInSheet()
            await checkRoutes()
            await checkFlows()
            await checkNeverTwo()
            await checkFlowInFlow()
            await checkFlowResult()
            await checkHiddenStack()
            await checkForeignStack()
            await checkAppCoordinator()
            await checkAlerts()
            await checkOwnWays()
            await checkLifetimes()
        }
        await checkEvented()
        checkStore()
        await checkScopes()
        print(failures == 0 ? "\(checks) checks hold" : "\(failures) of \(checks) checks failed")
        exit(failures == 0 ? 0 : 1)
    }
}
