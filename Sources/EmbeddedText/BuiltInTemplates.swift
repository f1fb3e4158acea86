// Written by Scripts/embed.sh from Templates/: change the files there and run it again.
// swift-format-ignore-file

/// The templates that come with the tool, in the order of their paths, which are relative to `Templates/`.
package enum BuiltInTemplates {
    package static let files: [(path: String, text: String)] = [
        (
            path: "basics/Evented.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{# Views of SwiftUI observe the value, also those that the user has written. #}
{% set isObservable %}{% for module in modules where module.roles.swiftUIView?.isGenerated or module.roles.swiftUIView?.typeLine %}yes{% break %}{% endfor %}{% endset %}
{% set ignored = "@ObservationIgnored " if isObservable else "" %}
{% call header.person() %}
{% call imports.imports(["Observation"] if isObservable else []) %}

/// A value that notifies its subscribers when it changes.
///
/// The owner keeps it private and exposes it as `observed`. Assigning an equal value notifies no subscriber.
@MainActor
{% if isObservable %}
@Observable
{% endif %}
{{ support.access }}final class Evented<Value> {
    {{ support.access }}var value: Value {
{% if isObservable %}
        get {
            access(keyPath: \.value)
            return stored
        }
        set {
            guard !isEqual(stored, newValue) else {
                stored = newValue
                return
            }
            withMutation(keyPath: \.value) { stored = newValue }
{% else %}
        didSet {
            guard !isEqual(oldValue, value) else { return }
{% endif %}
            changeCount += 1
            pending.append(Change(number: changeCount, value: {{ "newValue" if isObservable else "value" }}))
            deliver()
        }
    }

    /// A read-only view of the value.
    {{ support.access }}var observed: Observed<Value> { Observed(self) }

    private struct Change {
        let number: Int
        let value: Value
    }

    private struct Subscriber {
        let id: Int
        /// The number of the last change before the subscription began.
        let lastSeenChange: Int
        /// Returns whether the owner still exists.
        let isAlive: @MainActor () -> Bool
        /// Returns false if the subscriber no longer exists.
        let receive: @MainActor (Value) -> Bool
    }

{% if isObservable %}
    @ObservationIgnored private var stored: Value
{% endif %}
    private let isEqual: (Value, Value) -> Bool
    {{ ignored }}private var subscribers: [Subscriber] = []
    {{ ignored }}private var lastID = 0
    {{ ignored }}private var changeCount = 0
    {{ ignored }}private var pending: [Change] = []
    {{ ignored }}private var isNotifying = false

    /// Creates a value. Assigning a new value notifies the subscribers unless `isEqual` returns true.
    {{ support.access }}init(_ value: Value, isEqual: @escaping (Value, Value) -> Bool = { _, _ in false }) {
        {{ "stored" if isObservable else "self.value" }} = value
        self.isEqual = isEqual
    }

    /// Calls `receive` on each later change, in order, until `receive` returns false. Returns the subscription's ID.
    @discardableResult
    fileprivate func add(
        isAlive: @escaping @MainActor () -> Bool,
        receive: @escaping @MainActor (Value) -> Bool
    ) -> Int {
        removeSubscribers { !$0.isAlive() }
        lastID += 1
        subscribers.append(Subscriber(id: lastID, lastSeenChange: changeCount, isAlive: isAlive, receive: receive))
        return lastID
    }

    fileprivate func remove(_ id: Int) {
        removeSubscribers { $0.id == id }
    }

    /// Releases the subscribers last: the `deinit` of an object that they retain can subscribe or cancel.
    private func removeSubscribers(where isRemoved: (Subscriber) -> Bool) {
        let former = subscribers
        subscribers.removeAll(where: isRemoved)
        withExtendedLifetime(former) {}
    }

    /// Delivers the changes after `first`, including the changes that `first` makes.
    fileprivate func deliver(after first: () -> Void = {}) {
        let isRunning = isNotifying
        isNotifying = true
        first()
        // The call that is already running delivers the changes next.
        guard !isRunning else { return }
        while !pending.isEmpty {
            let change = pending.removeFirst()
            for subscriber in subscribers where subscriber.lastSeenChange < change.number {
                guard subscribers.contains(where: { $0.id == subscriber.id }) else { continue }
                if !subscriber.receive(change.value) { remove(subscriber.id) }
            }
        }
        isNotifying = false
    }
}

extension Evented where Value: Equatable {
    {{ support.access }}convenience init(_ value: Value) {
        self.init(value) { $0 == $1 }
    }
}

/// A read-only view of an `Evented`.
@MainActor
{{ support.access }}struct Observed<Value> {
    private let evented: Evented<Value>

    {{ support.access }}var value: Value { evented.value }

    fileprivate init(_ evented: Evented<Value>) {
        self.evented = evented
    }

    /// Calls `receive` with the current value, unless `immediately` is false, and with each later value.
    ///
    /// Every subscriber receives every later change once and in order, including changes made by other subscribers. The
    /// subscription ends when `owner` is deallocated or the subscription is cancelled. `owner` is not retained.
    @discardableResult
    {{ support.access }}func subscribe<Owner: AnyObject>(
        _ owner: Owner,
        immediately: Bool = true,
        receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> EventedSubscription {
        let id = evented.add(
            isAlive: { [weak owner] in owner != nil },
            receive: { [weak owner] value in
                guard let owner else { return false }
                receive(owner, value)
                return true
            }
        )
        if immediately { evented.deliver { receive(owner, evented.value) } }
        return EventedSubscription { [weak evented] in evented?.remove(id) }
    }

    /// Returns whether both are views of the same `Evented`.
    {{ support.access }}static func === (left: Observed, right: Observed) -> Bool {
        left.evented === right.evented
    }
}

extension Observed where Value: Sendable {
    /// A stream of the current value and all later values. It ends when the `Evented` is deallocated.
    {{ support.access }}var values: AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let writer = StreamWriter(continuation: continuation)
        writer.write(value)
        let id = evented.add(isAlive: { true }, receive: writer.write)
        continuation.onTermination = { [weak evented] _ in
            guard let evented else { return }
            _Concurrency.Task { @MainActor in evented.remove(id) }
        }
        return stream
    }
}

/// A writer that ends its stream when it is deallocated.
private nonisolated final class StreamWriter<Value: Sendable>: Sendable {
    private let continuation: AsyncStream<Value>.Continuation

    init(continuation: AsyncStream<Value>.Continuation) {
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }

    /// Returns false if nothing reads the stream any more.
    @discardableResult
    func write(_ value: Value) -> Bool {
        if case .terminated = continuation.yield(value) { return false }
        return true
    }
}

/// A subscription that can be cancelled. Discarding it doesn't end the subscription.
@MainActor
{{ support.access }}struct EventedSubscription {
    {{ support.access }}let cancel: @MainActor () -> Void
}

"""#
        ),
        (
            path: "basics/LoadingState.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// The state of a value that is loaded asynchronously.
{{ support.access }}nonisolated enum LoadingState<Value> {
    case initial
    case loading
    case loaded(Value)
    case failed(any Error)
}

nonisolated extension LoadingState: Sendable where Value: Sendable {}

"""#
        ),
        (
            path: "basics/NotImplementedError.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// Thrown by a generated stub until it is implemented.
{{ support.access }}nonisolated struct NotImplementedError: LocalizedError, CustomStringConvertible {
    {{ support.access }}let description: String
    {{ support.access }}var errorDescription: String? { description }

    {{ support.access }}init(_ member: String) {
        description = "\(member) is not implemented"
    }
}

"""#
        ),
        (
            path: "basics/TaskBag.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// A bag of running tasks. They are cancelled when the bag is deallocated.
///
/// A presenter or view model stores a bag to cancel its tasks when its screen is removed. The tasks must not retain the
/// presenter or view model: capture `self` weakly. Capture the services that a task calls strongly.
@MainActor
{{ support.access }}final class TaskBag {
    // `_Concurrency` is the module of Swift's `Task`. The app can have a type `Task` of its own.
    private var tasks: [Int: _Concurrency.Task<Void, Never>] = [:]
    private var lastID = 0

    {{ support.access }}init() {}

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Runs a task, and keeps it until it ends. To cancel it earlier, store the returned task.
    @discardableResult
    {{ support.access }}func run(_ operation: @escaping @MainActor () async -> Void) -> _Concurrency.Task<Void, Never> {
        lastID += 1
        let id = lastID
        let task = _Concurrency.Task { [weak self] in
            await operation()
            self?.tasks[id] = nil
        }
        tasks[id] = task
        return task
    }
}

"""#
        ),
        (
            path: "basics/pack.yml",
            text: #"""
pack: basics
summary: Small types that generated code uses.
types: [Evented, EventedSubscription, LoadingState, Observed]
files:
  - {template: basics/NotImplementedError.swift.stencil, path: "{{ support.sources }}/Generated/NotImplementedError.swift", owner: generated, for: project}
  - {template: basics/Evented.swift.stencil, path: "{{ support.sources }}/Support/Evented.swift", owner: user, for: project}
  - {template: basics/TaskBag.swift.stencil, path: "{{ support.sources }}/Support/TaskBag.swift", owner: user, for: project}
  - {template: basics/LoadingState.swift.stencil, path: "{{ support.sources }}/Support/LoadingState.swift", owner: user, for: project}

"""#
        ),
        (
            path: "common/Header.stencil",
            text: #"""
{# The first lines of a file: its owner, and the team's header. #}
{% macro tool(source) %}
// Generated by scaffold from {{ source }}. DO NOT EDIT.
{% call withoutTools() %}
{% call team() %}
{% endmacro %}

{# The comments by which linters and formatters skip a generated file. #}
{% macro withoutTools() %}
// swiftlint:disable all
// swiftformat:disable all
// swift-format-ignore-file
{% endmacro %}

{% macro person() %}
{% call team() %}

{% endmacro %}

{% macro team() %}
{% for line in (options.header ?? "") | lines %}
// {{ line }}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "common/Imports.stencil",
            text: #"""
{# Sorted imports. The caller adds the empty line after them. #}
{% macro imports(modules) %}
{% for name in modules | unique | sorted %}
import {{ name }}
{% endfor %}
{% endmacro %}

{# The imports of a test. The tested modules come last, in a group of their own. Types with the names of `aliases` would be ambiguous, because Swift Testing has such types, too. #}
{% macro tests(modules, testable, aliases = []) %}
{% for name in modules | unique | sorted where name not in testable %}
import {{ name }}
{% endfor %}

{% for name in testable %}
@testable import {{ name }}
{% endfor %}
{% for alias in aliases where alias.module in modules or alias.module in testable %}
{% if loop.first %}

// Swift Testing also has types with these names.
{% endif %}
private typealias {{ alias.name }} = {{ alias.module }}.{{ alias.name }}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "common/Members.stencil",
            text: #"""
{% import "common/SpecText.stencil" as specText %}
{# The bodies of protocols, and the stubs of classes that implement them. #}

{% macro requirements(items, spec) %}
{% for item in items %}
{% if item.followsBlankLine and not loop.first %}

{% endif %}
{% if item.line is not none %}
{% call specText.at(spec, item.line) %}
{% endif %}
{% if item.kind == "comment" %}
{{ item.lines | join: "\n" }}
{% elif item.kind == "conditional" %}
{% for clause in item.clauses %}
{{ clause.directive }}
    {% call requirements(clause.items, spec) %}
{% endfor %}
#endif
{% else %}
{{ item.member.documentation | docComment }}
{{ item.member.declaration | join: "\n" }}
{% endif %}
{% if item.endsSpec %}
{% call specText.end() %}
{% endif %}
{% endfor %}
{% endmacro %}

{% macro protocol(contract, access, spec) %}
@MainActor
{% call body(access ~ "protocol " ~ contract.name ~ ": " ~ (contract.parent ?? "AnyObject"), contract.items, spec) %}
{% endmacro %}

{% macro body(head, items, spec) %}
{% if items %}
{{ head }} {
    {% call requirements(items, spec) %}
}
{% else %}
{{ head }} {}
{% endif %}
{% endmacro %}

{# The stored properties that implement the protocol of a class. Other properties follow, unless `isLast`. #}
{% macro stored(members, access, isLast = false) %}
{% for member in members where member.body == "stored" or member.body == "observed" %}
{% if member.body == "observed" %}
private let {{ member.eventedName }} = {{ member.evented }}
{% else %}
{{ access }}{{ "private(set) " if not member.isSettable }}{{ member.signature }}
{% endif %}
{% if loop.last and not isLast %}

{% endif %}
{% endfor %}
{% endmacro %}

{# `services` is the property with the services to which members forward, with a dot, or nothing if each is a property. `without` are the names of properties that the class declares itself. `bodies` has a line `fullName=line` for each line of the bodies that are known. #}
{% macro stubs(items, type, access, services = "dependencies.", without = [], bodies = "") %}
{% for item in items sep "\n" %}
{% if item.kind == "conditional" %}
{% for clause in item.clauses %}
{{ clause.directive }}
    {% call stubs(clause.items, type, access, services) %}
{% endfor %}
#endif
{% elif item.kind == "member" and item.member.body != "stored" and not (item.member.kind == "property" and item.member.name in without) %}
{% call stub(item.member, type, access, services, bodies) %}
{% endif %}
{% endfor %}
{% endmacro %}

{# The call of a function `name`, with the parameters of the function in which it is called. #}
{% macro passing(member, name) %}{{ name | swiftIdentifier: "member" }}({% for parameter in member.parameters sep ", " %}{% if parameter.label is not none %}{{ parameter.label | swiftIdentifier: "label" }}: {% endif %}{{ parameter.name | swiftIdentifier: "expression" }}{% endfor %}){% endmacro %}

{# The lines of a text that begin with a name and `=`, without this beginning. #}
{% macro linesOf(name, text) %}
{% for line in text | lines where line | hasPrefix(name ~ "=") %}
{{ line | removePrefix(name ~ "=") }}
{% endfor %}
{% endmacro %}

{% macro stub(member, type, access, services, bodies = "") %}
{% set body = linesOf(member.fullName, bodies) | trim %}
{{ member.attributes | join: "\n" }}
{% if body %}
{{ access }}{{ member.signature }} {
    {{ body }}
}
{% elif member.body == "empty" %}
{{ access }}{{ member.signature }} {
    {{ unwritten(type, member) if member.throwsAnyError and "basics" in packs else "// Not implemented" }}
}
{% elif member.body == "forward" and member.isFunction %}
{{ access }}{{ member.signature }} {
    {{ member.forward | replace("dependencies.", services) }}
}
{% elif member.body == "forward" and member.isSettable %}
{{ access }}{{ member.signature }} {
    get { {{ member.forward | replace("dependencies.", services) }} }
    set { {{ member.forward | replace("dependencies.", services) }} = newValue }
}
{% elif member.body == "forward" %}
{{ access }}{{ member.signature }} { {{ member.forward | replace("dependencies.", services) }} }
{% elif member.body == "observed" %}
{{ access }}{{ member.signature }} { {{ member.eventedName }}.observed }
{% elif member.isSettable %}
{{ access }}{{ member.signature }} {
    get { {{ unwritten(type, member) }} }
    set { {{ unwritten(type, member) }} }
}
{% elif member.getterEffects %}
{{ access }}{{ member.signature }} {
    get {{ member.getterEffects }}{ {{ unwritten(type, member) }} }
}
{% else %}
{{ access }}{{ member.signature }} {
    {{ unwritten(type, member) }}
}
{% endif %}
{% endmacro %}

{# The body of a member that has no default implementation. The pack `basics` has the error. #}
{% macro unwritten(type, member) %}{% if member.throwsAnyError and "basics" in packs %}throw NotImplementedError("{{ type }}.{{ member.fullName }}"){% else %}fatalError("{{ type }}.{{ member.fullName }} is not implemented"){% endif %}{% endmacro %}

{# The extensions in which a class of the module conforms to its protocols. #}
{% macro conformance(part, services = "dependencies.", without = [], bodies = "") %}
{% for contract in part.contracts sep "\n" %}
{% set members %}{% if contract.hasStubs %}{% call stubs(contract.items, part.type, "", services, without, bodies) %}{% endif %}{% endset %}
// MARK: - {{ contract.name }}
{% if members %}
extension {{ part.type }}: {{ contract.name }} {
    {{ members }}
}
{% else %}
extension {{ part.type }}: {{ contract.name }} {}
{% endif %}
{% endfor %}
{% endmacro %}

{# The dependencies of a service or model: the properties, and below the initializer that sets them. #}
{% macro dependencies(dependencies) %}
{% for dependency in dependencies %}
private let {{ dependency.name | swiftIdentifier }}: any {{ dependency.protocol | swiftIdentifier: "type" }}
{% endfor %}
{% endmacro %}

{% macro initializer(dependencies, access) %}
{% if dependencies %}
{{ access }}init({% for dependency in dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "parameter" }}: any {{ dependency.protocol | swiftIdentifier: "type" }}{% endfor %}) {
{% for dependency in dependencies %}
    self.{{ dependency.name | swiftIdentifier: "member" }} = {{ dependency.name | swiftIdentifier: "expression" }}
{% endfor %}
}
{% else %}
{{ access }}init() {}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "common/SpecText.stencil",
            text: #"""
{# Swift code from a spec: the compiler reports an error in it at the spec's line. #}

{# The code up to `end()` is on `line` of `spec`. Without a `line`, both write nothing. #}
{% macro at(spec, line) %}
{% if options.sourceLocation and line %}
#sourceLocation(file:{{ spec | swiftString }},line:{{ line }})
{% endif %}
{% endmacro %}

{% macro end(line = true) %}
{% if options.sourceLocation and line %}
#sourceLocation()
{% endif %}
{% endmacro %}

{# The input of a module or flow as stored properties. The compiler reports errors in types and defaults here. #}
{% macro input(parameters, spec, keyword, writesDefaults) %}
{% for parameter in parameters %}
{% if loop.first or parameter.typeLine != loop.previous.typeLine + 1 %}
{% call at(spec, parameter.typeLine) %}
{% endif %}
{% if writesDefaults and parameter.default is not none %}
{{ keyword }} {{ parameter.property }}: {{ parameter.type }} = {{ parameter.default }}
{% elif parameter.defaultLine is not none %}
private(set) var {{ parameter.property }}: {{ parameter.type }} = {{ parameter.default }}
{% else %}
{{ keyword }} {{ parameter.property }}: {{ parameter.type }}
{% endif %}
{% if loop.last %}
{% call end() %}
{% endif %}
{% endfor %}
{% endmacro %}

{# The type through which a module or flow delivers its result. #}
{% macro completion(access, name, result, spec, line) %}
/// Delivers the result of `{{ name }}`.
{% call at(spec, line) %}
{{ access }}typealias {{ name }}Completion = RouteCompletion<{{ result }}>
{% call end() %}
{% endmacro %}

{# Arguments that the spec binds, as constants. #}
{% macro constants(arguments, spec) %}
{% for argument in arguments %}
{% call at(spec, argument.line) %}
let {{ argument.name }}: {{ argument.type }} = {{ argument.value }}
{% if loop.last %}
{% call end() %}
{% endif %}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "common/Testing.stencil",
            text: #"""
{# Shared by the tests of all styles. #}

{# The dependencies of a module in tests. The services that a test checks are properties of the test. #}
{% macro dependencies(watched) %}
{{ "var" if watched else "let" }} dependencies = {{ module.name }}Dependencies.mocks()
{% for dependency in module.dependencies where dependency.name in watched %}
dependencies.{{ dependency.name | swiftIdentifier: "member" }} = {{ dependency.variable | swiftIdentifier: "expression" }}
{% endfor %}
{% endmacro %}

{# The properties for the services that a test checks. #}
{% macro watched(names) %}
{% for dependency in module.dependencies where dependency.name in names %}
private let {{ dependency.variable | swiftIdentifier }} = {{ dependency.mock }}()
{% endfor %}
{% endmacro %}

{# The test of a function that forwards to a service. It needs `try` if a value may have no sample. #}
{% macro forwarded(member, receiver) %}
{% set service = member.test.service | swiftIdentifier: "expression" %}
{% set callThrows = member.canThrow or member.test.canThrow %}
{% set throws = callThrows or member.test.resultCanThrow %}
{% set marks = "try await " if callThrows and member.isAsync else "try " if callThrows else "await " if member.isAsync else "" %}
@Test("{{ member.fullName }} forwards to {{ member.test.service }}")
{% if member.test.observed %}
{% set name = member.name | swiftIdentifier: "member" %}
func {{ member.test.name }}(){% if throws %} throws{% endif %} {
    {{ service }}.{{ name }} = {% if member.test.resultCanThrow %}try {% endif %}{{ member.test.observed }}
    #expect({{ receiver }}.{{ name }} === {{ service }}.{{ name }})
}
{% else %}
func {{ member.test.name }}(){% if member.isAsync %} async{% endif %}{% if throws %} throws{% endif %} {
{% if member.test.hasResult %}
    {{ service }}.{{ member.test.mock }}ReturnValue = {% if member.test.resultCanThrow %}try {% endif %}{{ member.test.result }}
{% endif %}
    {% if member.test.isResultComparable %}let result = {% elif member.test.hasResult %}_ = {% endif %}{{ marks }}{{ receiver }}.{{ member.test.call }}
    #expect({{ service }}.{{ member.test.mock }}CallCount == 1)
{% for check in member.test.checks %}
    #expect({{ service }}.{{ member.test.mock }}Calls.first{{ check.path }} == {{ check.value }})
{% endfor %}
{% if member.test.isResultComparable %}
    #expect(result == {{ member.test.result }})
{% endif %}
}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "common/pack.yml",
            text: #"""
pack: common
summary: The options that all packs have, and macros for their templates.
testNames: [completion, dependencies, log, navigation, result, results]
options:
  header: {summary: The comment at the beginning of each file.}
  protocols: {choices: [one, many], default: one, summary: Whether the protocols of a module are in one file or in many.}
  suffix: {choices: [Protocol, Interface, none], default: Protocol, summary: "The suffix of protocol names. Without it, a class that would have the same name as its protocol gets the suffix Impl."}
  screens: {choices: [code, storyboard, swiftui], default: code, summary: "What shows a screen: a view controller written in code, one from a storyboard, or a SwiftUI view (from iOS 17)."}
  controls: {choices: [none, actions], default: none, summary: "Whether a view controller in code has buttons and text fields for the functions that a tap calls, and tests that tap them."}
  segues: {routes: true, summary: "The routes for which the module's storyboard has segues, such as `Terms, Help`. The screens of these routes need storyboards, too."}
  previews: {type: boolean, default: true, summary: "Whether SwiftUI views have previews. They use the mocks, which are in the folders of sources then, within `#if DEBUG`."}
  tests: {choices: [all, mocks, none], default: all, summary: "What is generated for tests: tests and mocks, only mocks, or nothing."}
  sourceLocation: {type: boolean, default: true, summary: "Whether the compiler reports an error in Swift from a spec at the line of the spec."}
  indent: {type: number, where: value >= 1 and value <= 16, expected: a number from 1 to 16, summary: "The number of spaces of one indentation level in Swift. By default, the indentation of the templates."}
  lineLength: {type: number, default: 120, where: value == 0 or value >= 40, expected: "0, or a number from 40", summary: "The largest number of characters in a line of Swift. Longer lines are split. 0 means no limit."}

"""#
        ),
        (
            path: "init/AGENTS.md.stencil",
            text: #"""
# Generated code

scaffold generates Swift files from the specs in `{{ specs }}`.

- Never edit files in folders named `Generated` or `Mocks`. Change the spec, then run `scaffold generate`.
- Other files of a module are yours to edit. scaffold merges changes of specs into them.
- To add a screen, flow or service, run `scaffold module NAME`, `scaffold flow NAME` or `scaffold service NAME`, then edit the new spec.
- After each change of a spec, run `scaffold generate`, then `scaffold check --format json`. Both must succeed.
- `scaffold explain CODE` explains an error and how to fix it. `scaffold schema specs` prints the JSON Schema of specs.

"""#
        ),
        (
            path: "init/README.md.stencil",
            text: #"""
# Specs

Each file describes a screen, a flow or a group of services of {{ app }}. After a change, run `scaffold generate`.

| To | Run |
|---|---|
| add a screen | `scaffold module Login` |
| add a flow of screens | `scaffold flow Checkout` |
| add a service | `scaffold service authService` |
| see whether all files are up to date | `scaffold check` |
| understand an error | `scaffold explain SC0606` |

`specs.schema.json` is the JSON Schema of these files: editors with a YAML language server complete and check keys with it. After an update of scaffold,
write it again: `scaffold schema specs > {{ specs }}/specs.schema.json`.

In a pull request, review the specs and your own files. scaffold updates `.scaffold` and the folders `Generated` and `Mocks`.

"""#
        ),
        (
            path: "init/scaffold.yml.stencil",
            text: #"""
# Settings of scaffold. Every key has a default; the commented keys are examples.
requires: {{ version }}
app: {{ app }}
targets:
  {{ app }}:
    sources: {{ sources }}
    tests: {{ tests }}
{% if module != app %}
    module: {{ module }}
{% endif %}
style: viper

# The Swift module of a type. The protocols of views can't use entities:
# types:
#   Session: {import: Entities, entity: true}

# For each type, the value that generated tests use as an argument:
# samples:
#   Session: 'Session(token: "token")'

# The service that provides feature flags:
# flags: {service: featureFlags, type: FeatureFlag}

# Warnings that are switched off:
# warnings: {SC0642: off}

# Options of the templates:
# options: {header: "Copyright Example Inc."}

"""#
        ),
        (
            path: "locator/AppEnvironment.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(externalImports) %}

/// External services, provided by the app at launch.
@MainActor
{% if externalServices %}
struct AppEnvironment {
{% for service in externalServices %}
    var {{ service.name | swiftIdentifier }}: any {{ service.provided | swiftIdentifier: "type" }}
{% endfor %}
}
{% else %}
struct AppEnvironment {}
{% endif %}

"""#
        ),
        (
            path: "locator/AppLocator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// Creates and stores the app's services. Each spec of services adds an extension of this class.
@MainActor
final class AppLocator {
    let environment: AppEnvironment
    let instances = InstanceStore<AppLocator>()

    init(environment: AppEnvironment) {
        self.environment = environment
    }
}

"""#
        ),
        (
            path: "locator/AppLocatorServices.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% call header.tool(document.spec) %}
{% call imports.imports(document.appImports) %}

{{ document.summary | docComment }}
{% for scope in document.scopes sep "\n" %}
extension {{ scope.type }} {
{% for service in scope.services sep "\n" %}
{% set member = service.name | swiftIdentifier: "member" %}
    {{ service.summary | docComment }}
    var {{ service.name | swiftIdentifier }}: any {{ service.provided | swiftIdentifier: "type" }} {
{% if service.lifetime == "external" %}
        instances.transient(\.{{ member }}) { environment.{{ member }} }
{% else %}
        instances.{{ "singleton" if service.lifetime == "flow" else service.lifetime }}(\.{{ member }}) {
            {% call specText.at(document.spec, service.makingLine) %}
            {% if service.make %}{{ service.make }}{% else %}{{ service.implementation }}({% for dependency in service.dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "label" }}: {{ dependency.name | swiftIdentifier: "expression" }}{% endfor %}){% endif %}
            {% call specText.end() %}
        }
{% endif %}
    }
{% endfor %}
}
{% endfor %}

"""#
        ),
        (
            path: "locator/CommandsProtocol.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% call header.tool(service.spec) %}
{% call imports.imports(service.imports) %}

/// Commands of `{{ service.protocol }}`, for the coordinators of flows.
{{ "@MainActor" if service.kind == "model" }}
{% call members.body(service.target.access ~ ("" if service.kind == "model" else "nonisolated ") ~ "protocol " ~ service.commands.protocol ~ ": " ~ service.protocol, service.commands.items, service.spec) %}

"""#
        ),
        (
            path: "locator/InstanceStore.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

/// Stores the instances of a locator or flow scope, keyed by property.
@MainActor
final class InstanceStore<Owner: AnyObject> {
    private var instances: [PartialKeyPath<Owner>: Any] = [:]
    private var weakInstances: [PartialKeyPath<Owner>: WeakReference] = [:]
    private var overrides: [PartialKeyPath<Owner>: Any] = [:]

    /// Returns the same instance for the owner's lifetime. Creates it on first use.
    func singleton<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        if let existing = instances[key] as? Instance { return existing }
        let instance = transient(key, make: make)
        instances[key] = instance
        return instance
    }

    /// Returns the same instance while another object retains it. The instance must belong to a class.
    func weak<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        if let existing = weakInstances[key]?.object as? Instance { return existing }
        let instance = transient(key, make: make)
        precondition(type(of: instance as Any) is AnyClass, "a weak service must be an instance of a class")
        weakInstances[key] = WeakReference(instance as AnyObject)
        return instance
    }

    /// Returns a new instance on every call.
    func transient<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        (overrides[key] as? Override<Instance>)?.make() ?? make()
    }

    /// Replaces an instance in tests. Call it before the first use, because existing services keep the old instance.
    func override<Instance>(_ key: KeyPath<Owner, Instance>, with make: @escaping @MainActor () -> Instance) {
        precondition(instances.isEmpty && weakInstances.isEmpty, "override services before using the locator")
        overrides[key] = Override(make: make)
    }
}

@MainActor
private struct Override<Instance> {
    let make: @MainActor () -> Instance
}

@MainActor
private final class WeakReference {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

"""#
        ),
        (
            path: "locator/Service.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set access = service.target.access %}
{% set isModel = service.kind == "model" %}
{% set isolation = "" if isModel else "nonisolated " %}
{# An initializer with the arguments in `make` is the user's. #}
{% set isMadeByHand = service.make and (service.implementation ~ "(") in service.make and (service.implementation ~ "()") not in service.make %}
{% set hasInit = service.dependencies or (access and not isMadeByHand) %}
{% call header.person() %}
{% call imports.imports(service.imports) %}

{{ service.summary | docComment }}
{% if isModel %}
@MainActor
{% endif %}
{% if hasInit or service.hasStored %}
{{ access }}{{ isolation }}final class {{ service.implementation }} {
{% if service.dependencies or service.hasStored %}
    // MARK: - Properties
    {% call members.stored(service.members, access, not service.dependencies) %}
    {% call members.dependencies(service.dependencies) %}
{% endif %}
{% if hasInit %}
{% if service.dependencies or service.hasStored %}

{% endif %}
    // MARK: - Lifecycle
    {% call members.initializer(service.dependencies, access) %}
{% endif %}
}
{% else %}
{{ access }}{{ isolation }}final class {{ service.implementation }} {}
{% endif %}

// MARK: - {{ service.protocol }}
{% if service.hasStubs %}
{{ isolation }}extension {{ service.implementation }}: {{ service.protocol }} {
    {% call members.stubs(service.items, service.implementation, access) %}
}
{% else %}
{{ isolation }}extension {{ service.implementation }}: {{ service.protocol }} {}
{% endif %}
{% if service.commands %}

// MARK: - {{ service.commands.protocol }}
{{ isolation }}extension {{ service.implementation }}: {{ service.commands.protocol }} {
    {% call members.stubs(service.commands.items, service.implementation, access) %}
}
{% endif %}

"""#
        ),
        (
            path: "locator/ServiceProtocol.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set access = service.target.access %}
{% set settable %}{% for member in service.members where member.isSettable and not member.modifiers sep "," %}{{ member.name }}{% endfor %}{% endset %}
{% call header.tool(service.spec) %}
{% call imports.imports(service.imports) %}

{{ service.summary | docComment }}
{% if service.lifetime == "weak" %}
{% if service.summary %}
///
{% endif %}
/// Class-bound, because the locator keeps only a weak reference to the service.
{% endif %}
{% if service.kind == "model" %}
@MainActor
{% call members.body(access ~ "protocol " ~ service.protocol ~ ": AnyObject", service.items, service.spec) %}
{% elif service.lifetime == "weak" or settable %}
{% call members.body(access ~ "nonisolated protocol " ~ service.protocol ~ ": AnyObject, Sendable", service.items, service.spec) %}
{% else %}
{% call members.body(access ~ "nonisolated protocol " ~ service.protocol ~ ": Sendable", service.items, service.spec) %}
{% endif %}

"""#
        ),
        (
            path: "locator/pack.yml",
            text: #"""
pack: locator
summary: The services and models of the app, and the locator that creates them.
includes: [basics]
serviceNames: {AppLocator: [environment, instances, self]}
files:
  - {template: locator/AppEnvironment.swift.stencil, path: "{{ app.sources }}/Generated/AppEnvironment.swift", owner: generated, for: project}
  - {template: locator/AppLocator.swift.stencil, path: "{{ app.sources }}/Support/AppLocator.swift", owner: user, for: project}
  - {template: locator/InstanceStore.swift.stencil, path: "{{ app.sources }}/Generated/InstanceStore.swift", owner: generated, for: project}
  - template: locator/AppLocatorServices.swift.stencil
    path: "{{ app.sources }}/Services/Generated/AppLocator+{{ document.name }}.swift"
    owner: generated
    for: services
    when: document.services
  - template: locator/ServiceProtocol.swift.stencil
    path: "{{ service.target.sources }}/{% if service.kind == 'model' %}Models{% else %}Services{% endif %}/Generated/{{ service.protocol }}.swift"
    owner: generated
    for: service
    when: not service.isWrittenByHand
  - template: locator/CommandsProtocol.swift.stencil
    path: "{{ service.target.sources }}/{% if service.kind == 'model' %}Models{% else %}Services{% endif %}/Generated/{{ service.commands.protocol }}.swift"
    owner: generated
    for: service
    when: service.commands
  - template: locator/Service.swift.stencil
    path: "{{ service.target.sources }}/{% if service.kind == 'model' %}Models{% else %}Services{% endif %}/{{ service.implementation }}.swift"
    owner: user
    for: service
    when: service.implementation and not service.isWrittenByHand

"""#
        ),
        (
            path: "mocks/Answers.stencil",
            text: #"""
{# How a mock implements a member: it counts and records the call, then uses its stub. #}

{% macro implementation(member) %}
{% if member.kind == "method" %}
{{ member.declaration }} {
    {% call body(member, member.call) %}
}
{% elif member.kind == "initializer" %}
{{ member.declaration }} {
    {% call initialized(member, member.call) %}
}
{% elif member.kind == "property" %}
{{ member.declaration }} {
    {% call value(member, member.property) %}
}
{% else %}
{{ member.declaration }} {
    get {{ member.getterEffects }}{
        {% call body(member, member.call) %}
    }
{% if member.setter %}
    set {
        {% call body(member, member.setter) %}
    }
{% endif %}
}
{% endif %}
{% endmacro %}

{% macro body(member, call) %}
{{ call.preparations | join: "\n" }}
{% if call.isUncallable %}
// No value has the type of one of its parameters, so it is never called.
{% elif member.isLocked %}
{% call locked(member, call) %}
{% else %}
{{ call.name ~ "Calls.append(" ~ call.record.value ~ ")" if call.record else call.count ~ " += 1" }}
{% if not member.isStatic %}
mockLog?.record({{ call.logged }})
{% endif %}
{% call answer(call, call.name ~ "Handler", call.name ~ "Handler") %}
{% if call.thrownError %}
if let {{ call.name }}ThrownError { throw {{ thrown(call, call.name ~ "ThrownError") }} }
{% endif %}
{% if call.result?.isStorable %}
if !{{ call.name }}ReturnValues.isEmpty { return {{ returned(call, call.name ~ "ReturnValues.removeFirst()") }} }
{% if call.result.default and not call.result.isErased %}
return {{ returned(call, call.name ~ "ReturnValue") }}
{% else %}
if let {{ call.name }}ReturnValue { return {{ returned(call, call.name ~ "ReturnValue") }} }
{% endif %}
{% endif %}
{% call unstubbed(call) %}
{% endif %}
{% endmacro %}

{# The same with a lock, which is held while the call is recorded, but not while the handler runs. #}
{% macro locked(member, call) %}
{% set storage = "staticMockStorage" if member.isStatic else "mockStorage" %}
{% set hasOnlyHandler = not call.thrownError and not call.result?.isStorable %}
let {% if hasOnlyHandler %}mockHandler{% else %}mockStub{% endif %} = {{ storage }}.withLock {
    $0.{{ call.count }} += 1
{% if call.record %}
    $0.{{ call.name }}Calls.append({{ call.record.value }})
{% endif %}
{% if not member.isStatic %}
    $0.mockLog?.record({{ call.label | swiftString }})
{% endif %}
{% if hasOnlyHandler %}
    return $0.{{ call.name }}Handler
{% else %}
    return MockStub({{ [
        "$0." ~ call.name ~ "Handler",
        "$0." ~ call.name ~ "ThrownError" if call.thrownError,
        "&$0." ~ call.name ~ "ReturnValues" if call.result?.isStorable,
        "$0." ~ call.name ~ "ReturnValue" if call.result?.isStorable,
    ] | select | join: ", " }})
{% endif %}
}
{% if hasOnlyHandler %}
{% call answer(call, "mockHandler", "mockHandler") %}
{% else %}
{% call answer(call, "mockHandler = mockStub.handler", "mockHandler") %}
{% endif %}
{% if call.thrownError %}
if let mockThrownError = mockStub.thrownError { throw {{ thrown(call, "mockThrownError") }} }
{% endif %}
{% if call.result?.isStorable %}
{% if call.result.default and not call.result.isErased %}
return {{ returned(call, "mockStub.returnValue ?? " ~ call.result.default) }}
{% else %}
if let mockReturnValue = mockStub.returnValue { return {{ returned(call, "mockReturnValue") }} }
{% endif %}
{% endif %}
{% call unstubbed(call) %}
{% endmacro %}

{# Passes the call to the handler, if there is one. #}
{% macro answer(call, binding, handler) %}
{% set answered = call.marks ~ cast(call, handler ~ "(" ~ call.arguments ~ ")") %}
{% if call.throws == "rethrown" %}
if let {{ binding }} {
    do {
        return {{ answered }}
    } catch let mockThrownError {
{% set rethrown = "mockError.rethrow(mockThrownError, from: " ~ (call.label | swiftString) ~ ") { throw $0 }" %}
        return try {{ "mockSend(" ~ rethrown ~ ")" if call.result?.isSending else rethrown }}
    }
}
{% elif call.throws == "erased" %}
if let {{ binding }} {
    do {
        return {{ answered }}
    } catch let mockThrownError {
        throw mockCast(mockThrownError, {{ call.label | swiftString }})
    }
}
{% elif not call.result and not call.throws %}
{{ call.marks }}{{ handler }}?({{ call.arguments }})
{% else %}
if let {{ binding }} {
    return {{ answered }}
}
{% endif %}
{% endmacro %}

{# A call without a stub returns a default, throws if it can, and otherwise traps. #}
{% macro unstubbed(call) %}
{% if call.result %}
{% if call.result.default and (call.result.isErased or not call.result.isStorable) %}
return {{ call.result.default }}
{% elif call.result.unstubbed %}
return {{ call.result.unstubbed }}
{% elif not call.result.default and call.throws == "untyped" %}
throw MockError.unstubbed({{ call.label | swiftString }})
{% elif not call.result.default %}
fatalError("{{ call.label }} is not stubbed")
{% endif %}
{% endif %}
{% endmacro %}

{# A stubbed value, converted to what the function returns. #}
{% macro returned(call, value) %}{% if call.result?.isSending %}mockSend({{ cast(call, value) }}){% else %}{{ cast(call, value) }}{% endif %}{% endmacro %}

{% macro cast(call, value) %}{% if call.result?.isErased %}mockCast({{ value }}, {{ call.label | swiftString }}){% else %}{{ value }}{% endif %}{% endmacro %}

{% macro thrown(call, error) %}{% if call.throws == "erased" %}mockCast({{ error }}, {{ call.label | swiftString }}){% else %}{{ error }}{% endif %}{% endmacro %}

{% macro initialized(member, call) %}
{{ call.preparations | join: "\n" }}
{% if call.isUncallable %}
// No value has the type of one of its parameters, so it is never called.
{% elif member.isLocked %}
Self.staticMockStorage.withLock {
    $0.{{ call.count }} += 1
{% if call.record %}
    $0.{{ call.name }}Calls.append({{ call.record.value }})
{% endif %}
}
{% else %}
Self.{{ call.name ~ "Calls.append(" ~ call.record.value ~ ")" if call.record else call.count ~ " += 1" }}
{% endif %}
{% endmacro %}

{# The accessors of a property count its uses and store its value. #}
{% macro value(member, property) %}
{% if member.isLocked %}
{% set storage = "staticMockStorage" if member.isStatic else "mockStorage" %}
get {
    {% if not property.default %}let mockReturnValue = {% endif %}{{ storage }}.withLock {
        $0.{{ property.name }}GetCallCount += 1
        return $0.{{ property.name }}Value
    }
{% if property.unstubbed %}
    if let mockReturnValue { return mockReturnValue }
    let mockDefault: {{ property.type }} = {{ property.unstubbed }}
    {{ storage }}.{{ property.name }}Value = mockDefault
    return mockDefault
{% elif not property.default %}
    guard let mockReturnValue else { fatalError("{{ property.label }} has not been set") }
    return mockReturnValue
{% endif %}
}
set {
{% if property.isSettable %}
    {{ storage }}.update {
        $0.{{ property.name }}SetCallCount += 1
{% if not member.isStatic %}
        $0.mockLog?.record({{ property.setLabel | swiftString }})
{% endif %}
        $0.{{ property.name }}Value = newValue
    }
{% else %}
    {{ storage }}.{{ property.name }}Value = newValue
{% endif %}
}
{% else %}
get {
    {{ property.name }}GetCallCount += 1
{% if not property.default %}
    guard let {{ property.name }}Value else { fatalError("{{ property.label }} has not been set") }
{% endif %}
    return {{ property.name }}Value
}
set {
{% if property.isSettable %}
    {{ property.name }}SetCallCount += 1
{% if not member.isStatic %}
    mockLog?.record({{ property.setLabel | swiftString }})
{% endif %}
{% endif %}
    {{ property.name }}Value = newValue
}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "mocks/Class.stencil",
            text: #"""
{% import "mocks/Stubs.stencil" as stubs %}
{% import "mocks/Answers.stencil" as answers %}
{% import "mocks/Parents.stencil" as parents %}
{# The class of a mock. #}

{% macro mocked(mock, member) %}
{% call stubs.declared(mock, member) %}

{{ member.attributes | join: "\n" }}
{% call answers.implementation(member) %}
{% endmacro %}
{% macro head(mock) %}{{ mock.name }}{{ mock.genericParameters }}: {% if mock.superclass or mock.base %}{{ mock.superclass ?? mock.base }}, {% endif %}{{ mock.protocol }}{{ mock.genericRequirements }}{% endmacro %}
{% macro class(mock) %}
{{ mock.attributes | join: "\n" }}
{% if mock.isActor %}
actor {{ head(mock) }} {
{% elif mock.isolation == "nonisolated" %}
nonisolated final class {{ head(mock) }} {
{% else %}
{{ mock.isolation }}
{% if not mock.isBase %}final {% endif %}class {{ head(mock) }} {{ "{}" if mock.base and not mock.members else "{" }}
{% endif %}
{% if not mock.base or mock.members %}
{% call content(mock) %}
}
{% endif %}
{% endmacro %}

{% macro content(mock) %}
{% if mock.typeAliases %}
    {{ mock.typeAliases | join: "\n" }}

{% endif %}
{% if not mock.base %}
    /// A log shared by several mocks, to check the order of calls.
{% if mock.isLocked %}
    {{ mock.stubIsolation }}var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private {{ mock.stubIsolation }}let mockStorage = MockBox(MockStorage())
{% else %}
    var mockLog: MockLog?
{% endif %}
{% endif %}
{% if mock.hasLockedStatics %}
{% if mock.genericParameters %}
    private {{ mock.stubIsolation }}static var staticMockStorage: MockBox<StaticMockStorage> {
        mockStatics(of: {{ mock.name }}.self) { StaticMockStorage() }
    }
{% else %}
    private {{ mock.stubIsolation }}static let staticMockStorage = MockBox(StaticMockStorage())
{% endif %}
{% endif %}
{% if mock.needsPlainInitializer and not mock.base %}

    {% if mock.superclass %}override {% elif mock.isolation not in ["@MainActor", "nonisolated"] %}nonisolated {% endif %}init() {}
{% endif %}
{% if mock.isBase and not mock.base %}

    // Without an explicit `deinit`, a subclass in a target with another default isolation crashes off the main thread.
    deinit {}
{% endif %}
{% for member in mock.members %}
{% if not (loop.first and mock.base) %}

{% endif %}
{% if member.condition %}
    #if {{ member.condition }}
        {% call mocked(mock, member) %}
    #endif
{% else %}
    {% call mocked(mock, member) %}
{% endif %}
{% endfor %}

    {% call parents.satisfied(mock) %}
    /// Resets recorded calls and stubs. Properties of the protocol keep their values.
{% if mock.isLocked %}
    {{ mock.stubIsolation }}func resetMock() {
        mockStorage.update {
            var storage = MockStorage()
            storage.mockLog = $0.mockLog
            {% call stubs.kept(mock, false) %}
            $0 = storage
        }
    }
{% elif not mock.members %}
    func resetMock() {}
{% else %}
    {% if mock.base %}override {% endif %}func resetMock() {
{% if mock.base %}
        super.resetMock()
{% endif %}
        {% call stubs.cleared(mock, false) %}
    }
{% endif %}
{% if mock.hasStatics %}

    /// Resets static members.
{% if mock.hasLockedStatics %}
    {{ mock.stubIsolation }}static func resetStaticMock() {
        staticMockStorage.update {
            {% if stubs.hasStaticProperties(mock) %}var{% else %}let{% endif %} storage = StaticMockStorage()
            {% call stubs.kept(mock, true) %}
            $0 = storage
        }
    }
{% else %}
    static func resetStaticMock() {
        {% call stubs.cleared(mock, true) %}
    }
{% endif %}
{% endif %}
{% if mock.isLocked %}

    private nonisolated struct MockStorage {
        var mockLog: MockLog?
        {% call stubs.stored(mock, false) %}
    }
{% endif %}
{% if mock.hasLockedStatics %}

    private nonisolated struct StaticMockStorage {
        {% call stubs.stored(mock, true) %}
    }
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "mocks/Mock.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "mocks/Class.stencil" as classes %}
{% set condition = ["DEBUG" if mocksAreInSources, ("(" ~ mock.condition ~ ")" if mocksAreInSources else mock.condition) if mock.condition] | select | join(" && ") %}
{% macro placed() %}
{% if mock.testable %}
{% call imports.tests(mock.imports, mock.testable) %}
{% else %}
{% call imports.imports(mock.imports) %}
{% endif %}
{{ mock.furtherImports | join: "\n" }}
{% if mock.imports or mock.testable or mock.furtherImports or not condition %}

{% endif %}
{% if mock.enclosingType %}
/// Nested in `{{ mock.enclosingType }}`, so that other types nested in `{{ mock.enclosingType }}` are visible.
{{ mock.attributes | join: "\n" }}
typealias {{ mock.name }}{{ mock.genericParameters }} = {{ mock.enclosingType }}.{{ mock.name }}{{ mock.genericArguments }}{{ mock.genericRequirements }}

{{ mock.attributes | join: "\n" }}
extension {{ mock.enclosingType }} {
    {% call classes.class(mock) %}
}
{% else %}
{% call classes.class(mock) %}
{% endif %}
{% endmacro %}
{% call header.tool(mock.spec) %}
{% if condition %}

#if {{ condition }}
    {% call placed() %}
#endif
{% else %}
{% call placed() %}
{% endif %}

"""#
        ),
        (
            path: "mocks/MockSupport.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
// Generated by scaffold for the mocks in this folder. DO NOT EDIT.
{% call header.withoutTools() %}
{% call header.team() %}
{% macro content() %}
{% call imports.imports(["Foundation"]) %}

/// Thrown by a mock when a call is not stubbed, or when a test waits for a call that doesn't come.
nonisolated enum MockError: {{ swift.Error }}, {{ swift.Equatable }}, {{ swift.CustomStringConvertible }} {
    case unstubbed({{ swift.String }})
    case notCalled({{ swift.String }})

    var description: {{ swift.String }} {
        switch self {
        case .unstubbed(let member): "\(member) is not stubbed"
        case .notCalled(let function): "\(function) waited ten seconds for a call that did not come"
        }
    }
}

/// A log of the calls of several mocks in order, for example `AuthServicingMock.logIn(email:password:)`.
///
/// An assignment to a `{ get set }` property is recorded as `LoginViewMock.title = _`, even if the test itself
/// assigns the value.
nonisolated final class MockLog: {{ swift.Sendable }} {
    private let storage = MockBox<[{{ swift.String }}]>([])

    var calls: [{{ swift.String }}] {
        storage.withLock { $0 }
    }

    func record(_ call: {{ swift.String }}) {
        storage.withLock { $0.append(call) }
    }

    func reset() {
        storage.withLock { $0 = [] }
    }
}

/// The lock-protected state of a mock.
///
/// Safe: `value` is only accessed while `lock` is held.
@dynamicMemberLookup
nonisolated final class MockBox<Value>: @unchecked {{ swift.Sendable }} {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    /// Changes the state. Old values are released after the lock, because their `deinit` may call the mock.
    func update(_ change: (inout Value) -> {{ swift.Void }}) {
        lock.lock()
        let old = value
        change(&value)
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    subscript<Part>(dynamicMember part: {{ swift.WritableKeyPath }}<Value, Part>) -> Part {
        get { withLock { $0[keyPath: part] } }
        set { update { $0[keyPath: part] = newValue } }
    }
}

/// Returns the static state of a specialization of a generic mock. Generic types can't have static stored properties.
nonisolated func mockStatics<Value>(of mock: Any.Type, _ initial: () -> Value) -> MockBox<Value> {
    boxesOfStatics.withLock { boxes in
        if let box = boxes[{{ swift.ObjectIdentifier }}(mock)] as? MockBox<Value> { return box }
        let box = MockBox(initial())
        boxes[{{ swift.ObjectIdentifier }}(mock)] = box
        return box
    }
}

private nonisolated let boxesOfStatics = MockBox<[{{ swift.ObjectIdentifier }}: {{ swift.AnyObject }}]>([:])

/// The stub used for one call: handler, error or next return value, in this order.
nonisolated struct MockStub<Handler, Failure: {{ swift.Error }}, Value> {
    let handler: Handler?
    let thrownError: Failure?
    let returnValue: Value?

    init(_ handler: Handler?, _ thrownError: Failure?, _ returnValues: inout [Value], _ returnValue: Value?) {
        self.handler = handler
        self.thrownError = thrownError
        let isInTurn = handler == nil && thrownError == nil && !returnValues.isEmpty
        self.returnValue = isInTurn ? returnValues.removeFirst() : returnValue
    }

    init(_ handler: Handler?, _ returnValues: inout [Value], _ returnValue: Value?) where Failure == {{ swift.Never }} {
        self.init(handler, nil, &returnValues, returnValue)
    }

    init(_ handler: Handler?, _ thrownError: Failure?) where Value == {{ swift.Void }} {
        self.handler = handler
        self.thrownError = thrownError
        self.returnValue = nil
    }
}

/// A check that a rethrowing mock only throws errors of its closure arguments.
nonisolated final class MockRethrow: {{ swift.Sendable }} {
    private let closureHasThrown = MockBox(false)

    func note<Failure: {{ swift.Error }}>(_ error: Failure) -> Failure {
        closureHasThrown.withLock { $0 = true }
        return error
    }

    func rethrow<Result>(
        _ error: any {{ swift.Error }},
        from member: {{ swift.String }},
        by rescue: (any {{ swift.Error }}) throws -> Result
    ) rethrows -> Result {
        guard closureHasThrown.withLock({ $0 }) else {
            fatalError("the handler of \(member) may only rethrow errors of its closure argument, but threw \(error)")
        }
        return try rescue(error)
    }
}

/// Casts a stubbed value to the generic return type.
nonisolated func mockCast<Value>(_ value: Any?, _ member: {{ swift.String }}) -> Value {
    guard let result = value as? Value else {
        let actual = value.map { "\(type(of: $0))" } ?? "nil"
        fatalError("\(member) must return \(Value.self), but its stub returned \(actual)")
    }
    return result
}

/// Returns a stubbed value as `sending`. The test must not use it afterwards.
nonisolated func mockSend<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}

/// Waits until a method has been called `wanted` times, and throws `MockError.notCalled` after about ten seconds.
func mockWait(
    _ wanted: {{ swift.Int }},
    _ function: {{ swift.String }} = #function,
    isolation: isolated (any {{ swift.Actor }})? = #isolation,
    count: () -> {{ swift.Int }}
) async throws {
    for _ in 0..<10_000 {
        if count() >= wanted { return }
        try await _Concurrency.Task.sleep(nanoseconds: 1_000_000)
    }
    throw MockError.notCalled(function)
}
{% endmacro %}
{% if mocksAreInSources %}

#if DEBUG
    {% call content() %}
#endif
{% else %}
{% call content() %}
{% endif %}

"""#
        ),
        (
            path: "mocks/ModuleMocks.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "mocks/Class.stencil" as classes %}
{# The pack `screen` generates the types of services and parameters. #}
{% set hasBundles = module.roles.navigation is defined %}
{% set hasParameters = hasBundles and module.parameters and module.test %}
{% call header.tool(module.spec) %}
{% macro content() %}
{% call imports.tests(module.mockImports, module.mockTestable) %}
{% if module.mockImports or module.mockTestable or not mocksAreInSources %}

{% endif %}
{% if hasBundles and module.dependencies and module.canMockDependencies %}
extension {{ module.name }}Dependencies {
    /// Returns new mocks of all services, which record their calls in `log`.
    static func mocks(log: MockLog? = nil) -> {{ module.name }}Dependencies {
{% for dependency in module.dependencies %}
        let {{ dependency.variable | swiftIdentifier }} = {{ dependency.mock }}()
        {{ dependency.variable | swiftIdentifier: "expression" }}.mockLog = log
{% endfor %}
        return {{ module.name }}Dependencies({% for dependency in module.dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "label" }}: {{ dependency.variable | swiftIdentifier: "expression" }}{% endfor %})
    }
}

{% endif %}
{% if hasParameters %}
extension {{ module.name }}Parameters {
{% if module.test.canThrow %}
    static var forTests: {{ module.name }}Parameters {
        get throws { try {{ module.name }}Parameters({{ module.test.arguments }}) }
    }
{% else %}
    static var forTests: {{ module.name }}Parameters {
        {{ module.name }}Parameters({{ module.test.arguments }})
    }
{% endif %}
}

{% endif %}
{% for mock in module.mocks sep "\n" %}
{% call classes.class(mock) %}
{% endfor %}
{% endmacro %}
{% if mocksAreInSources %}

#if DEBUG
    {% call content() %}
#endif
{% else %}
{% call content() %}
{% endif %}

"""#
        ),
        (
            path: "mocks/Parents.stencil",
            text: #"""
{# The members of a mock for the standard library's protocols that its protocol inherits from. #}

{% macro satisfied(mock) %}
{% for parent in mock.fixedParents %}
{% if loop.first %}
// MARK: - Standard library protocols
{% endif %}
{% if parent == "Equatable" %}
nonisolated static func == (left: {{ mock.name }}, right: {{ mock.name }}) -> {{ mock.swift.Bool }} {
    left === right
}

{% elif parent == "Hashable" %}
nonisolated func hash(into hasher: inout {{ mock.swift.Hasher }}) {
    hasher.combine({{ mock.swift.ObjectIdentifier }}(self))
}
{% if mock.isolation != "nonisolated" %}

nonisolated var hashValue: {{ mock.swift.Int }} { {{ mock.swift.ObjectIdentifier }}(self).hashValue }
{% endif %}

{% elif parent == "Comparable" %}
nonisolated static func < (left: {{ mock.name }}, right: {{ mock.name }}) -> {{ mock.swift.Bool }} {
    {{ mock.swift.ObjectIdentifier }}(left) < {{ mock.swift.ObjectIdentifier }}(right)
}

{% elif parent == "CustomStringConvertible" %}
nonisolated var description: {{ mock.swift.String }} { {{ mock.name | swiftString }} }

{% elif parent == "CustomDebugStringConvertible" %}
nonisolated var debugDescription: {{ mock.swift.String }} { {{ mock.name | swiftString }} }

{% elif parent == "CustomReflectable" %}
nonisolated var customMirror: {{ mock.swift.Mirror }} { {{ mock.swift.Mirror }}(self, children: [:]) }

{% elif parent == "Encodable" %}
{# At the top level, an encoder must be asked for something. #}
nonisolated func encode(to encoder: any {{ mock.swift.Encoder }}) throws {
    try [{{ mock.swift.String }}: {{ mock.swift.String }}]().encode(to: encoder)
}

{% elif parent == "Decodable" %}
{% if not mock.isActor %}nonisolated required {% endif %}init(from decoder: any {{ mock.swift.Decoder }}) throws {}

{% elif parent == "CaseIterable" %}
nonisolated static var allCases: [{{ mock.name }}] { [] }

{% elif parent == "TextOutputStream" %}
nonisolated func write(_ string: {{ mock.swift.String }}) {}

{% elif parent == "TextOutputStreamable" %}
nonisolated func write(to target: inout some {{ mock.swift.TextOutputStream }}) {}

{% endif %}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "mocks/Samples.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("scaffold.yml") %}
{% macro content() %}
/// Thrown when a generated test needs a value of a type that has no sample.
nonisolated struct MissingSample: {{ swift.Error }}, {{ swift.CustomStringConvertible }} {
    let description: {{ swift.String }}
}

/// Throws an error, because scaffold.yml has no sample for the type.
nonisolated func sample<Value>(_ type: Value.Type) throws -> Value {
    // Specs name types without their module.
    let name = {{ swift.String }}(reflecting: type).split(separator: ".", maxSplits: 1).last.map({{ swift.String }}.init) ?? ""
    let fix = "`scaffold generate` shows the name to add to `samples` in scaffold.yml"
    throw MissingSample(description: "no sample for `\(name)` or its typealias in the spec: \(fix)")
}
{% endmacro %}
{% if mocksAreInSources %}

#if DEBUG
    {% call content() %}
#endif
{% else %}
{% call content() %}
{% endif %}

"""#
        ),
        (
            path: "mocks/Stubs.stencil",
            text: #"""
{# The counts, recorded calls and stubs of a mock, in properties or in a struct that a lock protects. #}

{# The properties of a member that tests read and set. #}
{% macro declared(mock, member) %}
{% for call in member.calls %}
{% if call.unrecorded %}
// Not recorded, because the mock can't keep it: {{ call.unrecorded | join: ", " }}.
{% endif %}
{% if member.isLocked %}
{% call forwarded(mock, member, call.count, mock.swift.Int, false) %}
{% if call.record %}
{% call forwarded(mock, member, call.name ~ "Calls", "[" ~ call.record.type ~ "]", false) %}
{% endif %}
{% if member.kind != "initializer" %}
{% call forwarded(mock, member, call.name ~ "Handler", call.handler, true) %}
{% if call.thrownError %}
{% call forwarded(mock, member, call.name ~ "ThrownError", call.thrownError, true) %}
{% endif %}
{% if call.result?.isStorable %}
{% call forwarded(mock, member, call.name ~ "ReturnValues", "[" ~ call.result.type ~ "]", true) %}
{% call forwarded(mock, member, call.name ~ "ReturnValue", call.result.type if call.result.default and not call.result.isErased else call.result.optionalType, true) %}
{% endif %}
{% endif %}
{% else %}
{% call properties(mock, member, call, "private(set) " ~ static(member), static(member)) %}
{% endif %}
{% if member.kind == "method" and not member.isStatic %}
{{ member.stubAttribute }}{{ ofAnyIsolation(mock) }}func {{ call.name }}Called(_ count: {{ mock.swift.Int }} = 1{% if mock.isolation == "nonisolated" and not mock.isLocked and not mock.isActor %}, isolation: isolated (any {{ mock.swift.Actor }})? = #isolation{% endif %}) async throws { try await mockWait(count) { {{ call.count }} } }
{% endif %}
{% endfor %}
{% if member.property %}
{% if member.isLocked %}
{% call forwarded(mock, member, member.property.name ~ "GetCallCount", mock.swift.Int, false) %}
{% if member.property.isSettable %}
{% call forwarded(mock, member, member.property.name ~ "SetCallCount", mock.swift.Int, false) %}
{% endif %}
{% else %}
{% call value(member.property, "private(set) " ~ static(member), "private " ~ static(member)) %}
{% endif %}
{% endif %}
{% endmacro %}

{# The modifier of a function that waits: the compiler rejects its closure on a global actor that isn't an actor type. #}
{% macro ofAnyIsolation(mock) %}{% if not mock.isActor and mock.isolation != "@MainActor" %}{{ mock.stubIsolation }}{% endif %}{% endmacro %}

{% macro static(member) %}{% if member.isStatic %}static {% endif %}{% endmacro %}

{# A property that reads and sets a part of the locked struct. #}
{% macro forwarded(mock, member, name, type, isSettable) %}
{% set storage = "staticMockStorage" if member.isStatic else "mockStorage" %}
{% if isSettable %}
{{ member.stubAttribute }}{{ mock.stubIsolation }}{{ static(member) }}var {{ name }}: {{ type }} {
    get { {{ storage }}.{{ name }} }
    set { {{ storage }}.{{ name }} = newValue }
}
{% else %}
{{ member.stubAttribute }}{{ mock.stubIsolation }}{{ static(member) }}var {{ name }}: {{ type }} { {{ storage }}.{{ name }} }
{% endif %}
{% endmacro %}

{# The stored properties for a call. `read` is the modifier of those that only the mock sets, `set` of the others. #}
{% macro properties(mock, member, call, read, set) %}
{% if call.record and read %}
{{ member.stubAttribute }}{{ set }}var {{ call.count }}: {{ mock.swift.Int }} { {{ call.name }}Calls.count }
{% else %}
{{ member.stubAttribute }}{{ read }}var {{ call.count }} = 0
{% endif %}
{% if call.record %}
{{ member.stubAttribute }}{{ read }}var {{ call.name }}Calls: [{{ call.record.type }}] = []
{% endif %}
{% if member.kind != "initializer" %}
{{ member.stubAttribute }}{{ set }}var {{ call.name }}Handler: {{ call.handler }}
{% if call.thrownError %}
{{ member.stubAttribute }}{{ set }}var {{ call.name }}ThrownError: {{ call.thrownError }}
{% endif %}
{% if call.result?.isStorable %}
{{ member.stubAttribute }}{{ set }}var {{ call.name }}ReturnValues: [{{ call.result.type }}] = []
{% if call.result.default and call.result.default != "nil" and not call.result.isErased %}
{{ member.stubAttribute }}{{ set }}var {{ call.name }}ReturnValue: {{ call.result.type }} = {{ call.result.default }}
{% else %}
{{ member.stubAttribute }}{{ set }}var {{ call.name }}ReturnValue: {{ returnType(call) }}
{% endif %}
{% endif %}
{% endif %}
{% endmacro %}

{# The type of a return value without an initial value. #}
{% macro returnType(call) %}{% if call.result.default and not call.result.isErased %}{{ call.result.type }}{% else %}{{ call.result.optionalType }}{% endif %}{% endmacro %}

{# The stored properties for a property. #}
{% macro value(property, read, set) %}
{{ read }}var {{ property.name }}GetCallCount = 0
{% if property.isSettable %}
{{ read }}var {{ property.name }}SetCallCount = 0
{% endif %}
{% if property.default == "nil" %}
{{ set }}var {{ property.name }}Value: {{ property.type }}
{% elif property.default %}
{{ set }}var {{ property.name }}Value: {{ property.type }} = {{ property.default }}
{% else %}
{{ set }}var {{ property.name }}Value: {{ property.optionalType }}
{% endif %}
{% endmacro %}

{# The struct that the lock protects. #}
{% macro stored(mock, isStatic) %}
{% for member in mock.members where member.isStatic == isStatic %}
{% if member.condition %}
#if {{ member.condition }}
    {% call all(mock, member) %}
#endif
{% else %}
{% call all(mock, member) %}
{% endif %}
{% endfor %}
{% endmacro %}

{% macro all(mock, member) %}
{% for call in member.calls %}
{% call properties(mock, member, call, "", "") %}
{% endfor %}
{% if member.property %}
{% call value(member.property, "", "") %}
{% endif %}
{% endmacro %}

{# The values that a reset keeps. #}
{% macro kept(mock, isStatic) %}
{% for member in mock.members where member.isStatic == isStatic and member.property %}
{% if member.condition %}
#if {{ member.condition }}
    storage.{{ member.property.name }}Value = $0.{{ member.property.name }}Value
#endif
{% else %}
storage.{{ member.property.name }}Value = $0.{{ member.property.name }}Value
{% endif %}
{% endfor %}
{% endmacro %}

{% macro hasStaticProperties(mock) %}{% for member in mock.members where member.isStatic and member.property %}yes{% endfor %}{% endmacro %}

{# The properties that a reset clears. #}
{% macro cleared(mock, isStatic) %}
{% for member in mock.members where member.isStatic == isStatic %}
{% if member.condition %}
#if {{ member.condition }}
    {% call setBack(member) %}
#endif
{% else %}
{% call setBack(member) %}
{% endif %}
{% endfor %}
{% endmacro %}

{% macro setBack(member) %}
{% for call in member.calls %}
{{ call.name ~ "Calls = []" if call.record else call.count ~ " = 0" }}
{% if member.kind != "initializer" %}
{{ call.name }}Handler = nil
{% if call.thrownError %}
{{ call.name }}ThrownError = nil
{% endif %}
{% if call.result?.isStorable %}
{{ call.name }}ReturnValues = []
{{ call.name }}ReturnValue = {% if call.result.isErased %}nil{% else %}{{ call.result.default ?? "nil" }}{% endif %}
{% endif %}
{% endif %}
{% endfor %}
{% if member.property %}
{{ member.property.name }}GetCallCount = 0
{% if member.property.isSettable %}
{{ member.property.name }}SetCallCount = 0
{% endif %}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "mocks/pack.yml",
            text: #"""
pack: mocks
summary: Mocks of the protocols in specs and of marked protocols in the sources, and test values for modules.
files:
  - template: mocks/Mock.swift.stencil
    path: "{{ mock.folder }}/{{ mock.file }}.swift"
    owner: generated
    for: mock
    when: options.tests != "none"
  - template: mocks/MockSupport.swift.stencil
    path: "{{ support.mocks }}/MockSupport.swift"
    owner: generated
    for: project
    when: options.tests != "none"
  - template: mocks/Samples.swift.stencil
    path: "{{ support.mocks }}/Samples.swift"
    owner: generated
    for: project
    when: options.tests == "all" and missingSamples
  - template: mocks/ModuleMocks.swift.stencil
    path: "{{ module.target.ownMocks }}/{{ module.name }}Mocks.swift"
    owner: generated
    for: module
    when: options.tests != "none" and (module.mocks or module.roles.navigation is defined and (module.dependencies and module.canMockDependencies or module.parameters and module.test))

"""#
        ),
        (
            path: "model-controller/Module.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{% import "screen/Routes.stencil" as routes %}
{% import "screen/Screen.stencil" as screen %}
{% set access = module.target.access %}
{% set view = module.roles.view %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.assembly + screen.storyboardImports) %}

/// Builds the {{ module.name }} module.
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
        {% call screen.make(view.type, [
            "dependencies: dependencies" if module.dependencies,
            "parameters: parameters" if module.parameters,
            "navigation: navigation",
        ] | select | join(", "), "return ", view.typeLine) %}
    }
    {% call screen.fromStoryboard(view.type) %}
}
{% if view.isGenerated and not module.routes %}

{% call routes.forwarding(view.type) %}
{% endif %}

"""#
        ),
        (
            path: "model-controller/ViewController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Screen.stencil" as screen %}
{% import "screen/Segues.stencil" as segues %}
{% if options.screens == "swiftui" %}
{% error "`style: model-controller` can't have `screens: swiftui`, because a SwiftUI view is not a view controller; write `code` or `storyboard`" %}
{% endif %}
{% set part = module.roles.view %}
{% set routes = module.routes | map("methods") | flatten %}
{% set names = ["dependencies" if module.dependencies, "parameters" if module.parameters] | select %}
{% set parameters %}{% for name in names %}{{ name }}: {{ module.name ~ (name | upperFirst) }},{% endfor %}navigation: any {{ module.roles.navigation.protocol }}{% endset %}
{% set isLoaded = controls.adding(nil, routes) or "viewDidLoad" in options.refreshes %}
{% call header.person() %}
{% call imports.imports(part.imports + (screen.storyboardImports if segues.names else [])) %}

{{ module.summary | docComment }}
final class {{ part.type }}: UIViewController {
    // MARK: - Properties
{% for name in names %}
    private {{ "var" if options.screens == "storyboard" else "let" }} {{ name }}: {{ module.name ~ (name | upperFirst) }}{{ "!" if options.screens == "storyboard" }}
{% endfor %}
    private(set) weak var navigation: (any {{ module.roles.navigation.protocol }})?
    {% call screen.given() %}
    {% call controls.properties(nil, "", routes) %}

    {% call screen.taking(names + ["navigation"], parameters | split(","), part.type, not (isLoaded or options.refreshes)) %}
{% if options.screens == "code" and (isLoaded or options.refreshes) %}

{% endif %}
{% if isLoaded %}
    override func viewDidLoad() {
        super.viewDidLoad()
        {% call controls.adding(nil, routes) %}
        {{ "refresh()" if "viewDidLoad" in options.refreshes }}
    }
{% endif %}
{% if "viewWillAppear" in options.refreshes %}
{% if isLoaded %}

{% endif %}
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
{% endif %}
{% if options.refreshes %}

    /// Shows the current state of the models.
    private func refresh() {
        // Not implemented
    }
{% endif %}
    {% call controls.add(nil, routes) %}
}
{% call segues.actions(part.type, segues.calls("refresh()" if options.refreshes else "")) %}

"""#
        ),
        (
            path: "model-controller/pack.yml",
            text: #"""
pack: model-controller
summary: A view controller that gets model controllers, which are the models and services of the specs.
includes: [screen]
roles:
  view:
    type: ViewController
    protocol: false
    screen: true
    superclass: UIViewController
    imports: [UIKit]
    dependencies: true
    result: true
options:
  refreshes: {type: list, choices: [viewDidLoad, viewWillAppear], default: [viewWillAppear], summary: The functions in which the view controller shows the current state.}
files:
  - {template: model-controller/Module.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Module.swift", when: not module.isBuiltByHand}
  - {template: mvvm/ViewControllerRoutes.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.roles.view.type }}+Routes.swift", when: module.roles.view.isGenerated and (module.routes or module.isBuiltByHand)}
  - {template: model-controller/ViewController.swift.stencil, role: view}
  - {template: model-controller/testing/ChainTests.swift.stencil, path: "{{ module.testsFolder }}/{{ module.name }}ChainTests.swift", owner: user, when: (options.controls == "actions" and options.screens == "code" or options.segues and options.screens == "storyboard") and options.tests == "all" and "tests" in packs and module.test and not module.isBuiltByHand}

"""#
        ),
        (
            path: "model-controller/testing/ChainTests.swift.stencil",
            text: #"""
{% import "screen/ChainTests.stencil" as chain %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Segues.stencil" as segues %}
{% set tests %}
{% call controls.routeTaps(nil) %}
{% call segues.tests(segues.calls("refresh()" if options.refreshes else "")) %}
{% endset %}
{% call chain.file(tests) %}

"""#
        ),
        (
            path: "mvvm/HostingController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "mvvm/ViewModel.stencil" as viewModel %}
{% import "screen/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% set view = module.roles.swiftUIView.type %}
{% set arguments = ["viewModel: viewModel", "router: router", "completion: completion" if viewModel.givesResult] | select | join(", ") %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// Hosts `{{ view }}`.
final class {{ part.type }}: UIHostingController<{{ view }}> {
{% if module.result %}
    // MARK: - Properties
    {% call screen.given() %}

{% endif %}
    {% call screen.taking([], ["viewModel: " ~ viewModel.type, "router: any " ~ module.roles.router.contract.name], part.type, true, "super.init(rootView: " ~ view ~ "(" ~ arguments ~ "))") %}
}

"""#
        ),
        (
            path: "mvvm/Module.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{% import "screen/Routes.stencil" as routes %}
{% import "screen/Screen.stencil" as screen %}
{% set access = module.target.access %}
{% set view = module.roles.view %}
{% set model = module.roles.viewModel %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.assembly + screen.storyboardImports) %}

/// Builds the {{ module.name }} module.
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
{% if options.viewModel == "own" %}
        {% call assembly.part(model, "viewModel", [
            "dependencies: dependencies" if module.dependencies,
            "parameters: parameters" if module.parameters,
            "completion: completion" if module.result,
        ] | select | join(", ")) %}
{% endif %}
{% set viewModel = "viewModel" if options.viewModel == "own" else "parameters.viewModel" %}
{% if options.screens == "swiftui" %}
        {% call assembly.part(module.roles.router, "router", "navigation: navigation") %}
        {% call screen.make(view.type, "viewModel: " ~ viewModel ~ ", router: router", "let ", view.typeLine) %}
        router.viewController = viewController
        return viewController
{% else %}
        {% call screen.make(view.type, "viewModel: " ~ viewModel ~ ", navigation: navigation", "return ", view.typeLine) %}
{% endif %}
    }
    {% call screen.fromStoryboard(view.type) %}
}
{% set showing = module.roles.router if options.screens == "swiftui" else view %}
{% if showing.isGenerated and not module.routes %}

{% call routes.forwarding(showing.type) %}
{% endif %}

"""#
        ),
        (
            path: "mvvm/Screen.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "mvvm/ViewModel.stencil" as viewModel %}
{% import "screen/Bindings.stencil" as bindings %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{% set part = module.roles.swiftUIView %}
{% set model = module.roles.viewModel %}
{% set modelType = viewModel.type %}
{% set router = module.roles.router.contract %}
{% set fields = (swiftUI.fields(model.contract) if model.contract else "") | split(",") | unique | select %}
{% set view %}
{% if model.contract %}
{% call swiftUI.content(model.contract, "viewModel") %}
{% endif %}
{% for method in module.routes | map("methods") | flatten where not method.required and not method.result %}
Button({{ method.name | removePrefix("show") | titleCase | swiftString }}) {
    router.{{ method.name }}()
}
{% endfor %}
{% endset %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

{{ module.summary | docComment }}
struct {{ part.type }}: View {
    let viewModel: {{ modelType }}
    let router: any {{ router.name }}
{% if viewModel.givesResult %}
    weak var completion: {{ module.name }}Completion?
{% endif %}
{% for field in fields %}
    @State private var {{ field }} = ""
{% endfor %}

    {% call swiftUI.body(view) %}
}
{% set makesModel = options.viewModel == "own" and not model.contract and module.canMockDependencies and (not module.parameters or module.test and not module.test.canThrow) %}
{% if (model.contract?.hasMock or makesModel) and router.hasMock %}
{% set stubs %}{% if model.contract %}{% call bindings.stubs(model.contract, "viewModel") %}{% endif %}{% endset %}
{% set created = (model.contract.mock if model.contract else model.type) ~ "(" ~ ([
    "dependencies: .mocks()" if module.dependencies,
    "parameters: .forTests" if module.parameters,
    "completion: completion" if module.result,
] | select | join(", ") if not model.contract else "") ~ ")" %}
{% set preview %}
{% if module.result and not model.contract %}
let completion = {{ module.name }}Completion { _ in }
{% endif %}
{% if stubs %}
let viewModel = {{ created }}
{{ stubs }}
{% endif %}
{{ "return " if stubs or module.result and not model.contract }}{{ part.type }}(viewModel: {{ "viewModel" if stubs else created }}, router: {{ router.mock }}())
{% endset %}
{% call swiftUI.preview(preview) %}
{% endif %}

"""#
        ),
        (
            path: "mvvm/ViewController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "mvvm/ViewModel.stencil" as viewModel %}
{% import "screen/Bindings.stencil" as bindings %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Screen.stencil" as screen %}
{% import "screen/Segues.stencil" as segues %}
{% set part = module.roles.view %}
{% set model = module.roles.viewModel %}
{% set modelType = viewModel.type %}
{% set routes = module.routes | map("methods") | flatten %}
{% set isLoaded = model.observed or controls.adding(model.contract, routes) %}
{% set injectedType = "(" ~ modelType ~ ")!" if modelType | hasPrefix("any ") else modelType ~ "!" %}
{% set storedType = injectedType if options.screens == "storyboard" else modelType %}
{% call header.person() %}
{% call imports.imports(part.imports + (screen.storyboardImports if segues.names else [])) %}

{{ module.summary | docComment }}
final class {{ part.type }}: UIViewController {
    // MARK: - Properties
    private {{ "var" if options.screens == "storyboard" else "let" }} viewModel: {{ storedType }}
    private(set) weak var navigation: (any {{ module.roles.navigation.protocol }})?
    {% call screen.given() %}
    {% call controls.properties(model.contract, "viewModel", routes) %}

    {% call screen.taking(["viewModel", "navigation"], ["viewModel: " ~ modelType, "navigation: any " ~ module.roles.navigation.protocol], part.type, not isLoaded) %}
{% if isLoaded %}
{% if options.screens == "code" %}

{% endif %}
    override func viewDidLoad() {
        super.viewDidLoad()
        {% call controls.adding(model.contract, routes) %}
{% if model.observed %}
        listen()
{% endif %}
    }
{% endif %}
    {% call controls.add(model.contract, routes) %}
}
{% call bindings.bindings(part.type, model.observed, "listen", bindings.subscriptions(model.observed, "viewModel", model.type)) %}
{% call segues.actions(part.type, segues.calls()) %}

"""#
        ),
        (
            path: "mvvm/ViewControllerRoutes.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Routes.stencil" as routes %}
{% set type = module.roles.view.type %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.routes) %}

{% call routes.extensions(type, "", type) %}

"""#
        ),
        (
            path: "mvvm/ViewModel.stencil",
            text: #"""
{# The view model that a screen shows: its own, or that of another module. #}
{% set model = module.roles.viewModel %}
{% set shared = module.parameters | where("name", "viewModel") | first %}
{% if options.viewModel == "shared" and (module.dependencies or not shared or module.parameters | length > 1) %}
{% error "with `viewModel: shared`, remove `dependencies`, and declare only one parameter, the view model of another module: `parameters: {viewModel: any TicketListViewModelProtocol}`" %}
{% endif %}

{# Its type. #}
{% set type = shared.type if options.viewModel == "shared" else "any " ~ model.contract.name if model.contract else model.type %}

{# Whether the view of SwiftUI delivers the result. A shared view model can't: it belongs to another module. #}
{% set givesResult = module.result and options.viewModel == "shared" %}

"""#
        ),
        (
            path: "mvvm/ViewModel.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{% set part = module.roles.viewModel %}
{% set isObservable = options.screens == "swiftui" %}
{% set values %}{% for member in part.contract?.members ?? [] where isObservable and swiftUI.isValue(member) sep "," %}{{ member.name }}{% endfor %}{% endset %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// State and actions of the {{ module.name }} screen, independent of UIKit.
@MainActor
{% if isObservable %}
@Observable
{% endif %}
{% if module.dependencies or module.parameters or module.result or part.hasStored or values %}
final class {{ part.type }} {
    // MARK: - Properties
{% for member in part.contract?.members ?? [] where isObservable and swiftUI.isValue(member) %}
    {{ "private(set) " if not member.isSettable }}var {{ member.name | swiftIdentifier }}{{ ": " ~ member.type if member.type not in ["Bool", "String"] }} = {{ member.typeParts.startValue }}
{% endfor %}
{% for member in part.contract?.members ?? [] %}
    {# `@Observable` can't have names with backticks. #}
    {% call members.stored([member], "@ObservationIgnored " if isObservable and member.name | swiftIdentifier != member.name else "", true) %}
{% endfor %}
{% if (values or part.hasStored) and (module.dependencies or module.parameters or module.result) %}

{% endif %}
{% if module.dependencies %}
    private let dependencies: {{ module.name }}Dependencies
{% endif %}
{% if module.parameters %}
    private let parameters: {{ module.name }}Parameters
{% endif %}
{% if module.result %}
    {% if isObservable %}@ObservationIgnored {% endif %}private weak var completion: {{ module.name }}Completion?
{% endif %}
{% if module.dependencies or module.parameters or module.result %}

    // MARK: - Lifecycle
    init({{ [
        "dependencies: " ~ module.name ~ "Dependencies" if module.dependencies,
        "parameters: " ~ module.name ~ "Parameters" if module.parameters,
        "completion: " ~ module.name ~ "Completion" if module.result,
    ] | select | join: ", " }}) {
{% if module.dependencies %}
        self.dependencies = dependencies
{% endif %}
{% if module.parameters %}
        self.parameters = parameters
{% endif %}
{% if module.result %}
        self.completion = completion
{% endif %}
    }
{% endif %}
}
{% else %}
final class {{ part.type }} {}
{% endif %}

{% call members.conformance(part, without: values | split(",")) %}

"""#
        ),
        (
            path: "mvvm/pack.yml",
            text: #"""
pack: mvvm
summary: View controller and view model, bound by observed properties.
includes: [screen]
roles:
  view:
    type: "{{ 'HostingController' if options.screens == 'swiftui' else 'ViewController' }}"
    protocol: false
    screen: true
    superclass: "{{ 'UIHostingController' if options.screens == 'swiftui' else 'UIViewController' }}"
    imports: [UIKit, "{{ 'SwiftUI' if options.screens == 'swiftui' }}"]
    result: true
  viewModel:
    when: options.viewModel == "own"
    optional: true
    dependencies: true
    imports: ["{{ 'Observation' if options.screens == 'swiftui' }}"]
    forbids: [UIKit, SwiftUI]
    result: true
    names: [dependencies, parameters, completion]
    example: "var isLoading: Observed<Bool> { get }"
  swiftUIView: {type: Screen, protocol: false, when: options.screens == "swiftui", imports: [SwiftUI], usesMocks: options.previews}
  # A view of SwiftUI can't show other screens itself.
  router:
    when: options.screens == "swiftui"
    parent: ModuleRouter
    imports: [UIKit]
    names: [viewController, navigation, moduleNavigation]
    routes: "func show(_: ModeParameters, completion: @escaping RouteCompletion<Result>.Handler)"
options:
  viewModel: {choices: [own, shared], default: own, summary: "Whether a screen has a view model of its own, or shows the one in its parameter `viewModel`, which another module owns."}
files:
  - {template: mvvm/Module.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Module.swift", when: not module.isBuiltByHand}
  - {template: mvvm/ViewControllerRoutes.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.roles.view.type }}+Routes.swift", when: options.screens != "swiftui" and module.roles.view.isGenerated and (module.routes or module.isBuiltByHand)}
  - {template: viper/RouterRoutes.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.roles.router.type }}+Routes.swift", when: module.roles.router.isGenerated and (module.routes or module.isBuiltByHand)}
  - {template: mvvm/ViewController.swift.stencil, role: view, when: options.screens != "swiftui"}
  - {template: mvvm/HostingController.swift.stencil, role: view, when: options.screens == "swiftui"}
  - {template: mvvm/Screen.swift.stencil, role: swiftUIView}
  - {template: viper/Router.swift.stencil, role: router}
  - {template: mvvm/ViewModel.swift.stencil, role: viewModel}
  - {template: mvvm/testing/ViewModelTests.swift.stencil, testsOf: viewModel, when: module.test and module.roles.viewModel.calledServices and "tests" in packs}
  - {template: mvvm/testing/ViewControllerTests.swift.stencil, testsOf: view, when: options.controls == "actions" and options.screens == "code" and module.roles.viewModel.contract?.ownItems and "tests" in packs}
  - {template: mvvm/testing/ChainTests.swift.stencil, path: "{{ module.testsFolder }}/{{ module.name }}ChainTests.swift", owner: user, when: (options.controls == "actions" and options.screens == "code" or options.segues and options.screens == "storyboard") and options.tests == "all" and "tests" in packs and module.test and not module.isBuiltByHand}

"""#
        ),
        (
            path: "mvvm/testing/ChainTests.swift.stencil",
            text: #"""
{% import "screen/ChainTests.stencil" as chain %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Segues.stencil" as segues %}
{% set contract = module.roles.viewModel.contract %}
{% set tests %}
{% call controls.routeTaps(contract) %}
{% call segues.tests(segues.calls()) %}
{% endset %}
{% call chain.file(tests, chain.values(contract) if contract else "", contract?.testImports ?? []) %}

"""#
        ),
        (
            path: "mvvm/testing/ViewControllerTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Bindings.stencil" as bindings %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% set model = module.roles.viewModel.contract %}
{% call header.person() %}
{% call imports.tests(part.testImports + (model.testImports if model.members | map("mockValue") | select else []), part.testable, module.testAliases) %}

@MainActor
struct {{ part.type }}Tests {
    private let viewModel = {{ model.mock }}()
    private let navigation = {{ module.roles.navigation.protocol }}Mock()
{% if module.result %}
    private let completion = {{ module.name }}Completion { _ in }
{% endif %}
    private let viewController: {{ part.type }}

    init(){{ bindings.throwing(model) }} {
        {% call bindings.stubs(model, "viewModel") %}
        {% call bindings.missing(model, "viewModel") %}
        {% call screen.make(part.type, "viewModel: viewModel, navigation: navigation", "") %}
    }
    {% call controls.taps(model, "viewModel") %}
}

"""#
        ),
        (
            path: "mvvm/testing/ViewModelTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% set part = module.roles.viewModel %}
{% set throws = module.parameters and module.test.canThrow %}
{% call header.person() %}
{% call imports.tests(part.testImports, part.testable, module.testAliases) %}

@MainActor
struct {{ part.type }}Tests {
    {% call testing.watched(part.calledServices) %}
{% if module.result %}
    private let results = RouteResults<{{ module.result }}>()
    private let completion: {{ module.name }}Completion
{% endif %}
    private let viewModel: {{ part.type }}

    init(){% if throws %} throws{% endif %} {
{% if module.dependencies %}
        {% call testing.dependencies(part.calledServices) %}
{% endif %}
{% if module.result %}
        completion = results.makeCompletion()
{% endif %}
        viewModel = {% if throws %}try {% endif %}{{ part.type }}({{ [
            "dependencies: dependencies" if module.dependencies,
            "parameters: .forTests" if module.parameters,
            "completion: completion" if module.result,
        ] | select | join: ", " }})
    }
{% for member in part.contract.ownMembers where member.test and member.body == "forward" %}

    {% call testing.forwarded(member, "viewModel") %}
{% endfor %}
}

"""#
        ),
        (
            path: "network/AuthTokenBehavior.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

/// A store of the user's token, for example in the keychain.
{{ support.access }}nonisolated protocol AuthTokenStore: Sendable {
    /// The current token, or nil if no user is logged in.
    var token: String? { get async throws }

    /// Gets a new token from the server and stores it.
    ///
    /// Use a client without an `AuthTokenBehavior` of this store. Otherwise, if the server answers the request with
    /// 401, the request waits for the refresh to end, and the refresh waits for the request.
    func refreshToken() async throws
}

/// A behavior that adds the user's token to requests. If a request already has the header, the behavior replaces it.
///
/// If the server answers 401, the behavior refreshes the token and sends the request again. All waiting requests share
/// one refresh. If the refresh fails, these requests fail with its error, and a later request may refresh again.
///
/// A request is never sent again with a token that doesn't come from a refresh of the rejected token. Such a token may
/// belong to another user, who has logged in since.
///
/// Create one behavior for each store. Copies share the refresh.
{{ support.access }}nonisolated struct AuthTokenBehavior: RequestBehavior {
    private let store: any AuthTokenStore
    private let header: String
    private let format: @Sendable (String) -> String
    private let refresh = SharedOperation()
    private let refreshed = RefreshedValues()

    /// - Parameters:
    ///   - header: The name of the header, for example `X-Auth-Token`.
    ///   - format: Returns the header's value for a token.
    {{ support.access }}init(
        store: any AuthTokenStore,
        header: String = "Authorization",
        format: @escaping @Sendable (String) -> String = { "Bearer \($0)" }
    ) {
        self.store = store
        self.header = header
        self.format = format
    }

    {{ support.access }}func modify(_ request: URLRequest) async throws -> URLRequest {
        guard let value = try await currentValue() else { return request }
        var request = request
        request.setValue(value, forHTTPHeaderField: header)
        return request
    }

    {{ support.access }}func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool {
        guard
            case NetworkError.rejected(status: 401, _) = error,
            let rejectedValue = request.value(forHTTPHeaderField: header)
        else { return false }
        try await refresh.run {
            // Another request may have refreshed the token since this one was sent, or the user has logged out.
            guard try await currentValue() == rejectedValue else { return }
            try await store.refreshToken()
            if let value = try await currentValue() { refreshed.append(value, after: rejectedValue) }
        }
        guard let value = try await currentValue() else { return false }
        return refreshed.isLast(value, after: rejectedValue)
    }

    private func currentValue() async throws -> String? {
        try await store.token.map(format)
    }
}

/// The last values of the header, each from a refresh of the value before.
///
/// Safe: `values` is only accessed while `lock` is held.
private nonisolated final class RefreshedValues: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String] = []

    func append(_ value: String, after old: String) {
        lock.withLock { values = (values.last == old ? values.suffix(9) : [old]) + [value] }
    }

    func isLast(_ value: String, after old: String) -> Bool {
        lock.withLock { values.last == value && values.contains(old) }
    }
}

/// An operation that runs once for all callers that wait for it.
///
/// Safe: `waiters` is only accessed while `lock` is held.
private nonisolated final class SharedOperation: @unchecked Sendable {
    private let lock = NSLock()
    private var waiters: [AsyncThrowingStream<Void, any Error>.Continuation] = []

    /// Waits for the running operation, or runs `operation` if there is none.
    ///
    /// If the caller is cancelled, it stops waiting at once, and the operation continues for the others.
    func run(_ operation: @escaping @Sendable () async throws -> Void) async throws {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Void.self)
        let isFirst = lock.withLock {
            waiters.append(continuation)
            return waiters.count == 1
        }
        if isFirst {
            _Concurrency.Task {
                do {
                    try await operation()
                    finish(throwing: nil)
                } catch {
                    finish(throwing: error)
                }
            }
        }
        for try await _ in stream {}
        try _Concurrency.Task.checkCancellation()
    }

    private func finish(throwing error: (any Error)?) {
        let finished = lock.withLock {
            defer { waiters = [] }
            return waiters
        }
        for waiter in finished { waiter.finish(throwing: error) }
    }
}

"""#
        ),
        (
            path: "network/BackgroundTaskBehavior.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

/// The part of `UIApplication` that runs background tasks.
@MainActor
{{ support.access }}protocol BackgroundTaskRunner: AnyObject {
    /// Returns the identifier of a new background task, or nil if the app can't run in the background.
    ///
    /// - Parameter expirationHandler: Must end the task before it returns.
    func beginBackgroundTask(
        name: String,
        expirationHandler: @escaping @MainActor @Sendable () -> Void
    ) -> Int?

    func endBackgroundTask(identifier: Int)
}

/// A behavior that gives requests time to finish when the app enters the background.
///
/// There is one background task while any request runs. After the system has ended it, the next request begins another.
@MainActor
{{ support.access }}final class BackgroundTaskBehavior: RequestBehavior {
    private let runner: any BackgroundTaskRunner
    private var requestCount = 0
    private var identifier: Int?

    {{ support.access }}init(runner: any BackgroundTaskRunner) {
        self.runner = runner
    }

    // The methods repeat `@MainActor` because those of the protocol are `nonisolated`.

    @MainActor
    {{ support.access }}func beforeSend(_ request: URLRequest) async {
        requestCount += 1
        guard identifier == nil else { return }
        identifier = runner.beginBackgroundTask(name: "Network requests") { [weak self] in self?.endBackgroundTask() }
    }

    @MainActor
    {{ support.access }}func afterSuccess(_ result: any Sendable) async {
        requestDidEnd()
    }

    @MainActor
    {{ support.access }}func afterFailure(_ error: any Error) async {
        requestDidEnd()
    }

    private func requestDidEnd() {
        requestCount -= 1
        if requestCount == 0 { endBackgroundTask() }
    }

    private func endBackgroundTask() {
        guard let identifier else { return }
        self.identifier = nil
        runner.endBackgroundTask(identifier: identifier)
    }
}

"""#
        ),
        (
            path: "network/BackgroundTasks+UIKit.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}

#if canImport(UIKit)
    {% call imports.imports(["UIKit"]) %}

    extension UIApplication: BackgroundTaskRunner {
        {{ support.access }}func beginBackgroundTask(
            name: String,
            expirationHandler: @escaping @MainActor @Sendable () -> Void
        ) -> Int? {
            // The system calls the handler on the main thread. Its type doesn't say so in every SDK.
            let identifier = beginBackgroundTask(withName: name) {
                MainActor.assumeIsolated(expirationHandler)
            }
            return identifier == .invalid ? nil : identifier.rawValue
        }

        {{ support.access }}func endBackgroundTask(identifier: Int) {
            endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: identifier))
        }
    }
#endif

"""#
        ),
        (
            path: "network/NetworkClient.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

/// A client for the API at a base URL. A response is successful if its status is 200 to 299.
{{ support.access }}nonisolated struct NetworkClient: Sendable {
    private let baseURL: URL
    private let session: any NetworkSession
    private let behavior: any RequestBehavior
    private let timeout: Duration
    private let responseLimit: Int

    /// - Parameters:
    ///   - behavior: The behavior of all requests.
    ///   - timeout: The time limit of one attempt to send a request, from its start to the last byte of the response.
    ///   - responseLimit: The largest number of bytes in the body of a response.
    {{ support.access }}init(
        baseURL: URL,
        session: any NetworkSession = URLNetworkSession(),
        behavior: any RequestBehavior = EmptyRequestBehavior(),
        timeout: Duration = .seconds(60),
        responseLimit: Int = 50_000_000
    ) {
        self.baseURL = baseURL
        self.session = session
        self.behavior = behavior
        self.timeout = timeout
        self.responseLimit = responseLimit
    }

    /// Sends a request and returns its decoded response.
    {{ support.access }}func send<Output>(_ request: Request<Output>) async throws -> Output {
        try await send(request, behavior: EmptyRequestBehavior())
    }

    /// Sends a request and returns its decoded response.
    ///
    /// - Parameter behavior: The behavior of this request. It runs after the client's own behavior.
    /// - Throws: A `NetworkError`, `CancellationError` if the task is cancelled, or an error that a behavior, the
    ///   encoder or a custom `decode` throws.
    {{ support.access }}func send<Output>(
        _ request: Request<Output>,
        behavior: any RequestBehavior
    ) async throws -> Output {
        try _Concurrency.Task.checkCancellation()
        let behavior = CombinedRequestBehavior([self.behavior, behavior])
        // A child task doesn't encode on the caller's actor.
        async let encoded = request.urlRequest(baseURL: baseURL, additionalHeaders: behavior.additionalHeaders)
        var original = try await encoded
        // `Task.sleep` stops the app if the time is too long for its clock.
        let timeout = min(request.timeout ?? timeout, .seconds(1_000_000_000))
        // The system's timer starts again with each byte. It must not end before the client's timer.
        original.timeoutInterval = TimeInterval(timeout.components.seconds) + 1
        let first = try await behavior.modify(original)

        await behavior.beforeSend(first)
        do {
            let output: Output
            do {
                output = try await receive(request.decode, for: first, timeout: timeout)
            } catch {
                guard !_Concurrency.Task.isCancelled, try await behavior.shouldSendAgain(first, after: error) else { throw error }
                let second = try await behavior.modify(original)
                output = try await receive(request.decode, for: second, timeout: timeout)
            }
            await behavior.afterSuccess(output)
            return output
        } catch {
            let error = _Concurrency.Task.isCancelled ? CancellationError() : error
            await behavior.afterFailure(error)
            throw error
        }
    }

    private func receive<Output: Sendable>(
        _ decode: @escaping @Sendable (Data) throws -> Output,
        for request: URLRequest,
        timeout: Duration
    ) async throws -> Output {
        let body = try await withThrowingTaskGroup(of: Data.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await successfulBody(for: request) }
            group.addTask {
                try await _Concurrency.Task.sleep(for: timeout)
                throw NetworkError.timedOut
            }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
        do {
            // A child task doesn't decode on the caller's actor.
            async let output = decode(body)
            return try await output
        } catch let error as DecodingError {
            throw NetworkError.undecodable(reason: String(describing: error))
        }
    }

    private func successfulBody(for request: URLRequest) async throws -> Data {
        let body: Data
        let response: HTTPURLResponse
        do {
            (body, response) = try await session.data(for: request, limit: responseLimit)
        } catch let error as URLError {
            throw NetworkError(error)
        }
        guard 200..<300 ~= response.statusCode else {
            throw NetworkError.rejected(status: response.statusCode, body: body)
        }
        return body
    }
}

"""#
        ),
        (
            path: "network/NetworkError.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

/// The failure of a request.
{{ support.access }}nonisolated enum NetworkError: Error, Equatable {
    /// The base URL is not an HTTP URL, or the path can't be appended to it.
    case invalidURL(String)
    /// There is no connection to the server, or it is not secure. For example, the device is offline.
    case unreachable(URLError.Code)
    /// The connection was closed before the response was complete, or the transfer stopped for another reason.
    case connectionLost
    case timedOut
    /// The body of the response is larger than the limit in bytes.
    case tooLarge(limit: Int)
    /// The status of the response is not 200 to 299.
    case rejected(status: Int, body: Data)
    /// The body of the response is not the expected JSON.
    case undecodable(reason: String)
    /// The server doesn't answer with HTTP, or its answer can't be used. For example, there are too many redirects.
    case notHTTP

    init(_ error: URLError) {
        switch error.code {
        case .badURL: self = .invalidURL(error.failingURL?.absoluteString ?? "")
        case .timedOut: self = .timedOut
        case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .notConnectedToInternet, .dataNotAllowed,
            .internationalRoamingOff, .callIsActive, .secureConnectionFailed, .serverCertificateUntrusted,
            .serverCertificateHasBadDate, .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
            .clientCertificateRejected, .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .unreachable(error.code)
        // The client only sends HTTP. Linux reports a response that is not HTTP as `unsupportedURL`.
        case .cannotParseResponse, .unsupportedURL, .httpTooManyRedirects, .redirectToNonExistentLocation,
            .cannotDecodeRawData, .cannotDecodeContentData, .dataLengthExceedsMaximum:
            self = .notHTTP
        // Linux reports an empty response as `badServerResponse` and other interruptions as `unknown`.
        default: self = .connectionLost
        }
    }
}

nonisolated extension NetworkError: LocalizedError {
    {{ support.access }}var errorDescription: String? {
        switch self {
        case .invalidURL:
            NSLocalizedString("The address is not valid.", comment: "Network error")
        case .unreachable:
            NSLocalizedString("The server can't be reached. Check your connection.", comment: "Network error")
        case .connectionLost:
            NSLocalizedString("The connection was lost. Try again.", comment: "Network error")
        case .timedOut:
            NSLocalizedString("The server took too long to answer. Try again.", comment: "Network error")
        case .tooLarge:
            NSLocalizedString("The response is too large.", comment: "Network error")
        case .rejected(let status, _):
            String(
                format: NSLocalizedString("The server rejected the request (%ld).", comment: "Network error: status"),
                status
            )
        case .undecodable, .notHTTP:
            NSLocalizedString("The server's response can't be read.", comment: "Network error")
        }
    }
}

"""#
        ),
        (
            path: "network/NetworkSession.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

/// A session that transfers HTTP requests.
{{ support.access }}nonisolated protocol NetworkSession: Sendable {
    /// Returns the response of any status.
    ///
    /// The transfer stops as soon as the task is cancelled.
    ///
    /// - Parameter limit: The largest number of bytes in the body.
    /// - Throws: `NetworkError.tooLarge` if the body is larger than the limit, a `URLError` if the transfer fails, or
    ///   `CancellationError`.
    func data(for request: URLRequest, limit: Int) async throws -> (Data, HTTPURLResponse)
}

"""#
        ),
        (
            path: "network/Parts.stencil",
            text: #"""
{% import "common/Imports.stencil" as imports %}
{# The parts that files of the pack have in common. #}

{# Foundation, whose networking is a module of its own on Linux. #}
{% macro foundation() %}
{% call imports.imports(["Foundation"]) %}

{% call networking() %}
{% endmacro %}
{% macro networking() %}
#if canImport(FoundationNetworking)
    {% call imports.imports(["FoundationNetworking"]) %}
#endif
{% endmacro %}

{# A file with the double of a session, or with a part of it. `tested` are the modules whose internal types it uses. #}
{% macro double(content, tested) %}
{% if mocksAreInSources %}
{% call imports.imports(["Foundation"]) %}

#if DEBUG
    {{ content }}
#endif
{% else %}
{% call imports.tests(["Foundation"], tested) %}

{{ content }}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "network/Request+URLRequest.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

nonisolated extension Request {
    func urlRequest(baseURL: URL, additionalHeaders: [String: String]) throws -> URLRequest {
        var urlRequest = URLRequest(url: try url(baseURL: baseURL))
        urlRequest.httpMethod = method.rawValue
        for (name, value) in additionalHeaders { urlRequest.setValue(value, forHTTPHeaderField: name) }
        if let body {
            urlRequest.httpBody = try body.encode()
            urlRequest.setValue(body.contentType, forHTTPHeaderField: "Content-Type")
        }
        for (name, value) in headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        return urlRequest
    }

    private func url(baseURL: URL) throws -> URL {
        guard
            ["http", "https"].contains(baseURL.scheme?.lowercased()),
            var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true),
            components.host?.isEmpty == false
        else { throw NetworkError.invalidURL(baseURL.absoluteString) }

        if !path.isEmpty {
            let basePath = components.percentEncodedPath
            components.percentEncodedPath =
                (basePath.hasSuffix("/") ? String(basePath.dropLast()) : basePath)
                + (path.hasPrefix("/") ? "" : "/") + path.percentEncodedPath
        }
        let items = query.map { item in
            item.name.percentEncodedQueryPart + (item.value.map { "=" + $0.percentEncodedQueryPart } ?? "")
        }
        if !items.isEmpty {
            let baseItems = [components.percentEncodedQuery ?? ""].filter { !$0.isEmpty }
            components.percentEncodedQuery = (baseItems + items).joined(separator: "&")
        }
        guard let url = components.url else { throw NetworkError.invalidURL(path) }
        return url
    }
}

nonisolated extension String {
    fileprivate var percentEncodedPath: String {
        let percentWithoutEscape = #/%(?![0-9A-Fa-f]{2})/#.matchingSemantics(.unicodeScalar)
        return replacing(percentWithoutEscape, with: "%25")
            .percentEncoded(except: .urlPathAllowed.union(CharacterSet(charactersIn: "%;")))
    }

    /// The name or value of a query item. Many servers read `+` as a space, so it is encoded too.
    fileprivate var percentEncodedQueryPart: String {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        return percentEncoded(except: CharacterSet(charactersIn: letters + "0123456789-._~"))
    }

    private func percentEncoded(except allowed: CharacterSet) -> String {
        // Nil is only for strings that are not valid Unicode. A Swift string always is.
        addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}

"""#
        ),
        (
            path: "network/Request.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["Foundation"]) %}

/// An HTTP request and the way to decode its response.
{{ support.access }}nonisolated struct Request<Output: Sendable>: Sendable {
    {{ support.access }}var method: HTTPMethod
    /// The path, appended to the client's base URL.
    ///
    /// Characters that a path can't contain are percent-encoded, also `?` and `#`. Existing escapes such as `%2F` are
    /// kept.
    {{ support.access }}var path: String
    /// The query items. Names and values are not percent-encoded.
    {{ support.access }}var query: [URLQueryItem]
    /// The headers. They replace the same headers of behaviors, and the content type of the body.
    {{ support.access }}var headers: [String: String]
    {{ support.access }}var body: RequestBody?
    /// The time limit of this request, or nil for the client's.
    {{ support.access }}var timeout: Duration?
    /// Decodes the body of a successful response.
    {{ support.access }}var decode: @Sendable (Data) throws -> Output

    /// Creates a request with a custom decoding.
    ///
    /// - Parameter query: Names and values in order. Items without a value are omitted.
    {{ support.access }}init(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        body: RequestBody? = nil,
        timeout: Duration? = nil,
        decode: @escaping @Sendable (Data) throws -> Output
    ) {
        self.method = method
        self.path = path
        self.query = query.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.decode = decode
    }
}

nonisolated extension Request where Output: Decodable {
    /// Creates a request whose response is JSON.
    {{ support.access }}init<Body: Encodable & Sendable>(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        json: Body? = String?.none,
        encoder: JSONEncoder = JSONEncoder(),
        timeout: Duration? = nil,
        decoder: JSONDecoder = JSONDecoder()
    ) {
        let body = json.map { RequestBody.json($0, encoder: encoder) }
        let decode = { @Sendable (data: Data) in
            // An empty body is nil if `Output` is optional.
            if data.isEmpty, let output = Any?.none as? Output { return output }
            return try decoder.decode(Output.self, from: data)
        }
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout, decode: decode)
    }
}

nonisolated extension Request where Output == Void {
    /// Creates a request whose response body is ignored.
    {{ support.access }}init<Body: Encodable & Sendable>(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        json: Body? = String?.none,
        encoder: JSONEncoder = JSONEncoder(),
        timeout: Duration? = nil
    ) {
        let body = json.map { RequestBody.json($0, encoder: encoder) }
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout, decode: { _ in })
    }
}

nonisolated extension Request where Output == Data {
    /// Creates a request whose response body is not decoded.
    {{ support.access }}init<Body: Encodable & Sendable>(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: [String: String] = [:],
        json: Body? = String?.none,
        encoder: JSONEncoder = JSONEncoder(),
        timeout: Duration? = nil
    ) {
        let body = json.map { RequestBody.json($0, encoder: encoder) }
        self.init(method, path, query: query, headers: headers, body: body, timeout: timeout, decode: { $0 })
    }
}

{{ support.access }}nonisolated enum HTTPMethod: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
}

"""#
        ),
        (
            path: "network/RequestBehavior.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

/// A side effect of requests, such as authorization, logging or a background task.
///
/// A client has a behavior for all of its requests, and each request may have its own. Every method has a default
/// implementation.
{{ support.access }}nonisolated protocol RequestBehavior: Sendable {
    /// The headers to add to a request. If the request has a header of the same name, that header is sent instead.
    var additionalHeaders: [String: String] { get }

    /// Returns the request that is sent instead of `request`. Called before each attempt.
    func modify(_ request: URLRequest) async throws -> URLRequest

    /// Called once, before the first attempt.
    ///
    /// Exactly one call of `afterSuccess(_:)` or `afterFailure(_:)` follows. None of these three methods is called if
    /// the request can't be created or modified for its first attempt.
    func beforeSend(_ request: URLRequest) async

    /// Called with the decoded response.
    func afterSuccess(_ result: any Sendable) async

    /// Called with the error that the caller receives. It is a `CancellationError` if the task is cancelled.
    func afterFailure(_ error: any Error) async

    /// Returns whether to send the request again.
    ///
    /// Called after the first attempt fails, but not if the task is cancelled. A second failure is final. An error
    /// thrown here replaces the error of the first attempt.
    ///
    /// - Parameter request: The request as it was sent.
    func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool
}

nonisolated extension RequestBehavior {
    {{ support.access }}var additionalHeaders: [String: String] { [:] }

    {{ support.access }}func modify(_ request: URLRequest) async throws -> URLRequest { request }

    {{ support.access }}func beforeSend(_ request: URLRequest) async {}

    {{ support.access }}func afterSuccess(_ result: any Sendable) async {}

    {{ support.access }}func afterFailure(_ error: any Error) async {}

    {{ support.access }}func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool { false }
}

/// A behavior that does nothing.
{% if support.access %}
{{ support.access }}nonisolated struct EmptyRequestBehavior: RequestBehavior {
    {{ support.access }}init() {}
}
{% else %}
nonisolated struct EmptyRequestBehavior: RequestBehavior {}
{% endif %}

/// Several behaviors, called in order.
///
/// A header of a later behavior replaces the same header of an earlier behavior. As soon as one behavior wants to send
/// the request again, the others are not asked.
{{ support.access }}nonisolated struct CombinedRequestBehavior: RequestBehavior {
    private let behaviors: [any RequestBehavior]

    {{ support.access }}init(_ behaviors: [any RequestBehavior]) {
        self.behaviors = behaviors
    }

    {{ support.access }}var additionalHeaders: [String: String] {
        behaviors.reduce(into: [:]) { headers, behavior in
            for (name, value) in behavior.additionalHeaders {
                headers = headers.filter { $0.key.caseInsensitiveCompare(name) != .orderedSame }
                headers[name] = value
            }
        }
    }

    {{ support.access }}func modify(_ request: URLRequest) async throws -> URLRequest {
        var request = request
        for behavior in behaviors { request = try await behavior.modify(request) }
        return request
    }

    {{ support.access }}func beforeSend(_ request: URLRequest) async {
        for behavior in behaviors { await behavior.beforeSend(request) }
    }

    {{ support.access }}func afterSuccess(_ result: any Sendable) async {
        for behavior in behaviors { await behavior.afterSuccess(result) }
    }

    {{ support.access }}func afterFailure(_ error: any Error) async {
        for behavior in behaviors { await behavior.afterFailure(error) }
    }

    {{ support.access }}func shouldSendAgain(_ request: URLRequest, after error: any Error) async throws -> Bool {
        for behavior in behaviors where try await behavior.shouldSendAgain(request, after: error) { return true }
        return false
    }
}

"""#
        ),
        (
            path: "network/RequestBody.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["Foundation"]) %}

/// The body of a request. It is encoded when the request is sent.
{{ support.access }}nonisolated struct RequestBody: Sendable {
    {{ support.access }}let contentType: String
    {{ support.access }}let encode: @Sendable () throws -> Data

    {{ support.access }}init(contentType: String, encode: @escaping @Sendable () throws -> Data) {
        self.contentType = contentType
        self.encode = encode
    }

    {{ support.access }}static func json(_ value: some Encodable & Sendable, encoder: JSONEncoder = JSONEncoder()) -> RequestBody {
        RequestBody(contentType: "application/json") { try encoder.encode(value) }
    }

    {{ support.access }}static func data(_ data: Data, contentType: String) -> RequestBody {
        RequestBody(contentType: contentType) { data }
    }
}

"""#
        ),
        (
            path: "network/URLNetworkSession.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% call header.person() %}
{% call parts.foundation() %}

/// A `NetworkSession` that uses `URLSession`.
{{ support.access }}nonisolated final class URLNetworkSession: NetworkSession {
    private let session: URLSession
    private let delegate = TransferDelegate()

    /// Creates a session that stores no responses, and keeps cookies and credentials only in memory.
    ///
    /// A cached response could otherwise be returned to the next user who logs in.
    {{ support.access }}convenience init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        self.init(configuration: configuration)
    }

    {{ support.access }}init(configuration: URLSessionConfiguration) {
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit {
        // A session retains its delegate until it is invalidated.
        session.finishTasksAndInvalidate()
    }

    {{ support.access }}func data(for request: URLRequest, limit: Int) async throws -> (Data, HTTPURLResponse) {
        try _Concurrency.Task.checkCancellation()
        // The stream delivers one response. It ends at once when the Swift task is cancelled.
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: (Data, HTTPURLResponse).self)
        let task = session.dataTask(with: request)
        continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
        delegate.add(Transfer(limit: limit, continuation: continuation), for: task)
        task.resume()
        do {
            for try await response in stream { return response }
        } catch {
            if !_Concurrency.Task.isCancelled { throw error }
        }
        throw CancellationError()
    }
}

/// The running transfer of a `URLSessionTask`.
private nonisolated struct Transfer: Sendable {
    let limit: Int
    let continuation: AsyncThrowingStream<(Data, HTTPURLResponse), any Error>.Continuation
    var body = Data()
    var hasResponse = false
    /// Whether a redirect has led to another server.
    var hasLeftOrigin = false
    /// The number of bytes in a complete body, or -1 if it is unknown.
    var expectedLength: Int64 = -1
}

/// The delegate that collects the bodies of a session's transfers.
///
/// Safe: `transfers` is only accessed while `lock` is held.
private nonisolated final class TransferDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var transfers: [Int: Transfer] = [:]

    func add(_ transfer: Transfer, for task: URLSessionTask) {
        lock.withLock { transfers[task.taskIdentifier] = transfer }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        update(dataTask) { transfer in
            transfer.hasResponse = true
            // These responses have the length of a body that isn't sent.
            let isWithoutBody =
                dataTask.currentRequest?.httpMethod == HTTPMethod.head.rawValue
                || (response as? HTTPURLResponse)?.statusCode == 304
            if !isWithoutBody { transfer.expectedLength = response.expectedContentLength }
        }
        // `update` has cancelled the task if the body is too large. Linux ignores the disposition.
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        update(dataTask) { $0.body.append(data) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        var request = request
        var hasLeftOrigin = origin(of: request.url) != origin(of: task.originalRequest?.url)
        update(task) { transfer in
            hasLeftOrigin = hasLeftOrigin || transfer.hasLeftOrigin
            transfer.hasLeftOrigin = hasLeftOrigin
        }
        if hasLeftOrigin {
            // The other headers may contain a token that this server must not receive.
            let kept = ["accept", "accept-language", "content-encoding", "content-language", "content-type", "range"]
            for name in (task.originalRequest?.allHTTPHeaderFields ?? [:]).keys where !kept.contains(name.lowercased()) {
                request.setValue(nil, forHTTPHeaderField: name)
            }
        } else if let authorization = task.originalRequest?.value(forHTTPHeaderField: "Authorization") {
            // iOS removes this header from each redirected request.
            request.setValue(authorization, forHTTPHeaderField: "Authorization")
        }
        completionHandler(request)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let transfer = remove(task) else { return }
        if let error {
            // Linux reports a lost connection as one of several errors, and iOS also as an error of POSIX or CFNetwork.
            let code = (error as? URLError)?.code
            let isLost = code == nil || transfer.hasResponse && code != .timedOut
            transfer.continuation.finish(throwing: isLost ? URLError(.networkConnectionLost) : error)
        } else if let response = task.response as? HTTPURLResponse {
            // The expected length is that of the compressed body.
            let isCompressed = response.value(forHTTPHeaderField: "Content-Encoding") != nil
            if !isCompressed, transfer.body.count < transfer.expectedLength {
                transfer.continuation.finish(throwing: URLError(.networkConnectionLost))
            } else {
                transfer.continuation.yield((transfer.body, response))
                transfer.continuation.finish()
            }
        } else {
            transfer.continuation.finish(throwing: NetworkError.notHTTP)
        }
    }

    private func update(_ task: URLSessionTask, _ change: (inout Transfer) -> Void) {
        guard var transfer = remove(task) else { return }
        change(&transfer)
        if max(Int64(transfer.body.count), transfer.expectedLength) > transfer.limit {
            transfer.continuation.finish(throwing: NetworkError.tooLarge(limit: transfer.limit))
            task.cancel()
        } else {
            add(transfer, for: task)
        }
    }

    private func remove(_ task: URLSessionTask) -> Transfer? {
        lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }
    }

    private func origin(of url: URL?) -> [String?] {
        let scheme = url?.scheme?.lowercased()
        return [scheme, url?.host?.lowercased(), "\(url?.port ?? (scheme == "https" ? 443 : 80))"]
    }
}

"""#
        ),
        (
            path: "network/pack.yml",
            text: #"""
pack: network
summary: An HTTP client with typed requests and behaviors, for example for authorization.
types: [AuthTokenStore, NetworkError, Request, RequestBehavior]
files:
  - {template: network/AuthTokenBehavior.swift.stencil, path: "{{ support.sources }}/Network/AuthTokenBehavior.swift", owner: user, for: project}
  - {template: network/BackgroundTaskBehavior.swift.stencil, path: "{{ support.sources }}/Network/BackgroundTaskBehavior.swift", owner: user, for: project}
  - {template: network/BackgroundTasks+UIKit.swift.stencil, path: "{{ support.sources }}/Network/BackgroundTasks+UIKit.swift", owner: user, for: project}
  - {template: network/NetworkClient.swift.stencil, path: "{{ support.sources }}/Network/NetworkClient.swift", owner: user, for: project}
  - {template: network/NetworkError.swift.stencil, path: "{{ support.sources }}/Network/NetworkError.swift", owner: user, for: project}
  - {template: network/NetworkSession.swift.stencil, path: "{{ support.sources }}/Network/NetworkSession.swift", owner: user, for: project}
  - {template: network/Request+URLRequest.swift.stencil, path: "{{ support.sources }}/Network/Request+URLRequest.swift", owner: user, for: project}
  - {template: network/Request.swift.stencil, path: "{{ support.sources }}/Network/Request.swift", owner: user, for: project}
  - {template: network/RequestBehavior.swift.stencil, path: "{{ support.sources }}/Network/RequestBehavior.swift", owner: user, for: project}
  - {template: network/RequestBody.swift.stencil, path: "{{ support.sources }}/Network/RequestBody.swift", owner: user, for: project}
  - {template: network/URLNetworkSession.swift.stencil, path: "{{ support.sources }}/Network/URLNetworkSession.swift", owner: user, for: project}
  - {template: network/testing/NetworkGate.swift.stencil, path: "{{ support.mocks }}/NetworkGate.swift", for: project, when: options.tests != "none"}
  - {template: network/testing/NetworkSessionStub.swift.stencil, path: "{{ support.mocks }}/NetworkSessionStub.swift", for: project, when: options.tests != "none"}

"""#
        ),
        (
            path: "network/testing/NetworkGate.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% set content %}
/// A gate that holds tasks until a test opens it.
///
/// Safe: `isOpen` and `waiters` are only accessed while `lock` is held.
nonisolated final class NetworkGate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var waiters: [AsyncStream<Void>.Continuation] = []

    init() {}

    func open() {
        let released = lock.withLock {
            isOpen = true
            defer { waiters = [] }
            return waiters
        }
        for waiter in released { waiter.finish() }
    }

    /// Waits until the gate is open. Throws `CancellationError` at once if the task is cancelled.
    func wait() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let isOpen = lock.withLock {
            if !self.isOpen { waiters.append(continuation) }
            return self.isOpen
        }
        if !isOpen {
            for await _ in stream {}
        }
        try _Concurrency.Task.checkCancellation()
    }
}
{% endset %}
{% call header.tool("scaffold.yml") %}

{% call parts.double(content, []) %}

"""#
        ),
        (
            path: "network/testing/NetworkSessionStub.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "network/Parts.stencil" as parts %}
{% set content %}
{% call parts.networking() %}

/// A `NetworkSession` that answers without a network.
///
///     let session = NetworkSessionStub()
///     session.answer(.get, "/todos", .json("[]"))
///     let client = NetworkClient(baseURL: url, session: session)
///
/// Safe: `state` is only accessed while `lock` is held.
nonisolated final class NetworkSessionStub: NetworkSession, @unchecked Sendable {
    nonisolated enum Answer: Sendable {
        case json(String, status: Int = 200)
        case data(Data, status: Int = 200)
        case status(Int)
        case error(any Error)
    }

    /// Thrown for a request without an answer.
    nonisolated struct UnansweredRequest: Error, CustomStringConvertible {
        let description: String
    }

    /// Thrown by a test that waits for a request that doesn't come.
    nonisolated struct MissingRequests: Error, CustomStringConvertible {
        let description: String
    }

    private nonisolated struct Rule: Sendable {
        let matches: @Sendable (URLRequest) -> Bool
        let answer: @Sendable (URLRequest) async throws -> Answer
    }

    private nonisolated struct State: Sendable {
        var rules: [Rule] = []
        var requests: [URLRequest] = []
    }

    private let lock = NSLock()
    private var state = State()

    init() {}

    /// The requests in the order in which they arrived.
    var requests: [URLRequest] {
        lock.withLock { state.requests }
    }

    /// Answers requests with a method and a path. If several answers match a request, the newest is used.
    ///
    /// - Parameters:
    ///   - path: The path without percent-encoding, including the path of the client's base URL.
    ///   - gate: The gate that the answer waits for.
    ///   - delay: The time that the answer waits for.
    ///   - matches: Returns whether to answer a request with this method and path.
    func answer(
        _ method: HTTPMethod,
        _ path: String,
        _ answer: Answer,
        gate: NetworkGate? = nil,
        delay: Duration = .zero,
        where matches: @escaping @Sendable (URLRequest) -> Bool = { _ in true }
    ) {
        self.answer(method, path, where: matches) { _ in
            try await gate?.wait()
            if delay > .zero { try await _Concurrency.Task.sleep(for: delay) }
            return answer
        }
    }

    /// Answers requests with the result of a closure.
    func answer(
        _ method: HTTPMethod,
        _ path: String,
        where matches: @escaping @Sendable (URLRequest) -> Bool = { _ in true },
        with answer: @escaping @Sendable (URLRequest) async throws -> Answer
    ) {
        let rule = Rule(
            matches: { $0.httpMethod == method.rawValue && $0.url?.path(percentEncoded: false) == path && matches($0) },
            answer: answer
        )
        lock.withLock { state.rules.append(rule) }
    }

    /// Waits until the stub has received `count` requests in total. Throws `MissingRequests` after about ten seconds.
    func waitForRequests(_ count: Int = 1) async throws {
        for _ in 0..<10_000 {
            if requests.count >= count { return }
            try await _Concurrency.Task.sleep(for: .milliseconds(1))
        }
        let received = requests.map(name(of:))
        let text = "NetworkSessionStub received \(received.count) of \(count) requests in ten seconds"
        throw MissingRequests(description: ([text] + received).joined(separator: "\n"))
    }

    func data(for request: URLRequest, limit: Int) async throws -> (Data, HTTPURLResponse) {
        try _Concurrency.Task.checkCancellation()
        lock.withLock { state.requests.append(request) }
        let text = name(of: request)
        guard
            let rule = lock.withLock({ state.rules }).last(where: { $0.matches(request) }),
            let url = request.url
        else { throw UnansweredRequest(description: "NetworkSessionStub has no answer for \(text)") }

        let body: Data
        let status: Int
        switch try await rule.answer(request) {
        case .json(let text, let code): (body, status) = (Data(text.utf8), code)
        case .data(let data, let code): (body, status) = (data, code)
        case .status(let code): (body, status) = (Data(), code)
        case .error(let error): throw error
        }
        if body.count > limit { throw NetworkError.tooLarge(limit: limit) }
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
            throw UnansweredRequest(description: "The status of the answer for \(text) is not valid: \(status)")
        }
        return (body, response)
    }

    private func name(of request: URLRequest) -> String {
        "\(request.httpMethod ?? "") \(request.url?.path(percentEncoded: false) ?? "")"
    }
}
{% endset %}
{% call header.tool("scaffold.yml") %}

{% call parts.double(content, [support.module]) %}

"""#
        ),
        (
            path: "reactive-viper/BindablePart.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Members.stencil" as members %}
{% call header.tool("the specs") %}

{{ protocols.BindablePart.summary | docComment }}
@MainActor
{% call members.body(support.access ~ "protocol BindablePart: AnyObject", protocols.BindablePart.items, "") %}

"""#
        ),
        (
            path: "reactive-viper/Bindings.stencil",
            text: #"""
{% import "screen/Bindings.stencil" as shared %}
{# The subscriptions of presenters and views. To subscribe in another way, replace this file. #}

{# What files with subscriptions import. #}
{% set imports = [] %}

{# The property that keeps the subscriptions; `Observed` needs none. #}
{% macro property() %}{% endmacro %}

{# The statements. `receiver` is the code of the part that has the properties, and `type` its class. `without` are the names of other properties. #}
{% macro subscriptions(properties, receiver, type, without = []) %}
{% call shared.subscriptions(properties, receiver, type, without) %}
{% endmacro %}

"""#
        ),
        (
            path: "reactive-viper/Cell.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["UIKit"]) %}

/// {{ "Displays the values of `" ~ item.display ~ "`." if item.display else "A view of " ~ module.name ~ "." }}
final class {{ item.name }}: {{ item.view }} {
    // MARK: - Properties
    private(set) var presenter: {{ item.name }}Presenter?
{% if item.view != "UIView" %}

    // MARK: - Lifecycle
    override func prepareForReuse() {
        super.prepareForReuse()
        presenter = nil
    }
{% endif %}

    // MARK: - Bindings
    func bind(_ presenter: {{ item.name }}Presenter) {
        self.presenter = presenter
    }
}

"""#
        ),
        (
            path: "reactive-viper/CellPresenter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.roles.presenter.imports) %}

/// The display values and the actions of `{{ item.name }}`.
@MainActor
{% if item.display or item.actions %}
struct {{ item.name }}Presenter {
{% if item.display %}
    let display: {{ item.display }}
{% endif %}
{% for action in item.actions %}
    let {{ action | swiftIdentifier }}: @MainActor () -> Void
{% endfor %}
}
{% else %}
struct {{ item.name }}Presenter {}
{% endif %}

"""#
        ),
        (
            path: "reactive-viper/Chain.stencil",
            text: #"""
{% import "common/Members.stencil" as members %}
{% import "reactive-viper/Bindings.stencil" as subscribing %}
{% import "screen/Bindings.stencil" as shared %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{# What follows from names: calls go up from the presenter to the interactor, and from there to the router. Values come down. #}

{% set presenter = module.roles.presenter.contract %}
{% set interactor = module.roles.interactor.contract %}

{# A function without its name: its parameters, effects and result. #}
{% macro rest(member) %}{{ member.signature | removePrefix("func " ~ (member.name | swiftIdentifier)) }}{% endmacro %}

{# Empty unless a function of a contract can pass on its parameters, and no caller waits for it. Overloads with the same labels have no bodies. #}
{% macro isSimple(member, contract) %}
{%- set others %}{% for parameter in member.parameters where parameter.isVariadic or parameter.isInout or parameter.isAutoclosure or parameter.name in ["interactor", "router"] %}other{% endfor %}{% endset -%}
{{ "yes" if member.kind == "function" and not (member.modifiers or member.generics or member.result or member.isAsync or member.effects.canThrow or others) and contract.ownMembers | where("fullName", member.fullName) | length == 1 }}
{%- endmacro %}

{# The name of the interactor's function that a function of the presenter calls: `didTapBuy(id:)` calls `buy(id:)`, `didSelectRow(at:)` calls `selectRow(at:)`, and `didTapTerms()` calls `terms()` or `showTerms()`. Empty if it calls none. #}
{% macro asked(member) %}
{%- if member.body == "empty" and isSimple(member, presenter) -%}
{%- set tapped = member.name | removePrefix("didTap") | upperFirst -%}
{%- for own in interactor.ownMembers where own.name in [member.name, swiftUI.action(member.name), "show" ~ tapped] and isSimple(own, interactor) and rest(own) == rest(member) -%}
{{ own.name }}
{%- break -%}
{%- endfor -%}
{%- endif -%}
{% endmacro %}

{# Empty unless a function of the interactor opens the screen of a route: it has the name and parameters of the route's method. #}
{% macro opens(own) %}
{%- if own.body == "empty" and isSimple(own, interactor) -%}
{%- for method in module.routes | map("methods") | flatten where method.name == own.name and not method.result and rest(own) in ["(" ~ (method.parameters | map("declaration") | join(", ")) ~ ")", "(" ~ (method.required | map("declaration") | join(", ")) ~ ")"] -%}
yes
{%- break -%}
{%- endfor -%}
{%- endif -%}
{% endmacro %}

{# Empty unless a function of the interactor closes the screen. #}
{% macro closes(own) %}{{ "yes" if own.fullName == "close()" and own.body == "empty" and isSimple(own, interactor) and not (module.roles.router.contract.ownMembers | where("name", "close")) }}{% endmacro %}

{# What such a function does, for the names of tests. #}
{% macro effect(own) %}{{ "closes the screen" if closes(own) else "opens " ~ (own.name | removePrefix("show")) }}{% endmacro %}

{# Empty unless an observed property of the presenter is one of the interactor. #}
{% macro isPassedDown(member) %}{{ "yes" if (member.body == "observed" or isWithoutStart(member)) and interactor.ownMembers | where("name", member.name) | where("type", member.type) | where("getterEffects", "") }}{% endmacro %}
{% set passedDown %}{% for member in presenter.ownMembers where isPassedDown(member) sep "," %}{{ member.name }}{% endfor %}{% endset %}

{# Empty unless it is an `Observed` property whose type has no start value. #}
{% macro isWithoutStart(member) %}{{ "yes" if member.body == "unwritten" and member.kind == "property" and member.typeParts.name == "Observed" and not (member.isSettable or member.modifiers or member.attributes or member.getterEffects) }}{% endmacro %}

{# The names of such properties that the presenter passes down. They have a value if the interactor returns the property of a service. #}
{% set lent %}{% for member in presenter.ownMembers where module.roles.presenter.isGenerated and isWithoutStart(member) and isPassedDown(member) sep "," %}{{ member.name }}{% endfor %}{% endset %}

{# The extension in which the view `type` subscribes to the presenter. #}
{% macro bindings(type) %}
{% set part = module.roles.presenter %}
{% set names = lent | split(",") %}
{% set statements %}
{% call subscribing.subscriptions(part.observed, "presenter", part.type, names) %}
{% for property in module.roles.interactor.observed where property.name in names %}
{% call subscribing.subscriptions([property], "presenter", module.roles.interactor.type) %}
{% endfor %}
{% endset %}
{% set further %}
{% for property in module.roles.interactor.observed where property.name in names and property.hasValue sep "\n" %}
{% call shared.changes([property]) %}
{% endfor %}
{% endset %}
{% call shared.bindings(type, part.observed, "bind", statements, further) %}
{% endmacro %}

{# The bodies, as `common/Members.stencil` takes them. #}
{% set presenterBodies %}
{% for member in presenter.ownMembers %}
{% if isPassedDown(member) %}
{{ member.fullName }}=interactor.{{ member.name | swiftIdentifier: "member" }}
{% elif asked(member) %}
{{ member.fullName }}=interactor.{{ members.passing(member, asked(member)) }}
{% endif %}
{% endfor %}
{% endset %}
{% set interactorBodies %}
{% for own in interactor.ownMembers where opens(own) or closes(own) %}
{{ own.fullName }}=router.{{ members.passing(own, own.name) }}
{% endfor %}
{% endset %}

{# The calls in the actions of segues, as `screen/Segues.stencil` takes them. #}
{% macro segues() %}
{% for member in presenter.ownMembers where asked(member) and not member.parameters %}
{% for own in interactor.ownMembers where own.name == asked(member) and opens(own) %}
{{ own.name }}=presenter.{{ members.passing(member, member.name) }}
{% endfor %}
{% endfor %}
{% endmacro %}

{# The expectation that a mock of the router or of the navigation has recorded the call of a function that opens or closes a screen. The navigation has one method for all modes of a screen. #}
{% macro expectation(own, mock) %}
{% if closes(own) %}
#expect({{ mock }}.closeCallCount == 1)
{% endif %}
{% for route in module.routes %}
{% for method in route.methods where method.name == own.name %}
#expect({{ mock }}.{{ method.name if mock == "router" else route.method }}CallCount == 1)
{% endfor %}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "reactive-viper/Display.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% set members = options.display | map("members") | join("\n") %}
{% set foundation = ["AttributedString", "Data", "Date", "Decimal", "IndexPath", "IndexSet", "Locale", "Measurement", "NS", "TimeInterval", "TimeZone", "URL", "UUID"] %}
{% set uiKit = ["CGFloat", "CGPoint", "CGRect", "CGSize", "UIColor", "UIFont", "UIImage"] %}
{% macro uses(names, members) %}{% for name in names where name in members %}yes{% endfor %}{% endmacro %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.roles.presenter.imports + (["Foundation"] if uses(foundation, members) else []) + (["UIKit"] if uses(uiKit, members) else [])) %}

{% for value in options.display sep "\n" %}
{{ (value.summary ?? ("Plain values that " ~ module.name ~ " displays.")) | docComment }}
nonisolated struct {{ value.name }}: Equatable, Sendable {
    {{ value.members }}
}
{% endfor %}

"""#
        ),
        (
            path: "reactive-viper/Face.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool(module.spec) %}

/// The faces of {{ module.name }}: view controllers that show the values of the same presenter.
nonisolated enum {{ module.name }}Face: CaseIterable, Sendable {
{% for name in options.faces %}
    case {{ name | lowerFirst | swiftIdentifier }}
{% endfor %}
}

"""#
        ),
        (
            path: "reactive-viper/FaceViewController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "reactive-viper/Bindings.stencil" as subscribing %}
{% import "reactive-viper/Chain.stencil" as chain %}
{% import "screen/Controls.stencil" as controls %}
{% set presenter = module.roles.presenter %}
{% set contract = presenter.contract %}
{% set type = module.name ~ item ~ "ViewController" %}
{% call header.person() %}
{% call imports.imports(module.roles.view.imports + (subscribing.imports if presenter.observed else [])) %}

/// A face of {{ module.name }}. All faces have the same presenter.
/// `{{ module.roles.view.type }}` contains one face at a time.
final class {{ type }}: UIViewController {
    // MARK: - Properties
    private let presenter: any {{ contract.name }}
{% if presenter.observed %}
    {% call subscribing.property() %}
{% endif %}
    {% call controls.properties(contract, "presenter") %}

    // MARK: - Lifecycle
    init(presenter: any {{ contract.name }}) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use init(presenter:) to create {{ type }}")
    }
{% if presenter.observed or controls.adding(contract) %}

    override func viewDidLoad() {
        super.viewDidLoad()
        {% call controls.adding(contract) %}
        {{ "bind()" if presenter.observed }}
    }
{% endif %}
    {% call controls.add(contract) %}
}
{% call chain.bindings(type) %}

"""#
        ),
        (
            path: "reactive-viper/HostingController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Screen.stencil" as screen %}
{% if options.faces %}
{% error "`faces` can't be used with `screens: swiftui`, because faces are view controllers; write `screens: code` or `screens: storyboard`" %}
{% endif %}
{% set part = module.roles.view %}
{% set presenter = module.roles.presenter.contract %}
{% set view = module.roles.swiftUIView.type %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// Hosts `{{ view }}`.
final class {{ part.type }}: UIHostingController<{{ view }}> {
    // MARK: - Properties
    private let presenter: any {{ presenter.name }}
    {% call screen.given() %}

    {% call screen.taking(["presenter"], ["presenter: any " ~ presenter.name], part.type, false, "super.init(rootView: " ~ view ~ "(presenter: presenter))") %}

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.bind()
    }
}

"""#
        ),
        (
            path: "reactive-viper/Interactor.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "reactive-viper/Chain.stencil" as chain %}
{% import "screen/Bindings.stencil" as bindings %}
{% set part = module.roles.interactor %}
{% set router = module.roles.router.contract %}
{% set names = ["dependencies" if module.dependencies, "parameters" if module.parameters, "completion" if module.result] | select %}
{% call header.person() %}
{% call imports.imports(part.imports + bindings.supportImports) %}

/// Business logic of {{ module.name }}. The only part of the module that calls services{{ " and the router" if module.routes }}.
final class {{ part.type }}: ReactiveInteractor<any {{ router.name }}> {
{% if part.hasStored or names %}
    // MARK: - Properties
{% endif %}
    {% call members.stored(part.contract.members, "", not names) %}
{% for name in names %}
    private {{ "weak var" if name == "completion" else "let" }} {{ name }}: {{ module.name ~ (name | upperFirst) }}{{ "?" if name == "completion" }}
{% endfor %}
{% if names %}

    // MARK: - Lifecycle
    init({% for name in names %}{{ name }}: {{ module.name ~ (name | upperFirst) }}, {% endfor %}router: any {{ router.name }}) {
{% for name in names %}
        self.{{ name }} = {{ name }}
{% endfor %}
        super.init(router: router)
    }
{% endif %}
{% if part.hasStored or names %}

{% endif %}
    override func start() {
        // Not implemented
    }
}

{% call members.conformance(part, bodies: chain.interactorBodies) %}

"""#
        ),
        (
            path: "reactive-viper/Module.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{% import "screen/Routes.stencil" as routes %}
{% import "screen/Screen.stencil" as screen %}
{% set access = module.target.access %}
{% set roles = module.roles %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.assembly + screen.storyboardImports) %}

/// Builds the {{ module.name }} module.
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
        {% call assembly.part(roles.router, "router", "navigation: navigation") %}
        {% call assembly.part(roles.interactor, "interactor", [
            "dependencies: dependencies" if module.dependencies,
            "parameters: parameters" if module.parameters,
            "completion: completion" if module.result,
            "router: router",
        ] | select | join(", ")) %}
        {% call assembly.part(roles.presenter, "presenter", "interactor: interactor") %}
        {% call screen.make(roles.view.type, "presenter: presenter", "let ", roles.view.typeLine) %}
        router.viewController = viewController
        return viewController
    }
    {% call screen.fromStoryboard(roles.view.type) %}
}
{% if roles.router.isGenerated and not module.routes %}

{% call routes.forwarding(roles.router.type) %}
{% endif %}

"""#
        ),
        (
            path: "reactive-viper/Presenter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "reactive-viper/Chain.stencil" as chain %}
{% import "reactive-viper/Bindings.stencil" as subscribing %}
{% import "screen/Bindings.stencil" as bindings %}
{% set part = module.roles.presenter %}
{% set interactor = module.roles.interactor %}
{% set passed = chain.passedDown | split(",") %}
{% for property in interactor.observed where property.hasValue and property.name not in passed %}
{% for member in part.contract.ownMembers where member.fullName == "didChange(" ~ property.name ~ ":)" and (member.parameters | first).type == property.value %}
{% error "the protocol of `presenter` can't have a function `didChange(" ~ property.name ~ ":)`: scaffold generates this function, which gets each new value of the interactor's property `" ~ property.name ~ "`; choose another name in the protocol" %}
{% endfor %}
{% endfor %}
{% set changes %}{% call bindings.changes(interactor.observed, passed) %}{% endset %}
{% set stored %}
{% for member in part.contract.members where not chain.isPassedDown(member) %}
{% call members.stored([member], "", true) %}
{% endfor %}
{% if changes %}
{% call subscribing.property() %}
{% endif %}
{% endset %}
{% call header.person() %}
{% call imports.imports(part.imports + bindings.supportImports + (subscribing.imports + interactor.contract.imports if changes else [])) %}

/// Turns the interactor's values into values that {{ module.name }} displays, and passes actions to the interactor.
final class {{ part.type }}: ReactivePresenter<any {{ interactor.contract.name }}> {
{% if stored %}
    // MARK: - Properties
    {{ stored }}

{% endif %}
    override func bind(interactor: any {{ interactor.contract.name }}) {
        {% call subscribing.subscriptions(interactor.observed, "interactor", interactor.type, passed) %}
        interactor.bind()
    }
}
{% if changes %}

// MARK: - Bindings
extension {{ part.type }} {
    {{ changes }}
}
{% endif %}

{% call members.conformance(part, bodies: chain.presenterBodies) %}

"""#
        ),
        (
            path: "reactive-viper/ReactiveInteractor.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% set access = "open " if support.access else "" %}
{% call header.person() %}

/// The superclass of interactors. `Router` is the protocol of the router.
@MainActor
{{ access }}class ReactiveInteractor<Router>: BindablePart {
    {{ support.access }}let router: Router

    private var isBound = false

    {{ "public " if support.access }}init(router: Router) {
        self.router = router
    }

    // Without an explicit `deinit`, a subclass in a target with another default isolation crashes off the main thread.
    deinit {}

    {{ support.access }}final func bind() {
        guard !isBound else { return }
        isBound = true
        start()
    }

    /// Subscribes to models, and loads what the screen shows. Called once, after the presenter has subscribed.
    {{ access }}func start() {}
}

"""#
        ),
        (
            path: "reactive-viper/ReactivePresenter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% set access = "open " if support.access else "" %}
{% call header.person() %}

/// The superclass of presenters. `Interactor` is the protocol of the interactor.
///
/// A presenter can have several views, one after the other or at the same time. It subscribes to the interactor once,
/// and its observed properties have the current values for each view.
@MainActor
{{ access }}class ReactivePresenter<Interactor>: BindablePart {
    {{ support.access }}let interactor: Interactor

    private var isBound = false

    {{ "public " if support.access }}init(interactor: Interactor) {
        self.interactor = interactor
    }

    // Without an explicit `deinit`, a subclass in a target with another default isolation crashes off the main thread.
    deinit {}

    {{ support.access }}final func bind() {
        guard !isBound else { return }
        isBound = true
        bind(interactor: interactor)
    }

    /// Subscribes to the interactor. Called once, when a view has loaded for the first time.
    ///
    /// The subscriptions end when the presenter is deallocated.
    {{ access }}func bind(interactor: Interactor) {}
}

"""#
        ),
        (
            path: "reactive-viper/Screen.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Bindings.stencil" as bindings %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{% set part = module.roles.swiftUIView %}
{% set presenter = module.roles.presenter.contract %}
{% set fields = swiftUI.fields(presenter) | split(",") | unique | select %}
{% set stubs %}{% call bindings.stubs(presenter, "presenter") %}{% endset %}
{% set preview %}
{% if stubs %}
let presenter = {{ presenter.mock }}()
{{ stubs }}
return {{ part.type }}(presenter: presenter)
{% else %}
{{ part.type }}(presenter: {{ presenter.mock }}())
{% endif %}
{% endset %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

{{ module.summary | docComment }}
struct {{ part.type }}: View {
    let presenter: any {{ presenter.name }}
{% for field in fields %}
    @State private var {{ field }} = ""
{% endfor %}

    {% call swiftUI.body(swiftUI.content(presenter, "presenter")) %}
}
{% if presenter.hasMock %}
{% call swiftUI.preview(preview) %}
{% endif %}

"""#
        ),
        (
            path: "reactive-viper/ViewController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "reactive-viper/Chain.stencil" as chain %}
{% import "reactive-viper/Bindings.stencil" as subscribing %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Screen.stencil" as screen %}
{% import "screen/Segues.stencil" as segues %}
{% set part = module.roles.view %}
{% set presenter = module.roles.presenter %}
{% set contract = presenter.contract %}
{% set faces = options.faces %}
{% set isSubscribing = presenter.observed and not faces %}
{% call header.person() %}
{% call imports.imports(part.imports + (screen.storyboardImports if segues.names else []) + (subscribing.imports if isSubscribing else [])) %}

{{ module.summary | docComment }}
final class {{ part.type }}: UIViewController {
    // MARK: - Properties
    private {{ "var" if options.screens == "storyboard" else "let" }} presenter: {{ "(any " ~ contract.name ~ ")!" if options.screens == "storyboard" else "any " ~ contract.name }}
{% if isSubscribing %}
    {% call subscribing.property() %}
{% endif %}
    {% call screen.given() %}
{% if faces %}
    private(set) var face = {{ module.name }}Face.{{ faces[0] | lowerFirst | swiftIdentifier: "member" }}
    private var faceViewController: UIViewController?
{% else %}
    {% call controls.properties(contract, "presenter") %}
{% endif %}

    {% call screen.taking(["presenter"], ["presenter: any " ~ contract.name], part.type, false) %}
{% if options.screens == "code" %}

{% endif %}
    override func viewDidLoad() {
        super.viewDidLoad()
{% if faces %}
        presenter.bind()
        showFace()
    }

    // MARK: - Faces
    /// Replaces the current face. The presenter stays, so the new face shows the same state.
    func show(_ face: {{ module.name }}Face) {
        guard face != self.face else { return }
        self.face = face
        if isViewLoaded { showFace() }
    }

    private func showFace() {
        faceViewController?.willMove(toParent: nil)
        faceViewController?.view.removeFromSuperview()
        faceViewController?.removeFromParent()
        let child: UIViewController =
            switch face {
{% for name in faces %}
            case .{{ name | lowerFirst | swiftIdentifier: "member" }}: {{ module.name }}{{ name }}ViewController(presenter: presenter)
{% endfor %}
            }
        faceViewController = child
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        child.didMove(toParent: self)
    }
}
{% else %}
        {% call controls.adding(contract) %}
        presenter.bind()
        {{ "bind()" if presenter.observed }}
    }
    {% call controls.add(contract) %}
}
{% call chain.bindings(part.type) %}
{% endif %}
{% call segues.actions(part.type, chain.segues()) %}

"""#
        ),
        (
            path: "reactive-viper/pack.yml",
            text: #"""
pack: reactive-viper
summary: View, presenter, interactor and router. Calls go up, and observed properties bring values down.
includes: [screen]
roles:
  view:
    type: "{{ 'HostingController' if options.screens == 'swiftui' else 'ViewController' }}"
    protocol: false
    screen: true
    superclass: "{{ 'UIHostingController' if options.screens == 'swiftui' else 'UIViewController' }}"
    imports: [UIKit, "{{ 'SwiftUI' if options.screens == 'swiftui' }}"]
    result: true
  presenter:
    parent: BindablePart
    superclass: ReactivePresenter
    forbids: [UIKit, SwiftUI]
    entities: false
    uses: []
    example: "var isLoading: Observed<Bool> { get }"
  interactor:
    parent: BindablePart
    superclass: ReactiveInteractor
    dependencies: true
    forbids: [UIKit, SwiftUI]
    result: true
    uses: []
    names: [dependencies, parameters, completion]
    example: "var isLoading: Observed<Bool> { get }"
  router:
    parent: ModuleRouter
    imports: [UIKit]
    uses: []
    names: [viewController, navigation, moduleNavigation]
    routes: "func show(_: ModeParameters, completion: @escaping RouteCompletion<Result>.Handler)"
  swiftUIView: {type: Screen, protocol: false, when: options.screens == "swiftui", imports: [SwiftUI], usesMocks: options.previews}
protocols:
  BindablePart:
    summary: A presenter or an interactor. Both observe other parts of their module.
    members: |
      /// Starts to observe other parts, at the first call.
      func bind()
superclasses:
  ReactivePresenter: ["bind(interactor:)", interactor]
  ReactiveInteractor: [router, start()]
options:
  display:
    type: list
    default: []
    summary: "The plain values that the presenter hands to views, as structs: `{name: TicketRow, members: 'let title: String'}`."
    where: "value | map('name') | unique == value | map('name')"
    expected: "items with different names"
    fields:
      name: {where: value | identifier | upperFirst | swiftIdentifier('type') == value, expected: "a name that begins with a capital letter and has no spaces, such as `TicketRow`", summary: The name of the struct.}
      members: {where: "('let ' in value or 'var ' in value) and value | areSwiftMembers", expected: "properties in Swift, such as `let title: String`", summary: The body of the struct in Swift.}
      summary: {optional: true, summary: Its documentation comment.}
  cells:
    type: list
    default: []
    summary: "The cells and other views of the screen that have a presenter of their own: `{name: TicketCell, display: TicketRow, actions: [didTapBuy]}`."
    where: "value | map('name') | unique == value | map('name')"
    expected: "items with different names"
    fields:
      name:
        where: "(value | hasSuffix('Cell') or value | hasSuffix('View')) and value not in ['UITableViewCell', 'UICollectionViewCell', 'UIView'] and value | identifier | upperFirst == value"
        expected: "the name of your own class with `Cell` or `View` at the end, such as `TicketCell`"
        summary: The class of the view.
      display: {optional: true, where: "('let display: ' ~ value) | areSwiftMembers", expected: "a type in Swift, such as `TicketRow`", summary: The type of the value that it displays.}
      actions:
        type: list
        default: []
        where: "value | map(filter: 'identifier') | unique == value and 'display' not in value"
        expected: "a list of Swift names such as `[didTapBuy, didTapShare]`, without duplicates and without the name `display`"
        summary: The names of its actions.
      view: {choices: [UITableViewCell, UICollectionViewCell, UIView], default: UITableViewCell, summary: The superclass of the view.}
  faces:
    type: list
    default: []
    where: "value | map(filter: 'identifier') | map(filter: 'upperFirst') | unique == value"
    expected: "Swift names that begin with a capital letter, without duplicates, such as `[Map, List]`"
    summary: "The views that show the same presenter, such as `[Map, List]`. The view controller contains one at a time."
files:
  - {template: reactive-viper/BindablePart.swift.stencil, path: "{{ support.sources }}/Generated/BindablePart.swift", for: project}
  - {template: reactive-viper/ReactivePresenter.swift.stencil, path: "{{ support.sources }}/Support/ReactivePresenter.swift", owner: user, for: project}
  - {template: reactive-viper/ReactiveInteractor.swift.stencil, path: "{{ support.sources }}/Support/ReactiveInteractor.swift", owner: user, for: project}
  - {template: reactive-viper/Module.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Module.swift", when: not module.isBuiltByHand}
  - {template: viper/RouterRoutes.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.roles.router.type }}+Routes.swift", when: module.roles.router.isGenerated and (module.routes or module.isBuiltByHand)}
  - {template: reactive-viper/Display.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Display.swift", when: options.display}
  - {template: reactive-viper/CellPresenter.swift.stencil, path: "{{ module.folder }}/Generated/{{ item.name }}Presenter.swift", each: options.cells}
  - {template: reactive-viper/Cell.swift.stencil, path: "{{ module.folder }}/{{ item.name }}.swift", owner: user, each: options.cells, when: options.screens != "swiftui"}
  - {template: reactive-viper/Face.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Face.swift", when: options.faces and module.roles.presenter.contract}
  - {template: reactive-viper/FaceViewController.swift.stencil, path: "{{ module.folder }}/{{ module.name }}{{ item }}ViewController.swift", owner: user, each: options.faces, when: module.roles.presenter.contract}
  - {template: reactive-viper/ViewController.swift.stencil, role: view, when: options.screens != "swiftui"}
  - {template: reactive-viper/HostingController.swift.stencil, role: view, when: options.screens == "swiftui"}
  - {template: reactive-viper/Screen.swift.stencil, role: swiftUIView}
  - {template: reactive-viper/Presenter.swift.stencil, role: presenter}
  - {template: reactive-viper/Interactor.swift.stencil, role: interactor}
  - {template: viper/Router.swift.stencil, role: router}
  - {template: reactive-viper/testing/ViewControllerTests.swift.stencil, testsOf: view, when: "'tests' in packs"}
  - {template: reactive-viper/testing/PresenterTests.swift.stencil, testsOf: presenter, when: "'tests' in packs"}
  - {template: reactive-viper/testing/InteractorTests.swift.stencil, testsOf: interactor, when: module.test and "tests" in packs}
  - {template: reactive-viper/testing/ChainTests.swift.stencil, path: "{{ module.testsFolder }}/{{ module.name }}ChainTests.swift", owner: user, when: not module.isBuiltByHand and (options.controls == "actions" and options.screens == "code" and not options.faces or options.segues and options.screens == "storyboard") and options.tests == "all" and "tests" in packs and module.roles.presenter.contract.ownItems and module.test}

"""#
        ),
        (
            path: "reactive-viper/testing/ChainTests.swift.stencil",
            text: #"""
{% import "reactive-viper/Chain.stencil" as chain %}
{% import "screen/ChainTests.stencil" as tests %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Segues.stencil" as segues %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{% set contract = module.roles.presenter.contract %}
{% set all %}
{% for member in contract.ownMembers where controls.areGenerated and member.test and controls.hasButton(member, contract) %}
{% for own in chain.interactor.ownMembers where own.name == chain.asked(member) and (chain.opens(own) or chain.closes(own)) %}

@Test("A tap on {{ swiftUI.title(member.name) }} {{ chain.effect(own) }}")
func {{ member.test.name }}() {
    {% call controls.tap(member) %}
    {% call chain.expectation(own, "navigation") %}
}
{% endfor %}
{% endfor %}
{% call segues.tests(chain.segues()) %}
{% endset %}
{% call tests.file(all, tests.values(chain.interactor), chain.interactor.testImports) %}

"""#
        ),
        (
            path: "reactive-viper/testing/InteractorTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% import "reactive-viper/Chain.stencil" as chain %}
{% set part = module.roles.interactor %}
{% set throws = module.parameters and module.test.canThrow %}
{% call header.person() %}
{% call imports.tests(part.testImports, part.testable, module.testAliases) %}

@MainActor
struct {{ part.type }}Tests {
    {% call testing.watched(part.calledServices) %}
    private let router = {{ module.roles.router.contract.mock }}()
{% if module.result %}
    private let results = RouteResults<{{ module.result }}>()
    private let completion: {{ module.name }}Completion
{% endif %}
    private let interactor: {{ part.type }}

    init(){% if throws %} throws{% endif %} {
{% if module.dependencies %}
        {% call testing.dependencies(part.calledServices) %}
{% endif %}
{% if module.result %}
        completion = results.makeCompletion()
{% endif %}
        interactor = {% if throws %}try {% endif %}{{ part.type }}({{ [
            "dependencies: dependencies" if module.dependencies,
            "parameters: .forTests" if module.parameters,
            "completion: completion" if module.result,
            "router: router",
        ] | select | join: ", " }})
    }
{% for member in part.contract.ownMembers where member.test and member.body == "forward" %}

    {% call testing.forwarded(member, "interactor") %}
{% endfor %}
{% for member in part.contract.ownMembers where member.test and not member.test.canThrow and (chain.opens(member) or chain.closes(member)) %}

    @Test("{{ member.fullName }} {{ chain.effect(member) }}")
    func {{ member.test.name }}() {
        interactor.{{ member.test.call }}
        {% call chain.expectation(member, "router") %}
    }
{% endfor %}
}

"""#
        ),
        (
            path: "reactive-viper/testing/PresenterTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "reactive-viper/Chain.stencil" as chain %}
{% import "screen/Bindings.stencil" as bindings %}
{% set part = module.roles.presenter %}
{% set interactor = module.roles.interactor.contract %}
{% call header.person() %}
{% call imports.tests(part.testImports + bindings.supportImports + (interactor.testImports if interactor.members | map("mockValue") | select else []), part.testable, module.testAliases) %}

@MainActor
struct {{ part.type }}Tests {
    private let interactor = {{ interactor.mock }}()
    private let presenter: {{ part.type }}

    init() {
        {% call bindings.stubs(interactor, "interactor") %}
        presenter = {{ part.type }}(interactor: interactor)
    }

    @Test("Binds to the interactor once, for any number of views")
    func bind(){{ bindings.throwing(interactor) }} {
        {% call bindings.missing(interactor, "interactor") %}
        presenter.bind()
        presenter.bind()
        #expect(interactor.bindCallCount == 1)
    }
{% for member in part.contract.ownMembers where chain.isPassedDown(member) and not member.attributes and member.name not in ["bind", "interactor", "presenter"] %}
{% set name = member.name | swiftIdentifier: "member" %}
{% for own in interactor.ownMembers where own.name == member.name %}

    @Test("{{ member.fullName }} forwards to the interactor")
    func {{ member.name | swiftIdentifier }}(){{ " throws" if own.mockValueCanThrow }} {
{% if own.mockValueCanThrow %}
        interactor.{{ name }} = try {{ own.mockValue }}
{% endif %}
        #expect(presenter.{{ name }} === interactor.{{ name }})
    }
{% endfor %}
{% endfor %}
{% for member in part.contract.ownMembers where member.test and not member.test.canThrow and chain.asked(member) %}
{% for own in interactor.ownMembers where own.name == chain.asked(member) and own.test and "bind" not in [member.name, own.name] and interactor.ownMembers | where("name", own.name) | length == 1 %}

    @Test("{{ member.fullName }} calls {{ own.fullName }} of the interactor")
    func {{ member.test.name }}() {
        presenter.{{ member.test.call }}
        #expect(interactor.{{ own.name }}CallCount == 1)
{% for check in own.test.checks %}
        #expect(interactor.{{ own.name }}Calls.first{{ check.path }} == {{ check.value }})
{% endfor %}
    }
{% endfor %}
{% endfor %}
}

"""#
        ),
        (
            path: "reactive-viper/testing/ViewControllerTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "reactive-viper/Chain.stencil" as chain %}
{% import "screen/Bindings.stencil" as bindings %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% set presenter = module.roles.presenter.contract %}
{% set interactor = module.roles.interactor.contract %}
{% set lent = chain.lent | split(",") if options.screens != "swiftui" else [] %}
{% set throws %}{% for member in interactor.members where member.name in lent and member.mockValueCanThrow %}throws{% endfor %}{% endset %}
{% set values %}
{% for member in interactor.members where member.name in lent and member.mockValue is not none %}
presenter.{{ member.name | swiftIdentifier: "member" }} = {{ "try " if member.mockValueCanThrow }}{{ member.mockValue }}
{% endfor %}
{% endset %}
{% call header.person() %}
{% call imports.tests(part.testImports + (interactor.testImports if values else []), part.testable, module.testAliases) %}

@MainActor
struct {{ part.type }}Tests {
    private let presenter = {{ presenter.mock }}()
{% if module.result %}
    private let completion = {{ module.name }}Completion { _ in }
{% endif %}
    private let viewController: {{ part.type }}

    init(){{ " throws" if throws }} {
        {% call bindings.stubs(presenter, "presenter") %}
        {{ values }}
        {% call screen.make(part.type, "presenter: presenter", "") %}
    }

    @Test("Binds to the presenter when the view has loaded")
    func bind() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.bindCallCount == 1)
    }
{% if options.faces %}

    @Test("Shows one face at a time")
    func show() {
        viewController.loadViewIfNeeded()
{% for name in options.faces %}
        viewController.show(.{{ name | lowerFirst | swiftIdentifier: "member" }})
        #expect(viewController.children.count == 1)
        #expect(viewController.children.first is {{ module.name }}{{ name }}ViewController)
{% endfor %}
    }
{% else %}
    {% call controls.taps(presenter, "presenter") %}
{% endif %}
}

"""#
        ),
        (
            path: "router/Alert.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["Foundation"]) %}

/// An alert, independent of UIKit.
{{ support.access }}nonisolated struct Alert {
    /// A button of the alert.
    {{ support.access }}nonisolated struct Action {
        {{ support.access }}nonisolated enum Style: Sendable {
            case plain
            /// Cancels without changes. Later actions of this style are shown as `plain`: UIKit allows only one.
            case cancel
            /// Can't be undone.
            case destructive
        }

        {{ support.access }}var title: String
        {{ support.access }}var style: Style
        /// Called after the alert has been dismissed.
        {{ support.access }}var perform: @MainActor () -> Void

        {{ support.access }}init(_ title: String, style: Style = .plain, perform: @escaping @MainActor () -> Void = {}) {
            self.title = title
            self.style = style
            self.perform = perform
        }
    }

    {{ support.access }}var title: String?
    {{ support.access }}var message: String?
    /// If there are none, the alert is shown with the default action, so that the user can close it.
    {{ support.access }}var actions: [Action]

    {{ support.access }}init(title: String?, message: String? = nil, actions: [Action] = [Action(NSLocalizedString("OK", comment: "Closes an alert"))]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

"""#
        ),
        (
            path: "router/AppCoordinator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["UIKit"]) %}

/// Root coordinator of a scene. Created, started and retained by the scene delegate. All scenes share the locator,
/// which the app delegate owns.
@MainActor
final class AppCoordinator {
    // MARK: - Properties
    let router: AppRouter

    // MARK: - Lifecycle
    init(locator: AppLocator, window: UIWindow) {
        router = AppRouter(locator: locator, window: window)
    }

    func start() {
        showFirstScreens()
    }
}

"""#
        ),
        (
            path: "router/AppRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["UIKit"]) %}

/// Shows the screens of one window. Each module and flow adds a `show…` method in an extension.
@MainActor
final class AppRouter: ScreenRouter {
    let locator: AppLocator

    init(locator: AppLocator, window: UIWindow?) {
        self.locator = locator
        super.init(window: window)
    }
}

"""#
        ),
        (
            path: "router/Coordinator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

/// Coordinates a flow. All navigation requests and results of its screens go through it.
@MainActor
protocol Coordinator: ModuleNavigation {
    var router: AppRouter? { get }

    /// Builds the first screen of the flow.
    func makeFirstScreen() -> UIViewController
}

extension Coordinator {
    /// The first screen of the flow while the flow is open. Pass it as the source of screens and alerts that the
    /// coordinator shows by itself.
    var firstScreen: UIViewController? { router?.firstScreen(of: self) }
}

// MARK: - ModuleNavigation
extension Coordinator {
    func close(_ viewController: UIViewController) {
        router?.close(viewController)
    }

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        router?.showAlert(alert, on: viewController)
    }

    func dismissAlert(on viewController: UIViewController) {
        router?.dismissAlert(on: viewController)
    }
}

"""#
        ),
        (
            path: "router/FirstScreens.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

extension AppCoordinator {
{% if firstScreens %}
    /// Shows all tabs and selects the first, or shows the root if there are no tabs.
    func showFirstScreens() {
        router.{{ firstScreens[0] }}(from: nil)
{% if firstTabs %}
        router.addFirstTabs()
{% endif %}
    }
{% else %}
    /// Shows nothing: no screen with `presentation: root` or `presentation: tab(…)` can be opened without arguments.
    func showFirstScreens() {}
{% endif %}
}
{% if firstTabs %}

extension AppRouter: FirstTabs {
    func addFirstTabs() {
        addTabs {
{% for tab in firstTabs %}
            if !hasTab(at: {{ tab.tabIndex }}) { {{ tab.showMethod }}(from: nil) }
{% endfor %}
        }
    }
}
{% endif %}

"""#
        ),
        (
            path: "router/ModuleNavigation.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% call header.tool("the specs") %}
{% call imports.imports(["UIKit"]) %}

{% for name in ["ModuleNavigation", "ModuleRouter"] %}
{{ protocols[name].summary | docComment }}
@MainActor
{% call members.body(support.access ~ "protocol " ~ name ~ ": AnyObject", protocols[name].items, "") %}

{% endfor %}
/// A router or view controller that forwards the calls of `ModuleRouter` to the navigation of its module.
@MainActor
{{ support.access }}protocol NavigationForwarding: ModuleRouter {
    var viewController: UIViewController? { get }
    var moduleNavigation: (any ModuleNavigation)? { get }
}

extension NavigationForwarding {
    {{ support.access }}func close() {
        guard let viewController else { return }
        moduleNavigation?.close(viewController)
    }

    {{ support.access }}func showAlert(_ alert: Alert) {
        guard let viewController else { return }
        moduleNavigation?.showAlert(alert, on: viewController)
    }

    {{ support.access }}func dismissAlert() {
        guard let viewController else { return }
        moduleNavigation?.dismissAlert(on: viewController)
    }
}

extension NavigationForwarding where Self: UIViewController {
    {{ support.access }}var viewController: UIViewController? { self }
}

/// A segue of a storyboard, during the call of its `@IBSegueAction`.
@MainActor
{{ support.access }}final class ScreenSegue {
    {{ support.access }}private(set) static var current: ScreenSegue?

    private var coder: NSCoder?
    private var screen: UIViewController?

    private init(coder: NSCoder) {
        self.coder = coder
    }

    /// Returns the screen that `show` opens, which the segue shows in place of the router.
    ///
    /// Call it in an `@IBSegueAction`, and call a method of a route in `show`. The screen is created from its
    /// storyboard with `coder`. If `show` opens no screen, the result is nil, and UIKit creates a view controller
    /// without its dependencies.
    {{ support.access }}static func screen(with coder: NSCoder, show: () -> Void) -> UIViewController? {
        let segue = ScreenSegue(coder: coder)
        current = segue
        show()
        current = nil
        return segue.screen
    }

    /// Returns the coder for the first screen that is created.
    {{ support.access }}func takeCoder() -> NSCoder? {
        defer { coder = nil }
        return coder
    }

    /// Lets the segue show the first screen, in place of the router. Returns false for any other screen.
    {{ support.access }}func take(_ screen: UIViewController) -> Bool {
        guard self.screen == nil else { return false }
        self.screen = screen
        return true
    }
}

"""#
        ),
        (
            path: "router/ModulePresenter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Members.stencil" as members %}
{% set presenter = protocols.ModulePresenter %}
{% call header.tool("the specs") %}

{{ presenter.summary | docComment }}
@MainActor
{% call members.body(support.access ~ "protocol ModulePresenter: AnyObject", presenter.items, "") %}

extension ModulePresenter {
{% for member in presenter.members %}
    {{ support.access }}{{ member.signature }} {}
{% endfor %}
}

"""#
        ),
        (
            path: "router/Presentation.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

/// How a screen is shown.
{{ support.access }}nonisolated enum Presentation: Equatable, Sendable {
    /// Pushes onto the navigation stack of the source.
    case push
    /// Presents as a sheet in a new navigation controller.
    case present
    /// Presents over the full screen in a new navigation controller.
    case fullScreen
    /// Replaces the root view controller of the window.
    case root
    /// Shows as the tab at this index. `title` is the localized title, `image` the name of a system symbol or an image.
    case tab(Int, title: String? = nil, image: String? = nil)
    /// App-specific: implemented in `AppRouter.showCustom(_:from:)`.
    case custom
}

"""#
        ),
        (
            path: "router/RouteCompletion.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

/// The outcome of a module that returns a result.
{{ support.access }}nonisolated enum RouteResult<Value> {
    case finished(Value)
    case cancelled
}

nonisolated extension RouteResult: Equatable where Value: Equatable {}
nonisolated extension RouteResult: Sendable where Value: Sendable {}

/// A result that is delivered when its screen is removed.
@MainActor
{{ support.access }}protocol PendingResult: AnyObject {
    /// Closes the screen. Set by the router that shows it.
    var close: (@MainActor () -> Void)? { get set }
    var isDelivered: Bool { get }

    /// Delivers the result, or `.cancelled` if there is none.
    func deliver()
}

/// Delivers a module's result exactly once.
///
/// `finish(_:)` closes the screen, and the result is delivered as soon as the screen has been removed. If the screen is
/// removed before `finish(_:)` is called, `.cancelled` is delivered. This object is owned by the view controller or, in
/// a flow, by the coordinator. All other references are weak.
@MainActor
{{ support.access }}final class RouteCompletion<Value>: PendingResult {
    {{ support.access }}typealias Handler = @MainActor @Sendable (RouteResult<Value>) -> Void

    {{ support.access }}var close: (@MainActor () -> Void)?
    {{ support.access }}var isDelivered: Bool { delivery == nil }
    private var handler: Handler?
    private var delivery: (@MainActor @Sendable () -> Void)?

    {{ support.access }}init(_ handler: @escaping Handler) {
        self.handler = handler
        delivery = { handler(.cancelled) }
    }

    /// Closes the screen with a result. Later calls have no effect. Without a router, delivers the result at once.
    {{ support.access }}func finish(_ value: Value) {
        guard let handler else { return }
        self.handler = nil
        delivery = { handler(.finished(value)) }
        if let close { close() } else { deliver() }
    }

    {{ support.access }}func deliver() {
        let delivery = delivery
        (self.delivery, handler, close) = (nil, nil, nil)
        delivery?()
    }

    // `isolated deinit` requires iOS 18.4.
    deinit {
        guard let delivery else { return }
        _Concurrency.Task { @MainActor in delivery() }
    }
}

/// Shows a screen and waits for its result. Throws `CancellationError` if the screen is removed without one.
///
/// Cancelling the waiting task doesn't close the screen.
@MainActor
{{ support.access }}func routeResult<Value>(
    of show: (@escaping RouteCompletion<Value>.Handler) -> Void
) async throws -> Value {
    let answer = RouteAnswer<Value>()
    await withCheckedContinuation { continuation in
        show { result in
            answer.result = result
            continuation.resume()
        }
    }
    guard case .finished(let value) = answer.result else { throw CancellationError() }
    return value
}

@MainActor
private final class RouteAnswer<Value> {
    var result = RouteResult<Value>.cancelled
}

"""#
        ),
        (
            path: "router/ScreenHierarchy.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["UIKit"]) %}

/// A running transition. Some transitions have no coordinator.
@MainActor
struct ScreenTransition {
    let coordinator: (any UIViewControllerTransitionCoordinator)?
}

// MARK: - Transitions
extension UIViewController {
    /// The running transition of this view controller, of a descendant, or of a view controller presented above them.
    var transitionBelow: ScreenTransition? {
        if let transitionCoordinator { return ScreenTransition(coordinator: transitionCoordinator) }
        if isBeingPresented || isBeingDismissed { return ScreenTransition(coordinator: nil) }
        for child in children { if let transition = child.transitionBelow { return transition } }
        return presentedByThis?.transitionBelow
    }
}

// MARK: - Presentations
extension UIViewController {
    /// The view controller that this one presents itself. `presentedViewController` may be presented by an ancestor.
    private var presentedByThis: UIViewController? {
        guard let presentedViewController, presentedViewController.presentingViewController === self else { return nil }
        return presentedViewController
    }

    /// The view controller that this one or a visible descendant presents. A covered screen doesn't count, because the
    /// screens that it presents in its own context, such as a search, are covered too.
    var presentedAbove: UIViewController? {
        if let presentedByThis { return presentedByThis }
        for child in shownChildren { if let above = child.presentedAbove { return above } }
        return nil
    }

    /// The view controller that this one or any descendant presents, even if the descendant is covered.
    var presentedAnywhere: UIViewController? {
        if let presentedByThis { return presentedByThis }
        for child in children { if let presented = child.presentedAnywhere { return presented } }
        return nil
    }

    private var shownChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: [navigation.topViewController].compactMap(\.self)
        case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
        default: children.filter { $0.isInWindowHierarchy || $0.presentedByThis?.isInWindowHierarchy == true }
        }
    }

    var isInWindowHierarchy: Bool {
        viewIfLoaded?.window != nil
    }

    /// This view controller and all view controllers presented above it, from bottom to top.
    var presentationLevels: [UIViewController] {
        [self] + (presentedAbove?.presentationLevels ?? [])
    }

    var outermostParent: UIViewController {
        parent?.outermostParent ?? self
    }
}

// MARK: - Positions
extension UIViewController {
    /// Returns whether this view controller is `root`, a descendant of it, or presented above it. Returns false for a
    /// screen that was removed, even if something still retains it.
    func leads(to root: UIViewController?) -> Bool {
        guard let root else { return false }
        if self === root { return true }
        if let parent { return parent.hasChild(self) && parent.leads(to: root) }
        return presentingViewController?.leads(to: root) ?? false
    }

    /// Returns whether `screen` is this view controller or a descendant of it.
    func isOrContains(_ screen: UIViewController?) -> Bool {
        guard let screen else { return false }
        return screen === self || isOrContains(screen.parent)
    }

    private func hasChild(_ child: UIViewController) -> Bool {
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers.contains(child)
        // With more tabs than fit, UIKit moves the last ones to a list.
        case let tabs as UITabBarController:
            tabs.viewControllers?.contains(child) ?? false || child === tabs.moreNavigationController
        default: true
        }
    }

    /// The navigation controller that is visible in this view controller: itself or a descendant.
    var shownStack: UINavigationController? {
        switch self {
        case let navigation as UINavigationController: navigation
        case let tabs as UITabBarController: tabs.selectedViewController?.shownStack
        default: children.lazy.filter(\.isInWindowHierarchy).compactMap(\.shownStack).first
        }
    }

    /// Whether all containers of this view controller show it: it is on top of its stack, and its tab is selected.
    var isShownByParents: Bool {
        switch parent {
        case let navigation as UINavigationController:
            navigation.topViewController === self && navigation.isShownByParents
        case let tabs as UITabBarController: tabs.selectedViewController === self && tabs.isShownByParents
        case let parent?: parent.isShownByParents
        case nil: true
        }
    }
}

"""#
        ),
        (
            path: "router/ScreenNavigationController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["UIKit"]) %}

/// A navigation controller that a router creates.
///
/// It notifies the router when screens may have been removed, whether by the user, the app or the router.
class ScreenNavigationController: UINavigationController {
    weak var router: ScreenRouter?

    /// A screen that sets no background color would be black.
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        router?.runNextTurn()
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        router?.runNextTurn()
    }

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        router?.runNextTurn()
        return super.popViewController(animated: animated)
    }

    @discardableResult
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        router?.runNextTurn()
        return super.popToViewController(viewController, animated: animated)
    }

    @discardableResult
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        router?.runNextTurn()
        return super.popToRootViewController(animated: animated)
    }
}

"""#
        ),
        (
            path: "router/ScreenRouter+Closing.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

// MARK: - Closing
extension ScreenRouter {
    /// Closes a screen and everything above it: pops or dismisses the screen, depending on how it was shown.
    ///
    /// A screen in a container of the app is closed together with the container. The first screen of a tab and the root
    /// can't be closed.
    func close(_ screen: UIViewController) {
        close(screen, with: nil)
    }

    /// Closes the first screen of a flow and everything above it. From now on, the same flow can be started again.
    func end(_ coordinator: any Coordinator) {
        end(coordinator, with: nil)
    }

    /// Delivers `result` at once if there is nothing to close.
    func end(_ coordinator: any Coordinator, with result: (any PendingResult)?) {
        guard let flow = screens.all.first(where: { $0.coordinator === coordinator }), let screen = flow.viewController
        else {
            result?.deliver()
            return
        }
        flow.isFinished = true
        close(screen, with: result)
    }

    func close(_ screen: UIViewController, with result: (any PendingResult)?) {
        add(
            ScreenOperation { [weak self, weak screen, weak result] in
                guard let self, let screen, let step = closingStep(of: screen) else {
                    result?.deliver()
                    return .done
                }
                return close(step)
            }
        )
    }

    private enum ClosingStep {
        case custom(UIViewController)
        case pop(UIViewController, from: UINavigationController, to: UIViewController)
        case dismiss(UIViewController, by: UIViewController)
    }

    /// Returns the step that closes `screen`, or the nearest ancestor that can be closed.
    private func closingStep(of screen: UIViewController) -> ClosingStep? {
        if screens.all.contains(where: { $0.viewController === screen && $0.isCustom }) { return .custom(screen) }
        guard screen.leads(to: window?.rootViewController) else { return nil }
        if let stack = screen.parent as? UINavigationController,
            let index = stack.viewControllers.firstIndex(of: screen), index > 0
        {
            return .pop(screen, from: stack, to: stack.viewControllers[index - 1])
        }
        if screen.parent is UITabBarController { return nil }
        if let parent = screen.parent { return closingStep(of: parent) }
        return screen.presentingViewController.map { .dismiss(screen, by: $0) }
    }

    private func close(_ step: ClosingStep) -> ScreenOperation.Progress {
        switch step {
        case .custom(let screen):
            if let progress = dismissAll(over: screen) { return progress }
            closeCustom(screen)
            return .done
        case .pop(let screen, let stack, let below):
            if let progress = dismissAll(over: stack) { return progress }
            // A removed screen that presents something, such as a covered search, is leaked.
            let removed = stack.viewControllers.drop { $0 !== screen }
            if let presented = removed.lazy.compactMap(\.presentedAnywhere).first {
                return dismiss(presented, animated: false)
            }
            stack.popToViewController(below, animated: true)
            return stack.viewControllers.contains(screen) ? .isRefused : .done
        case .dismiss(let screen, let presenter):
            if screen.presentedAbove == nil, let covered = screen.presentedAnywhere {
                return dismiss(covered, animated: false)
            }
            presenter.dismiss(animated: true)
            return screen.isBeingDismissed || screen.presentingViewController == nil ? .done : .isRefused
        }
    }

    /// Closes the screens above `screen` in its navigation stack, and everything that they present.
    func closeAll(above screen: UIViewController) -> ScreenOperation.Progress {
        guard let stack = screen.navigationController, let index = stack.viewControllers.firstIndex(of: screen),
            index + 1 < stack.viewControllers.count
        else { return .done }
        return close(.pop(stack.viewControllers[index + 1], from: stack, to: screen))
    }

    /// Dismisses everything that covers `screen`. Returns nil if nothing does, or if a container hides the screen.
    private func dismissAll(over screen: UIViewController) -> ScreenOperation.Progress? {
        guard screen.isShownByParents, let presented = screen.outermostParent.presentedAbove else { return nil }
        return dismiss(presented, animated: true)
    }

    func dismiss(_ presented: UIViewController, animated: Bool) -> ScreenOperation.Progress {
        presented.presentingViewController?.dismiss(animated: animated)
        return presented.isBeingDismissed || presented.presentingViewController == nil ? .goesOn : .isRefused
    }
}

// MARK: - Alerts
extension ScreenRouter {
    func showAlert(_ alert: Alert, on screen: UIViewController) {
        let controller = UIAlertController(alert)
        add(
            ScreenOperation { [weak self, weak screen] in
                guard let self, let screen, let root = window?.rootViewController, screen.leads(to: root) else {
                    return .done
                }
                guard let presenter = root.presentationLevels.last, presenter.isInWindowHierarchy else { return .isRefused }
                presenter.present(controller, animated: true)
                guard controller.presentingViewController != nil else { return .isRefused }
                alerts = alerts.filter { $0.controller != nil } + [ShownAlert(controller: controller, screen: screen)]
                return .done
            }
        )
    }

    /// Dismisses the last alert that was shown with `showAlert(_:on:)` for the same screen.
    func dismissAlert(on screen: UIViewController) {
        add(
            ScreenOperation { [weak self, weak screen] in
                guard let self, let screen, let root = window?.rootViewController else { return .done }
                let alert = alerts.last { $0.screen === screen && $0.controller?.leads(to: root) ?? false }
                guard let controller = alert?.controller, let presenter = controller.presentingViewController else {
                    return .done
                }
                presenter.dismiss(animated: true)
                return controller.isBeingDismissed || controller.presentingViewController == nil ? .done : .isRefused
            }
        )
    }
}

/// An alert that a router has shown.
@MainActor
struct ShownAlert {
    weak var controller: UIAlertController?
    weak var screen: UIViewController?
}

extension UIAlertController {
    fileprivate convenience init(_ alert: Alert) {
        self.init(title: alert.title, message: alert.message, preferredStyle: .alert)
        for action in alert.actions.isEmpty ? Alert(title: nil).actions : alert.actions {
            // UIKit raises an exception if an alert has two actions with the style `.cancel`.
            let isSecondCancel = action.style == .cancel && actions.contains { $0.style == .cancel }
            let style = isSecondCancel ? .default : action.style.uiKit
            addAction(UIAlertAction(title: action.title, style: style) { _ in action.perform() })
        }
    }
}

extension Alert.Action.Style {
    fileprivate var uiKit: UIAlertAction.Style {
        switch self {
        case .plain: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

"""#
        ),
        (
            path: "router/ScreenRouter+Showing.swift.stencil",
            text: [
#"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

// MARK: - Showing
extension ScreenRouter {
    /// Shows a screen.
    ///
    /// - Parameters:
    ///   - module: The type of the screen's module, which identifies its tab. Omit it for a screen without a module.
    ///   - flow: The coordinator of the flow that the screen belongs to.
    ///   - source: The screen from which `screen` is shown; nil means the visible screen. If the source is removed
    ///     before the operation begins, `screen` isn't shown and delivers `.cancelled`.
    func show(
        _ screen: UIViewController,
        module: Any.Type? = nil,
        in flow: (any Coordinator)? = nil,
        from source: UIViewController?,
        as presentation: Presentation
    ) {
        let shown = screens[screen]
        shown.flow = flow
        shown.kind = ObjectIdentifier(module ?? type(of: screen))
        enqueue(shown, screen, from: source, as: presentation)
    }

    /// Starts a flow by showing its first screen. If the same flow is already open in the navigation stack of `source`,
    /// closes the screens above its last screen instead. The second flow isn't shown and delivers `.cancelled`.
    func start(
        _ coordinator: any Coordinator,
        result: (any PendingResult)? = nil,
        from source: UIViewController?,
        as presentation: Presentation
    ) {
        let screen = coordinator.makeFirstScreen()
        let shown = screens[screen]
        shown.kind = ObjectIdentifier(type(of: coordinator))
        shown.coordinator = coordinator
        shown.flow = coordinator
        if let result {
            shown.add(result)
            if result.isDelivered { shown.isFinished = true }
            result.close = { [weak self, weak coordinator, weak result] in
                guard let self, let coordinator else {
                    result?.deliver()
                    return
                }
                end(coordinator, with: result)
            }
        }
        enqueue(shown, screen, from: source, as: presentation)
    }

    /// Returns the first screen of a flow, or nil if the flow isn't open.
    func firstScreen(of coordinator: any Coordinator) -> UIViewController? {
        screens.all.first { $0.coordinator === coordinator }?.viewController
    }

    /// Calls `show` to show the screen below the screen of a link. The operation waits until the app has set a root.
    /// It does nothing if a screen of the same module or flow is already on top, or if the link's own `flow` is open
    /// in the visible navigation stack.
    func showUnlessOnTop(orOpen flow: Any.Type? = nil, _ show: () -> Void) {
        showsUnlessOnTop = true
        flowOfLink = flow.map { ObjectIdentifier($0) }
        show()
        showsUnlessOnTop = false
        flowOfLink = nil
    }

    /// Calls `show` to create tabs that don't exist yet, without selecting them. Their screens load their views when the
    /// tabs are selected.
    func addTabs(_ show: () -> Void) {
        let (isLink, flow, selects) = (showsUnlessOnTop, flowOfLink, selectsTabs)
        (showsUnlessOnTop, flowOfLink, selectsTabs) = (false, nil, false)
        show()
        (showsUnlessOnTop, flowOfLink, selectsTabs) = (isLink, flow, selects)
    }

    /// Delivers `result` as soon as `screen` has been removed. The screen is closed when its module finishes. If the
    /// module has finished already, the screen isn't shown.
    func deliverResult(of result: any PendingResult, whenRemoved screen: UIViewController) {
        screens[screen].add(result)
        if result.isDelivered { screens[screen].isFinished = true }
        result.close = { [weak self, weak screen, weak result] in
            guard let self, let screen else {
                result?.deliver()
                return
            }
            close(screen, with: result)
        }
    }

    private func enqueue(
        _ shown: ShownScreen,
        _ screen: UIViewController,
        from source: UIViewController?,
        as presentation: Presentation
    ) {
        if ScreenSegue.current?.take(screen) == true { return expect(shown) }
        let hasSource = source != nil
        let unlessOnTop = showsUnlessOnTop
        let flowOfLink = flowOfLink
        shown.selectsTab = selectsTabs
        add(
            ScreenOperation(setsRoot: presentation.setsRoot && !unlessOnTop) { [weak self, weak source] in
                guard let self, let window else { return .done }
                let root = window.rootViewController
                guard !screen.leads(to: root) else { return .done }
                let isSourceGone = hasSource && !(source?.leads(to: root) ?? false)
                let isThere = unlessOnTop && (isOnTop(shown) || lastScreen(ofOpenFlow: flowOfLink, from: nil) != nil)
                guard !isSourceGone, !screen.isElsewhere, !isThere, !shown.isFinished else {
                    screens.drop(shown)
                    return .done
                }
                let flow = shown.coordinator == nil ? nil : shown.kind
                if !presentation.setsRoot, let last = lastScreen(ofOpenFlow: flow, from: source) {
                    screens.drop(shown)
                    return closeAll(above: last)
                }
                if unlessOnTop, presentation == .root, let root, isRoot(shown) {
                    if let presented = root.presentedAbove { return dismiss(presented, animated: true) }
                    screens.drop(shown)
                    return .done
                }
                let progress = place(screen, from: source, as: presentation, in: window)
                if screen.leads(to: window.rootViewController) {
                    shown.wasShown(by: self, loadsView: !presentation.isTab)
                } else if progress == .done, !shown.isCustom {
                    screens.drop(shown)
                }
                return progress
            }
        )
    }

    /// Waits for the end of a segue, which shows the screen as soon as the call that has created it returns.
    private func expect(_ shown: ShownScreen) {
        _Concurrency.Task { [weak self] in
            self?.add(
                ScreenOperation { [weak self] in
                    guard let self, let screen = shown.viewController, screen.leads(to: window?.rootViewController)
                    else { return .done }
                    shown.wasShown(by: self, loadsView: true)
                    return .done
                }
            )
        }
    }

    /// Returns the last screen of a flow in the navigation stack of `source`, if the flow is open there.
    private func lastScreen(ofOpenFlow flow: ObjectIdentifier?, from source: UIViewController?) -> UIViewController? {
        guard let flow, let stack = stack(for: source) else { return nil }
        let open = screens.all.first { other in
            other.isShown && !other.isFinished && other.coordinator != nil && other.kind == flow
                && other.viewController?.navigationController === stack
        }
        guard let open else { return nil }
        return stack.viewControllers.last { screen in
            screens.all.contains { $0.flow === open.coordinator && screen.isOrContains($0.viewController) }
        }
    }

    /// Returns whether a screen of the same module or flow is on top. Ignores alerts and what the app presents itself.
    private func isOnTop(_ screen: ShownScreen) -> Bool {
        guard let top = stack(for: nil)?.topViewController else { return false }
        return screens.all.contains { $0.viewController === top && $0.kind == screen.kind }
    }

    /// Returns whether a screen of the same module or flow is the root, or the first screen of its navigation stack.
    private func isRoot(_ screen: ShownScreen) -> Bool {
        let root = window?.rootViewController
        let first = (root as? UINavigationController)?.viewControllers.first ?? root
        return screens.all.contains { $0.viewController === first && $0.kind == screen.kind }
    }

    private func place(
        _ screen: UIViewController,
        from source: UIViewController?,
        as presentation: Presentation,
        in window: UIWindow
    ) -> ScreenOperation.Progress {
        switch presentation {
        case .push: push(screen, from: source, in: window)
        case .present: present(container(of: screen), as: .automatic, in: window)
        case .fullScreen: present(container(of: screen), as: .fullScreen, in: window)
        case .root: setRoot(container(of: screen), of: window)
        case .tab(let index, let title, let image): showTab(screen, at: index, title: title, image: image, in: window)
        case .custom: showCustomScreen(screen, from: source, in: window)
        }
    }

    /// Returns the navigation stack for a push. Without a source, that is the visible stack below alerts and other view
    /// controllers that the router hasn't presented.
    private func stack(for source: UIViewController?) -> UINavigationController? {
        if let source { return source as? UINavigationController ?? source.navigationController }
        guard let root = window?.rootViewController else { return nil }
        let candidates = root.presentationLevels.filter { level in
            level === root || screens.all.contains { $0.isShown && $0.viewController?.outermostParent === level }
        }
        return candidates.reversed().lazy.compactMap(\.shownStack).first
    }

    /// Pushes the screen. Presents it if there is no navigation stack, or if the screen can't be in one.
    private func push(_ screen: UIViewController, from source: UIViewController?, in window: UIWindow)
        -> ScreenOperation.Progress
    {
        guard screen.canBePushed, let stack = stack(for: source) else {
            return present(container(of: screen), as: .automatic, in: window)
        }
        stack.pushViewController(screen, animated: true)
        return stack.viewControllers.contains(screen) ? .done : .isRefused
    }

    private func present(
        _ viewController: UIViewController,
        as style: UIModalPresentationStyle,
        in window: UIWindow
    ) -> ScreenOperation.Progress {
        guard let presenter = window.rootViewController?.presentationLevels.last, presenter.isInWindowHierarchy else { return .isRefused }
        viewController.modalPresentationStyle = style
        presenter.present(viewController, animated: true)
        return viewController.presentingViewController == nil ? .isRefused : .done
    }

    /// Returns the navigation controller around `screen`. It exists already if UIKit refused the screen before. Returns
    /// split views and tab bars without one.
    private func container(of screen: UIViewController) -> UIViewController {
        // In a navigation controller, a tab bar would have two navigation bars.
        if !screen.canBePushed || screen is UITabBarController { return screen }
        if let navigation = screen.parent as? UINavigationController { return navigation }
        let navigation = ScreenNavigationController(rootViewController: screen)
        navigation.router = self
        return navigation
    }

    private func showCustomScreen(_ screen: UIViewController, from source: UIViewController?, in window: UIWindow)
        -> ScreenOperation.Progress
    {
        guard let top = window.rootViewController?.presentationLevels.last, top.isInWindowHierarchy else { return .isRefused }
        screens[screen].isCustom = true
        showCustom(screen, from: source ?? top.shownStack?.topViewController ?? top)
        return .done
    }

    /// Dismisses everything above the old root first, because a removed screen that presents something is leaked.
    private func setRoot(_ root: UIViewController, of window: UIWindow) -> ScreenOperation.Progress {
        if let presented = window.rootViewController?.presentedAnywhere { return dismiss(presented, animated: false) }
        window.rootViewController = root
        window.makeKeyAndVisible()
        beginTurnOfRoot()
        return .done
    }

    /// Selects the module's tab, which keeps its navigation stack. If the module has no tab, creates one, which
    /// replaces another module's tab at the same index. If there is no tab bar, creates one with all first tabs.
    private func showTab(
        _ screen: UIViewController,
        at index: Int,
        title: String?,
        image: String?,
        in window: UIWindow
    ) -> ScreenOperation.Progress {
        let kind = screens[screen].kind
        let selects = screens[screen].selectsTab
        let current = ownTabBar(of: window)
        if let current {
            if let presented = current.presentedAbove { return dismiss(presented, animated: true) }
            if let tab = tabs.first(where: { $0.kind == kind && $0.isIn(current) }) {
                if selects { current.selectedViewController = tab.controller }
                return .done
            }
        } else if let presented = window.rootViewController?.presentedAnywhere {
            return dismiss(presented, animated: false)
        }
        let tabBar = current ?? makeTabBar()
        let replaced = tabs.first { $0.index == index && $0.isIn(tabBar) }?.controller
        if replaced != nil, !selects { return .done }
        if let presented = replaced?.presentedAnywhere { return dismiss(presented, animated: false) }
        let tab = container(of: screen)
        if title != nil || image != nil {
            let tabImage = image.flatMap { UIImage(named: $0) ?? UIImage(systemName: $0) }
            // The `title` of the screen doesn't change this item.
            tab.tabBarItem = UITabBarItem(title: title, image: tabImage, tag: index)
        }
        add(tab, kind: kind, at: index, to: tabBar, replacing: replaced)
        if selects { tabBar.selectedViewController = tab }
        guard current == nil else { return .done }
        let progress = setRoot(tabBar, of: window)
        (self as? any FirstTabs)?.addFirstTabs()
        return progress
    }

    private func makeTabBar() -> UITabBarController {
        let tabBar = ScreenTabBarController()
        tabBar.router = self
        return tabBar
    }

    /// Returns the tab bar at the root, unless another router has created it.
    private func ownTabBar(of window: UIWindow) -> UITabBarController? {
        guard let created = window.rootViewController as? ScreenTabBarController else {
            return window.rootViewController as? UITabBarController
        }
        return created.router === self ? created : nil
    }

    func hasTab(at index: Int) -> Bool {
        guard let tabBar = window.flatMap(ownTabBar) else { return false }
        return tabs.contains { $0.index == index && $0.isIn(tabBar) }
    }

    private func add(
        _ controller: UIViewController,
        kind: ObjectIdentifier?,
        at index: Int,
        to tabBar: UITabBarController,
        replacing replaced: UIViewController?
    ) {
        tabs = tabs.filter { $0.isIn(tabBar) && $0.index != index }
        var controllers = (tabBar.viewControllers ?? []).filter { $0 !== replaced }
        let next = controllers.firstIndex { other in
            tabs.contains { $0.controller === other && $0.index > index }
        }
        controllers.insert(controller, at: next ?? controllers.count)
        tabs.append(ShownTab(kind: kind, index: index, controller: controller))
        tabBar.setViewControllers(controllers, animated: false)
    }
}

/// A router of an app with tabs.
@MainActor
protocol FirstTabs {
    /// Adds the tabs with which the app starts, except those that exist.
    func addFirstTabs()
}

/// A tab bar controller that a router has created.
private final class ScreenTabBarController: UITabBarController {
    weak var router: ScreenRouter?
}

/// A tab that a router has created.
@MainActor
struct ShownTab {
    let kind: ObjectIdentifier?
    let index: Int
    weak var controller: UIViewController?

    func isIn(_ tabBar: UITabBarController) -> Bool {
        guard let controller else { return false }
        return tabBar.viewControllers?.contains(controller) ?? false
    }
}

extension UIViewController {
    /// UIKit refuses navigation controllers and split views in a navigation stack.

"""#,
#"""
    fileprivate var canBePushed: Bool {
        !(self is UINavigationController || self is UISplitViewController)
    }
}

extension Presentation {
    fileprivate var isTab: Bool {
        if case .tab = self { true } else { false }
    }

    /// Whether this presentation can set the root of a window that has none.
    fileprivate var setsRoot: Bool {
        isTab || self == .root
    }
}

extension UIViewController {
    /// Whether the app has already shown this view controller itself.
    fileprivate var isElsewhere: Bool {
        guard let parent else { return presentingViewController != nil }
        return !(parent is UINavigationController) || parent.parent != nil || parent.presentingViewController != nil
    }
}

"""#,
            ].joined()
        ),
        (
            path: "router/ScreenRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

/// A router that shows and closes the screens of a window, one after the other.
///
/// UIKit loses or refuses calls during a transition. So every call becomes an operation in a queue. An operation begins
/// only when no transition is running in the window, no matter whether the router, the app or the user started it. It
/// looks at the visible screens when it begins, not when it is added to the queue.
@MainActor
class ScreenRouter: ModuleNavigation {
    private(set) weak var window: UIWindow?
    let screens = ShownScreens()
    var tabs: [ShownTab] = []
    var alerts: [ShownAlert] = []
    /// True during a call of `showUnlessOnTop(orOpen:_:)`.
    var showsUnlessOnTop = false
    /// During such a call, the type of the coordinator whose flow the link opens; nil if the link opens no flow.
    var flowOfLink: ObjectIdentifier?
    /// False during a call of `addTabs(_:)`.
    var selectsTabs = true

    private(set) var operations: [ScreenOperation] = []
    private var isRunning = false
    private var isFirstTurnOfRoot = false
    private weak var awaitedTransition: AnyObject?
    private var retryDelay = ScreenRouter.shortestDelay
    private var retry: _Concurrency.Task<Void, Never>?

    private static let shortestDelay = Duration.milliseconds(10)
    private static let longestDelay = Duration.milliseconds(500)

    init(window: UIWindow?) {
        self.window = window
    }

    // MARK: - Custom presentations
    /// Shows a screen with `presentation: custom`. Override it together with `closeCustom(_:)`.
    func showCustom(_ screen: UIViewController, from source: UIViewController) {
        window?.rootViewController?.presentationLevels.last?.present(screen, animated: true)
    }

    /// Closes a screen that `showCustom(_:from:)` has shown.
    func closeCustom(_ screen: UIViewController) {
        screen.presentingViewController?.dismiss(animated: true)
    }

    // MARK: - Queue
    func add(_ operation: ScreenOperation) {
        operations.append(operation)
        run()
    }

    /// Begins the operations in the queue, until one has to wait.
    func run() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        while true {
            if let root = window?.rootViewController, let transition = root.transitionBelow {
                return wait(for: transition)
            }
            screens.removeAll(notLeadingTo: window?.rootViewController)
            guard let index = nextIndex else { return }
            switch operations[index].begin() {
            case .done:
                operations.remove(at: index)
                retryDelay = Self.shortestDelay
            case .goesOn:
                retryDelay = Self.shortestDelay
            case .isRefused:
                return runLater(after: retryDelay)
            }
        }
    }

    /// Without a root, only an operation that sets one can begin. All others wait until the turn of the main actor that
    /// sets the root is over, because the app may show more screens in that turn.
    private var nextIndex: Int? {
        guard window != nil else {
            operations = []
            return nil
        }
        guard window?.rootViewController == nil || isFirstTurnOfRoot else { return operations.indices.first }
        let next = operations.firstIndex { $0.setsRoot }
        if next == nil, !operations.isEmpty, !isFirstTurnOfRoot { runLater(after: retryDelay) }
        return next
    }

    /// Delays operations that don't set a root until the next turn of the main actor.
    func beginTurnOfRoot() {
        guard !isFirstTurnOfRoot else { return }
        isFirstTurnOfRoot = true
        _Concurrency.Task { [weak self] in
            self?.isFirstTurnOfRoot = false
            self?.run()
        }
    }

    /// Runs the queue after a transition, and after a delay, because UIKit doesn't report the end of every transition.
    private func wait(for transition: ScreenTransition) {
        runLater(after: retryDelay)
        guard let coordinator = transition.coordinator, coordinator !== awaitedTransition else { return }
        retryDelay = Self.shortestDelay
        awaitedTransition = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.runNextTurn() }
    }

    func runNextTurn() {
        _Concurrency.Task { [weak self] in self?.run() }
    }

    private func runLater(after delay: Duration) {
        retryDelay = min(delay * 2, Self.longestDelay)
        retry?.cancel()
        retry = _Concurrency.Task { [weak self] in
            try? await _Concurrency.Task.sleep(for: delay)
            if !_Concurrency.Task.isCancelled { self?.run() }
        }
    }
}

/// A call that shows or closes a screen or an alert. It begins when no transition is running.
@MainActor
struct ScreenOperation {
    enum Progress {
        case done
        /// The operation has started a transition. It begins again when the transition is over.
        case goesOn
        /// UIKit has refused the call. The operation begins again later.
        case isRefused
    }

    /// Whether the operation can begin before the window has a root.
    var setsRoot = false
    let begin: @MainActor () -> Progress
}

"""#
        ),
        (
            path: "router/ShownScreens.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

/// The state that a router keeps for the screens that it shows.
///
/// A screen counts as removed as soon as it is no longer in the hierarchy of the window's root. Then its results are
/// delivered. If it was the first screen of a flow, the coordinator of the flow is released.
@MainActor
final class ShownScreens {
    private(set) var all: [ShownScreen] = []

    /// Returns the state of `screen`, which is created on first use.
    subscript(_ screen: UIViewController) -> ShownScreen {
        if let known = all.first(where: { $0.viewController === screen }) { return known }
        let new = ShownScreen(screen)
        all.append(new)
        return new
    }

    func removeAll(notLeadingTo root: UIViewController?) {
        let isRemoved = { (screen: ShownScreen) in
            guard let viewController = screen.viewController else { return true }
            return screen.isShown && !viewController.leads(to: root)
        }
        let removed = all.filter(isRemoved)
        guard !removed.isEmpty else { return }
        all.removeAll { screen in removed.contains { $0 === screen } }
        for screen in removed.reversed() { screen.deliverResults() }
    }

    /// Removes a screen that can no longer be shown. Delivers its results in the next turn of the main actor, because
    /// the app may answer with the same call.
    func drop(_ screen: ShownScreen) {
        all.removeAll { $0 === screen }
        _Concurrency.Task { screen.deliverResults() }
    }
}

@MainActor
final class ShownScreen {
    private(set) weak var viewController: UIViewController?
    /// The type of its module, or of the coordinator of its flow.
    var kind: ObjectIdentifier?
    /// The coordinator of the flow that begins with this screen.
    var coordinator: (any Coordinator)?
    /// The coordinator of the flow that this screen belongs to.
    weak var flow: (any Coordinator)?
    var isFinished = false
    var isCustom = false
    var selectsTab = true
    private(set) var isShown = false
    private var results: [WeakResult] = []

    init(_ viewController: UIViewController) {
        self.viewController = viewController
    }

    func add(_ result: any PendingResult) {
        results.append(WeakResult(result: result))
    }

    func deliverResults() {
        let delivered = results
        results = []
        for result in delivered { result.result?.deliver() }
    }

    /// Marks the screen as shown. From now on, `router` is notified when the screen is deallocated.
    func wasShown(by router: ScreenRouter, loadsView: Bool) {
        isShown = true
        guard let view = loadsView ? viewController?.view : viewController?.viewIfLoaded else { return }
        guard !view.layoutGuides.contains(where: { $0 is ReleaseObserver }) else { return }
        let observer = ReleaseObserver()
        observer.router = router
        view.addLayoutGuide(observer)
    }
}

@MainActor
private struct WeakResult {
    weak var result: (any PendingResult)?
}

/// An empty layout guide that notifies the router when the view of a screen is deallocated.
///
/// The app may have removed the screen from a navigation controller of its own, which doesn't notify the router.
private final class ReleaseObserver: UILayoutGuide {
    weak var router: ScreenRouter?

    deinit {
        _Concurrency.Task { @MainActor [router] in router?.run() }
    }
}

"""#
        ),
        (
            path: "router/flows/AppRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{% call header.tool(flow.spec) %}
{% call imports.imports(flow.imports.appRouter) %}

// MARK: - {{ flow.name }}
extension AppRouter {
    {{ ("Starts the flow " ~ flow.name ~ ".\n\n" ~ flow.summary if flow.summary) | docComment }}
    func {{ flow.showMethod }}({{ assembly.shown(flow.name, flow) }}) {
        let scope = {{ flow.name }}Scope({% for parameter in flow.parameters %}{{ parameter.argument }}, {% endfor %}parent: locator)
{% if flow.result %}
        let completion = {{ flow.name }}Completion(handler)
{% endif %}
        let coordinator = {{ flow.name }}Coordinator(router: self, scope: scope{% if flow.dependencies %}, dependencies: {{ flow.name }}Dependencies(scope){% endif %}{% if flow.result %}, completion: completion{% endif %})
        start(coordinator, {% if flow.result %}result: completion, {% endif %}from: source, as: presentation)
    }
}

"""#
        ),
        (
            path: "router/flows/Coordinator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(flow.imports.coordinator) %}

{{ (flow.summary ?? ("Coordinates the " ~ flow.name ~ " flow.")) | docComment }}
///
/// Generated routes are in `{{ flow.name }}Coordinator+Routes.swift` and `{{ flow.name }}Coordinator+<Module>.swift`.
@MainActor
final class {{ flow.name }}Coordinator: Coordinator {
    // MARK: - Properties
    let scope: {{ flow.name }}Scope
{% if flow.dependencies %}
    private let dependencies: {{ flow.name }}Dependencies
{% endif %}
    private(set) weak var router: AppRouter?
{% if flow.result %}
    /// The only strong reference to the completion, so the completion lives as long as the flow.
    /// If the flow ends before `finish(_:)` is called, the caller gets `.cancelled`.
    private let completion: {{ flow.name }}Completion
{% endif %}

    // MARK: - Lifecycle
    init(router: AppRouter, scope: {{ flow.name }}Scope{% if flow.dependencies %}, dependencies: {{ flow.name }}Dependencies{% endif %}{% if flow.result %}, completion: {{ flow.name }}Completion{% endif %}) {
        self.router = router
        self.scope = scope
{% if flow.dependencies %}
        self.dependencies = dependencies
{% endif %}
{% if flow.result %}
        self.completion = completion
{% endif %}
    }

    /// {% if flow.result %}Closes all screens of the flow, then delivers the result{% else %}Closes all screens of the flow{% endif %}.
{% if flow.result %}
    func finish({{ "_ result: " ~ flow.result if flow.result != "Void" }}) {
        completion.finish({{ "result" if flow.result != "Void" else "()" }})
    }
{% else %}
    func finish() {
        router?.end(self)
    }
{% endif %}
}
{% if flow.results %}

// MARK: - Results
/// Each method is called when a module returns its result.
extension {{ flow.name }}Coordinator {
{% for result in flow.results sep "\n" %}
    func {{ result.method }}({{ "_ result: " ~ result.type if result.type != "Void" }}) {
        {{ "// Not implemented" if not result.isFlowResult else "finish(result)" if result.type != "Void" else "finish()" }}
    }
{% endfor %}
}
{% endif %}

"""#
        ),
        (
            path: "router/flows/CoordinatorRoutes.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool(flow.spec) %}
{% call imports.imports(flow.imports.routes) %}

extension {{ flow.name }}Coordinator {
    func makeFirstScreen() -> UIViewController {
        {{ flow.start.makeMethod }}({% if flow.start.parameters %}scope.startParameters{% endif %})
    }
}
{% if flow.leadsTo %}

// MARK: - Routes out of the flow
extension {{ flow.name }}Coordinator {
{% for destination in flow.leadsTo sep "\n" %}
    func {{ destination.showMethod }}(from source: UIViewController?, {% for parameter in destination.parameters %}{{ parameter.declaration }}, {% endfor %}as presentation: Presentation{% if destination.result %}, completion: @escaping RouteCompletion<{{ destination.result }}>.Handler{% endif %}) {
{% if destination.result %}
        guard let router else { return completion(.cancelled) }
{% endif %}
        {{ "router." if destination.result else "router?." }}{{ destination.showMethod }}(from: source, {% for parameter in destination.parameters %}{{ parameter.argument }}, {% endfor %}as: presentation{% if destination.result %}, completion: completion{% endif %})
    }
{% endfor %}
}
{% endif %}

"""#
        ),
        (
            path: "router/flows/Scope.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% call header.tool(flow.spec) %}
{% call imports.imports(flow.imports.scope) %}

{% set contents = ["parameters" if flow.parameters, "services" if flow.hasOwnServices or flow.inheritedServices] | select | join(" and ") %}
/// The scope of the flow {{ flow.name }}{{ ", with its " ~ contents if contents }}.
{% if flow.hasOwnServices %}
/// The flow's own services are in extensions in other files.
{% endif %}
@MainActor
final class {{ flow.name }}Scope {
    {% call specText.input(flow.parameters, flow.spec, "let", false) %}
    let parent: AppLocator
{% if flow.hasOwnServices %}
    /// The flow's own services, once they are created.
    let instances = InstanceStore<{{ flow.name }}Scope>()
{% endif %}

    init({% for parameter in flow.parameters %}{{ parameter.declaration }}, {% endfor %}parent: AppLocator) {
{% for parameter in flow.parameters %}
        self.{{ parameter.member }} = {{ parameter.value }}
{% endfor %}
        self.parent = parent
    }
{% if flow.start.parameters %}

    /// The parameters of the first screen.
    var startParameters: {{ flow.start.name }}Parameters {
        {% call specText.constants(flow.startBound, flow.spec) %}
        {% if flow.startBound %}return {% endif %}{{ flow.start.name }}Parameters({{ flow.startArguments | join: ", " }})
    }
{% endif %}
}
{% if flow.inheritedServices %}

// MARK: - App services
extension {{ flow.name }}Scope {
{% for service in flow.inheritedServices %}
    var {{ service.name | swiftIdentifier }}: any {{ service.provided | swiftIdentifier: "type" }} { parent.{{ service.name | swiftIdentifier: "member" }} }
{% endfor %}
}
{% endif %}
{% if flow.dependencies %}

// MARK: - Dependencies
/// Services used by the coordinator of {{ flow.name }}.
@MainActor
struct {{ flow.name }}Dependencies {
{% for dependency in flow.dependencies %}
    var {{ dependency.name | swiftIdentifier }}: any {{ dependency.provided | swiftIdentifier: "type" }}
{% endfor %}
}

extension {{ flow.name }}Dependencies {
    init(_ scope: {{ flow.name }}Scope) {
        self.init({% for dependency in flow.dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "label" }}: scope.{{ dependency.name | swiftIdentifier: "member" }}{% endfor %})
    }
}
{% endif %}
{% if flow.result %}

{% call specText.completion("", flow.name, flow.result, flow.spec, flow.resultLine) %}
{% endif %}

"""#
        ),
        (
            path: "router/links/DeepLink.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% import "router/links/Values.stencil" as values %}
{% set flowNames = flows | map: "name" %}
{% call header.tool("the specs") %}
{% call imports.imports(deepLinkImports) %}

/// The app's deep links.
@MainActor
enum DeepLink {
{% for link in deepLinks %}
    /// `{{ link.path }}`
    case {{ link.name | camelCase | swiftIdentifier }}{% if link.parameters %}({{ link.parameters | map: "caseElement" | join: ", " }}){% endif %}
{% endfor %}
}

// MARK: - Opening
extension AppRouter {
    /// Shows the screen of a link from `source`, or from the visible screen if `source` is nil.
    ///
    /// A link with `over: …` in its spec is shown on top of the screen that `over` names, and ignores `source`.
    func open(_ link: DeepLink, from source: UIViewController? = nil) {
        switch link {
{% for link in deepLinks %}
{% set name = link.name | camelCase | swiftIdentifier: "member" %}
{% set pattern %}.{{ name }}{% if link.parameters %}({% for parameter in link.parameters sep ", " %}let {{ parameter.value }}{% endfor %}){% endif %}{% endset %}
{% set source = "nil" if link.over else "source" %}
{% set call %}{{ link.method }}(from: {{ source }}{% for parameter in link.parameters %}, {{ parameter.argument }}{% endfor %}){% endset %}
{% if link.over %}
        case {{ pattern }}:
            showUnlessOnTop{% if link.name in flowNames %}(orOpen: {{ link.name }}Coordinator.self){% endif %} { {{ link.over.showMethod }}(from: nil) }
            {{ call }}
{% else %}
        case {{ pattern }}: {{ call }}
{% endif %}
{% endfor %}
        }
    }
}

// MARK: - Reading
extension DeepLink {
    /// Parses the path and the query of a URL. With `base`, the scheme, the host and the path prefix must match.
    init(url: URL, base: URL? = nil) throws(DeepLinkError) {
        var failure: DeepLinkError?
        for link in LinkReader.readers(of: url, base: base) {
            for pattern in DeepLinkPattern.allCases {
                do throws(DeepLinkError) {
                    guard let found = try pattern.read(link) else { continue }
                    self = found
                    return
                } catch {
                    failure = failure ?? error
                }
            }
        }
        throw failure ?? .noMatch(url)
    }
}

/// The link patterns, in matching order. The first match wins.
nonisolated private enum DeepLinkPattern: CaseIterable {
{% for link in deepLinksByPrecedence %}
    case {{ link.name | camelCase | swiftIdentifier }}
{% endfor %}

    /// Returns nil if the URL doesn't match.
    @MainActor
    func read(_ link: LinkReader) throws(DeepLinkError) -> DeepLink? {
        switch self {
{% for link in deepLinksByPrecedence %}
{% set name = link.name | camelCase | swiftIdentifier: "member" %}
        case .{{ name }}:
            guard link.matches({{ values.pattern(link) }}) else { return nil }
{% if link.parameters %}
            return try .{{ name }}({% for value in link.values sep ", " %}{{ value.parameter | swiftIdentifier: "label" }}: {{ values.read(value) }}{% endfor %})
{% else %}
            return .{{ name }}
{% endif %}
{% endfor %}
        }
    }
}

// MARK: - Writing
extension DeepLink {
    /// Returns the URL of this link, appended to `base` if there is one. Throws if a value can't be encoded.
    func url(base: URL? = nil) throws(DeepLinkError) -> URL {
        var linkWriter = LinkWriter()
        switch self {
{% for link in deepLinks %}
        case .{{ link.name | camelCase | swiftIdentifier: "member" }}{% if link.parameters %}({% for parameter in link.parameters sep ", " %}let {{ parameter.value }}{% endfor %}){% endif %}:
{% if link.segments or link.query %}
{% for part in link.segments %}
            {{ values.writeSegment(part) }}
{% endfor %}
{% for part in link.query %}
            {{ values.writeItem(part) }}
{% endfor %}
{% else %}
            break
{% endif %}
{% endfor %}
        }
        return try linkWriter.url(base: base)
    }
}
{% for form in linkForms %}
{% if loop.first %}

// MARK: - Link formats from scaffold.yml
{% endif %}
extension LinkForm<{{ form.type }}> {
    static var {{ form.name }}: LinkForm {
        {% call specText.at(form.spec, form.line) %}
        .{{ form.form }}
        {% call specText.end() %}
    }
}
{% if not loop.last %}

{% endif %}
{% endfor %}

"""#
        ),
        (
            path: "router/links/DeepLinkError.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// An error in parsing or creating a deep link.
nonisolated enum DeepLinkError: Error, Equatable {
    /// No link matches the URL.
    case noMatch(URL)
    case missing(parameter: String)
    /// A parameter occurs more than once.
    case repeated(parameter: String)
    case invalid(parameter: String, value: String, expected: String)
}

nonisolated extension DeepLinkError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noMatch(let url): "no deep link matches \(url)"
        case .missing(let parameter): "parameter `\(parameter)` is missing"
        case .repeated(let parameter): "parameter `\(parameter)` occurs more than once"
        case .invalid(let parameter, let value, let expected): "`\(value)` is not valid for parameter `\(parameter)`: expected \(expected)"
        }
    }
}

"""#
        ),
        (
            path: "router/links/LinkForm.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// Converts values of a type to and from link text.
@MainActor
struct LinkForm<Value> {
    /// A description of the format, for error messages.
    let expected: String
    /// Returns nil if the text can't be parsed.
    let read: (String) -> Value?
    /// Returns nil if the value can't be encoded.
    let write: (Value) -> String?

    /// The name of the type with the types around it, such as `Todo.ID`.
    private static var typeName: String {
        String(reflecting: Value.self).split(separator: ".").dropFirst().joined(separator: ".")
    }
}

extension LinkForm where Value: LosslessStringConvertible {
    static var losslessString: LinkForm {
        LinkForm(expected: "a value of type \(typeName)", read: { Value($0) }, write: { $0.description })
    }
}

extension LinkForm where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    static var rawValue: LinkForm {
        LinkForm(
            expected: "a value of type \(typeName)",
            read: { Value.RawValue($0).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue.description }
        )
    }
}

/// Written as JSON.
extension LinkForm where Value: Codable {
    static var codable: LinkForm {
        LinkForm(
            expected: "a value of type \(typeName) in JSON",
            read: { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) },
            write: { value in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
            }
        )
    }
}

/// Not `losslessString`: `Character(_:)` traps on strings of several characters.
extension LinkForm<Swift.Character> {
    static var character: LinkForm {
        LinkForm(expected: "one character", read: { $0.count == 1 ? $0.first : nil }, write: { String($0) })
    }
}

extension LinkForm<URL> {
    static var url: LinkForm {
        LinkForm(expected: "a URL", read: { URL(string: $0) }, write: { $0.absoluteString })
    }
}

extension LinkForm<UUID> {
    static var uuid: LinkForm {
        LinkForm(expected: "a UUID", read: { UUID(uuidString: $0) }, write: { $0.uuidString })
    }
}

/// ISO 8601 with milliseconds, which are optional when parsing.
extension LinkForm<Date> {
    static var date: LinkForm {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return LinkForm(
            expected: "a date such as 2025-01-31T12:00:00Z",
            read: { (try? style.parse($0)) ?? (try? Date.ISO8601FormatStyle().parse($0)) },
            write: { style.format($0) }
        )
    }
}

"""#
        ),
        (
            path: "router/links/LinkReader.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// The path segments and query items of a URL.
///
/// `+` is not decoded as a space. Unknown query items are ignored.
@MainActor
struct LinkReader {
    // Percent-encoded.
    private let segments: [Substring]
    private let items: [URLQueryItem]

    /// Returns whether the path consists of these segments (nil matches any) and the query contains these items.
    func matches(_ path: String?..., query: KeyValuePairs<String, String> = [:]) -> Bool {
        path.count == segments.count
            && zip(path, segments).allSatisfy { $0 == nil || $0 == $1.removingPercentEncoding }
            && query.allSatisfy { wanted in
                items(wanted.key).contains { ($0.value ?? "").removingPercentEncoding == wanted.value }
            }
    }
}

// MARK: - Values
extension LinkReader {
    func segment<Value>(_ place: Int, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) -> Value {
        try value(String(segments[place]), of: parameter, form)
    }

    func has(_ name: String) -> Bool {
        !items(name).isEmpty
    }

    func one<Value>(_ name: String, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) -> Value {
        let items = items(name)
        guard let item = items.first else { throw .missing(parameter: parameter) }
        guard items.count == 1 else { throw .repeated(parameter: parameter) }
        return try value(item.value ?? "", of: parameter, form)
    }

    /// Returns nil if the item is missing or has no value.
    func optional<Value>(
        _ name: String,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) -> Value? {
        let items = items(name)
        if items.isEmpty || items.count == 1 && items[0].value == nil { return nil }
        return try one(name, of: parameter, form)
    }

    /// Returns an empty array if the item is missing or has no value.
    func list<Value>(_ name: String, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) -> [Value] {
        var values: [Value] = []
        for case let text? in items(name).map(\.value) { values.append(try value(text, of: parameter, form)) }
        return values
    }

    private func value<Value>(
        _ text: String,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) -> Value {
        if let text = text.removingPercentEncoding, let value = form.read(text) { return value }
        throw .invalid(parameter: parameter, value: text.removingPercentEncoding ?? text, expected: form.expected)
    }

    private func items(_ name: String) -> [URLQueryItem] {
        items.filter { $0.name.removingPercentEncoding == name }
    }
}

// MARK: - URLs
extension LinkReader {
    /// Returns the possible readings of a URL: in `sample://login`, the host may be the first path segment.
    static func readers(of url: URL, base: URL?) -> [LinkReader] {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [] }
        let items = parts.percentEncodedQueryItems ?? []
        let path = segments(parts)
        if let base {
            guard let base = URLComponents(url: base, resolvingAgainstBaseURL: true), parts.matchesBase(base) else { return [] }
            let start = segments(base)
            guard path.starts(with: start) else { return [] }
            return [LinkReader(segments: Array(path.dropFirst(start.count)), items: items)]
        }
        let plain = LinkReader(segments: path, items: items)
        let isWebURL = ["http", "https"].contains(parts.scheme?.lowercased())
        guard !isWebURL, let host = parts.percentEncodedHost, !host.isEmpty else { return [plain] }
        return [LinkReader(segments: [host[...]] + path, items: items), plain]
    }

    private static func segments(_ parts: URLComponents) -> [Substring] {
        parts.percentEncodedPath.split(separator: "/")
    }
}

extension URLComponents {
    fileprivate func matchesBase(_ base: URLComponents) -> Bool {
        scheme?.lowercased() == base.scheme?.lowercased()
            && (host ?? "").lowercased() == (base.host ?? "").lowercased()
            && port == base.port
    }
}

"""#
        ),
        (
            path: "router/links/LinkWriter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// A builder of URLs that `LinkReader` parses back into the same link.
@MainActor
struct LinkWriter {
    // Percent-encoded.
    private var segments: [String] = []
    private var items: [URLQueryItem] = []

    mutating func path(_ text: String) {
        segments.append(Self.escaped(text))
    }

    /// Adds a path segment. Throws if it is empty.
    mutating func segment<Value>(_ value: Value, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) {
        let text = try Self.text(value, of: parameter, form)
        guard !text.isEmpty else { throw .invalid(parameter: parameter, value: "", expected: "a text that is not empty") }
        path(text)
    }

    mutating func segment<Value>(_ value: Value?, of parameter: String, _ form: LinkForm<Value>) throws(DeepLinkError) {
        guard let value else { throw .missing(parameter: parameter) }
        try segment(value, of: parameter, form)
    }

    mutating func query(_ name: String, _ text: String?) {
        items.append(URLQueryItem(name: Self.escaped(name), value: text.map(Self.escaped)))
    }

    mutating func one<Value>(
        _ name: String,
        _ value: Value,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) {
        query(name, try Self.text(value, of: parameter, form))
    }

    /// - Parameter isDefault: Whether a missing item means nil.
    mutating func optional<Value>(
        _ name: String,
        _ value: Value?,
        of parameter: String,
        _ form: LinkForm<Value>,
        isDefault: Bool = true
    ) throws(DeepLinkError) {
        if let value {
            try one(name, value, of: parameter, form)
        } else if !isDefault {
            query(name, nil)
        }
    }

    /// - Parameter isDefault: Whether a missing item means an empty list.
    mutating func list<Value>(
        _ name: String,
        _ values: [Value],
        of parameter: String,
        _ form: LinkForm<Value>,
        isDefault: Bool = true
    ) throws(DeepLinkError) {
        for value in values { try one(name, value, of: parameter, form) }
        if values.isEmpty, !isDefault { query(name, nil) }
    }

    /// Returns the URL, appended to `base` if there is one.
    func url(base: URL?) throws(DeepLinkError) -> URL {
        var parts = base.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) } ?? URLComponents()
        let start = parts.percentEncodedPath.split(separator: "/").map(String.init)
        parts.percentEncodedPath = "/" + (start + segments).joined(separator: "/")
        parts.percentEncodedQueryItems = items.isEmpty ? nil : items
        parts.fragment = nil
        guard let url = parts.url else {
            throw .invalid(parameter: "base", value: base?.absoluteString ?? "", expected: "a URL to which a path can be appended")
        }
        return url
    }
}

extension LinkWriter {
    private static func text<Value>(
        _ value: Value,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) -> String {
        if let text = form.write(value) { return text }
        throw .invalid(parameter: parameter, value: "\(value)", expected: form.expected)
    }

    private static func escaped(_ text: String) -> String {
        let literal = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@:,")
        let escaped = text.addingPercentEncoding(withAllowedCharacters: literal) ?? text
        // "." and ".." would be resolved as relative path segments.
        return [".", ".."].contains(escaped) ? escaped.replacing(".", with: "%2E") : escaped
    }
}

"""#
        ),
        (
            path: "router/links/Values.stencil",
            text: #"""
{# Swift expressions that read and write the values of a deep link. #}

{# The pattern of a link: its path segments, with `nil` for a parameter, then the literal items of its query. #}
{% macro pattern(link) -%}
{% for part in link.segments sep ", " %}{% if part.literal is not none %}{{ part.literal | swiftString }}{% else %}nil{% endif %}{% endfor %}
{%- if link.literals %}{{ ", " if link.segments }}query: [{% for part in link.literals sep ", " %}{{ part.item | swiftString }}: {{ part.literal | swiftString }}{% endfor %}]{% endif %}{% endmacro %}

{% macro read(part) -%}
{% if part.place is not none -%}
link.segment({{ part.place }}, of: {{ part.parameter | swiftString }}, .{{ part.form }})
{%- elif part.default is not none -%}
link.has({{ part.item | swiftString }}) ? link.{{ part.count }}({{ part.item | swiftString }}, of: {{ part.parameter | swiftString }}, .{{ part.form }}) : {{ part.default }}
{%- else -%}
link.{{ part.count }}({{ part.item | swiftString }}, of: {{ part.parameter | swiftString }}, .{{ part.form }})
{%- endif %}
{%- endmacro %}

{% macro writeSegment(part) -%}
{% if part.literal is not none -%}
linkWriter.path({{ part.literal | swiftString }})
{%- else -%}
try linkWriter.segment({{ part.value }}, of: {{ part.parameter | swiftString }}, .{{ part.form }})
{%- endif %}
{%- endmacro %}

{% macro writeItem(part) -%}
{% if part.literal is not none -%}
linkWriter.query({{ part.item | swiftString }}, {{ part.literal | swiftString }})
{%- else -%}
try linkWriter.{{ part.count }}({{ part.item | swiftString }}, {{ part.value }}, of: {{ part.parameter | swiftString }}, .{{ part.form }}{% if part.default is not none and part.count != "one" %}, isDefault: false{% endif %})
{%- endif %}
{%- endmacro %}

"""#
        ),
        (
            path: "router/pack.yml",
            text: #"""
pack: router
summary: The router that shows the screens, flows, tabs and deep links.
needs: [locator]
renamed: {Routing: Navigation}
types: [Alert, Presentation, RouteCompletion, RouteResult]
localNames: [completion, coordinator, deliver, handler, linkWriter, locator, presentation, router, scope, show, source, start]
flowNames: {Scope: [instances, parent, startParameters]}
protocols:
  ModuleNavigation:
    summary: Navigation available to every module. `AppRouter` and the coordinators of flows implement it.
    members: |
      /// Closes the screen: pops or dismisses it, depending on how it was shown.
      func close(_ viewController: UIViewController)
      func showAlert(_ alert: Alert, on viewController: UIViewController)
      func dismissAlert(on viewController: UIViewController)
  ModuleRouter:
    summary: Navigation available in every module's router.
    members: |
      /// Closes the module's screen.
      func close()
      func showAlert(_ alert: Alert)
      func dismissAlert()
  ModulePresenter:
    summary: The lifecycle methods of a presenter. All of them have empty default implementations.
    members: |
      func viewDidLoad()
      func viewWillAppear()
      func viewDidAppear()
      func viewWillDisappear()
      func viewDidDisappear()
files:
  - {template: router/AppRouter.swift.stencil, path: "{{ app.sources }}/Support/AppRouter.swift", owner: user, for: project}
  - {template: router/AppCoordinator.swift.stencil, path: "{{ app.sources }}/Support/AppCoordinator.swift", owner: user, for: project}
  - {template: router/FirstScreens.swift.stencil, path: "{{ app.sources }}/Generated/AppCoordinator+FirstScreens.swift", owner: generated, for: project}
  - {template: router/Coordinator.swift.stencil, path: "{{ app.sources }}/Generated/Coordinator.swift", owner: generated, for: project}
  - {template: router/ScreenRouter.swift.stencil, path: "{{ app.sources }}/Generated/ScreenRouter.swift", owner: generated, for: project}
  - {template: router/ScreenRouter+Showing.swift.stencil, path: "{{ app.sources }}/Generated/ScreenRouter+Showing.swift", owner: generated, for: project}
  - {template: router/ScreenRouter+Closing.swift.stencil, path: "{{ app.sources }}/Generated/ScreenRouter+Closing.swift", owner: generated, for: project}
  - {template: router/ScreenNavigationController.swift.stencil, path: "{{ app.sources }}/Generated/ScreenNavigationController.swift", owner: generated, for: project}
  - {template: router/ShownScreens.swift.stencil, path: "{{ app.sources }}/Generated/ShownScreens.swift", owner: generated, for: project}
  - {template: router/ScreenHierarchy.swift.stencil, path: "{{ app.sources }}/Generated/ScreenHierarchy.swift", owner: generated, for: project}
  - {template: router/Alert.swift.stencil, path: "{{ support.sources }}/Support/Alert.swift", owner: user, for: project}
  - {template: router/ModuleNavigation.swift.stencil, path: "{{ support.sources }}/Generated/ModuleNavigation.swift", owner: generated, for: project}
  - {template: router/ModulePresenter.swift.stencil, path: "{{ support.sources }}/Generated/ModulePresenter.swift", owner: generated, for: project}
  - {template: router/Presentation.swift.stencil, path: "{{ support.sources }}/Generated/Presentation.swift", owner: generated, for: project}
  - {template: router/RouteCompletion.swift.stencil, path: "{{ support.sources }}/Generated/RouteCompletion.swift", owner: generated, for: project}
  - {template: router/links/DeepLink.swift.stencil, path: "{{ app.sources }}/Generated/DeepLink.swift", owner: generated, for: project, when: deepLinks}
  - {template: router/links/DeepLinkError.swift.stencil, path: "{{ app.sources }}/Generated/DeepLinkError.swift", owner: generated, for: project, when: deepLinks}
  - {template: router/links/LinkForm.swift.stencil, path: "{{ app.sources }}/Generated/LinkForm.swift", owner: generated, for: project, when: deepLinks}
  - {template: router/links/LinkReader.swift.stencil, path: "{{ app.sources }}/Generated/LinkReader.swift", owner: generated, for: project, when: deepLinks}
  - {template: router/links/LinkWriter.swift.stencil, path: "{{ app.sources }}/Generated/LinkWriter.swift", owner: generated, for: project, when: deepLinks}
  - {template: router/flows/Coordinator.swift.stencil, path: "{{ flow.folder }}/{{ flow.name }}Coordinator.swift", owner: user, for: flow}
  - {template: router/flows/CoordinatorRoutes.swift.stencil, path: "{{ flow.folder }}/Generated/{{ flow.name }}Coordinator+Routes.swift", owner: generated, for: flow}
  - {template: router/flows/Scope.swift.stencil, path: "{{ flow.folder }}/Generated/{{ flow.name }}Scope.swift", owner: generated, for: flow}
  - {template: router/flows/AppRouter.swift.stencil, path: "{{ flow.folder }}/Generated/AppRouter+{{ flow.name }}.swift", owner: generated, for: flow}

"""#
        ),
        (
            path: "samples/Cart.yml.stencil",
            text: #"""
{% if "flow" in keys %}
module: Cart
{{ "dependencies: [basket]" if "dependencies" in keys }}
{{ "parameters: {item: String}" if "parameters" in keys }}
{% endif %}

"""#
        ),
        (
            path: "samples/Chosen.yml.stencil",
            text: #"""
module: Chosen
{{ "target: Kit" if "target" in keys }}

"""#
        ),
        (
            path: "samples/Other.yml.stencil",
            text: #"""
module: Other
parameters:
  item: String
{{ "modes: {new: {}, edit: {text: String}}" if "modes" in keys }}
result: Int
{{ "target: Kit" if "target" in keys }}

"""#
        ),
        (
            path: "samples/Purchase.yml.stencil",
            text: #"""
{% if "flow" in keys %}
flow: Purchase
{% if "parameters" in keys %}
parameters:
  item: String
start: {Cart: {item: item}}
{% else %}
start: Cart
{% endif %}
{% if "deepLink" in keys %}
deepLink: /purchase{{ "?item={item}" if "parameters" in keys }}
{% endif %}
modules: [Cart, Receipt]
result: Int
{% endif %}

"""#
        ),
        (
            path: "samples/Receipt.yml.stencil",
            text: #"""
{% if "flow" in keys %}
module: Receipt
{{ "dependencies: [basket]" if "dependencies" in keys }}
{{ "parameters: {item: String}" if "parameters" in keys }}
result: Int
{% endif %}

"""#
        ),
        (
            path: "samples/Sample.yml.stencil",
            text: #"""
module: Sample
{{ "summary: Shows a sample." if "summary" in keys }}
{{ "group: Samples" if "group" in keys }}
{{ "imports: [Entities]" if "imports" in keys }}
{% include "samples/Signature.stencil" %}
{{ "presentation: present" if "presentation" in keys }}
{{ "dependencies: [trialService, trialModel]" if "dependencies" in keys }}
{{ "variants: {flag: sample, on: Varied}" if "variants" in keys }}
{# With `build: custom`, few files are generated. Links and variants can't open a module with modes. #}
{% if keys | length == 1 %}
{{ "build: custom" if "build" in keys }}
{{ "modes: {new: {}, edit: {text: String}}" if "modes" in keys }}
{% endif %}
{% if "deepLink" in keys %}
deepLink: {path: '/samples{{ "?item={item}" if "parameters" in keys }}', over: Chosen}
{% endif %}
{% if "routes" in keys %}
routes:
  - Other
  - Chosen: {presentation: present}
{{ "  - Purchase" if "flow" in keys }}
{% endif %}
{% if roles %}
protocols:
{% for role in roles %}
  {{ role }}: |
    /// Shows the items.
    func showTrial{{ role | pascalCase }}(items: [String], at index: Int)
    func reloadTrial() async throws -> Bool
    var isTrialBusy: Bool { get }
    var trialText{{ role | pascalCase }}: String? { get set }
{% endfor %}
{% endif %}

"""#
        ),
        (
            path: "samples/Services.yml.stencil",
            text: #"""
services:
  trialService:
    protocol: TrialServicing
    implementation: TrialService
    members: |
      func load() async throws -> [String]
      func reloadTrial() async throws -> Bool
  trialModel:
    protocol: TrialModeling
    implementation: TrialModel
    kind: model
    dependencies: [trialService]
    members: |
      var items: [String] { get }
    commands: {protocol: TrialCommanding, members: func reset()}
{% if "variants" in keys %}
  trialFlags:
    protocol: TrialFlags
    lifetime: external
    members: |
      func isEnabled(_ flag: TrialFlag) -> Bool
{% endif %}
{# Roles of a style can have any type, so no type begins with the name of the module. #}
{% if "flow" in keys %}
  basket:
    protocol: Basketing
    implementation: Basket
    lifetime: flow(Purchase)
    members: |
      func add(_ item: String)
{% endif %}

"""#
        ),
        (
            path: "samples/Signature.stencil",
            text: #"""
{% if "parameters" in keys %}
parameters:
  item: {{ "TrialItem" if "types" in keys else "String" }}
  count: Int? = nil
{% endif %}
{{ "result: String" if "result" in keys }}
{{ "target: Kit" if "target" in keys }}

"""#
        ),
        (
            path: "samples/Varied.yml.stencil",
            text: #"""
{% if "variants" in keys %}
module: Varied
{% include "samples/Signature.stencil" %}
{% endif %}

"""#
        ),
        (
            path: "samples/scaffold.yml.stencil",
            text: #"""
style: {{ style }}
{% if "target" in keys %}
targets:
  App: {sources: Sources/App}
  Kit: {sources: Kit/Sources, tests: Kit/Tests, access: public}
{% endif %}
{{ "flags: {service: trialFlags, type: TrialFlag}" if "variants" in keys }}
{% if "types" in keys %}
types:
  TrialItem: {text: rawValue}
{% endif %}
{# Here options also hold for the files of targets, services and the project. #}
{{ "options: " ~ options if options }}

"""#
        ),
        (
            path: "screen/AppRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% import "screen/Build.stencil" as assembly %}
{% call header.tool(module.spec) %}
{% if module.isShown %}
{% call imports.imports(module.imports.appRouter) %}

// MARK: - {{ module.name }}
extension AppRouter {
    {{ ("Shows `" ~ module.name ~ "`.\n\n" ~ module.summary if module.summary) | docComment }}
    func {{ module.showMethod }}({{ assembly.shown(module.name, module) }}) {
{% if module.result %}
        let completion = {{ module.name }}Completion(handler)
{% endif %}
{% if module.variant %}
        {% call specText.at(module.spec, module.variant.flagLine) %}
        let showsVariant = locator.{{ module.variant.service | swiftIdentifier: "member" }}.isEnabled(.{{ module.variant.flag | swiftIdentifier: "member" }})
        {% call specText.end() %}
        let screen: UIViewController
        if showsVariant {
            screen = {{ assembly.call(module.variant.name, module.variant.hasDependencies) }}
        } else {
            screen = {{ assembly.call(module.name, module.dependencies) }}
        }
{% else %}
        let screen = {{ assembly.call(module.name, module.dependencies) }}
{% endif %}
{% if module.result %}
        deliverResult(of: completion, whenRemoved: screen)
{% endif %}
{% if module.variant %}
        // The router treats the variant as the screen of `{{ module.name }}`.
{% endif %}
        show(screen, module: {{ module.name }}Module.self, from: source, as: presentation)
    }
}
{% else %}
{% call imports.imports(module.imports.conformances) %}

// `{{ module.name }}` is shown only as a variant of another module, by that module's `show…` method.
{% endif %}
{% if module.routes %}

extension AppRouter: {{ module.roles.navigation.protocol }} {}
{% endif %}
{% call assembly.resolving("AppLocator", "locator") %}

"""#
        ),
        (
            path: "screen/Bindings.stencil",
            text: #"""
{# Subscriptions to the `Observed` properties of another part. #}

{# The import for superclasses in the support files. #}
{% set supportImports = [support.module] if support.module != module.target.module else [] %}

{# The statements. `receiver` is the code of the part, and `type` its class. `without` are the names of other properties. #}
{% macro subscriptions(properties, receiver, type, without = []) %}
{% for property in properties where property.name not in without %}
{% if property.hasValue %}
{{ receiver }}.{{ property.name | swiftIdentifier: "member" }}.subscribe(self) { $0.didChange({{ property.name | swiftIdentifier: "label" }}: $1) }
{% else %}
// Subscribe to `{{ property.name }}` when {{ type }}.{{ property.name }} is implemented.
{% endif %}
{% endfor %}
{% endmacro %}

{# The functions that they call. #}
{% macro changes(properties, without = []) %}
{% for property in properties where property.hasValue and property.name not in without sep "\n" %}
private func didChange({{ property.name | swiftIdentifier: "parameter" }}: {{ property.value }}) {
    // Not implemented
}
{% endfor %}
{% endmacro %}

{# The extension of a view with both. `function` is the name of the function that subscribes, and `statements` are those that do it. `further` are functions that these statements call for other properties. #}
{% macro bindings(view, properties, function, statements, further = "") %}
{% if properties %}

// MARK: - Bindings
extension {{ view }} {
    private func {{ function }}() {
        {{ statements }}
    }

    {% call changes(properties) %}
{% if further %}

    {{ further }}
{% endif %}
}
{% endif %}
{% endmacro %}

{# Stubs the properties of the mock `name` that have a value at the start or in tests. #}
{% macro stubs(contract, name) %}
{% for member in contract.members where member.kind == "property" and "@available" not in (member.attributes | join) and not (member.modifiers or member.getterEffects) and (member.typeParts.startValue ?? "nil") != "nil" %}
{{ name }}.{{ member.name | swiftIdentifier: "member" }} = {{ member.typeParts.startValue }}
{% endfor %}
{% for member in contract.members where member.mockValue is not none and not member.mockValueCanThrow %}
{{ name }}.{{ member.name | swiftIdentifier: "member" }} = {{ member.mockValue }}
{% endfor %}
{% endmacro %}

{# Stubs the other `Observed` properties, whose types have no sample: these statements throw. #}
{% macro missing(contract, name) %}
{% for member in contract.members where member.mockValueCanThrow %}
{{ name }}.{{ member.name | swiftIdentifier: "member" }} = try {{ member.mockValue }}
{% endfor %}
{% endmacro %}

{# The word after the parentheses of a function that contains these statements. #}
{% macro throwing(contract) %}{{ " throws" if contract.members | map("mockValueCanThrow") | select }}{% endmacro %}

"""#
        ),
        (
            path: "screen/Build.stencil",
            text: #"""
{% import "common/SpecText.stencil" as specText %}
{# The function that builds a module: its parameters, and the call in the router. #}
{% macro parameters() %}
{{ [
    "dependencies: " ~ module.name ~ "Dependencies" if module.dependencies,
    "navigation: any " ~ module.roles.navigation.protocol,
    "parameters: " ~ module.name ~ "Parameters" if module.parameters,
    "completion: " ~ module.name ~ "Completion" if module.result,
] | select | join: ", " }}
{%- endmacro %}

{% macro call(name, needsDependencies) %}
{{ name }}Module.build({{ [
    "dependencies: " ~ name ~ "Dependencies(locator)" if needsDependencies,
    "navigation: self",
    "parameters: " ~ name ~ "Parameters(" ~ (module.parameters | map("argument") | join(", ")) ~ ")" if module.parameters,
    "completion: completion" if module.result,
] | select | join: ", " }})
{%- endmacro %}

{# The statement that creates a part in this function. #}
{% macro part(role, name, arguments) %}
{% call specText.at(module.spec, role.typeLine) %}
let {{ name }} = {{ role.type }}({{ arguments }})
{% call specText.end(role.typeLine) %}
{% endmacro %}

{# The call in a test that has the variables `dependencies`, `navigation` and `results`. #}
{% macro inTests() %}
{{ "try " if module.parameters and module.test?.canThrow }}{{ module.name }}Module.build({{ [
    "dependencies: dependencies" if module.dependencies,
    "navigation: navigation",
    "parameters: .forTests" if module.parameters,
    "completion: results.makeCompletion()" if module.result,
] | select | join: ", " }})
{%- endmacro %}

{# The call in the coordinator of a flow. #}
{% macro inFlow(name, needsDependencies) %}
{{ name }}Module.build({{ [
    "dependencies: " ~ name ~ "Dependencies(scope)" if needsDependencies,
    "navigation: self",
    "parameters: parameters" if module.parameters,
    "completion: completion" if module.result,
] | select | join: ", " }})
{%- endmacro %}

{# The parameters of the function that shows a module or flow. #}
{% macro shown(name, subject) -%}
from source: UIViewController?, {% for parameter in subject.parameters %}{{ parameter.declaration }}{% if parameter.default is not none %} = {{ parameter.default }}{% endif %}, {% endfor %}as presentation: Presentation = {{ subject.presentation }}{% if subject.result %}, completion handler: @escaping {{ name }}Completion.Handler = { _ in }{% endif %}
{%- endmacro %}

{# The initializer that takes the services of a module from the locator or from the scope of its flow. #}
{% macro resolving(source, variable) %}
{% if module.dependencies %}

// MARK: - Dependencies
extension {{ module.name }}Dependencies {
    init(_ {{ variable }}: {{ source }}) {
        self.init({% for dependency in module.dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "label" }}: {{ variable }}.{{ dependency.name | swiftIdentifier: "member" }}{% endfor %})
    }
}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "screen/ChainTests.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{# Tests that begin with a tap or a segue in the view of a whole module. #}

{# The values of the services that a part passes on, where their mocks have none. #}
{% macro values(contract) %}
{% for member in contract.ownMembers where member.test?.observed and not member.test.hasMockDefault %}
{{ member.test.service | swiftIdentifier: "expression" }}.{{ member.name | swiftIdentifier: "member" }} = {% if member.test.resultCanThrow %}try {% endif %}{{ member.test.observed }}
{% endfor %}
{% endmacro %}

{# `tests` are the tests of the style, in which `viewController` is the screen. `values` are statements. These values, and results of stubs in `tests`, need the modules `valueImports`. #}
{% macro file(tests, values = "", valueImports = []) %}
{% call header.person() %}
{% call imports.tests(module.imports.tests + (valueImports if values or "ReturnValue = " in tests else []), (module.testable + module.mockTestable) | unique | sorted, module.testAliases) %}

/// Tests what happens after a tap, through all parts of the module. Only its services and its navigation are mocks.
@MainActor
struct {{ module.name }}ChainTests {
{% for dependency in module.dependencies %}
    private let {{ dependency.variable | swiftIdentifier }} = {{ dependency.mock }}()
{% endfor %}
    private let navigation = {{ module.roles.navigation.protocol }}Mock()
{% if module.result %}
    private let results = RouteResults<{{ module.result }}>()
{% endif %}
    private let viewController: {{ module.screen.type }}

    init() throws {
        {{ values }}
{% if module.dependencies %}
        let dependencies = {{ module.name }}Dependencies({% for dependency in module.dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "label" }}: {{ dependency.variable | swiftIdentifier: "expression" }}{% endfor %})
{% endif %}
        let screen = {{ assembly.inTests() }}
        viewController = try #require(screen as? {{ module.screen.type }})
        viewController.loadViewIfNeeded()
    }
    {{ tests }}
}
{% endmacro %}

"""#
        ),
        (
            path: "screen/Contract.stencil",
            text: #"""
{# The contracts of a module: its navigation, services, input and result, and the protocols of its parts. #}
{% import "common/Members.stencil" as members %}
{% import "common/SpecText.stencil" as specText %}

{% macro declaration(contract) %}
{% set access = module.target.access if contract.purpose in ["navigation", "named"] or contract.isPassed else "" %}
{% if contract.purpose == "navigation" %}
/// Screens that {{ module.name }} can open.{% if module.flow %} {{ module.name }} is a screen of the flow {{ module.flow }}.{% endif %}
{% endif %}
{% call members.protocol(contract, access, module.spec) %}
{% endmacro %}

{% macro dependencies() %}
{% set access = module.target.access %}
/// Services used by {{ module.name }}. `{% if module.flow %}{{ module.flow }}Scope{% else %}AppLocator{% endif %}` provides them.
@MainActor
{{ access }}struct {{ module.name }}Dependencies {
{% for dependency in module.dependencies %}
    {{ access }}var {{ dependency.name | swiftIdentifier }}: any {{ dependency.protocol | swiftIdentifier: "type" }}
{% endfor %}
{% if access %}

    {% call members.initializer(module.dependencies, access) %}
{% endif %}
}
{% endmacro %}

{# The input and the result of a module. #}
{% macro parameters() %}
{% set access = module.target.access %}
{% if module.modes %}
/// Ways to open {{ module.name }}.
@MainActor
{{ access }}enum {{ module.name }}Mode {
{% for mode in module.modes %}
    {% call specText.at(module.spec, mode.line) %}
    case {{ mode.declaration }}
{% endfor %}
    {% call specText.end() %}
}

{% endif %}
{% if module.parameters %}
/// Input of {{ module.name }}.
@MainActor
{{ access }}struct {{ module.name }}Parameters {
    {% call specText.input(module.parameters, module.spec, access ~ "var", true) %}
{% if access %}

    {{ access }}init({% for parameter in module.parameters sep ", " %}{{ parameter.declaration }}{% if parameter.default is not none %} = {{ parameter.default }}{% endif %}{% endfor %}) {
{% for parameter in module.parameters %}
        self.{{ parameter.member }} = {{ parameter.value }}
{% endfor %}
    }
{% endif %}
}
{% if module.result %}

{% endif %}
{% endif %}
{% if module.result %}
{% call specText.completion(access, module.name, module.result, module.spec, module.resultLine) %}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "screen/Contract.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Contract.stencil" as contracts %}
{% call header.tool(module.spec) %}
{% call imports.imports(item.imports) %}

{% call contracts.declaration(item) %}

"""#
        ),
        (
            path: "screen/Contracts.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Contract.stencil" as contracts %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.contracts) %}

{% for contract in module.protocols where not contract.isWrittenByHand %}
{% call contracts.declaration(contract) %}

{% endfor %}
{% if module.dependencies %}
{% call contracts.dependencies() %}

{% endif %}
{% call contracts.parameters() %}

"""#
        ),
        (
            path: "screen/Controls.stencil",
            text: #"""
{% import "screen/SwiftUI.stencil" as swiftUI %}
{# The text fields and buttons of view controllers in code, for the functions of a contract that SwiftUI views have buttons for. #}

{% set areGenerated = options.controls == "actions" and options.screens == "code" %}

{# The button for a function, `logInButton` for `didTapLogIn`. #}
{% macro button(name) %}{{ swiftUI.action(name) | camelCase | identifier }}Button{% endmacro %}

{# A localized text. #}
{% macro text(title, control) %}NSLocalizedString({{ title | swiftString }}, comment: {{ (control ~ " of " ~ module.name) | swiftString }}){% endmacro %}

{# Empty unless a function has a button: no earlier one has the same. #}
{% macro hasButton(member, contract) %}
{%- set same %}{% for other in contract.ownMembers where swiftUI.isAction(other) and button(other.name) == button(member.name) %}{{ other.fullName }} {% endfor %}{% endset -%}
{{ "yes" if swiftUI.isAction(member) and same | hasPrefix(member.fullName ~ " ") }}
{%- endmacro %}

{# Each of these is a list with commas between its items. #}
{% macro buttons(contract) %}{% for member in contract?.ownMembers ?? [] where areGenerated and hasButton(member, contract) sep "," %}{{ button(member.name) }}{% endfor %}{% endmacro %}
{% macro fields(contract) %}{% for member in contract?.ownMembers ?? [] where areGenerated and hasButton(member, contract) and member.parameters sep "," %}{% for parameter in member.parameters sep "," %}{{ parameter.name }}{% endfor %}{% endfor %}{% endmacro %}

{# The button for a method of a route, in a view controller that opens screens itself. Empty if the method needs arguments, or if a function has that button. #}
{% macro routeButton(method, contract) %}
{%- set name = button(method.name | removePrefix("show")) -%}
{{ name if not method.required and not method.result and name not in (buttons(contract) | split(",")) }}
{%- endmacro %}

{# The properties. `receiver` is the property with the functions of the contract. #}
{% macro properties(contract, receiver, routes = []) %}
{% set declarations %}
{% for field in fields(contract) | split(",") | unique | select %}
let {{ field }}Field = UITextField()
{% endfor %}
{% for member in contract?.ownMembers ?? [] where areGenerated and hasButton(member, contract) %}
private(set) lazy var {{ button(member.name) }} = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: {{ text(swiftUI.title(member.name), "Button") }}) { [weak self] _ in
{% if member.parameters %}
        guard let self else { return }
        {{ receiver }}.{{ member.name | swiftIdentifier: "member" }}({% for parameter in member.parameters sep ", " %}{% if parameter.label is not none %}{{ parameter.label | swiftIdentifier: "label" }}: {% endif %}{{ parameter.name }}Field.text ?? ""{% endfor %})
{% else %}
        self?.{{ receiver }}.{{ member.name | swiftIdentifier: "member" }}()
{% endif %}
    }
)
{% endfor %}
{% for method in routes where areGenerated and routeButton(method, contract) %}
private(set) lazy var {{ routeButton(method, contract) }} = UIButton(
    configuration: .plain(),
    primaryAction: UIAction(title: {{ text(method.name | removePrefix("show") | titleCase, "Button") }}) { [weak self] _ in
        self?.{{ method.name }}()
    }
)
{% endfor %}
{% endset %}
{% if declarations %}

// MARK: - Controls
{{ declarations }}
{% endif %}
{% endmacro %}

{# All of them, in the order of the view. #}
{% macro names(contract, routes = []) %}{% for field in fields(contract) | split(",") | unique | select %}{{ field }}Field,{% endfor %}{{ buttons(contract) }},{% for method in routes where areGenerated %}{{ routeButton(method, contract) }},{% endfor %}{% endmacro %}

{# The call in `viewDidLoad`, and the function. #}
{% macro adding(contract, routes = []) %}{{ "addControls()" if names(contract, routes) | split(",") | select }}{% endmacro %}
{% macro add(contract, routes = []) %}
{% set all = names(contract, routes) | split(",") | select %}
{% if all %}

// MARK: - Layout
private func addControls() {
    view.backgroundColor = .systemBackground
{% for field in fields(contract) | split(",") | unique | select %}
    {{ field }}Field.placeholder = {{ text(field | titleCase, "Field") }}
    {{ field }}Field.borderStyle = .roundedRect
{% if swiftUI.isSecret(field) %}
    {{ field }}Field.isSecureTextEntry = true
{% endif %}
{% endfor %}
{% if all | length == 1 %}
    let stack = UIStackView(arrangedSubviews: [{{ all[0] }}])
{% else %}
    let stack = UIStackView(arrangedSubviews: [
{% for name in all %}
        {{ name }},
{% endfor %}
    ])
{% endif %}
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
}
{% endif %}
{% endmacro %}

{# The tests in which a tap on a button calls the mock `called`. #}
{% macro taps(contract, called) %}
{% for member in contract.ownMembers where areGenerated and hasButton(member, contract) and member.test and contract.ownMembers | where("name", member.name) | length == 1 %}

@Test("A tap on {{ swiftUI.title(member.name) }} calls {{ called }}.{{ member.fullName }}")
func {{ member.test.name }}() {
    viewController.loadViewIfNeeded()
    {% call tap(member) %}
    #expect({{ called }}.{{ member.name }}CallCount == 1)
{% for check in member.test.checks %}
    #expect({{ called }}.{{ member.name }}Calls.first{{ check.path }} == {{ check.value }})
{% endfor %}
}
{% endfor %}
{% endmacro %}

{# The statements that enter the texts of a function, and tap its button. #}
{% macro tap(member) %}
{% for parameter, check in member.parameters | zip(member.test.checks) %}
viewController.{{ parameter.name }}Field.text = {{ check.value }}
{% endfor %}
viewController.{{ button(member.name) }}.sendActions(for: .primaryActionTriggered)
{% endmacro %}

{# The tests in which a tap on the button of a route opens its screen. #}
{% macro routeTaps(contract) %}
{% for route in module.routes %}
{% for method in route.methods where areGenerated and routeButton(method, contract) %}

@Test("A tap on {{ method.name | removePrefix("show") | titleCase }} opens {{ method.name | removePrefix("show") }}")
func {{ method.name }}() {
    viewController.{{ routeButton(method, contract) }}.sendActions(for: .primaryActionTriggered)
    #expect(navigation.{{ route.method }}CallCount == 1)
}
{% endfor %}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "screen/Dependencies.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Contract.stencil" as contracts %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.dependencies) %}

{% call contracts.dependencies() %}

"""#
        ),
        (
            path: "screen/FlowModule.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% import "screen/Build.stencil" as assembly %}
{% set parameters = "_ parameters: " ~ module.name ~ "Parameters" if module.parameters %}
{% set completion = "completion handler: @escaping " ~ module.name ~ "Completion.Handler = { _ in }" if module.result %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.appRouter) %}
{% if module.isMade %}

// MARK: - {{ module.name }}
extension {{ module.flow }}Coordinator {
{% if module.isShown %}
    {{ ("Shows `" ~ module.name ~ "`.\n\n" ~ module.summary if module.summary) | docComment }}
    func {{ module.showMethod }}({{ assembly.shown(module.name, module) }}) {
        let screen = make{{ module.name }}({{ [
            module.name ~ "Parameters(" ~ (module.parameters | map("argument") | join(", ")) ~ ")" if module.parameters,
            "completion: handler" if module.result,
        ] | select | join: ", " }})
        router?.show(screen, module: {{ module.name }}Module.self, in: self, from: source, as: presentation)
    }

{% endif %}
    func make{{ module.name }}({{ [parameters, completion] | select | join: ", " }}) -> UIViewController {
{% if module.result %}
        let completion = {{ module.name }}Completion { [weak self] result in
            handler(result)
            if case .finished{{ "(let value)" if module.result != "Void" }} = result { self?.{{ module.didFinishMethod }}({{ "value" if module.result != "Void" }}) }
        }
{% endif %}
{% if module.variant %}
        {% call specText.at(module.spec, module.variant.flagLine) %}
        let showsVariant = scope.parent.{{ module.variant.service | swiftIdentifier: "member" }}.isEnabled(.{{ module.variant.flag | swiftIdentifier: "member" }})
        {% call specText.end() %}
        let screen: UIViewController
        if showsVariant {
{% if module.parameters %}
            let parameters = {{ module.variant.name }}Parameters({% for parameter in module.parameters sep ", " %}{{ parameter.name | swiftIdentifier: "label" }}: parameters.{{ parameter.member }}{% endfor %})
{% endif %}
            screen = {{ assembly.inFlow(module.variant.name, module.variant.hasDependencies) }}
        } else {
            screen = {{ assembly.inFlow(module.name, module.dependencies) }}
        }
{% elif module.result %}
        let screen = {{ assembly.inFlow(module.name, module.dependencies) }}
{% endif %}
{% if module.result %}
        router?.deliverResult(of: completion, whenRemoved: screen)
{% endif %}
        {{ "return screen" if module.result or module.variant else assembly.inFlow(module.name, module.dependencies) }}
    }
}
{% endif %}
{% if module.routes %}

extension {{ module.flow }}Coordinator: {{ module.roles.navigation.protocol }} {}
{% endif %}
{% call assembly.resolving(module.flow ~ "Scope", "scope") %}

"""#
        ),
        (
            path: "screen/ModuleByHand.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{% set access = module.target.access %}
{% call header.person() %}
{% call imports.imports(module.imports.assembly) %}

/// Builds the {{ module.name }} module.{{ " The screen must retain `completion`." if module.result }}
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
        fatalError("{{ module.name }}Module.build is not implemented")
    }
}

"""#
        ),
        (
            path: "screen/ModuleTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{% set throws = module.parameters and module.test.canThrow %}
{% call header.person() %}
{% call imports.tests(module.imports.tests, module.testable, module.testAliases) %}

/// Tests the module as a whole: only its services and its navigation are mocks.
@MainActor
struct {{ module.name }}ModuleTests {
    private let navigation = {{ module.roles.navigation.protocol }}Mock()

    @Test("The module is deallocated with its screen{% if module.result %}, and delivers .cancelled once{% endif %}")
    func isDeallocated() async{% if throws %} throws{% endif %} {
        weak var screen: UIViewController?
{% if module.dependencies %}
        weak var service: AnyObject?
{% endif %}
{% if module.result %}
        let results = RouteResults<{{ module.result }}>()
{% endif %}
        do {
{% if module.dependencies %}
            let dependencies = {{ module.name }}Dependencies.mocks()
            service = dependencies.{{ module.dependencies[0].name | swiftIdentifier: "member" }} as AnyObject
{% endif %}
            let viewController = {{ assembly.inTests() }}
{% if module.canLoad %}
            viewController.loadViewIfNeeded()
{% endif %}
{% if module.screen %}
            #expect(viewController is {{ module.screen.type }})
{% endif %}
            screen = viewController
        }
        // The mock keeps the view controllers that it was called with.
        #expect(
            await eventually {
                navigation.resetMock()
                return screen == nil
            }
        )
{% if module.dependencies %}
        #expect(await eventually { service == nil })
{% endif %}
{% if module.result %}
        #expect(await eventually { results.cancelledCount == 1 })
        #expect(results.finished.isEmpty)
{% endif %}
    }
}

"""#
        ),
        (
            path: "screen/Parameters.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Contract.stencil" as contracts %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.contracts) %}

{% call contracts.parameters() %}

"""#
        ),
        (
            path: "screen/Routes.stencil",
            text: #"""
{% import "common/SpecText.stencil" as specText %}
{# The extensions of the class `type` with the routes of a module. `screen` is the name of its weak property with the view controller, or empty in a view controller. `contract` is what callers see: the class, or its protocol, which can't have default arguments. #}
{% macro extensions(type, screen, contract) %}
{% if module.routes %}
// MARK: - Routes
extension {{ type }} {
    {% call methods(screen, type == contract) %}
}
{% if type != contract %}
{% call overloads(contract) %}
{% endif %}
{% call awaiting(contract) %}

{% endif %}
{% call forwarding(type) %}
{% endmacro %}

{# `close`, `showAlert` and `dismissAlert`. #}
{% macro forwarding(type) %}
// MARK: - NavigationForwarding (adds close(), showAlert(_:) and dismissAlert())
extension {{ type }}: NavigationForwarding {
    var moduleNavigation: (any ModuleNavigation)? { navigation }
}
{% endmacro %}

{# The methods set the arguments that the spec binds, and pass on all others. A module with modes has a method for each mode. #}
{% macro methods(screen, hasDefaults) %}
{% for route in module.routes sep "\n" %}
{% for method in route.methods sep "\n" %}
{% set parameters %}{% call declarations(method.parameters, hasDefaults) %}{% endset %}
{% set completion = "completion: @escaping RouteCompletion<" ~ route.result ~ ">.Handler" if route.result %}
func {{ method.name }}({{ [parameters, completion] | select | join: ", " }}) {
{% if route.result %}
    guard {{ [("let " ~ screen) if screen, "let navigation"] | select | join: ", " }} else { return completion(.cancelled) }
{% elif screen %}
    guard let {{ screen }} else { return }
{% endif %}
    {% call specText.constants(method.bound, module.spec) %}
    navigation{{ "" if route.result else "?" }}.{{ route.method }}(from: {{ screen if screen else "self" }}, {% for argument in method.arguments %}{{ argument }}, {% endfor %}as: {{ route.presentation }}{% if route.result %}, completion: completion{% endif %})
}
{% endfor %}
{% endfor %}
{% endmacro %}

{% macro declarations(parameters, hasDefaults) %}{% for parameter in parameters sep ", " %}{{ parameter.declaration }}{% if hasDefaults and parameter.default is not none %} = {{ parameter.default }}{% endif %}{% endfor %}{% endmacro %}

{# The methods that omit arguments with defaults, in an extension of `type`. #}
{% macro overloads(type) %}
{% for method in module.routes | map("methods") | flatten where method.parameters | where: "default" %}
{% if loop.first %}

// MARK: - Default arguments
extension {{ type }} {
{% endif %}
{% set completion = "completion: @escaping RouteCompletion<" ~ method.result ~ ">.Handler" if method.result %}
{% for overload in method.overloads sep "\n" %}
{% set parameters = overload.parameters | map: "declaration" | join: ", " %}
    func {{ method.name }}({{ [parameters, completion] | select | join: ", " }}) {
        {{ method.name }}({{ overload.arguments | join: ", " }})
    }
{% endfor %}
{% if loop.last %}
}
{% else %}

{% endif %}
{% endfor %}
{% endmacro %}

{# The async methods of routes that return a result, in an extension of `type`. #}
{% macro awaiting(type) %}
{% for method in module.routes | map("methods") | flatten where method.result %}
{% if loop.first %}

// MARK: - Async routes
extension {{ type }} {
{% endif %}
    func {{ method.name }}ForResult({% call declarations(method.parameters, true) %}) async throws{{ " -> " ~ method.result if method.result != "Void" }} {
        try await routeResult { {{ method.name }}({% for parameter in method.parameters %}{{ parameter.argument }}, {% endfor %}completion: $0) }
    }
{% if loop.last %}
}
{% else %}

{% endif %}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "screen/Screen.stencil",
            text: #"""
{% import "common/SpecText.stencil" as specText %}
{# The import for segues, in files of storyboards. #}
{% set storyboardImports = [support.module] if options.screens == "storyboard" and support.module != module.target.module else [] %}

{# The collaborators of a view controller. It gets them in its initializer or, from a storyboard, in two functions that are called before its view is loaded. #}

{% macro given() %}
{% if module.result %}
{% set isInjected = options.screens == "storyboard" %}
/// The only strong reference to the completion, so the completion lives as long as the screen.
/// If the screen is deallocated before `finish(_:)` is called, the caller gets `.cancelled`.
private {{ "var" if isInjected else "let" }} completion: {{ module.name }}Completion{{ "!" if isInjected }}
{% endif %}
{% endmacro %}

{# `parts` are the names of the collaborators that it keeps, and `parameters` the declarations of all. `isLast` means that no other function follows. `initializer` is the call of the superclass. #}
{% macro taking(parts, parameters, type, isLast, initializer = "super.init(nibName: nil, bundle: nil)") %}
{% if options.screens == "storyboard" %}
// MARK: - Injection
/// Sets the objects that the screen uses. Call this function before the view is loaded.
func inject({{ parameters | join: ", " }}) {
{% for part in parts %}
    self.{{ part }} = {{ part }}
{% endfor %}
}
{% if module.result %}

/// Configures the screen. Call before the view is loaded.
func configure(completion: {{ module.name }}Completion) {
    self.completion = completion
}
{% endif %}
{% if not isLast %}

// MARK: - Lifecycle
{% endif %}
{% else %}
// MARK: - Lifecycle
init({{ parameters | join: ", " }}{% if module.result %}, completion: {{ module.name }}Completion{% endif %}) {
{% for part in parts %}
    self.{{ part }} = {{ part }}
{% endfor %}
{% if module.result %}
    self.completion = completion
{% endif %}
    {{ initializer }}
}

@available(*, unavailable)
required init?(coder: NSCoder) {
    fatalError("Use {{ module.name }}Module.build to create {{ type }}")
}
{% endif %}
{% endmacro %}

{# The statements that make one, without a storyboard where the team builds the module. `keyword` is `let ` or `return ` in a module, and empty in a test that has the property `viewController`. `arguments` are those of its initializer but the result's, `typeLine` the line of the spec that names its class. #}
{% macro make(type, arguments, keyword, typeLine = false) %}
{% call specText.at(module.spec, typeLine) %}
{% if options.screens == "storyboard" %}
{{ "let " if keyword }}viewController = {{ type ~ "()" if module.isBuiltByHand else "makeViewController()" if keyword else module.name ~ "Module.makeViewController()" }}
{% else %}
{{ keyword }}{{ "viewController = " if keyword != "return " }}{{ type }}({{ arguments }}{% if module.result %}, completion: completion{% endif %})
{% endif %}
{% if options.screens == "storyboard" %}
{% call specText.at(module.spec, typeLine) %}
viewController.inject({{ arguments }})
{% if module.result %}
{% call specText.at(module.spec, typeLine) %}
viewController.configure(completion: completion)
{% endif %}
{% endif %}
{% call specText.end(typeLine) %}
{% if options.screens == "storyboard" %}
{{ "return viewController" if keyword == "return " }}
{% endif %}
{% endmacro %}

{# The function of the module that loads the view controller from its storyboard, or creates it for a segue. #}
{% macro fromStoryboard(type) %}
{% if options.screens == "storyboard" %}

static func makeViewController() -> {{ type }} {
    // If a segue opens the screen, UIKit passes a coder, from which the view controller must be created.
    let coder = ScreenSegue.current?.takeCoder()
    if let coder, let viewController = {{ type }}(coder: coder) {
        return viewController
    }
    #if SWIFT_PACKAGE
        let bundle = Bundle.module
    #else
        let bundle = Bundle(for: {{ type }}.self)
    #endif
    let first = UIStoryboard(name: "{{ module.name }}", bundle: bundle).instantiateInitialViewController()
    guard let viewController = first as? {{ type }} else {
        fatalError("The initial view controller of {{ module.name }}.storyboard must be {{ type }}")
    }
    return viewController
}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "screen/Screen.storyboard.stencil",
            text: #"""
{% import "screen/Segues.stencil" as segues %}
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="scr-ee-001">
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <scenes>
        <scene sceneID="scr-ee-002">
            <objects>
                <viewController id="scr-ee-001" customClass="{{ module.screen?.type }}" customModule="{{ module.target.module }}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="scr-ee-003">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="scr-ee-004"/>
                    </view>
{% if segues.names %}
                    <connections>
                        {% call segues.connections() %}
                    </connections>
{% endif %}
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="scr-ee-005" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        {% call segues.references() %}
    </scenes>
</document>

"""#
        ),
        (
            path: "screen/Segues.stencil",
            text: #"""
{% import "common/Members.stencil" as members %}
{# The segues in the storyboard of a module, and their actions in its view controller. #}

{% set names = (options.segues ?? "") | replace(" ", "") | split(",") | select if options.screens == "storyboard" else [] %}
{% set mistakes %}
{% for name in names where not module.routes | where("name", name) %}
no route to `{{ name }}`
{% endfor %}
{% for route in module.routes where route.name in names and route.destination.types.storyboard is undefined %}
{{ "`" ~ route.name ~ "` is a flow, and a segue can only show a module" if route.destination.kind == "flow" else "the screen `" ~ route.name ~ "` has no storyboard: write `options: {screens: storyboard}` in its spec" }}
{% endfor %}
{% for route in module.routes where route.name in names and route.destination.types.storyboard is not undefined and route.destination.target.module != module.target.module %}
`{{ route.name }}` is in another target, and a segue can only show a module of its own target
{% endfor %}
{% for route in module.routes where route.name in names and route.destination.types.storyboard is not undefined and route.destination.variant %}
`{{ route.name }}` has `variants`, and a segue can't open its variant: remove `{{ route.name }}` from `segues`, and open it with the router's method `{{ route.method }}`
{% endfor %}
{% endset %}
{% if mistakes %}
{% error "wrong names in `segues`: " ~ (mistakes | lines | join("; ")) %}
{% endif %}

{# The name of the action for a method of a route: `makeTerms` for `showTerms`. #}
{% macro action(method) %}make{{ method.name | removePrefix("show") }}{% endmacro %}

{# The calls of a view controller that opens screens itself, as the macros below take them: a line `name=call` for each method of a route that needs no arguments. `then` is called when the screen of a route has a result, without it such a route has no call. #}
{% macro calls(then = "") %}
{% for method in module.routes | map("methods") | flatten where not method.required and (then or not method.result) %}
{{ method.name }}={{ method.name }}{{ " { [weak self] _ in self?." ~ then ~ " }" if method.result else "()" }}
{% endfor %}
{% endmacro %}

{# The extension of the class `type` with the actions. #}
{% macro actions(type, calls) %}
{% set functions %}
{% for route in module.routes where route.name in names %}
{% for method in route.methods %}

@IBSegueAction func {{ action(method) }}(_ coder: NSCoder) -> UIViewController? {
    ScreenSegue.screen(with: coder) {
        {{ members.linesOf(method.name, calls) | trim if members.linesOf(method.name, calls) else 'fatalError("' ~ type ~ "." ~ action(method) ~ '(_:) is not implemented")' }}
    }
}
{% endfor %}
{% endfor %}
{% endset %}
{% if functions %}

// MARK: - Segues
extension {{ type }} {
    {{ functions | trim }}
}
{% endif %}
{% endmacro %}

{# The tests of those that have a body. #}
{% macro tests(calls) %}
{% for route in module.routes where route.name in names %}
{% for method in route.methods where members.linesOf(method.name, calls) %}

@Test("The segue {{ method.name | removePrefix("show") }} opens its screen")
func {{ action(method) }}() {
    _ = viewController.{{ action(method) }}(NSCoder())
    #expect(navigation.{{ route.method }}CallCount == 1)
}
{% endfor %}
{% endfor %}
{% endmacro %}

{# In the storyboard: the segues of the view controller, and the references to the other storyboards. Their ids don't depend on the order of the routes, because the user's own segues open the same references. #}
{% macro connections() %}
{% for route in module.routes where route.name in names %}
{% for method in route.methods %}
{% set id = method.name | removePrefix("show") %}
<segue destination="ref-{{ id }}" kind="{{ "show" if route.presentation == ".push" else "presentation" }}"{{ ' modalPresentationStyle="fullScreen"' if route.presentation == ".fullScreen" }} identifier="{{ id }}" destinationCreationSelector="{{ action(method) }}:" id="seg-{{ id }}"/>
{% endfor %}
{% endfor %}
{% endmacro %}

{% macro references() %}
{% for route in module.routes where route.name in names %}
{% for method in route.methods %}
{% set id = method.name | removePrefix("show") %}
<scene sceneID="sce-{{ id }}">
    <objects>
        <viewControllerPlaceholder storyboardName="{{ route.name }}" id="ref-{{ id }}" sceneMemberID="viewController"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-{{ id }}" userLabel="First Responder" sceneMemberID="firstResponder"/>
    </objects>
</scene>
{% endfor %}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "screen/SwiftUI.stencil",
            text: #"""
{# SwiftUI views. #}

{# The name of a property for a value. `@Observable` can't have names with backticks. #}
{% macro property(name) %}{{ name ~ "Value" if name | swiftIdentifier != name else name }}{% endmacro %}

{# The name of the property for a text that a user enters. Unless `values` is the code before it, it is a property of the view, which has others with some names. #}
{% macro input(name, values) %}{{ name ~ "Value" if not values and name in ["body", "presenter", "router", "viewModel"] else property(name) }}{% endmacro %}

{# Empty unless a view model stores the property, so that a view can observe its plain value. #}
{% macro isValue(member) %}{{ "yes" if member.kind == "property" and member.body == "unwritten" and property(member.name) == member.name and not (member.modifiers or member.attributes or member.getterEffects) and member.typeParts.startValue is not none }}{% endmacro %}

{# Empty unless a view can have a button for the function: all systems have it, it returns nothing, and all its parameters are texts. #}
{% macro isAction(member) %}
{%- set others %}{% for parameter in member.parameters where parameter.type != "String" or parameter.isInout or parameter.isVariadic %}{{ parameter.name }}{% endfor %}{% endset -%}
{{ "yes" if member.kind == "function" and "@available" not in (member.attributes | join) and not (member.modifiers or member.generics or member.result or member.isAsync or member.effects.canThrow or others) and (member.name | hasPrefix("didTap") or not member.name | hasPrefix("did")) }}
{%- endmacro %}

{# The action of a function, `logIn` for `didTapLogIn`, and `selectRow` for `didSelectRow`. #}
{% macro action(name) %}{% set rest = name | removePrefix("didTap") | removePrefix("did") %}{{ rest | camelCase if rest and rest == (rest | upperFirst) else name }}{% endmacro %}

{# The title of its button, `Log In` for `didTapLogIn`. #}
{% macro title(name) %}{{ (name | removePrefix("didTap") if name != "didTap" else name) | titleCase }}{% endmacro %}

{# The names of the texts that a user enters for the functions of a contract, with commas between them. #}
{% macro fields(contract, values = "") %}{% for member in contract.ownMembers where isAction(member) and member.parameters sep "," %}{% for parameter in member.parameters sep "," %}{{ input(parameter.name, values) }}{% endfor %}{% endfor %}{% endmacro %}

{# Empty unless the text with a name is hidden while the user enters it. #}
{% macro isSecret(name) %}{{ "yes" if "password" in (name | lower) }}{% endmacro %}

{# The titles of the parameters whose text is in a field, with commas after them. A parameter without a name has its label or the function's title. #}
{% macro labels(contract, name, values) %}
{%- for member in contract.ownMembers where isAction(member) -%}
{%- for parameter in member.parameters where input(parameter.name, values) == name -%}
{{ parameter.name | titleCase if not parameter.name | hasPrefix("argument") else title(parameter.label ?? member.name) }},
{%- endfor -%}
{%- endfor -%}
{% endmacro %}

{# The field in which a user enters a text. #}
{% macro field(name, contract, values = "") %}
{{ "SecureField" if isSecret(name) else "TextField" }}({{ labels(contract, name, values) | split(",") | first | swiftString }}, text: ${{ values ~ name }})
{% endmacro %}

{# A row for each element of an array. `type` is the type of the array, or of the `Observed` with it. #}
{% macro rows(array, type) %}
ForEach(Array({{ array }}.enumerated()), id: \.offset) { _, element in
    Text({{ "element" if type in ["[String]", "Observed<[String]>"] else "String(describing: element)" }})
}
{% endmacro %}

{# The texts and lists that a view shows of the properties of another part. `receiver` is the code of that part; only a view model stores plain values. #}
{% macro values(properties, receiver) %}
{% for member in properties where member.kind == "property" and "@available" not in (member.attributes | join) and (receiver == "viewModel" or member.typeParts.name == "Observed") %}
{% set value = receiver ~ "." ~ (member.name | swiftIdentifier("member")) %}
{% if member.type == "String" and isValue(member) %}
Text({{ value }})
{% elif member.type == "Observed<String>" %}
Text({{ value }}.value)
{% elif member.typeParts.kind == "array" and isValue(member) %}
{% call rows(value, member.type) %}
{% elif member.type | hasPrefix("Observed<[") and member.typeParts.arguments[0].kind == "array" %}
{% call rows(value ~ ".value", member.type) %}
{% endif %}
{% endfor %}
{% endmacro %}

{# The buttons for the functions of a contract, `Log In` for `didTapLogIn`. `values` is the code before the name of a text. #}
{% macro buttons(contract, receiver, values) %}
{% for member in contract.ownMembers where isAction(member) %}
Button({{ title(member.name) | swiftString }}) {
    {{ receiver }}.{{ member.name | swiftIdentifier: "member" }}({% for parameter in member.parameters sep ", " %}{% if parameter.label is not none %}{{ parameter.label | swiftIdentifier: "label" }}: {% endif %}{{ values ~ input(parameter.name, values) }}{% endfor %})
}
{% endfor %}
{% endmacro %}

{# The values of a contract, the fields for what the user enters, and the buttons for its functions. Each text that the user enters is a property of the view. #}
{% macro content(contract, receiver) %}
{% call values(contract.members, receiver) %}
{% for name in fields(contract) | split(",") | unique | select %}
{% call field(name, contract) %}
{% endfor %}
{% call buttons(contract, receiver, "") %}
{% endmacro %}

{# The body of a view with some lines of content. #}
{% macro body(content) %}
var body: some View {
{% if content %}
    {{ "List" if "ForEach(" in content else "Form" }} {
        {{ content }}
    }
{% else %}
    Text({{ module.name | titleCase | swiftString }})
{% endif %}
}
{% endmacro %}

{# A preview with some lines of code, if the project has mocks for it. #}
{% macro preview(code) %}
{% if options.previews and options.tests != "none" and "mocks" in packs %}

#if DEBUG
    #Preview {
        {{ code }}
    }
#endif
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "screen/pack.yml",
            text: #"""
pack: screen
summary: What screens of every style have in common.
includes: [basics]
needs: [router, locator]
roles:
  # The part of the router or coordinator that a module uses.
  navigation:
    class: none
    suffix: Navigation
    parent: ModuleNavigation
    optional: true
    routes: "func show(from source: UIViewController?, _: AllParameters, as presentation: Presentation, completion: @escaping RouteCompletion<Result>.Handler)"
  # So that segues know which modules have a storyboard: `route.destination.types.storyboard`.
  storyboard: {class: none, protocol: false, when: options.screens == "storyboard"}
files:
  - {template: screen/Contracts.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Contracts.swift", when: options.protocols == "one" and module.hasContracts}
  - {template: screen/Contract.swift.stencil, path: "{{ module.folder }}/Generated/{{ item.name }}.swift", each: module.protocols, when: options.protocols == "many" and not item.isWrittenByHand}
  - {template: screen/Dependencies.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Dependencies.swift", when: options.protocols == "many" and module.dependencies}
  - {template: screen/Parameters.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Parameters.swift", when: options.protocols == "many" and (module.parameters or module.result)}
  - {template: screen/ModuleByHand.swift.stencil, path: "{{ module.folder }}/{{ module.name }}Module.swift", owner: user, when: module.isBuiltByHand}
  - {template: screen/AppRouter.swift.stencil, path: "{{ module.appFolder }}/Generated/AppRouter+{{ module.name }}.swift", when: not module.flow and (module.isShown or module.routes or module.dependencies)}
  - {template: screen/FlowModule.swift.stencil, path: "{{ module.appFolder }}/Generated/{{ module.flow }}Coordinator+{{ module.name }}.swift", when: module.flow and (module.isMade or module.routes or module.dependencies)}
  - {template: screen/Screen.storyboard.stencil, path: "{{ module.folder }}/{{ module.name }}.storyboard", owner: user, when: options.screens == "storyboard" and module.screen?.isGenerated and not module.isBuiltByHand}
  - {template: screen/ModuleTests.swift.stencil, path: "{{ module.testsFolder }}/{{ module.name }}ModuleTests.swift", owner: user, when: options.tests == "all" and "tests" in packs and module.test and not module.isBuiltByHand}
localNames: [completion, handler, navigation, presentation, screen, showsVariant, source, viewController]
superclasses:
  UIHostingController: [UIViewController, rootView, safeAreaRegions, "sizeThatFits(in:)", sizingOptions]
  # The members of UIViewController, UIResponder and NSObject that a subclass can't declare again.
  UIViewController: [
    accessibilityElements, accessibilityHint, accessibilityIdentifier, accessibilityLabel, accessibilityTraits,
    accessibilityValue, activityItemsConfiguration, "addChild(_:)", additionalSafeAreaInsets, awakeFromNib(),
    becomeFirstResponder(), "beginAppearanceTransition(_:animated:)", "buildMenu(with:)", canBecomeFirstResponder,
    "canPerformAction(_:withSender:)", canResignFirstResponder, childForHomeIndicatorAutoHidden, childForPointerLock,
    childForStatusBarHidden, childForStatusBarStyle, children, "contentScrollView(for:)",
    contentUnavailableConfiguration, copy(), "copy(_:)", "cut(_:)", debugDescription, definesPresentationContext,
    "delete(_:)", description, "didMove(toParent:)", didReceiveMemoryWarning(), "dismiss(animated:completion:)",
    edgesForExtendedLayout, editButtonItem, editingInteractionConfiguration, endAppearanceTransition(),
    extendedLayoutIncludesOpaqueBars, extensionContext, focusGroupIdentifier, hash, hidesBottomBarWhenPushed,
    inputAccessoryView, inputAccessoryViewController, inputView, inputViewController, interfaceOrientation,
    isAccessibilityElement, isBeingDismissed, isBeingPresented, isEditing, "isEqual(_:)", isFirstResponder,
    isModalInPresentation, isMovingFromParent, isMovingToParent, isViewLoaded, keyCommands, loadView(),
    loadViewIfNeeded(), modalPresentationCapturesStatusBarAppearance, modalPresentationStyle, modalTransitionStyle,
    "motionBegan(_:with:)", "motionEnded(_:with:)", mutableCopy(), navigationController, navigationItem, next,
    nibBundle, nibName, overrideUserInterfaceStyle, parent, "paste(_:)", pasteConfiguration, "perform(_:)",
    "performSegue(withIdentifier:sender:)", popoverPresentationController, preferredContentSize,
    preferredFocusEnvironments, preferredInterfaceOrientationForPresentation,
    preferredScreenEdgesDeferringSystemGestures, preferredStatusBarStyle, preferredStatusBarUpdateAnimation,
    preferredTransition, prefersHomeIndicatorAutoHidden, prefersPointerLocked, prefersStatusBarHidden,
    "prepare(for:sender:)", "present(_:animated:completion:)", presentationController, presentedViewController,
    presentingViewController, "pressesBegan(_:with:)", "pressesEnded(_:with:)", reloadInputViews(),
    removeFromParent(), resignFirstResponder(), "responds(to:)", restorationClass, restorationIdentifier,
    "restoreUserActivityState(_:)", "select(_:)", "selectAll(_:)", "setEditing(_:animated:)", setNeedsFocusUpdate(),
    setNeedsStatusBarAppearanceUpdate(), setNeedsUpdateContentUnavailableConfiguration(),
    setNeedsUpdateOfHomeIndicatorAutoHidden(), setNeedsUpdateOfSupportedInterfaceOrientations(),
    setNeedsUpdateProperties(), sheetPresentationController, shouldAutorotate, "show(_:sender:)",
    "showDetailViewController(_:sender:)", splitViewController, storyboard, superclass,
    supportedInterfaceOrientations, "systemLayoutFittingSizeDidChange(forChildContentContainer:)",
    systemMinimumLayoutMargins, tab, tabBarController, tabBarItem, textInputMode, title, toolbarItems,
    "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
    traitCollection, "traitCollectionDidChange(_:)", traitOverrides, transitionCoordinator, transitioningDelegate,
    undoManager, "unwind(for:towards:)", "updateContentUnavailableConfiguration(using:)", updateFocusIfNeeded(),
    updateProperties(), "updateUserActivityState(_:)", updateViewConstraints(), userActivity, view,
    "viewDidAppear(_:)", "viewDidDisappear(_:)", viewDidLayoutSubviews(), viewDidLoad(), viewIfLoaded,
    "viewIsAppearing(_:)", viewLayoutMarginsDidChange(), viewRespectsSystemMinimumLayoutMargins,
    viewSafeAreaInsetsDidChange(), "viewWillAppear(_:)", "viewWillDisappear(_:)", viewWillLayoutSubviews(),
    "willMove(toParent:)",
  ]

"""#
        ),
        (
            path: "spec/Flow.yml.stencil",
            text: #"""
{% if hasSchema %}
# yaml-language-server: $schema=specs.schema.json
{% endif %}
flow: {{ name }}
start: {{ start }}
modules: [{{ start }}]
# summary: Text of the documentation comments of the flow and its coordinator.

# Input of the flow, in argument order:
# parameters:
#   orderID: String? = nil

# Result type:
# result: Bool

# Services that its coordinator uses:
# dependencies: [authService]

# How its first screen is shown (push, present, fullScreen, root, {tab: 0, title: Home}):
# presentation: present

# A link that opens it:
# deepLink: /{{ name | kebabCase }}

"""#
        ),
        (
            path: "spec/Module.yml.stencil",
            text: #"""
{% if hasSchema %}
# yaml-language-server: $schema=specs.schema.json
{% endif %}
module: {{ name }}
style: {{ style }}
# summary: Text of the screen's documentation comment.

# The folder of its files in `Modules`:
# group: Account

# Input parameters, in argument order:
# parameters:
#   email: String? = nil

# Result type:
# result: Session

# How it is shown: push (default), present, fullScreen, root, {tab: 0, title: Home}.
# presentation: present

# A link that opens it:
# deepLink: /{{ name | kebabCase }}

# Services that it uses (`scaffold service authService` creates one):
# dependencies: [authService]

{% if roles %}
# Protocols of its parts, written as bodies of Swift protocols:
# protocols:
{% for role in roles %}
#   {{ role.name }}: |
#     {{ role.example }}
{% endfor %}

{% endif %}
# Screens it can open:
# routes:
#   - SignUp
#   - Terms: {presentation: present}

"""#
        ),
        (
            path: "spec/Services.yml.stencil",
            text: #"""
{% if hasSchema %}
# yaml-language-server: $schema=specs.schema.json
{% endif %}
services:
  {{ name }}:
    protocol: {{ protocol }}
    implementation: {{ implementation }}
    # summary: Text of the protocol's documentation comment.

    # Members of the protocol, as in Swift:
    # members: |
    #   func load(id: String) async throws -> String

    # A model is on the main actor. Its properties can have the type Observed<…>:
    # kind: model

    # The lifetime of an instance: singleton (default), weak, transient, external, flow(Checkout):
    # lifetime: singleton

    # Services that its initializer takes:
    # dependencies: [otherService]

# Swift modules of the types above:
# imports: [Foundation]

"""#
        ),
        (
            path: "tests/CoordinatorTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% set throws = flow.test.arguments %}
{% set scope = "locator.make" ~ flow.name ~ "Scope(" ~ (flow.test.arguments | join(", ")) ~ ")" %}
{% call header.person() %}
{% call imports.tests(flow.imports.tests, flow.testable, flow.testAliases) %}

@MainActor
struct {{ flow.name }}CoordinatorTests {
    private let locator = MockLocator()
    private let router: AppRouter

    init() {
        router = AppRouter(locator: locator.appLocator, window: nil)
    }

    @Test("The coordinator is deallocated together with its scope")
    func isDeallocated(){% if throws %} throws{% endif %} {
        weak var coordinator: {{ flow.name }}Coordinator?
        weak var scope: {{ flow.name }}Scope?
        do {
            let owned = {% if throws %}try {% endif %}makeCoordinator({% if flow.result %}RouteResults(){% endif %})
            coordinator = owned
            scope = owned.scope
{% if flow.test.canBegin %}
            _ = owned.makeFirstScreen()
{% endif %}
            #expect(coordinator != nil)
        }
        #expect(coordinator == nil)
        #expect(scope == nil)
    }
{% if flow.result %}

    @Test("The flow delivers .cancelled once if it ends without a result")
    func leavingCancels() async{% if throws %} throws{% endif %} {
        let results = RouteResults<{{ flow.result }}>()
        do {
            let coordinator = {% if throws %}try {% endif %}makeCoordinator(results)
            #expect(results.cancelledCount == 0)
            withExtendedLifetime(coordinator) {}
        }
        #expect(await eventually { results.cancelledCount == 1 })
        #expect(results.finished.isEmpty)
    }
{% if flow.test.result is not none %}

    @Test("Finishing the flow delivers its result once")
    func finishing(){% if throws %} throws{% endif %} {
        let results = RouteResults<{{ flow.result }}>()
        let coordinator = {% if throws %}try {% endif %}makeCoordinator(results)
        coordinator.finish({{ flow.test.result if flow.result != "Void" }})
        coordinator.finish({{ flow.test.result if flow.result != "Void" }})
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }
{% for result in flow.results where result.isFlowResult %}

    @Test("{{ result.method }}({{ "_:" if flow.result != "Void" }}) ends the flow with this result")
    func {{ result.method }}(){% if throws %} throws{% endif %} {
        let results = RouteResults<{{ flow.result }}>()
        let coordinator = {% if throws %}try {% endif %}makeCoordinator(results)
        coordinator.{{ result.method }}({{ flow.test.result if flow.result != "Void" }})
        #expect(results.finished.count == 1)
    }
{% endfor %}
{% endif %}
{% endif %}

    private func makeCoordinator({% if flow.result %}_ results: RouteResults<{{ flow.result }}>{% endif %}){% if throws %} throws{% endif %} -> {{ flow.name }}Coordinator {
{% if flow.dependencies %}
        let scope = {% if throws %}try {% endif %}{{ scope }}
        return {{ flow.name }}Coordinator(router: router, scope: scope, dependencies: {{ flow.name }}Dependencies(scope){% if flow.result %}, completion: results.makeCompletion(){% endif %})
{% else %}
        {% if throws %}try {% endif %}{{ flow.name }}Coordinator(router: router, scope: {{ scope }}{% if flow.result %}, completion: results.makeCompletion(){% endif %})
{% endif %}
    }
}

"""#
        ),
        (
            path: "tests/MockLocator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.tests([], testable) %}

/// Mocks of all services, created lazily, and a locator that returns them.
@MainActor
final class MockLocator {
    let instances = InstanceStore<MockLocator>()
    /// A locator whose services are these mocks.
    private(set) lazy var appLocator = makeAppLocator()

    private func makeAppLocator() -> AppLocator {
        let environment = AppEnvironment({% for service in externalServices sep ", " %}{{ service.name | swiftIdentifier: "label" }}: {{ service.name | swiftIdentifier: "expression" }}{% endfor %})
{% if documents %}
        let locator = AppLocator(environment: environment)
{% for name in documents %}
        override{{ name }}(of: locator)
{% endfor %}
        return locator
{% else %}
        return AppLocator(environment: environment)
{% endif %}
    }
}

"""#
        ),
        (
            path: "tests/MockLocatorServices.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool(document.spec) %}
{% call imports.tests([], document.testable) %}

extension MockLocator {
{% for service in document.mockedServices %}
    var {{ service.name | swiftIdentifier }}: {{ service.providedMock }} {
        instances.singleton(\.{{ service.name | swiftIdentifier: "member" }}) { {{ service.providedMock }}() }
    }

{% endfor %}
    func override{{ document.name }}(of appLocator: AppLocator) {
{% for service in document.appMocks %}
{% set own = service.name | swiftIdentifier: "expression" %}
        appLocator.instances.override(\.{{ service.name | swiftIdentifier: "member" }}) { [{{ own }}] in {{ own }} }
{% endfor %}
    }
}

"""#
        ),
        (
            path: "tests/MockScope.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool(flow.spec) %}
{% call imports.tests(flow.imports.mocks, flow.mockTestable) %}

extension MockLocator {
    /// Returns a scope whose services are these mocks.
    func make{{ flow.name }}Scope({{ flow.test.declarations | join: ", " }}) -> {{ flow.name }}Scope {
{% if flow.mockedServices %}
        let scope = {{ flow.name }}Scope({% for parameter in flow.parameters %}{{ parameter.argument }}, {% endfor %}parent: appLocator)
{% for service in flow.mockedServices %}
        scope.instances.override(\.{{ service.name | swiftIdentifier: "member" }}) { [mock = self.{{ service.name | swiftIdentifier: "member" }}] in mock }
{% endfor %}
        return scope
{% else %}
        {{ flow.name }}Scope({% for parameter in flow.parameters %}{{ parameter.argument }}, {% endfor %}parent: appLocator)
{% endif %}
    }
}

"""#
        ),
        (
            path: "tests/RouteResults.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}
{% if target.name == support.name %}
@testable import {{ support.module }}
{% else %}
import {{ support.module }}
{% endif %}

/// Records the results of a module.
@MainActor
final class RouteResults<Value> {
    private(set) var finished: [Value] = []
    private(set) var cancelledCount = 0

    func makeCompletion() -> RouteCompletion<Value> {
        RouteCompletion { result in
            switch result {
            case .finished(let value): self.finished.append(value)
            case .cancelled: self.cancelledCount += 1
            }
        }
    }
}

"""#
        ),
        (
            path: "tests/Waiting.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// Waits until `condition` is true. Returns false if it is still false after the timeout.
@MainActor
func eventually(within timeout: Duration = .seconds(10), _ condition: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    while !condition() {
        guard clock.now < deadline, (try? await clock.sleep(for: .milliseconds(1))) != nil else { return false }
    }
    return true
}

"""#
        ),
        (
            path: "tests/pack.yml",
            text: #"""
pack: tests
summary: A locator of mocks, the tests of flows, and what tests of screens share.
needs: [locator, mocks, router]
serviceNames: {MockLocator: [appLocator]}
files:
  - {template: tests/RouteResults.swift.stencil, path: "{{ target.tests }}/Support/RouteResults.swift", owner: user, for: target, when: hasResults and options.tests == "all"}
  - {template: tests/Waiting.swift.stencil, path: "{{ target.tests }}/Support/Waiting.swift", owner: user, for: target, when: hasModules and options.tests == "all"}
  - {template: tests/MockLocator.swift.stencil, path: "{{ app.tests }}/Mocks/MockLocator.swift", owner: generated, for: project, when: canMock and options.tests != "none"}
  - template: tests/MockLocatorServices.swift.stencil
    path: "{{ app.tests }}/Mocks/MockLocator+{{ document.name }}.swift"
    owner: generated
    for: services
    when: document.services and canMock and options.tests != "none"
  - template: tests/MockScope.swift.stencil
    path: "{{ app.tests }}/Mocks/MockLocator+{{ flow.name }}Scope.swift"
    owner: generated
    for: flow
    when: canMock and options.tests != "none"
  - template: tests/CoordinatorTests.swift.stencil
    path: "{{ flow.testsFolder }}/{{ flow.name }}CoordinatorTests.swift"
    owner: user
    for: flow
    when: canMock and options.tests == "all"

"""#
        ),
        (
            path: "viper/Chain.stencil",
            text: #"""
{% import "common/Members.stencil" as members %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{# The functions of a presenter whose bodies follow from their names: `didTapTerms()` opens the screen of a route, `didTapClose()` closes its own screen, and `didTapLogIn(email:)` calls a function `logIn(email:)` of the interactor. They pass on all of their parameters, and no caller waits for them. #}

{% set presenter = module.roles.presenter.contract %}
{% set interactor = module.roles.interactor.contract %}
{% set areWritten = (options.controls == "actions" or options.segues) and "basics" in packs %}

{# Empty for a function without such a body. Overloads have none, and a parameter `router` would hide the router. #}
{% macro isNamed(member) %}{{ "yes" if areWritten and member.body == "empty" and member.test and not (member.isAsync or member.effects.canThrow or member.parameters | where("name", "router")) and member.name | hasPrefix("didTap") and presenter.ownMembers | where("name", member.name) | length == 1 }}{% endmacro %}

{# The name of the function that opens a screen, `didTapTerms` for the method `showTerms` of a route. #}
{% macro tapOf(method) %}didTap{{ method.name | removePrefix("show") }}{% endmacro %}

{# Empty unless a function closes the screen: the interactor has no function for it, and no route opens a screen `Close`. #}
{% macro closes(member) %}{{ "yes" if member.fullName == "didTapClose()" and not ((interactor?.ownMembers ?? []) | where("name", "close") or module.roles.router.contract.ownMembers | where("name", "close") or module.routes | map("methods") | flatten | where("name", "showClose")) }}{% endmacro %}

{# The call of the router in a function; empty if it neither opens nor closes a screen. #}
{% macro opening(member) %}
{%- if isNamed(member) -%}
{% for method in module.routes | map("methods") | flatten where not method.result and member.name == tapOf(method) and module.roles.router.contract.ownMembers | where("name", method.name) | length == 0 %}
{%- set all %}{% call arguments(member, method.parameters) %}{% endset -%}
{%- set required %}{% call arguments(member, method.required) %}{% endset -%}
{{ method.name ~ all if all else method.name ~ required if required }}
{%- else %}
{{- "close()" if closes(member) }}
{%- endfor %}
{%- endif -%}
{% endmacro %}

{# The arguments for the parameters of a route; empty if the function has others. #}
{% macro arguments(member, parameters) %}
{%- set names %}{% for parameter in parameters sep ", " %}{% for own in member.parameters | where("name", parameter.name) | where("type", parameter.type) %}{{ parameter.name | swiftIdentifier: "label" }}: {{ parameter.name | swiftIdentifier: "expression" }}{% else %}:{% endfor %}{% endfor %}{% endset -%}
{{ "(" ~ names ~ ")" if parameters | length == member.parameters | length and not (names | hasPrefix(":")) and ", :" not in names }}
{%- endmacro %}

{# The name of the interactor's function that a function calls; empty if it calls none. #}
{% macro asked(member) %}
{%- if isNamed(member) and not opening(member) -%}
{% for own in interactor?.ownMembers ?? [] where own.name == swiftUI.action(member.name) and own.test and own.parameters | length == member.parameters | length and interactor.ownMembers | where("name", own.name) | length == 1 and not (own.isAsync and presenter.ownMembers | where("name", "tasks")) %}
{%- set others %}{% for parameter in own.parameters %}{{ "other" if parameter.isVariadic or parameter.isEscaping or parameter.typeParts.kind == "function" or parameter.name in ["completion", "interactor", "tasks", "value"] or member.parameters | where("name", parameter.name) | where("type", parameter.type) | length == 0 }}{% endfor %}{% endset -%}
{{ own.name if not others }}
{%- endfor %}
{%- endif -%}
{% endmacro %}

{# Empty unless a test of such a function gives a result to a mock. #}
{% macro stubsResults() %}{% for member in presenter.ownMembers where asked(member) %}{% for own in interactor.ownMembers where own.name == asked(member) and own.test.hasResult %}yes{% endfor %}{% endfor %}{% endmacro %}

{# The statements that call it, deliver a result of the module, and show an error. #}
{% macro asking(member) %}
{% for own in interactor?.ownMembers ?? [] where own.name == asked(member) %}
{% set finishes = own.result and own.result == module.result %}
{% set self = "self?." if own.isAsync else "" %}
{% set call %}{{ "try " if own.canThrow }}{{ "await " if own.isAsync }}interactor.{{ members.passing(own, own.name) }}{% endset %}
{% set work %}
{% if finishes %}
let value = {{ call }}
{{ self }}completion?.finish(value)
{% else %}
{{ "_ = " if own.result }}{{ call }}
{% if own.result %}
// No code uses the result of `{{ own.name }}` yet.
{% endif %}
{% endif %}
{% endset %}
{% set all %}
{% if own.canThrow %}
do {
    {{ work | trim }}
} catch {
    {{ self }}router.showAlert(Alert(title: NSLocalizedString({{ swiftUI.title(member.name) | swiftString }}, comment: {{ ("Title of an alert of " ~ module.name) | swiftString }}), message: error.localizedDescription))
}
{% else %}
{{ work | trim }}
{% endif %}
{% endset %}
{% if own.isAsync %}
tasks.run { [{{ "weak self, " if finishes or own.canThrow }}interactor] in
    {{ all | trim }}
}
{% else %}
{{ all | trim }}
{% endif %}
{% endfor %}
{% endmacro %}

{# The bodies, as `common/Members.stencil` takes them, and what they need. #}
{% set bodies %}
{% for member in presenter?.ownMembers ?? [] where areWritten %}
{% if opening(member) %}
{{ member.fullName }}=router.{{ opening(member) }}
{% endif %}
{% for line in asking(member) | lines %}
{{ member.fullName }}={{ line }}
{% endfor %}
{% endfor %}
{% endset %}
{% set runsTasks = "=tasks.run " in bodies %}
{% set showsErrors = "error.localizedDescription" in bodies %}
{% set imports = (["Foundation"] if showsErrors else []) + ([support.module] if (runsTasks or showsErrors) and support.module != module.target.module else []) %}

{# The calls in the actions of segues, as `screen/Segues.stencil` takes them. #}
{% macro segues() %}
{% for member in presenter.ownMembers where areWritten and not member.parameters and opening(member) %}
show{{ member.name | removePrefix("didTap") }}=presenter.{{ member.name | swiftIdentifier: "member" }}()
{% endfor %}
{% endmacro %}

{# What such a function does, for the names of tests. #}
{% macro effect(member) %}{{ "closes the screen" if opening(member) == "close()" else "opens " ~ (member.name | removePrefix("didTap")) }}{% endmacro %}

{# The expectations of a test in which such a function is called: a mock of the router or of the navigation has recorded the call. The navigation has one method for all modes of a screen. #}
{% macro expectations(member, mock) %}
{% if opening(member) == "close()" %}
#expect({{ mock }}.closeCallCount == 1)
{% endif %}
{% for route in module.routes %}
{% for method in route.methods where member.name == tapOf(method) %}
{% set name = method.name if mock == "router" else route.method %}
#expect({{ mock }}.{{ name }}CallCount == 1)
{% for check in member.test.checks where mock == "router" or not route.destination.modes %}
{% set path = check.path if check.path else "?." ~ (member.parameters[0].name | swiftIdentifier("member")) %}
{% if mock == "router" and method.parameters | length == 1 %}
#expect({{ mock }}.{{ name }}Calls.first == {{ check.value }})
{% elif path not in ["?.as", "?.from"] %}
#expect({{ mock }}.{{ name }}Calls.first{{ path }} == {{ check.value }})
{% endif %}
{% endfor %}
{% endfor %}
{% endfor %}
{% endmacro %}

{# The test of a function that calls the interactor. `called` and `mock` are the mock that records the call, and the prefix of the function's stubs in it; `statement` calls the function of the presenter. Only tests of forwarded functions use results without a sample. #}
{% macro asks(member, title, called, mock, statement) %}
{% for own in interactor?.ownMembers ?? [] where own.name == asked(member) and (own.body == "forward" or not own.test.resultCanThrow) %}

@Test("{{ title }}")
func {{ member.test.name }}(){% if own.isAsync %} async{% endif %}{% if own.test.resultCanThrow %} throws{% endif %} {
{% if own.test.hasResult %}
    {{ called }}.{{ mock }}ReturnValue = {% if own.test.resultCanThrow %}try {% endif %}{{ own.test.result }}
{% endif %}
    {{ statement }}
{% if own.isAsync %}
    #expect(await eventually { {{ called }}.{{ mock }}CallCount == 1 })
{% else %}
    #expect({{ called }}.{{ mock }}CallCount == 1)
{% endif %}
{% for check in own.test.checks %}
    #expect({{ called }}.{{ mock }}Calls.first{{ check.path }} == {{ check.value }})
{% endfor %}
{% if own.result and own.result == module.result %}
{% if own.isAsync %}
    #expect(await eventually { results.finished.count == 1 })
{% else %}
    #expect(results.finished.count == 1)
{% endif %}
{% endif %}
}
{% endfor %}
{% endmacro %}

{# The test of such a function if the interactor throws an error. #}
{% macro fails(member, statement) %}
{% for own in interactor?.ownMembers ?? [] where own.name == asked(member) and own.throwsAnyError %}

@Test("{{ member.fullName }} shows an alert if {{ own.name }} fails")
func {{ member.test.name }}Fails(){% if own.isAsync %} async{% endif %} {
    interactor.{{ own.name }}ThrownError = URLError(.notConnectedToInternet)
    {{ statement }}
{% if own.isAsync %}
    #expect(await eventually { router.showAlertCallCount == 1 })
{% else %}
    #expect(router.showAlertCallCount == 1)
{% endif %}
}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "viper/HostingController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "screen/Screen.stencil" as screen %}
{% import "viper/State.stencil" as state %}
{% set part = module.roles.view %}
{% set presenter = module.roles.presenter.contract %}
{% set view = module.roles.swiftUIView.type %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// Hosts `{{ view }}`. Calls from the presenter change the state that the screen shows.
final class {{ part.type }}: UIHostingController<{{ view }}> {
    // MARK: - Properties
{% for member in part.contract.members where not state.keeps(member) %}
    {% call members.stored([member], "", true) %}
{% endfor %}
    private let viewState = {{ module.roles.viewState.type }}()
    private let presenter: any {{ presenter.name }}
    {% call screen.given() %}

    {% call screen.taking(["presenter"], ["presenter: any " ~ presenter.name], part.type, false, "super.init(rootView: " ~ view ~ "(state: viewState, presenter: presenter))") %}

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
{% for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] %}

    override func {{ call }}(_ animated: Bool) {
        super.{{ call }}(animated)
        presenter.{{ call }}()
    }
{% endfor %}
}

{% call state.conformance(part) %}

"""#
        ),
        (
            path: "viper/Interactor.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set part = module.roles.interactor %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// Business logic of {{ module.name }}. The only part of the module that calls services.
@MainActor
{% if module.dependencies or part.hasStored %}
final class {{ part.type }} {
    // MARK: - Properties
    {% call members.stored(part.contract.members, "", not module.dependencies) %}
{% if module.dependencies %}
    private let dependencies: {{ module.name }}Dependencies

    // MARK: - Lifecycle
    init(dependencies: {{ module.name }}Dependencies) {
        self.dependencies = dependencies
    }
{% endif %}
}
{% else %}
final class {{ part.type }} {}
{% endif %}

{% call members.conformance(part) %}

"""#
        ),
        (
            path: "viper/Module.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Build.stencil" as assembly %}
{% import "screen/Routes.stencil" as routes %}
{% import "screen/Screen.stencil" as screen %}
{% import "common/SpecText.stencil" as specText %}
{% set access = module.target.access %}
{% set roles = module.roles %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.assembly + screen.storyboardImports) %}

/// Builds the {{ module.name }} module.
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
        {% call assembly.part(roles.router, "router", "navigation: navigation") %}
{% if roles.interactor.contract %}
        {% call assembly.part(roles.interactor, "interactor", "dependencies: dependencies" if module.dependencies else "") %}
{% endif %}
        {% call assembly.part(roles.presenter, "presenter", [
            "interactor: interactor" if roles.interactor.contract,
            "router: router",
            "parameters: parameters" if module.parameters,
            "completion: completion" if module.result,
        ] | select | join(", ")) %}
        {% call screen.make(roles.view.type, "presenter: presenter", "let ", roles.view.typeLine) %}
        {% call specText.at(module.spec, roles.view.typeLine) %}
        presenter.view = viewController
        {% call specText.end(roles.view.typeLine) %}
        router.viewController = viewController
        return viewController
    }
    {% call screen.fromStoryboard(roles.view.type) %}
}
{% if roles.router.isGenerated and not module.routes %}

{% call routes.forwarding(roles.router.type) %}
{% endif %}

"""#
        ),
        (
            path: "viper/Presenter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "viper/Chain.stencil" as chain %}
{% set part = module.roles.presenter %}
{% set interactor = module.roles.interactor.contract %}
{% call header.person() %}
{% call imports.imports(part.imports + chain.imports) %}

/// Handles user actions and decides what the {{ module.name }} view displays.
@MainActor
final class {{ part.type }} {
    // MARK: - Properties
    weak var view: (any {{ module.roles.view.contract.name }})?
    {% call members.stored(part.contract.members, "") %}

{% if interactor %}
    private let interactor: any {{ interactor.name }}
{% endif %}
    private let router: any {{ module.roles.router.contract.name }}
{% if module.parameters %}
    private let parameters: {{ module.name }}Parameters
{% endif %}
{% if module.result %}
    private weak var completion: {{ module.name }}Completion?
{% endif %}
{% if chain.runsTasks %}
    private let tasks = TaskBag()
{% endif %}

    // MARK: - Lifecycle
    init({{ [
        "interactor: any " ~ interactor.name if interactor,
        "router: any " ~ module.roles.router.contract.name,
        "parameters: " ~ module.name ~ "Parameters" if module.parameters,
        "completion: " ~ module.name ~ "Completion" if module.result,
    ] | select | join: ", " }}) {
{% if interactor %}
        self.interactor = interactor
{% endif %}
        self.router = router
{% if module.parameters %}
        self.parameters = parameters
{% endif %}
{% if module.result %}
        self.completion = completion
{% endif %}
    }
}

{% call members.conformance(part, bodies: chain.bodies) %}

"""#
        ),
        (
            path: "viper/Router.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set part = module.roles.router %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// Navigation from {{ module.name }}.{{ " Routes from the spec are in " ~ part.type ~ "+Routes.swift." if module.routes }}
@MainActor
final class {{ part.type }}: {{ part.contract.name }} {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any {{ module.roles.navigation.protocol }})?
    {% call members.stored(part.contract.ownMembers, "") %}

    // MARK: - Lifecycle
    init(navigation: any {{ module.roles.navigation.protocol }}) {
        self.navigation = navigation
    }
{% if part.contract.ownItems %}

    // MARK: - {{ part.contract.name }}
    {% call members.stubs(part.contract.ownItems, part.type, "") %}
{% endif %}
}

"""#
        ),
        (
            path: "viper/RouterRoutes.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Routes.stencil" as routes %}
{% set part = module.roles.router %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.routes) %}

{% call routes.extensions(part.type, "viewController", part.contract.name) %}

"""#
        ),
        (
            path: "viper/Screen.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{% import "viper/State.stencil" as state %}
{% set part = module.roles.swiftUIView %}
{% set presenter = module.roles.presenter.contract %}
{% set view %}
{% set properties = state.names() | split(",") | unique %}
{% for property in properties where property and state.typeOf(property) == "String?" %}
if let {{ property }} = state.{{ property }} {
    Text({{ property }})
}
{% endfor %}
{% for property in properties where property and state.typeOf(property) | hasPrefix("[") and (":" not in state.typeOf(property) or state.typeOf(property) | hasPrefix("[(")) and not (state.typeOf(property) | hasSuffix("?")) %}
{% call swiftUI.rows("state." ~ property, state.typeOf(property)) %}
{% endfor %}
{% for field in state.fields where field %}
{% call swiftUI.field(field, presenter, "state.") %}
{% endfor %}
{% call swiftUI.buttons(presenter, "presenter", "state.") %}
{% endset %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

{{ module.summary | docComment }}
struct {{ part.type }}: View {
    {{ "@Bindable var" if "$state." in view else "let" }} state: {{ module.roles.viewState.type }}
    let presenter: any {{ presenter.name }}

    {% call swiftUI.body(view) %}
}
{% if presenter.hasMock %}
{% call swiftUI.preview(part.type ~ "(state: " ~ module.roles.viewState.type ~ "(), presenter: " ~ presenter.mock ~ "())") %}
{% endif %}

"""#
        ),
        (
            path: "viper/State.stencil",
            text: #"""
{# The state of a SwiftUI view that a presenter changes: a property for each value that the view's protocol shows. Only the name of a function says whether it shows its argument: `append(rows:)` does something else with it. #}
{% import "common/Members.stencil" as members %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{% set contract = module.roles.view.contract %}
{% set fields = swiftUI.fields(module.roles.presenter.contract, "state.") | split(",") | unique %}

{# The name of the property for a member of the view's protocol; empty if it has none. #}
{% macro name(member) %}
{%- if member.modifiers or member.generics or member.result or "@available" in (member.attributes | join) -%}
{%- elif member.kind == "property" and not member.getterEffects and member.typeParts.startValue is not none and member.typeParts.name != "Observed" -%}
{{ swiftUI.property(member.name) if member.type == "String" or swiftUI.property(member.name) not in fields }}
{%- elif member.kind == "function" and member.parameters | length == 1 and member.name | snakeCase | split("_") | first in ["display", "render", "set", "show", "update"] -%}
{%- set parameter = member.parameters[0] -%}
{{ swiftUI.property(parameter.name) if (parameter.type == "String" or swiftUI.property(parameter.name) not in fields) and not (parameter.isInout or parameter.isVariadic or parameter.isAutoclosure) and parameter.typeParts.kind not in ["function", "opaque", "other"] and "Self" not in parameter.type }}
{%- endif -%}
{% endmacro %}

{# The type of this property. A text that a user enters is never nil. #}
{% macro type(member) %}
{%- if member.kind == "property" -%}
{{ member.type }}
{%- else -%}
{%- set parameter = member.parameters[0] -%}
{%- if parameter.type == "String" and swiftUI.property(parameter.name) not in fields -%}
String?
{%- elif parameter.typeParts.startValue is not none -%}
{{ parameter.type }}
{%- elif parameter.typeParts.kind == "composition" or parameter.type | hasPrefix("any ") -%}
({{ parameter.type }})?
{%- else -%}
{{ parameter.type }}?
{%- endif -%}
{%- endif -%}
{% endmacro %}

{# The type of the property with a name; empty if no member of the view's protocol has it. #}
{% macro typeOf(property) %}
{%- for member in contract.members where name(member) == property -%}
{{ type(member) }}
{%- break -%}
{%- endfor -%}
{% endmacro %}

{# Empty unless the state has a property for the member. Several members can have the same property. #}
{% macro keeps(member) %}{{ "yes" if name(member) and type(member) == typeOf(name(member)) }}{% endmacro %}

{# The names of all properties, with commas between them. #}
{% macro names() %}{% for member in contract.members where name(member) %}{{ name(member) }},{% endfor %}{% endmacro %}

{# The declarations of all properties: those that the presenter changes, and the texts that only the user enters. #}
{% macro properties() %}
{% for property in names() | split(",") | unique where property %}
{% for member in contract.members where name(member) == property %}
{% set start = "nil" if type(member) | hasSuffix("?") else (member.typeParts ?? member.parameters[0].typeParts).startValue %}
var {{ property }}{{ ": " ~ type(member) if type(member) not in ["Bool", "String"] }}{{ " = " ~ start if start != "nil" }}
{% break %}
{% endfor %}
{% endfor %}
{% for field in fields where field and field not in (names() | split(",")) %}
var {{ field }} = ""
{% endfor %}
{% endmacro %}

{# The extensions in which the hosting controller conforms to its protocols. #}
{% macro conformance(part) %}
{% for contract in part.contracts sep "\n" %}
// MARK: - {{ contract.name }}
{% set implemented %}
{% for item in contract.items sep "\n" %}
{% if item.kind == "member" and keeps(item.member) %}
{% call change(item.member) %}
{% else %}
{% call members.stubs([item], part.type, "") %}
{% endif %}
{% endfor %}
{% endset %}
{% if implemented | trim %}
extension {{ part.type }}: {{ contract.name }} {
    {{ implemented }}
}
{% else %}
extension {{ part.type }}: {{ contract.name }} {}
{% endif %}
{% endfor %}
{% endmacro %}

{# The implementation of a member that reads or changes its property. #}
{% macro change(member) %}
{% set property = "viewState." ~ name(member) %}
{{ member.attributes | join: "\n" }}
{% if member.kind == "function" %}
{{ member.signature }} {
    {{ property }} = {{ member.parameters[0].name | swiftIdentifier: "expression" }}
}
{% elif member.isSettable %}
var {{ member.name | swiftIdentifier }}: {{ member.type }} {
    get { {{ property }} }
    set { {{ property }} = newValue }
}
{% else %}
var {{ member.name | swiftIdentifier }}: {{ member.type }} { {{ property }} }
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "viper/ViewController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Screen.stencil" as screen %}
{% import "screen/Segues.stencil" as segues %}
{% import "viper/Chain.stencil" as chain %}
{% set part = module.roles.view %}
{% set presenter = module.roles.presenter.contract %}
{% set taken = (controls.names(presenter) ~ controls.adding(presenter)) | removeSuffix("()") | split(",") %}
{% for member in part.contract.members where member.fullName | removeSuffix("()") in taken %}
{% error "the protocol of `view` can't have a member `" ~ member.name ~ "`: with `controls: actions`, the view controller already has a member with this name; rename the member in the protocol" %}
{% endfor %}
{% call header.person() %}
{% call imports.imports(part.imports + (screen.storyboardImports if segues.names else [])) %}

{{ module.summary | docComment }}
final class {{ part.type }}: UIViewController {
    // MARK: - Properties
    {% call members.stored(part.contract.members, "") %}
    private {{ "var" if options.screens == "storyboard" else "let" }} presenter: {{ "(any " ~ presenter.name ~ ")!" if options.screens == "storyboard" else "any " ~ presenter.name }}
    {% call screen.given() %}
    {% call controls.properties(presenter, "presenter") %}

    {% call screen.taking(["presenter"], ["presenter: any " ~ presenter.name], part.type, false) %}
{% if options.screens == "code" %}

{% endif %}
    override func viewDidLoad() {
        super.viewDidLoad()
        {% call controls.adding(presenter) %}
        presenter.viewDidLoad()
    }
{% for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] %}

    override func {{ call }}(_ animated: Bool) {
        super.{{ call }}(animated)
        presenter.{{ call }}()
    }
{% endfor %}
    {% call controls.add(presenter) %}
}

{% call members.conformance(part) %}
{% call segues.actions(part.type, chain.segues()) %}

"""#
        ),
        (
            path: "viper/ViewState.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "viper/State.stencil" as state %}
{% set part = module.roles.viewState %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// The values that `{{ module.roles.swiftUIView.type }}` shows, and those that the user enters there.
@MainActor
@Observable
{% set properties %}{% call state.properties() %}{% endset %}
{% if properties | trim %}
final class {{ part.type }} {
    {{ properties }}
}
{% else %}
final class {{ part.type }} {}
{% endif %}

"""#
        ),
        (
            path: "viper/pack.yml",
            text: #"""
pack: viper
summary: View, interactor, presenter and router, each with a protocol.
includes: [screen]
roles:
  view:
    type: "{{ 'HostingController' if options.screens == 'swiftui' else 'ViewController' }}"
    screen: true
    superclass: "{{ 'UIHostingController' if options.screens == 'swiftui' else 'UIViewController' }}"
    imports: [UIKit, "{{ 'SwiftUI' if options.screens == 'swiftui' }}"]
    result: true
    entities: false
    names: [presenter, completion, "{{ 'viewState' if options.screens == 'swiftui' }}"]
    example: "func show(error: String)"
  presenter:
    parent: ModulePresenter
    result: true
    names: [view, interactor, router, parameters, completion]
    example: "func didTapContinue(email: String)"
  interactor:
    dependencies: true
    forbids: [UIKit, SwiftUI]
    when: options.parts == "all" or isNeeded
    names: [dependencies]
    example: "func check(email: String) async throws -> Bool"
  router:
    parent: ModuleRouter
    imports: [UIKit]
    names: [viewController, navigation, moduleNavigation]
    routes: "func show(_: ModeParameters, completion: @escaping RouteCompletion<Result>.Handler)"
  swiftUIView: {type: Screen, protocol: false, when: options.screens == "swiftui", imports: [SwiftUI], usesMocks: options.previews}
  viewState: {protocol: false, when: options.screens == "swiftui", imports: [Observation]}
options:
  parts: {choices: [needed, all], default: needed, summary: "Whether a module without dependencies and without an interactor protocol has an interactor."}
files:
  - {template: viper/Module.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Module.swift", when: not module.isBuiltByHand}
  - {template: viper/RouterRoutes.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.roles.router.type }}+Routes.swift", when: module.roles.router.isGenerated and (module.routes or module.isBuiltByHand)}
  - {template: viper/ViewController.swift.stencil, role: view, when: options.screens != "swiftui"}
  - {template: viper/HostingController.swift.stencil, role: view, when: options.screens == "swiftui"}
  - {template: viper/Screen.swift.stencil, role: swiftUIView}
  - {template: viper/ViewState.swift.stencil, role: viewState}
  - {template: viper/Presenter.swift.stencil, role: presenter}
  - {template: viper/Interactor.swift.stencil, role: interactor}
  - {template: viper/Router.swift.stencil, role: router}
  - {template: viper/testing/PresenterTests.swift.stencil, testsOf: presenter, when: module.roles.presenter.contract.ownItems and module.test and "tests" in packs}
  - {template: viper/testing/InteractorTests.swift.stencil, testsOf: interactor, when: module.roles.interactor.calledServices and "tests" in packs}
  - {template: viper/testing/ViewControllerTests.swift.stencil, testsOf: view, when: "'tests' in packs"}
  - {template: viper/testing/ChainTests.swift.stencil, path: "{{ module.testsFolder }}/{{ module.name }}ChainTests.swift", owner: user, when: not module.isBuiltByHand and (options.controls == "actions" and options.screens == "code" or options.segues and options.screens == "storyboard") and options.tests == "all" and "tests" in packs and module.roles.presenter.contract.ownItems and module.test}

"""#
        ),
        (
            path: "viper/testing/ChainTests.swift.stencil",
            text: #"""
{% import "screen/ChainTests.stencil" as tests %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Segues.stencil" as segues %}
{% import "screen/SwiftUI.stencil" as swiftUI %}
{% import "viper/Chain.stencil" as chain %}
{% set contract = chain.presenter %}
{% set all %}
{% for member in contract.ownMembers where controls.areGenerated and controls.hasButton(member, contract) %}
{% if chain.opening(member) %}

@Test("A tap on {{ swiftUI.title(member.name) }} {{ chain.effect(member) }}")
func {{ member.test.name }}() {
    {% call controls.tap(member) %}
    {% call chain.expectations(member, "navigation") %}
}
{% endif %}
{% for own in chain.interactor?.ownMembers ?? [] where own.name == chain.asked(member) and own.body == "forward" %}
{% set title = "A tap on " ~ swiftUI.title(member.name) ~ " calls " ~ own.test.mock ~ " of " ~ own.test.service %}
{% call chain.asks(member, title, own.test.service | swiftIdentifier("expression"), own.test.mock, controls.tap(member) | trim) %}
{% endfor %}
{% endfor %}
{% call segues.tests(chain.segues()) %}
{% endset %}
{% call tests.file(all, "", chain.interactor?.testImports ?? []) %}

"""#
        ),
        (
            path: "viper/testing/InteractorTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% set part = module.roles.interactor %}
{% call header.person() %}
{% call imports.tests(part.testImports, part.testable, module.testAliases) %}

@MainActor
struct {{ part.type }}Tests {
    {% call testing.watched(part.calledServices) %}
    private let interactor: {{ part.type }}

    init() {
        {% call testing.dependencies(part.calledServices) %}
        interactor = {{ part.type }}(dependencies: dependencies)
    }
{% for member in part.contract.ownMembers where member.test and member.body == "forward" %}

    {% call testing.forwarded(member, "interactor") %}
{% endfor %}
}

"""#
        ),
        (
            path: "viper/testing/PresenterTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% import "viper/Chain.stencil" as chain %}
{% set part = module.roles.presenter %}
{% set interactor = module.roles.interactor.contract %}
{% set throws = module.parameters and module.test.canThrow %}
{% set tests %}
{% for member in part.contract.ownMembers where member.test and not member.test.canThrow %}
{% set statement = "presenter." ~ member.test.call %}
{% if chain.opening(member) %}

@Test("{{ member.fullName }} {{ chain.effect(member) }}")
func {{ member.test.name }}() {
    {{ statement }}
    {% call chain.expectations(member, "router") %}
}
{% else %}
{% call chain.asks(member, member.fullName ~ " calls " ~ chain.asked(member) ~ " of the interactor", "interactor", chain.asked(member), statement) %}
{% call chain.fails(member, statement) %}
{% endif %}
{% endfor %}
{% endset %}
{% call header.person() %}
{% call imports.tests(part.testImports + (["Foundation"] if "URLError" in tests else []) + (interactor.testImports if interactor and chain.stubsResults() else []), part.testable, module.testAliases) %}

@MainActor
struct {{ part.type }}Tests {
    private let view = {{ module.roles.view.contract.mock }}()
{% if interactor %}
    private let interactor = {{ interactor.mock }}()
{% endif %}
    private let router = {{ module.roles.router.contract.mock }}()
{% if module.result %}
    private let results = RouteResults<{{ module.result }}>()
    private let completion: {{ module.name }}Completion
{% endif %}
    private let presenter: {{ part.type }}

    init(){% if throws %} throws{% endif %} {
{% if module.result %}
        completion = results.makeCompletion()
{% endif %}
        presenter = {% if throws %}try {% endif %}{{ part.type }}({{ [
            "interactor: interactor" if interactor,
            "router: router",
            "parameters: .forTests" if module.parameters,
            "completion: completion" if module.result,
        ] | select | join: ", " }})
        presenter.view = view
    }
    {{ tests }}
}

"""#
        ),
        (
            path: "viper/testing/ViewControllerTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "screen/Controls.stencil" as controls %}
{% import "screen/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% call header.person() %}
{% call imports.tests(part.testImports, part.testable) %}

@MainActor
struct {{ part.type }}Tests {
    private let presenter = {{ module.roles.presenter.contract.mock }}()
{% if module.result %}
    private let completion = {{ module.name }}Completion { _ in }
{% endif %}
    private let viewController: {{ part.type }}

    init() {
        {% call screen.make(part.type, "presenter: presenter", "") %}
    }

    @Test("Calls presenter.viewDidLoad once")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
    {% call controls.taps(module.roles.presenter.contract, "presenter") %}
}

"""#
        ),
    ]
}
