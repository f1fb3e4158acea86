package import Diagnostics
import Support
package import YAML

/// A screen of the app, as written in its spec.
package struct ModuleSpec: Sendable {
    package let range: SourceRange
    package var name: LocatedText
    package var style = Read<LocatedText>.absent
    package var summary: LocatedText?
    package var target: LocatedText?
    package var group: LocatedText?
    package var imports: [LocatedText] = []
    package var parameters = ParametersSpec.absent
    package var modes = Read<[NamedValue<ParametersSpec>]>.absent
    package var result = Read<LocatedText>.absent
    package var presentation = Read<PresentationSpec>.absent
    package var deepLink: DeepLinkSpec?
    package var variants: VariantSpec?
    package var dependencies: [LocatedText] = []
    package var protocols: [NamedValue<RoleSpec>] = []
    package var routes: [RouteSpec] = []
    package var types: [NamedValue<LocatedText>] = []
    package var build: LocatedText?
    package var options: [NamedValue<YAMLNode>] = []
}

/// `{email: String, page: Int = 1}`
package typealias ParametersSpec = Read<[NamedValue<Read<LocatedText>>]>

package struct VariantSpec: Sendable {
    package var flag: LocatedText
    package var on: LocatedText
}

/// The protocol of a module's role: its members, or its Swift file.
package enum RoleSpec: Sendable {
    case members(LocatedText)
    case source(LocatedText)
}

/// A module that this module can open, with fixed arguments.
package struct RouteSpec: Sendable {
    package let module: LocatedText
    package var presentation = Read<PresentationSpec>.absent
    package var with: [NamedValue<LocatedText>] = []
}

extension ModuleSpec {
    /// The keys of a module's spec, in the order of the documentation.
    package static var keys: [String] { schema.shape.keys }

    package static let schema = Schema<ModuleSpec>.object(
        "a module",
        "A screen of the app: its input, dependencies, protocols and routes.",
        formerKeys: ["was": "remove it; to rename a module, run `scaffold rename OLD NEW`"],
        otherKeys: Settings.keys
    ) {
        ModuleSpec(range: $0, name: LocatedText($0))
    } fields: {
        Field(required: "module", \.name, .text("a name")) { "The name of the module, and the prefix of its types." }
        Field("style", \.style, .text("a style")) {
            "The style of the module, such as `viper`; `scaffold templates list` lists all styles. Default: `style` in "
                + "`scaffold.yml`."
        }
        Field("summary", \.summary, .text()) {
            "The purpose of the screen. This text becomes the documentation comment of the module's types."
        }
        Field("target", \.target, .text("a target")) {
            "The target of the module's files: one of the `targets` in `scaffold.yml`. Default: the app."
        }
        Field("group", \.group, .text("a folder")) {
            "The parent folder of the module's folder. With `group: Account`, the files of `Login` are in `Modules/Account/Login`."
        }
        Field.imports(\.imports)
        Field.parameters(\.parameters, of: "module")
        Field("modes", \.modes, .dictionary(key: "a mode's name", of: Schema.parameters.keepingInvalid)) {
            "The ways to open the module: `{new: {}, edit: {todo: Todo}}`. Each mode has its own parameters. A route has a method for each mode."
        }
        Field.result(\.result, of: "module", isExpected: true)
        Field("presentation", \.presentation, PresentationSpec.schema) {
            "How the router shows the module. Default: `push`."
        }
        Field("deepLink", \.deepLink, DeepLinkSpec.schema) {
            "The link that opens the module: `/login?email={prefilledEmail}`."
        }
        Field("variants", \.variants, VariantSpec.schema) { "Another module to show while a feature flag is on." }
        Field("dependencies", \.dependencies, .list(of: .text("a service"))) {
            "The names of the services that the module uses."
        }
        Field("protocols", \.protocols, .dictionary(key: "a role", of: RoleSpec.schema)) {
            "The protocols of the module's parts. A key is a role of the style, such as `view`, or the name of another "
                + "protocol."
        }
        Field("routes", \.routes, .list(of: RouteSpec.schema)) { "The modules and flows that the module can open." }
        Field("types", \.types, .dictionary(key: "a part", of: .text("a Swift type"))) {
            "Your own classes in place of generated classes. Example: `router: LegacyLoginRouter`: the module uses this class in place of the generated class `LoginRouter`."
        }
        Field("build", \.build, .choice(["generated", "custom"])) {
            "Who writes the function that builds the module. `generated` (the default): scaffold. `custom`: you."
        }
        Field.options(\.options, for: "this module")
    }
}

