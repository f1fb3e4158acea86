import UIKit

// A stand-in for RIBs: what generated code uses, on the main actor.

@MainActor
public protocol Dependency: AnyObject {}

@MainActor
open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}

@MainActor
public protocol Buildable: AnyObject {}

@MainActor
open class Builder<DependencyType>: Buildable {
    public let dependency: DependencyType

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}

@MainActor
public protocol Interactable: AnyObject {
    var isActive: Bool { get }
    func activate()
    func deactivate()
}

@MainActor
open class Interactor: Interactable {
    public private(set) var isActive = false

    public init() {}

    public final func activate() {
        guard !isActive else { return }
        isActive = true
        didBecomeActive()
    }

    public final func deactivate() {
        guard isActive else { return }
        willResignActive()
        isActive = false
    }

    open func didBecomeActive() {}
    open func willResignActive() {}
}

@MainActor
public protocol Presentable: AnyObject {}

@MainActor
open class PresentableInteractor<PresenterType>: Interactor {
    public let presenter: PresenterType

    public init(presenter: PresenterType) {
        self.presenter = presenter
    }
}

@MainActor
public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    public var uiviewController: UIViewController { self }
}

@MainActor
public protocol Routing: AnyObject {
    var interactable: any Interactable { get }
    var children: [any Routing] { get }
    func load()
    func attachChild(_ child: any Routing)
    func detachChild(_ child: any Routing)
}

@MainActor
open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: any Interactable
    public private(set) var children: [any Routing] = []

    public init(interactor: InteractorType) {
        guard let interactable = interactor as? any Interactable else { fatalError("\(interactor) is not Interactable") }
        self.interactor = interactor
        self.interactable = interactable
    }

    public final func load() {
        didLoad()
    }

    open func didLoad() {}

    public final func attachChild(_ child: any Routing) {
        children.append(child)
        child.interactable.activate()
        child.load()
    }

    public final func detachChild(_ child: any Routing) {
        child.interactable.deactivate()
        children.removeAll { $0 === child }
    }
}

@MainActor
public protocol ViewableRouting: Routing {
    var viewControllable: any ViewControllable { get }
}

@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    public let viewController: ViewControllerType
    public let viewControllable: any ViewControllable

    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? any ViewControllable else {
            fatalError("\(viewController) is not ViewControllable")
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }
}
