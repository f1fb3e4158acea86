#if os(Linux)
    import Core
    import UIKit

    @testable import App

    /// Screens that a segue shows. After the action of the segue, this pushes or presents them, as UIKit does.
    @MainActor
    func checkSegues() async {
        let stage = await Stage.begun()
        let router = stage.scenes[0].router
        let about = stage.find("about")!.screen as! AboutViewController

        weak var licenses: LicensesViewController?
        for _ in 1...2 {
            licenses = about.makeLicenses(NSCoder()).map { screen in
                about.navigationController!.pushViewController(screen, animated: true)
                return screen as! LicensesViewController
            }
            await stage.settle()
            check(stage.description == "about LicensesViewController", "pushed by a segue: \(stage.description)")
            check(router.screens.all.contains { $0.viewController === licenses && $0.isShown }, "the router knows it")
            licenses?.close()
            await stage.settle()
            check(await isTrue { licenses == nil }, "licenses are released")
            check(stage.description == "about", "closed: \(stage.description)")
        }

        var results: [RouteResult<Bool>] = []
        for isFinished in [true, false] {
            weak var hint: HintViewController?
            hint = ScreenSegue.screen(with: NSCoder()) {
                router.showHint(from: about, text: "New") { results.append($0) }
                router.showTerms(from: about, as: .push)
            }.map { screen in
                about.present(screen, animated: true)
                return screen as! HintViewController
            }
            await stage.settle()
            check(hint?.presentingViewController != nil, "presented by a segue")
            check(router.screens.all.count == 3, "a second screen in the same call is shown by the router")
            if isFinished { hint?.didTapOK() } else { about.dismiss(animated: true) }
            await stage.settle()
            check(await isTrue { hint == nil }, "hint is released")
            about.navigationController!.popToRootViewController(animated: true)
            await stage.settle()
        }
        check(results == [.finished(true), .cancelled], "results of segues: \(results)")
        check(ScreenSegue.screen(with: NSCoder()) {} == nil, "a segue without a screen")
        await checkModelControllers(stage, below: about)
        check(stage.problems.isEmpty, "\(stage.problems)")
    }

    /// Two screens share a model controller. The second one is a sheet that a segue presents, so the first one doesn't appear again.
    @MainActor
    private func checkModelControllers(_ stage: Stage, below about: UIViewController) async {
        stage.scenes[0].router.showMotto(from: about, as: .push)
        await stage.settle()
        let motto = about.navigationController!.topViewController as! MottoViewController
        let controller = stage.locator.mottoController
        let old = controller.motto
        controller.motto.text = "Old"
        weak var edit: EditMottoViewController?
        edit = motto.makeEditMotto(NSCoder()).map { screen in
            motto.present(screen, animated: true)
            return screen as! EditMottoViewController
        }
        await stage.settle()
        check(edit?.presentingViewController != nil, "presented by a segue")
        first(UITextField.self, in: edit!.view)!.text = "New"
        first(UIButton.self, in: edit!.view)!.sendActions(for: .primaryActionTriggered)
        await stage.settle()
        check(controller.motto.text == "New", "saved: \(controller.motto)")
        check(await isTrue { edit == nil }, "the sheet is released")
        check(first(UILabel.self, in: motto.view)?.text == "New", "the screen below is refreshed")
        controller.motto = old
        about.navigationController!.popToRootViewController(animated: true)
        await stage.settle()
    }

    @MainActor
    private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        view as? View ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }
#endif
