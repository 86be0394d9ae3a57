import ReactiveSignals
import Testing

// Updates for many clients, of which a slow one keeps its newest updates and is left when it has lost too many.

private struct Update {
  let symbol: String
  let price: Int
}

private final class Client {
  let symbols: Set<String>
  let isSlow: Bool
  private(set) var prices: [Int] = []
  private(set) var resume: CheckedContinuation<Void, Never>?

  init(_ symbols: Set<String>, isSlow: Bool = false) {
    self.symbols = symbols
    self.isSlow = isSlow
  }

  func write(_ update: Update) async {
    prices.append(update.price)
    if isSlow { await withCheckedContinuation { resume = $0 } }
  }

  func takeOne() {
    resume?.resume()
    resume = nil
  }
}

private final class Hub {
  private let updates = MainSubject<Update, Never>()

  var clientCount: Int { updates.subscriptionCount }

  init(_ source: some MainSignalConvertible<Update, Never>) { source.mainSignal.subscribe(updates) }

  func serve(_ client: Client) async -> Int {
    let dropped = DropCounter()
    for await update in updates.filter({ client.symbols.contains($0.symbol) })
      .values(buffering: .newest(2, counting: dropped))
    {
      await client.write(update)
      if dropped.count > 5 { break }
    }
    return dropped.count
  }
}

struct FanOutTests {
  @Test("A fast client receives its updates, and a slow one is left")
  func clients() async {
    let source = MainSubject<Update, Never>()
    let hub = Hub(source)
    let (fast, slow) = (Client(["a"]), Client(["a", "b"], isSlow: true))
    let (served, left) = (Task { await hub.serve(fast) }, Task { await hub.serve(slow) })
    while hub.clientCount < 2 { await Task.yield() }
    for price in 1...10 {
      source.send(Update(symbol: price.isMultiple(of: 2) ? "a" : "b", price: price))
      while fast.prices.count < price / 2 { await Task.yield() }
    }
    while slow.resume == nil { await Task.yield() }
    slow.takeOne()
    #expect(await left.value > 5)
    source.complete()
    #expect(await served.value == 0)
    #expect(fast.prices == [2, 4, 6, 8, 10])
    #expect(slow.prices == [1])
  }
}
