// swift-tools-version: 6.2
import PackageDescription

// The stand-in for UIKit, for packages that are built and tested on Linux.
let package = Package(
    name: "Fixtures",
    products: [.library(name: "UIKit", targets: ["UIKit"])],
    targets: [.target(name: "UIKit", path: "UIKit", exclude: ["README.md"])],
    swiftLanguageModes: [.v6]
)
