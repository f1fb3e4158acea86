// Made by scaffold from Specs/Hint.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// What Hint may open; the rest of the router is out of its sight.
@MainActor
protocol HintRouting: ModuleRouting {}

/// What whoever opens Hint passes.
@MainActor
struct HintParameters {
    var text: String
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Hint.yml",line:6)
private typealias HintTypeOfText = String
#sourceLocation()

#sourceLocation(file:"Specs/Hint.yml",line:7)
private typealias HintResultType = Bool
#sourceLocation()
