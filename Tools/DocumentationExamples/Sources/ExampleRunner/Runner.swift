import Dispatch
import Foundation

/// An example of the documentation.
public struct Example {
  let place: String
  let output: [String]
  let runs: Bool
  let waits: Bool
  let run: @MainActor () async throws -> Void
  let synchronousRun: (@MainActor () throws -> Void)?

  /// - Parameters:
  ///   - place: The file and the line.
  ///   - output: The lines it prints; empty when it states none.
  ///   - runs: Whether there is something to compare.
  ///   - waits: Whether output can come after `run` has returned.
  ///   - synchronousRun: The example, unless it is asynchronous.
  ///   - run: The example.
  public init(
    _ place: String,
    output: [String],
    runs: Bool,
    waits: Bool,
    synchronously synchronousRun: (@MainActor () throws -> Void)? = nil,
    _ run: @escaping @MainActor () async throws -> Void
  ) {
    self.place = place
    self.output = output
    self.runs = runs
    self.waits = waits
    self.run = run
    self.synchronousRun = synchronousRun
  }
}

/// Variables of examples that live on.
@MainActor public var kept: [Any] = []

/// Runs each example that states its output in a process of its own, and exits with a failure when one prints something else.
///
/// An example without `await` runs twice: in a task, and as the code of a synchronous `main`, where there is none.
///
/// With a number as argument it runs that example here, in a task. With another argument behind it, it runs without one.
@MainActor public func run(_ examples: [Example]) -> Never {
  let arguments = CommandLine.arguments.dropFirst()
  guard let number = arguments.first.flatMap({ Int($0) }) else {
    var failureCount = 0
    for (number, example) in examples.enumerated() where example.runs {
      if !check(example, "\(number)") { failureCount += 1 }
      if example.synchronousRun != nil, !check(example, "\(number)", "synchronous") { failureCount += 1 }
    }
    print("\(failureCount) of the examples print something else than stated")
    exit(failureCount == 0 ? 0 : 1)
  }
  let example = examples[number]
  if arguments.count > 1, let run = example.synchronousRun {
    do { try run() } catch { print("threw \(error)") }
    // The process that compares ends this one when everything has been printed.
    for _ in 0..<1_000 where example.waits {
      fflush(nil)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    exit(0)
  }
  // An example may print long before it returns, if it ever does.
  Task {
    while true {
      fflush(nil)
      try? await Task.sleep(for: .milliseconds(10))
    }
  }
  Task {
    do { try await example.run() } catch { print("threw \(error)") }
    if example.waits { try? await Task.sleep(for: .seconds(10)) }
    exit(0)
  }
  dispatchMain()
}

@MainActor private func check(_ example: Example, _ arguments: String...) -> Bool {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: CommandLine.arguments[0])
  process.arguments = arguments
  process.standardOutput = pipe
  do { try process.run() } catch { return false }
  var text = ""
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  while lines.count <= example.output.count || !example.waits {
    let data = pipe.fileHandleForReading.availableData
    if data.isEmpty { break }
    text += String(decoding: data, as: UTF8.self)
  }
  process.terminate()
  process.waitUntilExit()
  // A comment has no blanks at its end.
  let printed = text.isEmpty ? [] : lines.dropLast().map { $0.replacing(#/ +$/#, with: "") }
  if printed == example.output { return true }
  print("\(example.place)\(arguments.count > 1 ? ", in a synchronous main" : ""):")
  for line in example.output { print("  stated   \(line)") }
  for line in printed { print("  printed  \(line)") }
  return false
}
