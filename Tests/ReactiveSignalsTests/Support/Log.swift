/// A list that handlers write to.
final class Log<Entry: Sendable>: Sendable {
  private let list = Shared<[Entry]>([])

  var entries: [Entry] { list.value }

  func append(_ entry: Entry) { list.withLock { $0.append(entry) } }
}
