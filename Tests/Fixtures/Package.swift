// swift-tools-version: 6.2
import PackageDescription

// The stand-ins for UIKit and SwiftUI, for packages that are built and tested on Linux.
let package = Package(
    name: "Fixtures",
    products: [.library(name: "SwiftUI", targets: ["SwiftUI"]), .library(name: "UIKit", targets: ["UIKit"])],
    targets: [
        .target(
            name: "SwiftUI",
            dependencies: ["UIKit"],
            path: "SwiftUI",
            exclude: ["README.md", "preview-macro.py"],
            swiftSettings: [
                .unsafeFlags([
                    "-load-plugin-executable", "\(Context.packageDirectory)/SwiftUI/preview-macro.py#PreviewsMacros",
                ])
            ]
        ),
        .target(name: "UIKit", path: "UIKit", exclude: ["README.md"]),
    ],
    swiftLanguageModes: [.v6]
)
