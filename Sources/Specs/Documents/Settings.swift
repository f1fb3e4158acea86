package import Diagnostics
package import YAML

/// `scaffold.yml` as written, without defaults.
package struct Settings: Sendable {
    /// The oldest version of scaffold that may run in the project.
    package var requires: LocatedText?
    package var specs: LocatedText?
    package var style: LocatedText?
    package var app: LocatedText?
    package var support: LocatedText?
    /// A value is nil if it is invalid, which has been reported.
    package var targets: [NamedValue<TargetSpec?>] = []
    package var types: [NamedValue<TypeSpec>] = []
    package var flags: FlagsSpec?
    package var mocks: MocksSpec?
    package var samples: [NamedValue<LocatedText>] = []
    package var templates: [TemplatesSpec]?
    package var packs: [LocatedText]?
    package var budget: BudgetSpec?
    package var warnings: [NamedValue<WarningSpec>] = []
    package var options: [NamedValue<YAMLNode>] = []
    /// Keys with invalid values, which have been reported.
    package var unreadKeys: Set<String> = []

    package init() {}

    /// The settings if `scaffold.yml` can't be read, which has been reported. All keys count as unread.
    package static var unread: Settings {
        var settings = Settings()
        settings.unreadKeys = Set(keys)
        return settings
    }
}

/// A Swift module of the app, and its folders.
package struct TargetSpec: Sendable {
    package var sources: LocatedText
    package var tests: LocatedText?
    package var mocks: LocatedText?
    package var module: LocatedText?
    package var access: LocatedText?
}

/// Settings of a type that specs use.
package struct TypeSpec: Sendable {
    package var importedModule: LocatedText?
    package var isEntity: Bool?
    package var text: LocatedText?
}

/// The service that provides feature flags.
package struct FlagsSpec: Sendable {
    package var service: LocatedText
    package var type: LocatedText
}

/// The protocols to mock.
package struct MocksSpec: Sendable {
    package let range: SourceRange
    package var sources: [LocatedText] = []
    package var exclude: [LocatedText] = []
    package var annotated: Bool?
    package var defaults: [NamedValue<LocatedText>] = []

    init(range: SourceRange) {
        self.range = range
    }
}

/// The size limits for files and protocols, above which there is a warning.
package struct BudgetSpec: Sendable {
    package var lines: LocatedText?
    package var functions: LocatedText?
}

extension Settings {
    static var keys: [String] {
        guard case .object(let shape) = schema.shape else { return [] }
        return shape.fields.map(\.name)
    }

    package static let schema = Schema<Settings>.object(
        "scaffold.yml",
        "The settings of a project. Every key has a default.",
        make: { _ in Settings() },
        unread: { $0.unreadKeys = $1 },
        fields: [
            Field(
                "requires",
                \.requires,
                .text("a version"),
                "The oldest version of scaffold that may be used: `1.4`."
            ),
            Field("specs", \.specs, .text("a folder"), "The folder of the specs. Default: `Specs`."),
            Field("style", \.style, .text("a style"), "The style of modules without `style`. Default: `viper`."),
            Field("app", \.app, .text("a target"), "The target with `AppLocator` and `AppRouter`. Default: `App`."),
            Field(
                "support",
                \.support,
                .text("a target"),
                "The target that all others import, with the support files and the services: `Core` by default, "
                    + "or the app if there are no other targets."
            ),
            Field(
                "targets",
                \.targets,
                .dictionary(key: "a target", of: TargetSpec.schema.keepingInvalid),
                "The Swift modules of the app."
            ),
            Field(
                "types",
                \.types,
                .dictionary(key: "a type", of: TypeSpec.schema),
                "Settings of types that specs use."
            ),
            Field("flags", \.flags, FlagsSpec.schema, "The service that provides feature flags, and their type."),
            Field("mocks", \.mocks, MocksSpec.schema, "The protocols to mock, and the default values of mocks."),
            Field(
                "samples",
                \.samples,
                .dictionary(key: "a type", of: .swift("a Swift expression")),
                "The values that generated tests pass, by type."
            ),
            Field(
                "templates",
                \.templates,
                .list(of: TemplatesSpec.schema),
                "The sources of the team's templates, in order of precedence: folders of the project and git "
                    + "repositories. Default: `Templates`, if it exists."
            ),
            Field(
                "packs",
                \.packs,
                .list(of: .text("a pack")),
                "The packs that the project uses besides its styles. Default: `router`, `locator`, `tests`, `mocks` and "
                    + "the packs of the team."
            ),
            Field(
                "budget",
                \.budget,
                BudgetSpec.schema,
                "The size limits for files and protocols, above which there is a warning."
            ),
            Field(
                "warnings",
                \.warnings,
                WarningSpec.entriesSchema,
                "Warnings that are switched off, by code: `off` for everywhere, `{off: [Specs/Legacy]}` for some files."
            ),
            Field(
                "options",
                \.options,
                .dictionary(key: "a variable", of: .anything),
                "Variables of the template packs."
            ),
        ]
    )
}

