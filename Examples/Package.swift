// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReactiveSignalsExamples",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "SignUp", dependencies: [.product(name: "ReactiveSignals", package: "ReactiveSignals")]),
    .executableTarget(name: "signup-form", dependencies: ["SignUp"]),
    .executableTarget(
      name: "watch-directory",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
