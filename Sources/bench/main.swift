import Diagnostics
import Output

let root = CommandLine.arguments[1]
let version = CommandLine.arguments[2]
let filler = String(repeating: "    let value = compute(something: argument) // text\n", count: 50)
var files: [PlannedFile] = []
for m in 0..<1000 {
    for f in 0..<8 {
        files.append(PlannedFile(key: OutputKey(spec: "Specs/M\(m).yml", pack: "viper", template: "t\(f)"),
            path: "Sources/App/Modules/M\(m)/\(f < 4 ? "Generated/" : "")File\(f).swift", owner: f < 4 ? .tool : .person,
            bytes: Array("// M\(m) \(f) \(version)\n\(filler)".utf8)))
    }
}
let clock = ContinuousClock()
var bag = DiagnosticBag()
var set: ChangeSet?
print("plan", clock.measure { set = ChangeSet.plan(files, in: ProjectFolder(path: root), into: &bag) })
print("commit", clock.measure { print(set?.commit(into: &bag) as Any) })
for d in bag.sorted { print(d.place, d.message, d.help ?? "") }
