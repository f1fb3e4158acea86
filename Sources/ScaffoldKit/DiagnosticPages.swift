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
    ]
}
