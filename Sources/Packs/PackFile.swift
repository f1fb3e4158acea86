package import Diagnostics
package import Support
import YAML

/// A file that a pack generates. `schema` documents each key.
package struct PackFile: Sendable {
    package enum Subject: String, CaseIterable, Sendable {
        case project, target, module, flow, services, service, mock
    }

    package var template: LocatedText
    fileprivate var writtenSubject: LocatedText?
    fileprivate var writtenRole = Read<LocatedText>.absent
    fileprivate var writtenTestedRole = Read<LocatedText>.absent
    fileprivate var writtenPath = Read<LocatedText>.absent
    fileprivate var writtenOwner: Owner?
    package var each: LocatedText?
    fileprivate var condition: LocatedText?
    package var isCleaned: Bool?
}

extension PackFile {
    package var subject: Subject { writtenSubject.flatMap { Subject(rawValue: $0.text) } ?? .module }

    package var role: LocatedText? { writtenRole.value }

    package var testedRole: LocatedText? { writtenTestedRole.value }

    /// The path, which is a template: `{{ module.folder }}/Generated/{{ module.name }}Protocols.swift`.
    package var path: LocatedText {
        writtenPath.value ?? role.map { $0.with("{{ module.folder }}/{{ module.roles.\($0.text).type }}.swift") }
            ?? testedRole.map { $0.with("{{ module.testsFolder }}/{{ module.roles.\($0.text).type }}Tests.swift") }
            ?? template
    }

    package var owner: Owner {
        writtenOwner ?? (role == nil && testedRole == nil ? .generated : .user)
    }

    /// The place of the file's entry under `files`.
    var place: String { "\(template.range.file.path):\(template.range.start)" }

    /// Expressions of the template language. The file is generated if all of them are true.
    package var conditions: [LocatedText] {
        let ofRole = role.map { $0.with("module.roles.\($0.text).isGenerated") }
        let ofTests = testedRole.map { $0.with("options.tests == 'all' and module.roles.\($0.text).isTestable") }
        return [ofRole, ofTests, condition].compactMap(\.self)
    }
}

extension LocatedText {
    /// Returns another text that is reported at the place of this one.
    fileprivate func with(_ text: String) -> LocatedText {
        LocatedText(text: text, range: range, segments: [])
    }
}

extension PackFile {
    static let schema = Schema<PackFile>.object("an entry of `files`", "A file that a pack generates.") {
        PackFile(template: LocatedText($0))
    } fields: {
        Field(required: "template", \.template, .text("a template")) {
            "The path of the template in the template folder. It begins with the name of the pack, as in "
                + "`notes/Notes.md.stencil`."
        }
        Field("path", \.writtenPath, .text("a path"), isExpected: true) {
            "The path of the file in the project. It can contain `{{ … }}`, such as `{{ module.folder }}`."
        }
        Field(
            "owner",
            \.writtenOwner,
            .word(hints: [
                "tool": "write `generated`, the new word for `tool`",
                "person": "write `user`, the new word for `person`",
            ])
        ) {
            "Who changes the file after it is written: scaffold (`generated`) or you (`user`). Default: `generated`. With `role` or `testsOf`, the default is `user`."
        }
        Field("for", \.writtenSubject, .choice(Subject.allCases.map(\.rawValue))) {
            "How often the file is generated: once for the project, or once for each target, module, flow, service or mocked protocol. With `services`: once for each spec file that has services. Default: `module`."
        }
        Field("role", \.writtenRole, .text("a role")) {
            "The role whose class the file declares. The file is generated only if the class is generated. Default of `path`: the module's folder and the name of the class."
        }
        Field("testsOf", \.writtenTestedRole, .text("a role")) {
            "The role whose class the file tests. The file is generated only with the option `tests: all`, and only if tests can create the class. Default of `path`: the module's folder of tests, and the name of the class with `Tests`."
        }
        Field("each", \.each, .text("an expression")) {
            "A list of texts, or of values with a `name`. One file is generated for each item of the list. In the path and in the template, `item` is this item."
        }
        Field("when", \.condition, .text("an expression")) { "The file is generated only if this expression is true." }
        Field("clean", \.isCleaned, .boolean) {
            "Whether scaffold removes trailing spaces and repeated empty lines. In Swift files, scaffold also applies the options `indent` and `lineLength`. Default: `true` for Swift files, `false` for other files."
        }
    }.flatMap { file, bag -> PackFile? in
        if file.role != nil, let tested = file.testedRole {
            let help = "write `role` for the file of the class, and `testsOf` in another item for its tests"
            bag.add(.wrongRole, "a file can't have both `role` and `testsOf`", at: tested.range, help: help)
            return nil
        }
        if let subject = file.writtenSubject, file.subject != .module, file.role != nil || file.testedRole != nil {
            let key = file.role == nil ? "testsOf" : "role"
            let message = "a file with `\(key)` can't have `for: \(subject.text)`: only modules have roles"
            let help = "remove `for: \(subject.text)`; or remove `\(key)`, and write a `path`"
            bag.add(.wrongRole, message, at: subject.range, help: help)
            return nil
        }
        if file.writtenPath.value == nil, file.role == nil, file.testedRole == nil {
            let alternatives = [file.writtenPath, file.writtenRole, file.writtenTestedRole]
            guard !alternatives.contains(where: \.isInvalid) else { return nil }
            let help = "add `path:`; or, if the template declares the class of a role, add `role:`"
            bag.add(.missingKey, "missing key `path` in this item of `files`", at: file.template.range, help: help)
            return nil
        }
        return file
    }
}
