import AuthFeature
import UIKit

@testable import App

@MainActor
func checkRoutes() async {
    let stage = Stage()
    stage.router.showTodoList(from: nil, as: .root)
    check(stage.root.topViewController is TodoListViewController, "flag off")
    stage.flags.on = true
    stage.router.showTodoList(from: nil, as: .root)
    check(stage.root.topViewController is AgendaViewController, "flag on")
    stage.router.open(.todoDetail(id: 7))
    check(stage.root.topViewController is TodoDetailViewController, "deep link with a parameter")
    stage.router.open(.login(prefilledEmail: nil))
    check(stage.root.topViewController !== stage.root.viewControllers.first, "deep link of another module")
    await settle()
    check(stage.root.viewControllers.count == 3, "deep links push")
    stage.root.topViewController?.loadViewIfNeeded()
    // All three tabs, in any order
    stage.router.showSettings(from: nil, as: .tab(2))
    stage.router.showAbout(from: nil, as: .tab(0))
    stage.router.showTodoDetail(from: nil, id: 1, as: .tab(1))
    await settle()
    let tabs = stage.window.rootViewController as! UITabBarController
    let tops = tabs.viewControllers!.map { ($0 as! UINavigationController).topViewController! }
    check(
        tops[0] is AboutViewController && tops[1] is TodoDetailViewController && tops[2] is SettingsViewController,
        "tabs in order"
    )
    check(tabs.selectedIndex == 1, "last one shown is selected")
    stage.router.showAbout(from: nil)
    check((tabs.selectedViewController as! UINavigationController).viewControllers.count == 2, "push without a source")
    // From a sheet, a sheet
    stage.router.showAbout(from: tops[0], as: .present)
    await settle()
    stage.router.showTerms(from: tops[0], as: .present)
    await settle()
    check(tabs.presentedViewController?.presentedViewController is UINavigationController, "sheet over sheet")
    check(UIKitTesting.takeMessages().isEmpty, "no message")
    stage.router.showTerms(from: nil, as: .root)
    await settle()
}

@MainActor
func checkStore() {
    let stage = Stage()
    check(stage.locator.authService as AnyObject === stage.locator.authService as AnyObject, "singleton")
    var one: (any ImageCaching)? = stage.locator.imageCache
    weak let image = one
    check(one === stage.locator.imageCache, "weak, while held")
    one = nil
    check(image == nil, "weak, released")
    check(stage.locator.passwordRules as AnyObject !== stage.locator.passwordRules as AnyObject, "transient")
    let other = Stage()
    let replacement = ImageCache()
    other.locator.instances.override(\.imageCache) { replacement }
    check(other.locator.imageCache === replacement, "override")
}
