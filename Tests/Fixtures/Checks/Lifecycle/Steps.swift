import AuthFeature
import Core
import UIKit

@testable import App

/// A step of a sequence, as the table writes it: `push login from todos`.
@MainActor
struct Step {
    /// Whether it could be done; a user can't tap what is covered.
    typealias Action = @MainActor (Stage) async -> Bool

    let text: String
    let words: [String]
    let scene: Int

    init(_ text: String) {
        self.text = text
        var words = text.split(separator: " ").map(String.init)
        scene = words.first == "2:" ? 1 : 0
        if words.first == "2:" { words.removeFirst() }
        self.words = words
    }

    static func all(in steps: String) -> [Step] {
        steps.split(separator: ";").map { Step($0.trimmingCharacters(in: .whitespaces)) }
    }

    private var name: String { words.count > 1 ? words[1] : "" }

    func run(on stage: Stage) async -> Bool {
        if words[0] == "scene" {
            stage.addScene()
            return true
        }
        let router = stage.scenes[scene].router
        let window = stage.scenes[scene].window
        let screen = stage.find(name)?.screen
        switch words[0] {
        // The router
        case "push", "present", "full", "root", "tab", "custom", "show":
            return show(on: stage)
        case "below", "belowHelp":
            var isDone = false
            let flow: Any.Type? = words[0] == "belowHelp" ? HelpCoordinator.self : nil
            router.showUnlessOnTop(orOpen: flow) {
                isDone = Step(words.dropFirst().joined(separator: " ")).show(on: stage)
            }
            return isDone
        case "close": if let screen { router.close(screen) }
        case "finish": stage.find(name)?.finish?()
        case "end": if let flow = stage.find(name)?.coordinator { router.end(flow) }
        case "alert": if let screen { router.showAlert(Alert(title: words[2]), on: screen) }
        case "unalert": if let screen { router.dismissAlert(on: screen) }
        case "link": return openLink(on: stage)
        // Time
        case "settle": await stage.settle()
        case "turn": await Device.endTurn()
        case "wait": await Device.advance(by: Double(name) ?? 0)
        // The user
        case "back": return Device.tapBack(in: window)
        case "swipe": return Device.swipeBack(in: window, completes: true)
        case "unswipe": return Device.swipeBack(in: window, completes: false)
        case "beginSwipe": return Device.beginSwipeBack(in: window)
        case "endSwipe": Device.endSwipeBack(completes: name != "cancelled")
        case "pull": return Device.pullDown(in: window, completes: true)
        case "unpull": return Device.pullDown(in: window, completes: false)
        case "beginPull": return Device.beginPullDown(in: window)
        case "endPull": Device.endPullDown(completes: name != "cancelled")
        case "tap": return Device.tap(name, in: window)
        case "tapTab": return Device.tapTab(Int(name) ?? 0, in: window)
        // The app's own code
        case "hold": stage.find(name)?.held = screen
        case "app": return await runOfApp(stage, router, window)
        default: fatalError("unknown step `\(text)`")
        }
        return true
    }

    private var presentation: Presentation? {
        switch words[0] {
        case "push": .push
        case "present": .present
        case "full": .fullScreen
        case "root": .root
        case "tab": .tab(words.contains("at") ? Int(words[words.firstIndex(of: "at")! + 1])! : 0)
        case "custom": .custom
        default: nil
        }
    }

