/// An example or more for each filter, for `docs/templates.md`.
enum FilterExamples {
    static let all: [String: [String]] = [
        "camelCase": ["{{ \"URLPreview\" | camelCase }}", "{{ \"user_id\" | camelCase }}"],
        "pascalCase": ["{{ \"user_id\" | pascalCase }}", "{{ \"URLPreview\" | pascalCase }}"],
        "snakeCase": ["{{ \"URLPreview\" | snakeCase }}"],
        "kebabCase": ["{{ \"URLPreview\" | kebabCase }}"],
        "screamingSnakeCase": ["{{ \"URLPreview\" | screamingSnakeCase }}"],
        "titleCase": ["{{ \"userName\" | titleCase }}"],
        "lowerFirst": ["{{ \"UserName\" | lowerFirst }}"],
        "upperFirst": ["{{ \"userName\" | upperFirst }}"],
        "upper": ["{{ \"Straße\" | upper }}"],
        "lower": ["{{ \"ABC\" | lower }}"],
        "capitalize": ["{{ \"hello WORLD\" | capitalize }}"],
        "indent": ["{{ \"a\\nb\" | indent(2) }}", "{{ \"a\\nb\" | indent(\"// \", first: true) }}"],
        "dedent": ["{{ \"    a\\n      b\" | dedent }}"],
        "trim": ["{{ \" \\n a b \" | trim }}"],
        "lines": ["{{ \"a\\nb\\n\" | lines | length }}"],
        "split": ["{{ \"a,b\" | split(\",\") | join(\"+\") }}"],
        "replace": ["{{ \"a.b.c\" | replace(\".\", \"/\") }}"],
        "contains": ["{{ \"abc\" | contains(\"b\") }}", "{{ numbers | contains(4) }}"],
        "hasPrefix": ["{{ \"AppDelegate\" | hasPrefix(\"App\") }}"],
        "hasSuffix": ["{{ \"LoginView\" | hasSuffix(\"View\") }}"],
        "removePrefix": ["{{ \"AppDelegate\" | removePrefix(\"App\") }}"],
        "removeSuffix": ["{{ \"LoginView\" | removeSuffix(\"View\") }}"],
        "xmlEscaped": ["{{ \"a < b & c\" | xmlEscaped }}"],
        "json": ["{{ module.parameters[0] | json }}", "{{ \"say \\\"hi\\\"\" | json }}"],
        "min": ["{{ numbers | min }}"],
        "max": ["{{ words | max }}"],
        "default": ["{{ module.title | default(\"none\") }}", "{{ nil | default:1 }}"],
        "length": ["{{ \"añb\" | length }}", "{{ words | count }}"],
        "join": ["{{ numbers | join(\", \") }}", "{{ words | join }}"],
        "map": ["{{ people | map(\"name\") | join(\" \") }}", "{{ words | map(filter: \"upper\") | join }}"],
        "select": ["{{ numbers | select(\"odd\") | join }}", "{{ [0, 1, \"\"] | select | join }}"],
        "reject": ["{{ numbers | reject(\"odd\") | join }}"],
        "where": [
            "{{ people | where(\"admin\") | map(\"name\") | join }}", "{{ people | where(\"age\", 25) | length }}",
        ],
        "sorted": ["{{ words | sorted | join }}", "{{ people | sorted(by: \"age\") | map(\"name\") | join(\" \") }}"],
        "unique": ["{{ words | unique | join }}", "{{ people | unique(\"age\") | length }}"],
        "groupBy": [
            "{% for age, group in people | groupBy(\"age\") sep \", \" %}{{ age }}: {{ group | map(\"name\") | join(\"+\") }}{% endfor %}"
        ],
        "first": ["{{ numbers | first }}", "{{ [] | first }}"],
        "last": ["{{ numbers | last }}"],
        "reversed": ["{{ numbers | reversed | join }}"],
        "zip": ["{% for n, w in numbers | zip(words) %}{{ n }}{{ w }} {% endfor %}"],
        "flatten": ["{{ [[1, 2], 3] | flatten | join }}"],
    ]
}

/// What each test asks, for `docs/templates.md`.
enum TestExamples {
    static let all: [(name: String, documentation: String, examples: [String])] = [
        (
            "defined", "Whether all names before `is` exist.",
            ["{{ module.name is defined }}", "{{ module.a.b is defined }}"]
        ),
        ("undefined", "Whether one of the names before `is` doesn't exist.", ["{{ module.a.b is undefined }}"]),
        ("none", "Whether a value is nil.", ["{{ module.summary is none }}", "{{ 0 is none }}"]),
        ("string", "Whether a value is text.", ["{{ \"\" is string }}"]),
        ("number", "Whether a value is an integer or a decimal.", ["{{ 1.5 is number }}", "{{ \"1\" is number }}"]),
        ("list", "Whether a value is a list.", ["{{ words is list }}"]),
        ("mapping", "Whether a value is a mapping.", ["{{ module is mapping }}"]),
        ("even", "Whether an integer is even. Any other value is an error.", ["{{ 2 is even }}"]),
        ("odd", "Whether an integer is odd. Any other value is an error.", ["{{ 2 is not odd }}"]),
        (
            "empty",
            "Whether a string, list or mapping is empty, or a value is nil. A number or a boolean is an error.",
            ["{{ \"\" is empty }}", "{{ words is empty }}"]
        ),
    ]
}
