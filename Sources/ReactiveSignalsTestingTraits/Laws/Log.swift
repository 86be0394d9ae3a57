/// A list that handlers write to.
package final class Log<Entry: Sendable>: Sendable {
  private let list = Shared<[Entry]>([])

  package var entries: [Entry] { list.value }

  package init() {}

  package func append(_ entry: Entry) { list.withLock { $0.append(entry) } }
}
