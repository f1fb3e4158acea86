// In the SDK UIKit is exported by SwiftUI's header, and Observation by Foundation.
@_exported import Observation
@_exported import UIKit
