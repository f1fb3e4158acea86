package import Diagnostics
import YAML

/// A source of the team's templates.
package enum TemplatesSpec: Sendable {
    case folder(LocatedText)
    case repository(RepositorySpec)

    package var folder: LocatedText? {
        if case .folder(let folder) = self { folder } else { nil }
    }
}

package struct RepositorySpec: Sendable {
    package let range: SourceRange
    package var address: LocatedText
    package var commit: LocatedText
    package var path: LocatedText?
    package var name: LocatedText?
}

extension TemplatesSpec {
    static let schema = Schema.either(
        Schema.text("a folder").map { TemplatesSpec.folder($0) },
        RepositorySpec.schema.map { .repository($0) }
    )
}

extension RepositorySpec {
    fileprivate static let schema = Schema<RepositorySpec>.object(
        "a repository under `templates`",
        "A folder of packs in a git repository. scaffold copies the folder to `.scaffold/packs`. Commit the copy."
    ) {
        RepositorySpec(range: $0, address: LocatedText($0), commit: LocatedText($0))
    } fields: {
        Field(required: "git", \.address, .text("a git repository")) {
            "The address of the repository: `https://…`, `ssh://…`, `git@host:path`, `file:///…`, or a path that begins with `/`, `./` or `../`."
        }
        Field(required: "commit", \.commit, .text("a commit")) {
            "The 40 digits of a commit. Tags and branches are not allowed."
        }
        Field("path", \.path, .text("a folder")) {
            "The folder of packs in the repository. Default: the whole repository."
        }
        Field("name", \.name, .text("a name")) {
            "The name of the copy in `.scaffold/packs`. Default: the name of the repository."
        }
    }
}
