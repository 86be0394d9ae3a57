// swift-tools-version: 6.2
import PackageDescription

// The programs behind `scripts/fuzz` and `scripts/histories`. Most of their sources are links to those of the tests and of the tools.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let settings: [SwiftSetting] = features + [.strictMemorySafety(), .treatAllWarnings(as: .error)]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(name: "TestShims", path: "Linked/TestShims"),
    .target(
      name: "TestSupport",
      dependencies: [.product(name: "ReactiveSignalsTestingTraits", package: "ReactiveSignals")],
      path: "Linked/TestSupport",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "histories",
      dependencies: [
        "TestShims", "TestSupport",
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarbleEngine",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      path: "Linked/MarbleEngine",
      swiftSettings: settings
    ),
    .target(
      name: "PlaygroundServer",
      dependencies: [
        "MarbleEngine",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      path: "Linked/PlaygroundServer",
      resources: [.copy("Page")],
      swiftSettings: settings
    ),
    // The fuzzer has the main function.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "MarbleEngine", "PlaygroundServer", "TestShims", "TestSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTestingTraits", package: "ReactiveSignals"),
      ],
      swiftSettings: features + [.unsafeFlags(["-parse-as-library"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
