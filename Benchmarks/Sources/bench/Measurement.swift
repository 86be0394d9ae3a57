/// The measurements of a benchmark.
struct Measurement: Codable {
  /// The figures of a contestant for a unit of work.
  struct Figure: Codable {
    let contestant: String
    let kind: Contestant.Kind
    let nanoseconds: Double
    /// The number of heap allocations, or `nil` where allocations are not counted.
    let allocations: Double?
    /// The number of bytes in these allocations.
    let bytes: Double?
    /// The number of bytes that are still allocated at the end of the run.
    let bytesHeld: Double?
  }

  struct Verdict: Codable {
    let target: String
    let isMet: Bool
    /// The figure is the same in each run.
    let isExact: Bool
  }

  let id: String
  let name: String
  let unit: String
  let figures: [Figure]
  var verdicts: [Verdict] = []
}

extension Measurement {
  /// Returns the fastest contestant of some kinds.
  func best(of kinds: Contestant.Kind...) -> Figure? {
    figures.filter { kinds.contains($0.kind) }.min { $0.nanoseconds < $1.nanoseconds }
  }

  var timesPeer: Double? { times(best(of: .openCombine, .asyncAlgorithms)) }

  var timesHandWritten: Double? { times(best(of: .handWritten)) }

  private func times(_ other: Figure?) -> Double? {
    guard let own = best(of: .reactiveSignals), let other else { return nil }
    return own.nanoseconds / other.nanoseconds
  }
}

/// An error for contestants of one benchmark with different checksums.
struct ChecksumMismatch: Error, CustomStringConvertible {
  let benchmark: String
  let checksums: [(contestant: String, checksum: Int)]

  var description: String {
    "\(benchmark): the checksums differ: "
      + checksums.map { "\($0.contestant) \($0.checksum)" }.joined(separator: ", ")
  }
}

extension Benchmark {
  /// Runs the contestants in turn for some rounds and returns the best run of each.
  func measure(rounds: Int) throws -> Measurement {
    let runs = contestants.map { $0.prepare(count) }
    // The first run includes one-time work of the language runtime and is not measured.
    let checksums = runs.map { $0() }
    guard Set(checksums).count <= 1 else {
      throw ChecksumMismatch(
        benchmark: name,
        checksums: zip(contestants, checksums).map { ($0.name, $1) }
      )
    }
    let best = shortest(of: runs, rounds: rounds)
    let figures = zip(contestants, best).map { contestant, time in
      let heap = heap(of: contestant)
      return Measurement.Figure(
        contestant: contestant.name,
        kind: contestant.kind,
        nanoseconds: time / .nanoseconds(1) / Double(count),
        allocations: heap?.blocks,
        bytes: heap?.bytes,
        bytesHeld: heap?.bytesHeld
      )
    }
    var measurement = Measurement(id: id, name: name, unit: unit, figures: figures)
    measurement.verdicts = targets.map { $0.verdict(on: measurement) }
    return measurement
  }
}

extension Target {
  func verdict(on measurement: Measurement) -> Measurement.Verdict {
    let own = measurement.best(of: .reactiveSignals)
    return switch self {
    case .timesPeer(let limit):
      .init(target: "≤ \(limit) ×", isMet: measurement.timesPeer.map { $0 <= limit } ?? false, isExact: false)
    case .timesHandWritten(let limit):
      .init(
        target: "≤ \(limit) × by hand",
        isMet: measurement.timesHandWritten.map { $0 <= limit } ?? false,
        isExact: false
      )
    case .nanoseconds(let limit):
      .init(target: "≤ \(limit) ns", isMet: own.map { $0.nanoseconds <= limit } ?? false, isExact: false)
    case .noAllocations:
      .init(target: "0 allocations", isMet: own?.allocations.map { $0 < 0.001 } ?? true, isExact: true)
    case .bytes(let limit):
      .init(target: "≤ \(limit) bytes", isMet: own?.bytes.map { $0 <= Double(limit) } ?? true, isExact: true)
    }
  }
}
