#if os(Linux)
    import AuthFeature
    import Core
    import UIKit

    @testable import App

    /// How long services live: one check per lifetime, through modules, a flow and two scenes.
    @MainActor
    func checkLifetimes() async {
        await checkWeak()
        checkTransient()
        await checkOfFlow()
        await checkSingleton()
        checkOverrides()
    }

    /// As long as one of the modules that use it.
    @MainActor
    private func checkWeak() async {
        let stage = await Stage.begun()
        await stage.run("push todo; push todo2")
        let name = "a weak service"
        weak var first: (any ImageCaching)? = stage.locator.imageCache
        check(first != nil, "\(name) lives in its module")
        check(first === TodoDetailDependencies(stage.locator).imageCache, "\(name) is the same for another module")
        await stage.run("close todo2")
        check(first != nil, "\(name) lives as long as one module")
        await stage.run("close todo")
        // A cancelled task of the module may hold the service for a moment.
        check(await isTrue { first == nil }, "\(name) is released with the last module")
        await stage.run("push todo3")
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
        let stage = await Stage.begun()
        await stage.run("present checkout; push checkout2 from about")
        let name = "a service of a flow"
        weak let one = (stage.find("checkout")?.scope as? CheckoutScope)?.cart
        weak let other = (stage.find("checkout2")?.scope as? CheckoutScope)?.cart
        if let scope = stage.find("checkout")?.scope as? CheckoutScope {
            check(one != nil && one === CartDependencies(scope).cart, "\(name) is the same for its modules")
        }
        check(one !== other && other != nil, "\(name) is made for each opened flow")
        await stage.run("finish checkout")
        check(one == nil && other != nil, "\(name) ends with its flow")
    }

    /// There is one in the app, for all scenes.
    @MainActor
    private func checkSingleton() async {
        let stage = await Stage.begun()
        await stage.run("scene")
        let services = stage.scenes.map { LoginDependencies($0.router.locator).sessionModel as AnyObject }
        check(services[0] === services[1], "two scenes have one singleton")
    }

    /// A service that a test replaces is replaced for all its users.
    @MainActor
    private func checkOverrides() {
        let locator = Stage().locator
        let image = ImageCache(httpClient: Server.client)
        locator.instances.override(\.imageCache) { image }
        check(locator.imageCache === image && TodoDetailDependencies(locator).imageCache === image, "an override")
        let order = Order(title: "", items: [.init(name: "Themes", price: 3), .init(name: "Sync", price: 4)])
        let scope = CheckoutScope(order: order, parent: Stage().locator)
        check(scope.cart.total == 7, "a service is made with what the flow was opened with")
        let replaced = CheckoutScope(order: order, parent: Stage().locator)
        let cart = CartModel(order: Order(title: "", items: []), paymentService: locator.paymentService)
        replaced.instances.override(\.cart) { cart }
        check(replaced.cart === cart && CartDependencies(replaced).cart === cart, "an override in a flow")
    }
#endif
