import AuthFeature
import UIKit

@testable import App

/// What follows a result is shown although the screen that gave it is still closing.
@MainActor
func checkNextScreen() async {
    for (way, next) in [
        (Presentation.present, Presentation.present), (.present, .push), (.push, .push), (.push, .present),
        (.push, .root), (.present, .root),
    ] {
        let stage = Stage()
        stage.router.showTerms(from: nil, as: .root)
        let source = stage.root.viewControllers[0]
        await settle()
        let results = Results<Session>()
        let completion = results.completion { [weak source] in stage.router.showAbout(from: source, as: next) }
        let login = stage.makeLogin(completion)
        stage.router.show(login, from: source, as: way)
        await settle()
        completion.finish(Session(token: ""))
        stage.router.close(login)
        await settle()
        let shown: UIViewController?
        switch next {
        case .present: shown = (stage.root.presentedViewController as? UINavigationController)?.topViewController
        default: shown = stage.root.topViewController
        }
        check(shown is AboutViewController, "\(way) then \(next): \(String(describing: shown))")
        check(UIKitTesting.takeMessages().isEmpty, "\(way) then \(next): refused")
    }
}

/// A result that finishes whoever asked for it: both sheets go, one after the other.
@MainActor
func checkNestedResults() async {
    for way in [Presentation.present, .push] {
        let stage = Stage()
        stage.router.showTerms(from: nil, as: .root)
        await settle()
        let loginResults = Results<Session>()
        let loginCompletion = loginResults.completion()
        var login: UIViewController? = stage.makeLogin(loginCompletion)
        weak let weakLogin = login
        stage.router.show(login!, from: nil, as: way)
        login = nil
        await settle()
        let code = Results<String>()
        let codeCompletion = code.completion {
            loginCompletion.finish(Session(token: ""))
            if let weakLogin { stage.router.close(weakLogin) }
        }
        do {
            let verify = VerifyCodeModule.build(
                dependencies: VerifyCodeDependencies(stage.locator),
                navigation: stage.router,
                parameters: VerifyCodeParameters(email: "", digits: 6),
                completion: codeCompletion
            )
            stage.router.show(verify, from: weakLogin, as: .present)
            await settle()
            codeCompletion.finish("1")
            stage.router.close(verify)
        }
        await settle()
        check(stage.root.presentedViewController == nil, "\(way): sheets are gone")
        check(stage.root.viewControllers.count == 1 && weakLogin == nil, "\(way): login is gone")
        check(code.finished == 1 && code.cancelled == 0, "\(way): code once")
        check(loginResults.finished == 1 && loginResults.cancelled == 0, "\(way): login once")
        check(UIKitTesting.takeMessages().isEmpty, "\(way): refused")
    }
}

/// A screen that is on its way out can be closed again; the sheet around it stays.
@MainActor
func checkCloseInSheet() async {
    let stage = Stage()
    stage.router.showTerms(from: nil, as: .root)
    stage.router.showAbout(from: nil, as: .present)
    await settle()
    let sheet = stage.root.presentedViewController as! UINavigationController
    stage.router.showTerms(from: sheet.topViewController, as: .push)
    await settle()
    let terms = sheet.topViewController!
    stage.router.close(terms)
    stage.router.close(terms)
    await settle()
    check(stage.root.presentedViewController === sheet && sheet.viewControllers.count == 1, "closed twice in a sheet")
    stage.router.close(sheet.viewControllers[0])
    await settle()
    check(stage.root.presentedViewController == nil, "the sheet's first screen closes the sheet")
    stage.router.close(stage.root.viewControllers[0])
    await settle()
    check(stage.root.viewControllers.count == 1, "the root can't be closed")
    check(UIKitTesting.takeMessages().isEmpty, "messages")
}
