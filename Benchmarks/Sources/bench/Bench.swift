import ArgumentParser
import Foundation

@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures this library against hand-written loops and OpenCombine.",
    discussion: """
      All figures are per unit of work: nanoseconds in the best run, and blocks taken from the heap. The contestants \
      of a benchmark take turns, so that what else the machine is doing hits all of them; trust the ratios more than \
      the nanoseconds.
      """
  )

  @Argument(help: "Only benchmarks whose name contains one of these.")
  var names: [String] = []

  @Option(help: "Only contestants whose name contains this: for profilers.")
  var contestant: String?

  @Option(help: "Where to write the figures as JSON.")
  var json: String?

  @Option(help: "How often the contestants take turns.")
  var rounds = 7

  @Flag(help: "Fail when a target is missed.")
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
