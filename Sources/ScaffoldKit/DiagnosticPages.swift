// Written by Scripts/embed.sh from docs/diagnostics/: change the files there and run it again.
// swift-format-ignore-file

/// What `scaffold explain` prints about each diagnostic, in the order of the codes.
package enum DiagnosticPages {
    package static let pages: [(code: String, text: String)] = [
        (
            code: "SC0101",
            text: #"""
# SC0101: a file or folder can't be read

The command needs this file or folder and the system does not hand it over: it is not there, it is of the wrong kind (a folder where a
file is expected, or the other way round), or you may not read it. Nothing is written while an input can't be read.

## Example

`scaffold render Hello.stencil --context values.yml`, run where there is no `values.yml`:

```
values.yml: error: `values.yml` can't be read: no such file or directory [SC0101]
```

## Mend

Check the path: it counts from the folder that the command is run in, or from the project where a setting in `scaffold.yml` names it.
If the file is there, `ls -l` shows who may read it.

"""#
        ),
        (
            code: "SC0201",
            text: #"""
# SC0201: the file is too large

A YAML file may have 8,000,000 bytes. A spec of that size is a mistake, or was not written by a person.

## Example

A file of ten megabytes:

```
Login.yml:1:1: error: the file has 10000000 bytes, and a YAML file may have 8000000 [SC0201]
help: split it into several files
```

## Mend

Split the file: one module, flow or set of services a file. If it is a context for `scaffold render`, leave out what the template
doesn't use.

"""#
        ),
        (
            code: "SC0202",
            text: #"""
# SC0202: lists and mappings too deep inside each other

Lists and mappings may lie a hundred deep inside each other, counting what aliases bring in. No spec comes near that; a file that goes
deeper is broken, or made to exhaust its reader.

## Example

A file of a hundred thousand opening brackets:

```
Login.yml:1:101: error: lists and mappings lie more than 100 deep inside each other here [SC0202]
help: flatten them
```

## Mend

Flatten the structure. If brackets are to blame, look for ones that are opened again and again and never closed.

"""#
        ),
        (
            code: "SC0203",
            text: #"""
# SC0203: too many values

A file may hold a million texts, lists and mappings, counting anew what each alias repeats. Nine lines of aliases of aliases are
enough to pass that, and a program that wrote them all out would not come to an end.

## Example

A list of ten texts, a list of ten aliases of that list, a list of ten aliases of that, and so on:

```
Login.yml:6:45: error: the file has more than 1000000 values up to here, counting those that aliases repeat [SC0203]
help: split the file, or use fewer aliases of aliases
```

## Mend

Use fewer aliases of aliases, or split the file.

"""#
        ),
        (
            code: "SC0204",
            text: #"""
# SC0204: a text is too long

A single text may have a million bytes.

## Example

A quoted text of two megabytes:

```
Login.yml:1:10: error: this text has 2000000 bytes, and a single text may have 1000000 [SC0204]
help: keep it in a file of its own
```

## Mend

Keep a text of that size in a file of its own.

"""#
        ),
        (
            code: "SC0205",
            text: #"""
# SC0205: too many directives

A line that begins with `%`, not indented, is a directive for the reader of the file (`%YAML 1.2`). A file may have a hundred such
lines; it needs none.

## Example

A file that declares ten thousand tag prefixes:

```
Login.yml:101:1: error: more than 100 lines begin with `%` [SC0205]
help: quote or indent them, where they are no directives
```

## Mend

Remove the directives. Where the lines are text, indent or quote them.

"""#
        ),
        (
            code: "SC0206",
            text: #"""
# SC0206: the file is not UTF-8 but UTF-16 or UTF-32

YAML files are read as UTF-8, with or without a byte-order mark. This one begins like a file in another encoding.

## Example

A spec that an editor saved as UTF-16:

```
Login.yml:1:1: error: the file is written in UTF-16, and YAML files are read as UTF-8 [SC0206]
help: save it as UTF-8
```

## Mend

Save the file as UTF-8: in Xcode in the File inspector under Text Encoding, elsewhere with `iconv -f UTF-16 -t UTF-8`.

"""#
        ),
        (
            code: "SC0207",
            text: #"""
# SC0207: a byte that is no UTF-8

The file holds a byte that can't stand where it stands in a UTF-8 text: it was saved in an older encoding, such as Latin-1, or damaged.

## Example

`summary: café`, saved as Latin-1:

```
Login.yml:2:13: error: the byte 0xE9 is no UTF-8 [SC0207]
help: save the file as UTF-8
```

## Mend

Save the file as UTF-8. If only this place is damaged, write the character again.

"""#
        ),
        (
            code: "SC0208",
            text: #"""
# SC0208: a character that YAML forbids

The file holds a control character, or one that ends a line for some readers of YAML and not for others (U+0085, U+2028, U+2029).
Mostly it came in by copying and can't be seen.

## Example

A text in which an escape character came along from a terminal:

```
Login.yml:2:10: error: the character U+001B can't stand in a YAML file [SC0208]
help: remove it, or write `\u001B` in double quotes
```

## Mend

Remove the character. Where it is meant, write it as an escape in double quotes: `"\u001B"`.

"""#
        ),
        (
            code: "SC0209",
            text: #"""
# SC0209: nothing in the file

The file is empty, or has only comments.

## Example

```yaml
# module: Login
```

```
Login.yml:1:1: error: nothing is written in this file [SC0209]
help: write a mapping of keys and values, or remove the file
```

## Mend

Write what the file is for, or remove it. `scaffold module Login` writes a spec to begin with.

"""#
        ),
        (
            code: "SC0210",
            text: #"""
# SC0210: a second document in the file

A line `---` begins a further YAML document. One is expected in a file: one module, flow or set of services.

## Example

```yaml
module: Login
---
module: SignUp
```

```
Login.yml:2:1: error: a second YAML document begins here, and one is expected in a file [SC0210]
help: move it to a file of its own, or remove the line `---`
```

## Mend

Move the second document to a file of its own, or remove the line `---`.

"""#
        ),
        (
            code: "SC0211",
            text: #"""
# SC0211: this is no YAML

The file can't be read from here on: the structure of the lines, which YAML tells by their indentation, makes no sense, or a
punctuation mark stands where it can't. The message says what is expected; notes say what began where.

## Example

```yaml
module: Login
  style: viper
```

```
Login.yml:2:3: error: a key can't stand here: this line goes on with the value above it [SC0211]
note: Login.yml:1:9: the value above begins here
help: indent it like the keys it belongs to, or put the text above into quotes
```

## Mend

Compare the line's indentation with that of its neighbours: all keys of one mapping, and all dashes of one list, begin in the same
column. Quote a value that is plain text. Since nothing behind this place could be read, there may be further errors.

"""#
        ),
        (
            code: "SC0212",
            text: #"""
# SC0212: a tab instead of spaces

YAML takes only spaces for indentation; a tab is as wide as each editor likes.

## Example

```yaml
protocols:
	view: |
```

```
Login.yml:2:1: error: a tab stands where YAML takes only spaces [SC0212]
help: indent with spaces
```

## Mend

Indent with spaces, and let the editor do so for `.yml` files. Tabs inside of text, and deeper inside of a literal block (`|`), may stay,
but its first line must begin with a character that is no tab.

"""#
        ),
        (
            code: "SC0213",
            text: #"""
# SC0213: a value needs quotes

YAML takes the beginning of this value, or a mark inside of it, for something else: `[` for a list, `@` for nothing that a value can
begin with, a colon and blank for the end of a key. Swift types and expressions run into that. The value is taken for unknown and the
rest of the file is read.

## Example

```yaml
parameters:
  todos: [Todo]? = nil
  point: (x: Int, y: Int)
```

```
Login.yml:2:10: error: this value needs quotes: YAML takes `[` for the beginning of a list [SC0213]
help: write `todos: "[Todo]? = nil"`
Login.yml:3:10: error: this value needs quotes: YAML takes the `: ` in it for the end of a key [SC0213]
help: write `point: "(x: Int, y: Int)"`
```

## Mend

Write the value as the message shows it. Single quotes keep double quotes and backslashes as they are; a single quote inside of them is
written twice.

"""#
        ),
        (
            code: "SC0214",
            text: #"""
# SC0214: a quote without its end

A text that begins with a quote does not end on its line. Either its closing quote is missing, or the text goes on to a line where
something follows its end.

## Example

```yaml
summary: "Signs a user in
style: viper
```

```
Login.yml:1:10: error: the text that begins here with `"` does not end on this line [SC0214]
help: add the closing `"`
```

## Mend

Add the closing quote at the end of the text. A quote inside of it is written `\"` in double quotes and `''` in single quotes.

"""#
        ),
        (
            code: "SC0215",
            text: #"""
# SC0215: a bracket without its end

A list or mapping that begins with a bracket is still open where the next key stands, or at the end of the file.

## Example

```yaml
imports: [Entities, Networking
style: viper
```

```
Login.yml:1:10: error: the list that begins here with `[` has no end [SC0215]
note: Login.yml:2:1: it is still open at this key
help: add the closing `]`
```

## Mend

Add the closing bracket. A list or mapping in brackets may have several lines; indent them.

"""#
        ),
        (
            code: "SC0216",
            text: #"""
# SC0216: a colon or the blank behind it is missing

In a mapping every line is `key: value`, with a colon right behind the key and a blank behind the colon.

## Example

```yaml
module: Login
style viper
summary:Signs a user in
group: Onboarding
```

```
Login.yml:2:1: error: a colon is missing after `style` [SC0216]
help: write `style: viper`
Login.yml:3:1: error: a blank is missing after the colon of `summary` [SC0216]
help: write `summary: Signs a user in`
```

## Mend

Write the line as the message shows it. If it goes on with the text above, indent it deeper than the key of that text.

"""#
        ),
        (
            code: "SC0217",
            text: #"""
# SC0217: an unknown escape

In double quotes a backslash begins an escape: `\n`, `\t`, `\"`, `\\`, `\u00E9` and a few more. This one is none of them. Swift's `\(name)`
is a frequent case.

## Example

```yaml
make: "Service(name: \(name))"
```

```
Login.yml:1:22: error: `\(` begins no escape that YAML knows [SC0217]
help: write `\\` for a backslash, or put the text between single quotes, where a backslash is just that
```

## Mend

Put the text between single quotes, in which a backslash is just that, or write the backslash twice.

"""#
        ),
        (
            code: "SC0218",
            text: #"""
# SC0218: a key twice

A mapping has this key already. Which of the two is meant can't be known; the first is taken while the rest of the file is checked.

## Example

```yaml
parameters:
  email: String
  password: String
  email: String?
```

```
Login.yml:4:3: error: the key `email` is written twice in one mapping [SC0218]
note: Login.yml:2:3: it is first written here
help: remove one of them
```

## Mend

Remove or rename one of them. To merge several mappings, give one merge key a list: `<<: [*first, *second]`.

"""#
        ),
        (
            code: "SC0219",
            text: #"""
# SC0219: an alias without its anchor

`*name` stands for the value that is marked `&name` above it. There is none of that name.

## Example

```yaml
base: &base {style: viper}
login: *bsae
```

```
Login.yml:2:8: error: `*bsae` refers to an anchor `&bsae` that is not written above it [SC0219]
help: did you mean `*base`? to write the text `*bsae`, quote it: `"*bsae"`
```

## Mend

Mend the name, or move the anchored value above its first use. For a text that begins with `*`, quote it: `"*name"`.

"""#
        ),
        (
            code: "SC0220",
            text: #"""
# SC0220: an alias inside the value that it stands for

A value that contains itself has no end.

## Example

```yaml
services: &services
  - authService
  - *services
```

```
Login.yml:3:5: error: `*services` stands inside the value that it refers to [SC0220]
help: a value can't contain itself: write out what is meant
```

## Mend

Write out what is meant, or give the inner part an anchor of its own.

"""#
        ),
        (
            code: "SC0221",
            text: #"""
# SC0221: nothing that can be merged

The merge key `<<` brings the entries of another mapping into this one: it takes a mapping, mostly by an alias, or a list of mappings.

## Example

```yaml
login:
  <<: base
  style: viper
```

```
Login.yml:2:7: error: the merge key `<<` takes a mapping or a list of mappings [SC0221]
help: refer to a mapping with its alias: `<<: *name`; to have a key of that name, write `"<<"`
```

## Mend

Refer to the mapping with its alias, `<<: *base`, and mark it with an anchor, `&base`. For a key that is really called `<<`, quote it.

"""#
        ),
        (
            code: "SC0222",
            text: #"""
# SC0222: an anchor or tag without a value

`&name` marks the value behind it for use by `*name`, and `!name` says of which kind it is. Nothing follows here. Mostly the text itself
was meant, as in Swift's `!flag`.

## Example

```yaml
hidden: !isLoggedIn
```

```
Login.yml:1:9: error: no value follows `!isLoggedIn`, which YAML reads as the tag of a value [SC0222]
help: if it is the value itself, write `"!isLoggedIn"`
```

## Mend

Quote the text: `"!isLoggedIn"`. If an anchor or tag is meant, write the value behind it.

"""#
        ),
        (
            code: "SC0501",
            text: #"""
# SC0501: text that is no Swift

Where a spec holds Swift (the members of a protocol, a type, a default value, an expression), Swift's own parser reads it. It found something that it can't read; the message is the parser's, at the place in the YAML.

## Example

```yaml
protocols:
  view: |
    func show(error String)
```

```
Specs/Login.yml:3:20: error: expected `:` in parameter [SC0501]
```

## Mend

Write what the message asks for. All errors of a protocol come out at once; one early error may cause others behind it, so begin with the first.

"""#
        ),
        (
            code: "SC0502",
            text: #"""
# SC0502: Swift nested too deeply

Brackets, closures, operators or member accesses lie so deep inside each other that the parser would run out of stack. Code that people write stays far below the limit.

## Example

```yaml
parameters:
  tree: "[[[[[[[[[Int]]]]]]]]]"
```

```
Specs/Tree.yml:2:18: error: this is nested too deeply to be read [SC0502]
```

## Mend

Give the inner part a name of its own, with a typealias in the app's sources, and use the name.

"""#
        ),
        (
            code: "SC0503",
            text: #"""
# SC0503: Swift text too long

A Swift text of more than 10,000,000 bytes is not read: it is no spec, and no source file, that anybody wrote.

## Example

```
Sources/App/Data.swift:1:1: error: this Swift text is longer than 10000000 bytes [SC0503]
```

## Mend

Split the file, or leave it out of the folders that the tool reads.

"""#
        ),
        (
            code: "SC0504",
            text: #"""
# SC0504: no member of a protocol

The body of a protocol holds functions, properties, subscripts, initializers, associated types and typealiases, with comments and `#if` around them. Types, imports, macros and the rest can't stand there.

## Example

```yaml
protocols:
  view: |
    enum State { case loading }
    func show(_ state: State)
```

```
Specs/Login.yml:3:5: error: `enum` can't stand in a protocol [SC0504]
```

## Mend

Declare the type in the app's sources and only name it here; add its module to `imports` where it lives in another.

"""#
        ),
        (
            code: "SC0505",
            text: #"""
# SC0505: a member with a body

A protocol says what there is, not how it works, so neither a function nor an accessor has a body in braces.

## Example

```yaml
protocols:
  presenter: |
    func didTapLogIn() { view.show() }
```

```
Specs/Login.yml:3:24: error: a protocol only says what there is, so a member has no body [SC0505]
```

## Mend

Remove the body: `func didTapLogIn()`. A computed property becomes `var title: String { get }`. What the body did belongs into the implementation.

"""#
        ),
        (
            code: "SC0506",
            text: #"""
# SC0506: a property without accessors

A property of a protocol is written `var name: Type { get }`, or `{ get set }` where it can be set from outside. There is no `let`, no value, and no property without a type.

## Example

```yaml
protocols:
  view: |
    var title: String
```

```
Specs/Login.yml:3:9: error: this property does not say whether it can be set [SC0506]
```

## Mend

Write `var title: String { get }`, or `{ get set }`. The help line has the property as it should be.

"""#
        ),
        (
            code: "SC0507",
            text: #"""
# SC0507: a modifier that no protocol member has

Members of a protocol are as accessible as the protocol, so `public` and its like can't stand before them; nor can `class`, `final`, `weak`, `lazy`, `required` and others that speak of an implementation.

## Example

```yaml
protocols:
  view: |
    public func reload()
```

```
Specs/Login.yml:3:5: error: a member of a protocol is as accessible as the protocol, so it can't be `public` [SC0507]
```

## Mend

Remove the modifier. A target's `access` in `scaffold.yml` says how accessible what is generated is. In place of `class func` write `static func`.

"""#
        ),
        (
            code: "SC0508",
            text: #"""
# SC0508: a default value in a protocol

The parameters of a protocol's members have no default values in Swift.

## Example

```yaml
protocols:
  router: |
    func close(animated: Bool = true)
```

```
Specs/Login.yml:3:31: error: a parameter in a protocol has no default value [SC0508]
```

## Mend

Leave the value out. An extension of the protocol may add a function with fewer parameters that calls this one.

"""#
        ),
        (
            code: "SC0509",
            text: #"""
# SC0509: strange accessors

Between the braces of a protocol's property or subscript stand `get`, or `get` and `set`, each once; `get` may be `async` and `throws`.

## Example

```yaml
protocols:
  view: |
    var title: String { set }
```

```
Specs/Login.yml:3:23: error: a property that can be set can be read too [SC0509]
```

## Mend

Write `{ get }` or `{ get set }`.

"""#
        ),
        (
            code: "SC0510",
            text: #"""
# SC0510: a member declared twice

Two members of one protocol have the same name, labels and types, so that Swift could not tell which is meant. (A difference in `throws` or in the parameters' inner names is none.)

## Example

```yaml
protocols:
  view: |
    func show(_ error: String)
    func show(_ message: String)
```

```
Specs/Login.yml:4:10: error: `show(_:)` is declared twice [SC0510]
```

## Mend

Remove one, or give them different labels: `func show(error: String)`, `func show(message: String)`.

"""#
        ),
        (
            code: "SC0511",
            text: #"""
# SC0511: a value that ends at a comment

In YAML, a `#` after a blank begins a comment, in the middle of a Swift string too. What came before it is all that was read, and it is no Swift.

## Example

```yaml
parameters:
  title: String = "Order #5"
```

```
Specs/Order.yml:2:26: error: a `#` after a blank begins a YAML comment, so this value ends before it [SC0511]
```

## Mend

Quote the whole value, in single quotes so that Swift's own need no backslash: `title: 'String = "Order #5"'`.

"""#
        ),
        (
            code: "SC0512",
            text: #"""
# SC0512: a value that ends at a comma

Inside YAML's `{…}` and `[…]` a comma, `}` or `]` ends a value, even between the brackets of a Swift type. What came before it is all that was read.

## Example

```yaml
parameters: {titles: Dictionary<String, Int>}
```

```
Specs/Order.yml:1:39: error: a `,` inside `{…}` or `[…]` ends the value in YAML, so `Dictionary<String, Int>` is cut in two [SC0512]
```

## Mend

Quote the value, `{titles: 'Dictionary<String, Int>'}`, or write the mapping with a line for each entry.

"""#
        ),
        (
            code: "SC0513",
            text: #"""
# SC0513: a bracket without its partner

A bracket is never closed, or closes nothing; so is an `#if` without `#endif`. The place is the bracket itself, not where the parser noticed.

## Example

```yaml
parameters:
  done: (Int -> Void
```

```
Specs/Order.yml:2:9: error: this `(` is never closed [SC0513]
```

## Mend

Write its partner, or remove it.

"""#
        ),
        (
            code: "SC0514",
            text: #"""
# SC0514: a type is missing

A Swift type is expected, and something else was found, or nothing.

## Example

```yaml
parameters:
  count: 3
```

```
Specs/Order.yml:2:10: error: found `3`, expected a Swift type [SC0514]
```

## Mend

Write the type, and a default value behind `=` if there is one: `count: Int = 3`.

"""#
        ),
        (
            code: "SC0515",
            text: #"""
# SC0515: a type that can't be stored

What a module is given is stored and passed on, so it needs one type that can be stored: no `some`, which is another type for each caller, and nothing that only a function's parameter can be (`inout`, `Int...`, `@escaping`, `@autoclosure`).

## Example

```yaml
parameters:
  onDone: "@escaping () -> Void"
```

```
Specs/Order.yml:2:12: error: `@escaping` is added where it is needed [SC0515]
```

## Mend

Write the type alone: `() -> Void`; `any View` for `some View`; `[Int]` for `Int...`.

"""#
        ),
        (
            code: "SC0516",
            text: #"""
# SC0516: an expression is missing

A Swift expression is expected, and something else was found, or nothing.

## Example

```yaml
parameters:
  filter: TodoFilter =
```

```
Specs/Todos.yml:2:11: error: no Swift expression follows in `TodoFilter =` [SC0516]
```

## Mend

Write the value, such as `TodoFilter = .all`, or remove the `=`.

"""#
        ),
        (
            code: "SC0517",
            text: #"""
# SC0517: more than one value

One type or one expression is expected, and something follows it.

## Example

```yaml
parameters:
  filter: filter: TodoFilter
```

```
Specs/Todos.yml:2:17: error: unexpected `: TodoFilter` after `filter` [SC0517]
```

## Mend

Remove what follows. The name is the key in the YAML, so the value is only the type and its default.

"""#
        ),
        (
            code: "SC0640",
            text: #"""
# SC0640: service in the wrong part

The protocol of a view, presenter or router names a service. Only the interactor (in MVVM, the view model) works with services; the other parts ask it, so that
they can be tested and changed without one.

## Example

```yaml
protocols:
  presenter: |
    func start(with service: any AuthServicing)
```

```
Specs/Login.yml:4:34: error: the protocol of the presenter names the service `AuthServicing` [SC0640]
```

## Mend

Take it out of the protocol, write the service's name under `dependencies`, and give the interactor a method for what the presenter needs.

"""#
        ),
        (
            code: "SC0641",
            text: #"""
# SC0641: UIKit in a service

A service or model names a type of UIKit. Both hold data and know nothing of how it is shown: so they can be tested without a screen, used from any
isolation, and shared with extensions and widgets.

## Example

```yaml
services:
  imageCache:
    protocol: ImageCaching
    implementation: ImageCache
    members: |
      func image(named name: String) async -> UIImage?
```

```
Specs/Services.yml:6:47: error: the service `imageCache` names `UIImage`, a type of UIKit [SC0641]
```

## Mend

Hand out plain values, `Data` for an image say, and let the view make of them what it shows.

"""#
        ),
        (
            code: "SC0642",
            text: #"""
# SC0642: member without a test

No test of a module names a member of one of its protocols. What a protocol has is what the other parts of the module rely on, so each member has a test. This is a
warning, and only where the module has a folder of tests.

## Example

A method is added to a module whose tests were written before:

```yaml
protocols:
  presenter: |
    func didTapLogIn(email: String, password: String)
    func didTapForgot()
```

```
Specs/Login.yml:5:10: warning: no test in Tests/AppTests/Login names `didTapForgot()` [SC0642]
```

## Mend

Add a test that calls it. Tests that nobody has edited get one when the module is generated.

"""#
        ),
        (
            code: "SC0703",
            text: #"""
# SC0703: indentation that is no number of blanks

`options.indent` says how many blanks one level of generated Swift is indented by. It is a number from 1 to 16; without
it, four are used.

## Example

```yaml
options: {indent: tab}
```

```
scaffold.yml:1:19: error: expected the blanks of one level of indentation [SC0703]
```

## Mend

Write a number: `indent: 2`.

"""#
        ),
        (
            code: "SC0801",
            text: #"""
# SC0801: an edited file of the tool's

A file that the tool owns has been edited by hand. The next run would make it again and the edit would be lost, so
nothing is written at all. The tool's files lie in `Generated/` folders and say in their first line whose they are.

## Example

A line was added by hand to `LoginRouter+Routes.swift`:

```
Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift: error: `Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift` is the tool's and has been edited by hand [SC0801]
```

## Mend

Move the edit to where it can stay: to a file of your own beside the generated one (an extension, say), or into the spec or
template that the file comes from. Then delete the file, or take its last version back from git; the next run makes it again.

"""#
        ),
        (
            code: "SC0802",
            text: #"""
# SC0802: a path that is taken

An output is to be written where a file lies already that scaffold did not write and that has another text. It may be
somebody's work, so it is neither overwritten nor merged. A file with the very text of the output is no error: it is the
output from then on.

## Example

`LoginPresenter.swift` was there before the module was described:

```
Sources/App/Modules/Login/LoginPresenter.swift: error: `Sources/App/Modules/Login/LoginPresenter.swift` exists already and was not written by scaffold [SC0802]
```

## Mend

Rename or delete the file and run again, then carry over by hand what you need of it; or give the output another path: another
`group` or `target` in the spec, or another path in the template pack.

"""#
        ),
        (
            code: "SC0803",
            text: #"""
# SC0803: a path that two outputs claim

Two outputs would be written to one path, or one would be a file where the other needs a folder. Links count: two paths that
lead to the same file are one.

## Example

A pack's template `view` has the path `Sources/{{ module.name }}.swift`, and so has its template `presenter`:

```
Specs/Login.yml:1:9: error: two outputs would be written to `Sources/Login.swift` [SC0803]
note: the other is the template `view` of the pack `viper`
```

## Mend

Give one of the two another path in the pack's manifest, or another name in the spec.

"""#
        ),
        (
            code: "SC0804",
            text: #"""
# SC0804: paths that differ only in case

Two paths, or a path and what lies on the disk, differ only in upper and lower case. On the disks of most Macs they are one
file, and on most servers two, so a project with both can't be checked out everywhere.

## Example

The folder on the disk is `Sources/App/Modules/login`, and the module is called `Login`:

```
Sources/App/Modules/login: error: `Sources/App/Modules/Login` would differ only in case from `Sources/App/Modules/login`, which is there already [SC0804]
```

## Mend

Rename one of them, so that both are spelt alike or differ in more than case. Git needs two steps on such a disk:
`git mv login Login-new`, then `git mv Login-new Login`.

"""#
        ),
        (
            code: "SC0805",
            text: #"""
# SC0805: a path that no output may have

Outputs are written below the project's folder and nowhere else. A path must not be absolute or empty, must have no part `.`, `..`
or empty, no control characters and no part of more than 255 bytes, and must not lead into `.git` or `.scaffold`. Spec files
lie in the project too, as what comes from them is remembered under their paths.

## Example

A pack's manifest gives the path `../Shared/{{ module.name }}.swift`:

```
Specs/Login.yml:1:9: error: the output path `../Shared/Login.swift` has a part `..` [SC0805]
```

## Mend

Give a path below the project's folder. To write into two places, make their common folder the project.

"""#
        ),
        (
            code: "SC0806",
            text: #"""
# SC0806: a link that leads out of the project

A symbolic link on the way to an output leads out of the project, or into its `.git` or `.scaffold` folder. What lies there
is not the project's to write. A link to another place in the project is followed, and stays a link.

## Example

`Sources/App/Support` is a link to `/Users/ann/Shared`:

```
Sources/App/Support: error: `Sources/App/Support` is a link to `/Users/ann/Shared`, where no output may be written [SC0806]
```

## Mend

Replace the link with a folder, or let it lead to a place in the project, or give the output another path.

"""#
        ),
        (
            code: "SC0807",
            text: #"""
# SC0807: a folder where a file was expected

A folder lies where an output, or a file of the tool's own bookkeeping, is to be written; or a pipe, socket or device does.

## Example

```
Sources/App/Login.swift: error: `Sources/App/Login.swift` is a folder, where a file was expected [SC0807]
```

## Mend

Move it out of the way, or give the output another path.

"""#
        ),
        (
            code: "SC0808",
            text: #"""
# SC0808: a file where a folder was expected

An output is to be written into a folder, but what lies there is a file. It is reported once, however many outputs need the
folder.

## Example

`Sources/App/Modules/Login` is a file, and the module's presenter is to be written into it:

```
Sources/App/Modules/Login: error: `Sources/App/Modules/Login` is no folder, where one was expected [SC0808]
```

## Mend

Move the file out of the way, or give the outputs another path.

"""#
        ),
        (
            code: "SC0809",
            text: #"""
# SC0809: a damaged manifest

A manifest in `.scaffold/` remembers what was last written, a line an output. One of its lines can't be read. Without
it a person's edit could be taken for the tool's text, so nothing is written.

## Example

After a merge that git could not finish:

```
.scaffold/manifests/Specs/Login.yml.manifest:2:1: error: damaged manifest: a conflict that git left [SC0809]
```

## Mend

After a merge keep the lines of both sides, and of two lines for the same output (the same first three fields) either; the next
run puts the rest right. Otherwise take the file back from git: `git checkout -- .scaffold`. Manifests are written by the tool alone.

"""#
        ),
        (
            code: "SC0810",
            text: #"""
# SC0810: refused by the file system

The system refused to read or write a file or folder. The message ends with the system's own reason. A note says whether
files had been changed already: if so, each has its old text or its new one, and the same command makes the other
changes.

## Example

```
Sources/App/Login.swift: error: `Sources/App/Login.swift` can't be written: no space left on device [SC0810]
note: nothing was changed
help: free some space and run again
```

## Mend

Remove the reason, permissions or a full or read-only disk mostly, and run the same command again.

"""#
        ),
        (
            code: "SC0811",
            text: #"""
# SC0811: a disk that keeps changing

Before files are replaced, each is looked at again. If one has changed since the run decided what to do, the run decides
anew; after three times it gives up, and has changed nothing.

## Example

An editor saves `LoginPresenter.swift` again and again while the command runs:

```
Sources/App/Modules/Login/LoginPresenter.swift: error: `Sources/App/Modules/Login/LoginPresenter.swift` changed while the run was about to write, three times in a row [SC0811]
```

## Mend

Stop what else writes to the project, a formatter that watches it or a branch being checked out, and run again.

"""#
        ),
        (
            code: "SC0901",
            text: #"""
# SC0901: a member that can't be mocked

Every protocol of the specs gets a mock, which needs a body for each of its members. For this one there is none that is right for every call, so
the protocol is not mocked. The rest of the project is generated all the same.

## Example

```yaml
services:
  cache:
    protocol: Caching
    members: |
      func update<T>(_ value: inout T)
```

```
Specs/Services.yml:5:12: warning: `CachingMock` can't have `update(_:)`: `value` is `inout` and of a generic type [SC0901]
```

## Mend

Write the mock by hand in the test target, under the name that it would have had; or change the member: here, to a function that returns the new
value.

"""#
        ),
        (
            code: "SC0902",
            text: #"""
# SC0902: a protocol that can't be mocked

A protocol that a spec names with `source:` inherits from another one. Its mock would need the members of that one too, and they are not known.
`AnyObject` and `Sendable` have none.

## Example

```swift
protocol SessionStoring: Storing {
    func session() -> Session?
}
```

```
Sources/App/SessionStoring.swift:1:26: warning: `SessionStoring` is not mocked: it inherits from `Storing`, whose members are not known [SC0902]
```

## Mend

Write `SessionStoringMock` by hand in the test target, or declare all the members in one protocol.

"""#
        ),
    ]
}
