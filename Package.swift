// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where tests spend most of their time, debug builds are optimized, too. To optimize the other modules takes longer than it saves. `SCAFFOLD_DEBUG=1` is for
/// a debugger. SwiftPM accepts no unsafe flags in a package that another one fetches.
let isFetched = Context.packageDirectory.split(separator: "/").contains("checkouts")
let isForDebugger = Context.environment["SCAFFOLD_DEBUG"] != nil
let optimized: Set =
    isFetched || isForDebugger
    ? [] : ["Support", "Diagnostics", "YAML", "TemplateEngine", "SwiftSource", "Packs", "Specs", "Rendering", "Output"]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    let optimization: [SwiftSetting] =
        optimized.contains(name) ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
    return .target(name: name, dependencies: dependencies, swiftSettings: settings + optimization)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], cases: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: cases, swiftSettings: settings)
}

let package = Package(
    name: "scaffold",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "scaffold", targets: ["scaffold"]),
        .library(name: "ScaffoldKit", targets: ["ScaffoldKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        module("Support"),
        module("Diagnostics", ["Support"]),
        module("YAML", ["CYaml", "Diagnostics", "Support"]),
        module("TemplateEngine", ["Diagnostics", "Support"]),
        module(
            "SwiftSource",
            [
                "Diagnostics", "Support",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            ]
        ),
        module("Mocks", ["SwiftSource", "Support", "Diagnostics"]),
        module(
            "SwiftMerge",
            [
                "SwiftSource", "Support",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        module("EmbeddedText"),
        module("Packs", ["EmbeddedText", "YAML", "TemplateEngine", "Diagnostics", "Support"]),
        module("Specs", ["Mocks", "SwiftSource", "YAML", "Diagnostics", "Support"]),
        module(
            "Rendering",
            [
                "Specs", "Packs", "Mocks", "SwiftSource", "TemplateEngine", "YAML", "Diagnostics",
                "Support",
            ]
        ),
        module("Platform"),
        module("Git", ["Platform"]),
        .target(name: "CFileSystem"),
        module("FileSystem", ["CFileSystem", "Platform", "Diagnostics"]),
        module("Output", ["FileSystem", "Git", "Platform", "SwiftMerge", "SwiftSource", "Diagnostics", "Support"]),
        module(
            "ScaffoldKit",
            [
                "Diagnostics", "Support", "YAML", "TemplateEngine", "Packs", "Specs", "Rendering",
                "Git", "FileSystem", "Output",
                "Mocks", "SwiftSource", "EmbeddedText",
            ]
        ),
        .executableTarget(
            name: "scaffold",
            dependencies: [
                "ScaffoldKit", "Platform", "Support",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        tests("SupportTests", ["Support"]),
        tests("DiagnosticsTests", ["Diagnostics", "Support"]),
        tests("YAMLTests", ["YAML", "Diagnostics"], cases: ["Fixtures"]),
        tests("SpecsTests", ["Specs", "YAML", "SwiftSource", "Diagnostics"]),
        tests("TemplateEngineTests", ["TemplateEngine", "YAML", "Diagnostics"], cases: ["Cases", "Checks"]),
        tests("SwiftSourceTests", ["SwiftSource", "Diagnostics"], cases: ["Cases"]),
        tests("MocksTests", ["Mocks", "SwiftSource", "Diagnostics"], cases: ["Cases"]),
        tests(
            "RenderingTests",
            [
                "Rendering", "Packs", "Specs", "SwiftSource", "TemplateEngine", "YAML",
                "Diagnostics", "Support",
            ],
            cases: ["Cases"]
        ),
        tests("SwiftMergeTests", ["SwiftMerge", "SwiftSource"], cases: ["Cases"]),
        tests("GitTests", ["Git"]),
        tests("OutputTests", ["Output", "FileSystem", "Git", "Diagnostics", "Support"]),
        tests("ArchitectureTests", []),
        tests(
            "ScaffoldKitTests",
            [
                "ScaffoldKit", "EmbeddedText", "Output", "FileSystem", "Packs", "Specs", "Rendering", "YAML",
                "Diagnostics", "Support", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            cases: [
                "Cases", "DeletedFiles.txt", "GoodProject", "LintCases", "Migration", "PackMistakes", "PageProject",
                "ValuePacks",
            ]
        ),
        tests(
            "ScaffoldCommandTests",
            ["scaffold", "ScaffoldKit", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
