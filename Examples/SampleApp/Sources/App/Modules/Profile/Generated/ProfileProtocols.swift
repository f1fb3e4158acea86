// Made by scaffold from Specs/Profile.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// What Profile needs; the locator has it, or the app does not compile.
@MainActor
protocol ProfileDependencies: AnyObject {
    var authService: any AuthServicing { get }
}

/// What Profile may open; the rest of the router is out of its sight.
@MainActor
protocol ProfileRouting: ModuleRouting {}

/// What whoever opens Profile passes.
@MainActor
struct ProfileParameters {
    var name: String
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Profile.yml",line:5)
private typealias ProfileTypeOfName = String
#sourceLocation()

#sourceLocation(file:"Specs/Profile.yml",line:6)
private typealias ProfileResultType = String
#sourceLocation()

// MARK: - Classes that the spec names: an error in one is reported there

#sourceLocation(file:"Specs/Profile.yml",line:12)
private typealias ProfileExistingView = ProfileViewController
#sourceLocation()
