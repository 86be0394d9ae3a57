import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation

/// A file that is read by lines.
func consumeFile(lines count: Int, seconds: Int) async throws {
  let file = URL.temporaryDirectory.appending(
    path: "waiting-\(ProcessInfo.processInfo.processIdentifier).txt"
  )
  defer { try? FileManager.default.removeItem(at: file) }
  try writeLines(count, to: file)
  let handle = try FileHandle(forReadingFrom: file)
  print("\(file.path): \(count) lines of 100 bytes")
  try await SlowConsumer(seconds: seconds).consume(handle.chunks().lines().values) { line, index in
    line.utf8.prefix(9).reduce(0) { $0 * 10 + Int($1) - 48 } == index
  }
}

/// Writes lines of 100 bytes that begin with their numbers.
private func writeLines(_ count: Int, to file: URL) throws {
  _ = FileManager.default.createFile(atPath: file.path, contents: nil)
  let handle = try FileHandle(forWritingTo: file)
  let rest = Array(repeating: UInt8(ascii: "."), count: 90) + [UInt8(ascii: "\n")]
  var buffer: [UInt8] = []
  for number in 0..<count {
    var divisor = 100_000_000
    while divisor > 0 {
      buffer.append(UInt8(48 + number / divisor % 10))
      divisor /= 10
    }
    buffer += rest
    if buffer.count >= 1_000_000 || number == count - 1 {
      try handle.write(contentsOf: buffer)
      buffer.removeAll(keepingCapacity: true)
    }
  }
  try handle.close()
}

/// The output of `yes`, which never ends, and the numbers of `seq`.
func consumePrograms(seconds: Int) async throws {
  print("yes, by lines")
  var consumer = SlowConsumer(seconds: seconds)
  consumer.detail = { ", yes has used \(processorTime(of: "yes")) s of a processor" }
  let yes = Process.output(of: URL(filePath: "/usr/bin/yes")).lines()
  try await consumer.consume(yes.values, upTo: 5_000_000) { line, _ in line == "y" }

  print("seq 1 5000000, by lines")
  let numbers = Process.output(of: URL(filePath: "/usr/bin/seq"), ["1", "5000000"]).lines()
  try await SlowConsumer(seconds: seconds / 2).consume(numbers.values) { line, index in Int(line) == index + 1
  }
}

/// Returns the time that a child process has run, in seconds.
private func processorTime(of name: String) -> String {
  let parent = String(ProcessInfo.processInfo.processIdentifier)
  for process in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  where Int(process) != nil {
    let fields = ((try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? "").split(
      separator: " "
    )
    guard fields.count > 14, fields[1] == "(\(name))", fields[3] == parent else { continue }
    return String(format: "%.2f", Double((Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0)) / 100)
  }
  return "?"
}
