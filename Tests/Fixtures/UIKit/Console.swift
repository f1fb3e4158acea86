/// The messages that UIKit writes to the console.
@MainActor
enum Console {
    static var messages: [String] = []

    static func warn(_ message: String) {
        messages.append(message)
        FileHandle.standardError.write(Data("[UIKit stand-in] \(message)\n".utf8))
    }

    /// A controller as UIKit's messages name it, without its address.
    static func name(_ controller: UIViewController) -> String {
        "<\(String(describing: type(of: controller)))>"
    }
}
