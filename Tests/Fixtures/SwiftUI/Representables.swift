@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

// MARK: - Behaviour

extension Context {
    /// Makes what a representable stands for once, updates it with each evaluation, and adds it to the controller's view.
    func represent(_ view: any UIViewRepresentable) { place(view) }
    func represent(_ view: any UIViewControllerRepresentable) { place(view) }

    private func place<R: UIViewRepresentable>(_ view: R) {
        let coordinator = node.storage["coordinator"] as? R.Coordinator ?? view.makeCoordinator()
        node.storage["coordinator"] = coordinator
        let context = R.Context(coordinator: coordinator, environment: environment)
        let made = node.storage["made"] as? R.UIViewType ?? view.makeUIView(context: context)
        if node.storage.updateValue(made, forKey: "made") == nil {
            host.controller?.view.addSubview(made)
            node.onRemoval = {
                made.removeFromSuperview()
                R.dismantleUIView(made, coordinator: coordinator)
            }
        }
        view.updateUIView(made, context: context)
    }

    private func place<R: UIViewControllerRepresentable>(_ view: R) {
        let coordinator = node.storage["coordinator"] as? R.Coordinator ?? view.makeCoordinator()
        node.storage["coordinator"] = coordinator
        let context = R.Context(coordinator: coordinator, environment: environment)
        let made = node.storage["made"] as? R.UIViewControllerType ?? view.makeUIViewController(context: context)
        if node.storage.updateValue(made, forKey: "made") == nil {
            host.controller?.addChild(made)
            host.controller?.view.addSubview(made.view)
            made.didMove(toParent: host.controller)
            node.onRemoval = {
                made.willMove(toParent: nil)
                made.viewIfLoaded?.removeFromSuperview()
                made.removeFromParent()
                R.dismantleUIViewController(made, coordinator: coordinator)
            }
        }
        view.updateUIViewController(made, context: context)
    }
}
