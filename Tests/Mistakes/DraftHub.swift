// compiles
import ReactiveSignals

struct Update: Sendable {
  let symbol: String
}

protocol Client: Sendable {
  var symbols: Set<String> { get }
  func write(_ updates: [Update]) async throws
}

final class Hub: Sendable {
  private let feed: Signal<Update, Never>

  init(_ source: some SignalProtocol<Update, Never>) {
    feed = source.share()
  }

  func serve(_ client: some Client) async throws {
    let dropped = DropCounter()
    let updates = feed.filter { client.symbols.contains($0.symbol) }
    for try await batch in updates.values(batch: 50, buffering: .newest(100, counting: dropped)) {
      try await client.write(batch)
      if dropped.count > 1_000 { return }
    }
  }
}
