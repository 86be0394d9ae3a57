// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since Hummingbird takes minutes to build. `scripts/check-servers` builds it and runs its tests, which are also those
// of the parts of ReactiveSignalsServer that need Hummingbird.
let package = Package(
  name: "LineServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "../..", traits: ["Hummingbird"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "LineServer",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
      ]
    ),
    .testTarget(
      name: "LineServerTests",
      dependencies: [
        "LineServer",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsInspector", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
        .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `scripts/check-examples` writes the examples of the documentation into the folder of this program.
if Context.environment["DOCUMENTATION_EXAMPLES"] != nil {
  package.targets.append(
    .executableTarget(
      name: "documentation-examples",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsServer", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: ".build-examples/Sources",
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)]
    )
  )
}
