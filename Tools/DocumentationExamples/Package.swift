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

let libraries: [Target.Dependency] = [
  .product(name: "ReactiveSignals", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsInspector", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsStreams", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
]

// `scripts/check-examples` writes the examples of the documentation into the folder of the program, and runs it.
let package = Package(
  name: "DocumentationExamples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ReactiveSignals", path: "../..")],
  targets: [
    .target(name: "StandIns", dependencies: libraries, swiftSettings: settings),
    .target(name: "ExampleRunner", swiftSettings: settings),
    .executableTarget(
      name: "documentation-examples",
      dependencies: libraries + ["StandIns", "ExampleRunner"],
      path: ".build-examples/Sources",
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
