/// Creates and stores the app's services. Each services spec adds an extension.
@MainActor
final class AppLocator {
    let environment: AppEnvironment
    let instances = InstanceStore<AppLocator>()

    init(environment: AppEnvironment) {
        self.environment = environment
    }
}
