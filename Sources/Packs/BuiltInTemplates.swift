// Written by Scripts/embed.sh from Templates/: change the files there and run it again.
// swift-format-ignore-file

/// The templates that come with the tool, in the order of their paths, which are relative to `Templates/`.
package enum BuiltInTemplates {
    package static let files: [(path: String, text: String)] = [
        (
            path: "app/AppEnvironment.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(externalImports) %}

/// The services that the app brings itself.
@MainActor
{% if externalServices %}
struct AppEnvironment {
{% for service in externalServices %}
    var {{ service.name | swiftIdentifier }}: any {{ service.protocol | swiftIdentifier: "type" }}
{% endfor %}
}
{% else %}
struct AppEnvironment {}
{% endif %}

"""#
        ),
        (
            path: "app/AppLocatorServices.swift.stencil",
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
    var {{ service.name | swiftIdentifier }}: any {{ service.protocol | swiftIdentifier: "type" }} {
{% if service.lifetime == "external" %}
        instances.transient(\.{{ member }}) { environment.{{ member }} }
{% else %}
        instances.{{ "singleton" if service.lifetime == "flow" else service.lifetime }}(\.{{ member }}) {
            {% call specText.at(document.spec, service.makingLine) %}
            {% if service.make %}{{ service.make }}{% else %}{{ service.implementation }}({% for dependency in service.dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "label" }}: {{ dependency.name | swiftIdentifier: "expression" }}{% endfor %}){% endif %}
            #sourceLocation()
        }
{% endif %}
    }
{% endfor %}
}
{% endfor %}

"""#
        ),
        (
            path: "app/DeepLink.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% import "app/links/Values.stencil" as values %}
{% call header.tool("the specs") %}
{% call imports.imports(deepLinkImports) %}

/// Every place in the app that a link leads to.
@MainActor
enum DeepLink {
{% for link in deepLinks %}
    /// `{{ link.path }}`
    case {{ link.name | camelCase | swiftIdentifier }}{% if link.parameters %}({{ link.parameters | map: "caseElement" | join: ", " }}){% endif %}
{% endfor %}
}

// MARK: - Opening
extension AppRouter {
    /// Shows the screen of a link, from `source` or on top of what the user sees. A link with a screen below it ignores `source`.
    func open(_ link: DeepLink, from source: UIViewController? = nil) {
        switch link {
{% for link in deepLinks %}
{% set name = link.name | camelCase | swiftIdentifier: "member" %}
{% set pattern %}.{{ name }}{% if link.parameters %}({% for parameter in link.parameters sep ", " %}let {{ parameter.value }}{% endfor %}){% endif %}{% endset %}
{% set source = "nil" if link.over else "source" %}
{% set call %}{{ link.method }}(from: {{ source }}{% for parameter in link.parameters %}, {{ parameter.argument }}{% endfor %}){% endset %}
{% if link.over %}
        case {{ pattern }}:
            showUnlessOnTop { {{ link.over.showMethod }}(from: nil) }
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
    /// Reads a URL: the path and query behind `base`, or any scheme and host without one.
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

/// What each link looks like; where several match a URL, the first one counts.
nonisolated private enum DeepLinkPattern: CaseIterable {
{% for link in deepLinksByPrecedence %}
    case {{ link.name | camelCase | swiftIdentifier }}
{% endfor %}

    /// Nil where the URL is not of this form.
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
    /// The URL that leads here, behind `base` where there is one; throws where a value can't stand in a URL.
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

// MARK: - Texts of types from the settings: an error in one is reported there
{% endif %}

@MainActor
private func linkForm() -> LinkForm<{{ form.type }}> {
    {% call specText.at(form.spec, form.line) %}
    LinkForm<{{ form.type }}>.{{ form.form }}
    #sourceLocation()
}
{% endfor %}

"""#
        ),
        (
            path: "app/FirstScreens.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

extension AppCoordinator {
{% if firstScreens %}
    /// Shows all tabs, the first one last, so that it is selected; without tabs, the root.
    func showFirstScreens() {
{% for method in firstScreens %}
        router.{{ method }}(from: nil)
{% endfor %}
    }
{% else %}
    /// Shows nothing: no spec has `presentation: root` or `presentation: tab(…)` and can be opened without arguments.
    func showFirstScreens() {}
{% endif %}
}

"""#
        ),
        (
            path: "app/Model.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set access = service.target.access %}
{% call header.person() %}
{% call imports.imports(service.imports) %}

{{ service.summary | docComment }}
@MainActor
{% if service.dependencies or access or service.hasStored %}
{{ access }}final class {{ service.implementation }} {
{% if service.dependencies or service.hasStored %}
    // MARK: - Properties
    {% call members.stored(service.members, access, not service.dependencies) %}
    {% call members.dependencies(service.dependencies) %}
{% endif %}
{% if service.dependencies or access %}

    // MARK: - Lifecycle
    {% call members.initializer(service.dependencies, access) %}
{% endif %}
}
{% else %}
final class {{ service.implementation }} {}
{% endif %}

// MARK: - {{ service.protocol }}
{% if service.hasStubs %}
extension {{ service.implementation }}: {{ service.protocol }} {
    {% call members.stubs(service.items, service.implementation, access) %}
}
{% else %}
extension {{ service.implementation }}: {{ service.protocol }} {}
{% endif %}

"""#
        ),
        (
            path: "app/Service.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set access = service.target.access %}
{% call header.person() %}
{% call imports.imports(service.imports) %}

{{ service.summary | docComment }}
{% if service.dependencies or access %}
{{ access }}nonisolated final class {{ service.implementation }} {
{% if service.dependencies %}
    // MARK: - Properties
    {% call members.dependencies(service.dependencies) %}

{% endif %}
    // MARK: - Lifecycle
    {% call members.initializer(service.dependencies, access) %}
}
{% else %}
nonisolated final class {{ service.implementation }} {}
{% endif %}

// MARK: - {{ service.protocol }}
{% if service.hasStubs %}
nonisolated extension {{ service.implementation }}: {{ service.protocol }} {
    {% call members.stubs(service.items, service.implementation, access) %}
}
{% else %}
nonisolated extension {{ service.implementation }}: {{ service.protocol }} {}
{% endif %}

"""#
        ),
        (
            path: "app/ServiceProtocol.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set access = service.target.access %}
{% call header.tool(service.spec) %}
{% call imports.imports(service.imports) %}

{{ service.summary | docComment }}
{% if service.lifetime == "weak" %}
{% if service.summary %}
///
{% endif %}
/// A class: the locator holds it weakly.
{% endif %}
{% if service.kind == "model" %}
@MainActor
{% call members.body(access ~ "protocol " ~ service.protocol ~ ": AnyObject", service.items, service.spec) %}
{% elif service.lifetime == "weak" %}
{% call members.body(access ~ "nonisolated protocol " ~ service.protocol ~ ": AnyObject, Sendable", service.items, service.spec) %}
{% else %}
{% call members.body(access ~ "nonisolated protocol " ~ service.protocol ~ ": Sendable", service.items, service.spec) %}
{% endif %}

"""#
        ),
        (
            path: "app/links/DeepLinkError.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// Why a URL is no link into the app, or a link can't be written as a URL.
nonisolated enum DeepLinkError: Error, Equatable {
    /// No link has this path.
    case noMatch(URL)
    case missing(parameter: String)
    /// Of a value that there can be only one of.
    case repeated(parameter: String)
    case invalid(parameter: String, value: String, expected: String)
}

nonisolated extension DeepLinkError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noMatch(let url): "no link of the app leads to \(url)"
        case .missing(let parameter): "the link does not say what `\(parameter)` is"
        case .repeated(let parameter): "the link says more than once what `\(parameter)` is"
        case .invalid(let parameter, let value, let expected): "`\(parameter)` is \(expected), and not `\(value)`"
        }
    }
}

"""#
        ),
        (
            path: "app/links/LinkForm.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// How the values of a type are written in links.
@MainActor
struct LinkForm<Value> {
    /// What a text has to be, for errors.
    let expected: String
    /// Nil where the text is no value.
    let read: (String) -> Value?
    /// Nil where the value has no text.
    let write: (Value) -> String?
}

extension LinkForm where Value: LosslessStringConvertible {
    static var losslessString: LinkForm {
        LinkForm(expected: "a value of type \(Value.self)", read: { Value($0) }, write: { $0.description })
    }
}

extension LinkForm where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    static var rawValue: LinkForm {
        LinkForm(
            expected: "a value of type \(Value.self)",
            read: { Value.RawValue($0).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue.description }
        )
    }
}

/// As JSON.
extension LinkForm where Value: Codable {
    static var codable: LinkForm {
        LinkForm(
            expected: "a value of type \(Value.self) in JSON",
            read: { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) },
            write: { value in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
            }
        )
    }
}

/// Apart from other lossless strings: a character made of two is a trap.
extension LinkForm<Character> {
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

/// To the millisecond; a time in a link may leave them out.
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
            path: "app/links/LinkReader.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// A URL taken apart into what links read: the parts of its path, and the items of its query.
///
/// A plus sign is a plus sign; a blank is `%20`. Items that a link does not know are left alone.
@MainActor
struct LinkReader {
    // As they stand in the URL, with their percent-escapes.
    private let segments: [Substring]
    private let items: [URLQueryItem]

    /// Whether the path has these parts, where nil stands for any, and the query these items.
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

    /// Nil where the item is not there, or has not even an equals sign.
    func optional<Value>(
        _ name: String,
        of parameter: String,
        _ form: LinkForm<Value>
    ) throws(DeepLinkError) -> Value? {
        let items = items(name)
        if items.isEmpty || items.count == 1 && items[0].value == nil { return nil }
        return try one(name, of: parameter, form)
    }

    /// Empty where the item is not there, or has not even an equals sign.
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
    /// The URL as it may be meant: what looks like a host in `sample://login` is the first part of a path, or else a host.
    static func readers(of url: URL, base: URL?) -> [LinkReader] {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [] }
        let items = parts.percentEncodedQueryItems ?? []
        let path = segments(parts)
        if let base {
            guard let base = URLComponents(url: base, resolvingAgainstBaseURL: true), parts.isBehind(base) else { return [] }
            let start = segments(base)
            guard path.starts(with: start) else { return [] }
            return [LinkReader(segments: Array(path.dropFirst(start.count)), items: items)]
        }
        let plain = LinkReader(segments: path, items: items)
        let isOfTheWeb = ["http", "https"].contains(parts.scheme?.lowercased())
        guard !isOfTheWeb, let host = parts.percentEncodedHost, !host.isEmpty else { return [plain] }
        return [LinkReader(segments: [host[...]] + path, items: items), plain]
    }

    private static func segments(_ parts: URLComponents) -> [Substring] {
        parts.percentEncodedPath.split(separator: "/")
    }
}

extension URLComponents {
    fileprivate func isBehind(_ base: URLComponents) -> Bool {
        scheme?.lowercased() == base.scheme?.lowercased()
            && (host ?? "").lowercased() == (base.host ?? "").lowercased()
            && port == base.port
    }
}

"""#
        ),
        (
            path: "app/links/LinkWriter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["Foundation"]) %}

/// Puts the URL of a link together, so that `LinkReader` reads the same link from it.
@MainActor
struct LinkWriter {
    // With percent-escapes.
    private var segments: [String] = []
    private var items: [URLQueryItem] = []

    mutating func path(_ text: String) {
        segments.append(Self.escaped(text))
    }

    /// A part of a path can't be empty.
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

    /// - Parameter isDefault: whether nil is what a link without the item means.
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

    /// - Parameter isDefault: whether an empty list is what a link without the item means.
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

    /// Behind the scheme, host and path of `base`; without one, a path and a query.
    func url(base: URL?) throws(DeepLinkError) -> URL {
        var parts = base.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) } ?? URLComponents()
        let start = parts.percentEncodedPath.split(separator: "/").map(String.init)
        parts.percentEncodedPath = "/" + (start + segments).joined(separator: "/")
        parts.percentEncodedQueryItems = items.isEmpty ? nil : items
        parts.fragment = nil
        guard let url = parts.url else {
            throw .invalid(parameter: "base", value: base?.absoluteString ?? "", expected: "a URL that a path can follow")
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
        // Alone in a path, they lead to other folders.
        return [".", ".."].contains(escaped) ? escaped.replacing(".", with: "%2E") : escaped
    }
}

"""#
        ),
        (
            path: "app/links/Values.stencil",
            text: #"""
{# The values of a deep link, as expressions of Swift that read and write them. #}

{# Literal parts of the path, `nil` for what is read; then the literal items of the query. #}
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
            path: "app/pack.yml",
            text: #"""
pack: app
summary: What every project has once, and the files of its services.
options:
  header: {summary: What the first lines of each file say.}
  protocols: {choices: [one, many], default: one, summary: Whether the protocols of a module lie in one file or in many.}
  suffix: {choices: [Protocol, Interface, none], default: Protocol, summary: "What the names of protocols end in; without it, a class that would have its protocol's name ends in Impl."}
  screens: {choices: [code, storyboard], default: code, summary: "Whether view controllers take what they need in initializers, or come from storyboards and are injected and configured."}
  tests: {choices: [all, mocks, none], default: all, summary: "What is made for tests: tests with mocks, mocks alone, or nothing."}
  indent: {type: number, default: 4, where: value >= 1 and value <= 16, expected: a number from 1 to 16, summary: The blanks of one level of Swift.}
renamed: {Routing: Navigation}
files:
  - {template: app/AppEnvironment.swift.stencil, path: "{{ app.sources }}/Generated/AppEnvironment.swift", owner: generated, for: project}
  - {template: app/FirstScreens.swift.stencil, path: "{{ app.sources }}/Generated/AppCoordinator+FirstScreens.swift", owner: generated, for: project}
  - {template: app/DeepLink.swift.stencil, path: "{{ app.sources }}/Generated/DeepLink.swift", owner: generated, for: project, when: deepLinks}
  - {template: app/links/DeepLinkError.swift.stencil, path: "{{ app.sources }}/Generated/DeepLinkError.swift", owner: generated, for: project, when: deepLinks}
  - {template: app/links/LinkForm.swift.stencil, path: "{{ app.sources }}/Generated/LinkForm.swift", owner: generated, for: project, when: deepLinks}
  - {template: app/links/LinkReader.swift.stencil, path: "{{ app.sources }}/Generated/LinkReader.swift", owner: generated, for: project, when: deepLinks}
  - {template: app/links/LinkWriter.swift.stencil, path: "{{ app.sources }}/Generated/LinkWriter.swift", owner: generated, for: project, when: deepLinks}
  - {template: app/support/AppLocator.swift.stencil, path: "{{ app.sources }}/Support/AppLocator.swift", owner: user, for: project}
  - {template: app/support/AppRouter.swift.stencil, path: "{{ app.sources }}/Support/AppRouter.swift", owner: user, for: project}
  - {template: app/support/AppCoordinator.swift.stencil, path: "{{ app.sources }}/Support/AppCoordinator.swift", owner: user, for: project}
  - {template: app/router/ScreenRouter.swift.stencil, path: "{{ app.sources }}/Generated/ScreenRouter.swift", owner: generated, for: project}
  - {template: app/router/ScreenRouter+Showing.swift.stencil, path: "{{ app.sources }}/Generated/ScreenRouter+Showing.swift", owner: generated, for: project}
  - {template: app/router/ScreenRouter+Closing.swift.stencil, path: "{{ app.sources }}/Generated/ScreenRouter+Closing.swift", owner: generated, for: project}
  - {template: app/router/ScreenNavigationController.swift.stencil, path: "{{ app.sources }}/Generated/ScreenNavigationController.swift", owner: generated, for: project}
  - {template: app/router/ShownScreens.swift.stencil, path: "{{ app.sources }}/Generated/ShownScreens.swift", owner: generated, for: project}
  - {template: app/router/ScreenHierarchy.swift.stencil, path: "{{ app.sources }}/Generated/ScreenHierarchy.swift", owner: generated, for: project}
  - {template: app/router/Coordinator.swift.stencil, path: "{{ app.sources }}/Generated/Coordinator.swift", owner: generated, for: project}
  - {template: app/router/InstanceStore.swift.stencil, path: "{{ app.sources }}/Generated/InstanceStore.swift", owner: generated, for: project}
  - {template: app/support/Alert.swift.stencil, path: "{{ support.sources }}/Support/Alert.swift", owner: user, for: project}
  - {template: app/router/ModuleNavigation.swift.stencil, path: "{{ support.sources }}/Generated/ModuleNavigation.swift", owner: generated, for: project}
  - {template: app/support/Evented.swift.stencil, path: "{{ support.sources }}/Support/Evented.swift", owner: user, for: project}
  - {template: app/support/TaskBag.swift.stencil, path: "{{ support.sources }}/Support/TaskBag.swift", owner: user, for: project}
  - {template: app/support/LoadingState.swift.stencil, path: "{{ support.sources }}/Support/LoadingState.swift", owner: user, for: project}
  - {template: app/router/Presentation.swift.stencil, path: "{{ support.sources }}/Generated/Presentation.swift", owner: generated, for: project}
  - {template: app/router/RouteCompletion.swift.stencil, path: "{{ support.sources }}/Generated/RouteCompletion.swift", owner: generated, for: project}
  - template: app/AppLocatorServices.swift.stencil
    path: "{{ app.sources }}/Services/Generated/AppLocator+{{ document.name }}.swift"
    owner: generated
    for: services
    when: document.services
  - template: app/ServiceProtocol.swift.stencil
    path: "{{ service.target.sources }}/{% if service.kind == 'model' %}Models{% else %}Services{% endif %}/Generated/{{ service.protocol }}.swift"
    owner: generated
    for: service
    when: not service.isWrittenByHand
  - template: app/Service.swift.stencil
    path: "{{ service.target.sources }}/Services/{{ service.implementation }}.swift"
    owner: user
    for: service
    when: service.implementation and service.kind == "service" and not service.isWrittenByHand
  - template: app/Model.swift.stencil
    path: "{{ service.target.sources }}/Models/{{ service.implementation }}.swift"
    owner: user
    for: service
    when: service.implementation and service.kind == "model" and not service.isWrittenByHand
  - {template: app/testing/RouteResults.swift.stencil, path: "{{ target.tests }}/Support/RouteResults.swift", owner: user, for: target, when: hasResults and options.tests == "all"}
  - {template: app/testing/Waiting.swift.stencil, path: "{{ target.tests }}/Support/Waiting.swift", owner: user, for: target, when: hasModules and options.tests == "all"}
  - {template: app/testing/MockLocator.swift.stencil, path: "{{ app.tests }}/Mocks/MockLocator.swift", owner: generated, for: project, when: canMock and options.tests != "none"}
  - template: app/testing/MockLocatorServices.swift.stencil
    path: "{{ app.tests }}/Mocks/MockLocator+{{ document.name }}.swift"
    owner: generated
    for: services
    when: document.services and canMock and options.tests != "none"

"""#
        ),
        (
            path: "app/router/Coordinator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

/// Leads through a flow: all that its screens ask for and hand back comes by here.
@MainActor
protocol Coordinator: ModuleNavigation {
    var router: AppRouter? { get }

    /// Builds the screen with which the flow begins.
    func makeFirstScreen() -> UIViewController
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
            path: "app/router/InstanceStore.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

/// Keeps the shared instances of one locator or flow scope, keyed by the property that vends them.
@MainActor
final class InstanceStore<Owner: AnyObject> {
    private var strong: [PartialKeyPath<Owner>: Any] = [:]
    private var weak: [PartialKeyPath<Owner>: WeakReference] = [:]
    private var overrides: [PartialKeyPath<Owner>: Any] = [:]

    /// Made at the first use, then the same for as long as the owner lives.
    func singleton<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        if let existing = strong[key] as? Instance { return existing }
        let instance = transient(key, make: make)
        strong[key] = instance
        return instance
    }

    /// The same for as long as somebody else holds it. The instance must be of a class.
    func weak<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        if let existing = weak[key]?.object as? Instance { return existing }
        let instance = transient(key, make: make)
        precondition(type(of: instance as Any) is AnyClass, "only an instance of a class can be held weakly")
        weak[key] = WeakReference(instance as AnyObject)
        return instance
    }

    /// Made at every use.
    func transient<Instance>(_ key: KeyPath<Owner, Instance>, make: () -> Instance) -> Instance {
        (overrides[key] as? Override<Instance>)?.make() ?? make()
    }

    /// Replaces what `key` vends, for tests. Who was made already would keep the old one, hence the precondition.
    func override<Instance>(_ key: KeyPath<Owner, Instance>, with make: @escaping @MainActor () -> Instance) {
        precondition(strong.isEmpty && weak.isEmpty, "override before the first use of the locator")
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
            path: "app/router/ModuleNavigation.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["UIKit"]) %}

/// What every module may ask of the app's router, or of its flow's coordinator.
@MainActor
{{ support.access }}protocol ModuleNavigation: AnyObject {
    /// Undoes the way in which the screen was shown.
    func close(_ viewController: UIViewController)
    func showAlert(_ alert: Alert, on viewController: UIViewController)
    func dismissAlert(on viewController: UIViewController)
}

/// What every router does for its module.
@MainActor
{{ support.access }}protocol ModuleRouter: AnyObject {
    func close()
    func showAlert(_ alert: Alert)
    func dismissAlert()
}

"""#
        ),
        (
            path: "app/router/Presentation.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

/// How a screen is shown.
{{ support.access }}nonisolated enum Presentation: Equatable, Sendable {
    /// On the navigation stack of the screen that asks.
    case push
    /// As a sheet, with a navigation stack of its own.
    case present
    /// Over the full screen, with a navigation stack of its own.
    case fullScreen
    /// As the root of the window, with a navigation stack of its own.
    case root
    /// As a tab with a navigation stack of its own, in the order of the numbers. `image` is the name of a symbol or of an image.
    case tab(Int, title: String? = nil, image: String? = nil)
    /// In a way of the app's own: `AppRouter.showCustom(_:from:)` says how.
    case custom
}

"""#
        ),
        (
            path: "app/router/RouteCompletion.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.tool("the specs") %}

/// How a module that was opened for a result ended.
{{ support.access }}nonisolated enum RouteResult<Value> {
    case finished(Value)
    case cancelled
}

/// A result that is delivered when its screen is removed.
@MainActor
{{ support.access }}protocol PendingResult: AnyObject {
    /// Closes the screen. Set by whoever shows it.
    var close: (@MainActor () -> Void)? { get set }

    /// Delivers the result, or that there is none.
    func deliver()
}

/// Delivers a module's result exactly once.
///
/// `finish(_:)` closes the screen. The result is delivered as soon as the screen has been removed; if it is removed without a
/// result, the module counts as cancelled. The screen owns this object; whoever else finishes it holds it weakly.
@MainActor
{{ support.access }}final class RouteCompletion<Value>: PendingResult {
    {{ support.access }}typealias Deliver = @MainActor @Sendable (RouteResult<Value>) -> Void

    {{ support.access }}var close: (@MainActor () -> Void)?
    private var receiver: Deliver?
    private var delivery: (@MainActor @Sendable () -> Void)?

    {{ support.access }}init(_ receiver: @escaping Deliver) {
        self.receiver = receiver
        delivery = { receiver(.cancelled) }
    }

    /// Only the first call counts. Where no router has shown the screen, the result is delivered at once.
    {{ support.access }}func finish(_ value: Value) {
        guard let receiver else { return }
        self.receiver = nil
        delivery = { receiver(.finished(value)) }
        if let close { close() } else { deliver() }
    }

    {{ support.access }}func deliver() {
        let delivery = delivery
        (self.delivery, receiver, close) = (nil, nil, nil)
        delivery?()
    }

    // Not isolated: an isolated one needs iOS 18.4.
    deinit {
        guard let delivery else { return }
        Task { @MainActor in delivery() }
    }
}

/// Shows a screen and waits for its result. Throws `CancellationError` if the screen is removed without one.
///
/// Cancelling the waiting task doesn't close the screen.
@MainActor
{{ support.access }}func routeResult<Value>(
    of show: (@escaping RouteCompletion<Value>.Deliver) -> Void
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
            path: "app/router/ScreenHierarchy.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["UIKit"]) %}

/// A transition that is under way; not every one has a coordinator.
@MainActor
struct ScreenTransition {
    let coordinator: (any UIViewControllerTransitionCoordinator)?
}

// MARK: - Transitions
extension UIViewController {
    /// The transition of this controller, of one inside it, or of one that is presented above it.
    var transitionBelow: ScreenTransition? {
        if let transitionCoordinator { return ScreenTransition(coordinator: transitionCoordinator) }
        if isBeingPresented || isBeingDismissed { return ScreenTransition(coordinator: nil) }
        for child in children { if let transition = child.transitionBelow { return transition } }
        return presentedByThis?.transitionBelow
    }
}

// MARK: - Presentations
extension UIViewController {
    /// What this controller itself presents; `presentedViewController` is also what an ancestor presents.
    private var presentedByThis: UIViewController? {
        guard let presentedViewController, presentedViewController.presentingViewController === self else { return nil }
        return presentedViewController
    }

    /// What this controller presents, or one inside it.
    var presentedAbove: UIViewController? {
        if let presentedByThis { return presentedByThis }
        for child in children { if let above = child.presentedAbove { return above } }
        return nil
    }

    /// This controller and everything that is presented above it, the topmost last.
    var levels: [UIViewController] {
        [self] + (presentedAbove?.levels ?? [])
    }

    var outermostParent: UIViewController {
        parent?.outermostParent ?? self
    }
}

// MARK: - Places
extension UIViewController {
    /// Whether parents and presenters lead from this controller to `root`. They don't for a screen that was removed, even if
    /// something still holds it.
    func leads(to root: UIViewController?) -> Bool {
        guard let root else { return false }
        if self === root { return true }
        if let parent { return parent.hasChild(self) && parent.leads(to: root) }
        return presentingViewController?.leads(to: root) ?? false
    }

    private func hasChild(_ child: UIViewController) -> Bool {
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers.contains(child)
        case let tabs as UITabBarController: tabs.viewControllers?.contains(child) ?? false
        default: true
        }
    }

    /// The navigation stack that this controller shows, itself or inside.
    var shownStack: UINavigationController? {
        switch self {
        case let navigation as UINavigationController: navigation
        case let tabs as UITabBarController: tabs.selectedViewController?.shownStack
        default: children.lazy.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.shownStack).first
        }
    }

    /// Whether every container around this controller shows it.
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
            path: "app/router/ScreenNavigationController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(["UIKit"]) %}

/// The navigation stack around a screen that a router presents or shows as a root or tab. It tells the router when screens may
/// have left, whoever removed them: the user, the app or the router.
class ScreenNavigationController: UINavigationController {
    weak var router: ScreenRouter?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        router?.runNextTurn()
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        router?.runNextTurn()
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        router?.runNextTurn()
        return super.popViewController(animated: animated)
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        router?.runNextTurn()
        return super.popToViewController(viewController, animated: animated)
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        router?.runNextTurn()
        return super.popToRootViewController(animated: animated)
    }
}

"""#
        ),
        (
            path: "app/router/ScreenRouter+Closing.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

// MARK: - Closing
extension ScreenRouter {
    /// Closes a screen in the way that suits how it is shown, and with it everything that was shown from there.
    ///
    /// A screen that can't be closed itself, like one in a container, is closed with what is around it. The first screen of a tab
    /// and the root stay.
    func close(_ screen: UIViewController) {
        close(screen, with: nil)
    }

    /// Closes the first screen of a flow. From now on the same flow can be opened again.
    func end(_ coordinator: any Coordinator) {
        end(coordinator, with: nil)
    }

    /// `result` is delivered at once where there is nothing to close.
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
        case own(UIViewController)
        case pop(UIViewController, from: UINavigationController, to: UIViewController)
        case dismiss(UIViewController, by: UIViewController)
    }

    /// What closes `screen` or the nearest ancestor that can be closed.
    private func closingStep(of screen: UIViewController) -> ClosingStep? {
        if screens.all.contains(where: { $0.viewController === screen && $0.isCustom }) { return .own(screen) }
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
        case .own(let screen):
            if let progress = dismissAll(over: screen) { return progress }
            closeCustom(screen)
            return .done
        case .pop(let screen, let stack, let below):
            if let progress = dismissAll(over: stack) { return progress }
            stack.popToViewController(below, animated: true)
            return stack.viewControllers.contains(screen) ? .isRefused : .done
        case .dismiss(let screen, let presenter):
            presenter.dismiss(animated: true)
            return screen.isBeingDismissed || screen.presentingViewController == nil ? .done : .isRefused
        }
    }

    /// Dismisses what lies over a screen that is not hidden; nil where nothing does.
    private func dismissAll(over screen: UIViewController) -> ScreenOperation.Progress? {
        let level = screen.outermostParent
        guard screen.isShownByParents, level.presentedAbove != nil else { return nil }
        return dismissAll(above: level, animated: true)
    }

    func dismissAll(above level: UIViewController, animated: Bool) -> ScreenOperation.Progress {
        guard let presented = level.presentedAbove else { return .goesOn }
        presented.presentingViewController?.dismiss(animated: animated)
        return presented.isBeingDismissed || level.presentedAbove == nil ? .goesOn : .isRefused
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
                guard let presenter = root.levels.last, presenter.viewIfLoaded?.window != nil else { return .isRefused }
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
        for action in alert.actions {
            addAction(UIAlertAction(title: action.title, style: action.style.uiKit) { _ in action.perform() })
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
            path: "app/router/ScreenRouter+Showing.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

// MARK: - Showing
extension ScreenRouter {
    /// Shows a screen.
    ///
    /// `kind` is its module, by which its tab is found again. Leave it out for a screen without a module.
    ///
    /// `source` is the screen that asks. If it is removed before its turn comes, `screen` is not shown and counts as cancelled.
    /// Without a source, for example for a link, `screen` is shown on or over what the user sees.
    func show(
        _ screen: UIViewController,
        of kind: Any.Type? = nil,
        from source: UIViewController?,
        as presentation: Presentation
    ) {
        let shown = screens[screen]
        shown.kind = ObjectIdentifier(kind ?? type(of: screen))
        enqueue(shown, screen, from: source, as: presentation)
    }

    /// Opens a flow with its first screen. A flow that is open already in the same navigation stack is not opened again:
    /// the second one counts as cancelled.
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
        if let result {
            shown.add(result)
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

    /// Calls `show`, which shows the screen below that of a link. Nothing is shown if a screen of the same module or flow is on top
    /// already. Without a root it waits, because the app shows the first one.
    func showUnlessOnTop(_ show: () -> Void) {
        showsUnlessOnTop = true
        show()
        showsUnlessOnTop = false
    }

    /// Delivers `result` as soon as `screen` has been removed, and closes the screen when it finishes.
    func deliver(_ result: any PendingResult, with screen: UIViewController) {
        screens[screen].add(result)
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
        let hasSource = source != nil
        let unlessOnTop = showsUnlessOnTop
        add(
            ScreenOperation(setsRoot: presentation.setsRoot && !unlessOnTop) { [weak self, weak source] in
                guard let self, let window else { return .done }
                let root = window.rootViewController
                guard !screen.leads(to: root) else { return .done }
                let isSourceGone = hasSource && !(source?.leads(to: root) ?? false)
                let isThere =
                    unlessOnTop && isOnTop(shown) || !presentation.setsRoot && isOpenAlready(shown, from: source)
                guard !isSourceGone, !screen.isElsewhere, !isThere else {
                    screens.drop(shown)
                    return .done
                }
                let progress = place(screen, from: source, as: presentation, in: window)
                if screen.leads(to: window.rootViewController) {
                    // A tab that is not selected loads its view when the user chooses it.
                    shown.wasShown(by: self, loadsView: !presentation.isTab)
                } else if progress == .done, !shown.isCustom {
                    screens.drop(shown)
                }
                return progress
            }
        )
    }

    private func isOpenAlready(_ flow: ShownScreen, from source: UIViewController?) -> Bool {
        guard flow.coordinator != nil, let stack = stack(for: source) else { return false }
        return screens.all.contains { other in
            other.isShown && !other.isFinished && other.coordinator != nil && other.kind == flow.kind
                && other.viewController?.navigationController === stack
        }
    }

    /// Whether a screen of the same module or flow is on top. Alerts, and what the app presents itself, don't count.
    private func isOnTop(_ screen: ShownScreen) -> Bool {
        guard let top = stack(for: nil)?.topViewController else { return false }
        return screens.all.contains { $0.viewController === top && $0.kind == screen.kind }
    }

    private func place(
        _ screen: UIViewController,
        from source: UIViewController?,
        as presentation: Presentation,
        in window: UIWindow
    ) -> ScreenOperation.Progress {
        switch presentation {
        case .push: push(screen, from: source, in: window)
        case .present: present(navigation(around: screen), as: .automatic, in: window)
        case .fullScreen: present(navigation(around: screen), as: .fullScreen, in: window)
        case .root: setRoot(navigation(around: screen), of: window)
        case .tab(let index, let title, let image): showTab(screen, at: index, title: title, image: image, in: window)
        case .custom: showInOwnWay(screen, from: source, in: window)
        }
    }

    /// The stack onto which a screen is pushed. Without a source: the one that the user sees, below alerts and whatever else the
    /// router has not presented.
    private func stack(for source: UIViewController?) -> UINavigationController? {
        if let source { return source as? UINavigationController ?? source.navigationController }
        guard let root = window?.rootViewController else { return nil }
        let own = root.levels.filter { level in
            level === root || screens.all.contains { $0.isShown && $0.viewController?.outermostParent === level }
        }
        return own.reversed().lazy.compactMap(\.shownStack).first
    }

    /// Where there is no navigation stack, or the screen is one itself, it is presented.
    private func push(_ screen: UIViewController, from source: UIViewController?, in window: UIWindow)
        -> ScreenOperation.Progress
    {
        guard !(screen is UINavigationController), let stack = stack(for: source) else {
            return present(navigation(around: screen), as: .automatic, in: window)
        }
        stack.pushViewController(screen, animated: true)
        return stack.viewControllers.contains(screen) ? .done : .isRefused
    }

    private func present(
        _ viewController: UIViewController,
        as style: UIModalPresentationStyle,
        in window: UIWindow
    ) -> ScreenOperation.Progress {
        guard let presenter = window.rootViewController?.levels.last, presenter.isInWindow else { return .isRefused }
        viewController.modalPresentationStyle = style
        presenter.present(viewController, animated: true)
        return viewController.presentingViewController == nil ? .isRefused : .done
    }

    /// A stack with `screen` alone. Where the screen was refused before, it has one already.
    private func navigation(around screen: UIViewController) -> UINavigationController {
        if let navigation = screen.parent as? UINavigationController ?? screen as? UINavigationController {
            return navigation
        }
        let navigation = ScreenNavigationController(rootViewController: screen)
        navigation.router = self
        return navigation
    }

    private func showInOwnWay(_ screen: UIViewController, from source: UIViewController?, in window: UIWindow)
        -> ScreenOperation.Progress
    {
        guard let top = window.rootViewController?.levels.last, top.isInWindow else { return .isRefused }
        screens[screen].isCustom = true
        showCustom(screen, from: source ?? top.shownStack?.topViewController ?? top)
        return .done
    }

    /// A root that still presents something would never be released, so that is dismissed first.
    private func setRoot(_ root: UIViewController, of window: UIWindow) -> ScreenOperation.Progress {
        if let old = window.rootViewController, old.presentedAbove != nil {
            return dismissAll(above: old, animated: false)
        }
        window.rootViewController = root
        window.makeKeyAndVisible()
        beginTurnOfRoot()
        return .done
    }

    /// Selects the module's tab, which keeps its stack. Makes one where there is none; it takes the place of another module's tab
    /// with the same index.
    private func showTab(
        _ screen: UIViewController,
        at index: Int,
        title: String?,
        image: String?,
        in window: UIWindow
    ) -> ScreenOperation.Progress {
        let kind = screens[screen].kind
        let current = window.rootViewController as? UITabBarController
        if let current, current.presentedAbove != nil { return dismissAll(above: current, animated: true) }
        if let current, let tab = tabs.first(where: { $0.kind == kind && $0.isIn(current) }) {
            current.selectedViewController = tab.navigation
            return .done
        }
        if title != nil || image != nil {
            let picture = image.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
            screen.tabBarItem = UITabBarItem(title: title, image: picture, tag: index)
        }
        let tabBar = current ?? UITabBarController()
        add(navigation(around: screen), kind: kind, at: index, to: tabBar)
        return current == nil ? setRoot(tabBar, of: window) : .done
    }

    private func add(
        _ navigation: UINavigationController,
        kind: ObjectIdentifier?,
        at index: Int,
        to tabBar: UITabBarController
    ) {
        let shown = tabs.filter { $0.isIn(tabBar) }
        let replaced = shown.first { $0.index == index }?.navigation
        tabs = shown.filter { $0.index != index }
        var controllers = (tabBar.viewControllers ?? []).filter { $0 !== replaced }
        let next = controllers.firstIndex { controller in
            tabs.contains { $0.navigation === controller && $0.index > index }
        }
        controllers.insert(navigation, at: next ?? controllers.count)
        tabs.append(ShownTab(kind: kind, index: index, navigation: navigation))
        tabBar.setViewControllers(controllers, animated: false)
        tabBar.selectedViewController = navigation
    }
}

/// A tab that a router has made.
@MainActor
struct ShownTab {
    let kind: ObjectIdentifier?
    let index: Int
    weak var navigation: UINavigationController?

    func isIn(_ tabBar: UITabBarController) -> Bool {
        guard let navigation else { return false }
        return tabBar.viewControllers?.contains(navigation) ?? false
    }
}

extension Presentation {
    fileprivate var isTab: Bool {
        if case .tab = self { true } else { false }
    }

    /// Whether it works without a root, and then sets one.
    fileprivate var setsRoot: Bool {
        isTab || self == .root
    }
}

extension UIViewController {
    /// Whether the app has put it somewhere itself.
    fileprivate var isElsewhere: Bool {
        guard let parent else { return presentingViewController != nil }
        return !(parent is UINavigationController) || parent.parent != nil || parent.presentingViewController != nil
    }

    fileprivate var isInWindow: Bool {
        viewIfLoaded?.window != nil
    }
}

"""#
        ),
        (
            path: "app/router/ScreenRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

/// Shows and closes screens, one after the other.
///
/// UIKit loses or refuses what it is asked for during a transition. So every call becomes an operation in a queue, and an
/// operation begins only when nothing is under way in the window, whoever began it. An operation looks at what is on screen
/// when it begins, not when it was asked for.
@MainActor
class ScreenRouter: ModuleNavigation {
    private(set) weak var window: UIWindow?
    let screens = ShownScreens()
    var tabs: [ShownTab] = []
    var alerts: [ShownAlert] = []
    /// Set by `showUnlessOnTop(_:)` for the time of the call.
    var showsUnlessOnTop = false

    private(set) var operations: [ScreenOperation] = []
    private var isRunning = false
    private var isFirstTurnOfRoot = false
    private weak var awaitedTransition: AnyObject?
    private var retryDelay = ScreenRouter.shortestDelay
    private var retry: Task<Void, Never>?

    private static let shortestDelay = Duration.milliseconds(10)
    private static let longestDelay = Duration.milliseconds(500)

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: - Own ways
    /// Shows a screen whose spec says `presentation: custom`. Override it to show such screens in a way of your own.
    func showCustom(_ screen: UIViewController, from source: UIViewController) {
        window?.rootViewController?.levels.last?.present(screen, animated: true)
    }

    /// Undoes what `showCustom(_:from:)` did.
    func closeCustom(_ screen: UIViewController) {
        screen.presentingViewController?.dismiss(animated: true)
    }

    // MARK: - Queue
    func add(_ operation: ScreenOperation) {
        operations.append(operation)
        run()
    }

    /// Begins what waits, unless something is under way.
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

    /// Without a root only what sets one can begin. Everything else waits until the turn that sets the root is over, because
    /// the app may set up more in that turn.
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

    /// A root was set: the rest waits for the next turn.
    func beginTurnOfRoot() {
        guard !isFirstTurnOfRoot else { return }
        isFirstTurnOfRoot = true
        Task { [weak self] in
            self?.isFirstTurnOfRoot = false
            self?.run()
        }
    }

    /// The end of a transition can go unreported, so this looks again after a while in any case.
    private func wait(for transition: ScreenTransition) {
        runLater(after: retryDelay)
        guard let coordinator = transition.coordinator, coordinator !== awaitedTransition else { return }
        retryDelay = Self.shortestDelay
        awaitedTransition = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.runNextTurn() }
    }

    func runNextTurn() {
        Task { [weak self] in self?.run() }
    }

    private func runLater(after delay: Duration) {
        retryDelay = min(delay * 2, Self.longestDelay)
        retry?.cancel()
        retry = Task { [weak self] in
            try? await Task.sleep(for: delay)
            if !Task.isCancelled { self?.run() }
        }
    }
}

/// Something that a router does as soon as nothing else is under way.
@MainActor
struct ScreenOperation {
    enum Progress {
        case done
        /// It has begun a transition and is asked again when that is over.
        case goesOn
        /// UIKit doesn't take the call now; it is asked again later.
        case isRefused
    }

    /// Whether it can begin before the window has a root.
    var setsRoot = false
    let begin: @MainActor () -> Progress
}

"""#
        ),
        (
            path: "app/router/ShownScreens.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.imports(routerImports) %}

/// What a router has to remember of the screens that it shows.
///
/// A screen counts as removed as soon as the root of the window no longer leads to it, whoever removed it. Then its results are
/// delivered, and the coordinator of a flow that began with it is released.
@MainActor
final class ShownScreens {
    private(set) var all: [ShownScreen] = []

    /// What is known of `screen`, which is remembered from now on.
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

    /// A screen that can't be shown any more.
    func drop(_ screen: ShownScreen) {
        all.removeAll { $0 === screen }
        screen.deliverResults()
    }
}

@MainActor
final class ShownScreen {
    private(set) weak var viewController: UIViewController?
    /// What it is a screen of: a module or a coordinator.
    var kind: ObjectIdentifier?
    /// Of the flow that begins with it.
    var coordinator: (any Coordinator)?
    var isFinished = false
    var isCustom = false
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

    /// It was shown. From now on `router` hears when it is released.
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

/// An empty layout guide in the view of a screen. It is released with the screen, and then tells the router: the app may have
/// removed the screen itself, from a stack of its own.
private final class ReleaseObserver: UILayoutGuide {
    weak var router: ScreenRouter?

    deinit {
        Task { @MainActor [router] in router?.run() }
    }
}

"""#
        ),
        (
            path: "app/support/Alert.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// What the user is told or asked, over everything on screen.
{{ support.access }}nonisolated struct Alert {
    /// What the user may answer.
    {{ support.access }}nonisolated struct Action {
        {{ support.access }}nonisolated enum Style: Sendable {
            case plain
            /// Leaves everything as it is.
            case cancel
            /// Can't be taken back.
            case destructive
        }

        {{ support.access }}var title: String
        {{ support.access }}var style: Style
        /// What follows; the alert is gone by then.
        {{ support.access }}var perform: @MainActor () -> Void

        {{ support.access }}init(_ title: String, style: Style = .plain, perform: @escaping @MainActor () -> Void = {}) {
            self.title = title
            self.style = style
            self.perform = perform
        }
    }

    {{ support.access }}var title: String?
    {{ support.access }}var message: String?
    {{ support.access }}var actions: [Action]

    {{ support.access }}init(title: String?, message: String? = nil, actions: [Action] = [Action("OK")]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

"""#
        ),
        (
            path: "app/support/AppCoordinator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["UIKit"]) %}

/// Begins what one scene shows. The scene delegate makes one with its window, starts it, and holds it. The locator is the app
/// delegate's, so that all scenes have the same services.
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
            path: "app/support/AppLocator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// Makes and keeps the app's services; each spec adds those that it declares.
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
            path: "app/support/AppRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(["UIKit"]) %}

/// Shows the screens of one window. Each module and flow adds the method that shows it.
@MainActor
final class AppRouter: ScreenRouter {
    let locator: AppLocator

    init(locator: AppLocator, window: UIWindow) {
        self.locator = locator
        super.init(window: window)
    }
}

"""#
        ),
        (
            path: "app/support/Evented.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// A value that notifies its subscribers when it changes.
///
/// Its owner keeps it private and shares it as `observed`. A value that is equal to the one before notifies no subscriber.
@MainActor
{{ support.access }}final class Evented<Value> {
    {{ support.access }}var value: Value {
        didSet {
            guard !isEqual(oldValue, value) else { return }
            changeCount += 1
            pending.append(Change(number: changeCount, value: value))
            notify()
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
        /// The last change before it subscribed.
        let lastSeenChange: Int
        /// Returns false if the subscriber no longer exists.
        let receive: @MainActor (Value) -> Bool
    }

    private let isEqual: (Value, Value) -> Bool
    private var subscribers: [Subscriber] = []
    private var lastID = 0
    private var changeCount = 0
    private var pending: [Change] = []
    private var isNotifying = false

    /// Creates a value that notifies its subscribers unless `isEqual` returns true. By default, each assignment notifies them.
    {{ support.access }}init(_ value: Value, isEqual: @escaping (Value, Value) -> Bool = { _, _ in false }) {
        self.value = value
        self.isEqual = isEqual
    }

    /// Calls `receive` on each later change, in order, until it returns false. Returns the identifier of the subscription.
    @discardableResult
    fileprivate func add(_ receive: @escaping @MainActor (Value) -> Bool) -> Int {
        lastID += 1
        subscribers.append(Subscriber(id: lastID, lastSeenChange: changeCount, receive: receive))
        return lastID
    }

    fileprivate func remove(_ id: Int) {
        subscribers.removeAll { $0.id == id }
    }

    private func notify() {
        // The call that is already running delivers this change after its own.
        guard !isNotifying else { return }
        isNotifying = true
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
    /// Every subscriber receives every later change once and in order, also a change that another subscriber makes. The
    /// subscription ends when `owner` is deallocated or the subscription is cancelled. `owner` is not retained.
    @discardableResult
    {{ support.access }}func subscribe<Owner: AnyObject>(
        _ owner: Owner,
        immediately: Bool = true,
        receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> EventedSubscription {
        let id = evented.add { [weak owner] value in
            guard let owner else { return false }
            receive(owner, value)
            return true
        }
        if immediately { receive(owner, evented.value) }
        return EventedSubscription { [weak evented] in evented?.remove(id) }
    }

    /// Returns whether two views are of the same `Evented`.
    {{ support.access }}static func === (left: Observed, right: Observed) -> Bool {
        left.evented === right.evented
    }
}

extension Observed where Value: Sendable {
    /// The current value and all later ones. The stream ends when the `Evented` is deallocated.
    {{ support.access }}var values: AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let writer = StreamWriter(continuation: continuation)
        writer.write(value)
        evented.add(writer.write)
        return stream
    }
}

/// Writes to a stream, and ends the stream when it is deallocated.
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

/// A subscription that can be cancelled. It doesn't end when this value is discarded.
@MainActor
{{ support.access }}struct EventedSubscription {
    {{ support.access }}let cancel: @MainActor () -> Void
}

"""#
        ),
        (
            path: "app/support/LoadingState.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// Where an asynchronous value stands.
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
            path: "app/support/TaskBag.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// A bag of running tasks, which it cancels when it is deallocated.
///
/// A presenter or view model that stores one cancels its tasks when its screen is removed. A task must not retain its
/// owner: capture `self` weakly, and what the task awaits strongly.
@MainActor
{{ support.access }}final class TaskBag {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastID = 0

    {{ support.access }}init() {}

    deinit {
        for task in tasks.values { task.cancel() }
    }

    {{ support.access }}func run(_ operation: @escaping @MainActor () async -> Void) {
        lastID += 1
        let id = lastID
        tasks[id] = Task { [weak self] in
            await operation()
            self?.tasks[id] = nil
        }
    }
}

"""#
        ),
        (
            path: "app/testing/MockLocator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool("the specs") %}
{% call imports.tests([], app.module) %}

/// The mocks of all services, each made at its first use, and a locator that vends them.
@MainActor
final class MockLocator {
    let instances = InstanceStore<MockLocator>()
    /// In which every service is the mock of the same name here.
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
            path: "app/testing/MockLocatorServices.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool(document.spec) %}
{% call imports.tests([], app.module) %}

extension MockLocator {
{% for service in document.mockedServices %}
    var {{ service.name | swiftIdentifier }}: {{ service.mock }} {
        instances.singleton(\.{{ service.name | swiftIdentifier: "member" }}) { {{ service.mock }}() }
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
            path: "app/testing/RouteResults.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}
{% if target.name == support.name %}
@testable import {{ support.module }}
{% else %}
import {{ support.module }}
{% endif %}

/// Collects how a module ended.
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
            path: "app/testing/Waiting.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% call header.person() %}

/// Waits, turn by turn of the main actor, until `condition` holds; false where it never does.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000 {
        if condition() { return true }
        await Task.yield()
    }
    return condition()
}

/// Lets everything that waits for the main actor have its turn.
@MainActor
func settle() async {
    for _ in 0..<100 { await Task.yield() }
}

"""#
        ),
        (
            path: "common/AppRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% import "common/Build.stencil" as assembly %}
{% call header.tool(module.spec) %}
{% if module.isShown %}
{% call imports.imports(module.imports.appRouter) %}

// MARK: - {{ module.name }}
extension AppRouter {
    {{ module.summary | docComment }}
    func {{ module.showMethod }}(from source: UIViewController?, {% for parameter in module.parameters %}{{ parameter.declaration }}{% if parameter.default is not none %} = {{ parameter.default }}{% endif %}, {% endfor %}as presentation: Presentation = {{ module.presentation }}{% if module.result %}, completion: @escaping RouteCompletion<{{ module.result }}>.Deliver = { _ in }{% endif %}) {
{% if module.result %}
        let completion = RouteCompletion(completion)
{% endif %}
{% if module.variant %}
        {% call specText.at(module.spec, module.variant.flagLine) %}
        let showsVariant = locator.{{ module.variant.service | swiftIdentifier: "member" }}.isEnabled(.{{ module.variant.flag | swiftIdentifier: "member" }})
        #sourceLocation()
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
        deliver(completion, with: screen)
{% endif %}
        show(screen, of: {{ module.name }}Module.self, from: source, as: presentation)
    }
}
{% else %}
{% call imports.imports(module.imports.conformances) %}
{% endif %}

extension AppRouter: {{ module.name }}Navigation {}
{% call assembly.resolving("AppLocator", "locator") %}
{% if module.isShown %}
{% call specText.defaults(module.name, module.parameters, module.spec) %}
{% endif %}

"""#
        ),
        (
            path: "common/Build.stencil",
            text: #"""
{# How a module is built: the parameters of its function, and the call with which the router fills them. #}
{% macro parameters() %}
{{ [
    "dependencies: " ~ module.name ~ "Dependencies" if module.dependencies,
    "navigation: any " ~ module.name ~ "Navigation",
    "parameters: " ~ module.name ~ "Parameters" if module.parameters,
    "completion: RouteCompletion<" ~ module.result ~ ">" if module.result,
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

{# The call with which the coordinator of its flow builds it. #}
{% macro inFlow(name, needsDependencies) %}
{{ name }}Module.build({{ [
    "dependencies: " ~ name ~ "Dependencies(scope)" if needsDependencies,
    "navigation: self",
    "parameters: parameters" if module.parameters,
    "completion: completion" if module.result,
] | select | join: ", " }})
{%- endmacro %}

{# The services of the module, as its locator or the scope of its flow has them now. #}
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
            path: "common/Contract.stencil",
            text: #"""
{# What the rest of the app knows of a module: its protocols, and what whoever opens it passes. #}
{% import "common/Members.stencil" as members %}
{% import "common/SpecText.stencil" as specText %}

{% macro declaration(contract) %}
{% if contract.purpose == "navigation" %}
/// What {{ module.name }} may open; the rest of the {% if module.flow %}coordinator{% else %}router{% endif %} is out of its sight.
{% endif %}
{% call members.protocol(contract, module.target.access, module.spec) %}
{% endmacro %}

{# The services that the module uses. The app's locator, or the scope of its flow, makes one for each screen. #}
{% macro dependencies() %}
{% set access = module.target.access %}
/// Services that {{ module.name }} uses. `{% if module.flow %}{{ module.flow }}Scope{% else %}AppLocator{% endif %}` provides them.
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

{% macro parameters() %}
{% set access = module.target.access %}
{% if module.parameters %}
/// What whoever opens {{ module.name }} passes.
@MainActor
{{ access }}struct {{ module.name }}Parameters {
{% for parameter in module.parameters %}
    {{ access }}var {{ parameter.property }}: {{ parameter.type }}
{% endfor %}
{% if access %}

    {{ access }}init({{ module.parameters | map: "declaration" | join: ", " }}) {
{% for parameter in module.parameters %}
        self.{{ parameter.member }} = {{ parameter.value }}
{% endfor %}
    }
{% endif %}
}
{% endif %}
{% call specText.types(module.name, module.parameters, module.result, module.spec, module.resultLine) %}
{% for name, role in module.roles where role.typeLine is not none %}
{% if loop.first %}

// MARK: - Classes that the spec names: an error in one is reported there
{% endif %}

{% call specText.at(module.spec, role.typeLine) %}
{% if role.contract and not module.isBuiltByHand %}
@MainActor private func conforming(_ part: {{ role.type }}) -> any {{ role.contract.name }} { part }
{% else %}
private typealias {{ module.name }}Existing{{ name | upperFirst }} = {{ role.type }}
{% endif %}
#sourceLocation()
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "common/Contract.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Contract.stencil" as contracts %}
{% call header.tool(module.spec) %}
{% call imports.imports(item.imports) %}

{% call contracts.declaration(item) %}

"""#
        ),
        (
            path: "common/Contracts.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Contract.stencil" as contracts %}
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
            path: "common/Dependencies.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Contract.stencil" as contracts %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.dependencies) %}

{% call contracts.dependencies() %}

"""#
        ),
        (
            path: "common/FlowModule.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% import "common/Build.stencil" as assembly %}
{% set parameters = "_ parameters: " ~ module.name ~ "Parameters" if module.parameters %}
{% set completion = "completion: @escaping RouteCompletion<" ~ module.result ~ ">.Deliver = { _ in }" if module.result %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.appRouter) %}

{% if module.isMade %}
// MARK: - {{ module.name }}
extension {{ module.flow }}Coordinator {
{% if module.isShown %}
    {{ module.summary | docComment }}
    func {{ module.showMethod }}(from source: UIViewController?, {% for parameter in module.parameters %}{{ parameter.declaration }}{% if parameter.default is not none %} = {{ parameter.default }}{% endif %}, {% endfor %}as presentation: Presentation = {{ module.presentation }}{% if completion %}, {{ completion }}{% endif %}) {
        let screen = make{{ module.name }}({{ [
            module.name ~ "Parameters(" ~ (module.parameters | map("argument") | join(", ")) ~ ")" if module.parameters,
            "completion: completion" if module.result,
        ] | select | join: ", " }})
        router?.show(screen, of: {{ module.name }}Module.self, from: source, as: presentation)
    }

{% endif %}
    func make{{ module.name }}({{ [parameters, completion] | select | join: ", " }}) -> UIViewController {
{% if module.result %}
        let completion = RouteCompletion<{{ module.result }}> { [weak self] result in
            completion(result)
            if case .finished(let value) = result { self?.{{ module.didFinishMethod }}(value) }
        }
{% endif %}
{% if module.variant %}
        {% call specText.at(module.spec, module.variant.flagLine) %}
        let showsVariant = scope.parent.{{ module.variant.service | swiftIdentifier: "member" }}.isEnabled(.{{ module.variant.flag | swiftIdentifier: "member" }})
        #sourceLocation()
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
        router?.deliver(completion, with: screen)
{% endif %}
        {{ "return screen" if module.result or module.variant else assembly.inFlow(module.name, module.dependencies) }}
    }
}

{% endif %}
extension {{ module.flow }}Coordinator: {{ module.name }}Navigation {}
{% call assembly.resolving(module.flow ~ "Scope", "scope") %}
{% if module.isMade %}
{% call specText.defaults(module.name, module.parameters, module.spec) %}
{% endif %}

"""#
        ),
        (
            path: "common/Header.stencil",
            text: #"""
{# The first lines of a file: whose it is, and the team's header. #}
{% macro tool(source) %}
// Generated by scaffold from {{ source }}. DO NOT EDIT.
{% call withoutTools() %}
{% call team() %}
{% endmacro %}

{# What keeps linters and formatters away from a generated file. #}
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
{# Imports, sorted; a blank line follows where they are called. #}
{% macro imports(modules) %}
{% for name in modules | unique | sorted %}
import {{ name }}
{% endfor %}
{% endmacro %}

{# Of a test: the target last, as its own group. #}
{% macro tests(modules, target) %}
{% call imports(modules) %}

@testable import {{ target }}
{% endmacro %}

"""#
        ),
        (
            path: "common/Members.stencil",
            text: #"""
{% import "common/SpecText.stencil" as specText %}
{# The bodies of protocols, and what classes declare for them until a person writes it. #}

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
#sourceLocation()
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

{# The properties that a class stores for its protocol, before its own; `isLast` says that there are none of its own. #}
{% macro stored(members, access, isLast = false) %}
{% for member in members where member.body == "stored" or member.body == "observed" %}
{% if member.body == "observed" %}
private let {{ member.eventedName }} = {{ member.evented }}
{% else %}
{{ access }}{{ member.signature }}
{% endif %}
{% if loop.last and not isLast %}

{% endif %}
{% endfor %}
{% endmacro %}

{% macro stubs(items, type, access) %}
{% for item in items sep "\n" %}
{% if item.kind == "conditional" %}
{% for clause in item.clauses %}
{{ clause.directive }}
    {% call stubs(clause.items, type, access) %}
{% endfor %}
#endif
{% elif item.kind == "member" and item.member.body != "stored" %}
{% call stub(item.member, type, access) %}
{% endif %}
{% endfor %}
{% endmacro %}

{% macro stub(member, type, access) %}
{{ member.attributes | join: "\n" }}
{% if member.body == "empty" %}
{{ access }}{{ member.signature }} {}
{% elif member.body == "forward" and member.isFunction %}
{{ access }}{{ member.signature }} {
    {{ member.forward }}
}
{% elif member.body == "forward" %}
{{ access }}{{ member.signature }} { {{ member.forward }} }
{% elif member.body == "observed" %}
{{ access }}{{ member.signature }} { {{ member.eventedName }}.observed }
{% elif member.isSettable %}
{{ access }}{{ member.signature }} {
    get {{ member.getterEffects }}{ {{ unwritten(type, member) }} }
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

{% macro unwritten(type, member) %}fatalError("{{ type }}.{{ member.fullName }} is not written yet"){% endmacro %}

{# The extension in which a class of the module conforms to its protocol. #}
{% macro conformance(part) %}
{% if part.contract %}
// MARK: - {{ part.contract.name }}
{% if part.contract.hasStubs %}
extension {{ part.type }}: {{ part.contract.name }} {
    {% call stubs(part.contract.items, part.type, "") %}
}
{% else %}
extension {{ part.type }}: {{ part.contract.name }} {}
{% endif %}
{% endif %}
{% endmacro %}

{# What the class of a service or model is given: its properties, and the initializer that fills them. #}
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
            path: "common/ModuleByHand.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Build.stencil" as assembly %}
{% set access = module.target.access %}
{% call header.person() %}
{% call imports.imports(module.imports.assembly) %}

/// Puts {{ module.name }} together.
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
        fatalError("{{ module.name }}Module.build is not written yet")
    }
}

"""#
        ),
        (
            path: "common/ModuleTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% set given = [
    "dependencies: dependencies" if module.dependencies,
    "completion: results.makeCompletion()" if module.result,
] | select | join: ", " %}
{% call header.person() %}
{% call imports.tests(module.imports.tests, module.target.module) %}

@MainActor
struct {{ module.name }}ModuleTests {
    private let navigation = {{ module.name }}NavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
{% if module.dependencies %}
        weak var service: AnyObject?
{% endif %}
{% if module.result %}
        let results = RouteResults<{{ module.result }}>()
{% endif %}
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
{% if module.dependencies %}
            let dependencies = {{ module.name }}Dependencies.mocks()
{% endif %}
            let viewController = build({{ given }})
{% if module.canLoad %}
            viewController.loadViewIfNeeded()
{% endif %}
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
{% if module.dependencies %}
            service = dependencies.{{ module.dependencies[0].name | swiftIdentifier: "member" }} as AnyObject
{% endif %}
        }
        #expect(screen is {{ module.roles.view.type }})
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
{% if module.dependencies %}
        #expect(await eventually { service == nil })
{% endif %}
    }
{% if module.result %}

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<{{ module.result }}>()
        do {
            let viewController = build({% if module.dependencies %}dependencies: .mocks(), {% endif %}completion: results.makeCompletion())
            await settle()
            #expect(results.cancelledCount == 0)
            {{ "viewController.loadViewIfNeeded()" if module.canLoad else "withExtendedLifetime(viewController) {}" }}
        }
        #expect(await eventually { results.cancelledCount > 0 })
        await settle()
        #expect(results.cancelledCount == 1)
        #expect(results.finished.isEmpty)
    }
{% if module.test.result %}

    @Test("Finishes once, and leaving afterwards does not cancel")
    func finishesOnce() async {
        let results = RouteResults<{{ module.result }}>()
        do {
            let completion = results.makeCompletion()
            let viewController = build({% if module.dependencies %}dependencies: .mocks(), {% endif %}completion: completion)
            completion.finish({{ module.test.result }})
            completion.finish({{ module.test.result }})
            {{ "viewController.loadViewIfNeeded()" if module.canLoad else "withExtendedLifetime(viewController) {}" }}
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }
{% endif %}
{% endif %}

    private func build({{ [
        "dependencies: " ~ module.name ~ "Dependencies" if module.dependencies,
        "completion: RouteCompletion<" ~ module.result ~ ">" if module.result,
    ] | select | join: ", " }}) -> UIViewController {
        {{ module.name }}Module.build({{ [
            "dependencies: dependencies" if module.dependencies,
            "navigation: navigation",
            "parameters: .forTests" if module.parameters,
            "completion: completion" if module.result,
        ] | select | join: ", " }})
    }
}

"""#
        ),
        (
            path: "common/Parameters.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Contract.stencil" as contracts %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.contracts) %}

{% call contracts.parameters() %}

"""#
        ),
        (
            path: "common/Routes.stencil",
            text: #"""
{% import "common/SpecText.stencil" as specText %}
{# The functions that show the module's routes: what the spec binds is bound here, the rest is passed on. `screen` is the property that holds the screen weakly; a screen itself has none. #}
{% macro methods(screen) %}
{% for route in module.routes sep "\n" %}
{% set parameters = route.parameters | map: "declaration" | join: ", " %}
{% set completion = "completion: @escaping RouteCompletion<" ~ route.result ~ ">.Deliver" if route.result %}
func {{ route.method }}({{ [parameters, completion] | select | join: ", " }}) {
{% if route.result %}
    guard {{ [("let " ~ screen) if screen, "let navigation"] | select | join: ", " }} else { return completion(.cancelled) }
{% elif screen %}
    guard let {{ screen }} else { return }
{% endif %}
    {% call specText.constants(route.bound, module.spec) %}
    navigation{{ "" if route.result else "?" }}.{{ route.method }}(from: {{ screen if screen else "self" }}, {% for argument in route.arguments %}{{ argument }}, {% endfor %}as: {{ route.presentation }}{% if route.result %}, completion: completion{% endif %})
}
{% endfor %}
{% endmacro %}

{# The same for routes that return a result, for callers that wait, in an extension of `type`. #}
{% macro awaiting(type) %}
{% for route in module.routes where route.result %}
{% if loop.first %}

// MARK: - Routes for callers that wait for the result
extension {{ type }} {
{% endif %}
    func {{ route.method }}ForResult({{ route.parameters | map: "declaration" | join: ", " }}) async throws -> {{ route.result }} {
        try await routeResult { {{ route.method }}({% for parameter in route.parameters %}{{ parameter.argument }}, {% endfor %}completion: $0) }
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
            path: "common/Screen.stencil",
            text: #"""
{# What a view controller is given: in its initializer, or, where it comes from a storyboard, by two functions before its view is loaded. #}

{% macro given() %}
{% if options.screens == "storyboard" %}
{% if module.result %}
/// Held here alone: once this screen is gone without a result, it counts as cancelled.
private var completion: RouteCompletion<{{ module.result }}>!
{% endif %}
{% elif module.result %}
/// Held here alone: once this screen is gone without a result, it counts as cancelled.
private let completion: RouteCompletion<{{ module.result }}>
{% endif %}
{% endmacro %}

{# `parts` are the names of what it works with, `parameters` their declarations, a part each; `isLast` says that no other function follows. #}
{% macro taking(parts, parameters, type, isLast) %}
{% if options.screens == "storyboard" %}
// MARK: - Injection
/// What it works with; called before its view is loaded.
func inject({{ parameters | join: ", " }}) {
{% for part in parts %}
    self.{{ part }} = {{ part }}
{% endfor %}
}
{% if module.result %}

/// What it is shown for; called before its view is loaded.
func configure(completion: RouteCompletion<{{ module.result }}>) {
    self.completion = completion
}
{% endif %}
{% if not isLast %}

// MARK: - Lifecycle
{% endif %}
{% else %}
// MARK: - Lifecycle
init({{ parameters | join: ", " }}{% if module.result %}, completion: RouteCompletion<{{ module.result }}>{% endif %}) {
{% for part in parts %}
    self.{{ part }} = {{ part }}
{% endfor %}
{% if module.result %}
    self.completion = completion
{% endif %}
    super.init(nibName: nil, bundle: nil)
}

@available(*, unavailable)
required init?(coder: NSCoder) {
    fatalError("{{ type }} is built by {{ module.name }}Module")
}
{% endif %}
{% endmacro %}

{# The statements that make one as `viewController`, without a storyboard where the team builds the module; `arguments` are those of its initializer but the result's. #}
{% macro make(type, arguments, keyword) %}
{% if options.screens == "storyboard" %}
{{ keyword }}viewController = {{ type ~ "()" if module.isBuiltByHand else module.name ~ "Module.makeViewController()" }}
viewController.inject({{ arguments }})
{% if module.result %}
viewController.configure(completion: completion)
{% endif %}
{% else %}
{{ keyword }}viewController = {{ type }}({{ arguments }}{% if module.result %}, completion: completion{% endif %})
{% endif %}
{% endmacro %}

{# The function of the module that takes it from its storyboard. #}
{% macro fromStoryboard(type) %}
{% if options.screens == "storyboard" %}

static func makeViewController() -> {{ type }} {
    let bundle = Bundle(for: {{ type }}.self)
    let first = UIStoryboard(name: "{{ module.name }}", bundle: bundle).instantiateInitialViewController()
    guard let viewController = first as? {{ type }} else {
        fatalError("{{ module.name }}.storyboard begins with another view controller")
    }
    return viewController
}
{% endif %}
{% endmacro %}

"""#
        ),
        (
            path: "common/Screen.storyboard.stencil",
            text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="scr-ee-001">
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <scenes>
        <scene sceneID="scr-ee-002">
            <objects>
                <viewController id="scr-ee-001" customClass="{{ module.roles.view.type }}" customModule="{{ module.target.module }}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="scr-ee-003">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="scr-ee-004"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="scr-ee-005" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
</document>

"""#
        ),
        (
            path: "common/SpecText.stencil",
            text: #"""
{# Swift that a spec has written: the compiler reports an error in it at the spec's line. #}

{# What follows stands at `line` of `spec`, until `#sourceLocation()`. #}
{% macro at(spec, line) %}
#sourceLocation(file:{{ spec | swiftString }},line:{{ line }})
{% endmacro %}

{# The types of what opens a module or flow, and of what it hands back. #}
{% macro types(name, parameters, result, spec, resultLine) %}
{% if parameters or result %}

// MARK: - Types from the spec: an error in one is reported there
{% for parameter in parameters %}

{% call at(spec, parameter.typeLine) %}
private typealias {{ name }}TypeOf{{ parameter.name | upperFirst }} = {{ parameter.type }}
#sourceLocation()
{% endfor %}
{% if result %}

{% call at(spec, resultLine) %}
private typealias {{ name }}ResultType = {{ result }}
#sourceLocation()
{% endif %}
{% endif %}
{% endmacro %}

{# The defaults of parameters, but for literals that fit. #}
{% macro defaults(name, parameters, spec) %}
{% for parameter in parameters where parameter.defaultLine is not none %}
{% if loop.first %}

// MARK: - Defaults from the spec: an error in one is reported there
{% endif %}

@MainActor
private var {{ name | lowerFirst }}DefaultOf{{ parameter.name | upperFirst }}: {{ parameter.type }} {
    {% call at(spec, parameter.defaultLine) %}
    {{ parameter.default }}
    #sourceLocation()
}
{% endfor %}
{% endmacro %}

{# Arguments that the spec binds, as constants. #}
{% macro constants(arguments, spec) %}
{% for argument in arguments %}
{% if argument.line is not none %}
{% call at(spec, argument.line) %}
{% endif %}
let {{ argument.name }}: {{ argument.type }} = {{ argument.value }}
{% if loop.last %}
#sourceLocation()
{% endif %}
{% endfor %}
{% endmacro %}

"""#
        ),
        (
            path: "common/Testing.stencil",
            text: #"""
{# What the tests of all styles have in common. #}

{# The services that a module is given in tests: those that a test looks at are properties of its own. #}
{% macro dependencies(watched) %}
{{ "var" if watched else "let" }} dependencies = {{ module.name }}Dependencies.mocks()
{% for dependency in module.dependencies where dependency.name in watched %}
dependencies.{{ dependency.name | swiftIdentifier: "member" }} = {{ dependency.variable | swiftIdentifier: "expression" }}
{% endfor %}
{% endmacro %}

{# Services that a test looks at. #}
{% macro watched(names) %}
{% for dependency in module.dependencies where dependency.name in names %}
private let {{ dependency.variable | swiftIdentifier }} = {{ dependency.mock }}()
{% endfor %}
{% endmacro %}

{# The last arguments of a part's initializer, after those that it always has. #}
{% macro bundles() %}{% if module.parameters %}, parameters: .forTests{% endif %}{% if module.result %}, completion: completion{% endif %}{% endmacro %}

{# A function that a person has yet to write, and of which nothing can be observed from outside. #}
{% macro unwritten(type, member, receiver, expectation, prepare) %}
{% if member.body == "unwritten" %}
@Test("{{ member.fullName }}", .disabled("{{ type }}.{{ member.fullName }} is not written yet"))
func {{ member.test.name }}(){% if member.isAsync %} async{% endif %}{% if member.canThrow %} throws{% endif %} {
    {{ prepare }}
    _ = {{ member.callMarks }}{{ receiver }}.{{ member.test.call }}
    Issue.record("{{ expectation }}")
}
{% else %}
@Test("{{ member.fullName }}")
func {{ member.test.name }}(){% if member.isAsync %} async{% endif %} {
    {% if member.isAsync %}await {% endif %}withKnownIssue("{{ type }}.{{ member.fullName }} is not written yet") {
        {{ prepare }}
        {{ member.callMarks }}{{ receiver }}.{{ member.test.call }}
        Issue.record("{{ expectation }}")
    }
}
{% endif %}
{% endmacro %}

{# A function that hands its call on to a service. #}
{% macro forwarded(member, receiver) %}
{% if member.test.observed %}
@Test("{{ member.fullName }} is {{ member.test.service }}'s")
func {{ member.test.name }}() {
    {{ member.test.service | swiftIdentifier: "expression" }}.{{ member.name | swiftIdentifier: "member" }} = {{ member.test.observed }}
    #expect({{ receiver }}.{{ member.name | swiftIdentifier: "member" }} === {{ member.test.service | swiftIdentifier: "expression" }}.{{ member.name | swiftIdentifier: "member" }})
}
{% else %}
@Test("{{ member.fullName }} asks {{ member.test.service }}")
func {{ member.test.name }}(){% if member.isAsync %} async{% endif %}{% if member.canThrow %} throws{% endif %} {
{% if member.test.hasResult %}
    {{ member.test.service | swiftIdentifier: "expression" }}.{{ member.test.mock }}ReturnValue = {{ member.test.result }}
{% endif %}
    {% if member.test.isResultComparable %}let result = {% elif member.test.hasResult %}_ = {% endif %}{{ member.callMarks }}{{ receiver }}.{{ member.test.call }}
    #expect({{ member.test.service | swiftIdentifier: "expression" }}.{{ member.test.mock }}CallCount == 1)
{% for check in member.test.checks %}
    #expect({{ member.test.service | swiftIdentifier: "expression" }}.{{ member.test.mock }}Calls.first{{ check.path }} == {{ check.value }})
{% endfor %}
{% if member.test.isResultComparable %}
    #expect(result == {{ member.test.result }})
{% endif %}
}
{% endif %}
{% endmacro %}

{# What the initializer of a view model takes. #}
{% macro model() %}{{ [
    "dependencies: dependencies" if module.dependencies,
    "parameters: .forTests" if module.parameters,
    "completion: completion" if module.result,
] | select | join(", ") }}{% endmacro %}

"""#
        ),
        (
            path: "flows/AppRouter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% call header.tool(flow.spec) %}
{% call imports.imports(flow.imports.appRouter) %}

// MARK: - {{ flow.name }}
extension AppRouter {
    {{ flow.summary | docComment }}
    func {{ flow.showMethod }}(from source: UIViewController?, {% for parameter in flow.parameters %}{{ parameter.declaration }}{% if parameter.default is not none %} = {{ parameter.default }}{% endif %}, {% endfor %}as presentation: Presentation = {{ flow.presentation }}{% if flow.result %}, completion: @escaping RouteCompletion<{{ flow.result }}>.Deliver = { _ in }{% endif %}) {
        let scope = {{ flow.name }}Scope({% for parameter in flow.parameters %}{{ parameter.argument }}, {% endfor %}parent: locator)
{% if flow.result %}
        let completion = RouteCompletion(completion)
{% endif %}
        let coordinator = {{ flow.name }}Coordinator(router: self, scope: scope{% if flow.dependencies %}, dependencies: {{ flow.name }}Dependencies(scope){% endif %}{% if flow.result %}, completion: completion{% endif %})
        start(coordinator, {% if flow.result %}result: completion, {% endif %}from: source, as: presentation)
    }
}
{% call specText.defaults(flow.name, flow.parameters, flow.spec) %}

"""#
        ),
        (
            path: "flows/Coordinator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.imports(flow.imports.coordinator) %}

{{ (flow.summary ?? ("Leads through " ~ flow.name ~ ".")) | docComment }}
///
/// What its screens show next is in `{{ flow.name }}Coordinator+Routes.swift` and beside the modules. When a module
/// returns a result, its `…DidFinish(_:)` there is called. To use the result, write that method here: yours replaces
/// the generated one.
@MainActor
final class {{ flow.name }}Coordinator: Coordinator {
    // MARK: - Properties
    let scope: {{ flow.name }}Scope
{% if flow.dependencies %}
    private let dependencies: {{ flow.name }}Dependencies
{% endif %}
    private(set) weak var router: AppRouter?
{% if flow.result %}
    /// Held here alone: once the flow is over without a result, it counts as cancelled.
    private let completion: RouteCompletion<{{ flow.result }}>
{% endif %}

    // MARK: - Lifecycle
    init(router: AppRouter, scope: {{ flow.name }}Scope{% if flow.dependencies %}, dependencies: {{ flow.name }}Dependencies{% endif %}{% if flow.result %}, completion: RouteCompletion<{{ flow.result }}>{% endif %}) {
        self.router = router
        self.scope = scope
{% if flow.dependencies %}
        self.dependencies = dependencies
{% endif %}
{% if flow.result %}
        self.completion = completion
{% endif %}
    }

    /// Closes the flow, whatever it shows{% if flow.result %}. The result is delivered when its screens are gone{% endif %}.
{% if flow.result %}
    func finish(_ result: {{ flow.result }}) {
        completion.finish(result)
    }
{% else %}
    func finish() {
        router?.end(self)
    }
{% endif %}
}

"""#
        ),
        (
            path: "flows/CoordinatorRoutes.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool(flow.spec) %}
{% call imports.imports(flow.imports.routes) %}

extension {{ flow.name }}Coordinator {
    func makeFirstScreen() -> UIViewController {
        {{ flow.start.makeMethod }}({% if flow.start.parameters %}scope.start{% endif %})
    }
}
{% if flow.leadsTo %}

// MARK: - Out of the flow
extension {{ flow.name }}Coordinator {
{% for destination in flow.leadsTo sep "\n" %}
    func {{ destination.showMethod }}(from source: UIViewController?, {% for parameter in destination.parameters %}{{ parameter.declaration }}, {% endfor %}as presentation: Presentation{% if destination.result %}, completion: @escaping RouteCompletion<{{ destination.result }}>.Deliver{% endif %}) {
        router?.{{ destination.showMethod }}(from: source, {% for parameter in destination.parameters %}{{ parameter.argument }}, {% endfor %}as: presentation{% if destination.result %}, completion: completion{% endif %})
    }
{% endfor %}
}
{% endif %}
{% if flow.results %}

// MARK: - Results
/// Called when a module returns its result. A method with the same signature in the coordinator replaces the one here.
extension Coordinator where Self == {{ flow.name }}Coordinator {
{% for result in flow.results sep "\n" %}
{% if result.isFlows %}
    func {{ result.method }}(_ result: {{ result.type }}) {
        self.finish(result)
    }
{% else %}
    func {{ result.method }}(_ result: {{ result.type }}) {}
{% endif %}
{% endfor %}
}
{% endif %}

"""#
        ),
        (
            path: "flows/Scope.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/SpecText.stencil" as specText %}
{% call header.tool(flow.spec) %}
{% call imports.imports(flow.imports.scope) %}

/// What {{ flow.name }} was opened with, and the services that end with it.
@MainActor
final class {{ flow.name }}Scope {
{% for parameter in flow.parameters %}
    let {{ parameter.property }}: {{ parameter.type }}
{% endfor %}
    let parent: AppLocator
    let instances = InstanceStore<{{ flow.name }}Scope>()

    init({% for parameter in flow.parameters %}{{ parameter.declaration }}, {% endfor %}parent: AppLocator) {
{% for parameter in flow.parameters %}
        self.{{ parameter.member }} = {{ parameter.value }}
{% endfor %}
        self.parent = parent
    }
{% if flow.start.parameters %}

    /// What the first screen is opened with.
    var start: {{ flow.start.name }}Parameters {
        {% call specText.constants(flow.startBound, flow.spec) %}
        {% if flow.startBound %}return {% endif %}{{ flow.start.name }}Parameters({{ flow.startArguments | join: ", " }})
    }
{% endif %}
}
{% if flow.inheritedServices %}

// MARK: - Of the app
extension {{ flow.name }}Scope {
{% for service in flow.inheritedServices %}
    var {{ service.name | swiftIdentifier }}: any {{ service.protocol | swiftIdentifier: "type" }} { parent.{{ service.name | swiftIdentifier: "member" }} }
{% endfor %}
}
{% endif %}
{% if flow.dependencies %}

// MARK: - Dependencies
/// Services that the coordinator of {{ flow.name }} uses.
@MainActor
struct {{ flow.name }}Dependencies {
{% for dependency in flow.dependencies %}
    var {{ dependency.name | swiftIdentifier }}: any {{ dependency.protocol | swiftIdentifier: "type" }}
{% endfor %}
}

extension {{ flow.name }}Dependencies {
    init(_ scope: {{ flow.name }}Scope) {
        self.init({% for dependency in flow.dependencies sep ", " %}{{ dependency.name | swiftIdentifier: "label" }}: scope.{{ dependency.name | swiftIdentifier: "member" }}{% endfor %})
    }
}
{% endif %}
{% call specText.types(flow.name, flow.parameters, flow.result, flow.spec, flow.resultLine) %}

"""#
        ),
        (
            path: "flows/pack.yml",
            text: #"""
pack: flows
summary: The coordinator and the scope of each flow.
files:
  - template: flows/Coordinator.swift.stencil
    path: "{{ flow.folder }}/{{ flow.name }}Coordinator.swift"
    owner: user
    for: flow
  - template: flows/CoordinatorRoutes.swift.stencil
    path: "{{ flow.folder }}/Generated/{{ flow.name }}Coordinator+Routes.swift"
    owner: generated
    for: flow
  - template: flows/Scope.swift.stencil
    path: "{{ flow.folder }}/Generated/{{ flow.name }}Scope.swift"
    owner: generated
    for: flow
  - template: flows/AppRouter.swift.stencil
    path: "{{ flow.folder }}/Generated/AppRouter+{{ flow.name }}.swift"
    owner: generated
    for: flow
  - template: flows/testing/MockLocator.swift.stencil
    path: "{{ app.tests }}/Mocks/MockLocator+{{ flow.name }}Scope.swift"
    owner: generated
    for: flow
    when: canMock and options.tests != "none"
  - template: flows/testing/CoordinatorTests.swift.stencil
    path: "{{ flow.testsFolder }}/{{ flow.name }}CoordinatorTests.swift"
    owner: user
    for: flow
    when: flow.test and canMock and options.tests == "all"

"""#
        ),
        (
            path: "flows/testing/CoordinatorTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.person() %}
{% call imports.tests(flow.imports.tests, app.module) %}

@MainActor
struct {{ flow.name }}CoordinatorTests {
    private let locator = MockLocator()
    private let router: AppRouter

    init() {
        router = AppRouter(locator: locator.appLocator, window: UIWindow(frame: .zero))
    }

    @Test("Is released, and its scope with it")
    func isReleased() {
        weak var coordinator: {{ flow.name }}Coordinator?
        weak var scope: {{ flow.name }}Scope?
        do {
            let owned = makeCoordinator({% if flow.result %}RouteResults(){% endif %})
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

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<{{ flow.result }}>()
        do {
            let coordinator = makeCoordinator(results)
            await settle()
            #expect(results.cancelledCount == 0)
            withExtendedLifetime(coordinator) {}
        }
        #expect(await eventually { results.cancelledCount > 0 })
        await settle()
        #expect(results.cancelledCount == 1)
        #expect(results.finished.isEmpty)
    }
{% if flow.test.result %}

    @Test("Finishes once")
    func finishesOnce() async {
        let results = RouteResults<{{ flow.result }}>()
        do {
            let coordinator = makeCoordinator(results)
            coordinator.finish({{ flow.test.result }})
            coordinator.finish({{ flow.test.result }})
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }
{% endif %}
{% endif %}

    private func makeCoordinator({% if flow.result %}_ results: RouteResults<{{ flow.result }}>{% endif %}) -> {{ flow.name }}Coordinator {
{% if flow.dependencies %}
        let scope = locator.make{{ flow.name }}Scope()
        return {{ flow.name }}Coordinator(router: router, scope: scope, dependencies: {{ flow.name }}Dependencies(scope){% if flow.result %}, completion: results.makeCompletion(){% endif %})
{% else %}
        {{ flow.name }}Coordinator(router: router, scope: locator.make{{ flow.name }}Scope(){% if flow.result %}, completion: results.makeCompletion(){% endif %})
{% endif %}
    }
}

"""#
        ),
        (
            path: "flows/testing/MockLocator.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% call header.tool(flow.spec) %}
{% call imports.tests(flow.imports.mocks, app.module) %}

extension MockLocator {
    /// In which every service is the mock of the same name here.
    func make{{ flow.name }}Scope({{ (flow.test.declarations if flow.test else flow.parameters | map("declaration")) | join: ", " }}) -> {{ flow.name }}Scope {
{% if flow.mockedServices %}
        let scope = {{ flow.name }}Scope({% for parameter in flow.parameters %}{{ parameter.argument }}, {% endfor %}parent: appLocator)
{% for service in flow.mockedServices %}
{% set own = service.name | swiftIdentifier: "expression" %}
        scope.instances.override(\.{{ service.name | swiftIdentifier: "member" }}) { [{{ own }}] in {{ own }} }
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
            path: "init/README.md.stencil",
            text: #"""
# Specs

One file for each screen of the app, and one for each group of services. `scaffold module Login` starts a screen;
`scaffold generate` brings the Swift code up to date with what is said here.

"""#
        ),
        (
            path: "init/scaffold.yml.stencil",
            text: #"""
# Settings of scaffold. Every key has a default; what is commented out here is an example.
app: {{ app }}
targets:
  {{ app }}:
    sources: {{ sources }}
    tests: {{ tests }}
{% if module != app %}
    module: {{ module }}
{% endif %}
style: viper

# flags: {service: featureFlags, type: FeatureFlag}
# types:
#   Session: {import: Entities, entity: true}
# options: {header: "Copyright Example Inc."}

"""#
        ),
        (
            path: "mocks/Answers.stencil",
            text: #"""
{# What a mock does when it is called: it counts, records, and answers as it was told to. #}

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
{% if member.isLocked %}
{% call locked(member, call) %}
{% else %}
{{ call.count }} += 1
{% if call.record %}
{{ call.name }}Calls.append({{ call.record.value }})
{% endif %}
{% if not member.isStatic %}
mockLog?.record({{ call.label | swiftString }})
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

{# The same with a lock: it is held while the call is recorded, and free again when the handler runs. #}
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

{# Hands the call to the handler, if there is one. #}
{% macro answer(call, binding, handler) %}
{% set answered = call.marks ~ cast(call, handler ~ "(" ~ call.arguments ~ ")") %}
{% if call.throws == "rethrown" %}
if let {{ binding }} {
    do {
        return {{ answered }}
    } catch let mockThrownError {
        return try mockError.rethrow(mockThrownError, from: {{ call.label | swiftString }}) { throw $0 }
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

{# The last resort: a default, an error where one may be thrown, and otherwise the end. #}
{% macro unstubbed(call) %}
{% if call.result %}
{% if call.result.default and (call.result.isErased or not call.result.isStorable) %}
return {{ call.result.default }}
{% elif not call.result.default and call.throws == "untyped" %}
throw MockError.unstubbed({{ call.label | swiftString }})
{% elif not call.result.default %}
fatalError("{{ call.label }} is not stubbed")
{% endif %}
{% endif %}
{% endmacro %}

{# What was stubbed, as the function returns it. #}
{% macro returned(call, value) %}{% if call.result?.isSending %}mockSend({{ cast(call, value) }}){% else %}{{ cast(call, value) }}{% endif %}{% endmacro %}

{% macro cast(call, value) %}{% if call.result?.isErased %}mockCast({{ value }}, {{ call.label | swiftString }}){% else %}{{ value }}{% endif %}{% endmacro %}

{% macro thrown(call, error) %}{% if call.throws == "erased" %}mockCast({{ error }}, {{ call.label | swiftString }}){% else %}{{ error }}{% endif %}{% endmacro %}

{% macro initialized(member, call) %}
{{ call.preparations | join: "\n" }}
{% if member.isLocked %}
Self.staticMockStorage.withLock {
    $0.{{ call.count }} += 1
{% if call.record %}
    $0.{{ call.name }}Calls.append({{ call.record.value }})
{% endif %}
}
{% else %}
Self.{{ call.count }} += 1
{% if call.record %}
Self.{{ call.name }}Calls.append({{ call.record.value }})
{% endif %}
{% endif %}
{% endmacro %}

{# A property counts how it is used and keeps what it is given. #}
{% macro value(member, property) %}
{% if member.isLocked %}
{% set storage = "staticMockStorage" if member.isStatic else "mockStorage" %}
get {
    {% if not property.default %}let mockReturnValue = {% endif %}{{ storage }}.withLock {
        $0.{{ property.name }}GetCallCount += 1
        return $0.{{ property.name }}Value
    }
{% if not property.default %}
    guard let mockReturnValue else { fatalError("{{ property.label }} has no value: assign one") }
    return mockReturnValue
{% endif %}
}
set {
{% if property.isSettable %}
    {{ storage }}.withLock {
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
    guard let {{ property.name }}Value else { fatalError("{{ property.label }} has no value: assign one") }
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
            path: "mocks/Fixtures.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% set hasParameters = module.parameters and module.test %}
{% call header.tool(module.spec) %}
{% call imports.tests(module.imports.fixtures if hasParameters else [], module.target.module) %}
{% if module.dependencies and module.canMockDependencies %}

extension {{ module.name }}Dependencies {
    /// Each service is a new mock that records its calls in `log`.
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
    static var forTests: {{ module.name }}Parameters {
        {{ module.name }}Parameters({{ module.test.arguments }})
    }
}
{% endif %}

"""#
        ),
        (
            path: "mocks/Mock.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "mocks/Stubs.stencil" as stubs %}
{% import "mocks/Answers.stencil" as answers %}
{% import "mocks/Parents.stencil" as parents %}
{% macro mocked(member) %}
// MARK: - {{ member.title }}
{% call stubs.declared(member) %}

{{ member.attributes | join: "\n" }}
{% call answers.implementation(member) %}
{% endmacro %}
{% macro head() %}{{ mock.name }}{{ mock.genericParameters }}: {% if mock.superclass %}{{ mock.superclass }}, {% endif %}{{ mock.protocol }}{{ mock.genericRequirements }}{% endmacro %}
{% macro class() %}
{{ mock.attributes | join: "\n" }}
{% if mock.isActor %}
actor {{ head() }} {
{% elif mock.isolation == "nonisolated" %}
nonisolated final class {{ head() }} {
{% else %}
{{ mock.isolation }}
final class {{ head() }} {
{% endif %}
{% if mock.typeAliases %}
    {{ mock.typeAliases | join: "\n" }}

{% endif %}
    /// Where this mock's calls are recorded among those of others.
{% if mock.isLocked %}
    {{ mock.unlockedAccess }}var mockLog: MockLog? {
        get { mockStorage.mockLog }
        set { mockStorage.mockLog = newValue }
    }

    private {{ mock.unlockedAccess }}let mockStorage = MockBox(MockStorage())
{% else %}
    var mockLog: MockLog?
{% endif %}
{% if mock.hasLockedStatics %}
{% if mock.genericParameters %}
    private {{ mock.unlockedAccess }}static var staticMockStorage: MockBox<StaticMockStorage> {
        mockStatics(of: {{ mock.name }}.self) { StaticMockStorage() }
    }
{% else %}
    private {{ mock.unlockedAccess }}static let staticMockStorage = MockBox(StaticMockStorage())
{% endif %}
{% endif %}
{% if mock.needsPlainInitializer %}

    {% if mock.superclass %}override {% endif %}init() {}
{% endif %}
{% for member in mock.members %}

{% if member.condition %}
    #if {{ member.condition }}
        {% call mocked(member) %}
    #endif
{% else %}
    {% call mocked(member) %}
{% endif %}
{% endfor %}

    {% call parents.satisfied(mock) %}
    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
{% if mock.isLocked %}
    {{ mock.unlockedAccess }}func resetMock() {
        mockStorage.withLock {
            var storage = MockStorage()
            storage.mockLog = $0.mockLog
            {% call stubs.kept(false) %}
            $0 = storage
        }
    }
{% else %}
    func resetMock() {
        {% call stubs.cleared(false) %}
    }
{% endif %}
{% if mock.hasStatics %}

    /// The same for what belongs to the type.
{% if mock.hasLockedStatics %}
    {{ mock.unlockedAccess }}static func resetStaticMock() {
        staticMockStorage.withLock {
            {% if stubs.hasStaticProperties() %}var{% else %}let{% endif %} storage = StaticMockStorage()
            {% call stubs.kept(true) %}
            $0 = storage
        }
    }
{% else %}
    static func resetStaticMock() {
        {% call stubs.cleared(true) %}
    }
{% endif %}
{% endif %}
{% if mock.isLocked %}

    private nonisolated struct MockStorage {
        var mockLog: MockLog?
        {% call stubs.stored(false) %}
    }
{% endif %}
{% if mock.hasLockedStatics %}

    private nonisolated struct StaticMockStorage {
        {% call stubs.stored(true) %}
    }
{% endif %}
}
{% endmacro %}
{% macro placed() %}
{% if mock.testedModule %}
{% call imports.tests(mock.imports, mock.testedModule) %}
{% else %}
{% call imports.imports(mock.imports) %}
{% endif %}
{{ mock.furtherImports | join: "\n" }}

{% if mock.enclosingType %}
{% if not mock.genericParameters %}
/// In `{{ mock.enclosingType }}`, whose names it knows.
{{ mock.attributes | join: "\n" }}
typealias {{ mock.name }} = {{ mock.enclosingType }}.{{ mock.name }}

{% endif %}
{{ mock.attributes | join: "\n" }}
extension {{ mock.enclosingType }} {
    {% call class() %}
}
{% else %}
{% call class() %}
{% endif %}
{% endmacro %}
{% call header.tool(mock.spec) %}
{% if mock.condition %}

#if {{ mock.condition }}
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
// Generated by scaffold for the mocks beside it. DO NOT EDIT.
{% call header.withoutTools() %}
{% call header.team() %}
{% call imports.imports(["Foundation"]) %}

/// What a mock throws that has not been told what to return.
nonisolated enum MockError: {{ swift.Error }}, {{ swift.Equatable }}, {{ swift.CustomStringConvertible }} {
    case unstubbed({{ swift.String }})

    var description: {{ swift.String }} {
        switch self {
        case .unstubbed(let member): "\(member) is not stubbed"
        }
    }
}

/// The calls of several mocks, in their order: `AuthServicingMock.logIn(email:password:)`.
///
/// An assignment to a `{ get set }` property is recorded as `LoginViewMock.title = _`, also where the test itself
/// makes it after the log was attached.
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

/// What a mock has recorded and been told, for calls from any thread.
///
/// Unchecked, but true: `value` is only touched between `lock` and `unlock`.
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

    subscript<Part>(dynamicMember part: {{ swift.WritableKeyPath }}<Value, Part>) -> Part {
        get { withLock { $0[keyPath: part] } }
        set { withLock { $0[keyPath: part] = newValue } }
    }
}

/// What belongs to the type of a generic mock, which can store nothing itself: a box for each type that it is made of.
nonisolated func mockStatics<Value>(of mock: Any.Type, _ initial: () -> Value) -> MockBox<Value> {
    boxesOfStatics.withLock { boxes in
        if let box = boxes[{{ swift.ObjectIdentifier }}(mock)] as? MockBox<Value> { return box }
        let box = MockBox(initial())
        boxes[{{ swift.ObjectIdentifier }}(mock)] = box
        return box
    }
}

private nonisolated let boxesOfStatics = MockBox<[{{ swift.ObjectIdentifier }}: {{ swift.AnyObject }}]>([:])

/// What a mock does at one call: its handler, or else its error, or else the next of its values.
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

/// Keeps a function that rethrows to its word: nothing leaves it but an error of one of its closures.
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
            fatalError("the handler of \(member) threw an error of its own, and may only throw its closure's: \(error)")
        }
        return try rescue(error)
    }
}

/// A value that was stubbed as `Any`, as the generic function must return it.
nonisolated func mockCast<Value>(_ value: Any, _ member: {{ swift.String }}) -> Value {
    guard let value = value as? Value else {
        fatalError("\(member) must return \(Value.self) here, and its stub gave \(type(of: value))")
    }
    return value
}

/// A stub's value, as a function hands it out whose caller may take it elsewhere. The test must leave it alone from then on.
nonisolated func mockSend<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}

"""#
        ),
        (
            path: "mocks/Parents.stencil",
            text: #"""
{# What a mock has for those of Swift's own protocols that its protocol inherits from: it is a class like any other there. #}

{% macro satisfied(mock) %}
{% for parent in mock.fixedParents %}
{% if loop.first %}
// MARK: - Swift's own protocols
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
nonisolated func encode(to encoder: any {{ mock.swift.Encoder }}) throws {}

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
            path: "mocks/Stubs.stencil",
            text: #"""
{# What a test reads and sets: counts, recorded calls and stubs; in properties, or in a struct behind a lock. #}

{# Each stub of a member: its name, type, what it is at first, and whether tests may set it. #}
{% macro declared(member) %}
{% for call in member.calls %}
{% if call.unrecorded %}
// Not recorded, as it can't be kept after the call: {{ call.unrecorded | join: ", " }}.
{% endif %}
{% if member.isLocked %}
{% call forwarded(member, call.count, mock.swift.Int, false) %}
{% if call.record %}
{% call forwarded(member, call.name ~ "Calls", "[" ~ call.record.type ~ "]", false) %}
{% endif %}
{% if member.kind != "initializer" %}
{% call forwarded(member, call.name ~ "Handler", call.handler, true) %}
{% if call.thrownError %}
{% call forwarded(member, call.name ~ "ThrownError", call.thrownError, true) %}
{% endif %}
{% if call.result?.isStorable %}
{% call forwarded(member, call.name ~ "ReturnValues", "[" ~ call.result.type ~ "]", true) %}
{% call forwarded(member, call.name ~ "ReturnValue", call.result.type if call.result.default and not call.result.isErased else call.result.optionalType, true) %}
{% endif %}
{% endif %}
{% else %}
{% call properties(member, call, "private(set) " ~ static(member), static(member)) %}
{% endif %}
{% endfor %}
{% if member.property %}
{% if member.isLocked %}
{% call forwarded(member, member.property.name ~ "GetCallCount", mock.swift.Int, false) %}
{% if member.property.isSettable %}
{% call forwarded(member, member.property.name ~ "SetCallCount", mock.swift.Int, false) %}
{% endif %}
{% else %}
{% call value(member.property, "private(set) " ~ static(member), "private " ~ static(member)) %}
{% endif %}
{% endif %}
{% endmacro %}

{% macro static(member) %}{% if member.isStatic %}static {% endif %}{% endmacro %}

{# A property that reads and sets what the lock protects. #}
{% macro forwarded(member, name, type, isSettable) %}
{% set storage = "staticMockStorage" if member.isStatic else "mockStorage" %}
{% if isSettable %}
{{ member.stubAttribute }}{{ mock.unlockedAccess }}{{ static(member) }}var {{ name }}: {{ type }} {
    get { {{ storage }}.{{ name }} }
    set { {{ storage }}.{{ name }} = newValue }
}
{% else %}
{{ member.stubAttribute }}{{ mock.unlockedAccess }}{{ static(member) }}var {{ name }}: {{ type }} { {{ storage }}.{{ name }} }
{% endif %}
{% endmacro %}

{# The stored properties for a call: `read` goes before those that only the mock sets, `set` before the others. #}
{% macro properties(member, call, read, set) %}
{{ member.stubAttribute }}{{ read }}var {{ call.count }} = 0
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

{# The type of a return value without an initial one. #}
{% macro returnType(call) %}{% if call.result.default and not call.result.isErased %}{{ call.result.type }}{% else %}{{ call.result.optionalType }}{% endif %}{% endmacro %}

{# The stored properties for a property that keeps a value. #}
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

{# The struct behind the lock. #}
{% macro stored(isStatic) %}
{% for member in mock.members where member.isStatic == isStatic %}
{% if member.condition %}
#if {{ member.condition }}
    {% call all(member) %}
#endif
{% else %}
{% call all(member) %}
{% endif %}
{% endfor %}
{% endmacro %}

{% macro all(member) %}
{% for call in member.calls %}
{% call properties(member, call, "", "") %}
{% endfor %}
{% if member.property %}
{% call value(member.property, "", "") %}
{% endif %}
{% endmacro %}

{# What a reset leaves as it is. #}
{% macro kept(isStatic) %}
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

{% macro hasStaticProperties() %}{% for member in mock.members where member.isStatic and member.property %}yes{% endfor %}{% endmacro %}

{# What a reset sets back. #}
{% macro cleared(isStatic) %}
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
{{ call.count }} = 0
{% if call.record %}
{{ call.name }}Calls = []
{% endif %}
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
summary: A mock for every protocol of the specs, and of the sources that ask for one; and what tests give a module.
files:
  - template: mocks/Mock.swift.stencil
    path: "{{ mock.target.tests }}/Mocks/{{ mock.file }}.swift"
    owner: generated
    for: mock
    when: options.tests != "none"
  - template: mocks/MockSupport.swift.stencil
    path: "{{ target.tests }}/Mocks/MockSupport.swift"
    owner: generated
    for: target
    when: options.tests != "none"
  - template: mocks/Fixtures.swift.stencil
    path: "{{ module.target.tests }}/Mocks/{{ module.name }}Fixtures.swift"
    owner: generated
    for: module
    when: options.tests != "none" and (module.dependencies and module.canMockDependencies or module.parameters and module.test)

"""#
        ),
        (
            path: "mvvm/Module.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Build.stencil" as assembly %}
{% import "common/Screen.stencil" as screen %}
{% set access = module.target.access %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.assembly) %}

/// Puts {{ module.name }} together.
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
        let viewModel = {{ module.roles.viewModel.type }}({{ [
            "dependencies: dependencies" if module.dependencies,
            "parameters: parameters" if module.parameters,
            "completion: completion" if module.result,
        ] | select | join: ", " }})
{% if options.screens == "storyboard" %}
        {% call screen.make(module.roles.view.type, "viewModel: viewModel, navigation: navigation", "let ") %}
        return viewController
{% else %}
        return {{ module.roles.view.type }}(viewModel: viewModel, navigation: navigation{% if module.result %}, completion: completion{% endif %})
{% endif %}
    }
    {% call screen.fromStoryboard(module.roles.view.type) %}
}

"""#
        ),
        (
            path: "mvvm/ViewController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "common/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% set model = module.roles.viewModel %}
{% set modelType = "any " ~ model.contract.name if model.contract else model.type %}
{% set injectedType = "(" ~ modelType ~ ")!" if model.contract else modelType ~ "!" %}
{% set storedType = injectedType if options.screens == "storyboard" else modelType %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

{{ module.summary | docComment }}
final class {{ part.type }}: UIViewController {
    // MARK: - Properties
{% if part.contract %}
    {% call members.stored(part.contract.members, "") %}
{% endif %}
    private {{ "var" if options.screens == "storyboard" else "let" }} viewModel: {{ storedType }}
    private(set) weak var navigation: (any {{ module.name }}Navigation)?
    {% call screen.given() %}

    {% call screen.taking(["viewModel", "navigation"], ["viewModel: " ~ modelType, "navigation: any " ~ module.name ~ "Navigation"], part.type, not model.observed) %}
{% if model.observed %}
{% if options.screens == "code" %}

{% endif %}
    override func viewDidLoad() {
        super.viewDidLoad()
        listen()
    }
{% endif %}
}
{% if model.observed %}

// MARK: - Listening
extension {{ part.type }} {
    private func listen() {
{% for property in model.observed %}
{% if property.hasValue %}
        viewModel.{{ property.name | swiftIdentifier: "member" }}.subscribe(self) { $0.didChange({{ property.name | swiftIdentifier: "label" }}: $1) }
{% else %}
        // Subscribe to `{{ property.name }}` when {{ model.type }}.{{ property.name }} is implemented.
{% endif %}
{% endfor %}
    }
{% for property in model.observed where property.hasValue %}

    private func didChange({{ property.name | swiftIdentifier: "parameter" }}: {{ property.value }}) {}
{% endfor %}
}
{% endif %}

{% call members.conformance(part) %}

"""#
        ),
        (
            path: "mvvm/ViewControllerRoutes.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Routes.stencil" as routes %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.routes) %}

// MARK: - Routes
extension {{ module.roles.view.type }} {
    {% call routes.methods("") %}
{% if module.routes %}

{% endif %}
    func close() {
        navigation?.close(self)
    }

    func showAlert(_ alert: Alert) {
        navigation?.showAlert(alert, on: self)
    }

    func dismissAlert() {
        navigation?.dismissAlert(on: self)
    }
}
{% call routes.awaiting(module.roles.view.type) %}

"""#
        ),
        (
            path: "mvvm/ViewModel.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set part = module.roles.viewModel %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// What {{ module.name }} shows, and nothing of how.
@MainActor
{% if module.dependencies or module.parameters or module.result or part.hasStored %}
final class {{ part.type }} {
    // MARK: - Properties
{% if part.hasStored %}
    {% call members.stored(part.contract.members, "", not (module.dependencies or module.parameters or module.result)) %}
{% endif %}
{% if module.dependencies %}
    private let dependencies: {{ module.name }}Dependencies
{% endif %}
{% if module.parameters %}
    private let parameters: {{ module.name }}Parameters
{% endif %}
{% if module.result %}
    private weak var completion: RouteCompletion<{{ module.result }}>?
{% endif %}
{% if module.dependencies or module.parameters or module.result %}

    // MARK: - Lifecycle
    init({{ [
        "dependencies: " ~ module.name ~ "Dependencies" if module.dependencies,
        "parameters: " ~ module.name ~ "Parameters" if module.parameters,
        "completion: RouteCompletion<" ~ module.result ~ ">" if module.result,
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

{% call members.conformance(part) %}

"""#
        ),
        (
            path: "mvvm/pack.yml",
            text: #"""
pack: mvvm
summary: View controller and view model, bound by observed properties.
roles:
  view: {suffix: "View{{ options.suffix if options.suffix != 'none' }}", type: ViewController, optional: true}
  viewModel: {suffix: "ViewModel{{ options.suffix if options.suffix != 'none' }}", type: ViewModel, optional: true}
files:
  - template: common/Contracts.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Contracts.swift"
    owner: generated
    for: module
    when: options.protocols == "one"
  - template: common/Contract.swift.stencil
    path: "{{ module.folder }}/Generated/{{ item.name }}.swift"
    owner: generated
    for: module
    each: module.protocols
    when: options.protocols == "many" and not item.isWrittenByHand
  - template: common/Dependencies.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Dependencies.swift"
    owner: generated
    for: module
    when: options.protocols == "many" and module.dependencies
  - template: common/Parameters.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Parameters.swift"
    owner: generated
    for: module
    when: options.protocols == "many" and (module.parameters or module.result or module.namesClasses)
  - template: mvvm/Module.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Module.swift"
    owner: generated
    for: module
    when: not module.isBuiltByHand
  - template: common/ModuleByHand.swift.stencil
    path: "{{ module.folder }}/{{ module.name }}Module.swift"
    owner: user
    for: module
    when: module.isBuiltByHand
  - template: mvvm/ViewControllerRoutes.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.roles.view.type }}+Routes.swift"
    owner: generated
    for: module
    when: module.roles.view.isGenerated
  - template: common/AppRouter.swift.stencil
    path: "{{ module.appFolder }}/Generated/AppRouter+{{ module.name }}.swift"
    owner: generated
    for: module
    when: not module.flow
  - template: common/FlowModule.swift.stencil
    path: "{{ module.appFolder }}/Generated/{{ module.flow }}Coordinator+{{ module.name }}.swift"
    owner: generated
    for: module
    when: module.flow
  - template: mvvm/ViewController.swift.stencil
    path: "{{ module.folder }}/{{ module.roles.view.type }}.swift"
    owner: user
    for: module
    when: module.roles.view.isGenerated
  - template: common/Screen.storyboard.stencil
    path: "{{ module.folder }}/{{ module.name }}.storyboard"
    owner: user
    for: module
    when: options.screens == "storyboard" and module.roles.view.isGenerated and not module.isBuiltByHand
  - template: mvvm/ViewModel.swift.stencil
    path: "{{ module.folder }}/{{ module.roles.viewModel.type }}.swift"
    owner: user
    for: module
    when: module.roles.viewModel.isGenerated
  - template: mvvm/testing/ViewControllerTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.roles.view.type }}Tests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.roles.view.isTestable and (module.roles.viewModel.contract or module.test and module.roles.viewModel.isTestable)
  - template: mvvm/testing/ViewModelTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.roles.viewModel.type }}Tests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.roles.viewModel.isTestable and module.test and module.roles.viewModel.hasTestableMembers
  - template: common/ModuleTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.name }}ModuleTests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.test and not module.isBuiltByHand

"""#
        ),
        (
            path: "mvvm/testing/ViewControllerTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% import "common/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% set model = module.roles.viewModel %}
{% call header.person() %}
{% call imports.tests(part.testImports, module.target.module) %}

@MainActor
struct {{ part.type }}Tests {
    private let navigation = {{ module.name }}NavigationMock()
{% if module.result %}
    private let completion = RouteCompletion<{{ module.result }}> { _ in }
{% endif %}
    private let viewController: {{ part.type }}

    init() {
{% if model.contract %}
        let viewModel = {{ model.contract.name }}Mock()
{% else %}
{% if module.dependencies %}
        {% call testing.dependencies([]) %}
{% endif %}
        let viewModel = {{ model.type }}({{ testing.model() }})
{% endif %}
        {% call screen.make(part.type, "viewModel: viewModel, navigation: navigation", "") %}
    }

    @Test("Closes itself")
    func close() {
        viewController.close()
        #expect(navigation.closeCallCount == 1)
        #expect(navigation.closeCalls.first === viewController)
    }

    @Test("Shows an alert over itself")
    func showAlert() {
        viewController.showAlert(Alert(title: "title"))
        #expect(navigation.showAlertCallCount == 1)
        #expect(navigation.showAlertCalls.first?.alert.title == "title")
        #expect(navigation.showAlertCalls.first?.on === viewController)
    }

    @Test("Dismisses the alert over itself")
    func dismissAlert() {
        viewController.dismissAlert()
        #expect(navigation.dismissAlertCallCount == 1)
        #expect(navigation.dismissAlertCalls.first === viewController)
    }
{% if part.contract %}
{% for member in part.contract.ownMembers where member.test %}

    {% call testing.unwritten(part.type, member, "viewController", "expect what the user sees", "viewController.loadViewIfNeeded()" if module.canLoad else "") %}
{% endfor %}
{% endif %}
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
{% call header.person() %}
{% call imports.tests(part.testImports, module.target.module) %}

@MainActor
struct {{ part.type }}Tests {
    {% call testing.watched(part.askedServices) %}
{% if module.result %}
    private let completion = RouteCompletion<{{ module.result }}> { _ in }
{% endif %}
    private let viewModel: {{ part.type }}

    init() {
{% if module.dependencies %}
        {% call testing.dependencies(part.askedServices) %}
{% endif %}
        viewModel = {{ part.type }}({{ testing.model() }})
    }
{% for member in part.contract.ownMembers where member.test %}

{% if member.body == "forward" %}
    {% call testing.forwarded(member, "viewModel") %}
{% else %}
    {% call testing.unwritten(part.type, member, "viewModel", "expect what it does", "") %}
{% endif %}
{% endfor %}
}

"""#
        ),
        (
            path: "spec/Module.yml.stencil",
            text: #"""
module: {{ name }}
style: {{ style }}
# summary: What the screen is for; it becomes the documentation of its types.

# What whoever opens the screen passes, in the order of the arguments:
# parameters:
#   email: String? = nil

# What the screen hands back, once:
# result: Session

# The services that it uses, each declared in a document that begins with `services:`.
# dependencies: [authService]

# What its parts say to each other: the bodies of Swift protocols.
{% for role in roles %}
{% if role == "router" %}
{% elif loop.first %}
# protocols:
#   {{ role }}: |
#     func show(error: String)
{% elif role == "presenter" %}
#   {{ role }}: |
#     func didTapContinue(email: String)
{% elif role == "interactor" %}
#   {{ role }}: |
#     func check(email: String) async throws -> Bool
{% elif role == "viewModel" %}
#   {{ role }}: |
#     var isLoading: Observed<Bool> { get }
{% else %}
#   {{ role }}: |
#     func start()
{% endif %}
{% endfor %}

# The screens that it may show:
# routes:
#   - SignUp
#   - Terms: {presentation: present}

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

/// What {{ module.name }} does, apart from showing it. Only here are services in sight.
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
{% import "common/Build.stencil" as assembly %}
{% import "common/Screen.stencil" as screen %}
{% set access = module.target.access %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.assembly) %}

/// Puts {{ module.name }} together.
@MainActor
{{ access }}enum {{ module.name }}Module {
    {{ access }}static func build({{ assembly.parameters() }}) -> UIViewController {
        let router = {{ module.roles.router.type }}(navigation: navigation)
        let interactor = {{ module.roles.interactor.type }}({% if module.dependencies %}dependencies: dependencies{% endif %})
        let presenter = {{ module.roles.presenter.type }}(interactor: interactor, router: router{% if module.parameters %}, parameters: parameters{% endif %}{% if module.result %}, completion: completion{% endif %})
        {% call screen.make(module.roles.view.type, "presenter: presenter", "let ") %}
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
    {% call screen.fromStoryboard(module.roles.view.type) %}
}

"""#
        ),
        (
            path: "viper/Presenter.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% set part = module.roles.presenter %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

/// Decides what {{ module.name }} shows and what follows from a tap.
@MainActor
final class {{ part.type }} {
    // MARK: - Properties
    weak var view: (any {{ module.roles.view.contract.name }})?
    {% call members.stored(part.contract.members, "") %}

    private let interactor: any {{ module.roles.interactor.contract.name }}
    private let router: any {{ module.roles.router.contract.name }}
{% if module.parameters %}
    private let parameters: {{ module.name }}Parameters
{% endif %}
{% if module.result %}
    private weak var completion: RouteCompletion<{{ module.result }}>?
{% endif %}

    // MARK: - Lifecycle
    init(interactor: any {{ module.roles.interactor.contract.name }}, router: any {{ module.roles.router.contract.name }}{% if module.parameters %}, parameters: {{ module.name }}Parameters{% endif %}{% if module.result %}, completion: RouteCompletion<{{ module.result }}>{% endif %}) {
        self.interactor = interactor
        self.router = router
{% if module.parameters %}
        self.parameters = parameters
{% endif %}
{% if module.result %}
        self.completion = completion
{% endif %}
    }
}

{% call members.conformance(part) %}

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

/// Where {{ module.name }} goes from here; its routes are in {{ part.type }}+Routes.swift.
@MainActor
final class {{ part.type }}: {{ part.contract.name }} {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any {{ module.name }}Navigation)?
    {% call members.stored(part.contract.ownMembers, "") %}

    // MARK: - Lifecycle
    init(navigation: any {{ module.name }}Navigation) {
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
{% import "common/Routes.stencil" as routes %}
{% set part = module.roles.router %}
{% call header.tool(module.spec) %}
{% call imports.imports(module.imports.routes) %}

// MARK: - {{ part.contract.name }}
extension {{ part.type }} {
    {% call routes.methods("viewController") %}
{% if module.routes %}

{% endif %}
    func close() {
        guard let viewController else { return }
        navigation?.close(viewController)
    }

    func showAlert(_ alert: Alert) {
        guard let viewController else { return }
        navigation?.showAlert(alert, on: viewController)
    }

    func dismissAlert() {
        guard let viewController else { return }
        navigation?.dismissAlert(on: viewController)
    }
}
{% call routes.awaiting(part.contract.name) %}

"""#
        ),
        (
            path: "viper/ViewController.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Members.stencil" as members %}
{% import "common/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% call header.person() %}
{% call imports.imports(part.imports) %}

{{ module.summary | docComment }}
final class {{ part.type }}: UIViewController {
    // MARK: - Properties
    {% call members.stored(part.contract.members, "") %}
    private {{ "var" if options.screens == "storyboard" else "let" }} presenter: {{ "(any " ~ module.roles.presenter.contract.name ~ ")!" if options.screens == "storyboard" else "any " ~ module.roles.presenter.contract.name }}
    {% call screen.given() %}

    {% call screen.taking(["presenter"], ["presenter: any " ~ module.roles.presenter.contract.name], part.type, false) %}
{% if options.screens == "code" %}

{% endif %}
    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

{% call members.conformance(part) %}

"""#
        ),
        (
            path: "viper/pack.yml",
            text: #"""
pack: viper
summary: View, interactor, presenter and router, each behind a protocol.
roles:
  view: {suffix: "View{{ options.suffix if options.suffix != 'none' }}", type: ViewController}
  presenter:
    suffix: "Presenter{{ options.suffix if options.suffix != 'none' }}"
    type: Presenter
    members: |
      func viewDidLoad()
  interactor: {suffix: "Interactor{{ options.suffix if options.suffix != 'none' }}", type: Interactor}
  router: {suffix: "Router{{ options.suffix if options.suffix != 'none' }}", type: Router, routes: true}
files:
  - template: common/Contracts.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Protocols.swift"
    owner: generated
    for: module
    when: options.protocols == "one"
  - template: common/Contract.swift.stencil
    path: "{{ module.folder }}/Generated/{{ item.name }}.swift"
    owner: generated
    for: module
    each: module.protocols
    when: options.protocols == "many" and not item.isWrittenByHand
  - template: common/Dependencies.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Dependencies.swift"
    owner: generated
    for: module
    when: options.protocols == "many" and module.dependencies
  - template: common/Parameters.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Parameters.swift"
    owner: generated
    for: module
    when: options.protocols == "many" and (module.parameters or module.result or module.namesClasses)
  - template: viper/Module.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.name }}Module.swift"
    owner: generated
    for: module
    when: not module.isBuiltByHand
  - template: common/ModuleByHand.swift.stencil
    path: "{{ module.folder }}/{{ module.name }}Module.swift"
    owner: user
    for: module
    when: module.isBuiltByHand
  - template: viper/RouterRoutes.swift.stencil
    path: "{{ module.folder }}/Generated/{{ module.roles.router.type }}+Routes.swift"
    owner: generated
    for: module
    when: module.roles.router.isGenerated
  - template: common/AppRouter.swift.stencil
    path: "{{ module.appFolder }}/Generated/AppRouter+{{ module.name }}.swift"
    owner: generated
    for: module
    when: not module.flow
  - template: common/FlowModule.swift.stencil
    path: "{{ module.appFolder }}/Generated/{{ module.flow }}Coordinator+{{ module.name }}.swift"
    owner: generated
    for: module
    when: module.flow
  - template: viper/ViewController.swift.stencil
    path: "{{ module.folder }}/{{ module.roles.view.type }}.swift"
    owner: user
    for: module
    when: module.roles.view.isGenerated
  - template: common/Screen.storyboard.stencil
    path: "{{ module.folder }}/{{ module.name }}.storyboard"
    owner: user
    for: module
    when: options.screens == "storyboard" and module.roles.view.isGenerated and not module.isBuiltByHand
  - template: viper/Presenter.swift.stencil
    path: "{{ module.folder }}/{{ module.roles.presenter.type }}.swift"
    owner: user
    for: module
    when: module.roles.presenter.isGenerated
  - template: viper/Interactor.swift.stencil
    path: "{{ module.folder }}/{{ module.roles.interactor.type }}.swift"
    owner: user
    for: module
    when: module.roles.interactor.isGenerated
  - template: viper/Router.swift.stencil
    path: "{{ module.folder }}/{{ module.roles.router.type }}.swift"
    owner: user
    for: module
    when: module.roles.router.isGenerated
  - template: viper/testing/RouterTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.roles.router.type }}Tests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.roles.router.isTestable
  - template: viper/testing/PresenterTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.roles.presenter.type }}Tests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.roles.presenter.isTestable and module.test
  - template: viper/testing/InteractorTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.roles.interactor.type }}Tests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.roles.interactor.isTestable and module.roles.interactor.hasTestableMembers
  - template: viper/testing/ViewControllerTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.roles.view.type }}Tests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.roles.view.isTestable
  - template: viper/testing/ChainTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.name }}ChainTests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.test and module.test.hasChain
  - template: common/ModuleTests.swift.stencil
    path: "{{ module.testsFolder }}/{{ module.name }}ModuleTests.swift"
    owner: user
    for: module
    when: options.tests == "all" and module.test and not module.isBuiltByHand

"""#
        ),
        (
            path: "viper/testing/ChainTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% set part = module.roles.presenter %}
{% call header.person() %}
{% call imports.tests(module.test.chainImports, module.target.module) %}

/// From a tap to what the user or a service notices: everything between is real.
@MainActor
struct {{ module.name }}ChainTests {
    private let log = MockLog()
    private let view = {{ module.roles.view.contract.name }}Mock()
    private let navigation = {{ module.name }}NavigationMock()
    private let viewController = UIViewController()
    private let router: {{ module.roles.router.type }}
{% if module.result %}
    private let completion = RouteCompletion<{{ module.result }}> { _ in }
{% endif %}
    private let presenter: {{ part.type }}

    init() {
        router = {{ module.roles.router.type }}(navigation: navigation)
        router.viewController = viewController
        let interactor = {{ module.roles.interactor.type }}({% if module.dependencies %}dependencies: .mocks(log: log){% endif %})
        presenter = {{ part.type }}(interactor: interactor, router: router{{ testing.bundles() }})
        presenter.view = view
        view.mockLog = log
        navigation.mockLog = log
{% if module.dependencies %}
        log.reset()
{% endif %}
    }
{% for member in part.contract.ownMembers where member.test and member.body == "empty" %}

    @Test("{{ member.fullName }} has an effect")
    func {{ member.test.name }}() async {
        await withKnownIssue("{{ part.type }}.{{ member.fullName }} is not written yet") {
            {{ member.callMarks }}presenter.{{ member.test.call }}
            #expect(await eventually { !log.calls.isEmpty })
        }
    }
{% endfor %}
}

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
{% call imports.tests(part.testImports, module.target.module) %}

@MainActor
struct {{ part.type }}Tests {
    {% call testing.watched(part.askedServices) %}
{% if module.dependencies %}
    private let interactor: {{ part.type }}

    init() {
        {% call testing.dependencies(part.askedServices) %}
        interactor = {{ part.type }}(dependencies: dependencies)
    }
{% else %}
    private let interactor = {{ part.type }}()
{% endif %}
{% for member in part.contract.ownMembers where member.test %}

{% if member.body == "forward" %}
    {% call testing.forwarded(member, "interactor") %}
{% else %}
    {% call testing.unwritten(part.type, member, "interactor", "expect what it does", "") %}
{% endif %}
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
{% set part = module.roles.presenter %}
{% call header.person() %}
{% call imports.tests(part.testImports, module.target.module) %}

@MainActor
struct {{ part.type }}Tests {
    private let log = MockLog()
    private let view = {{ module.roles.view.contract.name }}Mock()
    private let interactor = {{ module.roles.interactor.contract.name }}Mock()
    private let router = {{ module.roles.router.contract.name }}Mock()
{% if module.result %}
    private let completion = RouteCompletion<{{ module.result }}> { _ in }
{% endif %}
    private let presenter: {{ part.type }}

    init() {
        presenter = {{ part.type }}(interactor: interactor, router: router{{ testing.bundles() }})
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("{{ module.roles.router.contract.name }}Mock.") })
    }
{% for member in part.contract.ownMembers where member.test %}

{% if member.body == "empty" %}
    @Test("{{ member.fullName }} reaches the view, the interactor or the router")
    func {{ member.test.name }}(){% if member.isAsync %} async{% endif %} {
        {% if member.isAsync %}await {% endif %}withKnownIssue("{{ part.type }}.{{ member.fullName }} is not written yet") {
            {{ member.callMarks }}presenter.{{ member.test.call }}
            #expect(!log.calls.isEmpty)
        }
    }
{% else %}
    {% call testing.unwritten(part.type, member, "presenter", "expect what it hands back", "") %}
{% endif %}
{% endfor %}

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: {{ module.roles.view.contract.name }}Mock?
        do {
            let view = {{ module.roles.view.contract.name }}Mock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}

"""#
        ),
        (
            path: "viper/testing/RouterTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% set part = module.roles.router %}
{% call header.person() %}
{% call imports.tests(part.testImports, module.target.module) %}

@MainActor
struct {{ part.type }}Tests {
    private let viewController = UIViewController()
    private let navigation = {{ module.name }}NavigationMock()
    private let router: {{ part.type }}

    init() {
        router = {{ part.type }}(navigation: navigation)
        router.viewController = viewController
    }

    @Test("Closes its screen")
    func close() {
        router.close()
        #expect(navigation.closeCallCount == 1)
        #expect(navigation.closeCalls.first === viewController)
    }

    @Test("Shows an alert over its screen")
    func showAlert() {
        router.showAlert(Alert(title: "title"))
        #expect(navigation.showAlertCallCount == 1)
        #expect(navigation.showAlertCalls.first?.alert.title == "title")
        #expect(navigation.showAlertCalls.first?.on === viewController)
    }

    @Test("Dismisses the alert over its screen")
    func dismissAlert() {
        router.dismissAlert()
        #expect(navigation.dismissAlertCallCount == 1)
        #expect(navigation.dismissAlertCalls.first === viewController)
    }

    @Test("Does nothing without a screen")
    func withoutScreen() {
        let router = {{ part.type }}(navigation: navigation)
        router.close()
        router.showAlert(Alert(title: "title"))
        router.dismissAlert()
        #expect(navigation.closeCallCount == 0)
        #expect(navigation.showAlertCallCount == 0)
        #expect(navigation.dismissAlertCallCount == 0)
    }
{% for member in part.contract.ownMembers where member.test %}

    {% call testing.unwritten(part.type, member, "router", "expect where it leads", "") %}
{% endfor %}
}

"""#
        ),
        (
            path: "viper/testing/ViewControllerTests.swift.stencil",
            text: #"""
{% import "common/Header.stencil" as header %}
{% import "common/Imports.stencil" as imports %}
{% import "common/Testing.stencil" as testing %}
{% import "common/Screen.stencil" as screen %}
{% set part = module.roles.view %}
{% call header.person() %}
{% call imports.tests(part.testImports, module.target.module) %}

@MainActor
struct {{ part.type }}Tests {
    private let presenter = {{ module.roles.presenter.contract.name }}Mock()
{% if module.result %}
    private let completion = RouteCompletion<{{ module.result }}> { _ in }
{% endif %}
    private let viewController: {{ part.type }}

    init() {
        {% call screen.make(part.type, "presenter: presenter", "") %}
    }

    @Test("Tells the presenter once that it has loaded")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }
{% for member in part.contract.ownMembers where member.test %}

    {% call testing.unwritten(part.type, member, "viewController", "expect what the user sees", "viewController.loadViewIfNeeded()") %}
{% endfor %}
}

"""#
        ),
    ]
}
