// swift-tools-version: 6.2
import PackageDescription

// The template engine's API is `package`, so its sources are targets of this package too, through links in `Sources`.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        .target(name: "Support", swiftSettings: settings),
        .target(name: "Diagnostics", dependencies: ["Support"], swiftSettings: settings),
        .target(name: "TemplateEngine", dependencies: ["Diagnostics", "Support"], swiftSettings: settings),
        .executableTarget(
            name: "template-benchmark",
            dependencies: [
                "TemplateEngine", "Diagnostics",
                .product(name: "Stencil", package: "Stencil"),
                .product(name: "Mustache", package: "swift-mustache"),
            ],
            path: "Templates",
            exclude: ["Cases", "compare.py", "data.py"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

var settings: [SwiftSetting] {
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
