// swift-tools-version: 6.2
import PackageDescription

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]
/// The variable makes the build that stops when user code runs while a lock is held.
if Context.environment["REACTIVE_SIGNALS_CHECKED"] != nil {
  settings.append(.define("REACTIVE_SIGNALS_CHECKED"))
}

/// Where systems may be older than the module `Synchronization`, the target of the atomics has types of its own, of raw memory. The variable
/// makes Linux use them as well, for tests.
let ownAtomics: [Platform] =
  [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS]
  + (Context.environment["REACTIVE_SIGNALS_OWN_ATOMICS"] != nil ? [.linux] : [])
let atomicsSettings: [SwiftSetting] = [
  .enableExperimentalFeature("BuiltinModule", .when(platforms: ownAtomics)),
  .enableExperimentalFeature("RawLayout", .when(platforms: ownAtomics)),
  .define("REACTIVE_SIGNALS_OWN_ATOMICS", .when(platforms: ownAtomics)),
]

/// The compiler does not verify the code that it makes of tests, which takes a tenth of their time. No product has such a target, so packages
/// that use this one do not see the flag.
///
/// Tests run on new systems, and use what is new.
let testSettings =
  settings
  + [
    .unsafeFlags(["-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-availability-checking"])
  ]

/// The tests of the library, a target for each family, so that a change of one test compiles its family alone.
let families = ["Core", "Operator", "Combining", "Time", "Concurrency", "State", "MainActor"].map { family in
  Target.testTarget(
    name: "\(family)Tests",
    dependencies: [
      "ReactiveSignals", "ReactiveSignalsTesting", "ReactiveSignalsTestingTraits", "TestShims", "TestSupport",
      "_ReactiveSignalsAtomics", "_ReactiveSignalsSimulationShims",
    ],
    swiftSettings: testSettings
  )
}

