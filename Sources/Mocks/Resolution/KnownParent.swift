import SwiftSource

/// A known protocol or class of Swift or Apple, as the parent of a mocked protocol.
package enum KnownParent: Sendable, Equatable {
    /// It requires nothing of a class.
    case marker
    /// It has no required members, but its instances may be used from any thread.
    case sendable
    /// A protocol for actors: the mock is an actor.
    case actor
    /// The mock has fixed members for it.
    case fixed
    /// No class can conform to it.
    case impossible
    /// The mock inherits from this class. `isOnMainActor`: whether the main actor isolates the class.
    case superclass(String, isOnMainActor: Bool)

    package static func named(_ name: String) -> KnownParent? {
        let plain = name.afterLastDot
        if markers.contains(plain) { return .marker }
        if sendables.contains(plain) { return .sendable }
        if plain == "Actor" || plain == "AnyActor" { return .actor }
        if writtenOut.contains(plain) { return .fixed }
        if ofValues.contains(plain) { return .impossible }
        if plain == "NSObjectProtocol" || plain == "NSObject" { return .superclass("NSObject", isOnMainActor: false) }
        if isOfUserInterface(plain) { return .superclass(plain, isOnMainActor: true) }
        return nil
    }

    var isSuperclass: Bool { if case .superclass = self { true } else { false } }

    /// The protocols whose requirements have default implementations in a module other than Swift.
    static let withImportedDefaults: Set<String> = ["LocalizedError", "CustomNSError", "ObservableObject"]

    private static let markers: Set<String> = [
        "AnyObject", "Any", "Copyable", "Escapable", "SendableMetatype", "AutoMockable", "Observable",
        "ObservableObject", "_Copyable",
    ]
    private static let sendables: Set<String> = [
        "Sendable", "Error", "LocalizedError", "CustomNSError", "UnsafeSendable", "ConcurrentValue",
    ]
    private static let writtenOut: Set<String> = [
        "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
        "CustomDebugStringConvertible", "CustomReflectable", "Encodable", "Decodable", "CaseIterable",
        "TextOutputStream", "TextOutputStreamable",
    ]
    private static let ofValues: Set<String> = [
        "OptionSet", "SetAlgebra", "BitwiseCopyable", "StringProtocol", "Numeric", "SignedNumeric", "BinaryInteger",
        "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "SIMD",
        "SIMDScalar", "DistributedActor", "View", "App", "Scene", "ViewModifier", "GlobalActor", "CVarArg",
    ]
    /// Returns true for a class of UIKit or AppKit, such as `UIView`. The names of most of their protocols have other endings.
    private static func isOfUserInterface(_ name: String) -> Bool {
        let endings = ["Responder", "View", "Controller", "Control", "Button", "Label", "Cell"]
        let isOfAppKit = ["NSView", "NSWindow", "NSResponder"].contains { name.hasPrefix($0) }
        return (name.hasPrefix("UI") || isOfAppKit) && endings.contains { name.hasSuffix($0) }
    }

    /// Comes after the name of a property of UIKit that has no setter, as an additional name: `next { get }`.
    static let getOnly = " { get }"

    /// Returns the full names of the members that a class inherits from `NSObject` and UIKit. Of UIKit, only the common ones. For functions
    /// whose names are likely in an app, too, the canonical texts.
    static func members(ofClass name: String) -> Set<String> {
        guard name.hasPrefix("UI"), isOfUserInterface(name) else { return membersOfObject }
        let isControl = name.hasSuffix("Control") || name.hasSuffix("Button")
        let isController = name.hasSuffix("Controller")
        let withoutSetter = withoutSetter.union(isController ? ofControllerWithoutSetter : ofViewWithoutSetter)
            .subtracting(name == "UITextView" ? ["inputView", "inputAccessoryView"] : [])
        return membersOfObject.union(membersOfResponder)
            .union(isController ? membersOfController : membersOfView)
            .union(withoutSetter).union(withoutSetter.map { $0 + getOnly })
            .union(isControl ? ["isEnabled", "isSelected", "isHighlighted", "sendActions(for:)"] : [])
            .union(name.hasSuffix("Cell") ? ["isSelected", "isHighlighted", "prepareForReuse()"] : [])
    }

    private static let membersOfObject: Set<String> = [
        "description", "debugDescription", "hash", "superclass", "isEqual(_:)", "isKind(of:)", "isMember(of:)",
        "isProxy()", "responds(to:)", "conforms(to:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
        "copy()", "mutableCopy()",
    ]
    private static let membersOfResponder: Set<String> = [
        "becomeFirstResponder()", "resignFirstResponder()", "accessibilityIdentifier", "accessibilityLabel",
        "accessibilityHint", "accessibilityValue", "isAccessibilityElement", "inputView", "inputAccessoryView",
    ]
    /// Properties of responders without a setter. A text view has setters for its input views.
    private static let withoutSetter: Set<String> = [
        "isFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "inputView", "inputAccessoryView",
        "undoManager", "next", "traitCollection",
    ]
    /// Not in one word: a test finds the names of roles in Swift code, in which they don't belong.
    private static let controller = "UIView" + "Controller"
    private static let membersOfController: Set<String> = [
        "view", "title", "tabBarItem", "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation",
        "preferredContentSize", "hidesBottomBarWhenPushed", "isEditing", "present(_:animated:completion:)",
        "dismiss(animated:completion:)", "loadView()", "loadViewIfNeeded()", "viewDidLoad()", "viewWillAppear(_:)",
        "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()", "setEditing(_:animated:)", "setNeedsStatusBarAppearanceUpdate()",
        "removeFromParent()", "addChild(_:)\(controller)->()", "willMove(toParent:)?\(controller)->()",
        "didMove(toParent:)?\(controller)->()", "show(_:sender:)\(controller),?Any->()",
        "showDetail\(controller.dropFirst(2))(_:sender:)\(controller),?Any->()",
        "performSegue(withIdentifier:sender:)String,?Any->()", "prepare(for:sender:)UIStoryboardSegue,?Any->()",
    ]
    private static let ofControllerWithoutSetter: Set<String> = [
        "viewIfLoaded", "isViewLoaded", "parent", "children", "navigationController", "navigationItem",
        "tabBarController", "storyboard", "isBeingPresented", "isBeingDismissed", "presentationController",
        "popoverPresentationController", "split\(controller.dropFirst(2))", "presented\(controller.dropFirst(2))",
        "presenting\(controller.dropFirst(2))",
    ]
    private static let membersOfView: Set<String> = [
        "frame", "bounds", "center", "transform", "alpha", "isHidden", "isOpaque", "backgroundColor", "tintColor",
        "tag", "isUserInteractionEnabled", "clipsToBounds", "contentMode", "translatesAutoresizingMaskIntoConstraints",
        "removeFromSuperview()", "setNeedsLayout()", "layoutIfNeeded()", "layoutSubviews()", "setNeedsDisplay()",
        "sizeToFit()", "sizeThatFits(_:)CGSize->CGSize", "addSubview(_:)UIView->()",
        "insertSubview(_:at:)UIView,Int->()", "isDescendant(of:)UIView->Bool",
        "addGestureRecognizer(_:)UIGestureRecognizer->()", "removeGestureRecognizer(_:)UIGestureRecognizer->()",
    ]
    private static let ofViewWithoutSetter: Set<String> = [
        "superview", "subviews", "window", "layer", "intrinsicContentSize", "safeAreaInsets", "safeAreaLayoutGuide",
        "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor", "widthAnchor",
        "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
    ]

    static let parentsOfObject: Set<String> = [
        "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]

    /// Returns the parts of a composition of Swift: `Encodable` and `Decodable` for `Codable`; nil for other names.
    static func parts(of name: String) -> [String]? {
        name == "Codable" || name == "Swift.Codable" ? ["Encodable", "Decodable"] : nil
    }

    static func parents(of name: String) -> [String] {
        name == "Hashable" || name == "Comparable" ? ["Equatable"] : []
    }

    /// The members, by parent, that a protocol can redeclare.
    static let members = [
        "Equatable": "==(Self, Self)", "Comparable": "<(Self, Self)", "Hashable": "hash(into:)inout Hasher->()",
        "Identifiable": "id", "CustomStringConvertible": "description",
        "CustomDebugStringConvertible": "debugDescription", "CustomReflectable": "customMirror",
        "Encodable": "encode(to:)Encoder->()", "Decodable": "init(from:)Decoder",
        "CaseIterable": "static allCases", "TextOutputStream": "write(_:)String->()",
    ]
}

extension MemberDeclaration {
    /// Its name in `KnownParent.members`: its canonical text, but without labels for operators.
    var requirementName: String {
        guard isOperator, let callable else { return canonical() }
        return "\(name.plain)(\(callable.parameters.map(\.type.text).joined(separator: ", ")))"
    }
}