extension Schema where Value == [NamedValue<Read<LocatedText>>] {
    static let parameters = Schema.dictionary(
        key: "a parameter's name",
        of: Schema<LocatedText>.swift("a Swift type", help: "write a type such as `String`, `[Todo]` or `Int? = nil`")
            .keepingInvalid
    )
}

extension VariantSpec {
    static let schema = Schema<VariantSpec>.object(
        "variants",
        "A variant is another module. While a feature flag is on, the router shows the variant in place of this module."
    ) {
        VariantSpec(flag: LocatedText($0), on: LocatedText($0))
    } fields: {
        Field(required: "flag", \.flag, .text("a feature flag")) {
            "A case of the enum of feature flags. In `scaffold.yml`, `type` under `flags` names this enum."
        }
        Field(required: "on", \.on, .text("a module")) { "The module to show while the flag is on." }
    }
}

extension RoleSpec {
    private static let source = Schema<LocatedText>.object(
        "a hand-written protocol",
        "A protocol that you have written in a Swift file."
    ) {
        LocatedText($0)
    } fields: {
        Field(required: "source", \.self, .text("a Swift file")) {
            "The file that declares the protocol. Your protocol replaces the generated protocol. Give it the same name, attributes and parent protocols: `@MainActor protocol LoginViewProtocol: AnyObject`."
        }
    }

    private static let body = Schema.swiftBody("the body of a Swift protocol")

    static let schema = Schema<RoleSpec>(shape: .either([body.shape, source.shape])) { node, bag in
        let keys = if case .mapping(let mapping) = node { mapping.entries.map(\.key) } else { [YAMLNode]() }
        for case .scalar(let key) in keys
        where key.text == "source" || Spelling.nearest(to: key.text, in: ["source"]) != nil {
            return source.decode(node, &bag).map { .source($0) }
        }
        return body.decode(node, &bag).map { .members($0) }
    }
}

extension RouteSpec {
    private static let details = Schema<RouteSpec>.object("a route", "The presentation and arguments of a route.") {
        RouteSpec(module: LocatedText($0))
    } fields: {
        Field("presentation", \.presentation, PresentationSpec.schema) { "Overrides the presentation of the module." }
        Field("with", \.with, .dictionary(key: "a parameter", of: .swift("a Swift expression"))) {
            "Fixed values of arguments. The caller passes the other arguments."
        }
    }

    /// `- SignUp` or `- Terms: {presentation: present, with: {section: .privacy}}`
    static let schema = Schema.destination(
        "a module or flow",
        details,
        help: "write each route as `- Login` or `- Login: {presentation: present, with: {…}}`",
        make: { RouteSpec(module: $0, presentation: $1?.presentation ?? .absent, with: $1?.with ?? []) }
    )
}

extension Schema {
    /// Returns the schema of a name, or of a mapping from a name to details: `Cart` or `{Cart: {order: order}}`.
    ///
    /// - Parameters:
    ///   - expected: the kind of thing that has the name, for messages: `a module`.
    ///   - help: what to write instead of a mapping with several keys.
    static func destination<Details>(
        _ expected: String,
        _ details: Schema<Details>,
        help: String,
        make: @escaping @Sendable (LocatedText, Details?) -> Value
    ) -> Schema {
        let name = Schema<LocatedText>.text(expected)
        return Schema(shape: .either([name.shape, .dictionary(key: expected, details.shape)])) { node, bag in
            guard case .mapping(let mapping) = node else { return name.decode(node, &bag).map { make($0, nil) } }
            guard let entry = mapping.entries.first else {
                bag.add(.wrongKind(node, expected: expected))
                return nil
            }
            let isWord = ["module", "flow", "name", "screen", "to"].contains(entry.key.range.text)
            let isText = if case .scalar(let value) = entry.value { !value.isNull } else { false }
            guard mapping.entries.count == 1, !isWord || !isText else {
                let keys = mapping.entries.map { "`\($0.key.range.text)`" }.joined(separator: ", ")
                let message = "expected one key, the name of \(expected), found \(keys)"
                bag.add(.wrongKind, message, at: mapping.range, help: help)
                return nil
            }
            guard let module = name.decode(entry.key, &bag) else { return nil }
            if case .scalar(let scalar) = entry.value, scalar.isNull { return make(module, nil) }
            return details.decode(entry.value, &bag).map { make(module, $0) }
        }
    }
}
