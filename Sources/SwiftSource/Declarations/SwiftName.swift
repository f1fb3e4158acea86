/// A name that Swift code declares or uses.
package struct SwiftName: Hashable, Sendable {
    /// Without backticks: `default`.
    package let plain: String
    /// With the backticks that a declaration or use of a value needs: `` `default` ``.
    package let written: String

    package init(plain: String, written: String) {
        self.plain = plain
        self.written = written
    }

    /// Creates a name that needs no backticks.
    package init(unescaped name: String) {
        self.init(plain: name, written: name)
    }
}
