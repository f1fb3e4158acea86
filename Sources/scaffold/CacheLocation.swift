import ScaffoldKit

/// Where runs of `scaffold mocks` that have nothing to do are remembered.
enum CacheLocation {
    /// Returns the project's local folder, or else the user's cache folder; nil if neither is known.
    static func path(for project: Project) -> String? {
        if ProjectLocation.isFolder("\(project.root)/.scaffold") { return "\(project.root)/.scaffold/local" }
        if let folder = environmentVariable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return "\(folder)/scaffold" }
        guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches/scaffold"
        #else
            return "\(home)/.cache/scaffold"
        #endif
    }
}
