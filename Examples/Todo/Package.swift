// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since GRDB is built for it. The tests of ReactiveSignalsGRDB are here too, so that it is built once.
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
    .package(name: "ReactiveSignals", path: "../..", traits: ["GRDB"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "Todo", dependencies: libraries),
    .executableTarget(name: "todo-list", dependencies: libraries + ["Todo"]),
    .testTarget(name: "TodoTests", dependencies: libraries + testing + ["Todo"]),
    .testTarget(name: "ReactiveSignalsGRDBTests", dependencies: libraries + testing),
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
