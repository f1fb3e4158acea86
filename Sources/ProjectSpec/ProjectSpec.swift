/// `scaffold.yml` and all specs of a project, as written.
package struct ProjectSpec: Sendable {
    package let settings: Settings
    /// By path, whatever the order in which the files were found.
    package let documents: [SpecDocument]

    package init(settings: Settings, documents: [SpecDocument]) {
        self.settings = settings
        self.documents = documents
    }
}