extension TargetSpec {
    static let schema = Schema<TargetSpec>.object(
        "a target",
        "A Swift module of the app.",
        make: { TargetSpec(sources: LocatedText($0)) },
        fields: [
            Field(required: "sources", \.sources, .text("a folder"), "The folder of its sources."),
            Field(
                "tests",
                \.tests,
                .text("a folder"),
                "The folder of its tests. Default: `Tests/` and the target's name with `Tests`."
            ),
            Field(
                "mocks",
                \.mocks,
                .text("a folder"),
                "The folder of the mocks that tests of several targets use. It is a separate Swift module. Default: "
                    + "the folder of the tests, with `Mocks` instead of `Tests`."
            ),
            Field(
                "module",
                \.module,
                .text("a Swift module"),
                "The name of the Swift module. Default: the target's name."
            ),
            Field(
                "access",
                \.access,
                .choice(["internal", "package", "public"]),
                "The access level of declarations for other targets. Default: `internal` in the app, `public` "
                    + "elsewhere."
            ),
        ]
    )
}

extension TypeSpec {
    static let schema = Schema<TypeSpec>.object(
        "a type",
        "Settings of a type that specs use.",
        make: { _ in TypeSpec() },
        fields: [
            Field("import", \.importedModule, .text("a Swift module"), "The module that declares it."),
            Field("entity", \.isEntity, .boolean, "`true` for an entity, which views can't use."),
            Field(
                "text",
                \.text,
                .choice(["losslessString", "rawValue", "codable"]),
                "The text form of its values in deep links."
            ),
        ]
    )
}

extension FlagsSpec {
    static let schema = Schema<FlagsSpec>.object(
        "flags",
        "The service that provides feature flags.",
        make: { FlagsSpec(service: LocatedText($0), type: LocatedText($0)) },
        fields: [
            Field(required: "service", \.service, .text("a service"), "The service with `isEnabled(_:)`."),
            Field(required: "type", \.type, .text("a Swift type"), "The enum of the flags."),
        ]
    )
}

extension MocksSpec {
    static let schema = Schema<MocksSpec>.object(
        "mocks",
        "The protocols to mock, and the default values of mocks.",
        make: MocksSpec.init(range:),
        fields: [
            Field(
                "sources",
                \.sources,
                .list(of: .text("a folder")),
                "Folders of Swift sources with further protocols to mock."
            ),
            Field(
                "exclude",
                \.exclude,
                .list(of: .text("a file or folder")),
                "Files and folders of the sources to skip. `*` matches any part of a name, `**` any folders."
            ),
            Field("annotated", \.annotated, .boolean, "`true` (the default): only annotated protocols."),
            Field(
                "defaults",
                \.defaults,
                .dictionary(key: "a type", of: .swift("a Swift expression")),
                "The default return values of mocks, by type."
            ),
        ]
    )
}

extension BudgetSpec {
    static let schema = Schema<BudgetSpec>.object(
        "budget",
        "The size limits for files and protocols, above which there is a warning.",
        make: { _ in BudgetSpec() },
        fields: [
            Field("lines", \.lines, .text("a number"), "The maximum number of lines in a file. Default: 400."),
            Field(
                "functions",
                \.functions,
                .text("a number"),
                "The maximum number of functions in a protocol. Default: 20."
            ),
        ]
    )
}
