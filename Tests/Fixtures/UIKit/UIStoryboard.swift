/// A storyboard is looked for by its class: it begins with `<name>ViewController` of one of the test projects' modules, made by
/// `init(coder:)` as UIKit does it.
@MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        for module in ["App", "AuthFeature", "Kit"] {
            guard let type = NSClassFromString("\(module).\(name)ViewController") as? UIViewController.Type else {
                continue
            }
            return type.init(coder: NSCoder())
        }
        return nil
    }
}
