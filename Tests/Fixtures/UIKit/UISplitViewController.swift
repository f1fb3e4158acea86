/// Its columns are ordinary children. UIKit refuses it in a navigation controller.
@MainActor
open class UISplitViewController: UIViewController {}
