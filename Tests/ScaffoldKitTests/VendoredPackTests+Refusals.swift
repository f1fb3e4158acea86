import Foundation
import ScaffoldKit
import Testing

/// Addresses, folders and files that are refused.
extension VendoredPackTests {
    @Test(arguments: [
        "ext::sh -c touch", "http://example.com/packs.git", "git://example.com/packs", "-u", "git@-oProxyCommand=x:y",
        "packs",
    ])
    func refusedAddresses(_ address: String) throws {
        try pin(first, address: "\"\(address)\"")
        #expect(
            said() == """
                scaffold.yml:2:12: error: unsupported repository address `\(address)` [SC0715]
                  = help: write `https://…`, `ssh://…`, `git@host:path`, `file:///…`, or a path that begins with `/`, `./` or `../`
                """
        )
    }

    @Test func addressesWithPasswords() throws {
        try pin(first, address: "https://me:secret@example.com/packs.git")
        #expect(
            said() == """
                scaffold.yml:2:11: error: the address contains a user name [SC0715]
                  = help: remove the part before `@`, because the settings are committed; for a private repository, use ssh and a key
                """
        )
    }

    @Test func invalidFoldersAndNames() throws {
        try pin(first, more: ", path: ../packs, name: ../company")
        let lines = said().split(separator: "\n").filter { $0.contains("error: ") }.map { $0.drop { $0 != " " } }
        #expect(
            lines == [
                " error: invalid folder `../packs` of the repository [SC0715]",
                " error: invalid folder name `../company` [SC0715]",
            ]
        )
    }

    @Test func folderMissingInTheCommit() throws {
        try pin(first, more: ", path: pack, name: company")
        #expect(
            said().contains(
                "can't be fetched: the commit has no such folder [SC0717]\n  = help: write the path of the folder of packs in the repository"
            )
        )
    }

    @Test func aFolderAboveThePacks() throws {
        try pin(first, more: ", name: company")
        #expect(
            said().contains(
                "the templates of `company` can't be copied: the packs are in `packs` [SC0718]\n  = help: write `path: packs`"
            )
        )
    }

    @Test func aFolderThatIsAPackItself() throws {
        try pin(first, more: ", path: packs/notes, name: company")
        #expect(
            said().contains(
                "the templates of `company` can't be copied: the folder to copy has a `pack.yml` itself, but must be a folder of packs [SC0718]\n  = help: write the folder that contains the folder of the pack: `path: packs`"
            )
        )
    }

    @Test func linksAreNotCopied() throws {
        let link = repository.root.appending(path: "packs/notes/Secrets.stencil").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/passwd")
        try pin(try repository.commit())
        #expect(
            said().contains(
                "the templates of `company` can't be copied: `notes/Secrets.stencil` is a link or a submodule, not a file [SC0718]\n  = help: fix this in the repository, and pin the new commit"
            )
        )
        #expect(text(".scaffold/packs/company.pin") == nil)
    }

    @Test func repositoriesInPlaceOfTemplatesAreNotCopied() throws {
        try repository.write("x\n", to: "packs/notes/X.stencil/x")
        try repository.git("-C", "packs/notes/X.stencil", "init", "--quiet")
        try repository.git("-C", "packs/notes/X.stencil", "add", "--all")
        try repository.git("-C", "packs/notes/X.stencil", "commit", "--quiet", "--message=Inner")
        try pin(try repository.commit())
        #expect(
            said().contains(
                "the templates of `company` can't be copied: `notes/X.stencil` is a link or a submodule, not a file [SC0718]"
            )
        )
    }

    @Test func pointersOfLFSAreNotCopied() throws {
        try repository.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n",
            to: "packs/notes/Notes.md.stencil"
        )
        try pin(try repository.commit())
        #expect(
            said().contains(
                "the templates of `company` can't be copied: `notes/Notes.md.stencil` is stored with Git LFS [SC0718]\n  = help: commit the template without LFS"
            )
        )
        #expect(text(".scaffold/packs/company.pin") == nil)
    }
}
