#if canImport(UIKit)
    import UIKit

    extension UIApplication: BackgroundTaskRunner {
        public func beginBackgroundTask(
            name: String,
            expirationHandler: @escaping @MainActor @Sendable () -> Void
        ) -> Int? {
            // The system calls the handler on the main thread. Its type doesn't say so in every SDK.
            let identifier = beginBackgroundTask(withName: name) {
                MainActor.assumeIsolated(expirationHandler)
            }
            return identifier == .invalid ? nil : identifier.rawValue
        }

        public func endBackgroundTask(identifier: Int) {
            endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: identifier))
        }
    }
#endif
