// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(
      name: "MarbleEngine",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      swiftSettings: settings
    ),
    // Separate from `marbles`, so that the first minute builds no package of others.
    .target(
      name: "MarbleTour",
      dependencies: [
        "MarbleEngine",
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "tour", dependencies: ["MarbleTour"], swiftSettings: settings),
    .executableTarget(
      name: "marbles",
      dependencies: [
        "MarbleEngine", "MarbleTour",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
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
      resources: [.copy("Page")],
      swiftSettings: settings
    ),
    .executableTarget(name: "playground", dependencies: ["PlaygroundServer"], swiftSettings: settings),
    .testTarget(
      name: "MarblesTests",
      dependencies: [
        "MarbleEngine", "MarbleTour", "marbles", "tour",
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "MarbleEngine", "PlaygroundServer",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TakenHome",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `scripts/check-examples` writes the examples of the documentation into the folder of this program.
if Context.environment["DOCUMENTATION_EXAMPLES"] != nil {
  let libraries: [Target.Dependency] = [
    .product(name: "ReactiveSignals", package: "ReactiveSignals"),
    .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
    .product(name: "ReactiveSignalsInspector", package: "ReactiveSignals"),
    .product(name: "ReactiveSignalsStreams", package: "ReactiveSignals"),
    .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
  ]
  package.targets += [
    .target(
      name: "StandIns",
      dependencies: libraries,
      path: "DocumentationExamples/Sources/StandIns",
      swiftSettings: settings
    ),
    .target(
      name: "ExampleRunner",
      path: "DocumentationExamples/Sources/ExampleRunner",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "documentation-examples",
      dependencies: libraries + ["StandIns", "ExampleRunner"],
      path: ".build-examples/Sources",
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)]
    ),
  ]
}
