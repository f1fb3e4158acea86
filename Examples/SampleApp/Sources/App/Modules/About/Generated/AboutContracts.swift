// Made by scaffold from Specs/About.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// What About may open; the rest of the router is out of its sight.
@MainActor
protocol AboutRouting: ModuleRouting {}
