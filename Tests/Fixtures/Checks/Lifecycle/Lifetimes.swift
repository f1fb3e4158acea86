import AuthFeature
import UIKit

@testable import App

/// How long services live: one check per lifetime, through modules, a flow and two scenes.
@MainActor
func checkLifetimes() async {
    await checkWeak()
    checkTransient()
    await checkOfFlow()
    checkSingleton()
}

/// As long as one of the modules that use it.
@MainActor
private func checkWeak() async {
    let stage = Stage()
    stage.router.showAbout(from: nil, as: .root)
    stage.router.showTodoDetail(from: nil, id: 1)
    stage.router.showTodoDetail(from: nil, id: 2)
    await settle()
    let name = "a weak service"
    weak var first: (any ImageCaching)? = stage.locator.imageCache
    check(first != nil, "\(name) lives in its module")
    check(first === TodoDetailDependencies(stage.locator).imageCache, "\(name) is the same for another module")
    stage.root.popViewController(animated: true)
    await settle()
    check(first != nil, "\(name) lives as long as one module")
    stage.root.popViewController(animated: true)
    await settle()
    check(first == nil, "\(name) is released with the last module")
    stage.router.showTodoDetail(from: nil, id: 3)
    await settle()
    first = stage.locator.imageCache
    check(first != nil, "\(name) is made again")
}

/// Once for each consumer.
@MainActor
private func checkTransient() {
    let stage = Stage()
    let (one, other) = (SignUpDependencies(stage.locator), SignUpDependencies(stage.locator))
    let rules = [one.passwordRules, one.passwordRules, other.passwordRules].map { $0 as AnyObject }
    check(rules[0] === rules[1], "a transient service is made once for a module")
    check(rules[0] !== rules[2], "a transient service is not shared")
}

/// As long as the flow.
@MainActor
private func checkOfFlow() async {
    let (one, other) = (await OpenCheckout(as: .push), await OpenCheckout(as: .push))
    let name = "a service of a flow"
    check(one.cart != nil && one.cart === CartDependencies(one.scope!).cart, "\(name) is the same for its modules")
    check(one.cart !== other.cart, "\(name) is made for each opened flow")
    one.coordinator?.finish(Receipt(number: 1, total: 7))
    await settle()
    check(one.cart == nil && other.cart != nil, "\(name) ends with its flow")
}

/// Once in the app, in whatever scene.
@MainActor
private func checkSingleton() {
    let stage = Stage()
    let window = UIKitTesting.makeWindow()
    let router = AppRouter(locator: stage.locator, window: window)
    let services = [router, stage.router].map { LoginDependencies($0.locator).authService as AnyObject }
    check(services[0] === services[1], "two scenes have one singleton")
}
