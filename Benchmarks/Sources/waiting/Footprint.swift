import Foundation

/// The memory and the threads of a process, as Linux reports them.
struct Footprint {
  /// The resident memory, in bytes, and the largest one so far.
  let resident: Int
  let peak: Int
  let threads: Int

  static var now: Footprint { Footprint() }

  private init() {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    func number(_ name: String) -> Int {
      for line in status.split(separator: "\n") where line.hasPrefix(name + ":") {
        return line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) } ?? 0
      }
      return 0
    }
    resident = number("VmRSS") << 10
    peak = number("VmHWM") << 10
    threads = number("Threads")
  }
}

extension Int {
  /// A number of bytes in MB.
  var megabytes: String { String(format: "%.1f", Double(self) / 1_000_000) }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension String {
  func padded(to width: Int) -> String { padding(toLength: width, withPad: " ", startingAt: 0) }

  func aligned(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
