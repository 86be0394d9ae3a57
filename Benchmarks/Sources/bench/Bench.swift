import ArgumentParser
import Foundation

@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compares this library with hand-written loops and OpenCombine.",
    discussion: """
      All figures are per unit of work: nanoseconds in the best run, and allocations. The contestants of a benchmark \
      run in turn, so that other processes affect all of them. Ratios are more reliable than nanoseconds.
      """
  )

  @Argument(help: "Run only benchmarks whose name contains one of these.")
  var names: [String] = []

  @Option(help: "Run only contestants whose name contains this text, for profiling.")
  var contestant: String?

  @Option(help: "The file for the figures as JSON.")
  var json: String?

  @Option(help: "The number of rounds.")
  var rounds = 7

  @Flag(help: "Fail if a target is missed.")
  var check = false

  func run() throws {
    var report = Report()
    print(Report.header)
    for var benchmark in Benchmark.all where names.isEmpty || names.contains(where: benchmark.name.contains) {
      if let contestant { benchmark.contestants.removeAll { !$0.name.contains(contestant) } }
      let measurement = try benchmark.measure(rounds: rounds)
      print(measurement.table)
      report.benchmarks.append(measurement)
    }
    if let json { try report.json().write(to: URL(fileURLWithPath: json)) }
    if report.missed > 0 {
      print("\(report.missed) targets missed")
      if check { throw ExitCode.failure }
    }
  }
}
