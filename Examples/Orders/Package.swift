// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since it needs the C library libnats. It needs no server.
let nats: [Target.Dependency] = [
  .product(name: "ReactiveSignals", package: "ReactiveSignals"),
  .product(name: "ReactiveSignalsNATS", package: "ReactiveSignals"),
]
let program: [Target.Dependency] =
  nats + ["Orders", .product(name: "ReactiveSignalsNATSTesting", package: "ReactiveSignals")]

let package = Package(
  name: "Orders",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ReactiveSignals", path: "../..", traits: ["NATS"])],
  targets: [
    .target(name: "Orders", dependencies: nats),
    .executableTarget(name: "orders", dependencies: program, path: "Sources/orders-program"),
    .executableTarget(name: "spending", dependencies: program, path: "Sources/spending-program"),
    .testTarget(
      name: "OrdersTests",
      dependencies: nats + [
        "Orders", .product(name: "ReactiveSignalsNATSTesting", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
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
    .treatAllWarnings(as: .error),
  ]
}
