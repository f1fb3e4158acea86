// Made by scaffold from store/Tests/everything/spec.yml. Change that: this file is written again.
import UIKit

@MainActor
protocol LoginStoring: AnyObject {
    #sourceLocation(file:"store/Tests/everything/spec.yml",line:9)
    func didTapLogIn(email: String)
    #sourceLocation()
}

/// What Login needs; the locator has it, or the app does not compile.
@MainActor
protocol LoginDependencies: AnyObject {
    var analytics: any AnalyticsTracking { get }
}

/// What Login may open; the rest of the router is out of its sight.
@MainActor
protocol LoginRouting: ModuleRouting {}

/// What whoever opens Login passes.
@MainActor
struct LoginParameters {
    var email: String?
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"store/Tests/everything/spec.yml",line:4)
private typealias LoginTypeOfEmail = String?
#sourceLocation()

#sourceLocation(file:"store/Tests/everything/spec.yml",line:5)
private typealias LoginResultType = Session
#sourceLocation()
