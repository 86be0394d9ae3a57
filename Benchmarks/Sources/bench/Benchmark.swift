/// A benchmark: work done by several contestants, which are this library, code without a library and other libraries.
struct Benchmark {
  /// The number of the workload, such as `W4b`.
  let id: String
  let name: String
  /// The number of units of work in a run.
  let count: Int
  /// The name of a unit of work, such as a value or a subscription.
  let unit: String
  /// The targets for this library.
  var targets: [Target] = []
  /// The contestants: one of this library, and any number of others.
  var contestants: [Contestant]
}

struct Contestant {
  enum Kind: String, Codable, CaseIterable {
    case handWritten = "by hand"
    case reactiveSignals = "ReactiveSignals"
    case openCombine = "OpenCombine"
    /// The asynchronous sequences of the standard library and of swift-async-algorithms.
    case asyncAlgorithms = "AsyncAlgorithms"

    static let peers: [Kind] = [.openCombine, .asyncAlgorithms]
  }

  let kind: Kind
  /// The name that distinguishes contestants of one kind.
  var detail = ""
  /// A run uses other threads, whose allocations are not counted.
  var usesThreads = false
  /// A closure that prepares a run of some units of work. The run returns its checksum, and only the run is timed.
  let prepare: (_ count: Int) -> () -> Int

  var name: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue) \(detail)" }

  /// The same contestant, whose allocations are not counted because it uses other threads.
  var onThreads: Contestant {
    Contestant(kind: kind, detail: detail, usesThreads: true, prepare: prepare)
  }

  static func handWritten(_ detail: String = "", prepare: @escaping (Int) -> () -> Int) -> Contestant {
    Contestant(kind: .handWritten, detail: detail, prepare: prepare)
  }

  static func reactiveSignals(_ detail: String = "", prepare: @escaping (Int) -> () -> Int) -> Contestant {
    Contestant(kind: .reactiveSignals, detail: detail, prepare: prepare)
  }

  static func openCombine(_ detail: String = "", prepare: @escaping (Int) -> () -> Int) -> Contestant {
    Contestant(kind: .openCombine, detail: detail, prepare: prepare)
  }

  static func asyncAlgorithms(
    _ detail: String = "",
    prepare: @escaping (Int) -> @Sendable () async -> Int
  ) -> Contestant {
    Contestant(kind: .asyncAlgorithms, detail: detail, prepare: waiting(for: prepare)).onThreads
  }
}

/// A target for this library.
enum Target {
  /// A maximum ratio to the time of the fastest contestant of other libraries.
  case timesPeer(Double)
  case timesHandWritten(Double)
  case nanoseconds(Double)
  case noAllocations
  case bytes(Int)
}

/// The checksum of a run. It is a field of an object, so that the optimizer does not remove the work.
///
/// `@unchecked Sendable`: The values of a run arrive one at a time, and the run reads the sum at its end.
final class Sum: @unchecked Sendable {
  private(set) var value = 0

  func add(_ number: Int) { value &+= number }

  /// Returns the sum and resets it.
  func take() -> Int {
    defer { value = 0 }
    return value
  }
}
