// Written by Scripts/embed.sh from docs/diagnostics/: change the files there and run it again.
// swift-format-ignore-file

/// What `scaffold explain` prints about each diagnostic, in the order of the codes.
package enum DiagnosticPages {
    package static let pages: [(code: String, text: String)] = [
        (
            code: "SC0101",
            text: #"""
# SC0101: no specs

The folder of the specs doesn't exist, or all specs of the project are gone.

## Example

`scaffold.yml`:

```yaml
specs: Screens
```

```
scaffold.yml:1:8: error: there is no spec in `Screens` [SC0101]
help: run `scaffold module Login` to start a first module
```

## Fix

Start a module with `scaffold module Login`, or write the folder of the specs into `scaffold.yml`: `specs: Specs`. The path is relative to the project's
folder.

"""#
        ),
        (
            code: "SC0102",
            text: #"""
# SC0102: a folder that is not set up

The folder has Swift code, but no `scaffold.yml`, specs or `.scaffold`. scaffold does not guess where the app keeps its sources and tests, so it writes
nothing.

## Example

`scaffold generate` in the folder of an app with the code in `Shop/`:

```
error: this folder has Swift code and is not set up for scaffold [SC0102]
help: run `scaffold init --sources Shop --tests ShopTests`
```

## Fix

Run `scaffold init` as the message shows it. Use other folders if these are wrong. If the project is another folder, go there or name it with
`--project`.

"""#
        ),
        (
            code: "SC0103",
            text: #"""
# SC0103: something that is no file

A folder, a device or a pipe lies where a file is read: a spec, a template, a Swift source or the context of `scaffold render`. Files whose names are
not UTF-8 can't be read either.

## Example

`Specs/Home.yml` is a folder:

```
Specs/Home.yml: error: expected a file, found a folder [SC0103]
help: give the path of a text file
```

## Fix

Give the path of a file. A folder below `Specs/` may have any name that does not end in `.yml` or `.yaml`.

"""#
        ),
        (
            code: "SC0104",
            text: #"""
# SC0104: a folder that is not there

`templates` in `scaffold.yml` names folders of the team's own templates, and one of them does not exist. It is a warning where `mocks` or `warnings` names the folder or file.

## Example

`scaffold.yml`:

```yaml
templates: [OurTemplates]
```

```
scaffold.yml:1:13: error: there is no folder OurTemplates [SC0104]
help: make it, or remove it from `templates`
```

## Fix

Make the folder, correct its path, which counts from the project's folder, or remove it from the list.

"""#
        ),
        (
            code: "SC0105",
            text: #"""
# SC0105: a Swift file that is not there

A spec says with `source:` that a protocol exists in Swift, and the file that it names does not.

## Example

```yaml
module: Login
protocols:
  view: {source: Sources/App/LoginView.swift}
```

```
Specs/Login.yml:3:18: error: there is no file Sources/App/LoginView.swift [SC0105]
help: write the path from the project's folder
```

## Fix

Correct the path; it counts from the project's folder, not from the spec's. If the protocol is yet to be written, write its members in
the spec instead: `view: |`.

"""#
        ),
        (
            code: "SC0106",
            text: #"""
# SC0106: no module of that name

`scaffold generate NAME` was asked for a module that no spec declares.

## Example

`scaffold generate Logn`, where there is a module `Login`:

```
error: no module is named `Logn` [SC0106]
help: did you mean `Login`?
```

## Fix

Write the name that stands behind `module:` in the spec; the first letter may be small. `scaffold module NAME` starts a new one.

"""#
        ),
        (
            code: "SC0107",
            text: #"""
# SC0107: invalid name

Swift types begin with the name, such as `LoginViewController`. So it is a letter, then letters, digits and underscores.

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
# SC0108: the file of a new spec exists

`scaffold module NAME`, `flow NAME` and `service NAME` write the spec `Specs/NAME.yml`. That file exists and declares something else.

## Example

`scaffold module Login`, where the file says:

```yaml
module: SignIn
```

```
Specs/Login.yml: error: `Specs/Login.yml` exists and does not declare the module `Login` [SC0108]
help: declare it there, or rename the file
```

## Fix

Rename the file after what it declares, or change the name in it.

"""#
        ),
        (
            code: "SC0109",
            text: #"""
# SC0109: an option contradicts the spec

`--style` names another style than the spec of the module, or `--start` another first module than the spec of the flow. Commands don't change specs that
exist.

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

`--style` is neither a built-in style nor the name of a pack in the team's templates.

## Example

`scaffold module Home --style vipre`:

```
error: unknown style `vipre` [SC0110]
help: did you mean `viper`?
```

## Fix

Use `viper` or `mvvm`, or the name after `pack:` in a `pack.yml` of the team's.

"""#
        ),
        (
            code: "SC0111",
            text: #"""
# SC0111: more than is shown

A warning: the run found more than a thousand mistakes. The first thousand are shown, in the order of the files; the rest is most often more of the
same.

## Example

A list of 20,001 items of the wrong kind:

```
warning: 19001 more are not shown [SC0111]
help: mend these first
```

## Fix

Mend what is shown and run again. If a program wrote the file, mend the program.

"""#
        ),
        (
            code: "SC0112",
            text: #"""
# SC0112: options without effect

`scaffold init` does not change a `scaffold.yml` that exists, so `--name`, `--sources` and `--tests` would have no effect.

## Example

`scaffold init --sources Shop`, where the project has:

```yaml
# scaffold.yml
app: App
```

```
scaffold.yml: error: the project is set up already, so `--sources` would have no effect [SC0112]
help: change `app` and `targets` in `scaffold.yml`
```

## Fix

Change `scaffold.yml`, then run `scaffold generate`. To begin again, delete `scaffold.yml` first.

"""#
        ),
        (
            code: "SC0113",
            text: #"""
# SC0113: a newer version of scaffold is required

`requires:` in `scaffold.yml` is the oldest version of scaffold that may be used in the project. So nobody generates files with an older version by
mistake.

## Example

`scaffold.yml`:

```yaml
requires: 99.1
```

```
scaffold.yml:1:11: error: this project requires scaffold 99.1 or newer, and this is 0.2.0 [SC0113]
help: install a newer version; README.md of scaffold says how
```

## Fix

Install a newer version. If the text is not a version, write up to three numbers with dots: `requires: 1.4`.

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

Compare the line's indentation with that of its neighbours: all keys of one mapping, and all dashes of one list, begin in the same
column. Quote a value that is plain text. Since nothing behind this place could be read, there may be further errors.

"""#
        ),
        (
            code: "SC0212",
            text: #"""
# SC0212: a tab instead of spaces

YAML takes only spaces for indentation; a tab is as wide as each editor likes. No-break spaces, which come along with text copied from a page, are none either.

## Example

```yaml
protocols:
	view: |
```

```
Login.yml:2:1: error: a tab stands where YAML takes only spaces [SC0212]
help: indent with spaces
```

## Fix

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
deepLink: {path: /points/{point}}
```

```
Login.yml:2:10: error: this value needs quotes: YAML takes `[` for the beginning of a list [SC0213]
help: write `todos: "[Todo]? = nil"`
Login.yml:3:10: error: this value needs quotes: YAML takes the `: ` in it for the end of a key [SC0213]
help: write `point: "(x: Int, y: Int)"`
Login.yml:4:18: error: this value needs quotes: YAML takes the `{` in it for the beginning of a mapping [SC0213]
help: write `deepLink: {path: "/points/{point}"}`
```

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

Refer to the mapping with its alias, `<<: *base`, and mark it with an anchor, `&base`. For a key that is really called `<<`, quote it.

"""#
        ),
        (
            code: "SC0222",
            text: #"""
# SC0222: an anchor or tag without a value

In YAML, `&name` marks the value after it, and `!name` is a tag that says of which kind the value is. Here the value is missing. Often the text
itself was meant, as in Swift's `!flag`.

## Example

```yaml
module: Login
routes:
  - SignUp:
      with:
        email: !isLoggedIn
```

```
Specs/Login.yml:5:16: error: no value follows `!isLoggedIn`, which YAML reads as the tag of a value [SC0222]
help: if it is the value itself, write `"!isLoggedIn"`
```

## Fix

Quote the text: `"!isLoggedIn"`. If you want an anchor or a tag, write its value after it. YAML's own tags need no value: `!!str` alone is an empty text.

"""#
        ),
        (
            code: "SC0223",
            text: #"""
# SC0223: a merge has left a conflict

The file has lines that git puts around what two branches changed differently. Nothing else is said of the file until they are gone.

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
Login.yml:2:1: error: a merge has left a conflict here [SC0223]
help: choose between the lines of both sides, and remove git's markers
```

## Fix

Keep the lines that are to hold, remove the others and the markers, and run `scaffold generate`: it brings the outputs into line with the merged specs.
Markers have more than seven characters where one conflict lies inside another.

"""#
        ),
        (
            code: "SC0301",
            text: #"""
# SC0301: a name that isn't there

A template names a variable, a member, a key or an element that doesn't exist. That is an error wherever it is used: text that silently
stays empty is found too late. A value that is `nil` is there; it prints as nothing.

## Example

`Templates/viper/Presenter.swift.stencil`:

```
{{ module.nme | pascalCase }}
```

```
Templates/viper/Presenter.swift.stencil:1:4: error: `nme` is not in `module` [SC0301]
1 | {{ module.nme | pascalCase }}
  |    ^^^^^^^^^^
  = help: did you mean `name`?  `module` has: name, style, dependencies
```

## Fix

Correct the name. Where it may be missing, say so: `module.nme ?? "none"`, `module.nme | default("none")`, or
`{% if module.nme is defined %}`. `module?.name` is nil where `module` is missing or nil. `scaffold templates context` shows all names.

"""#
        ),
        (
            code: "SC0302",
            text: #"""
# SC0302: a tag that can't be read

Inside `{{ … }}` or `{% … %}` stands something other than the language has at this place.

## Example

```
{{ module.name upper }}
```

```
viper.stencil:1:16: error: expected the end of the tag, found `upper` [SC0302]
1 | {{ module.name upper }}
  |                ^^^^^
```

## Fix

Write what the message expects. A filter stands behind `|`: `{{ module.name | upper }}`. Conditions are combined with `and`, `or` and `not`;
a loop's condition is written `where …`; the arguments of filters and macros are named with a colon.

"""#
        ),
        (
            code: "SC0303",
            text: #"""
# SC0303: something that is never ended

A tag, a comment, a string or the body of a tag begins and doesn't end.

## Example

```
{% if module.summary %}
/// {{ module.summary }}
```

```
viper.stencil:1:1: error: `if` is never ended [SC0303]
1 | {% if module.summary %}
  | ^^^^^^^^^^^^^^^^^^^^^^^
  = help: add `{% endif %}`
```

## Fix

Add what the help names where the body, tag or string is to end.

"""#
        ),
        (
            code: "SC0304",
            text: #"""
# SC0304: an unknown tag

There is no tag of this name.

## Example

```
{% fi module.summary %}
```

```
viper.stencil:1:4: error: there is no tag `fi` [SC0304]
1 | {% fi module.summary %}
  |    ^^
  = help: did you mean `if`?
```

## Fix

Correct the name. The part of a loop for an empty list is `else`, not Stencil's `empty`.

"""#
        ),
        (
            code: "SC0305",
            text: #"""
# SC0305: a tag in the wrong place

The tag exists but can't stand here: an end without its beginning, `else` behind `else`, `break` outside of a loop, `extends` behind something
else, a block inside a macro, or something outside of blocks in a template that extends another.

## Example

```
{% for x in xs %}{{ x }}{% endif %}{% endfor %}
```

```
viper.stencil:1:28: error: `endif` without `if`, `ifnot`; what is open is `for` [SC0305]
1 | {% for x in xs %}{{ x }}{% endif %}{% endfor %}
  |                            ^^^^^
```

## Fix

Remove the tag, or move it to where it belongs.

"""#
        ),
        (
            code: "SC0306",
            text: #"""
# SC0306: an unknown filter

There is no filter of this name; or other engines have one that means something else than ours, which is named then.

## Example

```
{{ module.name | uper }}
```

```
viper.stencil:1:18: error: there is no filter `uper` [SC0306]
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
# SC0307: an unknown test

Behind `is` or `is not` stands no test of the language.

## Example

```
{% if module.summary is defned %}
```

```
viper.stencil:1:25: error: there is no test `defned` [SC0307]
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
# SC0308: arguments that don't fit

A filter or macro is given too many arguments, lacks one, or has none of that name.

## Example

```
{{ module.name | replace("View") }}
```

```
viper.stencil:1:18: error: filter `replace` needs the argument `new` [SC0308]
1 | {{ module.name | replace("View") }}
  |                  ^^^^^^^^^^^^^^^
  = help: it is `replace(old, new)`
```

## Fix

Give the arguments that the help shows; those with a value behind a colon may be left out.

"""#
        ),
        (
            code: "SC0309",
            text: #"""
# SC0309: a missing template

A template includes, imports or extends a file that is in none of the template folders.

## Example

```
{% include "common/heder.stencil" %}
```

```
viper.stencil:1:12: error: there is no template `common/heder.stencil` [SC0309]
1 | {% include "common/heder.stencil" %}
  |            ^^^^^^^^^^^^^^^^^^^^^^
  = help: did you mean `common/header.stencil`?
```

## Fix

Correct the name: it is the path inside of the template folder, with its extension. A template can't name a file anywhere else.

"""#
        ),
        (
            code: "SC0310",
            text: #"""
# SC0310: templates that use each other

A template includes, imports or extends itself, directly or by way of others.

## Example

```
{% include "row.stencil" %}
```

```
row.stencil:1:12: error: the template uses itself: `row.stencil` → `row.stencil` [SC0310]
1 | {% include "row.stencil" %}
  |            ^^^^^^^^^^^^^
```

## Fix

Take one file out of the chain. For something that contains itself, write a macro: macros may call themselves.

"""#
        ),
        (
            code: "SC0311",
            text: #"""
# SC0311: a call of something that is no macro

Only macros can be called: those of the file, of the files that it extends or is included by, and, behind the name of an import, those of
another file. A macro, in turn, can only be called.

## Example

```
{{ field(1) }}
```

```
viper.stencil:1:4: error: there is no macro `field` [SC0311]
1 | {{ field(1) }}
  |    ^^^^^
```

## Fix

Correct the name, write the macro, or import the file that has it: `{% import "macros.stencil" as macros %}`, `{{ macros.field(1) }}`.
Macros whose names begin with `_` are private to their file.

"""#
        ),
        (
            code: "SC0312",
            text: #"""
# SC0312: a name given twice

Two macros, blocks, imports or parameters of one name stand in one file.

## Example

```
{% block body %}{% endblock %}
{% block body %}{% endblock %}
```

```
viper.stencil:2:10: error: there are two blocks `body` [SC0312]
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
# SC0313: something unused

A warning: a macro is never called, a macro doesn't use a parameter, or a block is shown by no template that this one extends. Most often
a name is misspelt.

## Example

```
{% extends "base.stencil" %}
{% block heder %}…{% endblock %}
```

```
viper.stencil:2:10: warning: no template that this one extends shows a block `heder` [SC0313]
2 | {% block heder %}…{% endblock %}
  |          ^^^^^
  = help: did you mean `header`?
```

## Fix

Correct the name, or remove what isn't used.

"""#
        ),
        (
            code: "SC0314",
            text: #"""
# SC0314: a value of the wrong kind

An operator, a loop, a filter or a test is given a value that it can't take: a list is printed, text compared with a number, `nil` looped over.

## Example

```
{{ module.dependencies }}
```

```
viper.stencil:1:4: error: a list can't be printed [SC0314]
1 | {{ module.dependencies }}
  |    ^^^^^^^^^^^^^^^^^^^
  = help: use `join`, or a loop
```

## Fix

Make it the right kind: `join` makes text of a list, `~` joins anything that can be printed, `?? []` gives an empty list for nil.

"""#
        ),
        (
            code: "SC0315",
            text: #"""
# SC0315: a value that can't be used

A number is too large, something is divided by zero, or an argument has the right kind but no use: an empty separator, a negative width.

## Example

```
{{ 1 / (xs.count - xs.count) }}
```

```
viper.stencil:1:4: error: division by zero [SC0315]
1 | {{ 1 / (xs.count - xs.count) }}
  |    ^^^^^^^^^^^^^^^^^^^^^^^^^
```

## Fix

Integers reach from -9223372036854775808 to 9223372036854775807. Ask before you divide: `{{ a / b if b else 0 }}`.

"""#
        ),
        (
            code: "SC0316",
            text: #"""
# SC0316: a limit

The template goes on for ever or grows without end, or would: macros that call themselves, loops in loops, text that doubles. Each limit is far
beyond what a template for source code needs.

## Example

```
{% macro again() %}{{ again() }}{% endmacro %}
{{ again() }}
```

```
viper.stencil:1:20: error: macros are inside each other more than 300 levels deep [SC0316]
1 | {% macro again() %}{{ again() }}{% endmacro %}
  |                    ^^^^^^^^^^^^^
  = note: in the macro `again`, called at viper.stencil:1
```

## Fix

Let a macro that calls itself end: `{% if depth > 0 %}{{ again(depth - 1) }}{% endif %}`. Give parts of a large expression names with `set`.

"""#
        ),
        (
            code: "SC0317",
            text: #"""
# SC0317: an error of the template's own

The template has reached an `error` tag: its author refuses what it was given, with a message of theirs.

## Example

```
{% if not module.parameters %}{% error module.name ~ " needs parameters" %}{% endif %}
```

```
viper.stencil:1:31: error: Login needs parameters [SC0317]
1 | {% if not module.parameters %}{% error module.name ~ " needs parameters" %}{% endif %}
  |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
```

## Fix

Do what the message says.

"""#
        ),
        (
            code: "SC0318",
            text: #"""
# SC0318: a template that means something else than in Stencil

The place is right here and has another meaning in Stencil: `not x in xs` negates `x` alone there, a name may have signs in it (`a-b`, `a==1`), and a mapping is gone through in the order of its
keys. `scaffold templates lint --stencil` also names the lines that Stencil joins with the next one, because they end in a tag.

## Example

`scaffold templates lint` on `Templates/notes/Notes.md.stencil`:

```
{% if not module.name in ["Login"] %}x{% endif %}
```

```
Templates/notes/Notes.md.stencil:1:7: warning: Stencil negates `module.name` alone here, before `in` [SC0318]
help: write `module.name not in` if the whole is meant
```

## Fix

Say what is meant in words that both read alike: `x not in xs`, blanks around operators.

"""#
        ),
        (
            code: "SC0319",
            text: #"""
# SC0319: a conflict in a template

A merge has left its markers in a template: git's, or that of `scaffold templates eject`, which brings what a built-in template has gained to a copy that was changed. Both sides would get into
every file that is made of the template.

## Example

```
<<<<<<< ours
final class {{ module.name }}Presenter: BasePresenter {
=======
struct {{ module.name }}Presenter {
>>>>>>> theirs
```

```
Templates/viper/Presenter.swift.stencil:1:1: error: a merge has left a conflict here [SC0319]
1 | <<<<<<< ours
  | ^^^^^^^^^^^^
  = help: choose between the lines of both sides, and remove git's markers
```

## Fix

Choose between the lines of both sides, and remove the markers. Text that is to have such lines can be written as an expression: `{{ "<<<<<<<" }}`.

"""#
        ),
        (
            code: "SC0320",
            text: #"""
# SC0320: a template that is no text

Templates are text in UTF-8. A file in another encoding, such as Latin-1, would put bytes into the output that no compiler reads; an image, or a file with zero bytes, is no template at all.

## Example

The header of the team has its `©` in Latin-1.

```
Templates/common/Header.stencil:2:1: error: this line is no UTF-8 text [SC0320]
2 | // � Example Inc.
  | ^^^^^^^^^^^^^^^^^
  = help: save the file as UTF-8
```

## Fix

Save the file as UTF-8. What is no text can't be made by a template: keep it in the project itself.

"""#
        ),
        (
            code: "SC0401",
            text: #"""
# SC0401: an unknown key

A document or a mapping in it has a key that the spec language does not know. It is not skipped: what is written counts.

## Example

```yaml
module: Login
sumary: Signs a user in.
was: SignIn
```

```
Specs/Login.yml:2:1: error: a module has no key `sumary` [SC0401]
help: did you mean `summary`?

Specs/Login.yml:3:1: error: a module no longer has the key `was` [SC0401]
help: remove it; to rename a module, run `scaffold rename OLD NEW`
```

## Fix

Correct the key, or remove it. [The spec language](../specs.md) lists the keys of every kind of document. Keys are case-sensitive, and one
that is indented too far, or too little, belongs to another mapping.

"""#
        ),
        (
            code: "SC0402",
            text: #"""
# SC0402: a value of the wrong kind

A list stands where a text is expected, a text where a mapping is, or nothing at all. Text may look like anything (`no`, `1.10`); `true` and
`false` are written in just this way.

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
help: begin a block with `|`, and write the members as Swift below it
```

## Fix

Write the value in the form that the message names. Members of a protocol stand in a block, `view: |`, one a line; otherwise YAML reads
the colons in them, or makes one line of all.

"""#
        ),
        (
            code: "SC0403",
            text: #"""
# SC0403: a missing key

A key has no default and must be written: the `protocol` of a service, the `sources` of a target, both keys of `variants` and `flags`.

## Example

```yaml
services:
  authService:
    implementation: AuthService
```

```
Specs/Services.yml:3:5: error: a service needs the key `protocol` [SC0403]
help: add `protocol:` with a protocol's name
```

## Fix

Add the key. If it is there, look at its indentation: it may belong to another mapping.

"""#
        ),
        (
            code: "SC0404",
            text: #"""
# SC0404: a word that is not among the choices

The value has to be one of a few words, and is another. A word with `(…)` takes an argument: `tab(0)`, `flow(Checkout)`.

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

Write one of the words that the message lists, in lower case.

A word of an earlier version is named with the word that replaces it. In a `pack.yml`, write `owner: generated` for `owner: tool`, and `owner: user` for
`owner: person`.

"""#
        ),
        (
            code: "SC0405",
            text: #"""
# SC0405: a spec of no known kind

What a spec is, its first key tells: `module` for a screen, `services` for services and models, `flow` for a flow. This one begins with another key.

## Example

```yaml
summary: Signs a user in.
module: Login
```

```
Specs/Login.yml:1:1: error: a spec begins with `module`, `services` or `flow`, found `summary` [SC0405]
help: put `module:` first
```

## Fix

Put `module:`, `services:` or `flow:` first. Settings of the project belong in `scaffold.yml`; a YAML file that is no spec belongs outside the
folder of the specs.

"""#
        ),
        (
            code: "SC0406",
            text: #"""
# SC0406: a code that can't be switched off

`warnings` in `scaffold.yml` names the codes of warnings that are switched off. This code is that of an error, or there is no such code.

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

Write the code at the end of the warning, such as `SC0642`. Remove the entry of an error, and fix the error.

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

## Fix

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

## Fix

Give the inner part a name of its own, with a typealias in the app's sources, and use the name.

"""#
        ),
        (
            code: "SC0503",
            text: #"""
# SC0503: Swift text too long

A Swift text of more than 2,000,000 bytes is not read: it is no spec, and no source file, that anybody wrote.

## Example

```
Sources/App/Data.swift:1:1: error: this Swift text is longer than 2000000 bytes [SC0503]
```

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

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

## Fix

Remove what follows. The name is the key in the YAML, so the value is only the type and its default.

"""#
        ),
        (
            code: "SC0601",
            text: #"""
# SC0601: a name that Swift does not take

Names in specs become names in Swift: of modules, services, parameters, protocols, classes, flags and imported modules. They begin with
a letter and go on with letters, digits and underscores. Swift's keywords are no mistake: they are put in backticks where they need them.

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

Write a Swift name, without blanks, hyphens, brackets or generic arguments. A target whose name can't be imported needs `module:` with
the name that can.

"""#
        ),
        (
            code: "SC0602",
            text: #"""
# SC0602: a path that leaves the project

Folders of targets and the `group` of a module are paths inside the project: no `..`, no `/` at the beginning or end, no backslashes.

## Example

```yaml
module: Login
group: ../Onboarding
```

```
Specs/Login.yml:2:8: error: expected a path inside the project, found `../Onboarding` [SC0602]
help: write it from the project's folder, like `Sources/App`: no `..`, and no `/` at either end
```

## Fix

Write the path from the project's folder down. To reach a folder beside it, make the folder that holds both the project.

"""#
        ),
        (
            code: "SC0603",
            text: #"""
# SC0603: two modules of one name

Two specs declare a module of the same name. `login` and `Login` are the same, since types begin with a capital.

## Example

`Specs/Login2.yml`:

```yaml
module: login
```

```
Specs/Login2.yml:1:9: error: the module `Login` is declared twice [SC0603]
help: rename one of them
note: Specs/Login.yml:1:9: first declared here
```

## Fix

Rename one of the two, or remove the spec that is left over from a copy.

"""#
        ),
        (
            code: "SC0604",
            text: #"""
# SC0604: two services of one name

Two services have the same name, in one document or in two. A service is declared once; every module names it from there.

## Example

`Specs/Storage.yml`:

```yaml
services:
  cache: {protocol: Caching, implementation: Cache}
```

```
Specs/Storage.yml:2:3: error: the service `cache` is declared twice [SC0604]
help: rename one of them
note: Specs/Services.yml:3:3: first declared here
```

## Fix

Remove one of them, or rename it if they are two services.

"""#
        ),
        (
            code: "SC0605",
            text: #"""
# SC0605: a service that nobody declares

A module, a service or `flags` in `scaffold.yml` names a service that no document declares. Nothing could provide it at run time, so this is
an error before anything is written.

## Example

```yaml
module: Login
dependencies: [authServce]
```

```
Specs/Login.yml:2:16: error: no service is named `authServce` [SC0605]
help: did you mean `authService`?
```

## Fix

Correct the name, or declare the service in a document that begins with `services:`. One that the app brings itself is declared with
`lifetime: external`.

"""#
        ),
        (
            code: "SC0606",
            text: #"""
# SC0606: a module that nobody declares

A route or a variant names a module that has no spec.

## Example

```yaml
module: Login
routes: [SignUp, Terms]
```

```
Specs/Login.yml:2:18: error: no module is named `Terms` [SC0606]
help: add a spec that begins with `module: Terms`
```

## Fix

Correct the name, or start the module with `scaffold module Terms`. A screen that exists in Swift gets a spec too, with `build: custom`.

"""#
        ),
        (
            code: "SC0607",
            text: #"""
# SC0607: a style that there is not

`style:` names a style that is neither built in nor a pack in one of the team's template folders. A pack of the team's that takes the place
of a built-in one takes its name away too.

## Example

```yaml
module: Login
style: vipre
```

```
Specs/Login.yml:2:8: error: no style is named `vipre` [SC0607]
help: did you mean `viper`?
```

## Fix

Use `viper` or `mvvm`, or the name that stands behind `pack:` in the `pack.yml` of a pack of your own.

"""#
        ),
        (
            code: "SC0608",
            text: #"""
# SC0608: a target that there is not

`target:` in a spec, or `app:` or `support:` in `scaffold.yml`, names a target that `targets:` does not list.

## Example

```yaml
module: SignUp
target: Cores
```

```
Specs/SignUp.yml:2:9: error: `Cores` is no target of this project [SC0608]
help: did you mean `Core`?
```

## Fix

Correct the name, or declare the target in `scaffold.yml`: `targets: {Cores: {sources: Sources/Cores}}`.

"""#
        ),
        (
            code: "SC0609",
            text: #"""
# SC0609: a role that the style does not have

Protocols are written by role, and each style has its own: `view`, `presenter`, `interactor` and `router` in VIPER, `viewModel` in MVVM, whose
`view` has no protocol. The keys of `types` are the parts: `viewController`, `presenter`. A protocol under a name of its own begins with a capital.

## Example

```yaml
module: Login
style: viper
protocols:
  viewModel: |
    func load()
```

```
Specs/Login.yml:4:3: error: a module of style `viper` has no role `viewModel` [SC0609]
help: there is `view`, `presenter`, `interactor` and `router`
```

## Fix

Write one of the style's roles or parts, or give the module the other style.

"""#
        ),
        (
            code: "SC0610",
            text: #"""
# SC0610: an argument without a parameter

`with` binds arguments of a route, and the module that it leads to has no such parameter.

## Example

```yaml
module: Login
routes:
  - SignUp: {with: {emial: "nil"}}
```

```
Specs/Login.yml:3:21: error: `SignUp` has no parameter `emial` [SC0610]
help: did you mean `email`?
note: Specs/SignUp.yml:1:9: declared here
```

## Fix

Correct the name, or add the parameter to the other module's spec.

"""#
        ),
        (
            code: "SC0611",
            text: #"""
# SC0611: a route that is written twice

A module's router has one method for each module that it leads to, so a route to one can be written once.

## Example

```yaml
module: Login
routes:
  - SignUp
  - SignUp: {presentation: present}
```

```
Specs/Login.yml:4:5: error: the route to `SignUp` is written twice [SC0611]
help: keep one of them: a route has one name and one set of arguments
note: Specs/Login.yml:3:5: first written here
```

## Fix

Keep one. An argument that differs from call to call is left out of `with`, and becomes an argument of the router's method.

"""#
        ),
        (
            code: "SC0612",
            text: #"""
# SC0612: a member that is there already

Some members come by themselves: `viewDidLoad()` in a presenter, `close()` and a method for each route in a router. This one was written once
more.

## Example

```yaml
module: Login
protocols:
  presenter: |
    func viewDidLoad()
```

```
Specs/Login.yml:4:10: error: the protocol of `presenter` has `viewDidLoad()` already [SC0612]
help: remove it: it is generated
```

## Fix

Remove it. One that takes other arguments has another name for Swift, and may stay.

"""#
        ),
        (
            code: "SC0613",
            text: #"""
# SC0613: a member that these protocols can't have

The parts of a module know each other, and services, as `any` protocols with a class behind. Initializers, associated types and typealiases
don't go with that, and between the parts neither do subscripts, static and mutating members.

## Example

```yaml
module: Login
protocols:
  presenter: |
    static func make()
```

```
Specs/Login.yml:4:17: error: the protocol of `presenter` can't have a static member [SC0613]
help: the parts of a module know each other as `any` protocols: write functions and properties
```

## Fix

Write functions and properties. A protocol with associated types can stand under a name of its own (`protocols: {Paging: …}`), for code that
you write to use.

"""#
        ),
        (
            code: "SC0614",
            text: #"""
# SC0614: a member that view controllers inherit

A view protocol is implemented by a view controller. Its own members, from UIViewController, UIResponder and NSObject, can't be declared
once more.

## Example

```yaml
module: Login
protocols:
  view: |
    var title: String { get set }
```

```
Specs/Login.yml:4:9: error: `title` is a member that view controllers inherit from UIKit [SC0614]
help: give it a name of its own, such as `screenTitle`
```

## Fix

Give it another name, or arguments with other labels: `show(error:)` does not collide with `show(_:sender:)`.

"""#
        ),
        (
            code: "SC0615",
            text: #"""
# SC0615: two declarations of one name

Two specs make a type or a file of one name, or a spec makes one that every project or UIKit has. Names that differ only in case count as one,
since the disks of most Macs make no difference between them. A service can't be called like a property that `AppLocator` has,
nor one that a flow needs like a property of the flow's scope. No two targets have one folder or one Swift module.

## Example

`Specs/LogIn.yml` says `module: LogIn`, and `Specs/Login.yml` says:

```yaml
module: Login
```

```
Specs/Login.yml:1:9: error: the module `Login` makes `LoginModule`, which differs from `LogInModule` only in case; the module `LogIn` makes it too [SC0615]
help: rename one of them
note: Specs/LogIn.yml:1:9: the other is declared here
```

## Fix

Rename one of them. Two services that share a protocol name the Swift file that has it with `source:`, so that neither makes it.

"""#
        ),
        (
            code: "SC0616",
            text: #"""
# SC0616: services that need each other

Each service of the circle needs the next one before it can be made, so none of them can. The notes show every link.

## Example

```yaml
services:
  auth: {protocol: AuthServicing, implementation: AuthService, dependencies: [http]}
  http: {protocol: HTTPClient, implementation: Client, dependencies: [auth]}
```

```
Specs/Services.yml:2:79: error: services depend on each other in a circle: `auth` → `http` → `auth` [SC0616]
help: take one of these dependencies away: let both use a third service
note: Specs/Services.yml:2:79: `auth` depends on `http`
note: Specs/Services.yml:3:71: `http` depends on `auth`
```

## Fix

Move what both need into a third service, such as a store for tokens. Or hand over at the call, as an argument or a closure, what is now
a dependency.

"""#
        ),
        (
            code: "SC0617",
            text: #"""
# SC0617: a service that depends on a model

A `service` may be called from any isolation, a `model` lives on the main actor. Models use services, not the other way round.

## Example

```yaml
services:
  log: {protocol: Logging, implementation: Log, dependencies: [userModel]}
  userModel: {protocol: UserModeling, implementation: UserModel, kind: model}
```

```
Specs/Services.yml:2:64: error: the service `log` depends on the model `userModel` [SC0617]
help: make `log` a model with `kind: model`, or let the model call the service
note: Specs/Services.yml:3:3: the model is declared here
```

## Fix

Let the model call the service with what it needs. If the first one belongs on the main actor itself, declare it `kind: model`.

"""#
        ),
        (
            code: "SC0618",
            text: #"""
# SC0618: an entity in a view protocol

`scaffold.yml` declares the type an entity. Views don't see entities: a presenter or view model hands them plain values, ready to be shown.

## Example

`scaffold.yml` says `types: {Order: {entity: true}}`, and `Specs/Orders.yml` says:

```yaml
module: Orders
protocols:
  view: |
    func show(_ orders: [Order])
```

```
Specs/Orders.yml:4:26: error: the view protocol names the entity `Order` [SC0618]
help: hand the view plain values: a struct of what it shows
note: scaffold.yml:1:9: declared an entity here
```

## Fix

Give the view a struct of strings, images and numbers that the presenter makes of the entity. If the type is no entity, remove `entity: true`.

"""#
        ),
        (
            code: "SC0619",
            text: #"""
# SC0619: a variant that can't stand in

While the flag is on, the router shows the variant in place of the module, with the same arguments and the same result. So both specs have to
declare the same parameters, in the same order, and the same result. Defaults may differ.

## Example

```yaml
module: Login
parameters: {email: String?}
variants: {flag: newLogin, on: NewLogin}
```

```
Specs/Login.yml:3:32: error: `Login` takes `(email: String?)`, and its variant `NewLogin` `(email: String)` [SC0619]
help: write the same parameters and the same result in both specs
note: Specs/NewLogin.yml:1:9: the variant is declared here
```

## Fix

Write the same parameters and result in both specs. What only one of them needs can be an optional, or come from a service.

"""#
        ),
        (
            code: "SC0620",
            text: #"""
# SC0620: a deep link that can't be followed

A deep link is a path and perhaps a query, such as `/login?email={email}`. Each name in braces is a parameter of the module or flow; parameters without a
default have to be among them. What `over` names is shown without arguments, below the screen of the link.

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

Begin the link with `/`, put each parameter's name between `{` and `}` once, and write blanks and other special characters as `%20` and the like.

For `over`, name another module or flow that needs no arguments and whose presentation is not `custom`. Nothing can be below a root or a tab.

"""#
        ),
        (
            code: "SC0621",
            text: #"""
# SC0621: a service that a target can't see

The app sees all targets. A feature target sees itself and the target with the support files, and not the other features.

## Example

`Specs/Tokens.yml` says `{services: {tokens: {protocol: TokenStoring, implementation: TokenStore}}, target: Auth}`, and `Specs/Feed.yml` says:

```yaml
module: Feed
target: Feed
dependencies: [tokens]
```

```
Specs/Feed.yml:3:16: error: `tokens` is declared in target `Auth`, which target `Feed` can't see [SC0621]
help: declare it in `Feed` or in `Core`, with `target:` in its document
note: Specs/Tokens.yml:1:13: declared here
```

## Fix

Declare the service in the target that all share; which one that is, `support:` in `scaffold.yml` says. Its implementation may need a file of its
own there.

"""#
        ),
        (
            code: "SC0622",
            text: #"""
# SC0622: a service without an implementation

Something has to make the service: a class that scaffold may write, an expression, or the app itself.

## Example

```yaml
services:
  clock: {protocol: ClockReading}
```

```
Specs/Services.yml:2:3: error: `clock` has no implementation [SC0622]
help: add `implementation:` with the class that conforms to `ClockReading`, or `lifetime: external` if the app brings it
```

## Fix

Name the class with `implementation:`, write the expression that makes it with `make:`, or let the app bring it, in `AppEnvironment`, with
`lifetime: external`.

"""#
        ),
        (
            code: "SC0623",
            text: #"""
# SC0623: an external service that is made all the same

With `lifetime: external` the app brings the service, ready made, in `AppEnvironment`. So it has no implementation, no expression that makes it
and no dependencies of its own.

## Example

```yaml
services:
  http: {protocol: HTTPClient, lifetime: external, implementation: Client}
```

```
Specs/Services.yml:2:68: error: `http` is external, and has an implementation all the same [SC0623]
help: remove `implementation`, or give it another lifetime
```

## Fix

Remove the key, or the lifetime: without one a service is a `singleton` that the locator makes.

"""#
        ),
        (
            code: "SC0624",
            text: #"""
# SC0624: members of a protocol that exists

With `source:` the protocol is in a Swift file, and that file says its members. `members:` in the spec would say them a second time.

## Example

```yaml
services:
  store: {protocol: Storing, implementation: Store, source: Sources/App/Storing.swift, members: func put()}
```

```
Specs/Services.yml:2:97: error: `Storing` has both `source` and `members` [SC0624]
help: remove `members`: the protocol is in Sources/App/Storing.swift
note: Specs/Services.yml:2:61: the source is named here
```

## Fix

Remove `members:`. To let the spec have the protocol, move its members there, and remove `source:` and the Swift declaration.

"""#
        ),
        (
            code: "SC0625",
            text: #"""
# SC0625: a feature flag that nobody answers for

A module with `variants` asks a service whether the flag is on: the one that `flags` in `scaffold.yml` names, or else `featureFlags`. There is none, or
it has no `isEnabled(_:)` that answers at once.

## Example

There is no document `Specs/Flags.yml` that declares a service for flags, and `Specs/Login.yml` says:

```yaml
module: Login
variants: {flag: newLogin, on: NewLogin}
```

```
Specs/Login.yml:2:18: error: no service answers for the feature flag `newLogin` [SC0625]
help: declare a service `featureFlags` with `func isEnabled(_ flag: FeatureFlag) -> Bool`, or name yours under `flags` in scaffold.yml
```

## Fix

Declare the service, mostly with `lifetime: external`, and give it the member as the message shows it: neither `async` nor `throws`. If it has
another name, write `flags: {service: …, type: …}` in `scaffold.yml`.

"""#
        ),
        (
            code: "SC0626",
            text: #"""
# SC0626: a flow that there is not

`lifetime: flow(NAME)` ties a service's instances to a flow, and no spec declares a flow of that name.

## Example

```yaml
services:
  cart: {protocol: CartServicing, implementation: CartService, lifetime: flow(Checkout)}
```

```
Specs/Services.yml:2:79: error: no flow is named `Checkout` [SC0626]
help: add a spec that begins with `flow: Checkout`, or use `singleton`, `weak`, `transient` or `external`
```

## Fix

Correct the name, or describe the flow in a spec that begins with `flow:`.

"""#
        ),
        (
            code: "SC0627",
            text: #"""
# SC0627: a number that is none

The number of a tab is 0 or more, and the limits under `budget` are numbers above 0, in digits.

## Example

```yaml
module: Home
presentation: tab(first)
```

```
Specs/Home.yml:2:19: error: expected the number of a tab, found `first` [SC0627]
help: write `tab(0)` for the first one
```

## Fix

Write the number in digits, without separators.

"""#
        ),
        (
            code: "SC0628",
            text: #"""
# SC0628: a protocol that its file does not declare

`source:` names a Swift file, and that file has no protocol of the expected name: a service's own `protocol`, or for a role the module's name and the
role's ending, such as `LoginViewProtocol`.

## Example

```yaml
services:
  cache: {protocol: Cache, implementation: DiskCache, source: Sources/App/Storing.swift}
```

```
Specs/Services.yml:2:63: error: Sources/App/Storing.swift declares no protocol `Cache` [SC0628]
help: there is `Storing` and `Caching`
```

## Fix

Correct the protocol's name or the path. For a role, rename the protocol in Swift, so that it is called as the generated code expects.

"""#
        ),
        (
            code: "SC0629",
            text: #"""
# SC0629: a protocol with many functions

A warning: a protocol has more functions than the budget allows, 20 unless `scaffold.yml` says otherwise. A file that implements so many is hard to
read, and so is every mock of it.

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
Specs/Login.yml:6:10: warning: `LoginViewProtocol` has 3 functions; the budget is 2 [SC0629]
help: split the screen or service, or raise `budget: {functions: …}` in scaffold.yml
```

## Fix

Split the screen or the service: parts of a screen can be modules, a service with two subjects is two services. Or raise the budget.

"""#
        ),
        (
            code: "SC0631",
            text: #"""
# SC0631: a name that is listed twice

A list of names (`dependencies`, `imports`, `templates`) has the same one twice. Each counts once, so one of the two was meant to be another, or is
left over.

## Example

```yaml
module: Login
dependencies: [authService, cache, authService]
```

```
Specs/Login.yml:2:36: error: `authService` is written twice under `dependencies` [SC0631]
help: remove one of them
note: Specs/Login.yml:2:16: first written here
```

## Fix

Remove one, or correct the one that was meant to be another.

"""#
        ),
        (
            code: "SC0632",
            text: #"""
# SC0632: a variant of a variant

The router asks for one flag and shows one of two modules. So a module can't be its own variant, and a variant that is named by a module can't have
a variant itself: nobody would ask for its flag on that way.

## Example

`Specs/NewLogin.yml` says `{module: NewLogin, variants: {flag: newerLogin, on: Newest}}`, and `Specs/Login.yml` says:

```yaml
module: Login
variants: {flag: newLogin, on: NewLogin}
```

```
Specs/Login.yml:2:32: error: `NewLogin` is the variant of `Login`, and has a variant itself [SC0632]
help: the router asks for one flag: remove one of the two, or name `Newest` here
note: Specs/NewLogin.yml:1:53: its variant is named here
```

## Fix

Keep one of the two variants. For a choice among three, put the choice into one module that shows the right content.

"""#
        ),
        (
            code: "SC0633",
            text: #"""
# SC0633: a document without services

A warning: a document begins with `services:`, and nothing stands below it.

## Example

```yaml
services:
#  authService: {protocol: AuthServicing, implementation: AuthService}
```

```
Specs/Services.yml:1:1: warning: this document declares no service [SC0633]
help: write services below `services:`, or remove the file
```

## Fix

Write services below it, indented, or remove the file. If there are some, look at their indentation and at comment signs.

"""#
        ),
        (
            code: "SC0634",
            text: #"""
# SC0634: a dependency that only `make` knows

`make` takes a service that is not among the `dependencies`. It would compile, but no check would know of it: not that of circles, not that of what
may depend on what.

## Example

```yaml
services:
  http: {protocol: HTTPClient, lifetime: external}
  auth: {protocol: AuthServicing, make: "AuthService(http: http)"}
```

```
Specs/Services.yml:3:60: error: `make` takes `http`, which is not among the dependencies of `auth` [SC0634]
help: add it: `dependencies: [http]`
```

## Fix

Add the service to `dependencies`, as the help shows it.

"""#
        ),
        (
            code: "SC0635",
            text: #"""
# SC0635: support files in the app

The target that `support` names is imported by all others. The app imports the features, so a feature can't import the app.

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
scaffold.yml:2:10: error: `Main` imports `Auth`, which can't import it back for the support files [SC0635]
help: name a target that all others may import: `Auth`
```

## Fix

Name a target that depends on no other, such as a `Core` of your own. Without `support:` it is `Core`, in `Modules/Core/Sources`.

"""#
        ),
        (
            code: "SC0636",
            text: #"""
# SC0636: an option that no pack has

A warning: `options` in `scaffold.yml` or in a spec sets a variable that no template pack declares, so nothing comes of it.

## Example

`scaffold.yml`:

```yaml
options: {heder: "Copyright Example Inc."}
```

```
scaffold.yml:1:11: warning: no template pack has a variable `heder` [SC0636]
help: did you mean `header`?
```

## Fix

Correct the name, or declare the variable with its default under `options` in the `pack.yml` of the pack whose templates use it.

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
module: Login
protocols:
  presenter: |
    func start(with service: any AuthServicing)
```

```
Specs/Login.yml:4:34: error: the protocol of the presenter names the service `AuthServicing` [SC0640]
```

## Fix

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

## Fix

Hand out plain values, `Data` for an image say, and let the view make of them what it shows.

"""#
        ),
        (
            code: "SC0642",
            text: #"""
# SC0642: a function without a test

A warning of `scaffold check`: no test calls a function of one of the module's protocols.

A test counts if it is in a Swift file in the `tests` folder of the module's target, in whatever folder there, and

- the file names the class that has the function (`LoginPresenter`), the module (`Login`), or the type that builds it (`LoginModule`, or a longer name that begins with it), and
- it calls the function on something, with exactly its argument labels: `presenter.didTapLogIn(email: "a", password: "b")`. A trailing closure counts as an argument.

Names in comments and strings don't count, and neither does a mock, which declares the function but doesn't call it. An initializer is called by the name of the class, or as
`.init(…)`. No test is expected of properties, subscripts, operators and what is under `#if`, nor in a module without a folder of tests.

## Example

```yaml
module: Login
protocols:
  presenter: |
    func didTapForgot()
```

```
Specs/Login.yml:4:10: warning: no test in Tests/AppTests calls `didTapForgot()` of `LoginPresenter` [SC0642]
help: call it in a test file that names `LoginPresenter` or `LoginModule`, or switch the warning off with `warnings: {SC0642: off}` in scaffold.yml
```

## Fix

Add a test that calls it, for example in the generated `LoginPresenterTests.swift`, which is yours.

"""#
        ),
        (
            code: "SC0643",
            text: #"""
# SC0643: Evented in a protocol

A member of a protocol in a spec has the type `Evented`. An `Evented` belongs to its owner, who keeps it private: every caller that has it can change its value.
Protocols share the value as `Observed`, a read-only view with `value`, `subscribe` and `values`.

## Example

```yaml
module: TodoList
style: mvvm
protocols:
  viewModel: |
    var todos: Evented<[Todo]> { get }
```

```
Specs/TodoList.yml:5:16: error: `todos` exposes an `Evented`, so every caller can change the value [SC0643]
help: write `Observed<[Todo]>`, which is read-only
```

## Fix

Write `Observed<[Todo]>` and run `scaffold generate`. A file that nobody has edited then stores the `Evented` as `todosEvented` and shares
`todosEvented.observed`. In a file that you have edited, do the same by hand. If other parts change the value, add a function for that to the protocol.

"""#
        ),
        (
            code: "SC0644",
            text: #"""
# SC0644: no sample for a type

A generated test has to pass a value of this type, and scaffold knows none. It knows values of common types, such as `String`, `Int`, `Bool`, `Date` and `URL`, of
optionals and of collections.

## Example

```yaml
module: Booking
parameters:
  venue: Venue
```

```
Specs/Booking.yml:3:10: warning: no sample for `Venue` [SC0644]
help: add `samples: {Venue: …}` to scaffold.yml
```

## Fix

Write a Swift expression for the type in scaffold.yml:

```yaml
samples:
  Venue: 'Venue(name: "Hall 1")'
```

Until then, the tests are generated all the same. They ask for the value with `try sample(Venue.self)`, which throws an error with the text of this warning.

"""#
        ),
        (
            code: "SC0650",
            text: #"""
# SC0650: a service that nothing depends on

A service is made when something that depends on it is. One that no module and no other service names under `dependencies`, and that does not answer for
the feature flags, is never made.

## Example

```yaml
services:
  clock: {protocol: ClockReading, implementation: Clock}
```

```
Specs/Clock.yml:2:3: warning: nothing depends on the service `clock` [SC0650]
help: name it under `dependencies` of the module or service that uses it, or remove it
```

## Fix

Name it where it is used, or remove it. In a project that has no modules yet, no service is reported.

"""#
        ),
        (
            code: "SC0651",
            text: #"""
# SC0651: a singleton keeps a weak service

A `weak` service is released with the last of its consumers. A singleton is never released, and neither are the services that it was given.

## Example

```yaml
services:
  session: {protocol: SessionHolding, implementation: Session, dependencies: [cache]}
  cache: {protocol: Storing, implementation: Store, lifetime: weak}
```

```
Specs/Services.yml:2:79: warning: the singleton `session` keeps the weak `cache`, so that it is never released [SC0651]
help: make `session` weak too, or `cache` a singleton
note: Specs/Services.yml:3:3: `cache` is declared here
```

## Fix

Give both the same lifetime, or let the singleton make the instance when it needs one.

"""#
        ),
        (
            code: "SC0652",
            text: #"""
# SC0652: a module that nobody can come to

The app begins with a root or a tab; from there routes lead on, a variant is shown in a module's place, and links and flows lead to modules from anywhere. To this
module nothing leads. Modules that are reached only from it are named in the notes and not reported themselves.

## Example

```yaml
module: Help
routes: [SignUp]
```

```
Specs/Help.yml:1:9: warning: no root, tab, route, flow, variant or deep link leads to `Help` [SC0652]
help: name it under `routes` of the module that shows it, or write `presentation: root` if the app begins with it
note: Specs/Help.yml:2:10: `SignUp` is reached only from here
```

## Fix

Name the module where it is shown. A module that the app itself shows first has `presentation: root`, or is one of the tabs. In a project of one module nothing is reported.

"""#
        ),
        (
            code: "SC0653",
            text: #"""
# SC0653: a push without a navigation controller

`push` puts a screen on the navigation stack of the screen that asks. Roots, tabs and presented screens have one; what the app shows in its own way
(`presentation: custom`) may have none. Here no way to the screen that pushes brings one along.

## Example

```yaml
module: Drawer
presentation: custom
deepLink: /drawer
routes: [SignUp]
```

```
Specs/Drawer.yml:4:10: warning: `Drawer` pushes `SignUp`, and on no path to `Drawer` is there a navigation controller [SC0653]
help: show `Drawer` with `push`, `present`, `root` or a tab, or present `SignUp`
note: Specs/Drawer.yml:2:15: `Drawer` is shown in a way of the app's own
```

## Fix

Present the second screen, or show the first in a way that has a navigation controller. Where the app's own way puts one around the screen, write
`- SignUp: {presentation: custom}` and push it there.

"""#
        ),
        (
            code: "SC0654",
            text: #"""
# SC0654: two modules in one tab

Tabs are counted from 0, and each shows one module (or its variant).

## Example

`Specs/Feed.yml` says `{module: Feed, presentation: tab(1)}`, and `Specs/Profile.yml` says:

```yaml
module: Profile
presentation: tab(1)
```

```
Specs/Profile.yml:2:15: error: tab 1 shows `Profile` and also `Feed` [SC0654]
help: give one of them another number
note: Specs/Feed.yml:1:30: `Feed` is made tab 1 here
```

## Fix

Give one of them another number. Where one screen takes the place of another while the app runs, write that at the call: `showProfile(from: nil, as: .tab(1))`.

"""#
        ),
        (
            code: "SC0655",
            text: #"""
# SC0655: two links that match one URL

Of two links that match one URL, the one that says more about it wins, part by part of the path: literal text beats a type with `text: rawValue`, that beats a
number, and a number beats text. Items of the query decide only where they are literal. Where that leaves a doubt, the links are ambiguous.

## Example

`Specs/Todo.yml` says `{module: Todo, parameters: {id: Int}, deepLink: "/todos/{id}"}`, and `Specs/Day.yml` says:

```yaml
module: Day
parameters: {number: Int}
deepLink: /todos/{number}
```

```
Specs/Todo.yml:1:50: error: a URL can match both `/todos/{id}`, which leads to `Todo`, and `/todos/{number}`, which leads to `Day` [SC0655]
help: change a part of one path that is no parameter
note: Specs/Day.yml:3:11: the link to `Day` is written here
```

## Fix

Change the literal part of one of them: `/days/{number}`.

"""#
        ),
        (
            code: "SC0656",
            text: #"""
# SC0656: a parameter that can't be read from a link

Texts, numbers, `Bool`, `Character`, `URL`, `UUID` and `Date`, optionals and (in the query) arrays of them are read from links as they are. Of other types the tool
has to be told how they are written as text.

## Example

```yaml
module: Todos
parameters: {filter: Filter, tags: "[String]"}
deepLink: /todos/{tags}?filter={filter}
```

```
Specs/Todos.yml:3:19: error: the list `tags` can't be read from one part of a path [SC0656]
help: put it into the query, where it may stand more than once: `?tags={tags}`
Specs/Todos.yml:3:33: error: `filter` can't be read from a link: nothing says how `Filter` is written as text [SC0656]
help: say how under `types` in scaffold.yml: `Filter: {text: losslessString}`, `rawValue` or `codable`
note: Specs/Todos.yml:2:14: declared here
```

## Fix

Say in `scaffold.yml` what the type conforms to: `types: {Filter: {text: rawValue}}` for an enum with raw values, `losslessString` for
`LosslessStringConvertible`, `codable` for JSON. Or leave the parameter out of the link and give it a default.

"""#
        ),
        (
            code: "SC0657",
            text: #"""
# SC0657: a result that nobody takes

What a module hands back goes to the module whose route opened it. This one is shown by the app or a link alone, and they wait for nothing.

## Example

```yaml
module: Picker
presentation: root
result: Color
```

```
Specs/Picker.yml:3:9: warning: nobody takes the result of `Picker`: no route leads to it [SC0657]
help: remove `result`, or name `Picker` under `routes` of the module that waits for it
```

## Fix

Remove the result, or add the route.

"""#
        ),
        (
            code: "SC0660",
            text: #"""
# SC0660: a flow that starts elsewhere

A flow's coordinator builds the flow's first screen, and builds the flow's own modules only. `start` names another.

## Example

```yaml
flow: Checkout
start: Login
modules: [SignUp]
```

```
Specs/Checkout.yml:2:8: error: the flow `Checkout` starts with `Login`, which is not among its modules [SC0660]
help: add it to `modules`, or start with `SignUp`
note: Specs/Login.yml:1:9: `Login` is declared here
```

## Fix

Add the module to `modules`, unless it is opened from elsewhere too: then start with another, and let a route lead to this one.

"""#
        ),
        (
            code: "SC0661",
            text: #"""
# SC0661: an argument that nobody passes

The first module of a flow has a parameter without a default, and `start` does not pass it. Nobody else opens that screen.

## Example

```yaml
flow: Joining
parameters: {email: String}
start: NewLogin
modules: [NewLogin]
```

```
Specs/Joining.yml:3:8: error: `NewLogin` needs `email`, which `start` does not pass [SC0661]
help: pass `email:` there, with an expression over the flow's parameters and services
note: Specs/NewLogin.yml:2:14: declared here, without a default
```

## Fix

Write `start: {NewLogin: {email: email}}`: each argument is a Swift expression, in which the flow's parameters and services stand by name. A default
in the module's spec does too.

"""#
        ),
        (
            code: "SC0662",
            text: #"""
# SC0662: a module in two flows

A module has its dependencies from the scope of the flow that shows it. With two flows it would not be known which.

## Example

`Specs/Checkout.yml` says `{flow: Checkout, start: Login, modules: [Login]}`, and `Specs/Joining.yml` says:

```yaml
flow: Joining
start: SignUp
modules: [SignUp, Login]
```

```
Specs/Joining.yml:3:19: error: `Login` is in the flow `Joining` and also in `Checkout` [SC0662]
help: keep it in one of them; the other flow opens that flow, or has a module of its own
note: Specs/Checkout.yml:1:42: first named here
```

## Fix

Keep the module in one flow. If both need it, take it out of both: then it is the app's, and any module may have a route to it. Or put what both
share into a flow of its own.

"""#
        ),
        (
            code: "SC0663",
            text: #"""
# SC0663: a flow's module opened from outside

A flow's modules are shown by the flow's coordinator alone: that gives them their dependencies, and is gone when the flow is over. A route, a deep
link (also with `over`) or a variant from outside would get past it.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: SignUp, modules: [SignUp]}`, and `Specs/Login.yml` says:

```yaml
module: Login
routes: [SignUp]
```

```
Specs/Login.yml:2:10: error: `SignUp` is shown by the flow `Joining` alone, and a route of `Login` opens it [SC0663]
help: open the flow instead: `- Joining`
note: Specs/Joining.yml:1:8: the flow is declared here
```

## Fix

Open the flow, which shows its first module; or take the module out of the flow.

"""#
        ),
        (
            code: "SC0664",
            text: #"""
# SC0664: a module shown in place of its own flow

A flow is over when its first screen has left. A module of the flow that is shown as the root or as a tab takes the place of that screen, and would
be left without its coordinator.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login, SignUp]}`, and `Specs/Login.yml` says:

```yaml
module: Login
routes:
  - SignUp: {presentation: root}
```

```
Specs/Login.yml:3:5: error: `SignUp` would be shown in place of the flow `Joining` that shows it [SC0664]
help: show it with `push` or `present`, or take it out of the flow
note: Specs/Joining.yml:1:8: the flow is declared here
```

## Fix

Push or present it. If the flow is meant to end there, let it hand back a result, and let whoever opened it show what follows.

"""#
        ),
        (
            code: "SC0665",
            text: #"""
# SC0665: a flow that opens itself

There are never two of one flow: one that is open is not opened again. So this route would do nothing.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login]}`, and `Specs/Login.yml` says:

```yaml
module: Login
routes: [Joining]
```

```
Specs/Login.yml:2:10: error: `Login` opens the flow `Joining`, in which it is itself [SC0665]
help: a flow that is open is not opened again: show one of its modules, or close it first
note: Specs/Joining.yml:1:8: the flow is declared here
```

## Fix

Lead to a module of the flow instead. To begin anew, hand back a result, and let whoever opened the flow open it once more.

"""#
        ),
        (
            code: "SC0666",
            text: #"""
# SC0666: a service that keeps what ends with a flow

An instance of `lifetime: flow(X)` is made in the flow and ends with it. A service outside could not get it, and a singleton that got it would keep
it for ever.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login]}`, and `Specs/Services.yml` says:

```yaml
services:
  draft: {protocol: DraftKeeping, implementation: DraftKeeper, lifetime: flow(Joining)}
  cache: {protocol: Caching, implementation: Cache, dependencies: [draft]}
```

```
Specs/Services.yml:3:68: error: the singleton `cache` needs `draft`, which ends with the flow `Joining` [SC0666]
help: give `cache` the lifetime `flow(Joining)` too, or pass what it needs with each call
note: Specs/Services.yml:2:3: `draft` is declared here
note: Specs/Joining.yml:1:8: the flow is declared here
```

## Fix

Give both the same lifetime, or turn it round: what lives shorter may depend on what lives longer.

"""#
        ),
        (
            code: "SC0667",
            text: #"""
# SC0667: a flow's service needed outside the flow

A service of `lifetime: flow(X)` is there for the modules of that flow. This module is shown without it.

## Example

`Specs/Joining.yml` says `{flow: Joining, start: Login, modules: [Login]}`, `Specs/Services.yml` says `services: {draft: {protocol: DraftKeeping, implementation: DraftKeeper, lifetime: flow(Joining)}}`, and `Specs/SignUp.yml` says:

```yaml
module: SignUp
dependencies: [draft]
```

```
Specs/SignUp.yml:2:16: error: `SignUp` needs `draft`, which is there only in the flow `Joining` [SC0667]
help: add `SignUp` to the modules of `Joining`, or give the service another lifetime
note: Specs/Services.yml:1:12: the service is declared here
note: Specs/Joining.yml:1:8: the flow is declared here
```

## Fix

Put the module into the flow; or pass what it needs as a parameter; or let the service live longer, as `weak` say.

"""#
        ),
        (
            code: "SC0668",
            text: #"""
# SC0668: a result that no module of the flow hands back

A flow has its result from one of its modules: from one with a result of the same type. None has, so whoever opens the flow would only ever hear
that it was cancelled, unless the coordinator is finished by hand.

## Example

```yaml
flow: Joining
start: SignUp
modules: [SignUp]
result: Session
```

```
Specs/Joining.yml:4:9: warning: the flow `Joining` hands back `Session`, and none of its modules does [SC0668]
help: write `result: Session` in the module with which the flow ends; or call `finish(_:)` in its coordinator and switch this warning off
```

## Fix

Write the result in the module with which the flow ends. The coordinator's `…DidFinish(_:)` says which module's result is the flow's.

"""#
        ),
        (
            code: "SC0701",
            text: #"""
# SC0701: a large file

A warning: a user-owned file has more lines when it is generated than the budget allows, 400 unless `scaffold.yml` says otherwise. Tests may be longer.

## Example

With `budget: {lines: 20}` in `scaffold.yml`, `Specs/Login.yml` says:

```yaml
module: Login
```

```
Specs/Login.yml:1:1: warning: Sources/App/Modules/Login/LoginViewController.swift has 31 lines; the budget is 20 [SC0701]
help: split the screen or service, or raise `budget: {lines: …}` in scaffold.yml
```

## Fix

Split the screen or the service that the file is made for, or raise the budget.

"""#
        ),
        (
            code: "SC0702",
            text: #"""
# SC0702: a template that is not there

A pack's manifest names a template for one of its files, and no template has that path: not in the team's folders, not among the built-in ones.

## Example

`Templates/ours/pack.yml`:

```yaml
pack: ours
files:
  - {template: ours/Vew.swift.stencil, path: View.swift, owner: generated, for: module}
```

```
Templates/ours/pack.yml:3:16: error: there is no template `ours/Vew.swift.stencil` [SC0702]
help: did you mean `ours/View.swift.stencil`?
```

## Fix

Write the template's path from the folder of all packs: `ours/View.swift.stencil` for `Templates/ours/View.swift.stencil`. Templates end in
`.stencil`.

"""#
        ),
        (
            code: "SC0703",
            text: #"""
# SC0703: an option that its pack does not take

`options` in `scaffold.yml` or in a spec gives a variable a value for which the condition of the pack that declares it (`where:`) does not hold.

## Example

```yaml
options: {indent: 0}
```

```
scaffold.yml:1:19: error: expected a number from 1 to 16, found `0` [SC0703]
help: write a value for which `value >= 1 and value <= 16` holds
```

## Fix

Write a value that the pack takes: `indent: 2`.

"""#
        ),
        (
            code: "SC0704",
            text: #"""
# SC0704: two packs of one name

Two `pack.yml` files give their packs the same name. A spec's `style:` would fit both.

## Example

There is a built-in pack `viper`, and `Templates/ours/pack.yml` says:

```yaml
pack: viper
```

```
Templates/ours/pack.yml:1:7: error: there are two packs named `viper` [SC0704]
```

## Fix

Rename one of them. To change a built-in pack, put a `pack.yml` of your own at the same path in your template folder (`Templates/viper/pack.yml`): it takes the
place of the built-in one.

"""#
        ),
        (
            code: "SC0705",
            text: #"""
# SC0705: two files from one template

A pack makes two files from the same template for the same thing. What a file was last time is remembered by its template, so the two could not be told apart.

## Example

`Templates/ours/pack.yml`:

```yaml
pack: ours
files:
  - {template: ours/View.swift.stencil, path: A.swift, owner: generated, for: project}
  - {template: ours/View.swift.stencil, path: B.swift, owner: generated, for: project}
```

```
Templates/ours/pack.yml:4:16: error: the pack makes a second file from `ours/View.swift.stencil` for each project [SC0705]
```

## Fix

Give the second file a template of its own, which may `include` the first.

"""#
        ),
        (
            code: "SC0706",
            text: #"""
# SC0706: no such template

`scaffold templates which` was given what is neither the name of a template, nor the path of one, nor the path of a file that the specs make.

## Example

`scaffold templates which viper/Presentr.swift.stencil`

```
error: `viper/Presentr.swift.stencil` is neither a template nor a file that the specs make [SC0706]
help: did you mean `viper/Presenter.swift.stencil`?
```

## Fix

`scaffold templates list` shows the templates; a file is named by its path from the project's folder.

"""#
        ),
        (
            code: "SC0707",
            text: #"""
# SC0707: a template that makes no Swift

`scaffold templates lint` rendered a template over a sample module, and the parser of the Swift compiler does not take what came out. The place is the part of the
template that wrote it; the notes have the line of the output, and what the sample module had.

## Example

`Templates/notes/Notes.swift.stencil`:

```
enm {{ module.name }}Notes {}
```

```
Templates/notes/Notes.swift.stencil:1:1: error: what this makes is no Swift: unexpected code `enm` before struct [SC0707]
```

## Fix

Correct the template. `scaffold templates which FILE` says which template makes a file.

"""#
        ),
        (
            code: "SC0708",
            text: #"""
# SC0708: no such pack

A pack that a command was told to look at does not exist.

## Example

`scaffold templates lint vipr`

```
error: there is no pack `vipr` [SC0708]
help: did you mean `viper`?
```

## Fix

`scaffold templates list` shows the packs.

"""#
        ),
        (
            code: "SC0709",
            text: #"""
# SC0709: a template that nothing uses

A warning of `scaffold templates lint`: a template in the team's folder is neither named by a `pack.yml` nor extended, included or imported by a template that is.
Often its name differs from that of the built-in one that it is meant to replace.

## Example

There is a file `Templates/viper/Presentr.swift.stencil`.

```
Templates/viper/Presentr.swift.stencil: warning: no pack makes a file of this template, and none includes it [SC0709]
help: did you mean `viper/Presenter.swift.stencil`?
```

## Fix

Correct its name, name it under `files` in a `pack.yml`, or remove it.

"""#
        ),
        (
            code: "SC0710",
            text: #"""
# SC0710: path patterns that meet

Two files that packs make can have one path: two of one pattern, which lacks the name of what the file is for, or two of different patterns.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
files:
  - {template: notes/Notes.md.stencil, path: Notes.md, owner: user, for: module}
```

```
Templates/notes/pack.yml:3:46: error: two files of this pattern can have one path: `Notes.md` [SC0710]
help: put the name of what the file is for into the path
```

## Fix

Make the paths differ: `Notes/{{ module.name }}.md`.

"""#
        ),
        (
            code: "SC0711",
            text: #"""
# SC0711: a path pattern that leads out of the project

The pattern of a path in a `pack.yml` can make a path that begins with `/`, has a part `..`, or is empty. Nothing is ever written there.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
files:
  - {template: notes/Notes.md.stencil, path: "../{{ module.name }}.md", owner: user, for: module}
```

```
Templates/notes/pack.yml:3:46: error: this path can lead out of the project: `../Sample.md` [SC0711]
help: write a path from the project's folder, without `..`
```

## Fix

Write a path from the project's folder.

"""#
        ),
        (
            code: "SC0712",
            text: #"""
# SC0712: a variable that nothing uses

A warning of `scaffold templates lint`: a pack declares a variable under `options`, and neither its templates nor its paths and conditions use it.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
options:
  author: {summary: Who answers for the module.}
```

```
Templates/notes/pack.yml:3:3: warning: nothing of the pack uses the variable `author` [SC0712]
help: use `options.author` in a template, a path or a condition, or remove it
```

## Fix

Use it as `options.author`, or remove it.

"""#
        ),
        (
            code: "SC0713",
            text: #"""
# SC0713: a case of a pack fails

`scaffold templates test` rendered a pack with the specs of a case, a folder `Tests/<case>` beside its `pack.yml`, and what came out is not what lies below `expected` there.

## Example

`Templates/notes/Tests/plain/expected/Notes/Login.md` has a text that the template no longer makes.

```
Templates/notes/Tests/plain/expected/Notes/Login.md: error: the pack `notes` makes another text [SC0713]
help: mend the template, or remove the file and record it again
```

## Fix

The difference is printed: mend the template where it is unwanted. Where it is wanted, remove the expected file, run `scaffold templates test --record`, and read what it
wrote: a case that was recorded fails once.

"""#
        ),
        (
            code: "SC0714",
            text: #"""
# SC0714: templates that are pinned to no commit

Templates of a git repository are fetched at one commit, so that everybody has the same ones at any time. Tags and branches move, and a short hash may come to mean two commits.

## Example

`scaffold.yml`:

```yaml
templates:
  - {git: https://github.com/example/packs.git, commit: v1.2}
```

```
scaffold.yml:2:57: error: expected the 40 digits of a commit, found `v1.2` [SC0714]
help: branches and tags move: pin what `git ls-remote https://github.com/example/packs.git v1.2` prints
```

## Fix

Write the 40 digits. To follow a tag later, pin its new commit.

"""#
        ),
        (
            code: "SC0715",
            text: #"""
# SC0715: an address, folder or name that templates can't have

`git` is the address of a repository: `https://…`, `ssh://…`, `git@host:path`, `file:///…`, or a path that begins with `/` or `.`. Other ways could run programs or be read by
others, and a user or password in an address would be committed with the settings. `path` is a folder inside the repository, and `name` that of the copy in `.scaffold/packs`.

## Example

`scaffold.yml`:

```yaml
templates:
  - {git: "http://example.com/packs.git", commit: 4b825dc642cb6eb9a060e54bf8d69288fbee4904}
```

```
scaffold.yml:2:12: error: `http://example.com/packs.git` is no address that templates are fetched from [SC0715]
help: write `https://…`, `ssh://…`, `git@host:path`, or a path that begins with `/` or `.`
```

## Fix

Write one of the addresses above.

"""#
        ),
        (
            code: "SC0716",
            text: #"""
# SC0716: templates that have not been fetched

The settings name templates of a git repository, and `.scaffold/packs` has no copy of them, or one of another commit. A command that writes nothing fetches nothing either.

## Example

`scaffold.yml`:

```yaml
templates:
  - {git: https://github.com/example/packs.git, commit: 4b825dc642cb6eb9a060e54bf8d69288fbee4904}
```

```
scaffold.yml:2:5: error: the templates of .scaffold/packs/packs are not there [SC0716]
help: `scaffold templates list` fetches them; commit what it writes to .scaffold/packs
```

## Fix

Run `scaffold generate` or `scaffold templates list` where the repository can be reached, and commit the copy together with the pin: then nobody else has to fetch it.

"""#
        ),
        (
            code: "SC0717",
            text: #"""
# SC0717: templates that can't be fetched

git is missing, the repository can't be reached, or it has no such commit or folder. git runs without the settings of the user, and asks nobody for a password.

## Example

`.scaffold/packs` has no copy, and the repository has never seen the commit.

`scaffold.yml`:

```yaml
templates:
  - {git: ../packs, commit: 0000000000000000000000000000000000000000}
```

```
scaffold.yml:2:29: error: the templates of `packs` can't be fetched: the repository has no such commit [SC0717]
help: see that it was pushed, and that the address is the right one
```

## Fix

The message has git's own words. A private repository needs an address with ssh, and a key that asks for nothing. Where a colleague has fetched the templates already, their copy in `.scaffold/packs`
can be committed, and nothing is fetched any more.

"""#
        ),
        (
            code: "SC0718",
            text: #"""
# SC0718: a repository whose templates can't be copied

What is fetched are templates, manifests and licences, as plain files. A link could lead anywhere, two paths that differ only in case can't both lie on every disk, and a pack needs a folder of its
own below the one that `path` names.

## Example

`packs/notes` is a pack itself.

`scaffold.yml`:

```yaml
templates:
  - {git: ../packs, commit: 4b825dc642cb6eb9a060e54bf8d69288fbee4904, path: packs/notes}
```

```
scaffold.yml:2:77: error: the templates of `packs` can't be copied: a `pack.yml` lies in no folder there [SC0718]
help: write the folder that the pack lies in, `path: packs`
```

## Fix

Name the folder in which the folders of the packs lie. What is wrong in the repository has to be mended there.

"""#
        ),
        (
            code: "SC0719",
            text: #"""
# SC0719: a copy of templates that was changed

Beside the copy of a repository's templates in `.scaffold/packs` lies a record of what was fetched, and a file of the copy is missing, new or another one. Or the record itself is missing or unreadable, as after a
merge in git of two pins: then nothing tells what was fetched. A change there would be lost with the next pin.

## Example

Somebody has edited a template in `.scaffold/packs/company`.

```
scaffold.yml:2:5: error: `.scaffold/packs/company/notes/Notes.md.stencil` is not as it was fetched [SC0719]
help: `git checkout -- .scaffold/packs` brings back what was committed, and without the folder `.scaffold/packs/company` it is fetched again; to change a template, put one at the same path in a folder of your own
```

## Fix

Put the changed template into `Templates/`, at the same path (`Templates/notes/Notes.md.stencil`), and name `Templates` before the repository under `templates`. Then bring the copy back, or delete its folder: the next run fetches it.

"""#
        ),
        (
            code: "SC0720",
            text: #"""
# SC0720: a template that lies outside of its folder

A link in a folder of templates leads to a file outside of it. What templates can name are files in their own folders, so that a pack can't read what it has no business with.

## Example

`Templates/notes/Secrets.stencil` is a link to `/etc/passwd`.

```
Templates/notes/Secrets.stencil: error: `Templates/notes/Secrets.stencil` is a link that leads out of Templates [SC0720]
help: put a copy of the file there, or name the folder that it lies in under `templates`
```

## Fix

Put a copy in place of the link. Templates that several projects share can lie in a folder of their own, which each names under `templates`.

"""#
        ),
        (
            code: "SC0721",
            text: #"""
# SC0721: `each` is no list of things with names

In a `pack.yml`, `each` makes a file for each item of a list. The items are texts, or values with a `name`, and all different: that is how a run knows the files of the last one again.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
files:
  - {template: ours/View.swift.stencil, path: "Notes/{{ item }}.md", owner: user, for: module, each: "[1, 2]"}
```

```
Templates/notes/pack.yml:3:103: error: expected a list of texts, or of values with a `name`, all different, after `each` [SC0721]
help: write a list such as `module.protocols`
```

## Fix

Write a list of the context (`module.protocols`, `module.routes`), or of texts: `options.phases | unique`.

"""#
        ),
        (
            code: "SC0722",
            text: #"""
# SC0722: words that are no part of a Swift name

`suffix` and `type` of a role end the names of a protocol and a class, `LoginViewProtocol` and `LoginViewController`, so they hold letters, digits and underscores only. So do the
words under `renamed`.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
roles:
  page: {suffix: Page Protocol, type: Page}
```

```
Templates/notes/pack.yml:3:18: error: `Page Protocol` can't be a part of a Swift name [SC0722]
help: write letters and digits: `Presenter`
```

## Fix

Write one word in upper camel case: `PageProtocol`.

"""#
        ),
        (
            code: "SC0723",
            text: #"""
# SC0723: a pack without a folder

A folder of templates holds packs, each in a folder of its own, and templates are named by their path there: `notes/Notes.md.stencil`. A `pack.yml` at the top belongs to no folder.

## Example

`Templates/pack.yml`:

```yaml
pack: notes
```

```
Templates/pack.yml: error: this pack lies in no folder of its own [SC0723]
help: move it and its templates to a folder there; or, if this folder is the pack, name the one that it lies in under `templates`
```

## Fix

Move `pack.yml` and its templates to `Templates/notes/`. Where `templates` in `scaffold.yml` says `[Templates/notes]`, write `[Templates]`.

"""#
        ),
        (
            code: "SC0724",
            text: #"""
# SC0724: a name that no pack can have

Specs name a style with `style:`, commands name a pack by a word, and `.scaffold/` remembers which pack made a file. So a name has letters, digits, `-`, `_` and `.`, and begins with neither `-` nor `.`.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: our notes
```

```
Templates/notes/pack.yml:1:7: error: `our notes` is no name for a pack [SC0724]
1 | pack: our notes
  |       ^^^^^^^^^
  = help: use letters, digits, `-`, `_` and `.`, as in `notes`
```

## Fix

Write `our-notes`. What the pack is for can be said under `summary`.

"""#
        ),
        (
            code: "SC0725",
            text: #"""
# SC0725: an output that is an input

A file of a pack would lie among what scaffold reads itself: a template or a `pack.yml` in a folder of templates, a spec in the folder of specs, or `scaffold.yml`. The next run would then make other
files than this one, and no run could be the last.

## Example

`Templates/notes/pack.yml`:

```yaml
pack: notes
files:
  - {template: ours/View.swift.stencil, path: "Specs/{{ module.name }}Notes.yml", owner: generated, for: module}
```

```
Templates/notes/pack.yml:3:48: error: scaffold reads `Specs/LoginNotes.yml` itself: the next run would make other files than this one [SC0725]
  = help: write what is made to another folder than what it is made of
```

## Fix

Write the file to another folder, or with another ending.

"""#
        ),
        (
            code: "SC0801",
            text: #"""
# SC0801: an edited generated file

A generated file has been changed, by hand or by a formatter. The next run would overwrite the change, so nothing is written. Generated files are in
`Generated/` and `Mocks/` folders, and their first line says that they are generated.

What a merge in git made of a generated file is no edit: such a file is generated again.

## Example

A line was added by hand to `LoginRouter+Routes.swift`:

```
Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift: error: `Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift` is a generated file and has been edited [SC0801]
```

## Fix

Move the change to a file of your own (an extension, for example), or into the spec or template. Then run `scaffold generate --force`: it
overwrites the file, and keeps a copy in `.scaffold/local/rescued/`.

If a formatter did it, exclude these folders in its settings.

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

## Fix

Rename or delete the file and run again, then carry over by hand what you need of it; or give the output another path: another
`group` or `target` in the spec, or another path in the template pack.

Where the file was generated, and a merge in git took it for removed, bring the module's files in `Generated/` back too: by them a run sees that the
module is no new one, and keeps your files as they are.

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

An output that you have edited can't move to another path in the run in which another output takes its place:

```
Sources/Login.swift: error: `Sources/Login.swift` has your edits and would move to `Sources/LoginView.swift`, while another output takes its place [SC0803]
```

## Fix

Give one of the two another path in the pack's manifest, or another name in the spec. Where an edited output loses its place, change one path at a
time, and run `scaffold generate` after each.

"""#
        ),
        (
            code: "SC0804",
            text: #"""
# SC0804: paths that differ only in case

Two paths, or a path and a file on the disk, differ only in upper and lower case, or in whether a letter such as `é` is one character or an `e`
with an accent. On the disks of most Macs they are one file, and on most servers two. So a project with both can't be checked out everywhere.

## Example

The folder on the disk is `Sources/App/Modules/login`, and the module is called `Login`:

```
Sources/App/Modules/login: error: `Sources/App/Modules/Login` would differ only in case from `Sources/App/Modules/login`, which is there already [SC0804]
```

## Fix

Rename one of them. Git needs two steps on such a disk: `git mv login Login-new`, then `git mv Login-new Login`.

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

## Fix

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

## Fix

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

## Fix

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

## Fix

Move the file out of the way, or give the outputs another path.

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

## Fix

Remove the reason, permissions or a full or read-only disk mostly, and run the same command again.

"""#
        ),
        (
            code: "SC0811",
            text: #"""
# SC0811: a disk that keeps changing

Before a run writes, it looks whether another run has changed the manifests since it read them. If so, it starts again; after three times it gives
up, and has changed nothing.

## Example

```
.scaffold/project.manifest: error: `.scaffold/project.manifest` changed while the run was about to write, three times in a row [SC0811]
```

## Fix

Stop what else writes to the project (another run, a checkout), and run again.

"""#
        ),
        (
            code: "SC0812",
            text: #"""
# SC0812: git is missing or old

A person has edited a file, and spec or template have since changed what it would be. Both changes are brought together by
`git merge-file`, which needs git 2.35 or newer. Nothing is written without it.

## Example

On a machine without git:

```
Sources/App/Modules/Login/LoginPresenter.swift: error: merging into `Sources/App/Modules/Login/LoginPresenter.swift` needs git 2.35 or newer, but no git was found [SC0812]
```

## Fix

Install git, or bring the one that is there into `PATH`, and run again.

"""#
        ),
        (
            code: "SC0813",
            text: #"""
# SC0813: a file that can't be merged

A file of a person's is no text any more (it holds a zero byte, say), so what spec or template changed can't be brought to it.
The file stays as it is, and nothing at all is written. So it is where git can't work, as there is no room for temporary files, say.

## Example

```
Sources/App/Modules/Login/LoginPresenter.swift: error: nothing can be merged into `Sources/App/Modules/Login/LoginPresenter.swift`: error: Cannot merge binary files: ours [SC0813]
```

## Fix

Make it a text again. Or delete it, and `scaffold generate Login --restore` makes it anew.

"""#
        ),
        (
            code: "SC0814",
            text: #"""
# SC0814: a merge with conflicts

A warning, and exit status 2. You changed a part of a file, such as a signature, and the spec or template changed the same part in another way. The
file has both now, between markers, with the last generated version in the middle. While there are markers, nothing more is merged into the file.
Markers that git left count too.

## Example

```
Sources/App/Modules/Login/LoginPresenter.swift: warning: `Sources/App/Modules/Login/LoginPresenter.swift` has conflicts: you and the spec or template changed the same part [SC0814]
```

```swift
<<<<<<< yours
    let title = "Sign in"
||||||| generated before
    let title = "Login"
=======
    let title = "Log in"
>>>>>>> generated now
```

## Fix

Write the lines that you want, remove the lines with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`, and run `scaffold generate`. The same conflict
does not come back.

"""#
        ),
        (
            code: "SC0815",
            text: #"""
# SC0815: the last generated version of a file is unknown

A warning, and exit status 2. To merge a change into your file, scaffold needs the text that it generated last. `.scaffold/bases/` keeps that text, and
it is missing: perhaps a merge in git removed it. The file stays as it is. From now on it counts as an edit of what is generated today, so later
changes are merged again.

## Example

```
Sources/App/Modules/Login/LoginPresenter.swift: warning: the last generated version of `Sources/App/Modules/Login/LoginPresenter.swift` is unknown, so nothing was merged into it [SC0815]
```

## Fix

Check whether the file lacks something, such as a function of a protocol: the compiler names it. Commit `.scaffold/` with the code.

"""#
        ),
        (
            code: "SC0816",
            text: #"""
# SC0816: a file that is left over

A warning: no spec or template asks for a file any more. Such a file is removed if nobody has edited it. This one was edited, so it stays, and is
listed in each run until it is gone. If a spec asks for it again, scaffold knows it, and merges into it.

An output that you have replaced with a link stays too, with the file that the link leads to.

`scaffold mocks --sources …` gives this warning for a file that begins like one of its mocks and was edited or copied.

## Example

After `Specs/Login.yml` was deleted:

```
Sources/App/Modules/Login/LoginPresenter.swift: warning: `Sources/App/Modules/Login/LoginPresenter.swift` is left over: no spec generates it any more, but it was edited [SC0816]
```

## Fix

Delete the file if you don't need it.

If another branch has renamed the module with `scaffold rename Login SignIn`, and the file has edits of yours under the old name, run that command
again: it moves the edits. If you have renamed a module by hand, undo that with git, `.scaffold` included, and run the command.

"""#
        ),
        (
            code: "SC0817",
            text: #"""
# SC0817: a file that was changed while scaffold was writing

A warning: somebody, or another program, changed a file between the moment when scaffold read it and the moment when scaffold was about to write it.
The file stays as it is. If the run was killed at that moment, the changed text is in `.scaffold/local/rescued/`.

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
# SC0818: a copy was kept

A warning: a generated file was overwritten or removed, and its text was not the one that scaffold had written. That happens after a merge in git, which
may mix two versions, and with `--force`. The old text is in `.scaffold/local/rescued/`, which git ignores.

## Example

```
Sources/App/Generated/DeepLink.swift: warning: `Sources/App/Generated/DeepLink.swift` was generated again; its text was not the one that scaffold had written [SC0818]
```

## Fix

Look into the copy if you miss something; otherwise delete it.

"""#
        ),
        (
            code: "SC0819",
            text: #"""
# SC0819: an old name remains

A warning of `scaffold rename`, and of the first `scaffold generate` with templates that name generated code differently. Both rename code in the files that scaffold generated, and `rename`
in the specs. They change no comments and texts, and no other files: their lines are listed.

## Example

```
Sources/App/AppDelegate.swift:12:1: warning: `Sources/App/AppDelegate.swift` still has names of `Login` in line 12 [SC0819]
```

## Fix

Rename them by hand, or with your editor.

"""#
        ),
        (
            code: "SC0820",
            text: #"""
# SC0820: a file is not up to date

`scaffold check` compares the disk with the files that `scaffold generate` would write, and exits with status 2 where they differ. A file is

- *stale*: the spec, the template or the settings have changed since it was generated;
- *edited*: it is a generated file, and was changed by hand or by a formatter;
- *missing*: it was never generated; or it was deleted, and other files need it;
- *left over*: no spec asks for it any more;
- *conflicted*: it has the markers of a conflict;
- *interrupted*: a run was about to write it when it was interrupted.

A file of yours that you have deleted, and that no other file needs, is up to date.

## Example

`scaffold check --format github`, and `scaffold diff` for what `generate` leaves alone:

```
Sources/App/Modules/Login/Generated/LoginContracts.swift:12:1: error: `Sources/App/Modules/Login/Generated/LoginContracts.swift` is stale: the specs or templates generate something different now [SC0820]
```

## Fix

Run `scaffold generate`, look at what it changes, and commit it. `scaffold diff` shows the lines. Move an edit of a generated file to a file of your
own, or into the spec or template; then run `scaffold generate --force`.

"""#
        ),
        (
            code: "SC0823",
            text: #"""
# SC0823: a manifest of a newer version

A file in `.scaffold/` was written by a newer version of scaffold, in a format that this version can't read. Nothing is written.

## Example

```
.scaffold/manifests/Specs/Login.yml.manifest:1:1: error: this manifest has format 3, and this version of scaffold reads format 2 [SC0823]
```

## Fix

Install the version that the message names, or a newer one. All members of a team and CI should use the same version.

"""#
        ),
        (
            code: "SC0824",
            text: #"""
# SC0824: a deleted file that others need

A warning: you deleted a file of yours, and another file uses a type that it declared. scaffold does not create deleted files again by itself, but
without this one the app does not compile. For `scaffold check` the file is missing.

## Example

```
Sources/App/Support/AppRouter.swift: warning: `Sources/App/Support/AppRouter.swift` was deleted, but `Sources/App/Modules/Login/Generated/AppRouter+Login.swift` needs `AppRouter` [SC0824]
```

## Fix

`scaffold generate --restore Sources/App/Support/AppRouter.swift` creates the file again. Or declare the type in another file of the same folder.

"""#
        ),
        (
            code: "SC0825",
            text: #"""
# SC0825: nothing can be renamed

`scaffold rename OLD NEW` needs the name of a module, flow or service, and a new name that is not used yet. Names that differ only in case are refused,
because on many disks their files would be the same.

The message may also say that the project was generated with other templates, which gave other names to generated code. Then run `scaffold generate` first: it renames these
in your code.

## Example

`scaffold rename Logn SignIn`:

```
error: unknown module, flow or service `Logn` [SC0825]
```

## Fix

Write the name as in the spec. To change only the case of a name, rename it to another name first.

"""#
        ),
        (
            code: "SC0826",
            text: #"""
# SC0826: nothing can be removed

`scaffold remove NAME` needs the name of a module, flow or service that no other spec uses. As long as one does, nothing is removed, and each use is
an error at its line.

## Example

`scaffold remove Login`:

```
Specs/Detail.yml:7:5: error: `Login` can't be removed, because it is used here [SC0826]
```

## Fix

Remove these uses, and run the command again.

"""#
        ),
        (
            code: "SC0827",
            text: #"""
# SC0827: a module that was renamed by hand

The name in a spec was changed by hand, and the files of the module have been edited. `scaffold generate` can move these files, but it can't rename
the names in the code that you wrote. So nothing is written.

## Example

`module: Login` was changed to `module: SignIn` in `Specs/Login.yml`:

```
Specs/Login.yml:1:1: error: `Login` seems to have been renamed to `SignIn` by hand, and its files have been edited [SC0827]
```

## Fix

Write the old name again, and run `scaffold rename Login SignIn`. It changes the specs and your code. If the spec is about another
module now, give it another path: then the old files are removed, or listed where they were edited.

"""#
        ),
        (
            code: "SC0828",
            text: #"""
# SC0828: a merge that you should look at

A warning: a change was merged into your file, and the result may need your attention.

- A function has a new signature, and the body that you wrote for the old one. The body may not compile any more.
- A function that you have edited is no longer generated. It stays.
- A function that you have moved to another file has a new signature. scaffold writes no file that it didn't generate.
- A new function was not added, because its type is not declared in the file any more.

## Example

`func show(error: String)` has become `func show(error: String, in field: Int)`:

```
Sources/App/Modules/Login/LoginViewController.swift:12:1: warning: `LoginViewController.show(error:in:)` has a new signature, and the body that you wrote for the old one [SC0828]
```

## Fix

Look at the line, and change what has to be changed.

"""#
        ),
        (
            code: "SC0829",
            text: #"""
# SC0829: nothing to restore

`scaffold generate --restore PATH` creates a file again that you have deleted. No spec asks for a file at this path.

## Example

`scaffold generate --restore LoginPresenters.swift`:

```
error: `LoginPresenters.swift` is no file that the specs ask for [SC0829]
help: did you mean `Sources/App/Modules/Login/LoginPresenter.swift`?
```

## Fix

Give the path from the project's folder or from the current one. With module names, only files of these modules can be restored.

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
    lifetime: external
    members: |
      func resetMock()
```

```
Specs/Services.yml:6:12: warning: `CachingMock` can't have `resetMock()`: every mock has one of its own [SC0901]
```

## Fix

Write the mock by hand in the test target, under the name that it would have had; or change the member: here, its name.

"""#
        ),
        (
            code: "SC0902",
            text: #"""
# SC0902: a protocol that can't be mocked

A protocol inherits from another one that no source declares which is read. Its mock would need the members of that one too, and they are not known.
Swift's own (`Equatable`, `Identifiable`, `Codable`, `Error`, `Actor`, `NSObjectProtocol`, `RawRepresentable`, `Sequence`, `SerialExecutor` and their
like) are. A final class can't be inherited from either, and what is for values alone, such as `OptionSet`, is nothing for a mock, which is a class.

The parent may be a typealias, also one that `#if` declares in several ways. If only one of its branches has a class or an actor, there is no mock, because a class's parents can't be
under `#if`.

## Example

`Specs/Services.yml` says `{services: {sessions: {protocol: SessionStoring, lifetime: external, source: Sources/App/SessionStoring.swift}}}`,
and `Sources/App/SessionStoring.swift`:

```swift
protocol SessionStoring: Storing {
    func session() -> Session?
}
```

```
Sources/App/SessionStoring.swift:1:26: warning: `SessionStoring` is not mocked: it inherits from `Storing`, whose members are not known [SC0902]
```

## Fix

Name the folder with the parent's declaration under `mocks: {sources: […]}` in `scaffold.yml`, or as a further `--sources` of `scaffold mocks`. Or write
`SessionStoringMock` by hand in the test target.

"""#
        ),
        (
            code: "SC0903",
            text: #"""
# SC0903: two protocols of one mock

Two protocols have the same name, or their mocks would have. A mock is in a file of its own, named after it, so there can be only one. It is an error if one of the
protocols asks for its mock itself, with `@mockable` or `AutoMockable`. Otherwise it is a warning: neither of the two is mocked, and all other mocks are generated.

## Example

`mocks: {sources: [Sources/App]}` in `scaffold.yml`. `Sources/App/Cache.swift` says `/// @mockable
protocol Storing {}` and `Sources/App/Disk.swift` says `/// @mockable
protocol Storing {}`.

```
Sources/App/Disk.swift:2:10: error: there are two protocols `Storing` [SC0903]
help: exclude the file of one of them, or name its mock: `/// @mockable(override: name = OtherStoringMock)`
note: Sources/App/Cache.swift:2:10: the other is declared here
```

## Fix

Give one of the mocks another name: `/// @mockable(override: name = DiskStoringMock)`. If you need only one of them, list the file of the other one under `exclude` of `mocks`.
Two modules may each have a protocol of that name: run `scaffold mocks --sources … --output …` once for each.

"""#
        ),
        (
            code: "SC0904",
            text: #"""
# SC0904: a protocol that only its file sees

A protocol asks for a mock and is `private` or `fileprivate`. Its mock lies in another file, which can't see it.

## Example

`mocks: {sources: [Sources/App]}` in `scaffold.yml`. `Sources/App/Cache.swift` says `/// @mockable
private protocol Storing {}`.

```
Sources/App/Cache.swift:2:18: warning: `Storing` is not mocked: nothing outside of its file can see it [SC0904]
```

## Fix

Remove `private` or `fileprivate`, or the comment that asks for a mock.

"""#
        ),
        (
            code: "SC0905",
            text: #"""
# SC0905: an argument of `@mockable` without effect

Mockolo's arguments `rx`, `combine` and `modifiers` change how a property is written. Here every property of a mock can be assigned, so there is nothing for them to do.
`typealias`, `module` and `override` have their effect, and `history` is always on.

## Example

`mocks: {sources: [Sources/App]}` in `scaffold.yml`. `Sources/App/Cache.swift` says `/// @mockable(rx: items = ReplaySubject)
protocol Storing { var items: Int { get } }`.

```
Sources/App/Cache.swift:2:10: warning: `rx` of `@mockable` has no effect [SC0905]
```

## Fix

Remove the argument, and assign the property in the test: `mock.items = subject.asObservable()`.

"""#
        ),
        (
            code: "SC0906",
            text: #"""
# SC0906: a file that is not generated lies in the way

`scaffold mocks` would write a mock where a file lies that it did not make: its first line does not begin with `// Generated by scaffold`. Such a file is never overwritten or removed.

## Example

A mock written by hand in the folder of the mocks, `Mocks/StoringMock.swift`:

```swift
final class StoringMock: Storing {}
```

```
Mocks/StoringMock.swift: error: Mocks/StoringMock.swift is not made by scaffold, so it is not overwritten [SC0906]
```

## Fix

Move the file away or delete it. To keep it, remove the comment that asks for the mock, or give the mock another name: `/// @mockable(override: name = StoringFake)`.

"""#
        ),
        (
            code: "SC0907",
            text: #"""
# SC0907: nothing asks for a mock

`scaffold mocks` found no protocol with `/// @mockable`, `// sourcery: AutoMockable` or the parent `AutoMockable` in the sources.

## Example

```
scaffold mocks --sources Sources --output Mocks
```

```
warning: no protocol of 12 files asks for a mock [SC0907]
```

## Fix

Write `/// @mockable` above the protocols to mock, or pass `--protocols all` to mock every one.

"""#
        ),
    ]
}
