// swift-tools-version: 6.2
import PackageDescription

var packages: [Package.Dependency] = []
var uiKit: [Target.Dependency] = []
var settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// On Linux, stand-ins take the place of UIKit and SwiftUI, so that the tests run there; Apple's platforms have the real ones.
// The compiler would look for what Swift Testing adds to the real UIKit.
#if os(Linux)
    packages.append(.package(path: "../../Tests/Fixtures"))
    uiKit += [.product(name: "SwiftUI", package: "Fixtures"), .product(name: "UIKit", package: "Fixtures")]
    settings.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
#endif

let package = Package(
    name: "SampleApp",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "App", targets: ["App"]),
        .library(name: "AuthFeature", targets: ["AuthFeature"]),
        .library(name: "Core", targets: ["Core"]),
    ],
    dependencies: packages,
    targets: [
        // The texts belong to the app, which project.yml describes.
        .target(
            name: "App",
            dependencies: ["AuthFeature", "Core"] + uiKit,
            path: "Sources/App",
            exclude: ["Resources"],
            resources: [
                .process("Modules/About/About.storyboard"),
                .process("Modules/EditMotto/EditMotto.storyboard"),
                .process("Modules/Licenses/Licenses.storyboard"),
                .process("Modules/Motto/Motto.storyboard"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AuthFeature",
            dependencies: ["Core"] + uiKit,
            path: "Modules/Auth/Sources",
            swiftSettings: settings
        ),
        .target(name: "Core", dependencies: uiKit, path: "Modules/Core/Sources", swiftSettings: settings),
        // The mocks that the tests of several targets use.
        .target(
            name: "AuthFeatureMocks",
            dependencies: ["AuthFeature", "Core", "CoreMocks"],
            path: "Modules/Auth/Mocks",
            swiftSettings: settings
        ),
        .target(name: "CoreMocks", dependencies: ["Core"] + uiKit, path: "Modules/Core/Mocks", swiftSettings: settings),
        .testTarget(
            name: "AppTests",
            dependencies: ["App", "AuthFeature", "AuthFeatureMocks", "Core", "CoreMocks"] + uiKit,
            path: "Tests/AppTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "AuthFeatureTests",
            dependencies: ["AuthFeature", "AuthFeatureMocks", "Core", "CoreMocks"] + uiKit,
            path: "Modules/Auth/Tests",
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
