import Foundation

/// An example of the documentation.
public struct Example {
  let place: String
  let output: [String]
  let runs: Bool
  let waits: Bool
  let run: @MainActor () async throws -> Void

  /// - Parameters:
  ///   - place: The file and the line.
  ///   - output: The lines it prints; empty when it states none.
  ///   - runs: Whether there is something to compare.
  ///   - waits: Whether output can come after `run` has returned.
  ///   - run: The example.
  public init(
    _ place: String,
    output: [String],
    runs: Bool,
    waits: Bool,
    _ run: @escaping @MainActor () async throws -> Void
  ) {
    self.place = place
    self.output = output
    self.runs = runs
    self.waits = waits
    self.run = run
  }
}

/// Runs each example that states its output in a process of its own, and exits with a failure when one prints something else.
///
/// With a number as argument it runs that example here.
@MainActor public func run(_ examples: [Example]) async {
  if let number = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
    await perform(examples[number])
  } else {
    let failures = examples.indices.filter { examples[$0].runs && !check(examples[$0], number: $0) }
    print("\(failures.count) of the examples print something else than stated")
    exit(failures.isEmpty ? 0 : 1)
  }
}

@MainActor private func perform(_ example: Example) async {
  do {
    try await example.run()
  } catch {
    print("threw \(error)")
  }
  // The process that compares ends this one when everything has been printed.
  for _ in 0..<1_000 where example.waits {
    fflush(nil)
    try? await Task.sleep(for: .milliseconds(10))
  }
}

@MainActor private func check(_ example: Example, number: Int) -> Bool {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: CommandLine.arguments[0])
  process.arguments = ["\(number)"]
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
  let printed = text.isEmpty ? [] : Array(lines.dropLast())
  if printed == example.output { return true }
  print("\(example.place):")
  for line in example.output { print("  stated   \(line)") }
  for line in printed { print("  printed  \(line)") }
  return false
}
