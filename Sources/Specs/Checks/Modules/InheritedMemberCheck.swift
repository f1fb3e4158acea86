import Diagnostics
import Support
import SwiftSource

/// Reports members of view protocols that view controllers inherit from UIKit.
enum InheritedMemberCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for contract in modules.flatMap(\.protocols) {
            guard case .role(let role) = contract.purpose, role.type == "ViewController" else { continue }
            for member in contract.items.members where taken.contains(member.fullName) {
                bag.add(
                    .inheritedMember,
                    "`\(member.fullName)` is already a member of `UIViewController`",
                    at: member.source.nameRange,
                    help: suggestion(member)
                )
            }
        }
    }

    private static func suggestion(_ member: MemberDeclaration) -> String {
        switch member.kind {
        case .property: "choose another name, such as `screen\(NameCase.upperFirst.applied(to: member.name.plain))`"
        default: "choose another name, or other argument labels"
        }
    }

    /// Members of UIViewController, UIResponder and NSObject that a subclass can't declare again.
    private static let taken: Set<String> = [
        "addChild(_:)", "additionalSafeAreaInsets", "awakeFromNib()", "becomeFirstResponder()",
        "beginAppearanceTransition(_:animated:)", "buildMenu(with:)", "canBecomeFirstResponder",
        "canPerformAction(_:withSender:)", "canResignFirstResponder", "childForStatusBarHidden",
        "childForStatusBarStyle", "children", "contentUnavailableConfiguration", "copy()", "copy(_:)", "cut(_:)",
        "debugDescription", "definesPresentationContext", "delete(_:)", "description", "didMove(toParent:)",
        "didReceiveMemoryWarning()", "dismiss(animated:completion:)", "editButtonItem", "edgesForExtendedLayout",
        "endAppearanceTransition()", "extendedLayoutIncludesOpaqueBars", "hash", "hidesBottomBarWhenPushed",
        "inputAccessoryView", "inputAccessoryViewController", "inputView", "inputViewController",
        "interfaceOrientation", "isBeingDismissed", "isBeingPresented", "isEditing", "isEqual(_:)", "isFirstResponder",
        "isModalInPresentation", "isMovingFromParent", "isMovingToParent", "isViewLoaded", "keyCommands", "loadView()",
        "loadViewIfNeeded()", "modalPresentationCapturesStatusBarAppearance", "modalPresentationStyle",
        "modalTransitionStyle", "mutableCopy()", "navigationController", "navigationItem", "next", "nibBundle",
        "nibName", "overrideUserInterfaceStyle", "parent", "paste(_:)", "perform(_:)", "popoverPresentationController",
        "preferredContentSize", "preferredFocusEnvironments", "preferredInterfaceOrientationForPresentation",
        "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
        "prefersStatusBarHidden", "prepare(for:sender:)", "present(_:animated:completion:)", "presentationController",
        "presentedViewController", "presentingViewController", "reloadInputViews()", "removeFromParent()",
        "resignFirstResponder()", "responds(to:)", "restorationClass", "restorationIdentifier", "select(_:)",
        "selectAll(_:)", "setEditing(_:animated:)", "setNeedsStatusBarAppearanceUpdate()",
        "sheetPresentationController", "shouldAutorotate", "show(_:sender:)", "showDetailViewController(_:sender:)",
        "splitViewController", "storyboard", "superclass", "supportedInterfaceOrientations",
        "systemLayoutFittingSizeDidChange(forChildContentContainer:)", "tabBarController", "tabBarItem",
        "textInputMode", "title", "toolbarItems", "traitCollection", "traitCollectionDidChange(_:)",
        "transitionCoordinator", "transitioningDelegate", "undoManager", "updateFocusIfNeeded()",
        "updateViewConstraints()", "userActivity", "view", "viewDidAppear(_:)", "viewDidDisappear(_:)",
        "viewDidLayoutSubviews()", "viewDidLoad()", "viewIfLoaded", "viewIsAppearing(_:)",
        "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
        "willMove(toParent:)",
    ]
}
