import Testing

@testable import SwiftMerge

/// Random edits of the user and of the template, with fixed seeds.
struct RandomMergeTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func losesNothing(seed: UInt64) throws {
        var random = SeededRandom(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        let base = RandomFile(&random)
        var disk = base
        var new = base
        let touched = disk.editAsUser(&random)
        let changed = new.changeAsTemplate(&random)
        let merged = StructuralMerge.merge(bases: [base.bytes], disk: disk.bytes, new: new.bytes)
        // A conflict in a member that the template moves into an `#if` is merged by lines.
        if merged == nil, !touched.isDisjoint(with: changed) { return }
        let result = try #require(merged, "\(base.text)\n====\n\(disk.text)\n====\n\(new.text)")
        let text = String(decoding: result.text, as: UTF8.self)
        for line in disk.userLines { #expect(text.contains(line), "\(line) is lost in\n\(text)") }
        if touched.isDisjoint(with: changed) { #expect(result.conflicts == []) }
        guard result.conflicts.isEmpty else { return }
        let units = try #require(UnitText(result.text)).units
        let members = units.flatMap { unit in unit.signatures.map { "\(unit.key.scope).\($0)" } }
        #expect(Set(members).count == members.count, "\(text)")
        for member in new.members where base.members.contains(member) == false && disk.members.contains(member) == false
        {
            #expect(text.contains("func \(member)("), "\(member) is missing in\n\(text)")
        }
        #expect(
            StructuralMerge.merge(bases: [new.bytes], disk: result.text, new: new.bytes)?
                .text
                == result.text
        )
        let again = StructuralMerge.merge(bases: [base.bytes, new.bytes], disk: result.text, new: new.bytes)
        #expect(String(decoding: again?.text ?? result.text, as: UTF8.self) == text)
    }
}

/// A SplitMix64 generator.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// A file of a class and an extension.
struct RandomFile {
    struct Member {
        var name: String
        var comment: String?
        var attribute: String?
        var parameters = ""
        var body: [String] = []
        var condition: String?
        /// Whether a property is declared instead of a function.
        var isProperty = false

        func lines(_ indentation: String) -> [String] {
            var lines: [String] = []
            if let comment { lines.append("/// \(comment)") }
            let head =
                (attribute.map { "\($0) " } ?? "") + (isProperty ? "var \(name): Int" : "func \(name)(\(parameters))")
            if isProperty {
                lines.append("\(head) = 0")
            } else if body.isEmpty {
                lines.append("\(head) {}")
            } else {
                lines += ["\(head) {"] + body.map { indentation + $0 } + ["}"]
            }
            guard let condition else { return lines }
            return ["#if \(condition)"] + lines + ["#endif"]
        }
    }

    var type: [Member] = []
    var functions: [Member] = []
    var imports = ["Foundation"]
    var userLines: [String] = []
    var indentation = "    "

    init(_ random: inout SeededRandom) {
        type = (0..<Int.random(in: 0...3, using: &random)).map { Member(name: "stored\($0)", isProperty: true) }
        functions = (0..<Int.random(in: 1...6, using: &random)).map { Member(name: "f\($0)") }
        for index in functions.indices where Bool.random(using: &random) {
            functions[index].body = (0..<Int.random(in: 1...3, using: &random)).map { "stub\(index)\($0)()" }
        }
        for index in functions.indices where Int.random(in: 0..<4, using: &random) == 0 {
            functions[index].comment = "Says \(index)."
        }
        for index in functions.indices where Int.random(in: 0..<4, using: &random) == 0 {
            functions[index].condition = "T\(index)"
        }
    }

    var members: [String] { functions.map(\.name) }

    var text: String {
        func block(_ members: [Member]) -> String {
            members.map { $0.lines(indentation).map { indentation + $0 }.joined(separator: "\n") }.joined(
                separator: "\n\n"
            )
        }
        return imports.map { "import \($0)\n" }.joined() + "\nfinal class A {\n" + block(type)
            + "\n}\n\n// MARK: - P\nextension A: P {\n"
            + block(functions) + "\n}\n"
    }

    var bytes: [UInt8] { Array(text.utf8) }

    /// - Returns: the members that the user has edited.
    mutating func editAsUser(_ random: inout SeededRandom) -> Set<String> {
        var touched: Set<String> = []
        for number in 0..<Int.random(in: 1...5, using: &random) {
            let index = functions.indices.randomElement(using: &random) ?? 0
            guard functions.indices.contains(index) else { continue }
            touched.insert(functions[index].name)
            let line = "mine\(number)()"
            switch Int.random(in: 0..<10, using: &random) {
            case 0: functions[index].body = [line]
            case 1: functions[index].body.append(line)
            case 2: functions[index].body.insert(line, at: 0)
            case 3: functions[index].comment = "Mine \(number)."
            case 4: functions[index].attribute = "@objc"
            case 5: functions[index].condition = "DEBUG"
            case 6: functions.shuffle(using: &random)
            case 7: type.append(functions.remove(at: index))
            case 8:
                if let condition = functions[index].condition { functions[index].condition = "\(condition) // \(line)" }
            default: type.append(Member(name: "own\(number)", isProperty: Bool.random(using: &random)))
            }
        }
        if Int.random(in: 0..<4, using: &random) == 0 { indentation = "  " }
        if Bool.random(using: &random) { imports.append("Mine") }
        userLines = (type + functions).flatMap { $0.lines("") }.filter {
            $0.contains("mine") || $0.contains("Mine") || $0.contains("own")
        }
        return touched
    }

    /// - Returns: the members that the template has changed.
    mutating func changeAsTemplate(_ random: inout SeededRandom) -> Set<String> {
        var changed: Set<String> = []
        for number in 0..<Int.random(in: 1...4, using: &random) {
            let index = functions.indices.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<10, using: &random) {
            case 0 where functions.count > 1: changed.insert(functions.remove(at: index).name)
            case 1:
                functions[index].parameters = "id: Int"
                changed.insert(functions[index].name)
            case 2:
                functions[index].body.append("now\(number)()")
                changed.insert(functions[index].name)
            case 3:
                functions[index].comment = "Now \(number)."
                changed.insert(functions[index].name)
            case 4: imports.insert("Core\(number)", at: 0)
            case 5: type.append(Member(name: "added\(number)", isProperty: true))
            case 6, 7:
                functions[index].condition = functions[index].condition == nil ? "N\(number)" : nil
                changed.insert(functions[index].name)
            default:
                functions.insert(
                    Member(name: "new\(number)", body: Bool.random(using: &random) ? [] : ["later()"]),
                    at: Int.random(in: 0...functions.count, using: &random)
                )
            }
        }
        return changed
    }
}
