import Foundation

/// A file of lines that a process adds. A line is written as a whole, and outlives the process immediately.
final class Notes: Sendable {
  private let file: Int32

  init(_ url: URL) throws {
    file = open(url.path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit { close(file) }

  func add(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { bytes in
      if write(file, bytes.baseAddress, bytes.count) != bytes.count { exit(4) }
    }
  }

  /// Returns the lines of a file as numbers, with an empty list if it is not there yet.
  static func lines(_ url: URL) -> [[Substring]] {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { $0.split(separator: " ") }
  }
}

/// The number of lines of a file that grows.
final class LineCount {
  private let url: URL
  private var offset: UInt64 = 0
  private(set) var count = 0

  init(_ url: URL) { self.url = url }

  /// Reads what has been added, and returns the number of lines that contain a letter first, or of all.
  func update(beginning letter: UInt8? = nil) -> Int {
    guard let file = try? FileHandle(forReadingFrom: url), (try? file.seek(toOffset: offset)) != nil,
      let data = try? file.readToEnd(), let last = data.lastIndex(of: 10)
    else { return count }
    let lines = data[...last]
    offset += UInt64(lines.count)
    count += lines.split(separator: 10).count { letter == nil || $0.first == letter }
    return count
  }
}
