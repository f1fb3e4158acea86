package import Diagnostics
import YAML

/// A part of a module in one style: a class and its protocol. `schema` documents each key.
package struct PackRole: Sendable {
    package var suffix: LocatedText?
    package var mock: LocatedText?
    package var type: LocatedText?
    package var classOwner: LocatedText?
    package var members: LocatedText?
    package var parent: LocatedText?
    package var when: LocatedText?
    package var hasProtocol = true
    package var isOptional = false
    package var routes: LocatedText?
    package var example: LocatedText?

    package var isScreen = false
    package var superclass: LocatedText?
    package var holdsDependencies = false
    package var holdsResult = false
    package var mayNameEntities = true
    package var imports: [LocatedText] = []
    package var usesMocks: LocatedText?
    package var forbids: [LocatedText] = []
    package var uses: [LocatedText]?
    package var names: [LocatedText] = []
}

extension PackRole {
    /// Whether a class conforms to the role's protocol. False for `class: none`.
    package var hasClass: Bool { classOwner?.text != "none" }
}

extension PackRole {
    static let schema = Schema<PackRole>.object("a role", "A part of a module: a class and its protocol.") { _ in
        PackRole()
    } fields: {
        Field("suffix", \.suffix, .text()) {
            "The end of the protocol's name. It can use options of the pack, such as `View{{ options.suffix }}`. Default: the role's name and the option `suffix`, such as `ViewProtocol` or `ViewInterface`."
        }
        Field("mock", \.mock, .text()) {
            "The word before `Mock` in the mock's name: with `mock: Viewing`, the mock is `LoginViewingMock`. Without `mock`, the word is the value of the key `suffix`. If neither key is set, the word is the role's name, as in `LoginViewMock`."
        }
        Field("type", \.type, .text()) {
            "The end of the class's name: `Screen` for `LoginScreen`. It can use options of the pack, as in `Screen{{ options.ending }}`. Default: the role's name."
        }
        Field("class", \.classOwner, .text("a role")) {
            "The name of another role. The class of that role then also conforms to the protocol of this role. With `editorInput: {class: editor}`, the class of `editor` conforms to both protocols. With `class: none`, no class conforms to this role's protocol."
        }
        Field("protocol", \.hasProtocol, .boolean) { "Whether the role has a protocol. Default: `true`." }
        Field("optional", \.isOptional, .boolean) {
            "If `true`, the role has no protocol in modules where the protocol would be empty. Default: `false`."
        }
        Field("when", \.when, .text("an expression")) {
            "The module has the part only if this expression is true. The expression can use `options` and `isNeeded`. `isNeeded` is true if the spec has the part under `protocols` or `types`. It is also true if the part gets services."
        }
        Field("parent", \.parent, .text("a protocol")) {
            "The protocol from which the role's protocol inherits. It is under `protocols` of a pack, or in your own code. The name of the parent can use options of the pack, such as `{{ options.suffix }}`. If the parent is in your own code, list its members under `members` of this role, so that the mocks have these members. Implement these members in the template of the class, or in an extension of the parent."
        }
        Field("members", \.members, .text("the body of a Swift protocol")) {
            "The members that the role's protocol has in every module. `{{ module.name }}` is the name of the module."
        }
        Field("routes", \.routes, .text("a Swift function")) {
            "A pattern for the functions that open the routes of a module. With the pattern `func show(_: Parameters)`, the function for the route `Item` is `func showItem(id: Int)`. docs/packs.md describes the placeholders under \"Placeholders in `routes`\"."
        }
        Field("example", \.example, .text("a Swift member")) {
            "A member that `scaffold module` writes into the new spec, as a comment."
        }
        Field("usesMocks", \.usesMocks, .text("an expression")) {
            "True if the role's file uses mocks, for example in a preview. Then all mocks of the project are in the folders of sources, within `#if DEBUG`. The expression can use `options`."
        }
        Field("screen", \.isScreen, .boolean) {
            "`true` for the part that appears on the screen, such as the view controller."
        }
        Field("superclass", \.superclass, .text("a class")) {
            "The superclass of the role's class. The name of the superclass can use options of the pack, such as `{{ options.suffix }}`. If the superclass is a class of yours, list it under `superclasses`, with the class of UIKit from which it inherits. Otherwise, scaffold doesn't know its members, and a spec can declare them again. Then the generated code doesn't compile."
        }
        Field("dependencies", \.holdsDependencies, .boolean) {
            "Whether the role's class gets the services of the module. If a role of the pack has `dependencies: true`, only the protocols of such roles can use the types of services, such as `AuthServicing`."
        }
        Field("result", \.holdsResult, .boolean) {
            "Whether the role's class has the property `completion`, which returns the result of a module with `result`."
        }
        Field("entities", \.mayNameEntities, .boolean) {
            "Whether the role's protocol may use entities. Default: `true`."
        }
        Field("imports", \.imports, .list(of: .text("a Swift module"))) {
            "Swift modules that the role's file always imports. An item can use options of the pack, as in `{{ options.analytics }}`. scaffold ignores an empty item."
        }
        Field("forbids", \.forbids, .list(of: .text("a Swift module"))) {
            "Swift modules whose types the role's protocol must not use."
        }
        Field("uses", \.uses, .list(of: .text("a role"))) {
            "The other roles of the module whose types the role's protocol may use. Default: all."
        }
        Field("names", \.names, .list(of: .text("a name"))) {
            "The names of properties that the template of the role's class declares. The role's protocol can't declare them. An item can use options of the pack, such as `{{ options.suffix }}`."
        }
    }
}
