package import Diagnostics
package import Support
package import YAML

/// The `pack.yml` of a template pack: the files that it makes, each with its template, path pattern, owner and condition.
package struct PackManifest: Sendable {
    package let range: SourceRange
    package var name: LocatedText
    package var summary: LocatedText?
    /// The pack that it starts from: it has all roles, options and files of that pack.
    package var extended: LocatedText?
    /// Packs whose roles, options and files for modules it has, too. Their other files are made once.
    package var includes: [LocatedText] = []
    /// The templates and roles of these packs that it doesn't have.
    package var without: [LocatedText] = []
    /// The packs that a project needs with it.
    package var needs: [LocatedText] = []
    package var roles: [NamedValue<PackRole>] = []
    package var files: [PackFile] = []
    /// What `options` in scaffold.yml and in specs may set for its templates.
    package var variables: [NamedValue<PackVariable>] = []
    /// The words of generated names that were replaced since earlier versions of the pack, each with its new word.
    package var renamedWords: [NamedValue<LocatedText>] = []
    /// The names of the packs that it includes, and that these include.
    package var included: [String] = []

    /// A style has roles, and makes the files of the modules that name it; any other pack makes the files of every project.
    package var isStyle: Bool {
        !roles.isEmpty
    }
}

/// A part of a module of one style that has a protocol.
package struct PackRole: Sendable {
    /// What the protocol's name adds to the module's: `ViewProtocol`. A template that sees `options`.
    package var suffix: LocatedText
    /// What the name of its mock adds to the module's, before `Mock`: `View`; its suffix by default.
    package var mock: LocatedText?
    /// What the name of the class behind it adds: `ViewController`.
    package var type: LocatedText
    /// The members that every module of the style has, without their being written.
    package var members: LocatedText?
    /// A protocol of the support files that declares these members, with default implementations; the role's protocol refines it.
    package var parent: LocatedText?
    /// An expression that sees `options` and `isNeeded`; where it doesn't hold, a module has no such part.
    package var when: LocatedText?
    /// The class has a protocol.
    package var hasProtocol = true
    /// The role has its protocol only where the spec gives it members.
    package var isOptional = false
    /// Its protocol has a member for each route.
    package var showsRoutes = false
}

/// One file that a pack makes.
package struct PackFile: Sendable {
    package enum Subject: String, CaseIterable, Sendable {
        case project, target, module, flow, services, service, mock
    }

    package var template: LocatedText
    /// A template itself: `{{ module.folder }}/Generated/{{ module.name }}Protocols.swift`.
    package var path: LocatedText
    package var owner = Owner.generated
    package var subject = Subject.module
    /// An expression for a list: the file is made for each `item` of it.
    package var each: LocatedText?
    /// An expression of the template language; the file is made where it holds.
    package var when: LocatedText?
    /// Whether its white space is cleaned up; nil for Swift files only.
    package var isCleaned: Bool?
}

extension PackManifest {
    package static let schema = Schema<PackManifest>.object(
        "a pack",
        "A folder of templates, and the files that they make.",
        make: { PackManifest(range: $0, name: LocatedText($0)) },
        fields: {
            Field(
                required: "pack",
                \.name,
                .text("a name"),
                "The name of the pack; for a style, what specs write after `style:`."
            )
            Field("summary", \.summary, .text(), "Its purpose.")
            Field(
                "extends",
                \.extended,
                .text("a pack"),
                "The pack to start from, with all its roles, options and files."
            )
            Field(
                "includes",
                \.includes,
                .list(of: .text("a pack")),
                "Packs whose roles, options and files for modules are added. Their other files are generated once."
            )
            Field(
                "without",
                \.without,
                .list(of: .text("a template or a role")),
                "The templates and roles of these packs to leave out."
            )
            Field("needs", \.needs, .list(of: .text("a pack")), "The packs that a project must use with it.")
            Field(
                "roles",
                \.roles,
                .dictionary(key: "a role", of: PackRole.schema),
                "The parts of a module that have protocols."
            )
            Field(
                "options",
                \.variables,
                .dictionary(key: "a variable", of: PackVariable.schema),
                "The variables of its templates."
            )
            Field("files", \.files, .list(of: PackFile.schema), "The files that it makes.")
            Field(
                "renamed",
                \.renamedWords,
                .dictionary(key: "a word", of: .text("a word")),
                "The words of generated names that another word replaces since an earlier version: `{Routing: Navigation}`."
            )
        }
    )
}

extension PackRole {
    static let schema = Schema<PackRole>.object(
        "a role",
        "A part of a module that has a protocol.",
        make: { PackRole(suffix: LocatedText($0), type: LocatedText($0)) },
        fields: {
            Field(
                required: "suffix",
                \.suffix,
                .text(),
                "What its protocol's name adds to the module's; a template that sees `options`."
            )
            Field(
                "mock",
                \.mock,
                .text(),
                "What the name of its mock adds to the module's, before `Mock`; the suffix by default."
            )
            Field(required: "type", \.type, .text(), "What the name of its class adds to the module's.")
            Field(
                "members",
                \.members,
                .text("the body of a Swift protocol"),
                "The members that every module of the style has."
            )
            Field(
                "parent",
                \.parent,
                .text("a protocol"),
                "The protocol of the support files that declares these members and implements them."
            )
            Field(
                "when",
                \.when,
                .text("an expression"),
                "A module has this part where it holds; it sees `options`, and `isNeeded`: the spec names the part or gives it members or services."
            )
            Field("protocol", \.hasProtocol, .boolean, "Its class has a protocol; `true` by default.")
            Field("optional", \.isOptional, .boolean, "It has a protocol only where the spec gives it members.")
            Field("routes", \.showsRoutes, .boolean, "Its protocol has a member for each route.")
        }
    )
}

extension PackFile {
    static let schema = Schema<PackFile>.object(
        "a file",
        "One file that a pack makes.",
        make: { PackFile(template: LocatedText($0), path: LocatedText($0)) },
        fields: {
            Field(
                required: "template",
                \.template,
                .text("a template"),
                "The template, by its path in the folder of all packs."
            )
            Field(required: "path", \.path, .text("a path"), "The path of the file in the project; a template itself.")
            Field(
                required: "owner",
                \.owner,
                .word(formerWords: ["tool": Owner.generated.rawValue, "person": Owner.user.rawValue]),
                "Who may change it once it is written."
            )
            Field(
                required: "for",
                \.subject,
                .word(),
                "What there is one of it for: the project, each target, module, flow, services document, service or mocked protocol."
            )
            Field(
                "each",
                \.each,
                .text("an expression"),
                "A list: there is a file for each `item` of it, a text or something with a name."
            )
            Field("when", \.when, .text("an expression"), "The file is made where this holds.")
            Field(
                "clean",
                \.isCleaned,
                .boolean,
                "Whether trailing spaces and repeated empty lines are removed, and Swift is indented and broken; by default only in Swift files."
            )
        }
    )
}
