import ArgumentParser

extension Benchmark {
  /// Runs the work of this library once.
  ///
  /// The difference between two runs of different sizes is the cost of the work alone, counted in instructions for example.
  func runOnce(count: Int?) throws -> Int {
    guard let contestant = contestants.first(where: { $0.kind == .reactiveSignals }) else {
      throw ValidationError("\(id) does not use this library")
    }
    return contestant.prepare(count ?? self.count)()
  }

  /// Returns the benchmark with an identifier.
  static func named(_ id: String) throws -> Benchmark {
    guard let benchmark = all.first(where: { $0.id == id }) else {
      throw ValidationError("no benchmark \(id): --list shows all")
    }
    return benchmark
  }
}
