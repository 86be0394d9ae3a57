// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since GRDB is built for it. The tests of ReactiveSignalsGRDB are here too, and those of the parts of
// ReactiveSignalsServer with small dependencies, so that everything is built once.
let libraries: [Target.Dependency] = [
  .product(name: "GRDB", package: "GRDB.swift"),
  .product(name: "ReactiveSignals", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsGRDB", package: "ReactiveSignals"),
]
let testing: [Target.Dependency] = [
  .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsTestingTraits", package: "ReactiveSignals"),
]

let package = Package(
  name: "Todo",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "../..", traits: ["GRDB", "Logging", "Metrics", "Tracing"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
  ],
  targets: [
    .target(name: "Todo", dependencies: libraries),
    .executableTarget(name: "todo-list", dependencies: libraries + ["Todo"]),
    .testTarget(name: "TodoTests", dependencies: libraries + testing + ["Todo"]),
    .testTarget(name: "ReactiveSignalsGRDBTests", dependencies: libraries + testing),
    .testTarget(
      name: "ReactiveSignalsServerTests",
      dependencies: testing + [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}

// `scripts/check-examples` writes the examples of the documentation into the folder of this program.
if Context.environment["DOCUMENTATION_EXAMPLES"] != nil {
  package.targets.append(
    .executableTarget(
      name: "documentation-examples",
      dependencies: libraries + testing + [
        .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      path: ".build-examples/Sources",
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)]
    )
  )
}
