import Foundation
import ScaffoldKit
import Testing

/// A change of the style or of `screens` keeps every line that the user has written, and reports the files that are left over.
struct StyleSwitchTests {
    /// The form of a module.
    struct Form: CustomStringConvertible, Sendable {
        let style: String
        let screens: String

        var description: String { "\(style), \(screens)" }

        static let all = ["viper", "mvvm", "reactive-viper", "model-controller"].flatMap { style in
            ["code", "storyboard", "swiftui"].map { Form(style: style, screens: $0) }
        }.filter { $0.style != "model-controller" || $0.screens != "swiftui" }

        /// Another style for screens in code, and another value of `screens` for each style.
        static let switches: [(Form, Form)] = all.flatMap { before in
            all.filter { after in
                after.style == before.style
                    ? after.screens != before.screens : after.screens == "code" && before.screens == "code"
            }.map { (before, $0) }
        }

        var spec: String {
            let observed = "    var error: Observed<String> { get }\n"
            let tap = "  presenter: |\n    func didTapLogIn(email: String)\n"
            let protocols =
                switch style {
                case "viper": "  view: |\n    func show(error: String)\n\(tap)"
                case "mvvm": "  viewModel: |\n\(observed)    func logIn(email: String)\n"
                case "reactive-viper": "\(tap)\(observed)  interactor: |\n\(observed)"
                default: "  {}\n"
                }
            return """
                module: Login
                style: \(style)
                options: {screens: \(screens)}
                presentation: root
                result: Bool
                dependencies: [auth]
                routes: [Login]
                protocols:
                \(protocols)
                """
        }
    }

    @Test(arguments: Form.switches)
    func keepsUserCode(_ before: Form, _ after: Form) throws {
        let scratch = try ScratchProject()
        try scratch.write(
            "services:\n  auth:\n    protocol: Authing\n    implementation: Auth\n    members: func logIn()\n",
            to: "Specs/Services.yml"
        )
        try scratch.write(before.spec, to: "Specs/Login.yml")
        #expect(!generate(scratch).hasErrors)
        let own = try scratch.paths().filter { path in
            path.hasSuffix(".swift") && path.contains("/Login/") && !path.contains("/Generated/")
        }
        #expect(own.count > 1)
        var logs: [Int] = []
        for (number, path) in own.enumerated() {
            // In bodies, and beside them.
            let text = try scratch.read(path)
                .replacing("// Not implemented", with: "log(\(number))")
                .replacing("super.viewDidLoad()\n", with: "super.viewDidLoad()\n        log(\(number))\n")
            logs.append(text.ranges(of: "log(\(number))").count)
            try scratch.write(text + "\nprivate struct Written\(number) {}\n", to: path)
        }
        #expect(logs.contains { $0 > 0 })
        for form in [after, before] {
            try scratch.write(form.spec, to: "Specs/Login.yml")
            let report = generate(scratch)
            #expect(!report.hasErrors)
            let written = try scratch.paths().filter { $0.hasSuffix(".swift") }.map(scratch.read).joined()
            for (number, path) in own.enumerated() {
                #expect(written.contains("private struct Written\(number) {}\n"), "\(path)")
                #expect(written.ranges(of: "log(\(number))").count == logs[number], "\(path)")
            }
            for change in report.changes where change.kind == .leftOver {
                #expect(report.text.contains(change.path), "\(change.path)")
                guard !change.path.hasSuffix("Tests.swift") else { continue }
                #expect(report.text.contains("move what you need to `Login"), "\(change.path)")
            }
            #expect(report.changes.allSatisfy { $0.kind != .conflicted }, "\(form)")
        }
    }

    private func generate(_ scratch: ScratchProject) -> RunReport {
        Scaffold.generate(scratch.project)
    }
}
