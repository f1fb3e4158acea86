import AuthFeature
import UIKit

@testable import App

/// Both styles show alerts through whoever shows them; the alert is typed, and one that is gone calls its action once.
@MainActor
func checkAlerts() async {
    let stage = Stage()
    stage.router.showAbout(from: nil, as: .root)
    await settle()
    let about = stage.root.topViewController as! AboutViewController
    var taken: [String] = []
    let alert = Alert(
        title: "Empty the cart?",
        message: "This can't be taken back.",
        actions: [
            .init("Empty", style: .destructive) { taken.append("empty") },
            .init("Keep", style: .cancel) { taken.append("keep") },
            .init("Later") { taken.append("later") },
        ]
    )
    about.showAlert(alert)
    await settle()
    let shown = stage.root.presentedViewController as! UIAlertController
    check(shown.title == alert.title && shown.message == alert.message && shown.preferredStyle == .alert, "alert")
    check(shown.actions.map(\.style) == [.destructive, .cancel, .default], "actions")
    about.showAlert(Alert(title: "Over it"))
    await settle()
    check(
        (shown.presentedViewController as? UIAlertController)?.actions.map(\.title) == ["OK"],
        "an alert over an alert"
    )
    about.dismissAlert()
    await settle()
    check(
        stage.root.presentedViewController === shown && shown.presentedViewController == nil,
        "the upper one is dismissed"
    )
    UIKitTesting.tap("Empty", in: shown)
    await settle()
    check(taken == ["empty"] && stage.root.presentedViewController == nil, "its action, once")
    about.dismissAlert()
    stage.router.showTerms(from: about, as: .present)
    await settle()
    let sheet = stage.root.presentedViewController
    about.dismissAlert()
    await settle()
    check(stage.root.presentedViewController === sheet, "only alerts are dismissed")
    // While a sheet is on its way out, an alert waits.
    stage.router.close((sheet as! UINavigationController).viewControllers[0])
    about.showAlert(alert)
    await settle()
    check(stage.root.presentedViewController is UIAlertController, "after the sheet")
    // In VIPER by the router, in a flow by the coordinator.
    let flow = await OpenCheckout(as: .present)
    let router = CartRouter(navigation: flow.coordinator!)
    router.viewController = flow.firstScreen
    router.showAlert(alert)
    await settle()
    check(flow.navigation.presentedViewController is UIAlertController, "in a flow")
    router.dismissAlert()
    await settle()
    check(flow.navigation.presentedViewController == nil && flow.coordinator != nil, "dismissed in a flow")
    check(UIKitTesting.takeMessages().isEmpty, "messages")
}
