import Diagnostics
import SwiftInterface

/// A view protocol is implemented by a view controller, whose own members can't be declared once more.
enum InheritedMemberCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for contract in modules.flatMap(\.protocols) {
            guard case .role(let role) = contract.purpose, role.type == "ViewController" else { continue }
            for member in contract.items.members where taken.contains(member.fullName) {
                bag.add(
                    Diagnostic(
                        .inheritedMember,
                        "`\(member.fullName)` is a member that view controllers inherit from UIKit",
                        at: member.source.nameRange,
                        help: "give it a name of its own: `\(suggestion(member))`"
                    )
                )
            }
        }
    }

    private static func suggestion(_ member: InterfaceMember) -> String {
        switch member.kind {
        case .property: "screen\(member.name.plain.prefix(1).uppercased())\(member.name.plain.dropFirst())"
        default: "display\(member.name.plain.prefix(1).uppercased())\(member.name.plain.dropFirst())"
        }
    }

    /// Of UIViewController, UIResponder and NSObject: what a subclass can't declare anew without overriding it.
    private static let taken: Set<String> = [
        "additionalSafeAreaInsets", "becomeFirstResponder()", "beginAppearanceTransition(_:animated:)", "canBecomeFirstResponder",
        "canResignFirstResponder", "children", "copy()", "debugDescription", "description", "didReceiveMemoryWarning()",
        "dismiss(animated:completion:)", "editButtonItem", "endAppearanceTransition()", "extendedLayoutIncludesOpaqueBars",
        "hash", "hidesBottomBarWhenPushed", "inputAccessoryView", "inputView", "isBeingDismissed", "isBeingPresented",
        "isEditing", "isFirstResponder", "isModalInPresentation", "isMovingFromParent", "isMovingToParent", "isViewLoaded",
        "loadView()", "loadViewIfNeeded()", "modalPresentationStyle", "modalTransitionStyle", "mutableCopy()", "navigationController",
        "navigationItem", "next", "nibBundle", "nibName", "parent", "preferredContentSize", "preferredStatusBarStyle",
        "prefersStatusBarHidden", "present(_:animated:completion:)", "presentationController", "presentedViewController",
        "presentingViewController", "reloadInputViews()", "removeFromParent()", "resignFirstResponder()",
        "restorationIdentifier", "setEditing(_:animated:)", "setNeedsStatusBarAppearanceUpdate()", "show(_:sender:)",
        "showDetailViewController(_:sender:)", "splitViewController", "storyboard", "supportedInterfaceOrientations",
        "tabBarController", "tabBarItem", "title", "toolbarItems", "traitCollection", "undoManager", "userActivity", "view",
        "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewIfLoaded",
        "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
    ]
}
