import Diagnostics
import Specs
import Support
import SwiftSource

/// A module with the functions for which no call in a test was found yet.
struct TestSubject {
    struct Untested {
        let member: MemberDeclaration
        /// The class that has the function.
        let type: String
    }

    let module: Module
    private(set) var untested: [Untested]

    init(_ module: Module) {
        self.module = module
        untested = module.protocols.flatMap { contract -> [Untested] in
            guard let role = contract.role, role.hasClass else { return [] }
            let type = module.className(of: role)
            return contract.ownItems.compactMap {
                if case .member(let member) = $0, member.hasTest { Untested(member: member, type: type) } else { nil }
            }
        }
    }

    /// Returns the module without the functions that some files call. Parses as few of these files as possible.
    func without(calledIn files: [[UInt8]]) -> TestSubject {
        var rest = self
        let counts = files.map { candidates(in: $0).count }
        for (bytes, count) in zip(files, counts).sorted(by: { $0.1 > $1.1 }) where count > 0 {
            let candidates = rest.candidates(in: bytes)
            guard !candidates.isEmpty, let code = CallReader(bytes) else { continue }
            let called = rest.called(candidates, in: code)
            rest.untested = rest.untested.indices.filter { !called.contains($0) }.map { rest.untested[$0] }
        }
        return rest
    }

    /// Returns the module without functions that the pack left out: no file of the module contains their names.
    func written(in files: [[UInt8]]) -> TestSubject {
        guard !untested.isEmpty else { return self }
        let words = Set(files.flatMap { $0.split { !$0.isPartOfWord } })
        var rest = self
        rest.untested.removeAll { !words.contains(Array($0.member.name.plain.utf8)[...]) }
        return rest
    }

    /// Returns the indices of the functions that a file may call, without parsing it.
    func candidates(in bytes: [UInt8]) -> [Int] {
        untested.indices.filter { CallReader.mayCall(untested[$0].member, in: bytes) }
    }

    func called(_ candidates: [Int], in code: CallReader) -> [Int] {
        let namesModule = code.names(module.name) || code.names(module.buildType, asBeginning: true)
        return candidates.filter {
            (namesModule || code.names(untested[$0].type)) && code.calls(untested[$0].member)
        }
    }
}

/// An index for finding the modules that a file names.
struct TestSubjectIndex: Sendable {
    struct Called: Hashable, Sendable {
        /// The index of the module.
        let subject: Int
        /// The index of the function.
        let member: Int
    }

    private let subjects: [TestSubject]
    private var places: [ArraySlice<UInt8>: [Int]] = [:]

    init(_ subjects: [TestSubject]) {
        self.subjects = subjects
        for (place, subject) in subjects.enumerated() {
            for word in Set(subject.untested.map(\.type) + [subject.module.name, subject.module.buildType]) {
                places[Array(word.utf8)[...], default: []].append(place)
            }
        }
    }

    func calls(in bytes: [UInt8]) -> [Called] {
        let named = named(in: bytes).map { (place: $0, candidates: subjects[$0].candidates(in: bytes)) }
        let candidates = named.filter { !$0.candidates.isEmpty }
        guard !candidates.isEmpty, let code = CallReader(bytes) else { return [] }
        return candidates.flatMap { place, candidates in
            subjects[place].called(candidates, in: code).map { Called(subject: place, member: $0) }
        }
    }

    /// Returns the indices of the modules that a file may name.
    private func named(in bytes: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        for word in bytes.split(whereSeparator: { !$0.isPartOfWord }) {
            found.formUnion(places[word] ?? [])
            // `LoginModuleTests` begins with the type that builds the module.
            for end in word.indices.dropFirst(Self.suffix.count)
            where word[end - 1] == Self.suffix.last && word[..<end].suffix(Self.suffix.count).elementsEqual(Self.suffix)
            {
                found.formUnion(places[word[..<end]] ?? [])
            }
        }
        return found
    }

    private static let suffix = Array("Module".utf8)
}

extension Module {
    var buildType: String { "\(name)Module" }

    /// Returns the name of a role's class: the generated one, or the one in the spec.
    fileprivate func className(of role: Style.Role) -> String {
        guard let existing = existingType(of: role) else { return typeName(of: role) }
        let name = existing.text.prefix { $0 != "<" }
        return name.split(separator: ".").last.map(String.init) ?? String(name)
    }
}

extension MemberDeclaration {
    /// True if a test can call the member by name: for functions, except operators.
    fileprivate var hasTest: Bool {
        guard case .function = kind else { return false }
        return name.plain.utf8.first.map(\.isPartOfWord) ?? false
    }
}
