#if os(Linux)
    import Core
    import SwiftUI
    import UIKit

    @testable import App

    /// Screens of SwiftUI, from the tap to the result, shown by the router like others.
    @MainActor
    func checkSwiftUIScreens() async {
        let stage = await Stage.begun()
        let router = stage.scenes[0].router
        let about = stage.find("about")!.screen!

        var results: [RouteResult<Bool>] = []
        for isSent in [true, false] {
            router.showFeedback(from: about) { results.append($0) }
            await stage.settle()
            weak let feedback = (about.presentedViewController as? UINavigationController)?.topViewController
            do {
                let screen = feedback as! FeedbackHostingController
                check(screen.navigationItem.title == "Feedback", "its title")
                check((try? SwiftUITesting.isEnabled("Send", in: screen)) == false, "no message to send")
                try SwiftUITesting.type("Hello", into: "Your message", in: screen)
                try SwiftUITesting.set("I would like an answer", to: false, in: screen)
                try SwiftUITesting.tap(isSent ? "Send" : "Cancel", in: screen)
            } catch {
                check(false, "\(error)")
            }
            await stage.settle()
            check(await isTrue { feedback == nil }, "feedback is released")
        }
        check(results == [.finished(false), .cancelled], "results of feedback: \(results)")

        router.showStatistics(from: about)
        await stage.settle()
        weak let statistics = stage.scenes[0].router.screens.all.last?.viewController
        let before = statistics.flatMap { try? SwiftUITesting.texts(in: $0) }
        check(before?.first == "0 of 0 to-dos are done.", "statistics: \(before ?? [])")
        if let statistics { router.close(statistics) }
        await stage.settle()
        check(await isTrue { statistics == nil }, "statistics are released")
    }
#endif
