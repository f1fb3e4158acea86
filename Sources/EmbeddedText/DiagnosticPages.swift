// Written by Scripts/embed.sh from docs/diagnostics/: change the files there and run it again.
// swift-format-ignore-file

/// The pages that `scaffold explain` prints about the diagnostics, in the order of the codes.
package enum DiagnosticPages {
    package static let pages: [(code: String, text: String)] = [
        (
            code: "SC0101",
            text: #"""
# SC0101: no specs

The folder of the specs doesn't exist. Or it has no specs any more, although scaffold has generated files from specs before.

## Example

`scaffold.yml`:

```yaml
specs: Screens
```

```
scaffold.yml:1:8: error: the folder `Screens` has no specs, or doesn't exist [SC0101]
help: did you mean `Specs`?
```

## Fix

Create a module with `scaffold module Login`. Or write the folder of the specs into `scaffold.yml`: `specs: Specs`. The path is relative to the project's folder. If you deleted the specs by mistake, restore them from git.

"""#
        ),
        (
            code: "SC0102",
            text: #"""
# SC0102: project not set up

The project's folder has Swift code, but no `scaffold.yml`, no specs and no folder `.scaffold`. scaffold doesn't know the folders of the app's sources and tests. The `help:` line proposes folders: check them. If a subfolder is already a project of scaffold, the help names this subfolder.

The error also appears if the folder after `--project` is only a folder inside a project, such as `Specs`.

## Example

```swift
// Shop/Cart.swift
struct Cart {}
```

```console
$ mkdir ShopTests
$ scaffold generate
error: this folder has Swift code and is not set up for scaffold [SC0102]
  = help: run `scaffold init --sources Shop --tests ShopTests`
[exit 1]
```

## Fix

Run the command after `help:`. If Swift files of the app are directly in the project's folder, move them into a subfolder first. If the folders in this command are wrong, replace them. If the project is in another folder, run the command in that folder, or add `--project` with the path of
that folder. If the help has `<dir>`, write the folders of your app's sources and tests in place of `<dir>`.

"""#
        ),
        (
            code: "SC0103",
            text: #"""
# SC0103: not a file

At the path in the message, scaffold needs a text file: a spec, a template, a Swift source or the context of `scaffold render`. But there is a folder, a device or a pipe at this path.

## Example

```console
$ mkdir -p Specs/Home.yml
$ scaffold generate
Specs/Home.yml: error: expected a file, found a folder [SC0103]
  = help: rename the folder
[exit 1]
```

## Fix

Rename the folder: a folder below `Specs/` may have any name that does not end in `.yml` or `.yaml`. If the path comes from a command or from `scaffold.yml`, write the path of a file there.

"""#
        ),
        (
            code: "SC0104",
            text: #"""
# SC0104: missing folder

`scaffold.yml` names a folder that doesn't exist. Under `templates`, this is an error. Under `mocks` and `warnings`, a missing folder or file is only a warning.

Two commands report this error, too:

- `scaffold templates eject` copies templates into a folder of the project. If `templates` lists only git repositories, there is no such folder.
- `scaffold init --sources NAME` (or `--tests`): the folder `NAME` doesn't exist, and there is a folder with a similar name and Swift code.

## Example

`scaffold.yml`:

```yaml
templates: [OurTemplates]
```

```
scaffold.yml:1:13: error: missing folder `OurTemplates` [SC0104]
help: correct the path, create the folder, or remove it from `templates`
```

## Fix

Create the folder, correct its path, or remove the path from the list. The path is relative to the project's folder.

"""#
        ),
        (
            code: "SC0105",
            text: #"""
# SC0105: missing Swift file

The Swift file after `source:` in a spec doesn't exist. Or a path after `scaffold mocks --sources` doesn't exist, or is not a Swift file or folder.

## Example

```yaml
module: Login
protocols:
  view: {source: Sources/App/LoginView.swift}
```

```
Specs/Login.yml:3:18: error: missing file `Sources/App/LoginView.swift` [SC0105]
help: correct the path, which is relative to the project's folder, or create the file
```

## Fix

Correct the path. After `source:`, it is relative to the project's folder, not to the spec. After `--sources`, it is relative to the current folder. If the protocol doesn't exist yet, write its members in the spec instead:
`view: |`.

"""#
        ),
        (
            code: "SC0106",
            text: #"""
# SC0106: unknown module

No spec declares the module that you passed to `scaffold generate NAME`. The name of a flow or service is not allowed there. `scaffold graph --focus` and `scaffold templates context` also report a name that they don't find.

## Example

`scaffold generate Logn`, where there is a module `Login`:

```
error: unknown module `Logn` [SC0106]
help: did you mean `Login`?
```

## Fix

In the command, use the name that the spec has after `module:`. The first letter may be in lower case. `scaffold module NAME` starts a new module.

"""#
        ),
        (
            code: "SC0107",
            text: #"""
# SC0107: invalid name

The name of a module, flow or service becomes part of Swift names: the view controller of the module `Login` is `LoginViewController`. So the name must begin with a letter or `_`, and can contain only letters, digits and `_`. A single `_` is not a name.

## Example

`scaffold module log-in`:

```
error: expected a module's name, found `log-in` [SC0107]
help: write `LogIn`
```

## Fix

Write the name as the help shows it, or choose another one.

"""#
        ),
        (
            code: "SC0108",
            text: #"""
# SC0108: name or file of a new spec is taken

`scaffold module NAME`, `flow NAME` and `service NAME` write the spec `Specs/NAME.yml`. The name of the file begins with a capital letter: `scaffold module login` writes `Specs/Login.yml`. The error has one of these reasons:

- The file at this path already exists, and declares something else.
- A flow already has the name of the new module, or a module has the name of the new flow. Or the names of two modules or flows would differ only in upper and lower case.
- A new flow and its first module have the same name.

## Example

`scaffold module Login`, where the file says:

```yaml
module: SignIn
```

```
Specs/Login.yml: error: `Specs/Login.yml` exists and does not declare the module `Login` [SC0108]
help: rename the file, or write `module: Login` in it
```

## Fix

Rename the file, or change the name that the file declares. If a flow or module already has this name, choose another name. For a new service: if `Specs/NAME.yml` is already the spec of a module or flow, choose another name, or write the service under `services:` in another spec.

"""#
        ),
        (
            code: "SC0109",
            text: #"""
# SC0109: an option contradicts the spec

The option `--style`, `--parameter` or `--result` differs from the module's spec. Or `--start` differs from the key `start` in the flow's spec. Options can add keys, or items of a list, to a spec. They can't change a value that the spec has.

## Example

`scaffold module Login --style mvvm`, where the spec says:

```yaml
module: Login
style: viper
```

```
Specs/Login.yml:2:8: error: `Login` has the style `viper`, but `--style` is `mvvm` [SC0109]
help: change the style here, or leave out `--style`
```

## Fix

Leave out the option, or change the spec and run `scaffold generate`.

"""#
        ),
        (
            code: "SC0110",
            text: #"""
# SC0110: unknown style

The value of `--style` must be a built-in style, or a pack of your own that is a style. A pack is a style if its `pack.yml` has the key `roles`, or if it extends a style.

## Example

`scaffold module Home --style vipre`:

```
error: unknown style `vipre` [SC0110]
help: did you mean `viper`?
```

## Fix

Use a built-in style, such as `viper`, or the name after `pack:` in your own `pack.yml`. `scaffold templates list` shows all styles.

"""#
        ),
        (
            code: "SC0111",
            text: #"""
# SC0111: more diagnostics than shown

The run found more than a thousand problems. It shows the first thousand, in the order of the files. This warning can't be switched off.

## Example

A list of 20,001 items of the wrong kind:

```console
$ mkdir Specs
$ { echo 'module: Login'; echo 'imports:'; yes '  - []' | head -20001; } > Specs/Login.yml
$ scaffold generate
…
warning: 19001 more diagnostics are not shown [SC0111]
  = help: fix the diagnostics above, then run again
[exit 1]
```

## Fix

Fix the problems that are shown, and run again. If most of them are in one file that a program wrote, fix the program.

"""#
        ),
        (
            code: "SC0112",
            text: #"""
# SC0112: project set up already

`scaffold init` doesn't change an existing `scaffold.yml`, so `--name`, `--sources` and `--tests` have no effect. In a subfolder of a project, `scaffold init` finds the project, and creates no new one. `--sources` and `--tests` can't be folders of another project, because both projects would write the same files.

## Example

```yaml
# scaffold.yml
app: App
```

```console
$ scaffold init --sources Shop
scaffold.yml: error: the project is set up already, so `--sources` would have no effect [SC0112]
  = help: set `app` and `targets` in `scaffold.yml`, then run `scaffold init` without `--sources`
[exit 1]
```

## Fix

Write the name and the folders of your app into `scaffold.yml`:

```yaml
app: Shop
targets:
  Shop: {sources: Shop, tests: ShopTests}
```

Then run `scaffold init` without options: it creates the missing files, such as `Specs/README.md`. To begin again, delete `scaffold.yml` first. To set up another project in a folder of the first one, run `scaffold init --project .` in this folder.

"""#
        ),
        (
            code: "SC0113",
            text: #"""
# SC0113: a newer version of scaffold is required

`requires:` in `scaffold.yml` is the oldest version of scaffold that can be used in the project. Older versions stop with this error, and
generate nothing.

## Example

`scaffold.yml`:

```yaml
requires: 99.1
```

```
scaffold.yml:1:11: error: the project requires scaffold 99.1 or newer, but this is 0.2.0 [SC0113]
help: install a newer version; README.md of scaffold says how
```

## Fix

Install a newer version. scaffold also reports SC0113 if the value of `requires:` is not a version. A version is one to three numbers, separated by dots:
`requires: 1.4`.

"""#
        ),
        (
            code: "SC0114",
            text: #"""
# SC0114: ambiguous name

Several parts of the project, such as a module and a target, have the name that you passed to `scaffold templates context`.

## Example

```yaml
# scaffold.yml
targets:
  Kit: {sources: Kit}
```

```console
$ scaffold module Kit --quiet
$ scaffold templates context Kit
error: several parts of the project are named `Kit` [SC0114]
  = help: add `--for module` or `--for target`
[exit 1]
```

## Fix

Add `--for` with the kind of the part that you mean: `scaffold templates context --for target Kit`.

"""#
        ),
        (
            code: "SC0115",
            text: #"""
# SC0115: can't add to the spec

scaffold can't add the options of `scaffold module` to the spec. There are three reasons:

- An option has a wrong form.
- Two options set the same thing, such as the same parameter.
- A list or mapping in the spec has an unusual form. For example, a `-` is alone on its line, and its item is on the next line.

## Example

```console
$ scaffold module Login --parameter email
error: invalid `--parameter 'email'`: expected `name: Type` [SC0115]
  = help: write the name, a colon and the type: `--parameter 'email: String'`
[exit 1]
```

## Fix

Correct the option, or change the spec yourself and run `scaffold generate`.

"""#
        ),
        (
            code: "SC0116",
            text: #"""
# SC0116: wrong name of `scaffold.yml` or `pack.yml`

scaffold reads its settings from `scaffold.yml` in the project's folder, and each pack from a `pack.yml` in the pack's folder. One of these files is missing, but there is a file with a similar name, such as `scaffold.yaml`. scaffold doesn't read this file.

## Example

```yaml
# scaffold.yaml
style: mvvm
```

```console
$ scaffold generate
scaffold.yaml: error: scaffold reads its settings from `scaffold.yml`, not from `scaffold.yaml` [SC0116]
  = help: rename the file to `scaffold.yml`; if it is the file of another tool, add an empty `scaffold.yml`
[exit 1]
```

## Fix

Rename the file to `scaffold.yml` or `pack.yml`. If another tool reads `scaffold.yaml`, add an empty `scaffold.yml`: then scaffold uses its default
settings. If another tool reads `pack.yaml`, move this file out of the folder of templates.

"""#
        ),
        (
            code: "SC0201",
            text: #"""
# SC0201: file too large

A YAML file can have at most 8,000,000 bytes.

## Example

A file of ten megabytes:

```console
$ mkdir Specs
$ head -c 10000000 /dev/zero | tr '\0' x > Specs/Login.yml
$ scaffold generate
Specs/Login.yml:1:1: error: the file has 10000000 bytes, but the limit for YAML files is 8000000 [SC0201]
…
  = help: split it into several files
[exit 1]
```

## Fix

Split the file: one module, flow or set of services in each file. If the file has the values for `scaffold render`, leave out those that the template doesn't use.

"""#
        ),
        (
            code: "SC0202",
            text: #"""
# SC0202: nesting too deep

Lists and mappings can be nested at most 100 levels deep. If an alias repeats a value, the levels inside this value are counted, too.

## Example

A hundred thousand opening brackets:

```console
$ mkdir Specs
$ head -c 100000 /dev/zero | tr '\0' '[' > Specs/Login.yml
$ scaffold generate
Specs/Login.yml:1:101: error: lists and mappings are nested more than 100 levels deep [SC0202]
…
  = help: flatten the structure
[exit 1]
```

## Fix

Flatten the structure. If the file has brackets, look for opening brackets that are never closed.

"""#
        ),
        (
            code: "SC0203",
            text: #"""
# SC0203: too many values

A file can have at most 1,000,000 values: texts, lists and mappings together. Each alias counts as the whole value that it repeats.

## Example

A list of ten texts, then a list of ten aliases of the first list, then a list of ten aliases of the second list, and so on:

```yaml
# Specs/Login.yml
a: &a [x, x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
f: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
```

```console
$ scaffold generate
Specs/Login.yml:7:33: error: the file has more than 1000000 values, including those that aliases repeat [SC0203]
7 | f: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
  |                                 ^^
  = help: split the file, or use fewer nested aliases
[exit 1]
```

## Fix

Use fewer nested aliases, or split the file.

"""#
        ),
        (
            code: "SC0204",
            text: #"""
# SC0204: text too long

A single text can have at most a million bytes.

## Example

A text of two megabytes:

```console
$ mkdir Specs
$ { printf 'summary: "'; head -c 2000000 /dev/zero | tr '\0' x; echo '"'; } > Specs/Login.yml
$ scaffold generate
…
Specs/Login.yml:1:10: error: the text has 2000000 bytes, but the limit is 1000000 [SC0204]
…
  = help: shorten the text
[exit 1]
```

## Fix

Specs and settings are not meant for texts of this size. Keep such a text in a file that your app reads.

"""#
        ),
        (
            code: "SC0205",
            text: #"""
# SC0205: too many directives

A line that begins with `%` is a directive for the YAML reader, such as `%YAML 1.2`. A file can have at most 100 directives. A spec needs no directives.

## Example

Ten thousand lines that begin with `%TAG`:

```console
$ mkdir Specs
$ yes '%TAG !a! a' | head -10000 > Specs/Login.yml
$ scaffold generate
Specs/Login.yml:101:1: error: more than 100 lines begin with `%` [SC0205]
101 | %TAG !a! a
    | ^
    = help: remove these lines; if they are text, quote or indent them
[exit 1]
```

## Fix

Remove the directives. If the lines are text, indent or quote them.

"""#
        ),
        (
            code: "SC0206",
            text: #"""
# SC0206: wrong encoding

YAML and Swift files must be in UTF-8, with or without a byte-order mark. This file is in UTF-16 or UTF-32.

## Example

A spec that an editor saved as UTF-16:

```console
$ mkdir Specs
$ printf '\377\376m\0o\0d\0u\0l\0e\0' > Specs/Login.yml
$ scaffold generate
Specs/Login.yml:1:1: error: expected a file in UTF-8, found UTF-16 [SC0206]
…
  = help: save it as UTF-8
[exit 1]
```

## Fix

Save the file as UTF-8. In Xcode, use Text Encoding in the File inspector. In a shell, run `iconv -f UTF-16 -t UTF-8 Login.yml > new.yml && mv new.yml Login.yml`. For UTF-32, write `-f UTF-32`.

"""#
        ),
        (
            code: "SC0207",
            text: #"""
# SC0207: invalid UTF-8

The file has a byte that is not valid in UTF-8. Often the file was saved in an older encoding, such as Latin-1.

## Example

`summary: café`, saved as Latin-1:

```console
$ mkdir Specs
$ printf 'module: Login\nsummary: caf\351\n' > Specs/Login.yml
$ scaffold generate
Specs/Login.yml:2:13: error: invalid UTF-8: byte 0xE9 [SC0207]
2 | summary: caf�
  |             ^
  = help: save the file as UTF-8
[exit 1]
```

## Fix

Save the file as UTF-8. If only this place is damaged, write the character again.

"""#
        ),
        (
            code: "SC0208",
            text: #"""
# SC0208: forbidden character

Control characters, U+0085, U+2028 and U+2029 are not allowed. Such characters are invisible, and are often copied from another program.

## Example

A text that was copied from a terminal together with an escape character:

```console
$ mkdir Specs
$ printf 'module: Login\nsummary: \033[1mLogin\n' > Specs/Login.yml
$ scaffold generate
Specs/Login.yml:2:10: error: the character U+001B is not allowed in YAML [SC0208]
2 | summary: �[1mLogin
  |          ^
  = help: remove it, or write `\u001B` in double quotes
[exit 1]
```

## Fix

Remove the character. If you need it, write it as an escape in double quotes: `"\u001B"`.

"""#
        ),
        (
            code: "SC0209",
            text: #"""
# SC0209: empty file

A spec or a `pack.yml` is empty, or has only comments.

## Example

```yaml
# module: Login
```

```
Login.yml:1:1: error: the file has no content [SC0209]
help: write a mapping of keys and values, or delete the file
```

## Fix

Write the content, or delete the file. `scaffold module Login` writes a first spec.

"""#
        ),
        (
            code: "SC0210",
            text: #"""
# SC0210: second document

A line `---` begins another YAML document. A file can have only one: one module, flow or set of services.

## Example

```yaml
module: Login
---
module: SignUp
```

```
Login.yml:2:1: error: unexpected second YAML document [SC0210]
help: move it to a file of its own, or remove the line `---`
```

## Fix

Move the second document to a file of its own. If both documents are parts of one spec, remove the line `---`.

"""#
        ),
        (
            code: "SC0211",
            text: #"""
# SC0211: invalid YAML

The YAML reader can't read the file from this place on. The indentation is wrong, or a punctuation mark is in the wrong place.

## Example

```yaml
module: Login
  style: viper
```

```
Login.yml:2:3: error: unexpected key: this line is indented too far, so YAML reads it as a part of the value above [SC0211]
note: Login.yml:1:9: the value above begins here
help: indent it like the other keys, or quote the value above
```

## Fix

Compare the indentation of this line with the lines around it. All keys of a mapping begin in the same column, and so do all dashes of a list. If the value above is a text of several lines, quote the whole text. Comments in YAML begin with `#`, not with `//` or `/*`. The lines after this place were not read, so there may be more errors.

"""#
        ),
        (
            code: "SC0212",
            text: #"""
# SC0212: tab or non-breaking space

YAML allows only plain spaces in the indentation, and after `:` and `-`. Tabs in the indentation are errors. Non-breaking spaces (U+00A0, U+2007, U+202F) look like plain spaces, but are errors in these places, and at the start and end of an unquoted text. They often come from text that was copied from a web page.

## Example

```yaml
protocols:
	view: |
```

```
Login.yml:2:1: error: unexpected tab: YAML allows only spaces here [SC0212]
help: indent with spaces
```

## Fix

Indent with spaces, and configure your editor to do so for `.yml` files. In a literal block (`|`), indent each line with spaces. Tabs after these spaces are a part of the text.
Replace non-breaking spaces by plain spaces.

"""#
        ),
        (
            code: "SC0213",
            text: #"""
# SC0213: missing quotes

YAML reads a part of this value as syntax. `[` begins a list, `!` a tag, and `&` an anchor. A colon with a space after it ends a key. A value can't begin with `@`. Swift types and expressions often contain such characters. scaffold ignores the value and reads the rest of the file.

## Example

```yaml
parameters:
  todos: [Todo]? = nil
  point: (x: Int, y: Int)
deepLink: {path: /points/{point}}
```

```
Login.yml:2:10: error: this value needs quotes: YAML reads `[` as the beginning of a list [SC0213]
help: write `todos: "[Todo]? = nil"`
Login.yml:3:10: error: this value needs quotes: YAML reads the `: ` in it as the end of a key [SC0213]
help: write `point: "(x: Int, y: Int)"`
Login.yml:4:18: error: this value needs quotes: YAML reads the `{` in it as the beginning of a mapping [SC0213]
help: write `deepLink: {path: "/points/{point}"}`
```

## Fix

Write the value as the help shows it, or in single quotes. In a text in single quotes, `"` and `\` are ordinary characters, and a single quote is written twice: `'it''s'`.

"""#
        ),
        (
            code: "SC0214",
            text: #"""
# SC0214: missing closing quote

A text begins with a quote, but its closing quote is missing, or more text follows the closing quote. A text in quotes can continue on the next lines.

## Example

```yaml
summary: "Signs a user in
style: viper
```

```
Login.yml:1:10: error: the text that begins here has no closing `"` [SC0214]
help: add the closing `"`
```

## Fix

Add the closing quote at the end of the text. A quote in the text is written `\"` in double quotes and `''` in single quotes.

"""#
        ),
        (
            code: "SC0215",
            text: #"""
# SC0215: missing closing bracket

A list or mapping in brackets is still open at the next key, or at the end of the file.

## Example

```yaml
imports: [Entities, Networking
style: viper
```

```
Login.yml:1:10: error: missing closing `]` of the list [SC0215]
note: Login.yml:2:1: the bracket is still open at this key
help: add the closing `]`
```

## Fix

Add the closing bracket. In YAML, a `#` after a space begins a comment. So in `{title: String = "Order #5"}`, the `}` is part of a comment. Put the value in single quotes: `{title: 'String = "Order #5"'}`. If a list in brackets has several lines, indent them.

"""#
        ),
        (
            code: "SC0216",
            text: #"""
# SC0216: missing colon or space

In a mapping, every line is `key: value`, with a colon after the key and a space after the colon. The same form is necessary inside braces: `{key: value}`.

## Example

```yaml
module: Login
style viper
summary:Signs a user in
group: Onboarding
```

```
Login.yml:2:1: error: missing colon after `style` [SC0216]
help: write `style: viper`
Login.yml:3:1: error: missing space after `summary:` [SC0216]
help: write `summary: Signs a user in`
```

## Fix

Write the line as the help shows it. A non-breaking space (U+00A0) looks like a space, but YAML doesn't accept it: type a plain space in its place. If a value continues on the next line, indent the next line deeper than the key.

"""#
        ),
        (
            code: "SC0217",
            text: #"""
# SC0217: unknown escape

In double quotes a backslash begins an escape: `\n`, `\t`, `\"`, `\\`, `\u00E9` and a few more. Your text has another one, which YAML doesn't know. A frequent case is Swift's
`\(name)`.

## Example

```yaml
make: "Service(name: \(name))"
```

```
Login.yml:1:22: error: unknown escape `\(` [SC0217]
help: write `\\` for a backslash, or use single quotes
```

## Fix

Use single quotes, in which a backslash is an ordinary character, or write the backslash twice.

"""#
        ),
        (
            code: "SC0218",
            text: #"""
# SC0218: duplicate key

A mapping has the same key twice.

## Example

```yaml
parameters:
  email: String
  password: String
  email: String?
```

```
Login.yml:4:3: error: duplicate key `email` [SC0218]
note: Login.yml:2:3: first written here
help: remove one of them
```

## Fix

Remove or rename one of the two keys. If the duplicate key is `<<`, write it once, with a list: `<<: [*first, *second]`.

"""#
        ),
        (
            code: "SC0219",
            text: #"""
# SC0219: unknown alias

In YAML, `*name` is an alias: it repeats the value after the anchor `&name`. Here, no anchor with this name is above the alias.

## Example

```yaml
base: &base {style: viper}
login: *bsae
```

```
Login.yml:2:8: error: unknown alias `*bsae`: no anchor `&bsae` above this line [SC0219]
help: did you mean `*base`? to write the text `*bsae`, quote it: `"*bsae"`
```

## Fix

Correct the name, or move the value with the anchor (`&name`) above the first alias (`*name`). Quote a text that begins with `*`: `"*name"`.

"""#
        ),
        (
            code: "SC0220",
            text: #"""
# SC0220: recursive alias

An alias can't be inside the value that it repeats.

## Example

```yaml
services: &services
  - authService
  - *services
```

```
Login.yml:3:5: error: `*services` is inside the value that it refers to [SC0220]
help: remove the alias, or write the items that you mean in its place
```

## Fix

Remove the alias, or write the items in its place. If you want to repeat only a part of the value, mark this part with its own anchor.

"""#
        ),
        (
            code: "SC0221",
            text: #"""
# SC0221: invalid merge

The merge key `<<` adds the entries of another mapping to this one. The value of `<<` must be a mapping (usually written as an alias) or a list of mappings.

## Example

```yaml
login:
  <<: base
  style: viper
```

```
Login.yml:2:7: error: expected a mapping or a list of mappings after the merge key `<<` [SC0221]
help: write the alias of a mapping, `<<: *name`; if the key is really called `<<`, write `"<<"`
```

## Fix

Write an alias of the mapping, `<<: *base`, and mark the mapping with an anchor, `&base`. If the key is really called `<<`, quote it.

"""#
        ),
        (
            code: "SC0223",
            text: #"""
# SC0223: merge conflict

The file has conflict markers. git writes them if two branches changed the same lines. scaffold reports nothing else about the file until you remove the markers.

## Example

```yaml
module: Login
<<<<<<< HEAD
style: viper
=======
style: mvvm
>>>>>>> other
```

```
Login.yml:2:1: error: unresolved merge conflict [SC0223]
help: keep the lines that you want, of one side or both, and delete the markers
```

## Fix

Keep the lines that you want, and delete the other lines and the markers. Then run `scaffold generate`.

"""#
        ),
        (
            code: "SC0301",
            text: #"""
# SC0301: unknown name

A template uses a variable, a member, a key or an element that doesn't exist. A name with the value `nil` is not an error: it prints nothing.

## Example

`Templates/viper/Presenter.swift.stencil`:

```
{{ module.nme | pascalCase }}
```

```
Templates/viper/Presenter.swift.stencil:1:4: error: unknown member `nme` of `module` [SC0301]
1 | {{ module.nme | pascalCase }}
  |    ^^^^^^^^^^
  = help: did you mean `name`?  `module` has: name, summary, spec, style, target, folder, appFolder, testsFolder, hasContracts, imports, testable, mockImports, …
```

## Fix

Correct the name. If the name is correct, but is missing in some cases, write `module.title ?? "none"`, `module.title | default("none")` or `{% if module.title is defined %}`.
`module?.name` is nil if `module` is missing or nil. `scaffold templates context` shows all names.

"""#
        ),
        (
            code: "SC0302",
            text: #"""
# SC0302: invalid tag

The text in `{{ … }}` or `{% … %}`, or an expression in `pack.yml` such as the value of `where`, doesn't follow the grammar of the template language.

## Example

```
{{ module.name upper }}
```

```
Templates/viper/Presenter.swift.stencil:1:16: error: expected the end of the tag, found `upper` [SC0302]
1 | {{ module.name upper }}
  |                ^^^^^
```

## Fix

Write what the message expects. If you wrote Stencil's grammar, such as `{% macro field name %}`, `{% set x value %}` or `1...3`, the help shows what to write in scaffold.

- A filter follows a `|`: `{{ module.name | upper }}`.
- Combine conditions with `and`, `or` and `not`.
- The condition of a loop begins with `where`.
- After the name of an argument, write a colon.

"""#
        ),
        (
            code: "SC0303",
            text: #"""
# SC0303: unclosed tag

A tag, a comment, a string or the body of a tag has no end.

## Example

```
{% if module.summary %}
/// {{ module.summary }}
```

```
Templates/viper/Presenter.swift.stencil:1:1: error: unclosed `if` [SC0303]
1 | {% if module.summary %}
  | ^^^^^^^^^^^^^^^^^^^^^^^
  = help: add `{% endif %}`
```

## Fix

Add the end that the help shows.

"""#
        ),
        (
            code: "SC0304",
            text: #"""
# SC0304: unknown tag

The template language has no tag with this name.

## Example

```
{% fi module.summary %}
```

```
Templates/viper/Presenter.swift.stencil:1:4: error: unknown tag `fi` [SC0304]
1 | {% fi module.summary %}
  |    ^^
  = help: did you mean `if`?
```

## Fix

Correct the name. For many tags of other template languages, the help shows what to write instead: `else` in place of Stencil's `empty`, or
`if … elif` in place of `switch`. Correct the end of the tag, such as `endfi`, too.

"""#
        ),
        (
            code: "SC0305",
            text: #"""
# SC0305: misplaced tag

The tag is not allowed here. Examples are an end tag without its beginning, a second `else`, `break` outside of a loop, `extends` that is not at the beginning of
the file, or a `block` inside a macro. In a template that extends another one, text is allowed only inside blocks.

## Example

```
{% for x in xs %}{{ x }}{% endif %}{% endfor %}
```

```
Templates/viper/Presenter.swift.stencil:1:28: error: `endif` without `if` or `ifnot`; the open tag is `for` [SC0305]
1 | {% for x in xs %}{{ x }}{% endif %}{% endfor %}
  |                            ^^^^^
  = help: write `endfor`, or remove `endif`
```

## Fix

Follow the `help:` line. If the message has none, remove the tag, or move it to the right place.

"""#
        ),
        (
            code: "SC0306",
            text: #"""
# SC0306: unknown filter

There is no filter with this name. For many filters of Jinja2, Stencil, StencilSwiftKit and Sourcery, the help shows what to write instead.

## Example

```
{{ module.name | uper }}
```

```
Templates/viper/Presenter.swift.stencil:1:18: error: unknown filter `uper` [SC0306]
1 | {{ module.name | uper }}
  |                  ^^^^
  = help: did you mean `upper`?
```

## Fix

Correct the name. `docs/templates.md` lists all filters.

"""#
        ),
        (
            code: "SC0307",
            text: #"""
# SC0307: unknown test

In templates, a test is a word for a condition, such as `even` or `empty`. Write a test after `is` or `is not`, or as the argument of the filters `select` and `reject`. The name in this template is not the name of a test.

## Example

```
{% if module.summary is defned %}
```

```
Templates/viper/Presenter.swift.stencil:1:25: error: unknown test `defned` after `is` [SC0307]
1 | {% if module.summary is defned %}
  |                         ^^^^^^
  = help: did you mean `defined`?
```

## Fix

The tests are `defined`, `undefined`, `none`, `string`, `number`, `list`, `mapping`, `even`, `odd` and `empty`.

"""#
        ),
        (
            code: "SC0308",
            text: #"""
# SC0308: wrong arguments

A filter, a macro or `range` gets too many arguments, too few arguments, or an argument with an unknown name. In Stencil, the width and the character of `indent` are two arguments. In scaffold, the first argument is a number of spaces, or the whole indentation: `indent("\t\t")`.

## Example

```
{{ module.name | replace("View") }}
```

```
Templates/viper/Presenter.swift.stencil:1:18: error: missing argument `new` of filter `replace` [SC0308]
1 | {{ module.name | replace("View") }}
  |                  ^^^^^^^^^^^^^^^
  = help: the signature is `replace(old, new)`
```

## Fix

Write the arguments that the help shows. If the signature shows a default value for an argument, such as `indent(width: 4)`, the argument is optional.

"""#
        ),
        (
            code: "SC0309",
            text: #"""
# SC0309: unknown template

A template includes, imports or extends a file that is not in a template folder.

## Example

```
{% include "common/Heder.stencil" %}
```

```
Templates/viper/Presenter.swift.stencil:1:12: error: unknown template `common/Heder.stencil` [SC0309]
1 | {% include "common/Heder.stencil" %}
  |            ^^^^^^^^^^^^^^^^^^^^^^
  = help: did you mean `common/Header.stencil`?
```

## Fix

Correct the name. The name of a template is its path in the template folder, with the extension.

"""#
        ),
        (
            code: "SC0310",
            text: #"""
# SC0310: circular templates

A template includes, imports or extends itself, directly or through other templates.

## Example

```
{% include "viper/Presenter.swift.stencil" %}
```

```
Templates/viper/Presenter.swift.stencil:1:12: error: circular template dependency: `viper/Presenter.swift.stencil` → `viper/Presenter.swift.stencil` [SC0310]
1 | {% include "viper/Presenter.swift.stencil" %}
  |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
```

## Fix

The message shows the chain of files. In one of these files, remove the tag that names the next file of the chain. To generate a nested structure, write a macro: macros can call themselves.

"""#
        ),
        (
            code: "SC0311",
            text: #"""
# SC0311: unknown macro

You can call only macros and the function `range`. A file can call its own macros and the macros of its parent (the file after `extends`). An included file can also call the macros of the file that includes it. A macro is not a value: write `{{ field(1) }}`, not `{{ field }}`.

## Example

```
{{ field(1) }}
```

```
Templates/viper/Presenter.swift.stencil:1:4: error: unknown macro `field` [SC0311]
1 | {{ field(1) }}
  |    ^^^^^
```

## Fix

Correct the name, write the macro, or import the file that has the macro: after `{% import "macros.stencil" as macros %}`, write `{{ macros.field(1) }}`.
Macros whose names begin with `_` are private to their file.

"""#
        ),
        (
            code: "SC0312",
            text: #"""
# SC0312: duplicate name

A file has two macros, two blocks or two imports with the same name, or a macro has two parameters with the same name.

## Example

```
{% block body %}{% endblock %}
{% block body %}{% endblock %}
```

```
Templates/viper/Presenter.swift.stencil:2:10: error: duplicate block `body` [SC0312]
2 | {% block body %}{% endblock %}
  |          ^^^^
```

## Fix

Rename or remove one of them. To write the same text in two places, use a macro.

"""#
        ),
        (
            code: "SC0313",
            text: #"""
# SC0313: unknown block

A template `extends` another template, and defines a block that the other template doesn't have. Often the name of the block is wrong.

## Example

`Templates/viper/Base.stencil` says `{% block header %}{% endblock %}`.

```
{% extends "viper/Base.stencil" %}
{% block heder %}…{% endblock %}
```

```
Templates/viper/Presenter.swift.stencil:2:10: warning: unknown block `heder`: no parent template has it [SC0313]
2 | {% block heder %}…{% endblock %}
  |          ^^^^^
  = help: did you mean `header`?
```

## Fix

Correct the name, or remove the block.

"""#
        ),
        (
            code: "SC0314",
            text: #"""
# SC0314: wrong kind of value

An operator, a loop, a filter or a test (such as `is odd`) gets a value that it can't use. Examples: a template prints a list, compares a text with a number, or
loops over `nil`.

## Example

```
{{ module.dependencies }}
```

```
Templates/viper/Presenter.swift.stencil:1:4: error: a list can't be printed [SC0314]
1 | {{ module.dependencies }}
  |    ^^^^^^^^^^^^^^^^^^^
  = help: use `join`, or a loop
```

## Fix

Convert the value: `join` makes a text from a list, `~` joins values that can be printed, `?? []` gives an empty list for nil.

"""#
        ),
        (
            code: "SC0315",
            text: #"""
# SC0315: invalid value

A number is too large, a number is divided by zero, or an argument has the right kind but an invalid value, such as an empty separator or a negative
width.

## Example

```
{{ 1 / (module.routes.count - module.routes.count) }}
```

```
Templates/viper/Presenter.swift.stencil:1:4: error: division by zero [SC0315]
1 | {{ 1 / (module.routes.count - module.routes.count) }}
  |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
```

## Fix

Integers are from -9223372036854775808 to 9223372036854775807. Before a division, check that the divisor is not 0: `{{ a / b if b else 0 }}`.

"""#
        ),
        (
            code: "SC0316",
            text: #"""
# SC0316: limit exceeded

The template runs too long, generates too much text, or is nested too deeply. Typical causes are macros that call themselves, loops inside loops, and a text that doubles in each round of a loop.

## Example

```
{% macro again() %}{{ again() }}{% endmacro %}
{{ again() }}
```

```
Templates/viper/Presenter.swift.stencil:1:20: error: macro calls, tags and operators are nested more than 300 levels deep [SC0316]
1 | {% macro again() %}{{ again() }}{% endmacro %}
  |                    ^^^^^^^^^^^^^
  = note: Templates/viper/Presenter.swift.stencil:1:20: the macro `again` is called here
```

## Fix

Give a recursive macro an end: `{% if depth > 0 %}{{ again(depth - 1) }}{% endif %}`. If one expression is too large, split it: use `set` to give each part a name.

"""#
        ),
        (
            code: "SC0317",
            text: #"""
# SC0317: error raised by a template

The template has an `error` tag, and rendering has reached this tag. The author of the template wrote the message. If the message names an option or a member of the spec in backticks, such as `` `segues` ``, the error is at this option or member. If it names none, the error is at the beginning of the spec. A note names the line of the template.

## Example

```
{# Templates/notes/Notes.md.stencil #}
{% if not module.parameters %}{% error module.name ~ " needs parameters" %}{% endif %}
```

```yaml
# Templates/notes/pack.yml
pack: notes
files:
  - {template: notes/Notes.md.stencil, path: "{{ module.name }}.md", owner: user, for: module}
```

```console
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold module Login
Specs/Login.yml:1:1: error: Login needs parameters [SC0317]
1 | module: Login
  | ^^^^^^^^^^^^^
  = note: Templates/notes/Notes.md.stencil:2:31: the template raises the error here
  = note: while rendering Login.md for the module `Login` (Specs/Login.yml:1:1)
  = note: the command has not written this file
[exit 1]
```

## Fix

Do what the message says.

"""#
        ),
        (
            code: "SC0318",
            text: #"""
# SC0318: different meaning in Stencil

A warning of `scaffold templates lint --stencil`: the template is valid, but has another meaning in Stencil. In Stencil:

- `not x in xs` negates only `x`.
- `a-b` and `a==1` are names.
- Strings have no escapes.
- `capitalize` changes every word.
- A loop over a mapping sorts the keys.
- Spaces before a tag are removed.
- If a line ends in a tag, the line break after the tag is removed.

## Example

```
{# Templates/notes/Notes.md.stencil #}
{% if not module.name in ["Login"] %}x{% endif %}
```

```console
$ echo 'pack: notes' > Templates/notes/pack.yml
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint --stencil notes
…
Templates/notes/Notes.md.stencil:2:7: warning: in Stencil, `not` negates only `module.name` here [SC0318]
2 | {% if not module.name in ["Login"] %}x{% endif %}
  |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: write `module.name not in ["Login"]` to negate the whole condition
…
```

## Fix

If the template is only for scaffold, do what the help says. If it must also work in Stencil, write `not (x in xs)`, because Stencil has no `not in`.

"""#
        ),
        (
            code: "SC0319",
            text: #"""
# SC0319: merge conflict in a template

The template has conflict markers. They come from git, or from `scaffold templates eject`: it merges a new version of a built-in template into your copy.

## Example

```
<<<<<<< ours
final class {{ module.name }}Presenter: BasePresenter {
=======
struct {{ module.name }}Presenter {
>>>>>>> theirs
```

```
Templates/viper/Presenter.swift.stencil:1:1: error: unresolved merge conflict [SC0319]
1 | <<<<<<< ours
  | ^^^^^^^^^^^^
  = help: keep the lines that you want, of one side or both, and delete the markers
```

## Fix

Keep the lines that you want, and delete the other lines and the markers. If the generated file needs a marker, write the marker as an expression: `{{ "<<<<<<<" }}`.

"""#
        ),
        (
            code: "SC0320",
            text: #"""
# SC0320: invalid UTF-8 in a template

Templates must be text in UTF-8. This file is in another encoding, such as Latin-1 or UTF-16, or has a NUL character.

## Example

The file with the team's header is in Latin-1:

```console
$ mkdir -p Templates/common
$ printf '// \251 Example Inc.\n' > Templates/common/Header.stencil
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold module Login
Templates/common/Header.stencil:1:1: error: the line is not valid UTF-8 [SC0320]
1 | // � Example Inc.
  | ^^^^^^^^^^^^^^^^^
  = help: save the file as UTF-8
[exit 1]
```

## Fix

Save the file as UTF-8. A template can't generate binary files; add them to the project yourself.

"""#
        ),
        (
            code: "SC0401",
            text: #"""
# SC0401: unknown key

A spec, `scaffold.yml` or `pack.yml` has a key that is unknown, or that is not allowed here.

## Example

```yaml
module: Login
sumary: Signs a user in.
was: SignIn
```

```
Specs/Login.yml:2:1: error: unknown key `sumary` in a module [SC0401]
help: did you mean `summary`?

Specs/Login.yml:3:1: error: a module no longer has the key `was` [SC0401]
help: remove it; to rename a module, run `scaffold rename OLD NEW`
```

## Fix

Correct the key, or remove it. [The spec language](../specs.md) lists the keys of specs and of `scaffold.yml`; [Packs](../packs.md) lists the keys of `pack.yml`. Keys are case-sensitive. A key with the
wrong indentation belongs to another mapping.

"""#
        ),
        (
            code: "SC0402",
            text: #"""
# SC0402: wrong kind of value

The value is a list where a text is expected, a text where a mapping is expected, or nothing at all. A text that looks like a boolean or a number,
such as `no` or `1.10`, needs no quotes. For a boolean, write exactly `true` or `false`.

## Example

```yaml
module: Login
imports: Entities
parameters:
  - email: String
protocols:
  view:
    func setLoading(_ isLoading: Bool)
```

```
Specs/Login.yml:2:10: error: expected a list, found `Entities` [SC0402]
help: write `[Entities]`
Specs/Login.yml:4:3: error: expected a mapping from a parameter's name to a Swift type, found a list [SC0402]
help: leave out the `- ` before each key
Specs/Login.yml:7:5: error: expected the body of a Swift protocol, found a mapping [SC0402]
help: write `|` after the colon, and the members as Swift below it
```

## Fix

Write the value in the form that the message expects. Write the members of a protocol in a literal block, `view: |`, one member on each line.

"""#
        ),
        (
            code: "SC0403",
            text: #"""
# SC0403: missing key

A required key is missing, such as the `protocol` of a service or the `sources` of a target. In `variants`, the keys `flag` and `on` are required. In `flags`, the keys `service` and `type` are required.

## Example

```yaml
services:
  authService:
    implementation: AuthService
```

```
Specs/Services.yml:3:5: error: missing key `protocol` in a service [SC0403]
help: add `protocol:` with a protocol's name
```

## Fix

Add the key. If it exists, check its indentation: it may belong to another mapping.

"""#
        ),
        (
            code: "SC0404",
            text: #"""
# SC0404: unknown value

The value must be one of a few words. A word with `(…)` has an argument: `tab(0)`, `flow(Checkout)`.

## Example

```yaml
module: Login
presentation: pushed
```

```
Specs/Login.yml:2:15: error: expected `push`, `present`, `fullScreen`, `root`, `tab(…)` or `custom`, found `pushed` [SC0404]
help: did you mean `push`?
```

## Fix

Write one of the words that the message lists. Case matters: `fullScreen`, not `fullscreen`.

If a new version has replaced a word, the help shows the new word. In a `pack.yml`, `owner: tool` is now `owner: generated`, and `owner: person` is now `owner: user`.

"""#
        ),
        (
            code: "SC0405",
            text: #"""
# SC0405: unknown kind of spec

The first key of a spec is `module`, `services` or `flow`. This spec begins with another key.

## Example

```yaml
summary: Signs a user in.
module: Login
```

```
Specs/Login.yml:1:1: error: expected `module`, `services` or `flow` as the first key of a spec, found `summary` [SC0405]
help: put `module:` first
```

## Fix

Put `module:`, `services:` or `flow:` first. Settings of the project belong in `scaffold.yml`.

If the folder `Specs` has YAML files of other tools, choose another folder for the specs of scaffold. If there is no `scaffold.yml` yet, create it with these lines. Write the folders of your app:

```yaml
# scaffold.yml
app: Shop
specs: ScaffoldSpecs
targets:
  Shop: {sources: Shop, tests: ShopTests}
```

Then run `scaffold init` without options.

"""#
        ),
        (
            code: "SC0406",
            text: #"""
# SC0406: not a warning

`warnings` in `scaffold.yml` switches warnings off by their codes. The code in this entry is not the code of a warning, or is SC0111, which can't be switched off.

## Example

`scaffold.yml`:

```yaml
warnings:
  SC0606: off
```

```
scaffold.yml:2:3: error: `SC0606` is an error, and only warnings can be switched off [SC0406]
help: remove this entry; `scaffold explain SC0606` says how to fix the error
```

## Fix

Use the code that is printed at the end of the warning, such as `SC0642`. If the code is that of an error, remove the entry, and fix the error.

"""#
        ),
        (
            code: "SC0407",
            text: #"""
# SC0407: text ends at a comment

A number such as `#12` comes after a text without quotes. In YAML, a `#` after a space begins a comment, so the number is not a part of the text.

## Example

`Specs/Login.yml`:

```yaml
module: Login
summary: Signs a user in, see #12
```

```
Specs/Login.yml:2:31: warning: `#12` is not a part of the text: a `#` after a space begins a YAML comment [SC0407]
help: if this belongs to the text, put the text in quotes; if it is a comment, write a space after the `#`
```

## Fix

Put the text in quotes: `summary: "Signs a user in, see #12"`. If the number is a comment, write a space after the `#`.

"""#
        ),
        (
            code: "SC0501",
            text: #"""
# SC0501: invalid Swift

A spec contains Swift code: the members of a protocol, a type, a default value, an expression. Swift's own parser can't read this code. The message comes from the parser. The line and column are those of the YAML file.

## Example

```yaml
module: Login
protocols:
  view: |
    func show(error String)
```

```
Specs/Login.yml:4:20: error: expected `:` in parameter [SC0501]
```

## Fix

Write what the message asks for. An early error may cause the later ones, so begin with the first.

"""#
        ),
        (
            code: "SC0502",
            text: #"""
# SC0502: Swift nested too deeply

Brackets and closures can be nested at most 64 levels deep, and at most 8 opening `[` can follow one another. In a chain of operators or of members (`a.b.c`), each element is a level, too.

## Example

`Specs/Tree.yml` has nine opening brackets in a row:

```yaml
module: Tree
parameters:
  tree: "[[[[[[[[[Int]]]]]]]]]"
```

```
Specs/Tree.yml:3:18: error: the Swift code is nested too deeply [SC0502]
help: give the inner parts a name of their own, with a typealias or a variable
```

## Fix

Declare a typealias for the inner part in the app's sources, and use its name.

"""#
        ),
        (
            code: "SC0503",
            text: #"""
# SC0503: Swift text too long

scaffold doesn't read Swift texts of more than 2,000,000 bytes.

## Example

```console
$ mkdir -p Sources/App
$ { echo '/// @mockable'; yes 'protocol P {}' | head -200000; } > Sources/App/Data.swift
$ scaffold mocks --sources Sources --output Mocks
Sources/App/Data.swift:1:1: error: the Swift text has more than 2000000 bytes [SC0503]
1 | /// @mockable
  | ^^^^^^^^^^^^^
  = help: split it
[exit 1]
```

## Fix

Split the file, or list it under `exclude` of `mocks` in `scaffold.yml`.

"""#
        ),
        (
            code: "SC0504",
            text: #"""
# SC0504: not a protocol member

The body of a protocol has members, comments and `#if`. Types, imports and macros are not allowed. Some protocols allow fewer kinds of members ([SC0613](SC0613.md)).

## Example

```yaml
module: Login
protocols:
  view: |
    enum State { case loading }
    func show(_ state: State)
```

```
Specs/Login.yml:4:5: error: `enum` is not allowed in a protocol [SC0504]
```

## Fix

Declare the type in the app's sources, and use its name here. If another Swift module declares the type, add the name of that module to `imports`.

"""#
        ),
        (
            code: "SC0505",
            text: #"""
# SC0505: a member with a body

A protocol has no implementations, so its functions and accessors can't have a body.

## Example

```yaml
module: Login
protocols:
  presenter: |
    func didTapLogIn() { view.show() }
```

```
Specs/Login.yml:4:24: error: a protocol member can't have a body [SC0505]
```

## Fix

Remove the body: `func didTapLogIn()`. Write a property as `var title: String { get }`. Move the code of the body to the implementation.

"""#
        ),
        (
            code: "SC0506",
            text: #"""
# SC0506: a property without accessors

A property of a protocol is written `var name: Type { get }`, or `{ get set }` if it can be set. `let`, an initial value such as `= 0`, and a
property without a type are not allowed.

## Example

```yaml
module: Login
protocols:
  view: |
    var title: String
```

```
Specs/Login.yml:4:9: error: the property has no `{ get }` or `{ get set }` [SC0506]
help: write `var title: String { get }`, or `{ get set }`
```

## Fix

Write `var title: String { get }`, or `{ get set }`.

"""#
        ),
        (
            code: "SC0507",
            text: #"""
# SC0507: invalid modifier

A member of a protocol has the access level of the protocol, so `public` and other access levels are not allowed. Also not allowed:

- modifiers of an implementation, such as `class`, `final`, `weak`, `lazy` and `required`
- `override`, `optional` and `@objc`
- `some` outside of parameters
- `var`, `let` or `@escaping` before the name of a parameter
- an operator without `static`
- `rethrows`, if no parameter is a closure with `throws`

## Example

```yaml
module: Login
protocols:
  view: |
    public func reload()
```

```
Specs/Login.yml:4:5: error: `public` is not allowed on a protocol member [SC0507]
```

## Fix

Remove the modifier, or write what the `help:` line shows. Here are two correct functions: `func load() async throws` and `func load(then handler: @escaping () -> Void)`.

To change the access of generated code, use `access` of a target in `scaffold.yml`.

"""#
        ),
        (
            code: "SC0508",
            text: #"""
# SC0508: a default value in a protocol

In Swift, the parameters of protocol members can't have default values.

## Example

```yaml
module: Login
protocols:
  router: |
    func showDetails(animated: Bool = true)
```

```
Specs/Login.yml:4:37: error: a parameter in a protocol can't have a default value [SC0508]
```

## Fix

Remove the value. To keep the default, write an extension of the protocol with a function `showDetails()` that calls `showDetails(animated: true)`.

"""#
        ),
        (
            code: "SC0509",
            text: #"""
# SC0509: invalid accessors

A property or subscript of a protocol has either `get`, or `get` and `set`. Write each accessor only once. `get` can be `async` and `throws`.

## Example

```yaml
module: Login
protocols:
  view: |
    var title: String { set }
```

```
Specs/Login.yml:4:23: error: `set` is not allowed without `get` [SC0509]
```

## Fix

Write `{ get }` or `{ get set }`.

"""#
        ),
        (
            code: "SC0510",
            text: #"""
# SC0510: duplicate member

Two members of a protocol have the same name, labels and types, so Swift can't distinguish them. `throws` and the internal names of parameters make no
difference. A property `count` and a function `count()` are duplicates, too. A function of a service can't be under both `members` and `commands`.

In a spec, two parameters of a member can't have the same internal name either.

## Example

```yaml
module: Login
protocols:
  view: |
    func show(_ error: String)
    func show(_ message: String)
```

```
Specs/Login.yml:5:10: error: duplicate member `show(_:)` [SC0510]
```

## Fix

- Two members: remove one, or give them different labels: `func show(error: String)`, `func show(message: String)`.
- Two parameters: give each its own internal name: `func move(from old: Int, to new: Int)`.

"""#
        ),
        (
            code: "SC0511",
            text: #"""
# SC0511: a value that ends at a comment

In YAML, a `#` after a space begins a comment, even in a Swift string. scaffold gets only the part before the `#`, and this part is not valid Swift.

## Example

```yaml
module: Order
parameters:
  title: String = "Order #5"
```

```
Specs/Order.yml:3:26: error: a `#` after a space begins a YAML comment, so the value ends before it [SC0511]
```

## Fix

Quote the whole value. In single quotes, Swift's quotes need no backslash: `title: 'String = "Order #5"'`.

"""#
        ),
        (
            code: "SC0512",
            text: #"""
# SC0512: a value that ends at a comma

In `{…}` and `[…]`, YAML ends a value at a comma, `}` or `]`, even between the brackets of a Swift type. scaffold gets only the part before this
character.

## Example

```yaml
module: Order
parameters: {titles: Dictionary<String, Int>}
```

```
Specs/Order.yml:2:39: error: a `,` inside `{…}` or `[…]` ends the value in YAML, so `Dictionary<String, Int>` is cut in two [SC0512]
```

## Fix

Quote the value, `{titles: 'Dictionary<String, Int>'}`, or write each entry of the mapping on its own line.

"""#
        ),
        (
            code: "SC0513",
            text: #"""
# SC0513: unmatched bracket

A bracket has no matching bracket, or an `#if` has no `#endif`. The message shows the position of the unmatched bracket.

## Example

```yaml
module: Order
parameters:
  done: (Int -> Void
```

```
Specs/Order.yml:3:9: error: unclosed `(` [SC0513]
```

## Fix

Write the matching bracket, or remove this one.

"""#
        ),
        (
            code: "SC0514",
            text: #"""
# SC0514: missing type

A Swift type is expected, but something else was found, such as a value, or a type of another language: `string`.

## Example

```yaml
module: Order
parameters:
  count: 3
```

```
Specs/Order.yml:3:10: error: expected a Swift type, found `3` [SC0514]
```

## Fix

Write the type, with a default value after `=` if there is one: `count: Int = 3`.

"""#
        ),
        (
            code: "SC0515",
            text: #"""
# SC0515: a type that can't be stored

The parameters of a module are stored, so each needs a type that can be stored. `some`, `inout`, `Int...` and `@autoclosure` are only allowed in the parameters of functions. You don't need `@escaping`: a stored closure is always escaping.
`result: Never` is not allowed, because no value has the type `Never`.

## Example

```yaml
module: Order
parameters:
  ids: Int...
```

```
Specs/Order.yml:3:11: error: a variadic parameter can't be stored [SC0515]
help: write `[Int]`
```

## Fix

Write `[Int]` in place of `Int...`, `any View` in place of `some View`, and `() -> Void` in place of `@escaping () -> Void`.

"""#
        ),
        (
            code: "SC0516",
            text: #"""
# SC0516: missing expression

A Swift expression is expected, but something else was found.

## Example

```yaml
module: Todos
parameters:
  filter: TodoFilter =
```

```
Specs/Todos.yml:3:11: error: missing Swift expression after `TodoFilter =` [SC0516]
```

## Fix

Write the value, such as `TodoFilter = .all`, or remove the `=`.

"""#
        ),
        (
            code: "SC0517",
            text: #"""
# SC0517: more than one value

The value must be one type or one expression, but more text follows it.

## Example

```yaml
module: Todos
parameters:
  filter: TodoFilter? nil
```

```
Specs/Todos.yml:3:23: error: unexpected `nil` after `TodoFilter?` [SC0517]
```

## Fix

Write only one type or one expression. In the example, the `=` is missing: `filter: TodoFilter? = nil`.

"""#
        ),
        (
            code: "SC0601",
            text: #"""
# SC0601: invalid name

Names of modules, services, parameters, protocols, classes, flags and imported modules become names in Swift. They start with a letter or `_`, and contain
letters, digits and underscores. A name has at most 200 bytes. Swift's keywords are allowed for modules, services, parameters, modes and flags, but not for protocols, classes, other types and imported modules.

## Example

```yaml
module: log in
parameters: {user name: String}
```

```
Specs/Login.yml:1:9: error: expected a module's name, found `log in` [SC0601]
help: write `LogIn`
Specs/Login.yml:2:14: error: expected a parameter's name, found `user name` [SC0601]
help: write `userName`
```

## Fix

Write a Swift name, without spaces, hyphens, brackets, generic arguments or invisible characters.

- For an imported module, write `_` in place of characters such as `-`: the module of the target `My-Lib` is `My_Lib`.
- If the name of a target can't be the name of a Swift module, add `module:` to the target, with the name that you import.

"""#
        ),
        (
            code: "SC0602",
            text: #"""
# SC0602: invalid path

These values must be paths inside the project: `specs` and the folders under `targets` in `scaffold.yml`, `group` in a spec, and `--sources` and `--tests` of `scaffold init`.
A path can't contain a backslash, and can't begin or end with `/`. No part of the path can be empty, `.` or `..`, or have more than 255 bytes. The first folder can't be `.git` or `.scaffold`.

## Example

```yaml
module: Login
group: ../Onboarding
```

```
Specs/Login.yml:2:8: error: expected a path inside the project, found `../Onboarding` [SC0602]
help: write a path inside the project's folder, without `..` and without `/` at either end
```

## Fix

- Write the path relative to the project's folder.
- For `group`, write the path relative to `Modules`. With `group: Onboarding`, the files are in `Modules/Onboarding/Login`.
- To use a folder outside the project, move `scaffold.yml` to a folder that contains both the project and this folder.

"""#
        ),
        (
            code: "SC0603",
            text: #"""
# SC0603: duplicate module or flow

Two specs declare modules or flows with the same name. `login` and `Login` are the same name, because type names start with a capital letter. Names such as `SignUp` and `Signup` are also too similar: their files would have the same names on the disks of most Macs.

## Example

`Specs/Login2.yml`:

```yaml
module: login
```

```
Specs/Login2.yml:1:9: error: duplicate module `Login`: `Login` and `login` differ only in upper and lower case [SC0603]
help: rename one of them
note: Specs/Login.yml:1:9: first declared here
```

## Fix

Rename one of the two, or remove the spec that is a copy.

"""#
        ),
        (
            code: "SC0604",
            text: #"""
# SC0604: duplicate service

Two services have the same name, in the same spec or in different specs. Declare a service once; every module can use it.

## Example

`Specs/Storage.yml`:

```yaml
services:
  cache: {protocol: Caching, implementation: Cache}
```

```
Specs/Storage.yml:2:3: error: duplicate service `cache` [SC0604]
help: rename one of them
note: Specs/Services.yml:3:3: first declared here
```

## Fix

Remove one of them. If they are two different services, rename one.

"""#
        ),
        (
            code: "SC0605",
            text: #"""
# SC0605: unknown service

A module, a flow, a service, or `flags` in `scaffold.yml` names a service that no spec declares.

## Example

```yaml
module: Login
dependencies: [authServce]
```

```
Specs/Login.yml:2:16: error: unknown service `authServce` [SC0605]
help: did you mean `authService`?
```

## Fix

Correct the name, or create the service with `scaffold service NAME`. If the app provides the service itself, declare it with
`lifetime: external`.

If you see this error after a merge, the other branch may have renamed the service. Run the same `scaffold rename OLD NEW` again.

"""#
        ),
        (
            code: "SC0606",
            text: #"""
# SC0606: unknown module

A route, a variant or a flow names a module that has no spec. Or a flow is listed under a key that accepts only modules, such as `modules` of a flow.

## Example

```yaml
module: Login
routes: [SignUp, Terms]
```

```
Specs/Login.yml:2:18: error: unknown module `Terms` [SC0606]
help: run `scaffold module Terms` or `scaffold flow Terms` to create it
```

## Fix

Correct the name, or create the module or flow: `scaffold module Terms`, `scaffold flow Terms`. For a screen that already exists in Swift, add a spec with `build: custom`.

If you see this error after a merge, the other branch may have renamed the module. Run the same `scaffold rename OLD NEW` again.

"""#
        ),
        (
            code: "SC0607",
            text: #"""
# SC0607: unknown style

`style:` names a style that scaffold doesn't know. A style is a pack with `roles`: the parts of a module, such as `view`. Neither the built-in packs nor your template folders contain such a pack with this name.

## Example

```yaml
module: Login
style: vipre
```

```
Specs/Login.yml:2:8: error: unknown style `vipre` [SC0607]
help: did you mean `viper`?
```

## Fix

Use a built-in style, such as `viper`, or the name after `pack:` in the `pack.yml` of your own pack. `scaffold templates list` shows all styles. If your own
`Templates/viper/pack.yml` says `pack: other`, the style is called `other`.

"""#
        ),
        (
            code: "SC0608",
            text: #"""
# SC0608: unknown target

`target:` in a spec, or `app:` or `support:` in `scaffold.yml`, names a target that `targets:` does not list.

## Example

```yaml
module: SignUp
target: Cores
```

```
Specs/SignUp.yml:2:9: error: unknown target `Cores` [SC0608]
help: did you mean `Core`?
```

## Fix

Correct the name, or declare the target in `scaffold.yml`: `targets: {Cores: {sources: Sources/Cores}}`.

"""#
        ),
        (
            code: "SC0609",
            text: #"""
# SC0609: unknown role

Under `protocols`, each key is a role of the style: a part of the module that has a protocol. In MVVM and reactive VIPER, the view has no protocol. A key that begins with a capital letter declares an additional protocol. The name of a role's protocol or class is not allowed as a key: write `presenter`, not `LoginPresenterProtocol`.

The error can also be under `parameters`. A screen with the option [`viewModel: shared`](../styles/mvvm.md#a-view-model-for-several-screens) has a parameter for the view model of another module: `viewModel: any TicketsViewModelProtocol`. scaffold generates `TicketsViewModelProtocol` only if the spec of the module `Tickets` has members under `viewModel`.

The error can also be under `types`, where a spec names your own classes. A key there is a role, or `viewController` for `LoginViewController`.

## Example

```yaml
module: Login
style: viper
protocols:
  viewModel: |
    func load()
```

```
Specs/Login.yml:4:3: error: the style `viper` has no role `viewModel` [SC0609]
help: choose `view`, `presenter`, `interactor`, `router` or `navigation`
```

## Fix

Write one of the keys in the help, or change the style or the options of the module. If the protocol of a parameter is in your own Swift code, write this into `scaffold.yml`: `types: {TicketsViewModelProtocol: {import: App}}`, with the Swift module of the protocol.

"""#
        ),
        (
            code: "SC0610",
            text: #"""
# SC0610: unknown argument

A route has an argument (`with`), but the module that it opens has no parameter with this name.

## Example

```yaml
module: Login
routes:
  - SignUp: {with: {emial: "nil"}}
```

```
Specs/Login.yml:3:21: error: `SignUp` has no parameter `emial` [SC0610]
help: did you mean `email`?
note: Specs/SignUp.yml:1:9: `SignUp` is declared here
```

## Fix

- If the name is wrong, correct it.
- If the parameter doesn't exist, add it to the spec of the opened module.
- If the error is under `start` of a flow, and the parameter belongs to a [mode](../specs.md#modes), pass the mode: `start: {EditTodo: {mode: .edit(todo: todo)}}`.

"""#
        ),
        (
            code: "SC0611",
            text: #"""
# SC0611: duplicate route

A module can have only one route to each module or flow. One route is also enough if the opened module has `modes`: the route has a method for each mode.

## Example

```yaml
module: Login
routes:
  - SignUp
  - SignUp: {presentation: present}
```

```
Specs/Login.yml:4:5: error: duplicate route to `SignUp` [SC0611]
help: keep one of the two routes; if they differ only in their arguments, remove `with`, and pass the arguments to the router's method
note: Specs/Login.yml:3:5: first written here
```

## Fix

Keep one of the two. If the calls need different arguments, remove these arguments from `with`. They are then parameters of the router's method.

"""#
        ),
        (
            code: "SC0612",
            text: #"""
# SC0612: automatic member

scaffold generates some members itself: `viewDidLoad()` in a presenter, `close()` and one method for each route in a router. The spec declares
one of these members again.

## Example

```yaml
module: Login
protocols:
  presenter: |
    func viewDidLoad()
```

```
Specs/Login.yml:4:10: error: the protocol of `presenter` already has `viewDidLoad()` [SC0612]
help: remove it; scaffold generates this member
```

## Fix

Remove it. A member with the same name but other argument labels is allowed.

"""#
        ),
        (
            code: "SC0613",
            text: #"""
# SC0613: unsupported member

The protocols of a module's parts and of services can't have initializers, associated types, typealiases or parameters of the type `Self`.
The protocols of a module's parts can't have subscripts, static members or mutating members either. The `commands` of a service can only have functions.

If a spec names your own protocol with `source`, the limits depend on its use:

- The protocol of a service can't have associated types, unless a `where` clause says which types they are.
- If scaffold generates the class of a module's part, the protocol of this part can't have initializers, associated types or parameters of the type `Self`.

## Example

```yaml
module: Login
protocols:
  presenter: |
    static func make()
```

```
Specs/Login.yml:4:17: error: the protocol of `presenter` can't have a static member [SC0613]
help: remove the member; this protocol can have only instance methods and instance properties
```

## Fix

Write functions and properties. An additional protocol for your own code can have associated types. Its key under `protocols` is its name: `protocols: {Paging: …}`.

"""#
        ),
        (
            code: "SC0614",
            text: #"""
# SC0614: member that the class already has

scaffold writes each member of the protocol into the class. So the protocol can't declare a member that the class already has:

- members that view controllers inherit from `UIViewController`, `UIResponder` and `NSObject`
- properties that the style's template declares, such as `router` in a presenter
- in a service or model, the properties that store its dependencies, such as `httpClient`
- the property that stores the value of an [`Observed`](../state.md): `titleEvented` if the protocol has `var title: Observed<String> { get }`

## Example

```yaml
module: Login
protocols:
  view: |
    var title: String { get set }
  presenter: |
    var router: String { get }
```

```
Specs/Login.yml:4:9: error: `title` is already a member of `UIViewController` [SC0614]
help: choose another name, such as `screenTitle`
Specs/Login.yml:6:9: error: `router` is already a member of `LoginPresenter` [SC0614]
help: remove it, or choose another name, such as `screenRouter`
```

## Fix

Choose another name or other argument labels: `show(error:)` does not collide with `show(_:sender:)`. A function with a parameter
of your own type, such as `select(_ row: Row)`, does not collide, either. If you mean the property that the class already has,
remove the member from the protocol.

"""#
        ),
        (
            code: "SC0615",
            text: #"""
# SC0615: name collision

Two things have the same name:

- Types: two generated files declare the same type, or one file declares a type twice. This also happens if two services have the same `protocol`, or if two protocols such as `API.Loading` and `Files.Loading` would have the same mock.
- Files: two files of a target have the same name. Upper and lower case make no difference.
- Services: a service has the same name as its `implementation`, or as a property that `AppLocator` already has. A service of a flow has the same name as another service or parameter of the flow.
- Targets: two targets have the same folder or Swift module. Upper and lower case make no difference. A target has the name of a module that generated files import, such as `UIKit`.
- Parameters: two parameters differ only in the case of their first letter, such as `id` and `Id`.
- Protocols: an additional protocol under `protocols` has the name of a type that scaffold generates, such as `LoginParameters`.
- Routes: two routes of a module would have the same method. For example, a module has the routes `ItemNew` and `Item`. If `Item` has the [mode](../specs.md#modes) `new`, both routes have the method `showItemNew`.

The error can also mean that a folder is in the wrong place:

- A folder can't have both sources and tests.
- The folder of the specs can't be a folder of sources or tests.

If the name comes from a pack, the message points to the entry under `files` in `pack.yml`.

## Example

`Specs/Login.yml` says `module: Login`, and `Specs/Services.yml` says:

```yaml
services:
  login: {protocol: LoginServicing, implementation: LoginPresenter}
```

```
Specs/Services.yml:2:53: error: two generated files declare `LoginPresenter`: `Sources/Core/Services/LoginPresenter.swift` and `Sources/App/Modules/Login/LoginPresenter.swift` [SC0615]
help: choose another name
note: Specs/Login.yml:1:9: the name of the other file comes from here
```

## Fix

Rename one of the two. If two services have the same `protocol`, declare the protocol in a Swift file, and write `source:` with the path of this file in both services.

"""#
        ),
        (
            code: "SC0616",
            text: #"""
# SC0616: circular dependency

Services depend on each other in a cycle, so none of them can be created first.

## Example

```yaml
services:
  auth: {protocol: AuthServicing, implementation: AuthService, dependencies: [http]}
  http: {protocol: HTTPClient, implementation: Client, dependencies: [auth]}
```

```
Specs/Services.yml:2:79: error: circular dependency: `auth` → `http` → `auth` [SC0616]
help: remove one of these dependencies; if two of these services use the same code, move it into a new service
note: Specs/Services.yml:2:79: `auth` depends on `http`
note: Specs/Services.yml:3:71: `http` depends on `auth`
```

## Fix

Move the code that both services need into a third service, such as a store for tokens. Or pass the dependency with each call, as an argument or a closure.

"""#
        ),
        (
            code: "SC0617",
            text: #"""
# SC0617: service that depends on a model

A `model` is isolated to the main actor, but a `service` can be called from any isolation. So models can use services, but services can't use models.

## Example

```yaml
services:
  log: {protocol: Logging, implementation: Log, dependencies: [userModel]}
  userModel: {protocol: UserModeling, implementation: UserModel, kind: model}
```

```
Specs/Services.yml:2:64: error: the service `log` can't depend on the model `userModel` [SC0617]
help: make `log` a model with `kind: model`, or let the model call the service
note: Specs/Services.yml:3:3: the model is declared here
```

## Fix

Let the model call the service, and pass the values that the service needs. If the service belongs on the main actor, declare it with `kind: model`.

"""#
        ),
        (
            code: "SC0618",
            text: #"""
# SC0618: entity in the protocol of a role

A type with `entity: true` in `scaffold.yml` is an entity: a type of the business logic. A role with `entities: false` in the style's `pack.yml` can't use entities in its protocol. In VIPER, this role is the view: the presenter passes plain values to the view.

## Example

`scaffold.yml` says `types: {Order: {entity: true}}`, and `Specs/Orders.yml` says:

```yaml
module: Orders
protocols:
  view: |
    func show(_ orders: [Order])
```

```
Specs/Orders.yml:4:26: error: the protocol of `view` can't use the entity `Order` [SC0618]
help: use plain values, such as a struct with the texts to show
note: scaffold.yml:1:9: declared as an entity here
```

## Fix

Pass a struct of strings, images and numbers that the presenter creates from the entity. If the type is not an entity, remove `entity: true`.

"""#
        ),
        (
            code: "SC0619",
            text: #"""
# SC0619: variant with a different signature

With `variants: {flag: newLogin, on: NewLogin}`, the router shows `NewLogin` in place of `Login`, with the same arguments, if the flag `newLogin` is on. So both specs must declare the same parameters,
in the same order, and the same result. Defaults may differ.

## Example

```yaml
module: Login
parameters: {email: String?}
variants: {flag: newLogin, on: NewLogin}
```

```
Specs/Login.yml:3:32: error: `Login` takes `(email: String?)`, but its variant `NewLogin` takes `(email: String)` [SC0619]
help: write the same parameters and the same result in both specs
note: Specs/NewLogin.yml:1:9: the variant is declared here
```

## Fix

Write the same parameters and result in both specs. If only one of the two modules needs a value, make the parameter optional in both specs, or get the value from a
service.

"""#
        ),
        (
            code: "SC0620",
            text: #"""
# SC0620: invalid deep link

A deep link is a path with an optional query, such as `/login?email={email}`. Each name in braces is a parameter of the module or flow. The link
must contain all parameters without a default. A link can't open a module with `modes`.

The key `over` names a module or flow. The link first shows that module or flow, without arguments. Then it shows the module or flow of this spec on top.

## Example

`Specs/TodoList.yml` says `{module: TodoList, parameters: {day: Int}}`, and `Specs/Todo.yml` says:

```yaml
module: Todo
parameters: {id: Int}
deepLink: {path: '/todo/{idd}', over: TodoList}
```

```
Specs/Todo.yml:3:26: error: `Todo` has no parameter `idd` [SC0620]
help: did you mean `id`?
Specs/Todo.yml:3:39: error: a link can't show `TodoList` first, because its parameter `day` has no default [SC0620]
help: give `day` a default, or name another module
note: Specs/TodoList.yml:1:33: declared here
```

## Fix

- Begin the link with `/`.
- Write each parameter's name once between `{` and `}`.
- Percent-encode spaces and other special characters: `%20` is a space.
- In `over`, name a module or flow that needs no arguments and whose presentation is not `custom`.
- If the link's own screen is a root or a tab, remove `over`: no screen can be below a root or a tab.

"""#
        ),
        (
            code: "SC0621",
            text: #"""
# SC0621: not visible in the target

Specs with `target: App` can use all targets. All other specs can use services of their own target, of the shared target, and of targets whose Swift module they list under `imports`. The key `support:` in `scaffold.yml` names the shared target.

Further rules:

- Only specs of the app can use a type that is in the app.
- Specs of the shared target can't use the types of a target with screens.
- Two targets can't import each other. The target `Feed` imports the target `Auth` if a spec of `Feed` lists the Swift module of `Auth` under `imports`. `Feed` also imports `Auth` if `scaffold.yml` says `types: {Receipt: {import: Auth}}`, and a spec of `Feed` uses `Receipt`.
- A target that other targets use needs `access: package` or `access: public`.
- If a route opens a module with [modes](../specs.md#modes), the target with the route must import the target with the module.
- A target with `access: public` can't use the services and modes of a target with `access: package`.

## Example

`Specs/Tokens.yml` says `{services: {tokens: {protocol: TokenStoring, implementation: TokenStore}}, target: Auth}`, and `Specs/Feed.yml` says:

```yaml
module: Feed
target: Feed
dependencies: [tokens]
```

```
Specs/Feed.yml:3:16: error: `tokens` is declared in target `Auth`, so target `Feed` can't use it [SC0621]
help: write `target: Feed` or `target: Core` in the spec of `tokens`; or, if the target `Feed` depends on `Auth`, write `imports: [Auth]` in this spec
note: Specs/Tokens.yml:1:13: declared here
```

## Fix

- A service: declare it in the shared target. Or list the Swift module of its target under `imports` of the spec that uses the service.
- A route to a module with `modes`: declare the opened module in the shared target. Or list the Swift module of its target under `imports` of the spec with the route.
- A type: move it into the shared target, or into the target that uses it. Or list the Swift module of its target under `imports`. The Swift module has the name of the target, if the target has no key `module` in `scaffold.yml`.
- Two targets that import each other: the notes name both imports. Remove one of them, for example by moving a type into the shared target.

If you change the target in a spec, `scaffold generate` moves the files. If the class of a service is in a file that you created, move this file yourself.

"""#
        ),
        (
            code: "SC0622",
            text: #"""
# SC0622: service without an implementation

scaffold must know where a service comes from: a class, an expression that creates the service, or the app.

## Example

```yaml
services:
  clock: {protocol: ClockReading}
```

```
Specs/Services.yml:2:3: error: `clock` has no implementation [SC0622]
help: add `implementation:` with the class that conforms to `ClockReading`, or `lifetime: external` if the app provides it
```

## Fix

Name the class with `implementation:`, or write an expression with `make:`. If the app provides the service in `AppEnvironment`, write
`lifetime: external`.

"""#
        ),
        (
            code: "SC0623",
            text: #"""
# SC0623: external service with an implementation

With `lifetime: external`, the app provides the service in `AppEnvironment`. So the service can't have an implementation, a `make` expression or
dependencies.

## Example

```yaml
services:
  http: {protocol: HTTPClient, lifetime: external, implementation: Client}
```

```
Specs/Services.yml:2:68: error: the external service `http` can't have an implementation [SC0623]
help: remove `implementation`, or choose another lifetime
```

## Fix

Remove the key that the error message names. Or remove `lifetime: external`: then the locator creates the service, as a `singleton`.

"""#
        ),
        (
            code: "SC0624",
            text: #"""
# SC0624: members of an existing protocol

With `source:`, the protocol and its members are in a Swift file, so the spec can't list them with `members:`.

## Example

```yaml
services:
  store: {protocol: Storing, implementation: Store, source: Sources/App/Storing.swift, members: func put()}
```

```
Specs/Services.yml:2:97: error: `Storing` has both `source` and `members` [SC0624]
help: remove `members`: the protocol is in `Sources/App/Storing.swift`
note: Specs/Services.yml:2:61: the source is named here
```

## Fix

Remove `members:`. To declare the protocol in the spec instead, write all its members under `members:`, and remove `source:` and the
declaration in Swift.

"""#
        ),
        (
            code: "SC0625",
            text: #"""
# SC0625: missing feature flag service

A module with `variants` needs a service that knows whether a flag is on. `flags` in `scaffold.yml` names this service. Without `flags`, the service must be named `featureFlags`. You get this error if the service doesn't exist, or if it has no synchronous `isEnabled(_:)`.

## Example

There is no spec `Specs/Flags.yml`, so no spec declares a service for flags. `Specs/Login.yml` says:

```yaml
module: Login
variants: {flag: newLogin, on: NewLogin}
```

```
Specs/Login.yml:2:18: error: no service provides the feature flag `newLogin` [SC0625]
help: declare a service `featureFlags` with `func isEnabled(_ flag: FeatureFlag) -> Bool`, or name your service under `flags` in scaffold.yml
```

## Fix

Declare the service, usually with `lifetime: external`. Give it the member that the help of the message shows, without `async` and `throws`. If the service has
another name, write `flags: {service: …, type: …}` in `scaffold.yml`.

"""#
        ),
        (
            code: "SC0626",
            text: #"""
# SC0626: unknown flow

`lifetime: flow(NAME)` ties a service to a flow, but no spec declares a flow with this name.

## Example

```yaml
services:
  cart: {protocol: CartServicing, implementation: CartService, lifetime: flow(Checkout)}
```

```
Specs/Services.yml:2:79: error: unknown flow `Checkout` [SC0626]
help: add a spec that begins with `flow: Checkout`, or use `singleton`, `weak`, `transient` or `external`
```

## Fix

Correct the name, or add a spec that begins with `flow:`.

"""#
        ),
        (
            code: "SC0627",
            text: #"""
# SC0627: invalid number

The number of a tab must be 0 or more. The numbers `lines` and `functions` under `budget` in `scaffold.yml` must be 1 or more.

## Example

```yaml
module: Home
presentation: tab(first)
```

```
Specs/Home.yml:2:19: error: expected the number of a tab, found `first` [SC0627]
help: write `tab(0)` for the first tab
```

## Fix

Write the number in digits, without separators.

"""#
        ),
        (
            code: "SC0628",
            text: #"""
# SC0628: protocol missing in its source file

`source:` names a Swift file that does not declare the expected protocol:

- For a service, the expected name is under `protocol`.
- For a part of a module, such as `view`, the module's name and the style set the expected name: `LoginViewProtocol`.

A class, a typealias or a `private` protocol causes the same error.

## Example

```yaml
services:
  cache: {protocol: Cache, implementation: DiskCache, source: Sources/App/Storing.swift}
```

```
Specs/Services.yml:2:63: error: `Sources/App/Storing.swift` declares no protocol `Cache` [SC0628]
help: this file declares `Storing` and `Caching`
```

## Fix

Correct the protocol's name or the path. If the protocol of a service is inside a type, write both names: `API.Loading`. For a part of a module, rename the protocol in Swift to the name in the message.

"""#
        ),
        (
            code: "SC0629",
            text: #"""
# SC0629: protocol with too many functions

A warning: a protocol has more functions than the budget allows. The default is 20. The class and the mock of a large protocol are large, too.

## Example

With `budget: {functions: 2}` in `scaffold.yml`, `Specs/Login.yml` says:

```yaml
module: Login
protocols:
  view: |
    func one()
    func two()
    func three()
```

```
Specs/Login.yml:6:10: warning: `LoginViewProtocol` has 3 functions; the limit (`budget`) is 2 [SC0629]
help: split the screen or service, or raise `budget: {functions: …}` in scaffold.yml
```

## Fix

Split the screen into several modules, or the service into several services. Or raise the budget.

"""#
        ),
        (
            code: "SC0631",
            text: #"""
# SC0631: duplicate entry

A list of names, such as `dependencies`, `imports` or `templates`, contains the same name twice.

## Example

```yaml
module: Login
dependencies: [authService, cache, authService]
```

```
Specs/Login.yml:2:36: error: duplicate `authService` under `dependencies` [SC0631]
help: remove one of them
note: Specs/Login.yml:2:16: first written here
```

## Fix

Remove one of the two entries, or correct the entry that should have another name.

"""#
        ),
        (
            code: "SC0632",
            text: #"""
# SC0632: invalid variant

A module with `variants` has one flag. The router checks the flag, and shows the module or its variant. So these rules apply:

- A module can't be its own variant.
- The variant of a module can't have a variant.
- A module with [modes](../specs.md#modes) can't have a variant, and can't be a variant.

## Example

`Specs/NewLogin.yml` says `{module: NewLogin, variants: {flag: newerLogin, on: Newest}}`, and `Specs/Login.yml` says:

```yaml
module: Login
variants: {flag: newLogin, on: NewLogin}
```

```
Specs/Login.yml:2:32: error: `NewLogin` can't be the variant of `Login`, because `NewLogin` also has a variant [SC0632]
help: remove `variants` from the spec of `Login` or of `NewLogin`
note: Specs/NewLogin.yml:1:53: the variant of `NewLogin` is named here
```

## Fix

Keep `variants` in one of the two specs. For three alternatives, or if a module has `modes`, use one module, and let its own code choose what the screen shows.

"""#
        ),
        (
            code: "SC0633",
            text: #"""
# SC0633: spec without services

A warning: a spec begins with `services:`, but declares no service.

## Example

```yaml
services:
#  authService: {protocol: AuthServicing, implementation: AuthService}
```

```
Specs/Services.yml:1:1: warning: this spec declares no service [SC0633]
help: write services below `services:`, or remove the file
```

## Fix

Write services below `services:`, indented, or remove the file. If the file has services, check their indentation and the `#` signs.

"""#
        ),
        (
            code: "SC0634",
            text: #"""
# SC0634: undeclared dependency in make

The code under `make` has the name of a service, such as `http`, `self.http` or `environment.http`. This service is not listed under `dependencies`. scaffold needs the complete list to find problems such as cycles.

## Example

```yaml
services:
  http: {protocol: HTTPClient, lifetime: external}
  auth: {protocol: AuthServicing, make: "AuthService(http: http)"}
```

```
Specs/Services.yml:3:60: error: `make` uses `http`, which is not in the dependencies of `auth` [SC0634]
help: write `dependencies: [http]`
```

## Fix

Add the service to `dependencies`, as the help shows.

"""#
        ),
        (
            code: "SC0635",
            text: #"""
# SC0635: support files in the app target

`support` names the target of the support files: the generated files that all modules use. All targets with screens import this target. The app target imports all other targets, and two targets
can't import each other. So in a project with several targets, the support files can't be in the app target.

## Example

`scaffold.yml`:

```yaml
app: Main
support: Main
targets:
  Main: {sources: Sources/Main}
  Auth: {sources: Sources/Auth}
```

```
scaffold.yml:2:10: error: the support files can't be in `Main`: `Auth` needs these files, but can't import `Main` [SC0635]
help: choose a target without screens, or add one
```

## Fix

Choose a target without screens, or add one. Without `support:`, the support files are in the target `Core`, in the folder `Modules/Core/Sources`.

"""#
        ),
        (
            code: "SC0636",
            text: #"""
# SC0636: unknown option

A warning: `options` in `scaffold.yml` or in a spec sets an option that no template pack declares. The option has no effect.

## Example

`scaffold.yml`:

```yaml
options: {heder: "Copyright Example Inc."}
```

```
scaffold.yml:1:11: warning: unknown option `heder` [SC0636]
help: did you mean `header`?
```

## Fix

Correct the name, or declare the option with its default under `options` in the `pack.yml` of the pack that uses it.

"""#
        ),
        (
            code: "SC0637",
            text: #"""
# SC0637: source outside of all targets

A warning. The Swift file of a service's protocol is in no folder that `scaffold.yml` lists under `targets`. So scaffold doesn't know which Swift module the generated files must import for the protocol.

## Example

```yaml
services:
  chat: {protocol: ChatProviding, source: Packages/Chat/ChatProviding.swift, lifetime: external}
```

```swift
// Packages/Chat/ChatProviding.swift
public protocol ChatProviding: Sendable {}
```

```
Specs/Chat.yml:2:43: warning: the file `Packages/Chat/ChatProviding.swift` is outside of all targets [SC0637]
help: if a package has this file, write `imports: […]` in this spec, with the Swift module of the package; otherwise write the target that compiles this file, such as `target: App`
```

## Fix

- If the file belongs to a package, list its Swift module next to `services`: `imports: [Chat]`. Or write `types: {ChatProviding: {import: Chat}}` in `scaffold.yml`.
- If a target of the app compiles the file, write this target next to `services`: `target: App`.

"""#
        ),
        (
            code: "SC0638",
            text: #"""
# SC0638: hand-written protocol without a parent

A warning. A spec names your own protocol for a part of a module, and scaffold generates the class of this part. Your protocol has no parent, but generated code needs one. For example, a presenter has a `weak` property of its view, so the view's protocol must inherit from `AnyObject`. Without the parent, the compiler may report errors in other files. scaffold checks only protocols without a parent, or with `Sendable` as the only parent.

The protocol of a service with `lifetime: weak` must inherit from `AnyObject`, too, because only a class can have a weak reference. If the service is a struct, the app stops when it uses the service.

## Example

`Specs/Login.yml`:

```yaml
module: Login
protocols:
  view: {source: Sources/App/LoginProtocols.swift}
```

```swift
// Sources/App/LoginProtocols.swift
@MainActor
protocol LoginViewProtocol {
    func show(error: String)
}
```

```
Sources/App/LoginProtocols.swift:3:10: warning: `LoginViewProtocol` doesn't inherit from `AnyObject`, so generated code may not compile [SC0638]
help: write `protocol LoginViewProtocol: AnyObject`
```

## Fix

Add the parent in your Swift file.

"""#
        ),
        (
            code: "SC0640",
            text: #"""
# SC0640: service in the wrong part

In VIPER, only the interactor can use services. In MVVM, only the view model can. In a style of your own, roles with `dependencies: true` in `pack.yml` can use services. The error means that another protocol of the module uses a service.

## Example

```yaml
module: Login
protocols:
  presenter: |
    func start(with service: any AuthServicing)
```

```
Specs/Login.yml:4:34: error: the protocol of `presenter` can't use the service `AuthServicing` [SC0640]
help: list the service under `dependencies`, and use it in `interactor`
```

## Fix

Remove the service from the protocol and list it under `dependencies`. Add a method to the interactor that does what the presenter needs.

"""#
        ),
        (
            code: "SC0641",
            text: #"""
# SC0641: UIKit in a service

A service or model uses a type of UIKit. Services and models hold data, and don't know how the data is shown.

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
Specs/Services.yml:6:47: error: the service `imageCache` can't use the UIKit type `UIImage` [SC0641]
```

## Fix

Return plain values, such as `Data` for an image, and let the view create the `UIImage`.

"""#
        ),
        (
            code: "SC0642",
            text: #"""
# SC0642: a function without a test

A warning of `scaffold check`: the protocol of a part has a function that no test calls. Functions of protocols such as `LoginNavigation` are not checked.

A test counts if all of this is true:

1. The test is in a Swift file below the `tests` folder of the module's target. It is not a generated file with mocks.
2. The file uses the name `LoginPresenter`, or a name that begins with `LoginModule`, such as `LoginModuleTests`. Comments and strings don't count.
3. The test calls the function on an object, with exactly the function's argument labels: `presenter.didTapLogIn(email: "a", password: "b")`. A
   trailing closure counts as an argument.

## Example

```yaml
module: Login
protocols:
  presenter: |
    func didTapForgot()
```

```
Specs/Login.yml:4:10: warning: no test in Tests/AppTests calls `didTapForgot()` of `LoginPresenter` [SC0642]
help: call it in a test file that contains the word `LoginPresenter` or `LoginModule`; or switch the warning off with `warnings: {SC0642: off}` in scaffold.yml
```

## Fix

Add a test that calls the function, for example in the generated `LoginPresenterTests.swift`, which you own.

"""#
        ),
        (
            code: "SC0643",
            text: #"""
# SC0643: Evented in a protocol

A member of a protocol in a spec has the type `Evented`: a value that notifies its subscribers. Every caller that has an `Evented` can change the value. So keep the `Evented` private in the class, and use `Observed` in the protocol. Other code can then read and observe the value, but not change it.

## Example

```yaml
module: TodoList
style: mvvm
protocols:
  viewModel: |
    var todos: Evented<[Todo]> { get }
```

```
Specs/TodoList.yml:5:16: error: `todos` uses `Evented`, so every caller can change the value [SC0643]
help: write `Observed<[Todo]>`, which is read-only
```

## Fix

Write `Observed<[Todo]>` and run `scaffold generate`. scaffold adds a private `Evented` named `todosEvented` to the class, and `todos` returns `todosEvented.observed`. If other parts must change the value, add a
function to the protocol that changes it.

"""#
        ),
        (
            code: "SC0644",
            text: #"""
# SC0644: missing sample

Generated tests need an example value (a sample) of this type. scaffold has samples of common types, such as
`String`, `Int`, `Bool`, `Date` and `URL`, and of optionals and collections.

## Example

```yaml
module: Booking
parameters:
  venue: Venue
```

```
Specs/Booking.yml:3:10: warning: generated tests need a value of the type `Venue` [SC0644]
help: add `samples: {Venue: …}` to scaffold.yml, with a Swift expression in place of `…`
```

## Fix

In `scaffold.yml`, write a Swift expression for the type:

```yaml
samples:
  Venue: 'Venue(name: "Hall 1")'
```

Until then, the generated tests call `try sample(Venue.self)`, which throws an error that refers to this warning. If `Venue` is the result of a flow, scaffold leaves out the tests of this result.

"""#
        ),
        (
            code: "SC0645",
            text: #"""
# SC0645: protocol that uses another part

The protocol of a role (a part of the module) uses the class or protocol of another role. In the style's `pack.yml`, the key `uses` of a role lists the other parts that the role's protocol can use. The part in the message is not in this list.

## Example

```yaml
# Templates/mine/pack.yml
pack: mine
extends: viper
roles:
  view: {type: ViewController, screen: true, uses: []}
```

```yaml
# Specs/Login.yml
module: Login
style: mine
protocols:
  view: |
    func show(_ presenter: any LoginPresenterProtocol)
```

```console
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold generate
Specs/Login.yml:6:32: error: the protocol of `view` can't use `LoginPresenterProtocol`, a type of the part `presenter` [SC0645]
6 |     func show(_ presenter: any LoginPresenterProtocol)
  |                                ^^^^^^^^^^^^^^^^^^^^^^
  = help: use plain values; in this style, the protocol can't use other parts
[exit 1]
```

## Fix

Pass values. Or, in the `pack.yml`, add the other part to `uses`: in the example, `uses: [presenter]`.

"""#
        ),
        (
            code: "SC0646",
            text: #"""
# SC0646: type of a forbidden Swift module

A style can forbid that a class imports a Swift module. For example, a view model must not import UIKit. The `pack.yml` of the style lists the forbidden Swift modules under `forbids`. Here, the protocol of the class uses a type of a forbidden Swift module. scaffold knows the types of UIKit, and the types under `types` in `scaffold.yml`.

## Example

```yaml
module: Login
style: mvvm
protocols:
  viewModel: |
    func image() -> UIImage
```

```
Specs/Login.yml:5:21: error: the protocol of `viewModel` can't use `UIImage`, because the role must not import `UIKit` [SC0646]
help: use plain values, such as `Data` for an image
```

## Fix

Use a type that doesn't come from the Swift module in the message, such as `Data` instead of `UIImage`. The screen then creates the image.

"""#
        ),
        (
            code: "SC0650",
            text: #"""
# SC0650: unused service

A warning of `scaffold check`: the app never creates the service, because nothing uses it. A module, flow or other service uses a service if it lists the service under `dependencies`. A service with the key `make` also uses the services that are named in `make`.

## Example

```yaml
services:
  clock: {protocol: ClockReading, implementation: Clock}
```

```
Specs/Clock.yml:2:3: warning: unused service `clock` [SC0650]
help: list it under `dependencies` of the module or service that uses it, or remove it
```

## Fix

List the service under `dependencies` of the spec that uses it, or remove the service.

"""#
        ),
        (
            code: "SC0651",
            text: #"""
# SC0651: weak service kept by a singleton

A warning. A `weak` service is released when the last object that uses it is released. A singleton is never released. So if a singleton uses a `weak`
service, the `weak` service is never released either. This also happens if a `transient` service is between the two.

## Example

```yaml
services:
  session: {protocol: SessionHolding, implementation: Session, dependencies: [cache]}
  cache: {protocol: Storing, implementation: Store, lifetime: weak}
```

```
Specs/Services.yml:2:79: warning: the singleton `session` keeps the weak service `cache` alive [SC0651]
help: make `session` weak, too, or make `cache` a singleton
note: Specs/Services.yml:3:3: `cache` is declared here
```

## Fix

Give both services the same lifetime. Or remove the dependency, and let the singleton create an instance of its own when it needs one.

"""#
        ),
        (
            code: "SC0652",
            text: #"""
# SC0652: unreachable module

A warning of `scaffold check`: the user can't open this module. The app starts with a root or a tab, and opens other modules through routes, variants, deep links and flows.
A `note:` lists the modules that are opened by this module alone. The user can't open them either.

## Example

```yaml
module: Help
routes: [SignUp]
```

```
Specs/Help.yml:1:9: warning: nothing opens `Help`: it is not a root, tab or variant, and no route, flow or deep link opens it [SC0652]
help: list `Help` under `routes` of another module; or write `presentation: root` if the app starts with `Help`; if your own Swift code calls `showHelp`, switch this warning off (see `scaffold explain SC0652`)
note: Specs/Help.yml:2:10: so nothing opens `SignUp` either: only `Help` has a route to it
```

## Fix

List the module under `routes` of the module that should open it. If the app starts with it, write `presentation: root`, or make it a tab. An app with tabs starts with its tabs, and shows no root.

scaffold doesn't see calls in your own Swift code, such as `router.showHelp(from: self)`. If your code opens the module, switch the warning off for its spec:

```yaml
# scaffold.yml
warnings:
  SC0652: {off: [Specs/Help.yml]}
```

"""#
        ),
        (
            code: "SC0653",
            text: #"""
# SC0653: push without a navigation controller

A warning. `push` adds a screen to the navigation controller of the screen that opens it. Roots, tabs and presented screens have a navigation controller.
A screen with `presentation: custom` has one only if your own code adds it. Without a navigation controller, `push` shows a sheet.

## Example

```yaml
module: Drawer
presentation: custom
deepLink: /drawer
routes: [SignUp]
```

```
Specs/Drawer.yml:4:10: warning: `Drawer` pushes `SignUp`, but is never shown in a navigation controller [SC0653]
help: present `SignUp`; or show `Drawer` with `push`, `present`, `root` or a tab
note: Specs/Drawer.yml:2:15: `Drawer` has the presentation `custom`
```

## Fix

- Present `SignUp`, or show `Drawer` in a navigation controller.
- If your own code adds a navigation controller, write `- SignUp: {presentation: custom}` in the spec. Then show `SignUp` in your own code: in the function `showCustom(_:from:)` of `AppRouter`.

"""#
        ),
        (
            code: "SC0654",
            text: #"""
# SC0654: duplicate tab

Two modules have the same tab number. Tabs are counted from 0. Each tab shows one module or its variant, or one flow.

## Example

`Specs/Feed.yml` says `{module: Feed, presentation: tab(1)}`, and `Specs/Profile.yml` says:

```yaml
module: Profile
presentation: tab(1)
```

```
Specs/Profile.yml:2:15: error: tab 1 shows both `Profile` and `Feed` [SC0654]
help: give one of them another number
note: Specs/Feed.yml:1:30: `Feed` is assigned to tab 1 here
```

## Fix

Change one of the numbers. Or remove the tab from the spec of `Profile`. Your code can then replace `Feed` with `Profile` in tab 1 later: `showProfile(from: nil, as: .tab(1))`.

"""#
        ),
        (
            code: "SC0655",
            text: #"""
# SC0655: ambiguous deep links

Two links match the same URL, and neither link is more specific. scaffold compares the paths part by part.
These are the kinds of parts, the most specific first:

1. fixed text, such as `orders`
2. `Bool`, and types that have `text: rawValue` under `types` in `scaffold.yml`
3. numbers
4. all other types

Links are also ambiguous if each is more specific in a different part. For example, `/users/{name}` and `/{id}/posts` both match `/users/posts`, if `id` is a `String`. If `id` is an `Int`, only the first link matches.

If all parts are equally specific, scaffold compares the fixed query items, such as `sort=date`. A link is more specific if it has all fixed items of the other link, and at least one more.

## Example

`Specs/Todo.yml` says `{module: Todo, parameters: {id: Int}, deepLink: "/todos/{id}"}`, and `Specs/Day.yml` says:

```yaml
module: Day
parameters: {number: Int}
deepLink: /todos/{number}
```

```
Specs/Todo.yml:1:50: error: ambiguous deep links: a URL can match both `/todos/{id}` (`Todo`) and `/todos/{number}` (`Day`) [SC0655]
help: change a fixed part of one of the paths
note: Specs/Day.yml:3:11: the link to `Day` is written here
```

## Fix

Change a fixed part of one of the paths: `/days/{number}`.

"""#
        ),
        (
            code: "SC0656",
            text: #"""
# SC0656: parameter without a text form

Links can contain texts, integers, `Double`, `Float`, `Bool`, `Character`, `URL`, `UUID` and `Date`, and optionals of these types. The query of a link
can also contain arrays of them. For other types, declare how the value is written as text.

## Example

```yaml
module: Todos
parameters: {filter: Filter, tags: "[String]"}
deepLink: /todos/{tags}?filter={filter}
```

```
Specs/Todos.yml:3:19: error: the array `tags` can't be in the path of a link [SC0656]
help: move it to the query: `?tags={tags}`. A link can then repeat `tags=` for each element
Specs/Todos.yml:3:33: error: `filter` can't be in a link: scaffold can't convert text to `Filter` [SC0656]
help: say under `types` in scaffold.yml how `Filter` is written as text: `Filter: {text: …}`, with `losslessString`, `rawValue` or `codable` in place of `…`
note: Specs/Todos.yml:2:14: declared here
```

## Fix

Declare the text form in `scaffold.yml`: `types: {Filter: {text: rawValue}}` for an enum with raw values, `losslessString` for
`LosslessStringConvertible`, `codable` for JSON. Or remove the parameter from the link and give it a default.

"""#
        ),
        (
            code: "SC0657",
            text: #"""
# SC0657: unused result

A warning. A module returns its result to the module whose route opened it. No route opens this module: the app shows it only at the start (as a root or tab),
or through a deep link. In both cases, no other module waits for the result.

## Example

```yaml
module: Picker
presentation: root
result: Color
```

```
Specs/Picker.yml:3:9: warning: the result of `Picker` is unused: no route opens `Picker` [SC0657]
help: remove `result`, or list `Picker` under `routes` of the module that needs the result
```

## Fix

Remove the result, or add a route. If your own code calls `AppRouter` and uses the result, [switch the warning off](../specs.md#switch-a-warning-off) for this spec.

"""#
        ),
        (
            code: "SC0658",
            text: #"""
# SC0658: first screen that needs an argument

A warning. When the app starts, `AppCoordinator` shows all tabs, or the root if there are no tabs. It can't show a module with [modes](../specs.md#modes). It can't show a module with a parameter that has no default, either. If a module with such a parameter is a tab with a deep link, the tab appears when the user opens the link.

## Example

`Specs/Tag.yml`:

```yaml
module: Tag
presentation: tab(1)
parameters:
  id: Int
```

```
Specs/Tag.yml:4:3: warning: the app starts without tab 1, because `Tag` needs a value for `id` [SC0658]
help: give `id` a default, or open `Tag` from a tab without parameters
```

## Fix

- Write a default, such as `id: Int = 1`.
- For a tab, use another screen, which has no parameters, and list `Tag` under its `routes`.
- For a root, write `presentation: root` in the spec of another module without parameters, such as a launch screen. Let this module open `Tag`.
- Or show the first screen with your own code in `AppCoordinator.start()`: `router.showHome(from: nil, user: user)`. Then [switch the warning off](../specs.md#switch-a-warning-off).

"""#
        ),
        (
            code: "SC0660",
            text: #"""
# SC0660: start outside the flow

A flow starts with one of its own modules, but `start` names another module.

## Example

```yaml
flow: Checkout
start: Login
modules: [SignUp]
```

```
Specs/Checkout.yml:2:8: error: the flow `Checkout` starts with `Login`, which is not in its `modules` [SC0660]
help: add it to `modules`, or start with `SignUp`
note: Specs/Login.yml:1:9: `Login` is declared here
```

## Fix

Add `Login` to `modules`. Modules outside of the flow can't open `Login` then. If they need to, leave `Login` out of the flow: start the flow with `SignUp`, and give `SignUp` a route to `Login`.

"""#
        ),
        (
            code: "SC0661",
            text: #"""
# SC0661: missing argument of start

The first module of a flow has a parameter without a default, but `start` does not pass it.

## Example

```yaml
flow: Joining
parameters: {email: String}
start: NewLogin
modules: [NewLogin]
```

```
Specs/Joining.yml:3:8: error: `start` does not pass `email` to `NewLogin` [SC0661]
help: pass a value: `start: {NewLogin: {email: …}}`; it can use the flow's parameters and services
note: Specs/NewLogin.yml:2:14: declared here, without a default
```

## Fix

Write `start: {NewLogin: {email: email}}`. Or give the parameter a default in the module's spec.

"""#
        ),
        (
            code: "SC0662",
            text: #"""
# SC0662: module in two flows

Two flows list the same module. A flow gives its modules their dependencies, so a module can be in one flow only.

## Example

`Specs/Checkout.yml` says `{flow: Checkout, start: Login, modules: [Login]}`, and `Specs/Joining.yml` says:

```yaml
flow: Joining
start: SignUp
modules: [SignUp, Login]
```

```
Specs/Joining.yml:3:19: error: `Login` is in two flows, `Joining` and `Checkout` [SC0662]
help: remove `Login` from one of the flows; if both need it, `Joining` can open the flow `Checkout`
note: Specs/Checkout.yml:1:42: first named here
```

## Fix

Keep the module in one flow. If both flows need the module, there are three ways:

- One flow opens the other flow with a route.
- Remove the module from both flows. Then any module can have a route to it.
- Create a third flow for the shared modules.

"""#
        ),
        (
            code: "SC0663",
            text: #"""
# SC0663: flow module opened from outside

Only the flow's coordinator shows the flow's modules. Routes outside the flow and deep links can't open these modules. The key [`over`](../deep-links.md#show-another-screen-first) of a deep link can't name them either.

A module and its [variant](../specs.md#variants) must be in the same flow, or both outside of flows.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: SignUp, modules: [SignUp]}`, and `Specs/Login.yml` says:

```yaml
module: Login
routes: [SignUp]
```

```
Specs/Login.yml:2:10: error: `SignUp` belongs to the flow `Joining`, but a route of `Login` opens it [SC0663]
help: open the flow instead: `- Joining`
note: Specs/Joining.yml:1:42: `SignUp` is listed in the flow here
```

## Fix

Open the flow, which shows its first module. Or remove the module from `modules` of the flow.

"""#
        ),
        (
            code: "SC0664",
            text: #"""
# SC0664: flow closed by its own module

A flow ends when its first screen is removed. If a module of the flow is shown as root or tab, the module replaces
the first screen, so the flow ends.

SC0664 can also be a warning: the first module of a flow has a `result`, but the flow has no result of this type. An example is the flow `{flow: Auth, start: Phone, modules: [Phone, Code], result: Session}` if the spec of `Phone` has `result: String`. When `Phone` returns its result, its screen is closed. Then the coordinator can't show the next module.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login, SignUp]}`, and `Specs/Login.yml` says:

```yaml
module: Login
routes:
  - SignUp: {presentation: root}
```

```
Specs/Login.yml:3:5: error: showing `SignUp` with `root` would close the flow `Joining`, which contains `SignUp` [SC0664]
help: show it with `push` or `present`, or remove it from the flow
note: Specs/Joining.yml:1:8: the flow `Joining` is declared here
```

## Fix

- If a module is shown as root or tab, push or present it. Or let the flow return a result, and let the module that opened the flow show the next screen.
- If the first module has a result, remove the result, and open the next module with a route: `routes: [Code]` in the spec of `Phone`. Call this route in the presenter (VIPER), the interactor (reactive VIPER), the view controller (MVVM, model controllers), or the view (MVVM with SwiftUI).

"""#
        ),
        (
            code: "SC0665",
            text: #"""
# SC0665: flow that opens itself

A module of a flow can't have a route to its own flow.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login]}`, and `Specs/Login.yml` says:

```yaml
module: Login
routes: [Joining]
```

```
Specs/Login.yml:2:10: error: `Login` can't open its own flow `Joining` [SC0665]
help: show a module of the flow, or close the flow first
note: Specs/Joining.yml:1:8: the flow `Joining` is declared here
```

## Fix

- Open a module of the flow.
- To start the flow again, let it return a result. The module that opened the flow can then open it again.

"""#
        ),
        (
            code: "SC0666",
            text: #"""
# SC0666: service that depends on a service with a shorter lifetime

A service with `lifetime: flow(X)` is released when the flow ends. A service that may live longer can't depend on it.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login]}`, and `Specs/Services.yml` says:

```yaml
services:
  draft: {protocol: DraftKeeping, implementation: DraftKeeper, lifetime: flow(Joining)}
  cache: {protocol: Caching, implementation: Cache, dependencies: [draft]}
```

```
Specs/Services.yml:3:68: error: the singleton `cache` can't depend on `draft` (lifetime `flow(Joining)`) [SC0666]
help: give `cache` the lifetime `flow(Joining)` too, or pass the values of `draft` as arguments of the functions of `cache`
note: Specs/Services.yml:2:3: `draft` is declared here
note: Specs/Joining.yml:1:8: the flow `Joining` is declared here
```

## Fix

Give both the same lifetime, or reverse the dependency: a service can depend on services that live longer.

"""#
        ),
        (
            code: "SC0667",
            text: #"""
# SC0667: flow service used outside its flow

A service with `lifetime: flow(X)` exists only for the modules of that flow. This module is shown outside the flow.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login]}`, `Specs/Services.yml` says `services: {draft: {protocol: DraftKeeping, implementation: DraftKeeper, lifetime: flow(Joining)}}`, and `Specs/SignUp.yml` says:

```yaml
module: SignUp
dependencies: [draft]
```

```
Specs/SignUp.yml:2:16: error: `SignUp` depends on `draft`, which exists only in the flow `Joining` [SC0667]
help: add `SignUp` to the modules of `Joining`, or give the service another lifetime
note: Specs/Services.yml:1:12: the service is declared here
note: Specs/Joining.yml:1:8: the flow `Joining` is declared here
```

## Fix

Add the module to the flow, pass the data to the module as a parameter, or choose another lifetime, such as `singleton`.

"""#
        ),
        (
            code: "SC0668",
            text: #"""
# SC0668: flow result that no module returns

A warning. A flow returns the result of one of its modules, but here no module has a `result` of the flow's type.
If your code doesn't call `finish(_:)` of the coordinator, the flow always returns `.cancelled`.

## Example

```yaml
flow: Joining
start: SignUp
modules: [SignUp]
result: Session
```

```
Specs/Joining.yml:4:9: warning: no module of the flow `Joining` returns `Session` [SC0668]
help: write `result: Session` in the last module of the flow; or call `finish(_:)` in the flow's coordinator and switch this warning off
```

## Fix

Add the result to the last module of the flow. In the generated `…DidFinish(_:)` methods of the coordinator, you see which module's result the flow returns.

"""#
        ),
        (
            code: "SC0669",
            text: #"""
# SC0669: commands outside a coordinator

A module or another service uses a function that a service lists under `commands`. Only coordinators of flows may call these functions. Screens use the `members` of the service.

## Example

`Specs/Shop.yml` says `services: {cart: {protocol: CartModeling, implementation: CartModel, commands: {protocol: CartCommanding, members: func pay()}}}`, and `Specs/Payment.yml` says:

```yaml
module: Payment
dependencies: [CartCommanding]
```

```
Specs/Payment.yml:2:16: error: a module can't use `CartCommanding`, the commands of the service `cart` [SC0669]
help: to read from the service, write `cart`; to call the commands, add `cart` to the `dependencies` of a flow, and call the commands in the coordinator of this flow
note: Specs/Shop.yml:1:12: the service is declared here
```

## Fix

Let the screen return a `result`, such as the payment method. Add the service to the `dependencies` of the flow. Call the command in the coordinator's
method for this result, `paymentDidFinish(_:)`.

"""#
        ),
        (
            code: "SC0701",
            text: #"""
# SC0701: a large file

A warning: scaffold generates a user-owned file with more lines than the budget allows. The default budget is 400 lines.

## Example

With `budget: {lines: 20}` in `scaffold.yml`, `Specs/Login.yml` says:

```yaml
module: Login
```

```
Specs/Login.yml:1:1: warning: Sources/App/Modules/Login/LoginViewController.swift is generated with 45 lines; the limit (`budget`) is 20 [SC0701]
help: split the screen or service, or raise `budget: {lines: …}` in scaffold.yml
```

## Fix

Split the screen or the service of this file, or raise the budget.

"""#
        ),
        (
            code: "SC0702",
            text: #"""
# SC0702: missing template in a pack

A `pack.yml` names a template that is not in your template folders, and not a built-in template either.

## Example

`Templates/ours/pack.yml`:

```yaml
pack: ours
files:
  - {template: ours/Vew.swift.stencil, path: View.swift, owner: generated, for: module}
```

```
Templates/ours/pack.yml:3:16: error: unknown template `ours/Vew.swift.stencil` [SC0702]
help: did you mean `ours/View.swift.stencil`?
```

## Fix

Write the template's path without the folder of templates: `ours/View.swift.stencil` for `Templates/ours/View.swift.stencil`. Templates end in `.stencil`.

"""#
        ),
        (
            code: "SC0703",
            text: #"""
# SC0703: invalid option

In `scaffold.yml` or in a spec, a value under `options` has the wrong type, or breaks the condition `where` of this option in `pack.yml`. Or the list `choices` in `pack.yml` is empty, or contains a value twice.

## Example

```yaml
options: {indent: 0}
```

```
scaffold.yml:1:19: error: expected a number from 1 to 16, found `0` [SC0703]
```

## Fix

Write a value that the pack accepts: `indent: 2`.

"""#
        ),
        (
            code: "SC0704",
            text: #"""
# SC0704: duplicate pack

Two packs have the same name, so `style:` in a spec would be ambiguous. Only the pack in the folder `Templates/viper` can have the name of the built-in pack `viper`.

## Example

There is a built-in pack `viper`, and `Templates/ours/pack.yml` says:

```yaml
pack: viper
```

```
Templates/ours/pack.yml:1:7: error: duplicate pack `viper` [SC0704]
```

## Fix

Rename one of the two packs. To change a built-in pack, write `pack: viper` and `extends: viper` in `Templates/viper/pack.yml`.
Without `extends`, the `pack.yml` in `Templates/viper` replaces the whole built-in pack.

"""#
        ),
        (
            code: "SC0705",
            text: #"""
# SC0705: two files from one template

The list `files` of a pack has the same template twice. scaffold identifies a file by its template, so it can't distinguish the two files.

## Example

`Templates/ours/pack.yml`:

```yaml
pack: ours
files:
  - {template: ours/View.swift.stencil, path: A.swift, owner: generated, for: project}
  - {template: ours/View.swift.stencil, path: B.swift, owner: generated, for: project}
```

```
Templates/ours/pack.yml:4:16: error: `ours/View.swift.stencil` is listed twice, but can generate only one file with `for: project` [SC0705]
```

## Fix

If both entries are in your `pack.yml`, use another template for the second file. The second template can `include` the first.

If your pack gets the first entry from a pack under `extends` or `includes`, write the template under `without`. Then your entry replaces the inherited entry. In this example, the pack changes the built-in pack with the same name:

```yaml
pack: viper
extends: viper
without: [viper/Presenter.swift.stencil]
files:
  - {template: viper/Presenter.swift.stencil, role: presenter, path: "{{ module.folder }}/Presenters/{{ module.roles.presenter.type }}.swift"}
```

"""#
        ),
        (
            code: "SC0706",
            text: #"""
# SC0706: unknown template or file

`scaffold templates which` needs the name or path of a template, or the path of a generated file. `scaffold templates eject PACK TEMPLATE` needs a path in the pack's folder, such as `Presenter.swift.stencil`, or the name of any built-in template.

## Example

```console
$ scaffold templates which viper/Presentr.swift.stencil
error: unknown template or generated file `viper/Presentr.swift.stencil` [SC0706]
  = help: did you mean `viper/Presenter.swift.stencil`?
[exit 1]
```

## Fix

Run `scaffold templates list` to see all templates. Write a file's path relative to the project's folder, not to the current folder.

"""#
        ),
        (
            code: "SC0707",
            text: #"""
# SC0707: template generates invalid Swift

The Swift parser can't read the output of one of your templates. The message points to the part of the template that wrote the invalid code. Notes show the line of the output,
and the module. Nothing is written.

## Example

```
{# Templates/notes/Notes.swift.stencil #}
enum {{ module.name }}Notes }
```

```yaml
# Templates/notes/pack.yml
pack: notes
files:
  - {template: notes/Notes.swift.stencil, path: "{{ module.name }}.swift", owner: user, for: module}
```

```console
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint
Templates/notes/Notes.swift.stencil:2:29: error: the output is not valid Swift: expected `{` in enum [SC0707]
2 | enum {{ module.name }}Notes }
  |                             ^
  = help: insert `{`
  = note: the generated line is `enum SampleNotes }`
  = note: while rendering Sample.swift for the module `Sample` (sample/Sample.yml:1:1)
  = note: found with scaffold's own sample spec, which has no optional keys
[exit 1]
```

## Fix

Correct the template. `scaffold templates which FILE` shows which template generates a file.

"""#
        ),
        (
            code: "SC0708",
            text: #"""
# SC0708: unknown pack

The pack that you passed to a command doesn't exist. `scaffold templates eject` can only copy built-in packs.

## Example

```console
$ scaffold templates lint vipr
error: unknown pack `vipr` [SC0708]
  = help: did you mean `viper`?
[exit 1]
```

## Fix

Run `scaffold templates list` to see all packs.

"""#
        ),
        (
            code: "SC0709",
            text: #"""
# SC0709: unused template

A warning of `scaffold templates lint`: no `pack.yml` names this template, and no used template extends, includes or imports it. Often the template was meant to replace a built-in template, but its name is wrong.

## Example

```console
$ mkdir -p Templates/viper Specs
$ touch Templates/viper/Presentr.swift.stencil
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint
Templates/viper/Presentr.swift.stencil: warning: no pack and no template uses this template [SC0709]
  = help: did you mean `viper/Presenter.swift.stencil`?
```

## Fix

Correct the name of the template, add the template to `files` in a `pack.yml`, or delete the template.

If the template belongs to another tool, such as Sourcery or SwiftGen, keep it in another folder. Or create another folder for the templates of scaffold, and write `templates: [ScaffoldTemplates]` in `scaffold.yml`.

"""#
        ),
        (
            code: "SC0710",
            text: #"""
# SC0710: colliding path patterns

In a `pack.yml`, `path` is a pattern for the paths of generated files. Here, two generated files could get the same path. The reason is one of these:

- The pattern doesn't contain the name of the module, service or flow.
- Two patterns can give the same path, or paths that differ only in upper and lower case.
- One pattern makes a file at a path, and another pattern makes a folder there.

## Example

```yaml
# Templates/notes/pack.yml
pack: notes
files:
  - {template: notes/Notes.md.stencil, path: Notes.md, owner: user, for: module}
```

```console
$ touch Templates/notes/Notes.md.stencil
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint
Templates/notes/pack.yml:4:46: error: this pattern can give two files the same path: `Notes.md` [SC0710]
4 |   - {template: notes/Notes.md.stencil, path: Notes.md, owner: user, for: module}
  |                                              ^^^^^^^^
  = help: make the path different for each file: add a name, such as `{{ module.name }}`
[exit 1]
```

## Fix

Make the paths differ: `Notes/{{ module.name }}.md`.

"""#
        ),
        (
            code: "SC0711",
            text: #"""
# SC0711: path pattern that can be empty or lead out of the project

With this `path` in a `pack.yml`, the path of a generated file could begin with `/`, contain `..`, or be empty. scaffold doesn't write outside of the project.

## Example

```yaml
# Templates/notes/pack.yml
pack: notes
files:
  - {template: notes/Notes.md.stencil, path: "../{{ module.name }}.md", owner: user, for: module}
```

```console
$ touch Templates/notes/Notes.md.stencil
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint
Templates/notes/pack.yml:4:47: error: this path can lead out of the project: `../Sample.md` [SC0711]
4 |   - {template: notes/Notes.md.stencil, path: "../{{ module.name }}.md", owner: user, for: module}
  |                                               ^^^^^^^^^^^^^^^^^^^^^^^
  = help: write a path relative to the project's folder, without `/` at the beginning and without `..`
  = note: while rendering ../Sample.md for the module `Sample` (sample/Sample.yml:1:1)
  = note: found with scaffold's own sample spec, which has no optional keys
[exit 1]
```

## Fix

Write a path relative to the project's folder.

"""#
        ),
        (
            code: "SC0712",
            text: #"""
# SC0712: unused option

A warning of `scaffold templates lint`: a pack declares an option, but its templates, paths and conditions don't use it.

## Example

```yaml
# Templates/notes/pack.yml
pack: notes
options:
  author: {summary: The person responsible for the module.}
```

```console
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint
Templates/notes/pack.yml:4:3: warning: unused option `author` [SC0712]
4 |   author: {summary: The person responsible for the module.}
  |   ^^^^^^
  = help: use `options.author` in a template, path or condition; or remove the option
…
```

## Fix

Use it as `options.author`, or remove it.

"""#
        ),
        (
            code: "SC0713",
            text: #"""
# SC0713: failed pack test

A test case of a pack is a folder `Tests/<case>` next to its `pack.yml`. The test fails if the pack generates other files than those in the folder `expected` of the test case. It also fails if the pack generates no files and there is no folder `expected`.

## Example

The pack `notes` has a test case with an old text:

```yaml
# Templates/notes/pack.yml
pack: notes
files:
  - {template: notes/Notes.md.stencil, path: "Notes/{{ module.name }}.md", owner: user, for: module}
```

```console
$ echo '# Notes' > Templates/notes/Notes.md.stencil
$ echo 'templates: [Templates]' > scaffold.yml
$ mkdir -p Templates/notes/Tests/plain/expected/Notes
$ echo 'module: Login' > Templates/notes/Tests/plain/spec.yml
$ echo '# Old notes' > Templates/notes/Tests/plain/expected/Notes/Login.md
$ scaffold templates test
Templates/notes/Tests/plain/expected/Notes/Login.md: error: the pack `notes` generates a different text [SC0713]
  = help: fix the template, or run `scaffold templates test --update` to replace the file
…
[exit 1]
```

## Fix

Look at the printed difference.

- If the new text is wrong, fix the template.
- If the new text is right, run `scaffold templates test --update`. It replaces the file in the folder `expected`. With `--record`, the command only adds missing files. Check the files, and run the tests again without options.

"""#
        ),
        (
            code: "SC0714",
            text: #"""
# SC0714: templates without a commit

Templates of a git repository are fetched at one commit. Tags and branches move, and a short hash can become ambiguous.

## Example

`scaffold.yml`:

```yaml
templates:
  - {git: https://github.com/example/packs.git, commit: v1.2}
```

```
scaffold.yml:2:57: error: expected the 40 digits of a commit, found `v1.2` [SC0714]
help: write a commit, because branches and tags move: `git ls-remote https://github.com/example/packs.git v1.2` prints it
```

## Fix

Write the full hash of the commit: 40 characters, `0`–`9` and `a`–`f`. To use a newer version later, replace the commit.

"""#
        ),
        (
            code: "SC0715",
            text: #"""
# SC0715: invalid repository address

`git` is the address of a repository in one of these forms: `https://…`, `ssh://…`, `git@host:path`, `file:///…`, or a path that begins with `/`, `./` or `../`. A path that
begins with `./` or `../` starts at the project's folder. An `https` address can't have a user name or password. The key `path` beside `git` names a folder in the repository. scaffold copies the repository into a folder in `.scaffold/packs`. The key `name` sets the name of this folder.

## Example

`scaffold.yml`:

```yaml
templates:
  - {git: "http://example.com/packs.git", commit: 4b825dc642cb6eb9a060e54bf8d69288fbee4904}
```

```
scaffold.yml:2:12: error: unsupported repository address `http://example.com/packs.git` [SC0715]
help: write `https://…`, `ssh://…`, `git@host:path`, `file:///…`, or a path that begins with `/`, `./` or `../`
```

## Fix

Write the address in one of these forms.

"""#
        ),
        (
            code: "SC0716",
            text: #"""
# SC0716: templates not fetched

`scaffold.yml` names templates of a git repository. In `.scaffold/packs`, the copy of these templates is missing, or it is from another commit. The command that you ran doesn't fetch templates.

## Example

`scaffold.yml`:

```yaml
templates:
  - {git: https://github.com/example/packs.git, commit: 4b825dc642cb6eb9a060e54bf8d69288fbee4904}
```

```
scaffold.yml:2:5: error: missing templates in `.scaffold/packs/packs` [SC0716]
help: run `scaffold templates list` to fetch them, and commit `.scaffold/packs`
```

## Fix

On a machine that can reach the repository, run `scaffold generate` or `scaffold templates list`. Commit the copy, and the `.pin` file next to it. Then other machines don't have to fetch the templates.

"""#
        ),
        (
            code: "SC0717",
            text: #"""
# SC0717: fetch failed

git is missing or can't reach the repository, or the repository doesn't have the `commit` or the folder (`path`) that `scaffold.yml` names. scaffold runs git without your git configuration, and doesn't ask for a password.

## Example

```yaml
# scaffold.yml
templates:
  - {git: ./packs, commit: 0000000000000000000000000000000000000000}
```

```console
$ git init --quiet packs
$ scaffold module Login
scaffold.yml:3:28: error: the templates of `packs` can't be fetched: the repository has no such commit [SC0717]
3 |   - {git: ./packs, commit: 0000000000000000000000000000000000000000}
  |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: check that the commit was pushed, and that the address is right
[exit 1]
```

## Fix

- If the error has a note with a message of git, read this message: it says why git failed.
- If the repository is private, use ssh and a key without a password.
- If a colleague has fetched the templates, the colleague can commit the folder `.scaffold/packs`. Then your machine fetches nothing.

"""#
        ),
        (
            code: "SC0718",
            text: #"""
# SC0718: invalid template repository

scaffold copies only plain files: templates, `pack.yml` files and licences. Symbolic links are not allowed. Two paths that differ only in upper and lower case are
not allowed. In an entry under `templates` of `scaffold.yml`, `path` names a folder of packs. Each pack is a subfolder of this folder.

## Example

`packs/notes` is a pack itself:

```yaml
# company/packs/notes/pack.yml
pack: notes
```

```console
$ git init --quiet company
$ git -C company add .
$ git -C company -c user.name=Ann -c user.email=ann@example.com commit --quiet -m "Add notes"
$ echo "templates: [{git: ./company, commit: $(git -C company rev-parse HEAD), path: packs/notes}]" > scaffold.yml
$ scaffold module Login
scaffold.yml:1:86: error: the templates of `company` can't be copied: the folder to copy has a `pack.yml` itself, but must be a folder of packs [SC0718]
…
  = help: write the folder that contains the folder of the pack: `path: packs`
[exit 1]
```

## Fix

Write the folder that contains the folders of the packs. For other problems, change the repository itself.

"""#
        ),
        (
            code: "SC0719",
            text: #"""
# SC0719: edited copy of fetched templates

A file in `.scaffold/packs` was removed, added or edited after the templates were fetched. Or the `.pin` file (the list of the fetched files, next to the copy) is missing or invalid, for example after a merge in git.

## Example

```yaml
# company/notes/pack.yml
pack: notes
```

```console
$ touch company/notes/Notes.md.stencil
$ git init --quiet company
$ git -C company add .
$ git -C company -c user.name=Ann -c user.email=ann@example.com commit --quiet -m "Add notes"
$ echo "templates: [{git: ./company, commit: $(git -C company rev-parse HEAD)}]" > scaffold.yml
$ scaffold module Login --quiet
$ echo '# Notes' >> .scaffold/packs/company/notes/Notes.md.stencil
$ scaffold generate
scaffold.yml:1:13: error: `.scaffold/packs/company/notes/Notes.md.stencil` was changed after it was fetched [SC0719]
…
  = help: to undo the change, run `git checkout -- .scaffold/packs`, or delete `.scaffold/packs/company`: the next run fetches it again. To change a template, put your version at the same path in a folder of your own
[exit 1]
```

## Fix

- To keep the change, put the changed template into `Templates/`, at the same path (`Templates/notes/Notes.md.stencil`). List `Templates` before the repository under `templates`. Then delete the folder of the copy, and run `scaffold generate`.
- To undo the change, delete the folder of the copy, and run `scaffold generate`: it fetches the templates again.
- If two branches have changed `commit` in `scaffold.yml`, a merge can mix the two copies. Choose the commit in `scaffold.yml`, resolve the conflicts in `.scaffold/packs` in any way, and delete the folder of the copy.

"""#
        ),
        (
            code: "SC0720",
            text: #"""
# SC0720: template outside its folder

A symbolic link in a template folder points to a file outside of this folder. Templates can use only files that are in a template folder, such as `Templates`.

## Example

```console
$ mkdir -p Templates/notes
$ ln -s /etc/passwd Templates/notes/Secrets.stencil
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold module Login
Templates/notes/Secrets.stencil: error: `Templates/notes/Secrets.stencil` is a link to a file outside `Templates` [SC0720]
  = help: replace the link with a copy of the file, or add the file's folder to `templates`
[exit 1]
```

## Fix

- Replace the link with a copy of the file.
- If the file is in another folder of the project, you can instead delete the link, and add this folder to `templates`.
- To share templates between projects, put them in a git repository, and name it under `templates` in each project.

"""#
        ),
        (
            code: "SC0721",
            text: #"""
# SC0721: invalid list after `each`

In a `pack.yml`, `each` generates a file for each item of a list. Each item must be a text or a value with a `name`, and all items must be different.

## Example

`Templates/ours/pack.yml`:

```yaml
pack: ours
files:
  - {template: ours/View.swift.stencil, path: "Sources/{{ item }}.swift", owner: user, for: module, each: "[1, 2]"}
```

```
Templates/ours/pack.yml:3:108: error: `each` needs a list in which each item is a text, or has a member `name` [SC0721]
help: write a list such as `module.protocols`
note: while rendering ours/View.swift.stencil for the module `Login` (Specs/Login.yml:1:1)
```

## Fix

Write a list from the [context](../template-context.md), such as `module.protocols`, or a list of texts, such as `options.phases`.

If a text appears twice, remove one of the two, in the `pack.yml` or in the spec that the note names. Or write `options.phases | unique`.

"""#
        ),
        (
            code: "SC0722",
            text: #"""
# SC0722: invalid role or option

A role, an option or an entry under `files` has one of these mistakes:

- `suffix`, `type`, `mock` or a word under `renamed` has characters other than letters, digits and underscores.
- Two roles use the same name for a class or a protocol. If the role `input` and the role `view` share one class, write `class: view` in the role `input`.
- `routes` is not a single Swift function, or `superclass` is not the name of a class.
- An item of `uses` is not a role of the pack.
- `class` is neither a role of the pack nor `none`.
- An item of `forbids` or `imports` is not a Swift module.
- An entry under `files` has both `role` and `testsOf`.
- An entry under `files` has `role` or `testsOf`, but no `for: module`.
- The name of a role or option doesn't begin with a lower-case letter.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
roles:
  page: {suffix: Page Protocol, type: Page}
```

```
Templates/notes/pack.yml:3:18: error: `Page Protocol` can't be part of a Swift name [SC0722]
help: write only letters, digits and underscores, such as `PageProtocol`
```

## Fix

For `suffix` and `type`, write one word in upper camel case: `PageProtocol`. Begin the name of a role or option with a lower-case letter.

"""#
        ),
        (
            code: "SC0723",
            text: #"""
# SC0723: pack without a folder

Each pack is in a subfolder of a template folder, and templates have paths such as `notes/Notes.md.stencil`. This `pack.yml` is at the top of
the template folder.

## Example

`Templates/pack.yml`:

```yaml
pack: notes
```

```
Templates/pack.yml: error: `pack.yml` is not in a subfolder of the template folder `Templates` [SC0723]
help: move `pack.yml` and the templates to a subfolder; if `Templates` is the folder of the pack itself, list its parent folder under `templates` in `scaffold.yml`
```

## Fix

Move `pack.yml` and its templates to `Templates/notes/`. If `templates` in `scaffold.yml` says `[Templates/notes]`, write `[Templates]`.

"""#
        ),
        (
            code: "SC0724",
            text: #"""
# SC0724: invalid pack name

The name of a pack can have letters, digits, `-`, `_` and `.`, and can't begin with `-` or `.`.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: our notes
```

```
Templates/notes/pack.yml:1:7: error: invalid pack name `our notes` [SC0724]
1 | pack: our notes
  |       ^^^^^^^^^
  = help: use letters, digits, `-`, `_` and `.`, as in `notes`
```

## Fix

Write `our-notes`. Describe the pack under `summary`.

"""#
        ),
        (
            code: "SC0725",
            text: #"""
# SC0725: output used as input

A pack would generate a file that scaffold reads: a template or a `pack.yml` in a template folder, a spec in the folder of specs, or `scaffold.yml`.

## Example

`Templates/ours/pack.yml`:

```yaml
pack: ours
files:
  - {template: ours/View.swift.stencil, path: "Specs/{{ module.name }}View.yml", owner: generated, for: module}
```

```
Templates/ours/pack.yml:3:48: error: the next run would read the output `Specs/LoginView.yml` as an input [SC0725]
  = help: write the file to another folder
```

## Fix

Write the file to another folder, or with another extension.

"""#
        ),
        (
            code: "SC0726",
            text: #"""
# SC0726: wrong name under `extends`, `includes` or `without`

There are three causes:

- In a `pack.yml`, `extends`, `includes` or `without` names something that doesn't exist.
- `without` leaves out a role, but templates of a pack under `extends` or `includes` still use this role.
- Packs form a cycle: `ours` extends `base`, and `base` extends `ours`. But your own pack `viper` can extend the built-in pack `viper`.

## Example

`Templates/ours/pack.yml`:

```yaml
pack: ours
extends: vipr
```

```
Templates/ours/pack.yml:2:10: error: unknown pack `vipr` [SC0726]
help: did you mean `viper`?
```

## Fix

Write the name of a pack after `extends` and `includes`. Under `without`, write the path of a template or the name of a role, as
`scaffold templates list` shows them.

"""#
        ),
        (
            code: "SC0727",
            text: #"""
# SC0727: missing pack

`packs` in `scaffold.yml` lists an unknown pack, or doesn't list a pack that another one needs. Or `needs` in a `pack.yml` names an unknown pack.

## Example

`scaffold.yml`:

```yaml
packs: [locator, mocks]
style: viper
```

`Specs/Login.yml`:

```yaml
module: Login
```

The style `viper` includes the pack `screen`, which needs `router`:

```
Specs/Login.yml:1:9: error: the pack `screen` needs the pack `router`, but `packs` in scaffold.yml doesn't list it [SC0727]
help: add `router` to `packs`, or use a pack that doesn't need it
```

## Fix

Add the pack to `packs`. If your own code replaces the pack, use a style that doesn't need the pack. All built-in styles include the pack `screen`, and `screen` needs
`router` and `locator`. To work without these two, write your own style.

"""#
        ),
        (
            code: "SC0728",
            text: #"""
# SC0728: option of two types

Two packs declare an option with the same name, but with different types or different `choices`. A value under `options` in `scaffold.yml` is for both packs. All packs have the options of the pack `common`, such as `header` and `tests`.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
options:
  header: {type: boolean}
```

```
Templates/notes/pack.yml:3:3: error: the option `header` has the type `boolean`, but another pack declares it as `text` [SC0728]
help: both options get the same value from `scaffold.yml`: give them the same type, or rename one
```

## Fix

Choose another name, such as `showsHeader`. If both packs mean the same option, use the same type and the same `choices` in both.

"""#
        ),
        (
            code: "SC0729",
            text: #"""
# SC0729: lost members of a role

`scaffold templates lint` reports this error. A spec can list members for a role (a part of a module, such as `view`) under `protocols`. The templates of the pack must write all these functions and properties into a class. Here, some are missing, so the module would not compile.

## Example

```yaml
# Templates/ours/pack.yml
pack: ours
roles:
  view: {suffix: Viewing, type: Screen}
```

```console
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint
Templates/ours/pack.yml:4:3: error: specs can list members for the role `view`, but no template writes them into a class [SC0729]
4 |   view: {suffix: Viewing, type: Screen}
  |   ^^^^
  = help: write `{% import "common/Members.stencil" as members %}` and `{% call members.conformance(module.roles.view) %}` in the template of the class. If the template has both tags already, look at its entry under `files`. If this entry has a `when`, the class is not always generated: give the role the same `when`
  = note: found with scaffold's own sample spec, which has all optional keys
[exit 1]
```

## Fix

- If the template of the class lacks the tags `import` and `call` from the help, copy them into it. The macro `conformance` writes each member with a body to fill in.
- For a role with the key `routes`, `conformance` is the wrong macro. Write the class as in [the documentation of packs](../packs.md#a-class-that-shows-routes).
- If only stored properties are missing, such as one for `var title: String? { get set }`, call the macro `stored` inside the class: `{% call members.stored(module.roles.view.contract?.members ?? [], "") %}`.
- If the template has both tags already, look at its entry under `files`. If the entry has a `when`, the class is not always generated: give the role the same `when`.

"""#
        ),
        (
            code: "SC0730",
            text: #"""
# SC0730: missing options or roles of a replaced pack

Your `pack.yml` replaces a built-in one, but lacks some of its options or roles. Templates use these options or roles.

## Example

`Templates/common/pack.yml`:

```yaml
pack: common
options:
  company: {default: Example Inc.}
```

```
Templates/common/pack.yml:1:7: error: this file replaces the built-in pack `common`, but lacks options that templates need: `header`, `protocols`, `screens`, `controls`, `segues`, `previews`, `tests`, `sourceLocation` [SC0730]
help: add `extends: common` to change the built-in pack, or declare these options
```

## Fix

Write `extends: common`. The pack then has all options and roles of the built-in one, and your file only declares what changes.

"""#
        ),
        (
            code: "SC0731",
            text: #"""
# SC0731: superclass without a list of members

A warning of `scaffold templates lint`: a role has `screen: true` and a superclass that no pack lists under `superclasses`. So scaffold doesn't know the members of this superclass. It can't report an error if a spec declares one of them again, such as `title` of `UIViewController`. Then the generated code doesn't compile.

## Example

```yaml
# Templates/ours/pack.yml
pack: ours
roles:
  view: {screen: true, superclass: BaseViewController}
```

```console
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold templates lint
…
Templates/ours/pack.yml:4:36: warning: scaffold doesn't know the members of the superclass `BaseViewController` [SC0731]
4 |   view: {screen: true, superclass: BaseViewController}
  |                                    ^^^^^^^^^^^^^^^^^^
  = help: list the class under `superclasses`, with the class of UIKit from which it inherits
[exit 1]
```

## Fix

Add the class to `pack.yml`. You can also list members that your class adds:

```yaml
superclasses:
  BaseViewController: [UIViewController, isLoading, "showError(_:)"]
```

"""#
        ),
        (
            code: "SC0732",
            text: #"""
# SC0732: old copy of a built-in template

A warning of `scaffold templates lint`. `scaffold templates eject` has copied a built-in template into your project. A newer version of scaffold has another version of this template. Your copy doesn't have the changes, so the generated code may not compile.

## Example

```
Templates/router/ScreenRouter.swift.stencil: warning: the built-in template has changed since you copied it [SC0732]
help: to see the changes: `scaffold templates diff`; to merge them, run `scaffold templates eject` again
```

## Fix

Run `scaffold templates eject` again, with the same pack and file: `scaffold templates eject router ScreenRouter.swift.stencil`. It merges the changes into your copy.

"""#
        ),
        (
            code: "SC0801",
            text: #"""
# SC0801: edited generated file

A generated file has been changed, by hand or by a formatter. The next run would overwrite the change, so nothing is written. The generated files of the built-in packs are in folders `Generated/` and `Mocks/`.

## Example

```console
$ scaffold module Login --quiet
$ echo '// mine' >> Sources/App/Modules/Login/Generated/LoginContracts.swift
$ scaffold generate
Sources/App/Modules/Login/Generated/LoginContracts.swift: error: `Sources/App/Modules/Login/Generated/LoginContracts.swift` is a generated file and has been edited [SC0801]
  = help: move the edit to a file of your own, or into the spec or template; `scaffold generate --force` then overwrites this file, and keeps a copy
  = note: Specs/Login.yml:1:1: it comes from the template `screen/Contracts.swift.stencil` of the pack `viper`
[exit 1]
```

## Fix

1. Move the change to a file of your own (an extension, for example), or into the spec or template.
2. Run `scaffold generate --force`: it overwrites the file, and keeps a copy of the edited file in `.scaffold/local/rescued/`. If you use only `scaffold mocks`, delete the edited mock instead, and run `scaffold mocks` again.

If a formatter changed the file, exclude the folders `Generated` and `Mocks` in the settings of the formatter.

"""#
        ),
        (
            code: "SC0802",
            text: #"""
# SC0802: path already taken

scaffold wants to create a file, but you already have a file at this path, or a Swift file of the same name in the module's folder or in the tests. Your file stays as it is, and nothing is written.

## Example

`LoginPresenter.swift` existed before the spec `Login.yml`:

```swift
// Sources/App/Modules/Login/LoginPresenter.swift
final class LoginPresenter {}
```

```console
$ scaffold init --sources Sources/App --quiet
$ scaffold module Login
Sources/App/Modules/Login/LoginPresenter.swift: error: `Sources/App/Modules/Login/LoginPresenter.swift` exists already and was not written by scaffold [SC0802]
  = help: rename or delete it; or use it: name it in the spec, after `source` or `types`
  = note: Specs/Login.yml:2:1: it comes from the template `viper/Presenter.swift.stencil` of the pack `viper`
[exit 1]
```

## Fix

- Rename the file, run the command again, and copy what you need from the renamed file.
- Or give the generated file another path: another `group` or `target` in the spec, or another path in the template pack.
- If only the names are the same, rename your file: Swift files of a target must have different names.
- If your own class is a part of the module, write its name in the spec, such as `types: {presenter: LoginPresenter}`: scaffold then generates only the other parts. If it is the screen, use it as described in [In an existing app](../recipes.md#in-an-existing-app).
- If your file declares the protocol of a service, write its path in the spec of the service, such as `source: Shop/Services/APIClient.swift` ([recipe](../recipes.md#add-a-service)).

If scaffold generated the file, there are three possible causes:

- You have edited the file, and now a different template generates it. Rename the file, as described above.
- A merge in git has removed the module's entries in `.scaffold/` and its files in `Generated/`. Restore both from git.
- The folder `.scaffold` is not in git, for example because `.gitignore` has the line `.*`. Then a clone doesn't know which files are from scaffold. Add the lines `!.scaffold`, `!.gitattributes` and `!Generated/` at the end of `.gitignore`. Then commit `.scaffold` and the folders `Generated` on the machine on which you ran `scaffold generate`.

"""#
        ),
        (
            code: "SC0803",
            text: #"""
# SC0803: path claimed twice

Two outputs (files that scaffold writes) have the same path. Or one output is a file where the other output needs a folder: `A/B` and
`A/B/C.swift`. If a symbolic link makes two paths lead to the same file, they count as the same path. scaffold also reports this error if you have edited `A.swift`, a template then gets the new path `B.swift`, and another template gets the path `A.swift`. scaffold can't do both in one run.

## Example

`Linked` is a symbolic link to `Sources`:

```yaml
# Templates/notes/pack.yml
pack: notes
files:
  - {template: notes/A.txt.stencil, path: "Sources/{{ module.name }}.txt", owner: user, for: module}
  - {template: notes/B.txt.stencil, path: "Linked/{{ module.name }}.txt", owner: user, for: module}
```

```console
$ touch Templates/notes/A.txt.stencil Templates/notes/B.txt.stencil
$ scaffold init --quiet
$ echo 'templates: [Templates]' >> scaffold.yml
$ ln -s Sources Linked
$ scaffold module Login
Specs/Login.yml:2:1: error: two outputs would be written to `Sources/Login.txt` [SC0803]
2 | module: Login
  | ^^^^^^^^^^^^^
  = help: give one of the two another path or name
  = note: Specs/Login.yml:2:1: the other output comes from the template `notes/A.txt.stencil` of the pack `notes`
  = note: the command has not written this file
[exit 1]
```

## Fix

- Give one of the two outputs another `path` in `pack.yml`, or another name in the spec.
- If the message says that you have edited a file, do this in three steps. In `pack.yml`, give the edited file a temporary `path`. Then change the `path` of the other output. Then give the edited file its new `path`. Run `scaffold generate` after each step.

"""#
        ),
        (
            code: "SC0804",
            text: #"""
# SC0804: paths that differ only in upper and lower case

Two paths, or a path and a file on the disk, differ only in upper and lower case, or in the encoding of a letter such as `é`.
On the disks of most Macs they are one file, and on most servers two.

## Example

The folder on the disk is `Sources/App/Modules/login`, and the module is called `Login`:

```console
$ scaffold init --quiet
$ mkdir -p Sources/App/Modules/login
$ touch Sources/App/Modules/login/notes.txt
$ scaffold module Login
Sources/App/Modules/login: error: `Sources/App/Modules/Login` would differ only in upper and lower case from `Sources/App/Modules/login`, which exists [SC0804]
  = help: rename it to `Sources/App/Modules/Login`: on many disks both names are one file
  = note: Specs/Login.yml:2:1: the path comes from here
[exit 1]
```

## Fix

Rename one of them. If the file on the disk is yours, give it another name, or use it as described in [SC0802](SC0802.md). On a disk where both are one file, git needs two steps: `git mv login Login-new`, then `git mv Login-new Login`.

"""#
        ),
        (
            code: "SC0805",
            text: #"""
# SC0805: invalid output path

A generated file must be in the project's folder, but not in `.git` or `.scaffold`. Its path must not be absolute or empty. The parts of
the path must not be `.`, `..` or empty. They must not contain control characters, or be longer than 255 bytes. The folder under `specs` in `scaffold.yml` must also be in the project.

## Example

```yaml
# Templates/notes/pack.yml
pack: notes
files:
  - {template: notes/Notes.md.stencil, path: ".git/hooks/{{ module.name }}", owner: user, for: module}
```

```console
$ touch Templates/notes/Notes.md.stencil
$ echo 'templates: [Templates]' > scaffold.yml
$ scaffold module Login
Templates/notes/pack.yml:4:47: error: the output path `.git/hooks/Login` is inside `.git`, where no output may be written [SC0805]
4 |   - {template: notes/Notes.md.stencil, path: ".git/hooks/{{ module.name }}", owner: user, for: module}
  |                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: give a path below the project's folder, such as `Sources/App/Login.swift`
[exit 1]
```

## Fix

Write a path in the project's folder. If scaffold must write files into two folders, put `scaffold.yml` into a folder that contains both.

"""#
        ),
        (
            code: "SC0806",
            text: #"""
# SC0806: link out of the project

A symbolic link on the path of an output points outside of the project, or into `.git` or `.scaffold`. Links to other places in the project are
allowed.

## Example

`Sources/App/Modules` is a link to a folder outside the project:

```console
$ scaffold init --quiet
$ ln -s /usr/share Sources/App/Modules
$ scaffold module Login
Sources/App/Modules: error: `Sources/App/Modules` is a link to `/usr/share`, which is outside the project [SC0806]
  = help: outputs stay inside the project: replace the link with a folder or file, or let it point to a place in the project
  = note: Specs/Login.yml:2:1: the path comes from here
[exit 1]
```

## Fix

Replace the link with a folder, point it to a place in the project, or give the output another path.

"""#
        ),
        (
            code: "SC0807",
            text: #"""
# SC0807: folder instead of a file

scaffold must write a file, but there is a folder, pipe, socket or device with the same path.

## Example

`LoginPresenter.swift` is a folder:

```console
$ scaffold init --quiet
$ mkdir -p Sources/App/Modules/Login/LoginPresenter.swift
$ scaffold module Login
Sources/App/Modules/Login/LoginPresenter.swift: error: expected a file, found a folder [SC0807]
  = help: rename or move it: scaffold needs this path for a file
  = note: Specs/Login.yml:2:1: the path comes from here
[exit 1]
```

## Fix

Rename or move the folder, pipe, socket or device. Or change the path of the generated file: `group` in the spec, `sources` in `scaffold.yml`, or
`path` in `pack.yml`.

"""#
        ),
        (
            code: "SC0808",
            text: #"""
# SC0808: file instead of a folder

scaffold must write files into a folder, but there is a file with the same path as the folder.

## Example

`Sources/App/Modules/Login` is a file, but scaffold needs a folder there for the presenter of the module:

```console
$ scaffold init --quiet
$ mkdir Sources/App/Modules
$ touch Sources/App/Modules/Login
$ scaffold module Login
Sources/App/Modules/Login: error: expected a folder, found a file [SC0808]
  = help: rename or move the file: scaffold needs a folder with this path
  = note: Specs/Login.yml:2:1: the path comes from here
[exit 1]
```

## Fix

Rename or move the file. Or choose another folder: `specs` in `scaffold.yml`, `group` in the spec, `sources` in `scaffold.yml`, or `path` in `pack.yml`.

If scaffold created the file, the help is different. For example, the path of a template's output was `Notes/Login`, and is now `Notes/Login/notes.md`:

```
Notes/Login: error: expected a folder, found a file [SC0808]
help: move the file, run `scaffold generate --restore Notes/Login/notes.md`, and copy your code into the new file
```

"""#
        ),
        (
            code: "SC0810",
            text: #"""
# SC0810: file system error

The system refused to read or write a file or folder. The message ends with the system's reason. A note says whether some files were already changed.

## Example

```
Sources/App/Login.swift: error: `Sources/App/Login.swift` can't be written: no space left on device [SC0810]
note: nothing was changed
help: free some space and run again
```

## Fix

Fix the cause (usually permissions, or a disk that is full or read-only), and run the same command again.

"""#
        ),
        (
            code: "SC0811",
            text: #"""
# SC0811: project changes during a run

While scaffold was running, another program changed `scaffold.yml`, a spec, a template, or the manifests in `.scaffold/` (the lists of generated files). scaffold tries three times, and then stops. Nothing was written.

## Example

```
.scaffold/project.manifest: error: `.scaffold/project.manifest` changed while the run was about to write, three times in a row [SC0811]
```

## Fix

Stop other programs that change the project, such as a `git checkout`. Then run again.

"""#
        ),
        (
            code: "SC0812",
            text: #"""
# SC0812: git missing or too old

You have edited a file, and its spec or template has changed, too. scaffold can't merge this file member by member, for example because it is not valid Swift. So scaffold needs `git merge-file` of git 2.35 or newer. Nothing is written.

## Example

`LoginPresenter.swift` has a `}` too many, so scaffold uses git to merge it. This machine has no git:

```console
$ scaffold module Login --quiet
$ echo '}' >> Sources/App/Modules/Login/LoginPresenter.swift
$ printf 'protocols:\n  presenter: func didTapLogIn()\n' >> Specs/Login.yml
$ PATH=/nowhere $(command -v scaffold) generate
Sources/App/Modules/Login/LoginPresenter.swift: error: merging into `Sources/App/Modules/Login/LoginPresenter.swift` needs git 2.35 or newer, but no git was found [SC0812]
  = help: install git, or add it to `PATH`
[exit 1]
```

## Fix

Install git 2.35 or newer, or add it to `PATH`, and run again.

"""#
        ),
        (
            code: "SC0813",
            text: #"""
# SC0813: failed merge

A change in a spec or template can't be merged into your file. Either the file is not a text file (it contains a zero byte), or git doesn't work, for
example because it can't create temporary files. Nothing is written.

## Example

The first `printf` adds a `}` and a zero byte to the file:

```console
$ scaffold module Login --quiet
$ printf '}\0' >> Sources/App/Modules/Login/LoginPresenter.swift
$ printf 'protocols:\n  presenter: func didTapLogIn()\n' >> Specs/Login.yml
$ scaffold generate
Sources/App/Modules/Login/LoginPresenter.swift: error: can't merge into this file: it is not a text file, because it contains a zero byte [SC0813]
  = help: restore the file from git; or delete it (your code in it is lost), and run `scaffold generate --restore Sources/App/Modules/Login/LoginPresenter.swift`
[exit 1]
```

## Fix

Restore the file, for example from git. Or delete it (your code in it is lost), then run `scaffold generate --restore` with its path.

"""#
        ),
        (
            code: "SC0814",
            text: #"""
# SC0814: merge conflict

A warning, and exit status 2. You changed a part of a file, such as a signature, and the spec or template changed the same part in another way. The file now has three versions between markers: yours, the text that scaffold generated before, and the text that scaffold generates now. While the file has markers, scaffold merges nothing more
into it. Markers from a merge in git count, too.

## Example

You change `id: Int` to `id: String` in the view controller, and to `id: Int, animated: Bool` in the spec:

```console
$ scaffold module Login --quiet
$ printf 'protocols:\n  view: "func show(id: Int)"\n' >> Specs/Login.yml
$ scaffold generate --quiet
$ sed -i.bak 's/id: Int/id: String/' Sources/App/Modules/Login/LoginViewController.swift
$ sed -i.bak 's/id: Int/id: Int, animated: Bool/' Specs/Login.yml
$ scaffold generate --quiet
Sources/App/Modules/Login/LoginViewController.swift:46:1: warning: `Sources/App/Modules/Login/LoginViewController.swift` has conflicts: you and the spec or template changed the same part [SC0814]
46 | <<<<<<< yours
   | ^^^^^^^^^^^^^
   = help: keep the lines that you want, delete the markers (`<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`), then run `scaffold generate`
[exit 2]
$ grep -A 7 '<<<' Sources/App/Modules/Login/LoginViewController.swift
<<<<<<< yours
    func show(id: String) {
||||||| generated before
    func show(id: Int) {
=======
    func show(id: Int, animated: Bool) {
>>>>>>> generated now
        // Not implemented
```

## Fix

Write the lines that you want, remove the lines with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`, and run `scaffold generate`.

"""#
        ),
        (
            code: "SC0815",
            text: #"""
# SC0815: unknown last generated version

Usually a warning, and exit status 2 after `generate`. To merge a change into your file, scaffold needs the last generated text of the file. This text is unknown, so scaffold doesn't merge this change, and your file stays as it is. scaffold stores the new generated text, so it can merge later changes.

| Case | Why the text is unknown |
|---|---|
| a template or spec changes a file of yours | the text is missing in `.scaffold/bases/`, maybe because of a merge in git |
| the file is no longer listed in `.scaffold/` | a merge in git has removed the file's line there |
| the folder `.scaffold/` is missing | it was not committed, for example because `.gitignore` has the line `.*` |
| a pack has changed the owner of a file from `generated` to `user` | you edited the file while it was `generated`, so the unedited text is no longer stored |

If files of `.scaffold/` were deleted after they were committed, this is an error, and scaffold writes nothing. The help has a command that restores them, and one to go on without them.

## Example

```console
$ scaffold module Login --quiet
$ rm -r .scaffold/bases
$ echo '// mine' >> Sources/App/Modules/Login/LoginPresenter.swift
$ printf 'protocols:\n  presenter: func didTapLogIn()\n' >> Specs/Login.yml
$ scaffold generate --quiet
Sources/App/Modules/Login/LoginPresenter.swift: warning: the last generated version of `Sources/App/Modules/Login/LoginPresenter.swift` is unknown, so nothing was merged into it [SC0815]
  = help: compare it with the template: `scaffold templates which Sources/App/Modules/Login/LoginPresenter.swift` names it; changes from now on are merged
[exit 2]
```

## Fix

Build the project. If the file lacks something, such as a function of a protocol, the compiler reports it. Add it yourself. Commit `.scaffold/` with the code.

"""#
        ),
        (
            code: "SC0816",
            text: #"""
# SC0816: left-over file

A warning: no spec or template asks for a file any more. You have edited the file, so it stays. Each run lists it until you delete or rename it.

`scaffold remove` also gives this warning for other Swift files in the folder of a removed module: they may use the removed code. Change them, or keep them as they are.

`scaffold mocks --sources …` also gives this warning for an edited mock of a removed protocol, and for a mock that you have copied under another name.

## Example

```console
$ scaffold module Home Login --quiet
$ echo '// mine' >> Sources/App/Modules/Login/LoginPresenter.swift
$ rm Specs/Login.yml
$ scaffold generate --quiet
Sources/App/Modules/Login/LoginPresenter.swift: warning: `Sources/App/Modules/Login/LoginPresenter.swift` is left over: it is no longer generated, but it was edited [SC0816]
  = help: if you don't need it: `rm Sources/App/Modules/Login/LoginPresenter.swift`; to keep it, rename the file and its types; then run `scaffold generate`
```

## Fix

- If you don't need the file, delete it.
- To keep the file, give it and its types other names: scaffold may generate the old names again later. Then run `scaffold generate` again. In a project that has only mocks, run `scaffold mocks`.
- If the message says that another file needs a type of the left-over file, don't rename this type.
- To keep a mock that `scaffold mocks --sources` has written, delete the first line of its file. Then run `scaffold mocks --sources …` again.
- If you changed the style or `screens` of a module, or the `kind` of a service, move your code to the new files that the message names. Then delete the old file.
- If another branch renamed the module with `scaffold rename Login SignIn`, run this command after the merge: it moves your edits. If both `LoginPresenter.swift` and `SignInPresenter.swift` have edits, both files stay: move your edits yourself, and delete `LoginPresenter.swift`.
- If you have renamed a module by hand, undo this with git: restore the spec, the module's files and the folder `.scaffold`. Then run `scaffold rename`.

"""#
        ),
        (
            code: "SC0817",
            text: #"""
# SC0817: file changed during a run

A warning: another program changed a file during the run, after scaffold had read it. The file keeps the text of the other program. If scaffold notices the change only after it has written the file, it restores the other program's text.
If scaffold is killed before it has restored this text, the next run saves the other program's text in `.scaffold/local/rescued/`, and prints a warning with the path of this copy.

## Example

```
Sources/App/Modules/Login/LoginPresenter.swift: warning: `Sources/App/Modules/Login/LoginPresenter.swift` was changed while scaffold was writing; it was left as it is [SC0817]
```

## Fix

Run `scaffold generate` again.

"""#
        ),
        (
            code: "SC0818",
            text: #"""
# SC0818: backup of an overwritten file

A warning: scaffold overwrote or removed a generated file that had been changed. This happens after a merge in git, and
with `--force`. The old text is in `.scaffold/local/rescued/`, which git ignores.

## Example

```console
$ scaffold module Login --quiet
$ echo '// mine' >> Sources/App/Modules/Login/Generated/LoginContracts.swift
$ scaffold generate --force --quiet
Sources/App/Modules/Login/Generated/LoginContracts.swift: warning: `Sources/App/Modules/Login/Generated/LoginContracts.swift` was overwritten, although its text had changed since scaffold wrote it [SC0818]
…
```

## Fix

If the new file lacks something that you need, copy it from the old text. Then delete the old text.

"""#
        ),
        (
            code: "SC0819",
            text: #"""
# SC0819: old name remains

A warning of `scaffold rename`, or of `scaffold generate` if a pack has [renamed](../packs.md#rename-what-is-generated) what it generates. Both commands change names in the code of files that scaffold created.

The warning lists the lines that still have an old name. These lines can be in your code, in comments, in string literals such as `performSegue(withIdentifier: "Login", sender: self)`, in `.strings` and `.xcstrings` files, or in files that scaffold didn't create.

The warning also lists a line with `.login` if it is not clear whether `.login` means `DeepLink.login` or a case of another enum.

## Example

```swift
// Sources/App/Start.swift
let start = LoginPresenter.self
```

```console
$ scaffold init --sources Sources/App --quiet
$ scaffold module Login --quiet
$ scaffold rename Login SignIn
Sources/App/Start.swift:2:1: warning: `Sources/App/Start.swift` still uses old names of `Login` in line 2 [SC0819]
2 | let start = LoginPresenter.self
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: rename `LoginPresenter` to `SignInPresenter` by hand: scaffold doesn't rename in comments, in string literals, and in files that it didn't create
…
```

## Fix

Change the old names in your editor. Leave names that mean something else, such as a case of an enum of your own.

"""#
        ),
        (
            code: "SC0820",
            text: #"""
# SC0820: file not up to date

`scaffold check` compares the disk with the files that `scaffold generate` would write, and exits with status 2 if they differ. A file is

- *stale*: the spec, the template or the settings have changed since it was generated;
- *edited*: it is a generated file, and was changed by hand or by a formatter;
- *missing*: the file was never generated, or you deleted it, although other files need it;
- *left over*: no spec asks for it any more, so `generate` removes it if you haven't edited it;
- *conflicted*: it is a file of yours, and has the markers of a conflict;
- *interrupted*: a run was interrupted before it wrote the file.

## Example

`scaffold check --format github` reports at most nine of these files. `scaffold diff` reports an edited file as a warning:

```console
$ scaffold module Login --quiet
$ echo '// mine' >> Sources/App/Modules/Login/Generated/LoginContracts.swift
$ scaffold diff
Sources/App/Modules/Login/Generated/LoginContracts.swift:14:1: warning: `Sources/App/Modules/Login/Generated/LoginContracts.swift` is a generated file and has been edited [SC0820]
14 | // mine
   | ^^^^^^^
   = help: move the change to a file of your own, or into the spec or template, then run `scaffold generate --force`
```

## Fix

Run `scaffold generate`, look at what it changes, and commit it. `scaffold diff` shows the changes.

If you edited a generated file, move the edit to a file of your own, or into the spec or template. Then run `scaffold generate --force`.

"""#
        ),
        (
            code: "SC0823",
            text: #"""
# SC0823: manifest of a newer version

A manifest is a list of generated files in `.scaffold/`. A newer version of scaffold wrote this manifest, and your version can't read it. Nothing
is written.

## Example

A newer version of scaffold wrote the manifest of `Specs/Login.yml`:

```console
$ scaffold module Login --quiet
$ sed -i.bak '1s/.*/scaffold manifest 3 (scaffold 0.9)/' .scaffold/manifests/Specs/Login.yml.manifest
$ scaffold generate
.scaffold/manifests/Specs/Login.yml.manifest:1:1: error: this manifest has format 3, and this version of scaffold reads format 2 [SC0823]
1 | scaffold manifest 3 (scaffold 0.9)
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: install scaffold 0.9 or newer; nothing was written
[exit 1]
```

## Fix

Install the version that the help names, or a newer one. All members of a team and CI should use the same version.

"""#
        ),
        (
            code: "SC0824",
            text: #"""
# SC0824: deleted file that is needed

A warning: you deleted a file of yours that declared a type, and another file uses this type. Without the type, the app doesn't compile. scaffold doesn't create deleted files again by itself.

There is one exception, after a merge in git. Suppose that your branch has removed a module, and the branch of a colleague has edited the spec and the files of this module. Suppose that you keep the spec in the merge, but not the files. scaffold then creates the files again, without the edits of your colleague. The warning names each of these files. Your colleague's branch still has the edits.

## Example

```console
$ scaffold module Login --quiet
$ rm Sources/App/Support/AppRouter.swift
$ scaffold generate
Sources/App/Support/AppRouter.swift: warning: `Sources/App/Support/AppRouter.swift` was deleted, but `Sources/App/Support/AppCoordinator.swift` needs `AppRouter` [SC0824]
  = help: move the file back, run `scaffold generate --restore Sources/App/Support/AppRouter.swift`, or declare `AppRouter` in another file of the folder
…
```

## Fix

- To create the file again, run `scaffold generate --restore Sources/App/Support/AppRouter.swift`. Or declare the type in another file of the same folder.
- To get your edits back after such a merge, take the file from the branch that kept it: `git checkout BRANCH -- PATH`. This replaces the new file. Then run `scaffold generate`.

"""#
        ),
        (
            code: "SC0825",
            text: #"""
# SC0825: nothing can be renamed

`scaffold rename OLD NEW` needs the name of a module, flow or service, and a new name that is not used yet. Names that differ only in upper and lower case count as the same. If the spec's file has the old name, such as `Login.yml`, the command also renames this file. So a file with the new name, such as `SignIn.yml`, must not exist yet.

After you merge a branch that still uses the old name, run the same command again. In this case, the new name and its file may exist.

## Example

```console
$ scaffold module Login --quiet
$ scaffold rename Logn SignIn
error: unknown module, flow or service `Logn` [SC0825]
  = help: did you mean `Login`?
[exit 1]
```

## Fix

- Write the name as in the spec.
- To change only the case of a name, rename it to another name first. If only the first letter of a module changes, edit the spec: generated names begin in upper case anyway.
- If the message says that the project was generated with other templates than the ones that you have now, run `scaffold generate` first, and then `scaffold rename` again.

"""#
        ),
        (
            code: "SC0826",
            text: #"""
# SC0826: name that is still used

`scaffold remove NAME` removes a module, flow or service. This is possible only if other specs and `scaffold.yml` don't use its name, and no spec uses types that scaffold generates for it, such as `LoginParameters`. Each use is an error at its line, and nothing is removed.

## Example

```console
$ scaffold module Login --quiet
$ scaffold module Detail --route Login --quiet
$ scaffold remove Login
Specs/Detail.yml:34:10: error: `Login` can't be removed, because it is used here [SC0826]
34 | routes: [Login]
   |          ^^^^^
   = help: remove this use first, then run `scaffold remove Login` again
[exit 1]
```

## Fix

Remove these uses, and run the command again.

"""#
        ),
        (
            code: "SC0827",
            text: #"""
# SC0827: a module that was renamed or moved by hand

Nothing is written. There are three causes:

- The name in a spec was changed by hand, and you have edited the files of the module. `scaffold generate` can't change the names in your code.
- `scaffold rename` was interrupted. The specs may still have the old name, while files already have the new one.
- You have moved the folder of a module, for example with `git mv` or in Xcode. scaffold finds your files only inside the module's folder.

## Example

`module: Login` was changed to `module: SignIn` in `Specs/Login.yml`:

```console
$ scaffold module Login --quiet
$ echo '// mine' >> Sources/App/Modules/Login/LoginPresenter.swift
$ sed -i.bak 's/module: Login/module: SignIn/' Specs/Login.yml
$ scaffold generate
Specs/Login.yml:1:1: error: `Login` seems to have been renamed to `SignIn` by hand, and its files have been edited [SC0827]
1 | module: SignIn
  | ^^^^^^^^^^^^^^
  = help: write the old name again, and run `scaffold rename Login SignIn`: it renames your code too; if this is another module, give its spec another path
[exit 1]
```

## Fix

- If you renamed the module by hand, write the old name again, and run `scaffold rename Login SignIn`. It changes the specs and your code.
- If `SignIn` is a new module in place of `Login`, give it a spec of its own, `Specs/SignIn.yml`, and delete the spec of `Login`. Then `scaffold generate` removes the files of `Login`, but keeps and lists those that you have edited.
- If `scaffold rename` was interrupted, run the command that the error names.
- If you moved the folder, write the new folder in the spec: `group: Feature` if the files are now in `Modules/Feature/Login`. Or move the files back.

"""#
        ),
        (
            code: "SC0828",
            text: #"""
# SC0828: check what was merged

A warning: a change was merged into your file, and the result may need your attention.

- A function has a new signature, but still has the body that you wrote for the old signature. The body may not compile any more.
- The value of a property has a new type, such as `Evented<String?>(nil)` instead of `Evented<String>("")`, and you have edited the value. Your value may not compile any more.
- Lines of a function or of a SwiftUI view are no longer generated, and you have edited some of them. All of these lines stay. They may use a property or a function that was removed.
- New or changed lines of a function, of a property or of a SwiftUI view were not added, because you have written or rewritten the part where they belong. Add what you need.
- A property changed from `{ get }` to `{ get set }`, but you have written a getter or a `let`. Add a setter, or make the property a stored `var`. If it has the modifier
  `private(set)`, remove the modifier.
- A function that you have edited, or moved to another file, is no longer generated. It stays. If a property has replaced it, move your code to this property, then delete the function.
- A template was split, so a function is generated in a new file now, but you have edited or moved the function. Move your code into the function in the new file. Then delete your old function, because no function can be declared twice.
- You have moved a function or property to another file, and its signature or type has changed in the spec. Change the signature or type in your file.
- You have moved a function or property to another file, and its generated body has new lines. Add what you need.
- A new function was not added, because you have moved the class or struct to another file, or into another type. Add the function there.
- An `#if` block, or an extension, is no longer generated, and you have edited its first line, for example with a comment. Its first and last lines stay.
- You have changed the condition of an `#if`, and the spec or template has changed it, too. Your condition stays.
- A new function was not added, because you have changed the condition of an `#elseif` or of a nested `#if`. Add the function yourself, under the right condition.
- A generated body has become a stub, because the spec or a setting has changed. For example, the screen changed from `screens: swiftui` to `screens: code`. The file still compiles, but the stub does nothing, throws an error or crashes the app.

## Example

```console
$ scaffold module Login --quiet
$ printf 'protocols:\n  view: "func show(error: String)"\n' >> Specs/Login.yml
$ scaffold generate --quiet
$ sed -i.bak 's|// Not implemented|print(error)|' Sources/App/Modules/Login/LoginViewController.swift
$ sed -i.bak 's/error: String)"/error: String, in field: Int)"/' Specs/Login.yml
$ scaffold generate --quiet
Sources/App/Modules/Login/LoginViewController.swift:46:1: warning: `LoginViewController.show(error:in:)` has a new signature, but still the body that you wrote for the old one [SC0828]
46 |     func show(error: String, in field: Int) {
   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: check that the body still compiles and does the right thing
```

## Fix

Check the line, and change it if needed.

"""#
        ),
        (
            code: "SC0829",
            text: #"""
# SC0829: nothing to restore

`scaffold generate --restore PATH` creates a deleted file again. This error means that scaffold generates no file with this PATH.

## Example

```console
$ scaffold module Login --quiet
$ scaffold generate --restore Sources/App/Modules/Login/LoginPresentr.swift
error: scaffold generates no file `Sources/App/Modules/Login/LoginPresentr.swift` [SC0829]
  = help: did you mean `Sources/App/Modules/Login/LoginPresenter.swift`?
[exit 1]
```

## Fix

Write the path relative to the project's folder or to the current folder. If you also pass modules, the file must belong to one of them.

"""#
        ),
        (
            code: "SC0901",
            text: #"""
# SC0901: member without a mock

A warning. Each protocol in the specs gets a mock. Here, scaffold can't generate one of the members, so this protocol gets no mock. The rest of the project is generated.

## Example

```yaml
services:
  cache:
    protocol: Caching
    lifetime: external
    members: |
      func resetMock()
```

```
Specs/Services.yml:6:12: warning: there is no `CachingMock`, because it can't have `resetMock()`: every mock already has a member with this name [SC0901]
```

## Fix

Write the mock by hand in the test target, with the same name. Or change the member: in the example, rename it.

"""#
        ),
        (
            code: "SC0902",
            text: #"""
# SC0902: protocol without a mock

A warning. scaffold can't generate a mock, because of a parent of the protocol. Examples of such parents:

- A parent that is not in the sources. But scaffold knows most protocols of the Swift language, such as `Equatable`, `Codable` and `Sequence`.
- A parent in another target, if the parent is not `public`, or if the protocol's file doesn't import the target.
- A final class, or a protocol that a class can't conform to, such as `OptionSet`.
- A typealias with two meanings: in one branch of an `#if`, it is a class or an actor, and in another branch, it is something else.

If the protocol without a mock belongs to a part of a module, such as `presenter`, scaffold also leaves out previews, and the tests of the module's other parts.

## Example

`Specs/Services.yml` says `{services: {sessions: {protocol: SessionStoring, lifetime: external, source: Sources/App/SessionStoring.swift}}}`,
and `Sources/App/SessionStoring.swift`:

```swift
protocol SessionStoring: Storing {
    func session() -> Session?
}
```

```
Sources/App/SessionStoring.swift:1:26: warning: `SessionStoring` is not mocked: it inherits from `Storing`, whose members are unknown [SC0902]
help: add the folder with the declaration of `Storing` to `mocks: {sources: […]}` in scaffold.yml, or to `--sources` of `scaffold mocks`; if it is a protocol of Swift or Apple, write `SessionStoringMock` by hand
note: without this mock, scaffold generates no `MockLocator`, no tests of flows, and no tests of modules that use the service
```

## Fix

- If the parent is not in the sources, add the folder with its declaration to `mocks: {sources: […]}` in `scaffold.yml`. Or pass the folder as another `--sources` to `scaffold mocks`.
- With `mocks: {annotated: false}`, all protocols of the added folder get mocks. If the folder belongs to a package, remove `annotated: false`, and write `/// @mockable` above your own protocols.
- If the parent is in another Swift module of the sources, make it `public`, and import its module in the file of the protocol.
- Or write `SessionStoringMock` by hand in the test target.

"""#
        ),
        (
            code: "SC0903",
            text: #"""
# SC0903: duplicate mock

Two protocols of one target have the same name, or their mocks have the same name. Upper and lower case make no difference: `FooMock` and `fooMock` are the same name.

- If one of the protocols has `@mockable` or `AutoMockable`, this is an error.
- If neither has one of these, this is a warning, and neither protocol gets a mock.

If you run `scaffold mocks` for several Swift modules with the same `--output`, mocks of two modules must not have the same name.

## Example

With `mocks: {sources: [Sources/App]}` in `scaffold.yml`, both files declare a protocol whose mock is `StoringMock`:

```swift
// Sources/App/Cache.swift
/// @mockable
protocol Storing {}
```

```swift
// Sources/App/Disk.swift
/// @mockable
protocol Storing {}
```

```
Sources/App/Disk.swift:3:10: error: duplicate protocol `Storing` [SC0903]
help: give one mock another name, `/// @mockable(override: name = OtherStoringMock)`; or exclude one of the files
note: Sources/App/Cache.swift:3:10: the other is declared here
```

## Fix

- To keep both mocks, give one of them another name: `/// @mockable(override: name = DiskStoringMock)`.
- If you need only one of the mocks, exclude the file of the other protocol: `mocks: {exclude: [Sources/App/Cache.swift]}`.
- In a project with several `targets`, protocols in different targets can have the same name.
- If you have no `scaffold.yml`, run `scaffold mocks --sources … --output …` once for each Swift module, each time with another folder after `--output`.

"""#
        ),
        (
            code: "SC0904",
            text: #"""
# SC0904: private protocol

A protocol asks for a mock, but is `private` or `fileprivate`, or is in the body of a function. Its mock is in another file, which can't see the protocol.

## Example

With `mocks: {sources: [Sources/App]}` in `scaffold.yml`, `Sources/App/Cache.swift` says:

```swift
/// @mockable
private protocol Storing {}
```

```
Sources/App/Cache.swift:2:18: warning: `Storing` is not mocked: no other file can see it [SC0904]
```

## Fix

Remove `private` or `fileprivate`, move the protocol out of the function, or remove the comment that asks for a mock.

"""#
        ),
        (
            code: "SC0905",
            text: #"""
# SC0905: an argument of `@mockable` without effect

scaffold ignores Mockolo's arguments `rx`, `combine` and `modifiers`. You don't need `rx` and `combine`: a test can set the properties of a mock. If a getter has `async` or `throws`, set a stub, such as `mock.itemsReturnValue`. With `modifiers: owner = weak`, the mock still holds `owner` strongly.

These arguments have no effect either:

- A misspelled argument.
- `override`, `module` or `typealias`, if the text after it is not a valid name or type, such as `override: name = "Login Fake"`.
- `typealias: Itm = String`, if neither the protocol nor its parents declare an associated type `Itm`.

## Example

With `mocks: {sources: [Sources/App]}` in `scaffold.yml`, `Sources/App/Cache.swift` says `/** @mockable(rx: items = ReplaySubject) */ protocol Storing { var items: Observable<Int> { get } }`.

```
Sources/App/Cache.swift:1:5: warning: `rx` of `@mockable` has no effect [SC0905]
```

## Fix

Remove `rx`, `combine` or `modifiers`. In place of `rx` or `combine`, set the property in the test: `mock.items = subject.asObservable()`. Correct the spelling of other
arguments: `override: name = LoginFake`, `module: prefix = Core` or `typealias: T = Int`.

"""#
        ),
        (
            code: "SC0906",
            text: #"""
# SC0906: file in the way of a mock

`scaffold mocks` would write a mock to the path of a file that it didn't generate: the first line of this file doesn't begin with
`// Generated by scaffold`.

## Example

A mock written by hand in the folder of the mocks:

```swift
// Mocks/StoringMock.swift
final class StoringMock: Storing {}
```

```swift
// Sources/Storing.swift
/// @mockable
protocol Storing {}
```

```console
$ scaffold mocks --sources Sources --output Mocks
Mocks/StoringMock.swift: error: `Mocks/StoringMock.swift` was not generated by scaffold, so it is not overwritten [SC0906]
  = help: move the file, or give the mock another name: `/// @mockable(override: name = …)`
  = note: Sources/Storing.swift:3:10: the protocol is declared here
[exit 1]
```

## Fix

Move the file or delete it. To keep it, remove the comment that asks for the mock, or give the mock another name: `/// @mockable(override: name =
StoringFake)`.

"""#
        ),
        (
            code: "SC0907",
            text: #"""
# SC0907: no mock requested

`scaffold mocks` found no protocol with `/// @mockable`, `// sourcery: AutoMockable` or the parent `AutoMockable` in the sources. If you have passed `--protocols all`, the sources have no protocol at all.

## Example

```swift
// Sources/Storing.swift
protocol Storing {}
```

```console
$ scaffold mocks --sources Sources --output Mocks
warning: found no protocol that asks for a mock, in 1 file [SC0907]
  = help: write `/// @mockable` above a protocol, or pass `--protocols all`
…
```

## Fix

Write `/// @mockable` above the protocols to mock, or pass `--protocols all` to mock every protocol.

"""#
        ),
    ]
}
