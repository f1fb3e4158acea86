extension String {
    /// Returns the text in double quotes, with the escapes that JSON, Swift and YAML share.
    ///
    /// - Parameter escape: returns the escape of another character; nil if the character needs none.
    package func literal(_ escape: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "\"") { literal, scalar in
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default: literal += escape(scalar) ?? String(scalar)
            }
        } + "\""
    }
}
