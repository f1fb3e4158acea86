import Core
import Foundation

extension AppEnvironment {
    /// The services of the running app. To use a server, set the environment variable `SERVER` of the scheme to its address.
    static var live: AppEnvironment {
        let server = ProcessInfo.processInfo.environment["SERVER"].flatMap(URL.init(string:))
        return AppEnvironment(
            httpClient: server.map { URLSessionClient(server: $0) } ?? DemoServer(),
            analytics: ConsoleAnalytics(),
            configuration: AppConfiguration(boardLimit: 20),
            featureFlags: StoredFlags()
        )
    }
}
