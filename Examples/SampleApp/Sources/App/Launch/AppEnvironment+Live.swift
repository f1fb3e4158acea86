import Core
import Foundation
import UIKit

extension AppEnvironment {
    /// The services of the running app. To use a server, set the environment variable `SERVER` of the scheme to its address.
    static var live: AppEnvironment {
        live(server: ProcessInfo.processInfo.environment["SERVER"].flatMap(URL.init(string:)))
    }

    /// - Parameter server: The address of the server, or nil for a `DemoServer`.
    static func live(server: URL?) -> AppEnvironment {
        let sessionTokens = SessionTokens()
        return AppEnvironment(
            httpClient: NetworkClient(
                baseURL: server ?? DemoServer.address,
                session: server == nil ? DemoServer() : URLNetworkSession(),
                behavior: CombinedRequestBehavior([
                    AuthTokenBehavior(store: sessionTokens),
                    BackgroundTaskBehavior(runner: UIApplication.shared),
                ])
            ),
            sessionTokens: sessionTokens,
            analytics: ConsoleAnalytics(),
            configuration: AppConfiguration(boardLimit: 20),
            featureFlags: StoredFlags()
        )
    }
}
