import ArgumentParser

@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compares this library with code without a library and with other libraries.",
    discussion: """
      All figures are for a unit of work: nanoseconds in the best run, and allocations. The contestants of a benchmark \
      run in turn, so that other processes affect all of them. Ratios are more reliable than nanoseconds.
      """
  )

  @Argument(help: "Run only these benchmarks, by identifier, such as W4b, or by a part of the name.")
  var names: [String] = []

  @Option(help: "The file for the figures as JSON.")
  var json: String?

  @Option(help: "A file in Markdown, in which the tables between the comments for benchmarks are replaced.")
  var document: [String] = []

  @Option(help: "The number of rounds.")
  var rounds = 7

  @Flag(help: "Fail if a target for allocations is missed.")
  var check = false

  @Flag(help: "List the benchmarks.")
  var list = false

  @Option(help: "Run the work of this library in one benchmark once and do nothing else, for profilers.")
  var once: String?

  @Option(help: "Run the work of this library in one benchmark for scripts/check-instructions.")
  var parts: String?

  @Option(help: "The number of units of work for --once and --parts.")
  var count: Int?

  @Flag(help: "Measure how costs grow with the number of operators, subscribers and so on.")
  var curves = false

  @Option(help: "The folder for plots of the curves, which --curves measures or the file of --json contains.")
  var plots: String?

  func run() throws {
    if let once {
      print(try Benchmark.named(once).runOnce(count: count))
    } else if let parts {
      let allocations = try Benchmark.named(parts).runInParts(count: count ?? 1_000)
      if let allocations { print(allocations) }
    } else if curves {
      try CurveReport.measured(Curve.all.filter(isWanted), rounds: rounds).write(json: json, plots: plots)
    } else if let plots, let json {
      try CurveReport(json: json).write(json: nil, plots: plots)
    } else if list {
      for benchmark in Benchmark.all { print("\(benchmark.id)\t\(benchmark.name)") }
    } else {
      try compare()
    }
  }

  private func compare() throws {
    var report = Report()
    print(Table.complete.header)
    for benchmark in Benchmark.all where isWanted(benchmark.id, benchmark.name) {
      let measurement = try benchmark.measure(rounds: rounds)
      print(Table.complete.row(measurement))
      report.benchmarks.append(measurement)
    }
    if let json { try report.write(json: json) }
    for path in document { try Document(path: path).replaceTables(by: report.benchmarks) }
    if check { try fail(on: report.benchmarks) }
  }

  private func isWanted(_ curve: Curve) -> Bool { isWanted(curve.id, curve.title) }

  private func isWanted(_ id: String, _ name: String) -> Bool {
    names.isEmpty || names.contains { id == $0 || name.contains($0) }
  }

  /// Fails if a target is missed that does not depend on time.
  private func fail(on measurements: [Measurement]) throws {
    let missed = measurements.flatMap { measurement in
      measurement.verdicts.filter { $0.isExact && !$0.isMet }.map { "\(measurement.id): \($0.target)" }
    }
    guard missed.isEmpty else {
      print("missed: \(missed.joined(separator: ", "))")
      throw ExitCode.failure
    }
  }
}
