package import Diagnostics
package import YAML

/// `scaffold.yml` as written, without defaults.
package struct Settings: Sendable {
    package var requires: LocatedText?
    package var specs: LocatedText?
    package var style = Read<LocatedText>.absent
    package var app: LocatedText?
    package var support: LocatedText?
    package var targets = Read<[NamedValue<Read<TargetSpec>>]>.absent
    package var types = Read<[NamedValue<Read<TypeSpec>>]>.absent
    package var flags = Read<FlagsSpec>.absent
    package var mocks: MocksSpec?
    package var samples: [NamedValue<LocatedText>] = []
    package var templates = Read<[TemplatesSpec]>.absent
    package var packs: [LocatedText]?
    package var sizeLimits = SizeLimits()
    package var warnings: [NamedValue<WarningSpec>] = []
    package var options: [NamedValue<YAMLNode>] = []

    package init() {}

    /// The style of modules without `style`.
    package var defaultStyle: String { style.value?.text ?? "viper" }

    /// The settings for a `scaffold.yml` that can't be read. The error has been reported.
    package static var invalid: Settings {
        var settings = Settings()
        (settings.style, settings.targets, settings.types) = (.invalid, .invalid, .invalid)
        (settings.flags, settings.templates) = (.invalid, .invalid)
        return settings
    }
}

package struct TargetSpec: Sendable {
    package var sources: LocatedText
    package var tests: LocatedText?
    package var mocks: LocatedText?
    package var module: LocatedText?
    package var access: LocatedText?
}

package struct TypeSpec: Sendable {
    var importedModule: LocatedText?
    var isEntity: Bool?
    var text = Read<LocatedText>.absent
}

package struct FlagsSpec: Sendable {
    package var service: LocatedText
    package var type: LocatedText
}

package struct MocksSpec: Sendable {
    package var sources: [LocatedText] = []
    package var exclude: [LocatedText] = []
    package var annotated: Bool?
    package var defaults: [NamedValue<LocatedText>] = []
}

extension Settings {
    /// The keys that only `scaffold.yml` has, each with `scaffold.yml` as its value. A spec with one of these keys gets a hint.
    static let keys = Dictionary(
        first: schema.shape.keys.filter { !["style", "types", "options"].contains($0) }.map { ($0, "scaffold.yml") }
    )

    package static let schema = Schema<Settings>.object(
        "scaffold.yml",
        "The settings of a project. Every key has a default."
    ) { _ in
        Settings()
    } fields: {
        Field("requires", \.requires, .text("a version")) {
            "The oldest version of scaffold that the project allows: `1.4`."
        }
        Field("specs", \.specs, .text("a folder")) { "The folder of the specs. Default: `Specs`." }
        Field("style", \.style, .text("a style")) { "The style of modules without `style`. Default: `viper`." }
        Field("app", \.app, .text("a target")) { "The target with `AppLocator` and `AppRouter`. Default: `App`." }
        Field("support", \.support, .text("a target")) {
            "The shared target, which the app and all features with screens import. It has the support files. It also has each service that has neither `target` nor `source`. Default: `Core`. If the app is the only target, the default is the app."
        }
        Field("targets", \.targets, .dictionary(key: "a target's name", of: TargetSpec.schema.keepingInvalid)) {
            "The Swift modules of the app."
        }
        Field("types", \.types, .dictionary(key: "a type's name", of: TypeSpec.schema.keepingInvalid)) {
            "Settings of types that specs use."
        }
        Field("flags", \.flags, FlagsSpec.schema) {
            "The service that provides feature flags, and the enum of the flags."
        }
        Field("mocks", \.mocks, MocksSpec.schema) { "The protocols to mock, and the default values of mocks." }
        Field("samples", \.samples, .dictionary(key: "a type", of: .swift("a Swift expression"))) {
            "For each type, the value that generated tests use as an argument."
        }
        Field("templates", \.templates, .list(of: TemplatesSpec.schema)) {
            "The sources of your own templates: folders of the project and git repositories. If two sources have the same template, scaffold uses the first source in the list. Default: `Templates`, if it exists."
        }
        Field("packs", \.packs, .list(of: .text("a pack"))) {
            "The packs (folders of templates) that the project uses. The styles of your modules are always used: you needn't list them. Default: `router`, `locator`, `tests`, `mocks` and your own packs."
        }
        Field("budget", \.sizeLimits, SizeLimits.schema) {
            "The size limits for files and protocols. Above a limit, scaffold warns."
        }
        Field("warnings", \.warnings, WarningSpec.entriesSchema) {
            "The warnings to switch off. The key is the code of the warning. `off` switches the warning off everywhere. `{off: [Specs/Legacy]}` switches it off for these files and folders."
        }
        Field.options(\.options, for: "the project")
    }
}

