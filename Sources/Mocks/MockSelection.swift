package import Diagnostics
package import SwiftSource

/// The protocols that get mocks, among the protocols of some files.
package struct MockSelection: Sendable {
    package struct Choice: Sendable {
        package let declaration: ProtocolDeclaration
        package let annotation: MockAnnotation?
        /// Whether the protocol itself asks for a mock.
        fileprivate let isMarked: Bool
        /// The file name without extension: `ServiceMock`, or `ServiceMock-2` for the same protocol in another branch of an `#if`.
        package fileprivate(set) var fileName: String
        /// The file name, with the folder before it if an earlier mock in another folder has the same name.
        package fileprivate(set) var key = ""
    }

    /// In the order of the files.
    package let choices: [Choice]

    /// - Parameters:
    ///   - files: the files, with their protocols in the order of the mocks.
    ///   - takes: whether a protocol that doesn't ask for a mock gets one.
    ///   - folder: returns the name of the folder for the mocks of a file. It receives the file's path.
    package init(
        _ files: [DeclaredFile],
        index: DeclarationIndex,
        takes: (ProtocolDeclaration) -> Bool,
        folder: (String) -> String = { _ in "" },
        into diagnostics: inout DiagnosticBag
    ) {
        // The protocols to mock. Those in `unwanted` are removed later, because another mock has the same name.
        var candidates: [Choice] = []
        // The positions of the candidates, by the folders and names of their mocks.
        var positions: [String: [Int]] = [:]
        var unwanted: Set<Int> = []
        for declaration in files.flatMap(\.protocols) {
            let annotation = MockAnnotation(comments: declaration.comments)
            let isMarked = annotation != nil || index.isAutoMockable(declaration)
            guard isMarked || takes(declaration), declaration.name.plain != "AutoMockable" else { continue }
            if declaration.access.isOfFile {
                if isMarked { diagnostics.add(.hidden(declaration)) }
                continue
            }
            let name = annotation?.name ?? "\(declaration.name.plain)Mock"
            // Most Macs ignore case in the names of files.
            let title = "\(folder(declaration.range.file.path)) \(name.lowercased())"
            let candidate = Choice(declaration: declaration, annotation: annotation, isMarked: isMarked, fileName: name)
            // Each branch of an `#if` may declare the protocol.
            let other = positions[title]?.first { position in
                let conditions = [candidates[position].declaration.conditions, declaration.conditions]
                return conditions[0] == conditions[1] || conditions.contains([])
            }
            if let other {
                diagnostics.add(.duplicate(candidate, of: candidates[other]))
                unwanted.insert(other)
                continue
            }
            let problems = index.problems(of: declaration)
            guard problems.isEmpty else {
                for problem in problems { diagnostics.add(problem) }
                continue
            }
            positions[title, default: []].append(candidates.count)
            candidates.append(candidate)
            if let annotation, !annotation.ignored.isEmpty {
                diagnostics.add(.ignored(annotation, declaration))
            }
        }
        var counts: [String: Int] = [:]
        var keys: Set<String> = []
        choices = candidates.enumerated().filter { !unwanted.contains($0.offset) }.map { _, candidate in
            var choice = candidate
            let title = "\(folder(candidate.declaration.range.file.path)) \(candidate.fileName)"
            let count = counts[title, default: 0] + 1
            counts[title] = count
            let suffix = count > 1 ? "-\(count)" : ""
            choice.fileName += suffix
            choice.key = keys.insert(choice.fileName).inserted ? choice.fileName : title + suffix
            return choice
        }
    }
}

extension DeclarationIndex {
    /// Returns whether a protocol asks for a mock of Sourcery: `AutoMockable` is among its parents, or an extension has the annotation.
    fileprivate func isAutoMockable(_ declaration: ProtocolDeclaration) -> Bool {
        family(of: declaration).contains { member in
            let view = seen(from: member.range.file)
            let parents = (member.inherited + view.conformances(of: member.path)).flatMap(\.names)
            return view.isMarkedForSourcery(member.path) || parents.contains { $0.name == "AutoMockable" }
        }
    }
}

extension Diagnostic {
    fileprivate static func hidden(_ declaration: ProtocolDeclaration) -> Diagnostic {
        let name = declaration.isInCode ? declaration.name.plain : declaration.path
        let help =
            declaration.isInCode
            ? "move it out of the code around it, or remove the annotation"
            : "remove `private` or `fileprivate`, or the annotation"
        let message = "`\(name)` is not mocked: no other file can see it"
        return Diagnostic(.hiddenProtocol, message, at: declaration.nameRange, help: help)
    }

    /// Returns an error if one of the protocols asks for its mock; otherwise a warning that neither gets one.
    fileprivate static func duplicate(_ candidate: MockSelection.Choice, of other: MockSelection.Choice) -> Diagnostic {
        let isWanted = candidate.isMarked || other.isMarked
        let (path, otherPath) = (candidate.declaration.path, other.declaration.path)
        let message =
            if path == otherPath {
                "duplicate protocol `\(path)`"
            } else if candidate.fileName == other.fileName {
                "the mocks of `\(otherPath)` and `\(path)` would both be `\(candidate.fileName)`"
            } else {
                "the mocks `\(other.fileName)` and `\(candidate.fileName)` differ only in upper and lower case, and most Macs ignore case in file names"
            }
        let help =
            "give one mock another name, `/// @mockable(override: name = Other\(candidate.fileName))`; or exclude one of the files"
        let note = Diagnostic.Note("the other is declared here", at: other.declaration.nameRange)
        let place = candidate.declaration.nameRange
        let whole = message + (isWanted ? "" : ", so neither is mocked")
        let severity: Severity = isWanted ? .error : .warning
        return Diagnostic(.duplicateProtocol, whole, at: place, severity: severity, help: help, notes: [note])
    }

    fileprivate static func ignored(_ annotation: MockAnnotation, _ declaration: ProtocolDeclaration) -> Diagnostic {
        let list = { (names: [String]) in names.map { "`\($0)`" }.joined(separator: ", ") }
        let message = "\(list(annotation.ignored)) of `@mockable` has no effect"
        let help =
            if annotation.ignored[0].hasPrefix("(") {
                "add `)` at the end"
            } else if !annotation.ignored.allSatisfy(["rx", "combine", "modifiers"].contains) {
                "write `override: name = Name`, `module: prefix = Name` or `typealias: T = Type`"
            } else if annotation.weak.isEmpty {
                "assign the property in the test: every property of a mock can be set"
            } else {
                "remove it: the mock holds \(list(annotation.weak)) strongly, and a test can set every property"
            }
        return Diagnostic(.mockArgumentWithoutEffect, message, at: declaration.annotationRange, help: help)
    }
}
