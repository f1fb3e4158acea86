import Foundation

/// The steps of a documentation page that a reader would follow, in the order of the page.
///
/// A block in a `console` fence has commands after `$ `. The output to both streams follows each command. A line `…` stands for any number of
/// lines, and `[exit 1]` for a status other than 0. Any other block whose first line is a comment with a path (`# Specs/Login.yml`,
/// `{# Templates/x.stencil #}`, `// App/x.swift`) is a file to be written there.
struct Transcript {
    enum Step {
        case file(path: String, text: String)
        case command(String, expected: [String])
    }

    var steps: [Step] = []

    init(page: String) {
        var fence: (language: String, lines: [String])?
        for line in page.components(separatedBy: "\n") {
            if line.hasPrefix("```"), let block = fence {
                add(block.language, block.lines)
                fence = nil
            } else if line.hasPrefix("```") {
                fence = (String(line.dropFirst(3)), [])
            } else {
                fence?.lines.append(line)
            }
        }
    }

    private mutating func add(_ language: String, _ lines: [String]) {
        if language == "console" {
            for line in lines {
                if line.hasPrefix("$ ") {
                    steps.append(.command(String(line.dropFirst(2)), expected: []))
                } else if case .command(let command, let expected) = steps.last {
                    steps[steps.count - 1] = .command(command, expected: expected + [line])
                }
            }
        } else if let path = lines.first.flatMap(Self.path) {
            steps.append(.file(path: path, text: lines.joined(separator: "\n") + "\n"))
        }
    }

    private static func path(_ line: String) -> String? {
        (line.wholeMatch(of: /(?:# |\/\/ |\{# )(\S*[\/.]\S+?)(?: #\})?/)?.1).map(String.init)
    }

    /// Returns whether lines are the expected ones, where `…` stands for any number of lines.
    static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return lines.isEmpty }
        if first == "…" {
            return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], expected.dropFirst()) }
        }
        return lines.first == first && matches(lines.dropFirst(), expected.dropFirst())
    }
}
