public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

@MainActor
open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .preferredFont(forTextStyle: .body)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
}
