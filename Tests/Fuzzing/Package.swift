// swift-tools-version: 6.2
import PackageDescription

// The programs behind `scripts/fuzz` and `scripts/histories`. Most of their sources are those of the tests and of the tools, in folders that are
// links.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let settings: [SwiftSetting] = features + [.strictMemorySafety(), .treatAllWarnings(as: .error)]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(name: "TestShims", path: "Linked/TestShims"),
    .target(
      name: "TestSupport",
      dependencies: [.product(name: "ReactiveSignalsTestingTraits", package: "ReactiveSignals")],
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
    .executableTarget(
      name: "histories",
      dependencies: [
        "TestShims", "TestSupport",
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      sources: [
        "Histories.swift", "Core/Core/ConcurrentHistory.swift", "Core/Core/ConcurrentHistoryCheck.swift",
        "Concurrency/Pressure/PressureHistory.swift", "Concurrency/Pressure/ThreadPressureHistory.swift",
        "State/PropertyHistory.swift", "State/PropertyHistoryCheck.swift",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarbleEngine",
      dependencies: [
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      path: "Linked/MarbleEngine",
      swiftSettings: settings
    ),
    .target(
      name: "PlaygroundServer",
      dependencies: [
        "MarbleEngine",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ],
      path: "Linked/PlaygroundServer",
      resources: [.copy("Page")],
      swiftSettings: settings
    ),
    // The fuzzer has the main function.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "MarbleEngine", "PlaygroundServer", "TestShims", "TestSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "ReactiveSignals", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTestingTraits", package: "ReactiveSignals"),
      ],
      sources: [
        "ByteGenerator.swift", "Fuzz.swift", "FuzzTargets.swift", "Sanitizers.swift",
        "Operator/Accumulating/AccumulatingModels.swift", "Operator/Failures/FailureModels.swift",
        "Operator/Failures/SequencedModels.swift", "Operator/Filtering/FilteringModels.swift",
        "Operator/SideEffects/SideEffectModels.swift", "Operator/Transforming/TransformingModels.swift",
        "Combining/Combining/CombiningModels.swift", "Combining/Flattening/FlatteningModels.swift",
        "Combining/Multicasting/MulticastingModels.swift", "Concurrency/Concurrency/AsyncModels.swift",
        "Time/Timing/SchedulingModels.swift",
        "State/PropertyHistory.swift", "State/PropertyHistoryCheck.swift",
      ],
      swiftSettings: features + [.unsafeFlags(["-parse-as-library"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
