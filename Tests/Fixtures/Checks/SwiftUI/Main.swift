// Runs the stand-in for SwiftUI.
import SwiftUI

@main
struct Main {
    static func main() async {
        checkLogin()
        checkPresenting()
        await checkBrowser()
        checkMemory()
        await checkLater()
        checkStack()
        print(failures == 0 ? "all checks hold" : "\(failures) checks failed")
        exit(failures == 0 ? 0 : 1)
    }
}

@MainActor
func checkLogin() {
    let model = Login()
    let screen = UIHostingController(rootView: LoginScreen(model: model))
    check("no body before the view is loaded", screen.navigationItem.title, "")
    screen.loadViewIfNeeded()
    check("navigation title", screen.navigationItem.title, "Login")
    check("texts", try SwiftUITesting.texts(in: screen), ["Account", "Remember me", "Welcome", "Count 0", "Log in"])
    check("buttons", try SwiftUITesting.buttons(in: screen), ["Count 0", "Log in"])
    model.status = "Changed"
    check("a change of the observable", try SwiftUITesting.texts(in: screen).contains("Changed"))
    perform("type") { try SwiftUITesting.type("ada@example.com", into: "Email", in: screen) }
    check("typed", try SwiftUITesting.text(of: "Email", in: screen), "ada@example.com")
    check("onChange", try SwiftUITesting.texts(in: screen).last, ">ada@example.com")
    perform("tap") { try SwiftUITesting.tap("Log in", in: screen) }
    check("tapped", model.status, "Hello, ada@example.com")
    perform("submit") { try SwiftUITesting.submit("Email", in: screen) }
    check("submitted", model.status, "Hello, return")
    perform("count") { try SwiftUITesting.tap("Count 0", in: screen) }
    perform("set") { try SwiftUITesting.set("Remember me", to: true, in: screen) }
    check("set", try SwiftUITesting.isOn("Remember me", in: screen))
    check("a branch appears", try SwiftUITesting.texts(in: screen).contains("Remembered 0"))
    check("state of a child survives", try SwiftUITesting.buttons(in: screen), ["Count 1", "Log in"])
    model.canLogIn = false
    check(
        "disabled",
        failure { try SwiftUITesting.tap("log-in", in: screen) },
        "log-in is disabled"
    )
    check("not found", failure { try SwiftUITesting.tap("Sign up", in: screen) }.hasPrefix("there is no Sign up"))
    screen.rootView = LoginScreen(model: Login())
    check("another root view with the same state", try SwiftUITesting.texts(in: screen).contains("Welcome"))
    check("its state survives", try SwiftUITesting.buttons(in: screen), ["Count 1", "Log in"])
}

@MainActor
func checkPresenting() {
    let settings = Settings()
    let screen = UIHostingController(rootView: Presenter(settings: settings))
    perform("show") { try SwiftUITesting.tap("Show", in: screen) }
    check("sheet", try SwiftUITesting.texts(in: screen), ["Sheet of Ada", "Close", "Save"])
    check("the screen is covered", failure { try SwiftUITesting.tap("Ask", in: screen) }.hasPrefix("there is no Ask"))
    perform("close") { try SwiftUITesting.tap("Close", in: screen) }
    check("dismissed by its environment", try SwiftUITesting.texts(in: screen).first, "dismissed")
    perform("show") { try SwiftUITesting.tap("Show", in: screen) }
    perform("pull down") { try SwiftUITesting.dismissSheet(in: screen) }
    check("dismissed by the user", try SwiftUITesting.texts(in: screen).first, "dismisseddismissed")
    perform("ask") { try SwiftUITesting.tap("Ask", in: screen) }
    check("alert", try SwiftUITesting.texts(in: screen), ["Sure?", "It can't be undone.", "Yes", "No"])
    perform("yes") { try SwiftUITesting.tap("Yes", in: screen) }
    check("alert answered", try SwiftUITesting.texts(in: screen).first, "dismisseddismissedyes")
    perform("type") { try SwiftUITesting.type("Grace", into: "Name", in: screen) }
    check("bindable", settings.name, "Grace")
    check("a binding with closures", try SwiftUITesting.text(of: "Upper", in: screen), "GRACE")
    perform("type") { try SwiftUITesting.type("ALAN", into: "Upper", in: screen) }
    check("it is set", settings.name, "alan")
}

