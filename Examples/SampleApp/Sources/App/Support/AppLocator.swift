/// Makes and keeps the app's services; each spec adds those that it declares.
@MainActor
final class AppLocator {
    let environment: AppEnvironment
    let instances = InstanceStore<AppLocator>()

    init(environment: AppEnvironment) {
        self.environment = environment
    }
}
