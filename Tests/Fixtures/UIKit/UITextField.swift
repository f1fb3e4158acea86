@MainActor
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    private var enteredText = ""

    /// Never nil once it is set: UIKit returns an empty text.
    open var text: String? {
        get { enteredText }
        set { enteredText = newValue ?? "" }
    }
    open var placeholder: String?
    open var borderStyle = BorderStyle.none
    open var font: UIFont? = .preferredFont(forTextStyle: .body)
    open var adjustsFontForContentSizeCategory = false

    // MARK: UITextInputTraits

    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default

    open override var canBecomeFirstResponder: Bool { true }
}

@MainActor
open class UISearchTextField: UITextField {}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    case numberPad = 4
    case phonePad, namePhonePad, emailAddress
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
