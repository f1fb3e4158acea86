package import Diagnostics
package import YAML

/// The `pack.yml` of a template pack, with its roles, options and files. `schema` documents each key.
package struct PackManifest: Sendable {
    package let range: SourceRange
    package var name: LocatedText
    package var summary: LocatedText?
    package var extended: LocatedText?
    package var includes: [LocatedText] = []
    package var without: [LocatedText] = []
    package var needs: [LocatedText] = []
    package var roles: [NamedValue<PackRole>] = []
    package var files: [PackFile] = []
    package var options: [NamedValue<PackOption>] = []
    package var renamedWords: [NamedValue<LocatedText>] = []
    package var protocols: [NamedValue<PackProtocol>] = []
    package var types: [LocatedText] = []
    package var superclasses: [NamedValue<[LocatedText]>] = []
    package var localNames: [LocatedText] = []
    package var serviceNames: [NamedValue<[LocatedText]>] = []
    package var flowNames: [NamedValue<[LocatedText]>] = []
    package var testNames: [LocatedText] = []
    /// The names of the packs that this pack includes, also through other packs.
    package var included: [String] = []

    /// Whether the pack is a style. A style has roles with classes, and generates the files of the modules that name it. Any other pack
    /// generates files for all modules.
    package var isStyle: Bool {
        roles.contains { $0.value.hasClass }
    }
}

/// A protocol of the support files. The protocols of roles can inherit from it.
package struct PackProtocol: Sendable {
    package var summary: LocatedText?
    package var members: LocatedText
    package var module: LocatedText?
}

extension PackProtocol {
    static let schema = Schema<PackProtocol>.object("a protocol", "A protocol of the support files.") {
        PackProtocol(members: LocatedText($0))
    } fields: {
        Field("summary", \.summary, .text()) {
            "The purpose of the protocol. It becomes the documentation of the protocol."
        }
        Field(required: "members", \.members, .text("the body of a Swift protocol")) { "The members of the protocol." }
        Field("module", \.module, .text("a Swift module")) {
            "The Swift module that declares the protocol, such as a framework. Default: the support files declare it."
        }
    }
}

extension PackManifest {
    package static let schema = Schema<PackManifest>.object(
        "a pack",
        "A folder of templates, and the files that they generate."
    ) {
        PackManifest(range: $0, name: LocatedText($0))
    } fields: {
        Field(required: "pack", \.name, .text("a name")) {
            "The name of the pack. If the pack is a style, specs write this name after `style:`."
        }
        Field("summary", \.summary, .text()) { "The purpose of the pack." }
        Field("extends", \.extended, .text("a pack")) {
            "The pack to start from, with all its roles, options and files."
        }
        Field("includes", \.includes, .list(of: .text("a pack"))) {
            "The packs to include. This pack gets their roles, their options, and their files with `for: module`."
        }
        Field("without", \.without, .list(of: .text("a template or a role"))) {
            "Templates and roles of the packs under `extends` and `includes` that this pack leaves out."
        }
        Field("needs", \.needs, .list(of: .text("a pack"))) {
            "The packs that a project must use together with this pack."
        }
        Field("roles", \.roles, .dictionary(key: "a role", of: PackRole.schema)) {
            "The parts of a module. A pack with roles is a style. If the pack under `extends` has a role with the same name, the role here replaces the whole role."
        }
        Field("options", \.options, .dictionary(key: "an option", of: PackOption.schema)) {
            "The options of the pack's templates. If the pack under `extends` has an option with the same name, the option here "
                + "replaces the whole option."
        }
        Field("files", \.files, .list(of: PackFile.schema)) { "The files that the pack generates." }
        Field("protocols", \.protocols, .dictionary(key: "a protocol", of: PackProtocol.schema)) {
            "Parent protocols, for the protocols of roles. The pack's support files declare these protocols. Support files are the generated files that all modules share. If a Swift module already declares a protocol, write the name of this module under `module`."
        }
        Field("types", \.types, .list(of: .text("a type"))) {
            "Types that specs can use. The pack's support files declare them."
        }
        Field("superclasses", \.superclasses, .dictionary(key: "a class", of: .list(of: .text("a member")))) {
            "The members of superclasses, such as `{UIView: [frame]}`. If a role has one of these superclasses, its protocol can't declare these members. An item can also be another superclass: with `UIImageView: [UIView, image]`, the class has all members of `UIView`, and `image`."
        }
        Field("localNames", \.localNames, .list(of: .text("a name"))) {
            "The names of local variables in the pack's generated functions. If a module has a parameter with one of these names, the parameter gets an internal name in generated functions: `completion completionValue: String`."
        }
        Field("serviceNames", \.serviceNames, .dictionary(key: "a class", of: .list(of: .text("a name")))) {
            "Names that services can't have, because a generated class already has properties with these names. `{AppLocator: [environment]}`: no service can be named `environment`."
        }
        Field("flowNames", \.flowNames, .dictionary(key: "the end of a class's name", of: .list(of: .text("a name")))) {
            "Names that the parameters and services of a flow can't have. Example: `{Scope: [start]}`, because the class `CheckoutScope` already has a property `start`."
        }
        Field("testNames", \.testNames, .list(of: .text("a name"))) {
            "The names that the pack's generated tests declare. If a service has one of these names, the variable for its mock gets another name. If a member has one of these names, its test function gets another name."
        }
        Field("renamed", \.renamedWords, .dictionary(key: "a word", of: .text("a word"))) {
            "Words that a new version of the pack has changed in generated names. The key is the old word, and the value is the new word: `{Routing: Navigation}`."
        }
    }
}