let package = Package(
  name: "ReactiveSignals",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ReactiveSignals", targets: ["ReactiveSignals"]),
    .library(name: "ReactiveSignalsFoundation", targets: ["ReactiveSignalsFoundation"]),
    .library(name: "ReactiveSignalsStreams", targets: ["ReactiveSignalsStreams"]),
    .library(name: "ReactiveSignalsUI", targets: ["ReactiveSignalsUI"]),
    .library(name: "ReactiveSignalsNATS", targets: ["ReactiveSignalsNATS"]),
    .library(name: "ReactiveSignalsNATSTesting", targets: ["ReactiveSignalsNATSTesting"]),
    .library(name: "ReactiveSignalsGRDB", targets: ["ReactiveSignalsGRDB"]),
    .library(name: "ReactiveSignalsServer", targets: ["ReactiveSignalsServer"]),
    .library(name: "ReactiveSignalsInspector", targets: ["ReactiveSignalsInspector"]),
    .library(name: "ReactiveSignalsTesting", targets: ["ReactiveSignalsTesting"]),
    .library(name: "ReactiveSignalsTestingTraits", targets: ["ReactiveSignalsTestingTraits"]),
  ],
  traits: [
    .trait(
      name: "NATS",
      description:
        "ReactiveSignalsNATS and ReactiveSignalsNATSTesting, which need the C libraries libnats and OpenSSL."
    ),
    .trait(name: "GRDB", description: "ReactiveSignalsGRDB, which needs the package GRDB."),
    .trait(name: "Logging", description: "ReactiveSignalsServer: log(to:), which needs swift-log."),
    .trait(name: "Metrics", description: "ReactiveSignalsServer: metered(_:), which needs swift-metrics."),
    .trait(
      name: "Tracing",
      description: "ReactiveSignalsServer: traced(_:), which needs swift-distributed-tracing."
    ),
    .trait(
      name: "ServiceLifecycle",
      description: "ReactiveSignalsServer: withServiceLifetime(_:), which needs swift-service-lifecycle."
    ),
    .trait(
      name: "Hummingbird",
      description: "Server-sent events of ReactiveSignalsServer, and the route of the inspector.",
      enabledTraits: ["ServiceLifecycle"]
    ),
    .trait(
      name: "Inspector",
      description: "ReactiveSignalsInspector: start(), the page in the browser, which needs FlyingFox."
    ),
  ],
  // Each one is used with a trait alone, and is fetched only when the trait is on.
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .target(name: "_ReactiveSignalsShims"),
    .target(
      name: "_ReactiveSignalsAtomics",
      dependencies: ["_ReactiveSignalsShims"],
      swiftSettings: settings + atomicsSettings
    ),
    .target(
      name: "ReactiveSignals",
      dependencies: ["_ReactiveSignalsAtomics", "_ReactiveSignalsShims"],
      swiftSettings: settings
    ),
    .target(
      name: "ReactiveSignalsFoundation",
      dependencies: ["ReactiveSignals", "_ReactiveSignalsShims"],
      swiftSettings: settings
    ),
    .target(
      name: "ReactiveSignalsStreams",
      dependencies: ["ReactiveSignals", "_ReactiveSignalsAtomics", "_ReactiveSignalsShims"],
      swiftSettings: settings
    ),
    // Only decisions, and the changes of lists, where neither UIKit nor AppKit nor SwiftUI exists.
    .target(
      name: "ReactiveSignalsUI",
      dependencies: ["ReactiveSignals", "ReactiveSignalsFoundation"],
      swiftSettings: settings
    ),
    // Empty without the trait NATS. A trait cannot remove a target, and the condition keeps libnats from being linked.
    // No system library: with one, comparing the interface with an earlier one crashes in the package manager at times.
    // OpenSSL computes digests where the system has no CryptoKit. libnats needs the same library.
    .target(
      name: "CNATS",
      linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux], traits: ["NATS"]))]
    ),
    .target(
      name: "ReactiveSignalsNATS",
      dependencies: [
        "ReactiveSignals", "_ReactiveSignalsAtomics",
        .target(name: "CNATS", condition: .when(traits: ["NATS"])),
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Metrics"])),
        .product(
          name: "Tracing",
          package: "swift-distributed-tracing",
          condition: .when(traits: ["Tracing"])
        ),
      ],
      swiftSettings: settings
    ),
    // A server for tests. Empty without the trait NATS.
    .target(
      name: "ReactiveSignalsNATSTesting",
      dependencies: ["ReactiveSignals", "ReactiveSignalsNATS"],
      swiftSettings: settings
    ),
    // Empty without the trait GRDB.
    .target(
      name: "ReactiveSignalsGRDB",
      dependencies: [
        "ReactiveSignals", "_ReactiveSignalsAtomics",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["GRDB"])),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["GRDB"])),
      ],
      swiftSettings: settings
    ),
    // Without traits it contains little more than the text of server-sent events.
    .target(
      name: "ReactiveSignalsServer",
      dependencies: [
        "ReactiveSignals", "_ReactiveSignalsAtomics",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Metrics"])),
        .product(
          name: "Tracing",
          package: "swift-distributed-tracing",
          condition: .when(traits: ["Tracing"])
        ),
        .product(
          name: "ServiceLifecycle",
          package: "swift-service-lifecycle",
          condition: .when(traits: ["ServiceLifecycle"])
        ),
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
      ],
      swiftSettings: settings
    ),
    // Without the trait Inspector, snapshots alone.
    .target(
      name: "ReactiveSignalsInspector",
      dependencies: [
        "ReactiveSignals",
        // The lines of the source that addresses of calls stand for.
        "ReactiveSignalsTesting",
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Inspector"])),
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
      ],
      swiftSettings: settings
    ),
    .target(name: "_ReactiveSignalsSimulationShims"),
    .target(
      name: "ReactiveSignalsTesting",
      dependencies: ["ReactiveSignals", "_ReactiveSignalsAtomics", "_ReactiveSignalsSimulationShims"],
      swiftSettings: settings
    ),
    // Separate, since Swift Testing has no static library, and programs such as `marbles` use the one above.
    .target(
      name: "ReactiveSignalsTestingTraits",
      dependencies: [
        "ReactiveSignals", "ReactiveSignalsTesting", "_ReactiveSignalsAtomics",
        "_ReactiveSignalsSimulationShims",
      ],
      swiftSettings: settings
    ),
    .target(name: "TestShims", path: "Tests/TestShims"),
    .target(
      name: "TestSupport",
      dependencies: [
        "ReactiveSignals", "ReactiveSignalsTesting", "ReactiveSignalsTestingTraits", "TestShims",
        "_ReactiveSignalsAtomics", "_ReactiveSignalsSimulationShims",
      ],
      path: "Tests/TestSupport",
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ReactiveSignalsFoundationTests",
      dependencies: [
        "ReactiveSignalsFoundation", "ReactiveSignals", "ReactiveSignalsTesting",
        "ReactiveSignalsTestingTraits",
        "TestShims", "TestSupport",
      ],
      swiftSettings: testSettings
    ),
    // The parts without a platform everywhere, and the controls where there are simulators.
    .testTarget(
      name: "ReactiveSignalsUITests",
      dependencies: ["ReactiveSignalsUI", "ReactiveSignals", "ReactiveSignalsTestingTraits"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ReactiveSignalsStreamsTests",
      dependencies: [
        "ReactiveSignalsStreams", "ReactiveSignals", "ReactiveSignalsTesting", "ReactiveSignalsTestingTraits",
        "TestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ReactiveSignalsInspectorTests",
      dependencies: [
        "ReactiveSignalsInspector", "ReactiveSignals", "ReactiveSignalsTesting",
        "ReactiveSignalsTestingTraits",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "ReactiveSignals", "ReactiveSignalsTesting", "ReactiveSignalsTestingTraits",
        "_ReactiveSignalsAtomics",
      ],
      swiftSettings: testSettings
    ),
    // View models as developers write them, in a module like that of a new app.
    .testTarget(
      name: "MainActorByDefaultTests",
      dependencies: ["ReactiveSignals", "ReactiveSignalsTesting"],
      swiftSettings: testSettings + [.defaultIsolation(MainActor.self)]
    ),
  ] + families,
  swiftLanguageModes: [.v6]
)

// One target of tests builds and runs alone: `scripts/test Time`.
if let chosen = Context.environment["REACTIVE_SIGNALS_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != chosen }
}
