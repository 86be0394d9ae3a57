/// A benchmark: work done by several contestants, which are loops, this library and other libraries.
struct Benchmark {
  let name: String
  /// The number of units of work in a run.
  let count: Int
  /// The name of a unit of work, such as a value or a subscription.
  let unit: String
  /// The targets for the contestants of this library.
  var targets: [Target] = []
  var contestants: [Contestant]
}

struct Contestant {
  enum Kind: String, Codable {
    case handWritten = "hand-written"
    case reactiveSignals = "ReactiveSignals"
    case openCombine = "OpenCombine"
  }

  let kind: Kind
  /// The name that distinguishes contestants of one kind.
  var detail = ""
  /// A closure that prepares a run of some units of work. The run returns its checksum, and only the run is timed.
  let prepare: (_ count: Int) -> () -> Int

  var name: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue) \(detail)" }

  static func handWritten(_ detail: String = "", prepare: @escaping (Int) -> () -> Int) -> Contestant {
    Contestant(kind: .handWritten, detail: detail, prepare: prepare)
  }

  static func reactiveSignals(_ detail: String = "", prepare: @escaping (Int) -> () -> Int) -> Contestant {
    Contestant(kind: .reactiveSignals, detail: detail, prepare: prepare)
  }

  static func openCombine(_ detail: String = "", prepare: @escaping (Int) -> () -> Int) -> Contestant {
    Contestant(kind: .openCombine, detail: detail, prepare: prepare)
  }
}

/// A target for a contestant.
enum Target {
  /// A maximum ratio to the time of the first contestant of a kind.
  case times(Double, Contestant.Kind)
  case nanoseconds(Double)
  case noAllocations
  indirect case either(Target, Target)
}

/// The checksum of a run. It is a field of an object, so that the optimizer does not remove the work.
///
/// `@unchecked Sendable`: A benchmark runs on one thread.
final class Sum: @unchecked Sendable {
  private(set) var value = 0

  func add(_ number: Int) { value &+= number }

  /// Returns the sum and resets it.
  func take() -> Int {
    defer { value = 0 }
    return value
  }
}
