import AllocationCounter

/// The measurements of a benchmark.
struct Measurement: Encodable {
  struct Row: Encodable {
    let contestant: String
    let kind: Contestant.Kind
    let nanoseconds: Double
    /// The number of heap allocations, or `nil` where allocations are not counted.
    let allocations: Double?
    /// The number of bytes that are still allocated at the end of the run.
    let bytesHeld: Double?
    let timesHandWritten: Double?
    let timesOpenCombine: Double?
  }

  struct Verdict: Encodable {
    let contestant: String
    let target: String
    let isMet: Bool
  }

  let name: String
  let unit: String
  let rows: [Row]
  let targets: [Verdict]
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

    var best = runs.map { _ in Duration.seconds(3600) }
    for _ in 0..<rounds {
      for (index, run) in runs.enumerated() {
        best[index] = min(best[index], shortest(of: run))
      }
    }

    func nanoseconds(_ index: Int) -> Double { best[index] / .nanoseconds(1) / Double(count) }
    func time(of kind: Contestant.Kind) -> Double? {
      contestants.firstIndex { $0.kind == kind }.map(nanoseconds)
    }
    let rows = contestants.enumerated().map { index, contestant in
      let own = nanoseconds(index)
      let heap = heap(of: contestant)
      return Measurement.Row(
        contestant: contestant.name,
        kind: contestant.kind,
        nanoseconds: own,
        allocations: heap?.blocks,
        bytesHeld: heap?.bytes,
        timesHandWritten: time(of: .handWritten).map { own / $0 },
        timesOpenCombine: time(of: .openCombine).map { own / $0 }
      )
    }
    return Measurement(name: name, unit: unit, rows: rows, targets: rows.flatMap(judge))
  }

  /// Returns the shortest of the runs that fit into a fixed duration.
  ///
  /// Short and long runs then have an equal chance to run without interference from other processes.
  private func shortest(of run: () -> Int) -> Duration {
    var shortest = Duration.seconds(3600)
    var spent = Duration.zero
    repeat {
      let time = ContinuousClock().measure { _ = run() }
      shortest = min(shortest, time)
      spent += time
    } while spent < .milliseconds(10)
    return shortest
  }

  /// Returns the allocations and the live bytes of each unit of work, from the difference between a run and one of twice the size.
  private func heap(of contestant: Contestant) -> (blocks: Double, bytes: Double)? {
    guard allocation_count_is_available() else { return nil }
    let once = heap(of: contestant.prepare(count))
    let twice = heap(of: contestant.prepare(2 * count))
    return (
      blocks: Double(twice.blocks - once.blocks) / Double(count),
      bytes: Double(twice.live_bytes - once.live_bytes) / Double(count)
    )
  }

  private func heap(of run: () -> Int) -> allocation_count {
    allocation_count_start()
    _ = run()
    return allocation_count_stop()
  }

  private func judge(_ row: Measurement.Row) -> [Measurement.Verdict] {
    guard row.kind == .reactiveSignals else { return [] }
    return targets.map { target in
      Measurement.Verdict(
        contestant: row.contestant,
        target: target.description,
        isMet: target.isMet(by: row)
      )
    }
  }
}

extension Target: CustomStringConvertible {
  var description: String {
    switch self {
    case .times(let factor, let kind): "≤ \(factor) × \(kind.rawValue)"
    case .nanoseconds(let limit): "≤ \(limit) ns"
    case .noAllocations: "no allocation"
    case .either(let first, let second): "\(first) or \(second)"
    }
  }

  func isMet(by row: Measurement.Row) -> Bool {
    switch self {
    case .times(let factor, .handWritten): row.timesHandWritten.map { $0 <= factor } ?? false
    case .times(let factor, .openCombine): row.timesOpenCombine.map { $0 <= factor } ?? false
    case .times(_, .reactiveSignals): false
    case .nanoseconds(let limit): row.nanoseconds <= limit
    case .noAllocations: row.allocations.map { $0 == 0 } ?? true
    case .either(let first, let second): first.isMet(by: row) || second.isMet(by: row)
    }
  }
}
