import Diagnostics
import Rendering
import TemplateEngine
import Testing

/// The filters for Swift, each as a template with its output, or its error and help.
struct SwiftFiltersTests {
    @Test(arguments: [
        (
            "{{ 'self♦️' | identifier }} {{ '3d-model' | identifier }} {{ 'class' | identifier }}",
            "self_ _3d_model class"
        ),
        ("{{ 'class' | identifier | swiftIdentifier }} {{ '3d-model' | camelCase | identifier }}", "`class` _3dModel"),
        ("{{ 'API.Type' | swiftIdentifier('type') }}", "API.`Type`"),
        ("{{ 'default' | swiftIdentifier('label') }} {{ 'init' | swiftIdentifier:'member' }}", "default `init`"),
        ("{{ 1 | identifier }}", "1:8-18 expected a string, found an integer"),
        ("{{ 'let a: [Int]?' | areSwiftMembers }} {{ '' | areSwiftMembers }}", "true true"),
        ("{{ 'let a: Foo<' | areSwiftMembers }} {{ 'let a: A }; struct B {' | areSwiftMembers }}", "false false"),
        ("{{ 1 | areSwiftMembers }}", "1:8-23 expected a string, found an integer"),
        (
            "{{ '3d-model' | swiftIdentifier }}",
            "1:17-32 `3d-model` is not a valid Swift name / write `identifier | swiftIdentifier` to replace what a name can't have"
        ),
        ("{{ '3d-model x' | identifier | pascalCase | swiftIdentifier }}", "_3dModelX"),
        ("{{ 'a\\r\\nb\\rc\\nd\\n' | docComment }}", "/// a\n/// b\n/// c\n/// d"),
        ("{{ ['a\\r\\nb', '', 'c'] | docComment }}", "/// a\n/// b\n///\n/// c"),
        (
            "{% if false %}{{ 'a' | swiftIdentifier:'valid' }}{% endif %}",
            "1:40-47 unknown position `valid` / write `identifier | swiftIdentifier`"
        ),
        (
            "{% if false %}{{ 'a' | swiftIdentifier:'pretty' }}{% endif %}",
            "1:40-48 unknown position `pretty` / write `identifier | pascalCase | swiftIdentifier`"
        ),
        (
            "{{ 'a' | swiftIdentifier('lable') }}",
            "1:26-33 unknown position `lable` / use one of `declaration`, `parameter`, `label`, `member`, `expression`, `type`"
        ),
        (
            "{% set p = 'lable' %}{{ 'a' | swiftIdentifier(p) }}",
            "1:31-49 unknown position `lable` / use one of `declaration`, `parameter`, `label`, `member`, `expression`, `type`"
        ),
    ])
    func filters(template: String, expected: String) {
        let source = TemplateSource(name: "main", file: SourceFile(path: "main", text: template))
        var bag = DiagnosticBag()
        let library = TemplateLibrary(sources: [source], filters: .swift)
        let text = library.compile("main", into: &bag)?.render(TemplateMapping(), into: &bag)?.text
        #expect((text.map { [$0] } ?? bag.sorted.map(Self.described)) == [expected])
    }

    private static func described(_ diagnostic: Diagnostic) -> String {
        guard case .range(let range) = diagnostic.place else { return diagnostic.message }
        let (start, end) = (range.startPosition, range.endPosition)
        return "\(start.line):\(start.column)-\(end.column) \(diagnostic.message)"
            + (diagnostic.help.map { " / \($0)" } ?? "")
    }
}
