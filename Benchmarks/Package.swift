// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ReactiveSignals", path: "../", traits: ["Inspector"]),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "lookups",
      dependencies: [
        "ReactiveSignals",
        .product(name: "ReactiveSignalsStreams", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
      ]
    ),
    // The calls of an unoptimized build.
    .executableTarget(name: "calls", dependencies: ["ReactiveSignals"]),
    // The cost of the inspector.
    .executableTarget(
      name: "inspected",
      dependencies: [
        "ReactiveSignals",
        .product(name: "ReactiveSignalsInspector", package: "ReactiveSignals"),
      ]
    ),
    .executableTarget(name: "probed", dependencies: ["ReactiveSignals"]),
    .executableTarget(
      name: "soak",
      dependencies: [
        "ReactiveSignals",
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
      ]
    ),
    // The bridge to Combine, a file of ReactiveSignalsFoundation, with OpenCombine in the place of Combine.
    .executableTarget(
      name: "combine-bridge",
      dependencies: ["OpenCombine", "ReactiveSignals"],
      packageAccess: false
    ),
    // The sources that wait for their consumers, with their memory.
    .executableTarget(
      name: "waiting",
      dependencies: [
        "OpenCombine",
        "ReactiveSignals",
        .product(name: "ReactiveSignalsFoundation", package: "ReactiveSignals"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ]
    ),
    .executableTarget(
      name: "bench",
      dependencies: [
        "AllocationCounter",
        "OpenCombine",
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        "ReactiveSignals",
        .product(name: "ReactiveSignalsStreams", package: "ReactiveSignals"),
        .product(name: "ReactiveSignalsTesting", package: "ReactiveSignals"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    // The position of a short loop in its cache line can double its time. All loops have the same alignment: 2⁶ bytes.
    .unsafeFlags(["-Xllvm", "-x86-experimental-pref-innermost-loop-alignment=6"]),
  ]
}

/// The name of the package of the library for the compiler: that of its folder, as an identifier.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last?.lowercased() ?? ""
let library = String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })

for target in package.targets where target.name == "combine-bridge" {
  target.swiftSettings?.append(
    .unsafeFlags(["-module-alias", "Combine=OpenCombine", "-package-name", library])
  )
}
