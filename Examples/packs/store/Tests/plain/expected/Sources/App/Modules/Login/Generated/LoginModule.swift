// Made by scaffold from store/Tests/plain/spec.yml. Change that: this file is written again.
import UIKit

/// Puts Login together.
@MainActor
enum LoginModule {
    static func build(routing: any LoginRouting) -> UIViewController {
        let store = LoginStore()
        return LoginScreen(store: store, routing: routing)
    }
}
