/// A call of a view controller omits any argument with a default, and a call of a router's protocol the last ones.
@MainActor
func omitArguments(_ controller: ClassViewController, _ router: any StartRouterProtocol) {
    controller.showSelf { _ in }
    controller.showSelf(screen: false) { _ in }
    controller.showSelf(parameters: 2) { _ in }
    controller.showSelf(parameters: 2, screen: false) { _ in }
    router.showModesCase(in: "", title: "", completion: { _ in })
    router.showModesCase(kind: nil, in: "", title: "", completion: { _ in })
    router.showModesCase(kind: nil, in: "", title: "", count: 2, completion: { _ in })
}
