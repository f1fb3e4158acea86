// Made by scaffold from store/Tests/everything/spec.yml. Change that: this file is written again.
import UIKit

/// Puts Login together.
@MainActor
enum LoginModule {
    static func build(
        dependencies: any LoginDependencies,
        routing: any LoginRouting,
        parameters: LoginParameters,
        completion: RouteCompletion<Session>
    ) -> UIViewController {
        let store = LoginStore(dependencies: dependencies, parameters: parameters, completion: completion)
        return LoginScreen(store: store, routing: routing, completion: completion)
    }
}
