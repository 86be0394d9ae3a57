import ReactiveSignals
import ReactiveSignalsStreams

extension Path {
  static var cold: [Path] {
    [
      cold("array map filter map") {
        $0.signal().map(\.next).filter { $0.amount > 3 }.map { Quote(price: $0) }
      },
      cold("Signal.from map") { Signal<Price, Fault>.from($0).map { Quote(price: $0) } },
      cold("Signal.from of a set") { Signal<Price, Fault>.from(Set($0)).map { Quote(price: $0) } },
      cold("erased chain") {
        $0.signal().map(\.next).erased.filter { $0.amount > 3 }.erased.map(\.amount).erased
      },
      cold("unfold") { prices in
        Signal.unfold(prices.makeIterator()) { $0.next() }
      },
      cold("create") { prices in
        Signal<Price, Fault>.create { subscriber in
          subscriber.onDispose { used() }
          for price in prices { subscriber.send(price) }
          subscriber.complete()
        }
      },
      cold("just") { Signal.just($0[0]).map { Quote(price: $0) } },
      cold("fail") { Signal<Price, Fault>.fail(.late($0[0])).map { Quote(price: $0) } },
      cold("deferred") { prices in Signal.deferred { prices.signal() } },
      cold("attempt") { prices in Signal<Price, Fault>.attempt { () throws(Fault) in prices[0] } },
      cold("using") { prices in
        Signal.using(resource: { BlockDisposable() }, { _ in prices.signal() })
      },
      cold("startLazily") { prices in
        Signal<Price, Fault>.startLazily(on: ImmediateScheduler()) { subscriber in
          for price in prices { subscriber.send(price) }
          subscriber.complete()
        }
      },
      cold("start with, concat, then") { prices in
        prices.signal().start(with: prices[0]).concat(prices.signal()).then { prices.signal() }
      },
      cold("Signal.concat of an array") { prices in Signal.concat([prices.signal(), prices.signal()]) },
      cold("repeated") { prices in prices.signal().repeated(2) },
      cold("retry") { prices in
        prices.signal().promoteFailure(to: Fault.self)
          .concat(Signal<Price, Fault>.fail(.closed)).retry(1).replaceFailure(with: prices[0])
      },
      cold("catch") { prices in
        Signal<Price, Fault>.fail(.late(prices[0])).catch { _ in prices.signal() }
      },
      cold("tryMap, attempt, mapFailure") { prices in
        prices.signal().promoteFailure(to: Fault.self)
          .tryMap { (price: Price) throws(Fault) in Quote(price: price) }
          .attempt { (quote: Quote) throws(Fault) in if quote.price.amount < 0 { throw .late(quote.price) } }
          .mapFailure { _ in Fault.closed }
      },
      cold("wait for all") { prices in Signal.just(prices.signal().waitForAll()) },
      cold("stream map filter") { LazyStream($0).map(\.next).filter { $0.amount > 3 }.signal() },
      cold("stream of a signal") { LazyStream($0.signal().stream()).zip(LazyStream($0)).signal() },
    ]
  }

  static var linear: [Path] {
    [
      hot("compactMap") { $0.compactMap { $0.amount > 3 ? Quote(price: $0) : nil } },
      hot("scan, reduce into") { $0.scan(0) { $0 &+ $1.amount }.scan(into: 0) { $0 &+= $1 } },
      hot("pairwise, combinePrevious") {
        $0.pairwise().map(\.1).combinePrevious(.zero) { $1 < $0 ? $0 : $1 }
      },
      hot("enumerated, skip, take") { $0.enumerated().skip(1).take(1_000) },
      hot("take and skip while") { $0.take(while: { $0.amount >= 0 }).skip(while: { $0.amount < 2 }) },
      hot("distinctUntilChanged") { $0.distinctUntilChanged().distinctUntilChanged(by: { $0 == $1 }) },
      hot("distinct") { $0.distinct() },
      hot("ignore") { $0.ignore(Price(amount: 2, currency: .crown)) },
      hot("contains, isEmpty, allSatisfy") { $0.ignoreValues().isEmpty() },
      hot("allSatisfy") { $0.allSatisfy { $0.amount >= 0 } },
      hot("materialize") { $0.materialize().dematerialize() },
      hot("on, finally") { $0.on(next: { _ in used() }, disposed: { used() }).finally { used() } },
      hot("named") { $0.named("prices") },
      hot("buffer count") { $0.buffer(count: 4) },
      hot("window count") { $0.window(count: 4).flatten() },
      hot("collect count") { $0.collect(count: 4) },
      hot("group by") { $0.group(by: { $0.amount % 4 }).flatten() },
      cold("reduce") { $0.signal().reduce(0) { $0 &+ $1.amount } },
      cold("collect") { $0.signal().collect() },
      cold("takeLast") { $0.signal().takeLast(3) },
      cold("min") { $0.signal().min() },
      cold("count") { $0.signal().count() },
      cold("contains") { $0.signal().contains(where: { $0.amount < 0 }) },
      cold("single") { $0.signal().take(1).single() },
      cold("ifEmpty") { $0.signal().ifEmpty($0[0]) },
      cold("buffer count of an array") { $0.signal().buffer(count: 4) },
    ]
  }
}
