/// Keeps bytes.
public protocol Storing: Sendable {
    func put(_ bytes: [UInt8], under key: String) throws
    func bytes(under key: String) -> [UInt8]?
}
