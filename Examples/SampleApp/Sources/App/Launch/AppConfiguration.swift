import Core

/// The values with which the app runs.
nonisolated struct AppConfiguration: AppConfiguring {
    let boardLimit: Int
}
