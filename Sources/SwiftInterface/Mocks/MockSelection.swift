package import Diagnostics

/// The protocols among those of some files that are mocked.
package struct MockSelection: Sendable {
    package enum Policy: String, Sendable, CaseIterable {
        /// Those that a comment or `AutoMockable` marks.
        case annotated
        /// Those, and all that other modules see.
        case `public`
        case all
    }

    package struct Choice: Sendable {
        package let interface: ProtocolInterface
        package let annotation: MockAnnotation?
        /// `ServiceMock`; of a protocol that `#if` has twice, `ServiceMock-2`.
        package let fileName: String
    }

    /// In the order of the files.
    package let choices: [Choice]

    /// - Parameter files: with their protocols in the order in which mocks are made.
    package init(_ files: [InterfaceFile], index: InterfaceIndex, policy: Policy, into diagnostics: inout DiagnosticBag) {
        var choices: [Choice] = []
        var first: [String: ProtocolInterface] = [:]
        var firstOfAny: [String: ProtocolInterface] = [:]
        var counts: [String: Int] = [:]
        for interface in files.flatMap(\.protocols) {
            let annotation = MockAnnotation(comments: interface.comments)
            let isMarked = annotation != nil || index.isAutoMockable(interface)
            guard isMarked || policy.takes(interface), interface.name.plain != "AutoMockable" else { continue }
            if interface.access == .private || interface.access == .fileprivate {
                if isMarked { diagnostics.add(.hidden(interface)) }
                continue
            }
            let name = annotation?.name ?? "\(interface.name.plain)Mock"
            let key = "\(name) \(interface.conditions)"
            let other = first[key] ?? first["\(name) []"] ?? (interface.conditions.isEmpty ? firstOfAny[name] : nil)
            if let other {
                diagnostics.add(.duplicate(interface, of: other, mock: name))
                continue
            }
            first[key] = interface
            if firstOfAny[name] == nil { firstOfAny[name] = interface }
            counts[name, default: 0] += 1
            if let annotation, !annotation.ignored.isEmpty { diagnostics.add(.ignored(annotation.ignored, interface)) }
            let count = counts[name] ?? 1
            choices.append(Choice(interface: interface, annotation: annotation, fileName: count == 1 ? name : "\(name)-\(count)"))
        }
        self.choices = choices
    }
}

extension MockSelection.Policy {
    fileprivate func takes(_ interface: ProtocolInterface) -> Bool {
        switch self {
        case .annotated: false
        case .public: interface.access == .public || interface.access == .open
        case .all: true
        }
    }
}

extension InterfaceIndex {
    /// `AutoMockable` is among its parents, as Sourcery's users write it.
    fileprivate func isAutoMockable(_ interface: ProtocolInterface) -> Bool {
        var visited: Set<String> = []
        var open = [interface]
        while let next = open.popLast() {
            guard visited.insert(next.path).inserted else { continue }
            for parent in next.inherited + conformances(of: next.path) {
                for name in parent.names.map(\.name) {
                    if name == "AutoMockable" { return true }
                    open += protocols(name, from: next.enclosingTypes)
                }
            }
        }
        return false
    }
}

extension Diagnostic {
    fileprivate static func hidden(_ interface: ProtocolInterface) -> Diagnostic {
        Diagnostic(
            .hiddenProtocol,
            "`\(interface.path)` is not mocked: nothing outside of its file can see it",
            at: interface.nameRange,
            severity: .warning,
            help: "remove `private` or `fileprivate`, or the annotation"
        )
    }

    fileprivate static func duplicate(_ interface: ProtocolInterface, of other: ProtocolInterface, mock: String) -> Diagnostic {
        let message =
            interface.path == other.path
            ? "there are two protocols `\(interface.path)`"
            : "the mocks of `\(other.path)` and `\(interface.path)` would both be `\(mock)`"
        return Diagnostic(
            .duplicateProtocol,
            message,
            at: interface.nameRange,
            help: "make their mocks apart, for each module one, or name one: `/// @mockable(override: name = Other\(mock))`",
            notes: [.init("the other is declared here", at: other.nameRange)]
        )
    }

    fileprivate static func ignored(_ arguments: [String], _ interface: ProtocolInterface) -> Diagnostic {
        let list = arguments.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .mockArgumentWithoutEffect,
            "\(list) of `@mockable` has no effect",
            at: interface.nameRange,
            severity: .warning,
            help: "assign the property in the test: every property of a mock can be set"
        )
    }
}
