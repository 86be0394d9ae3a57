// swift-tools-version: 6.2
import PackageDescription

// The tests whose result depends on the optimizer, for `scripts/check-release`. Their sources are those of the other tests, in folders that
// are links. In a package of their own they compile in a release build in two minutes.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Release",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ReactiveSignals", path: "../..")],
  targets: [
    .target(name: "TestShims", path: "Linked/TestShims"),
    .target(
      name: "TestSupport",
      dependencies: [
        "TestShims",
        .product(name: "ReactiveSignalsTestingTraits", package: "ReactiveSignals"),
      ],
      path: "Linked/TestSupport",
      sources: [
        "Count", "CountingScheduler", "Events", "ExitTests", "ExpectEqual", "Exports", "Held",
        "InlineScheduler",
        "ModelChecker", "ModelHistory", "ModelLink", "ModelUpstream", "Preconditions", "Proofs", "Proves",
        "Rounds",
        "Source",
      ].map { "Tests/\($0).swift" }
        + ["Counter", "Log", "Shared", "Stack", "Threads", "Tracked"].map { "Laws/\($0).swift" },
      swiftSettings: settings
    ),
    .testTarget(
      name: "ReleaseTests",
      dependencies: [
        "TestSupport",
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTestingTraits", package: "ReactiveSignals"),
      ],
      path: "Linked/ReleaseTests",
      sources: [
        "Core/Core/SmallStackTests.swift", "Core/Misuse/PreconditionTests.swift", "State/MisuseTests.swift",
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
