import Foundation

/// A file that exists as long as this object.
final class TemporaryFile: Sendable {
  let url: URL

  init(_ contents: Data) throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try contents.write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
