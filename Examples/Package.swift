// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReactiveSignalsExamples",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "..", traits: ["Inspector"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(name: "SignUp", dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")]),
    .executableTarget(name: "signup-form", dependencies: ["SignUp"]),
    // See the article State first.
    .target(name: "PageList", dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")]),
    .executableTarget(
      name: "page-list",
      dependencies: ["PageList", .product(name: "ReactiveSignals", package: "ReactiveSignals")]
    ),
    .executableTarget(
      name: "watch-directory",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // See Documentation/Inspector.md.
    .executableTarget(
      name: "inspected-shop",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsInspector", package: "ReactiveSignals"),
      ]
    ),
    // See the article In an app.
    .target(
      name: "MainActorApp",
      dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "ObservableApp",
      dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")]
    ),
    .target(name: "ActorApp", dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")]),
    .target(
      name: "Swift5App",
      dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "ServiceApp",
      dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")]
    ),
    // See the article Fast producers, slow consumers.
    .target(
      name: "EventServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
      ]
    ),
    .executableTarget(
      name: "slow-client",
      dependencies: [
        "EventServer",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
      ]
    ),
    .testTarget(
      name: "EventServerTests",
      dependencies: [
        "EventServer",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
      ]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "MainActorApp", "ObservableApp", "ActorApp", "Swift5App", "ServiceApp",
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ]
    ),
    .testTarget(
      name: "PageListTests",
      dependencies: [
        "PageList",
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ]
    ),
    .testTarget(
      name: "SignUpTests",
      dependencies: ["SignUp", .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
