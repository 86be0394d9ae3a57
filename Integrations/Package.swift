// swift-tools-version: 6.2
import PackageDescription

// Tests, benchmarks and examples of the libraries that need a trait. They are in a package of their own, so that the package of the libraries
// builds and tests without the C libraries and servers that these need.
let nats: [Target.Dependency] = [
  .product(name: "ReactiveSignals", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsNATS", package: "ReactiveSignals"),
]
let testing: [Target.Dependency] = [
  .product(name: "ReactiveSignalsNATSTesting", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
]

let package = Package(
  name: "Integrations",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "..", traits: ["NATS", "Metrics", "Tracing"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
  ],
  targets: [
    .testTarget(
      name: "NATSTests",
      dependencies: nats + testing + [
        "CLibNATS", .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
      ]
    ),
    // The functions of libnats, to compare with.
    .systemLibrary(name: "CLibNATS", path: "Sources/CLibNATS"),
    .executableTarget(name: "nats-bench", dependencies: nats + ["CLibNATS"]),
    // Processes that are killed, and the comparison of what each of them has noted. See scripts/ledger.
    .executableTarget(
      name: "nats-ledger",
      dependencies: nats + [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

// `scripts/check-examples` writes the examples of the documentation into the folder of this program.
if Context.environment["DOCUMENTATION_EXAMPLES"] != nil {
  package.targets.append(
    .executableTarget(
      name: "documentation-examples",
      dependencies: nats + testing + [
        .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
      ],
      path: ".build-examples/Sources",
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)]
    )
  )
}
