/// Creates and stores the app's services. Each spec of services adds an extension of this class.
@MainActor
final class AppLocator {
    let environment: AppEnvironment
    let instances = InstanceStore<AppLocator>()

    init(environment: AppEnvironment) {
        self.environment = environment
    }
}
