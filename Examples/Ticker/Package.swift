// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since it needs the C library libnats. `run` builds and starts it.
let package = Package(
  name: "Ticker",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "../..", traits: ["NATS", "Inspector"]),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .executableTarget(
      name: "ticker",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsInspector", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsNATS", package: "ReactiveSignals"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
