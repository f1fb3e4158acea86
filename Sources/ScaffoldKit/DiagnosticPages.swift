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
Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift: error: `Sources/App/Modules/Login/Generated/LoginRouter+Routes.swift` is the tool's and has been edited by hand
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
Sources/App/Modules/Login/LoginPresenter.swift: error: `Sources/App/Modules/Login/LoginPresenter.swift` exists already and was not written by scaffold
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
Specs/Login.yml:1:9: error: two outputs would be written to `Sources/Login.swift`
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
Sources/App/Modules/login: error: `Sources/App/Modules/Login` would differ only in case from `Sources/App/Modules/login`, which is there already
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
Specs/Login.yml:1:9: error: the output path `../Shared/Login.swift` has a part `..`
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
Sources/App/Support: error: `Sources/App/Support` is a link to `/Users/ann/Shared`, where no output may be written
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
Sources/App/Login.swift: error: `Sources/App/Login.swift` is a folder, where a file was expected
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
Sources/App/Modules/Login: error: `Sources/App/Modules/Login` is no folder, where one was expected
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
.scaffold/manifests/Specs/Login.yml.manifest:2:1: error: damaged manifest: a conflict that git left
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
Sources/App/Login.swift: error: `Sources/App/Login.swift` can't be written: no space left on device
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
Sources/App/Modules/Login/LoginPresenter.swift: error: `Sources/App/Modules/Login/LoginPresenter.swift` changed while the run was about to write, three times in a row
```

## Mend

Stop what else writes to the project, a formatter that watches it or a branch being checked out, and run again.

"""#
        ),
    ]
}
