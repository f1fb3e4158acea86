// Made by scaffold from Specs/Terms.yml. Change that: this file is written again.
import UIKit

/// What Terms may open; the rest of the router is out of its sight.
@MainActor
public protocol TermsRouting: ModuleRouting {}
