import ReactiveSignals

extension Path {
  static var combining: [Path] {
    [
      pair("merge") { $0.merge($1.map(\.price)) },
      pair("Signal.merge of an array") { Signal.merge([$0.erased, $1.map(\.price).erased]) },
      pair("combineLatest") { $0.combineLatest($1) },
      pair("combineLatest of three") { Signal.combineLatest($0, $1, $0.map(\.amount)) },
      pair("combineLatest of five") { Signal.combineLatest($0, $1, $0, $0.map(\.amount), $1) },
      pair("combineLatest of an array") { Signal.combineLatest([$0.erased, $1.map(\.price).erased]) },
      pair("zip") { $0.zip($1) },
      pair("zip of three") { Signal.zip($0, $1, $0.map(\.amount)) },
      pair("zip of five") { Signal.zip($0, $1, $0, $0.map(\.amount), $1) },
      pair("zip of an array") { Signal.zip([$0.erased, $1.map(\.price).erased]) },
      cold("zip of arrays") { $0.signal().zip($0.signal().map { Quote(price: $0) }) },
      pair("withLatest") { $0.withLatest(from: $1) },
      pair("sample") { $0.sample(on: $1) },
      pair("take until") { $0.take(until: $1.filter { $0.price.amount < 0 }.catch { _ in Signal.never }) },
      pair("skip until") { $0.skip(until: $1.catch { _ in Signal.never }) },
      pair("take until replacement") { $0.take(untilReplacement: $1.map(\.price)) },
      pair("race") { $0.race($1.map(\.price)) },
      pair("sequenceEqual") { $0.sequenceEqual($1.map(\.price)) },
      cold("ifEmpty switchTo") { $0.signal().ifEmpty(switchTo: $0.signal()) },
      pair("if") { one, other in
        Signal.if(one.map { $0.amount % 2 == 0 }, then: one, else: other.map(\.price))
      },
      pair("switch") { one, other in
        Signal.switch(on: one.map { $0.amount % 2 }, cases: [0: one], default: one)
      },
    ]
  }

  static var flattening: [Path] {
    [
      hot("flatMap just") { $0.flatMap { Signal.just(Quote(price: $0)) } },
      hot("flatMap array") { $0.flatMap { [$0, $0].signal().promoteFailure(to: Fault.self) } },
      hot("flatMap erased chain") { $0.flatMap { Signal<Price, Fault>.just($0).map(\.next).erased } },
      hot("flatMap create") { subject in
        subject.flatMap { price in
          Signal<Price, Fault>.create { subscriber in
            subscriber.send(price)
            subscriber.complete()
          }
        }
      },
      hot("flatMap concat") { $0.flatMap(.concat) { Signal<Price, Fault>.from([$0]) } },
      hot("flatMap merge limit") { $0.flatMap(.merge(limit: 2)) { Signal<Price, Fault>.from([$0]) } },
      hot("flatMap latest") { subject in subject.flatMap(.latest) { price in subject.map { _ in price } } },
      hot("flatMap first") { $0.flatMap(.first) { Signal<Price, Fault>.from([$0]) } },
      hot("switchToLatest") { $0.map { Signal<Price, Fault>.just($0) }.switchToLatest() },
      hot("flatten strategy concat") { $0.map { Signal<Price, Fault>.just($0) }.concat() },
      hot("bind") { $0.bind { { (price: Price, _: inout Bool) -> Signal<Price, Fault>? in .just(price) } } },
      cold("expand") { prices in
        Signal.just(Price.zero)
          .expand { price in
            price.amount < prices.count ? Signal<Price, Never>.just(price.next) : .empty
          }
      },
      cold("flatMap of an array") { $0.signal().flatMap { Signal.just(Quote(price: $0)) } },
    ]
  }
}
