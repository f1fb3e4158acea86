import Diagnostics
import Output
import Support

/// The spec that the outputs of the tests come from.
let loginSpec = SourceFile(path: "Specs/Login.yml", text: "module: Login\nstyle: viper\n")

/// An output of the module Login.
func output(
    _ path: String,
    _ text: String,
    _ owner: Owner = .generated,
    template: String? = nil,
    spec: String? = "Specs/Login.yml"
) -> PlannedFile {
    PlannedFile(
        key: OutputKey(spec: spec, pack: "viper", template: template ?? path),
        path: path,
        owner: owner,
        bytes: Array(text.utf8),
        origin: SourceRange(file: loginSpec, start: 8, end: 13)
    )
}
