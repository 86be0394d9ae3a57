import Foundation
import ReactiveSignals

let arguments = Array(CommandLine.arguments.dropFirst())

/// Returns the number at an index of the arguments.
func number(_ index: Int, or standard: Int) -> Int {
  arguments.indices.contains(index) ? Int(arguments[index]) ?? standard : standard
}

switch arguments.first {
case "run": await Numbers.runHere(arguments[1], count: number(2, or: 0))
case "numbers": try Numbers.run(count: number(1, or: 10_000_000), rounds: number(2, or: 3))
case "file": try await consumeFile(lines: number(1, or: 20_000_000), seconds: number(2, or: 20))
case "programs": try await consumePrograms(seconds: number(1, or: 10))
default:
  print("usage: waiting numbers [COUNT [ROUNDS]] | file [LINES [SECONDS]] | programs [SECONDS]")
  exit(1)
}
