/// For each filter, the values that it takes and returns, its errors, and examples, for `docs/templates.md`.
enum FilterExamples {
    static let all: [String: (documentation: String, examples: [String])] = [
        "camelCase": (
            "`URLPreview` to `urlPreview`, `user_id` to `userId`.",
            ["{{ \"URLPreview\" | camelCase }}", "{{ \"user_id\" | camelCase }}"]
        ),
        "pascalCase": (
            "`user_id` to `UserId`, `URLPreview` stays. `MAX_COUNT` becomes `MaxCount`.",
            ["{{ \"user_id\" | pascalCase }}", "{{ \"URLPreview\" | pascalCase }}"]
        ),
        "snakeCase": (
            "`URLPreview` to `url_preview`.",
            ["{{ \"URLPreview\" | snakeCase }}"]
        ),
        "kebabCase": (
            "`URLPreview` to `url-preview`.",
            ["{{ \"URLPreview\" | kebabCase }}"]
        ),
        "screamingSnakeCase": (
            "`URLPreview` to `URL_PREVIEW`.",
            ["{{ \"URLPreview\" | screamingSnakeCase }}"]
        ),
        "titleCase": (
            "`userName` to `User Name`.",
            ["{{ \"userName\" | titleCase }}"]
        ),
        "lowerFirst": (
            "Makes the first letter lowercase, and leaves the others.",
            ["{{ \"UserName\" | lowerFirst }}"]
        ),
        "upperFirst": (
            "Makes the first letter uppercase, and leaves the others.",
            ["{{ \"userName\" | upperFirst }}"]
        ),
        "upper": (
            "Makes all letters uppercase.",
            ["{{ \"Straße\" | upper }}"]
        ),
        "lower": (
            "Makes all letters lowercase.",
            ["{{ \"ABC\" | lower }}"]
        ),
        "capitalize": (
            "Makes the first letter uppercase, and all others lowercase.",
            ["{{ \"hello WORLD\" | capitalize }}"]
        ),
        "indent": (
            "Puts a prefix before each line. Blank lines get no prefix. `width` is a number of spaces, or a string as the prefix. The first line gets the prefix only if `first` is true.",
            ["{{ \"a\\nb\" | indent(2) }}", "{{ \"a\\nb\" | indent(\"// \", first: true) }}"]
        ),
        "dedent": (
            "Removes the common indentation of all lines of a string. Blank lines don't count.",
            ["{{ \"    a\\n      b\" | dedent }}"]
        ),
        "trim": (
            "Removes the white space at the beginning and the end of a string.",
            ["{{ \" \\n a b \" | trim }}"]
        ),
        "lines": (
            "The lines of a string as a list, without the newlines. A newline at the end of the string adds no empty line.",
            ["{{ \"a\\nb\\n\" | lines | length }}"]
        ),
        "split": (
            "The parts of a string between separators, as a list. An empty separator is an error.",
            ["{{ \"a,b\" | split(\",\") | join(\"+\") }}"]
        ),
        "replace": (
            "Replaces each `old` in a string with `new`. An empty `old` is an error.",
            ["{{ \"a.b.c\" | replace(\".\", \"/\") }}"]
        ),
        "contains": (
            "Whether `part` is in a string, is an item of a list, or is a key of a mapping.",
            ["{{ \"abc\" | contains(\"b\") }}", "{{ numbers | contains(4) }}"]
        ),
        "hasPrefix": (
            "Whether a string begins with `prefix`.",
            ["{{ \"AppDelegate\" | hasPrefix(\"App\") }}"]
        ),
        "hasSuffix": (
            "Whether a string ends with `suffix`.",
            ["{{ \"LoginView\" | hasSuffix(\"View\") }}"]
        ),
        "removePrefix": (
            "Removes `prefix` from the beginning of a string, if it is there.",
            ["{{ \"AppDelegate\" | removePrefix(\"App\") }}"]
        ),
        "removeSuffix": (
            "Removes `suffix` from the end of a string, if it is there.",
            ["{{ \"LoginView\" | removeSuffix(\"View\") }}"]
        ),
        "xmlEscaped": (
            "Replaces `&`, `<`, `>`, `\"` and `'` in a string with the entities of XML and HTML.",
            ["{{ \"a < b & c\" | xmlEscaped }}"]
        ),
        "json": (
            "Any value as JSON in one line. Mappings keep their order. A string gets quotes and escapes.",
            ["{{ module.parameters[0] | json }}", "{{ \"say \\\"hi\\\"\" | json }}"]
        ),
        "min": (
            "The smallest item of a list, in the order of `sorted`. nil if the list is empty.",
            ["{{ numbers | min }}"]
        ),
        "max": (
            "The largest item of a list, in the order of `sorted`. nil if the list is empty.",
            ["{{ words | max }}"]
        ),
        "default": (
            "Replaces a missing name or nil with `value`. In `a.b.c`, each of the names may be missing.",
            ["{{ module.title | default(\"none\") }}", "{{ nil | default:1 }}"]
        ),
        "length": (
            "The number of characters of a string, of items of a list, or of keys of a mapping. A character can have several code points: 🇩🇪 has two.",
            ["{{ \"añb\" | length }}", "{{ words | count }}"]
        ),
        "join": (
            "The items of a list as one string. The items must be strings, numbers or booleans.",
            ["{{ numbers | join(\", \") }}", "{{ words | join }}"]
        ),
        "map": (
            "Replaces each item of a list. `map(\"type.name\")` takes a member of the item. `map(filter: \"camelCase\")` applies the filter to the item. With both arguments, `map` applies the filter to the member. You can't pass arguments to the filter.",
            ["{{ people | map(\"name\") | join(\" \") }}", "{{ words | map(filter: \"upper\") | join }}"]
        ),
        "select": (
            "The items of a list that pass a test: `select(\"even\")`. Without a test, it gives the items that are true.",
            ["{{ numbers | select(\"odd\") | join }}", "{{ [0, 1, \"\"] | select | join }}"]
        ),
        "reject": (
            "The items of a list that fail a test. Without a test, it gives the items that are false.",
            ["{{ numbers | reject(\"odd\") | join }}"]
        ),
        "where": (
            "Selects items of a list by the value of a member: `where('kind', 'view')` gives the items with the `kind` `view`. Without `equals`, it gives the items whose member is true.",
            ["{{ people | where(\"admin\") | map(\"name\") | join }}", "{{ people | where(\"age\", 25) | length }}"]
        ),
        "sorted": (
            "Sorts the items of a list. `by: \"name\"` sorts them by the member `name`. Numbers are sorted by value, strings by code point. Equal items keep their order.",
            ["{{ words | sorted | join }}", "{{ people | sorted(by: \"age\") | map(\"name\") | join(\" \") }}"]
        ),
        "unique": (
            "Removes items that equal an earlier item. `unique(by: 'name')` removes an item if an earlier item has the same `name`.",
            ["{{ words | unique | join }}", "{{ people | unique(\"age\") | length }}"]
        ),
        "groupBy": (
            "Groups the items of a list by a member. The result is a list of pairs. Each pair has a value of the member, and the list of items with this value. The groups are in the order in which their values first appear in the list. Write `for kind, items in …` to loop over the pairs.",
            [
                "{% for age, group in people | groupBy(\"age\") sep \", \" %}{{ age }}: {{ group | map(\"name\") | join(\"+\") }}{% endfor %}"
            ]
        ),
        "first": (
            "The first item of a list, or nil if the list is empty.",
            ["{{ numbers | first }}", "{{ [] | first }}"]
        ),
        "last": (
            "The last item of a list, or nil if the list is empty.",
            ["{{ numbers | last }}"]
        ),
        "reversed": (
            "A list in reverse order.",
            ["{{ numbers | reversed | join }}"]
        ),
        "zip": (
            "Makes pairs of the items of two lists. It stops at the end of the shorter list.",
            ["{% for n, w in numbers | zip(words) %}{{ n }}{{ w }} {% endfor %}"]
        ),
        "flatten": (
            "A list of lists as one list. Items that are not lists stay.",
            ["{{ [[1, 2], 3] | flatten | join }}"]
        ),
    ]
}

/// For each test, its condition and examples, for `docs/templates.md`.
enum TestExamples {
    static let all: [(name: String, documentation: String, examples: [String])] = [
        (
            "defined", "Whether all names before `is` exist.",
            ["{{ module.name is defined }}", "{{ module.a.b is defined }}"]
        ),
        ("undefined", "Whether one of the names before `is` doesn't exist.", ["{{ module.a.b is undefined }}"]),
        ("none", "Whether a value is nil.", ["{{ module.summary is none }}", "{{ 0 is none }}"]),
        ("string", "Whether a value is a string.", ["{{ \"\" is string }}"]),
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
