import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    let locator = AppLocator(environment: .live)
}
