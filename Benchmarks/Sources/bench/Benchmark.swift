/// Some work, done by several contestants: by hand, with this library, with another.
struct Benchmark {
  let name: String
  /// How many times a run does the work.
  let count: Int
  /// What it is done for: a value, a subscription.
  let unit: String
  /// What is expected of each contestant of this library.
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
  /// Tells apart those of one kind.
  var detail = ""
  /// Prepares a run that does the work so many times and returns its checksum. Only the run is timed.
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

/// What is expected of a contestant.
enum Target {
  /// At most so many times what the first contestant of that kind takes.
  case times(Double, Contestant.Kind)
  case nanoseconds(Double)
  case noAllocations
  indirect case either(Target, Target)
}

/// The checksum of a run. It is a field of an object, so that the optimiser keeps the work.
///
/// `@unchecked Sendable`: a benchmark runs on one thread.
final class Sum: @unchecked Sendable {
  private(set) var value = 0

  func add(_ number: Int) { value &+= number }

  /// The sum since it was last taken.
  func take() -> Int {
    defer { value = 0 }
    return value
  }
}