extension TargetSpec {
    static let schema = Schema<TargetSpec>.object("a target", "A Swift module of the app.") {
        TargetSpec(sources: LocatedText($0))
    } fields: {
        Field(required: "sources", \.sources, .text("a folder")) { "The folder of the target's sources." }
        Field("tests", \.tests, .text("a folder")) {
            "The folder of the target's tests. Default for a target `Auth`: `Tests/AuthTests`."
        }
        Field("mocks", \.mocks, .text("a folder")) {
            "The folder with the mocks of the target's services. These mocks are a library for the tests of all targets. By default, scaffold takes the path of the tests, and replaces the last `Tests` with `Mocks`: `Tests/AuthTests` becomes `Tests/AuthMocks`. The app has no such library: its mocks are in the folder `Mocks` of its tests."
        }
        Field("module", \.module, .text("a Swift module")) {
            "The name of the Swift module. Default: the target's name."
        }
        Field("access", \.access, .choice(["internal", "package", "public"])) {
            "The access level of generated declarations that other targets use. Default: `internal` in the app, `public` in other targets."
        }
    }
}

extension TypeSpec {
    static let schema = Schema<TypeSpec>.object("a type", "Settings of a type that specs use.") { _ in
        TypeSpec()
    } fields: {
        Field("import", \.importedModule, .text("a Swift module")) { "The Swift module that declares the type." }
        Field("entity", \.isEntity, .boolean) {
            "`true` for a type of the business logic. A style can forbid such types in some protocols: VIPER forbids them in the protocol of the view."
        }
        Field("text", \.text, .choice(["losslessString", "rawValue", "codable"]), isExpected: true) {
            "The text form of the type's values in deep links."
        }
    }
}

extension FlagsSpec {
    static let schema = Schema<FlagsSpec>.object("flags", "The service that provides feature flags.") {
        FlagsSpec(service: LocatedText($0), type: LocatedText($0))
    } fields: {
        Field(required: "service", \.service, .text("a service")) { "The service with `isEnabled(_:)`." }
        Field(required: "type", \.type, .text("a Swift type")) { "The enum of the flags." }
    }
}

extension MocksSpec {
    static let schema = Schema<MocksSpec>.object(
        "mocks",
        "The protocols to mock, and the default values of mocks."
    ) { _ in
        MocksSpec()
    } fields: {
        Field("sources", \.sources, .list(of: .text("a folder"))) {
            "Folders of Swift sources with further protocols to mock."
        }
        Field("exclude", \.exclude, .list(of: .text("a file or folder"))) {
            "The files and folders in `sources` that scaffold skips. `*` matches any part of a name, and `**` matches "
                + "any number of folders."
        }
        Field("annotated", \.annotated, .boolean) {
            "`true` (the default): in `sources`, scaffold mocks only protocols with a comment such as `/// @mockable`."
        }
        Field("defaults", \.defaults, .dictionary(key: "a type", of: .swift("a Swift expression"))) {
            "The default return values of mocks, by type."
        }
    }
}
