// swift-tools-version: 6.2
import PackageDescription

// A package that uses this one gets the libraries alone: it neither fetches nor compiles what the command-line tool needs. SwiftPM
// reads the manifest of a dependency at `/` while it resolves versions, and later in a folder of `checkouts`.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last
let isDependency = Context.packageDirectory == "/" || folder == "checkouts"

let package = Package(
  name: "ReactiveSignals",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ReactiveSignals", targets: ["ReactiveSignals"]),
    .library(name: "ReactiveSignalsFoundation", targets: ["ReactiveSignalsFoundation"]),
    .library(name: "ReactiveSignalsTesting", targets: ["ReactiveSignalsTesting"]),
    .library(name: "ReactiveSignalsTestingTraits", targets: ["ReactiveSignalsTestingTraits"]),
  ],
  targets: [
    .target(name: "_ReactiveSignalsShims"),
    .target(name: "ReactiveSignals", dependencies: ["_ReactiveSignalsShims"]),
    .target(
      name: "ReactiveSignalsFoundation",
      dependencies: ["ReactiveSignals", "_ReactiveSignalsShims"]
    ),
    .target(name: "_ReactiveSignalsSimulationShims"),
    .target(
      name: "ReactiveSignalsTesting",
      dependencies: ["ReactiveSignals", "_ReactiveSignalsSimulationShims"]
    ),
    // Separate, since Swift Testing has no static library, and programs such as `marbles` use the one above.
    .target(
      name: "ReactiveSignalsTestingTraits",
      dependencies: ["ReactiveSignals", "ReactiveSignalsTesting", "_ReactiveSignalsSimulationShims"]
    ),
    .target(name: "TestShims", path: "Tests/TestShims"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "ReactiveSignalsTests",
      dependencies: ["ReactiveSignals", "ReactiveSignalsTesting", "TestShims", "TestSupport"]
    ),
    .testTarget(
      name: "ReactiveSignalsFoundationTests",
      dependencies: [
        "ReactiveSignalsFoundation", "ReactiveSignals", "ReactiveSignalsTesting", "TestShims", "TestSupport",
      ]
    ),
    .testTarget(
      name: "SimulationTests",
      dependencies: ["ReactiveSignals", "ReactiveSignalsTesting", "ReactiveSignalsTestingTraits"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

if !isDependency {
  package.products += [
    .executable(name: "marbles", targets: ["marbles"]),
    .library(name: "MarbleEngine", targets: ["MarbleEngine"]),
  ]
  package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"))
  package.targets += [
    .target(name: "MarbleEngine", dependencies: ["ReactiveSignals", "ReactiveSignalsTesting"]),
    .executableTarget(
      name: "marbles",
      dependencies: [
        "MarbleEngine",
        "ReactiveSignals",
        "ReactiveSignalsTesting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "MarblesTests", dependencies: ["MarbleEngine", "marbles", "ReactiveSignalsTesting"]),
  ]
}

// The targets in C.
let shims = ["_ReactiveSignalsShims", "_ReactiveSignalsSimulationShims", "TestShims"]

for target in package.targets where !shims.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}

// A checked build traps when user code is called while a lock is held: see `LockCheck`.
if Context.environment["REACTIVE_SIGNALS_CHECKED"] != nil {
  for target in package.targets where !shims.contains(target.name) {
    target.swiftSettings?.append(.define("REACTIVE_SIGNALS_CHECKED"))
  }
}

// `scripts/build-documentation` sets this, so that no other build resolves the plugin.
if Context.environment["REACTIVE_SIGNALS_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// `scripts/check-examples` sets this: a program of all examples in the documentation.
if Context.environment["REACTIVE_SIGNALS_EXAMPLES"] != nil {
  let libraries: [Target.Dependency] = [
    "ReactiveSignals", "ReactiveSignalsFoundation", "ReactiveSignalsTesting",
  ]
  package.products.append(.executable(name: "documentation-examples", targets: ["documentation-examples"]))
  package.targets += [
    .target(name: "StandIns", dependencies: libraries, path: "Documentation/Examples/Stand-ins"),
    .target(name: "ExampleRunner", path: "Documentation/Examples/Runner"),
    .executableTarget(
      name: "documentation-examples",
      dependencies: libraries + ["StandIns", "ExampleRunner"],
      path: ".build-examples/Sources",
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)]
    ),
  ]
}
