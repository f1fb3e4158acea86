/// Nothing is laid out here. A constraint knows its items, and UIKit's refusals are kept: the items of an active one are in one hierarchy.
@MainActor
open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var relation: Relation
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var isActive = false {
        didSet {
            guard isActive, !oldValue, let first = view(of: firstItem), secondItem != nil else { return }
            precondition(
                view(of: secondItem)?.outermostSuperview === first.outermostSuperview,
                "Unable to activate constraint with anchors because they have no common ancestor"
            )
        }
    }

    init(_ first: AnyObject?, _ relation: Relation, _ second: AnyObject?, constant: CGFloat) {
        (firstItem, secondItem, self.relation, self.constant) = (first, second, relation, constant)
        super.init()
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(rawValue: 1000)
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    public static let defaultLow = UILayoutPriority(rawValue: 250)
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate weak var item: AnyObject?

    init(of item: AnyObject) {
        self.item = item
        super.init()
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, anchor.item, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .greaterThanOrEqual, anchor.item, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, anchor.item, constant: c)
    }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, nil, constant: c)
    }

    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .greaterThanOrEqual, nil, constant: c)
    }

    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, nil, constant: c)
    }
}

extension UIView {
    fileprivate var outermostSuperview: UIView {
        superview?.outermostSuperview ?? self
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
}