@MainActor
func checkBrowser() async {
    let model = Items()
    let screen = UIHostingController(rootView: Browser(model: model))
    let window = UIKitTesting.makeWindow(root: screen)
    await eventually { !model.events.isEmpty }
    check("task", model.events, ["load"])
    check("rows", try SwiftUITesting.texts(in: screen), ["Item 1: 0", "Item 2: 0"])
    do { try await SwiftUITesting.refresh(screen) } catch { check("refresh", "\(error)", "") }
    check("refreshed", try SwiftUITesting.texts(in: screen).count, 3)
    perform("search") { try SwiftUITesting.type("x", into: "Search", in: screen) }
    await eventually { model.queries.count > 1 }
    check("a task with another identity", model.queries, ["", "x"])
    perform("push") { try SwiftUITesting.tap("Item 2: 0", in: screen) }
    check("pushed", try SwiftUITesting.texts(in: screen), ["Detail of Item 2"])
    check("title of the pushed", try SwiftUITesting.title(in: screen), "Item 2")
    perform("back") { try SwiftUITesting.goBack(in: screen) }
    check("title of the root", try SwiftUITesting.title(in: screen), "Items")
    check("events", model.events, ["load", "appear 2", "disappear 2"])
    window.rootViewController = nil
    await eventually { model.events.last == "cancelled" }
    check("the task is cancelled", model.events, ["load", "appear 2", "disappear 2", "cancelled"])
}

@MainActor
func checkMemory() {
    weak var controller: UIViewController?
    weak var login: Login?
    weak var items: Items?
    weak var settings: Settings?
    do {
        let model = Login()
        let screen = UIHostingController(rootView: LoginScreen(model: model))
        (controller, login) = (screen, model)
        perform("type") { try SwiftUITesting.type("ada", into: "Email", in: screen) }
    }
    check("the controller is released", controller == nil)
    check("the model is released", login == nil)
    do {
        let model = Items()
        let screen = UIHostingController(rootView: Browser(model: model))
        let window = UIKitTesting.makeWindow(root: screen)
        (controller, items) = (screen, model)
        perform("push") { try SwiftUITesting.tap("Item 1: 0", in: screen) }
        window.rootViewController = nil
    }
    check("the controller with a stack is released", controller == nil)
    do {
        let model = Settings()
        let screen = UIHostingController(rootView: Presenter(settings: model))
        (controller, settings) = (screen, model)
        perform("show") { try SwiftUITesting.tap("Show", in: screen) }
    }
    check("the controller with a sheet is released", controller == nil && settings == nil)
    stillAlive = { items }
}

/// Asked again when the cancelled task has ended.
@MainActor var stillAlive: () -> Items? = { nil }

@MainActor
func checkLater() async {
    await eventually { stillAlive() == nil }
    check("the model of a cancelled task is released", stillAlive() == nil)
    let model = Login()
    let screen = UIHostingController(rootView: Text(model.status).navigationTitle(model.status))
    let observing = UIHostingController(rootView: Observing(model: model))
    for controller in [screen, observing] { controller.loadViewIfNeeded() }
    model.status = "Later"
    check("not during the turn", observing.navigationItem.title, "Welcome")
    await eventually { observing.navigationItem.title == "Later" }
    check("at the end of the turn", observing.navigationItem.title, "Later")
    check("what the body did not read", screen.navigationItem.title, "Welcome")
}

struct Observing: View {
    let model: Login

    var body: some View {
        Badge(text: model.status).navigationTitle(model.status)
    }
}

struct Leaving: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
    }
}

@MainActor
func checkStack() {
    let root = UIHostingController(rootView: Observing(model: Login()))
    let navigation = UINavigationController(rootViewController: root)
    let window = UIKitTesting.makeWindow(root: navigation)
    check("a representable", (root.view.subviews.first as? UILabel)?.text, "Welcome")
    navigation.pushViewController(UIHostingController(rootView: Leaving()), animated: true)
    check("the top of a stack", try SwiftUITesting.buttons(in: navigation), ["Leave"])
    perform("leave") { try SwiftUITesting.tap("Leave", in: navigation) }
    check("dismiss pops", navigation.viewControllers, [root])
    root.present(UIHostingController(rootView: Leaving()), animated: true)
    if let presented = root.presentedViewController {
        perform("leave") { try SwiftUITesting.tap("Leave", in: presented) }
    }
    check("dismiss dismisses", root.presentedViewController, nil)
    window.rootViewController = nil
}
