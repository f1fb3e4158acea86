// Written by Scripts/embed.sh from Templates/: change the files there and run it again.
// swift-format-ignore-file

/// The templates that come with the tool, in the order of their paths, which are relative to `Templates/`.
package enum BuiltInTemplates {
    package static let files: [(path: String, text: String)] = [
    ]
}