    /// Shows the screen: with `from X`, from the screen of X. Returns false if X is already deallocated.
    private func show(on stage: Stage) -> Bool {
        let router = stage.scenes[scene].router
        var source: UIViewController?
        if let index = words.firstIndex(of: "from") {
            guard let known = stage.find(words[index + 1])?.screen else { return false }
            source = known
        }
        stage.open(name, in: router) { opened in
            switch name.prefix(while: \.isLetter) {
            case "login":
                opened.hasResult = true
                let completion = RouteCompletion<Session> { opened.receive($0) }
                let screen = LoginModule.build(
                    dependencies: LoginDependencies(router.locator),
                    navigation: router,
                    parameters: LoginParameters(prefilledEmail: nil),
                    completion: completion
                )
                opened.finish = { [weak completion] in completion?.finish(Session(name: "", token: "")) }
                router.deliverResult(of: completion, whenRemoved: screen)
                router.show(screen, module: LoginModule.self, from: source, as: presentation ?? .push)
            case "profile":
                opened.hasResult = true
                router.showProfile(from: source, name: "A", as: presentation ?? .push) { opened.receive($0) }
            case "todo":
                opened.hasResult = true
                router.showTodoDetail(from: source, id: 1, as: presentation ?? .push) { opened.receive($0) }
            case "hint":
                opened.hasResult = true
                router.showHint(from: source, text: "", as: presentation ?? .custom) { opened.receive($0) }
                opened.finish = { [weak opened] in (opened?.screen as? HintViewController)?.didTapOK() }
            case "split": router.show(UISplitViewController(), from: source, as: presentation ?? .push)
            case "about": router.showAbout(from: source, as: presentation ?? .push)
            case "terms": router.showTerms(from: source, as: presentation ?? .push)
            case "todos":
                if let presentation {
                    router.showTodoList(from: source, as: presentation)
                } else {
                    router.showTodoList(from: source)
                }
            case "settings":
                if let presentation {
                    router.showSettings(from: source, as: presentation)
                } else {
                    router.showSettings(from: source)
                }
            case "checkout":
                opened.hasResult = true
                let order = Order(title: "", items: [])
                router.showCheckout(from: source, order: order, as: presentation ?? .present) { opened.receive($0) }
                opened.finish = { [weak opened] in
                    (opened?.coordinator as? CheckoutCoordinator)?.finish(Receipt(number: 1, total: 1))
                }
            case "payment":
                opened.hasResult = true
                let coordinator = stage.find("checkout")?.coordinator as? CheckoutCoordinator
                coordinator?.showPayment(from: source, as: presentation ?? .push) { opened.receive($0) }
                if coordinator == nil { opened.hasResult = false }
            case "help": router.showHelp(from: source, as: presentation ?? .push)
            default: fatalError("unknown screen `\(name)`")
            }
        }
        return true
    }

    private func openLink(on stage: Stage) -> Bool {
        let router = stage.scenes[scene].router
        stage.open(name, in: router) { opened in
            switch name.prefix(while: \.isLetter) {
            case "login": router.open(.login(prefilledEmail: nil))
            case "profile": router.open(.profile(name: "A"))
            case "todo": router.open(.todoDetail(id: 1))
            case "todos": router.open(.todoList(filter: .all))
            case "settings": router.open(.settings)
            case "help": router.open(.help)
            default: fatalError("unknown link `\(name)`")
            }
        }
        return true
    }

    private func runOfApp(_ stage: Stage, _ router: AppRouter, _ window: UIWindow) async -> Bool {
        guard words.count > 1 else { fatalError("unknown step `\(text)`") }
        let top = window.rootViewController?.presentationLevels.last
        let target = words.count > 2 ? stage.find(words[2])?.screen : nil
        switch words[1] {
        case "alert":
            let alert = UIAlertController(title: words[2], message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            top?.present(alert, animated: true)
        case "share":
            let share = UIViewController()
            share.title = "share"
            top?.present(share, animated: true)
        case "modal":
            let first = UIViewController()
            first.title = "modal"
            top?.present(UINavigationController(rootViewController: first), animated: true)
        // As an active `UISearchController` of a list.
        case "search":
            let search = UIViewController()
            search.title = "search"
            search.modalPresentationStyle = .overCurrentContext
            target?.definesPresentationContext = true
            target?.present(search, animated: true)
        case "dismiss": target?.dismiss(animated: true)
        case "dismissAll": window.rootViewController?.dismiss(animated: true)
        case "pop": target?.navigationController?.popViewController(animated: true)
        case "popToRoot": target?.navigationController?.popToRootViewController(animated: true)
        case "keepFirst":
            if let navigation = target?.navigationController {
                navigation.setViewControllers([navigation.viewControllers[0]], animated: false)
            }
        case "root":
            let first = UIViewController()
            first.title = "own"
            window.rootViewController = UINavigationController(rootViewController: first)
            window.makeKeyAndVisible()
        case "plainRoot":
            let first = UIViewController()
            first.title = "plain"
            window.rootViewController = first
            window.makeKeyAndVisible()
        // A container of the app's own with a stack inside, as a side menu has one.
        case "container":
            let (container, first) = (UIViewController(), UIViewController())
            (container.title, first.title) = ("container", "own")
            let navigation = UINavigationController(rootViewController: first)
            container.addChild(navigation)
            container.view.addSubview(navigation.view)
            navigation.didMove(toParent: container)
            window.rootViewController = container
            window.makeKeyAndVisible()
        // Puts a screen of the router's into a container that is pushed in its place.
        case "embed":
            guard let inner = stage.find(words[2])?.screen, let outer = self.screen(after: "in", stage) else {
                return false
            }
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
        default: fatalError("unknown step `\(text)`")
        }
        return true
    }

    private func screen(after word: String, _ stage: Stage) -> UIViewController? {
        words.firstIndex(of: word).flatMap { stage.find(words[$0 + 1])?.screen }
    }
}
