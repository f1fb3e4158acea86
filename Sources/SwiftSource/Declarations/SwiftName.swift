/// A name that Swift code declares or uses.
package struct SwiftName: Hashable, Sendable {
    /// Without backticks: `default`.
    package let plain: String
    /// As it must stand where a value is declared or used: `` `default` ``.
    package let written: String

    package init(plain: String, written: String) {
        self.plain = plain
        self.written = written
    }

    /// A name that is no keyword.
    package init(unescaped name: String) {
        self.init(plain: name, written: name)
    }
}
