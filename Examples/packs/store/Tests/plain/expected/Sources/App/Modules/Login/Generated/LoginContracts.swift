// Made by scaffold from store/Tests/plain/spec.yml. Change that: this file is written again.
import UIKit

/// What Login may open; the rest of the router is out of its sight.
@MainActor
protocol LoginRouting: ModuleRouting {}
