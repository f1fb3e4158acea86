import Foundation

/// Measures the Swift engines: `template-benchmark CASES DATA RESULTS`, each a folder.
///
/// RESULTS gets each engine's output for each case, and `swift.json` with the times. For a profiler, `template-benchmark CASES DATA --render NAME`
/// and `… --compile NAME` repeat only this work of our engine for three seconds.
@main
enum TemplateBenchmark {
    static func main() throws {
        if CommandLine.arguments.count == 5 { return try repeatWork(CommandLine.arguments) }
        let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0, isDirectory: true) }
        guard arguments.count == 3 else {
            print("usage: template-benchmark CASES DATA RESULTS")
            exit(64)
        }
        let (cases, data, results) = (arguments[0], arguments[1], arguments[2])
        var measurements: [Measurement] = []
        for file in try FileManager.default.contentsOfDirectory(at: data, includingPropertiesForKeys: nil).sorted(by: { $0.path < $1.path }) {
            let name = file.deletingPathExtension().lastPathComponent
            let context = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
            let subjects = try Subject.all(for: cases.appendingPathComponent(name), context: context)
            for subject in subjects {
                try subject.output().write(to: results.appendingPathComponent("\(name).\(subject.engine).txt"), atomically: true, encoding: .utf8)
            }
            measurements += try Measurement.measure(subjects, case: name)
        }
        try JSONEncoder().encode(measurements).write(to: results.appendingPathComponent("swift.json"))
    }

    private static func repeatWork(_ arguments: [String]) throws {
        let folder = URL(fileURLWithPath: arguments[1], isDirectory: true).appendingPathComponent(arguments[4])
        let data = URL(fileURLWithPath: arguments[2], isDirectory: true).appendingPathComponent("\(arguments[4]).json")
        let subject = try Subject.all(for: folder, context: try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: data)))[0]
        let render = try subject.compile()
        let start = ContinuousClock.now
        var fastest = Duration.seconds(3)
        while ContinuousClock.now - start < .seconds(3) {
            let time = try ContinuousClock().measure {
                if arguments[3] == "--compile" { _ = try subject.compile() } else { try render() }
            }
            fastest = min(fastest, time)
        }
        print("at best \(fastest)")
    }
}

/// The times that an engine took for a case, in seconds.
struct Measurement: Encodable {
    let `case`: String
    let engine: String
    var compile: [Double] = []
    var render: [Double] = []

    /// Runs the engines in turn, so that other work of the machine affects all of them equally.
    static func measure(_ subjects: [Subject], case name: String) throws -> [Measurement] {
        var measurements = subjects.map { Measurement(case: name, engine: $0.engine) }
        for round in 0..<200 {
            for (index, subject) in subjects.enumerated() where round < 5 || measurements[index].total < 1 {
                let start = ContinuousClock.now
                let render = try subject.compile()
                let middle = ContinuousClock.now
                try render()
                let end = ContinuousClock.now
                measurements[index].compile.append((middle - start) / .seconds(1))
                measurements[index].render.append((end - middle) / .seconds(1))
            }
        }
        return measurements
    }

    private var total: Double {
        compile.reduce(0, +) + render.reduce(0, +)
    }
}
