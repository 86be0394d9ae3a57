import Foundation
import MarbleEngine

/// The tests of the examples, as files. `scripts/check-playground` compiles and runs them.
enum TakenHome {
  /// Chains of several operators, in addition to the example of each operator.
  static let chains: [(lines: [String], chain: [String])] = [
    (["a-b-c-----d-e---|"], ["debounce 2", "distinctUntilChanged", "switchToLatest -1-2|"]),
    (["a---b-----c|", "--1---2-3--|"], ["map doubled", "combineLatest", "map uppercase"]),
    (["1-2-3---4-5-6--|"], ["partition even", "merge", "count"]),
    (["'say \\'hi\\''-'a \\\\ b'-#"], ["catch x-|", "append '\"'"]),
  ]

  static func write(to folder: String) throws {
    let directory = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let examples = OperatorDescription.all.map { entry in
      let call = ExperimentState.Call(name: entry.name, arguments: entry.parameters.map(\.example))
      return (entry.diagrams, [ChainReader(call).text])
    }
    for (index, (lines, chain)) in (examples + chains).enumerated() {
      let home = try TakeHomeAnswer(
        ExperimentState(lines: lines.map { .init(text: $0) }, chain: chain.map { .init(text: $0) })
      )
      try Data((home.text(in: .test) ?? "").utf8).write(
        to: directory.appending(path: "Example\(index).swift")
      )
    }
  }
}
