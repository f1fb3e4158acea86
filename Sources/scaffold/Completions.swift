import ArgumentParser
import ScaffoldKit

/// The completions of arguments in a shell.
enum Completions {
    static let modules = names(\.modules)
    static let screens = names { $0.modules + $0.flows }
    static let flows = names(\.flows)
    static let services = names(\.services)
    static let styles = names(\.styles)
    static let packs = names(\.packs)
    /// Modules, flows and services.
    static let all = names { $0.modules + $0.flows + $0.services }

    private static func names(_ kind: @escaping @Sendable (ProjectNames) -> [String]) -> CompletionKind {
        .custom { words, _, _ in project(words).map { kind(ProjectNames($0)) } ?? [] }
    }

    private static func project(_ words: [String]) -> Project? {
        let option =
            words.firstIndex(of: "--project").flatMap { words.dropFirst($0 + 1).first }
            ?? words.first { $0.hasPrefix("--project=") }.map { String($0.dropFirst("--project=".count)) }
        do {
            let current = try ProjectLocation.currentDirectory()
            return Project(root: ProjectLocation.root(option: option, from: current), currentDirectory: current)
        } catch {
            return nil
        }
    }
}
