// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Playground",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: ".."),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(
      name: "PlaygroundServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "MarbleEngine", package: "ReactiveSignals"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      resources: [
        .embedInCode("Page/index.html"), .embedInCode("Page/style.css"), .embedInCode("Page/playground.js"),
        .embedInCode("Page/cells.js"), .embedInCode("Page/live.js"),
      ]
    ),
    .executableTarget(name: "playground", dependencies: ["PlaygroundServer"]),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "PlaygroundServer",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "MarbleEngine", package: "ReactiveSignals"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `scripts/check-playground` sets this, and writes the tests that the page hands out there.
if Context.environment["PLAYGROUND_TAKEN_HOME"] != nil {
  package.targets.append(
    .testTarget(
      name: "TakenHome",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      path: ".build-taken-home/Tests"
    )
  )
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
