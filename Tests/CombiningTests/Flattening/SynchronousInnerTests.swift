import TestSupport

/// Inner signals that are known to end at once: among those that end later, and at the end of the result.
@Suite(.withoutLeaks) struct SynchronousInnerTests {
  typealias Inner = Signal<Int, TestFailure>

  static let strategies: [(strategy: FlattenStrategy, values: [Int])] = [
    (.merge, [1, 2, 3, 4, 5]), (.merge(limit: 2), [1, 2, 3, 4, 5]), (.concat, [1, 2, 4, 3, 5]),
    (.latest, [1, 2, 3, 5]), (.first, [1, 2, 4, 5]),
  ]

  @Test("A signal that ends at once takes its turn among signals that end later", arguments: strategies)
  func turns(_ strategy: FlattenStrategy, _ values: [Int]) {
    for isMapped in [false, true] {
      let outer = Source<Inner>()
      let late = Source<Int>()
      let (recorder, _) =
        isMapped
        ? outer.flatMap(strategy) { $0.map { $0 } }.recorded() : outer.flatten(strategy).recorded()
      outer.send(.just(1), late.erased)
      late.send(2)
      outer.send(.just(3))
      late.send(4)
      late.complete()
      outer.send(.from([5]))
      outer.complete()
      expectEqual(recorder.events, values.map { .next($0) } + [.completed])
      expectEqual(late.ends, 1)
    }
  }

  @Test("Disposal in a handler ends a signal that sends all at once", arguments: strategies.map(\.strategy))
  func disposal(_ strategy: FlattenStrategy) {
    let outer = Subject<Int, Never>()
    let bag = CompoundDisposable()
    let log = Log<Int>()
    let transformed = Log<Int>()
    outer.flatMap(strategy) { value in
      transformed.append(value)
      return [value, value * 10].signal().map { $0 + 1 }
    }
    .subscribe { value in
      log.append(value)
      if value == 3 { bag.dispose() }
    }
    .store(in: bag)
    for value in 1...3 { outer.send(value) }
    expectEqual(log.entries, [2, 11, 3])
    expectEqual(transformed.entries, [1, 2])
  }

  @Test("The end of a signal that sends all at once ends it alone", arguments: strategies.map(\.strategy))
  func early(_ strategy: FlattenStrategy) {
    let values = [1, 2].signal().flatMap(strategy) { [$0, $0 * 10, $0 * 100].signal().take(2) }.values()
    expectEqual(values, [1, 10, 2, 20])
  }

  @Test("An event of a signal that one replaced that ends at once is dropped")
  func replaced() {
    let outer = Source<Inner>()
    let late = [Source<Int>(), Source<Int>()]
    let (recorder, _) = outer.switchToLatest().recorded()
    outer.send(late[0].erased, .just(1), late[1].erased)
    late[0].send(2)
    late[1].send(3)
    outer.complete()
    late[1].complete()
    expectEqual(recorder.events, [.next(1), .next(3), .completed])
  }

  @Test("Rounds that end at once and rounds that end later follow one another")
  func sequences() {
    let late = Source<Int>()
    let signals: [Inner] = [.just(1), .from([2, 3]), late.erased, .just(5), .empty, .just(6)]
    let (recorder, _) = Inner.concat(signals).recorded()
    late.send(4)
    late.complete()
    expectEqual(recorder.events, (1...6).map { .next($0) } + [.completed])

    let (failed, _) = Inner.concat([Inner.just(1), .fail(.one), .just(2)]).recorded()
    expectEqual(failed.events, [.next(1), .failed(.one)])
    expectEqual([1, 2, 3].signal().take(2).repeated(2).values(), [1, 2, 1, 2])
  }
}
