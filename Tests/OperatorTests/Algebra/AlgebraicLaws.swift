import TestSupport

/// Laws of the algebra of operators, on random histories: two ways to write a signal agree event for event and
/// tick for tick.
@Suite(.withoutLeaks) struct AlgebraicLaws {
  // MARK: - Equivalences of laws

  /// Returns the output sorted within each tick. Of the tick in which the output ends, only the end remains.
  private func unordered<Value: Comparable>(_ output: [Step<Value>]) -> [Step<Value>] {
    withoutLastTick(output).sorted {
      ($0.tick, $0.event.isTerminal ? 1 : 0) < ($1.tick, $1.event.isTerminal ? 1 : 0)
        || $0.tick == $1.tick && lessThan($0.event.value, $1.event.value)
    }
  }

  private func lessThan<Value: Comparable>(_ a: Value?, _ b: Value?) -> Bool {
    guard let a, let b else { return false }
    return a < b
  }

  /// Returns the output without the values of the tick in which it ends, and with a completion as its end.
  private func withoutLastTick<Value>(_ output: [Step<Value>]) -> [Step<Value>] {
    guard let end = output.last, end.event.isTerminal else { return output }
    return output.filter { $0.tick < end.tick } + [Step(end.tick, .completed)]
  }

  @Sendable
  private func addUpTo6(_ sum: Int, _ value: Int) throws(TestFailure) -> Int {
    if value > 6 { throw .two }
    return sum + value
  }

  static let token = Lifetime.Token()
  @TaskLocal static var local = 0
  private static let owner = Lifetimes().make()
  private let never = Signal<Int, TestFailure>.never
  private let empty = Signal<Int, TestFailure>.empty

  // MARK: - map and filter

  @Test func map() {
    expectSame("map: identity") { $0[0].map { $0 } }.and { $0[0] }
    expectSame("map: fusion") { $0[0].map { $0 + 1 }.map { $0 * 2 } }.and { $0[0].map { ($0 + 1) * 2 } }
    expectSame("mapReplace, map: a constant") { $0[0].mapReplace(5) }.and { $0[0].map { _ in 5 } }
  }

  @Test func filter() {
    expectSame("filter: fusion") { $0[0].filter { $0 > 2 }.filter { $0 < 7 } }
      .and { $0[0].filter { $0 > 2 && $0 < 7 } }
    expectSame("ignore, filter: one value") { $0[0].ignore(3) }.and { $0[0].filter { $0 != 3 } }
    expectSame("ignoreValues, ignoreValues(as:), filter: all values") {
      $0[0].ignoreValues().ignoreValues(as: Int.self)
    }
    .and { $0[0].filter { _ in false } }
  }

  // MARK: - bind

  private static let strategies: [(String, FlattenStrategy)] = [
    ("merge", .merge), ("merge(limit: 2)", .merge(limit: 2)), ("concat", .concat), ("latest", .latest),
    ("first", .first), ("ordered", .ordered), ("ordered(limit: 2)", .ordered(limit: 2)),
  ]

  @Test(arguments: strategies)
  func identities(_ name: String, _ strategy: FlattenStrategy) {
    expectSame("flatMap, just: just is the identity on the right (\(name))") {
      $0[0].flatMap(strategy) { .just($0) }
    }
    .and { $0[0] }
    expectSame("flatMap, just: just is the identity on the left (\(name))") { s in
      Signal.just(3).flatMap(strategy) { value in s[0].map { $0 + value }.erased }
    }
    .and { $0[0].map { $0 + 3 } }
    expectSame("flatMap, flatten, map: flatten after map (\(name))", upstreams: 3) { s in
      s[0].flatMap(strategy) { s[1 + $0 % 2] }
    }
    .and { s in s[0].map { s[1 + $0 % 2] }.flatten(strategy) }
  }

  @Test(arguments: strategies)
  func flatScan(_ name: String, _ strategy: FlattenStrategy) {
    expectSame("flatScan, scan: of signals of one value it is scan (\(name))") {
      $0[0].flatScan(5, strategy) { .just($0 + $1) }
    }
    .and { $0[0].scan(5) { $0 + $1 } }
    expectSame("flatScan, flatMap: without a use of the result it is flatMap (\(name))", upstreams: 3) { s in
      s[0].flatScan(0, strategy) { _, value in s[1 + value % 2] }
    }
    .and { s in s[0].flatMap(strategy) { s[1 + $0 % 2] } }
  }

  @Test func ordered() {
    expectSame("flatMap: with a limit of one, ordered is concat", upstreams: 3) { s in
      s[0].flatMap(.ordered(limit: 1)) { s[1 + $0 % 2] }
    }
    .and { s in s[0].flatMap(.concat) { s[1 + $0 % 2] } }
  }

  @Test func delayingFailures() {
    expectSame("merge, flatten: delaying failures, of two signals", upstreams: 2) {
      $0[0].merge($0[1], delayingFailures: true)
    }
    .and { Signal<ModelInput, TestFailure>.from($0.all).flatten(delayingFailures: true) }
  }

  @Test func zipLast() {
    expectSame("zipLast, zip, takeLast: the last of each", upstreams: 2) {
      $0[0].zipLast($0[1]).map { $0 * 10 + $1 }
    }
    .and { $0[0].takeLast(1).zip($0[1].takeLast(1)).map { $0 * 10 + $1 } }
    expectSame("zipLast: of an array", upstreams: 2) { Signal.zipLast($0.all).map { $0[0] * 10 + $0[1] } }
      .and { $0[0].zipLast($0[1]).map { $0 * 10 + $1 } }
  }

  @Test func consecutive() {
    expectSame("retry(consecutive:), retry, ignoreValues: without values it is retry") {
      $0[0].filter { _ in false }.retry(consecutive: 2)
    }
    .and { $0[0].filter { _ in false }.retry(2) }
    expectSame("repeated(when:), repeated: answered at once, as often as wanted") {
      $0[0].repeated(when: { $0.take(2) })
    }
    .and { $0[0].repeated(3) }
  }

  @Test func groupUntil() {
    expectSame("group(by:), window(count:): a group of each key that ends at its second value") {
      $0[0].group(by: { _ in 0 }, until: { $0.skip(1) }).flatMap(.concat) { $0.collect().map(\.count) }
    }
    .and { $0[0].window(count: 2).flatMap(.concat) { $0.collect().map(\.count) } }
  }

  @Test func expansion() {
    expectSame(
      "expand(maxConcurrent:), flatMap, start(with:): of one level it is flatMap, with each value in front",
      upstreams: 2
    ) { s in
      s[0].expand { value in value < 10 ? s[1].map { $0 + 10 }.erased : .empty }
    }
    .and { s in s[0].flatMap { value in s[1].map { $0 + 10 }.start(with: value).erased } }
  }

  @Test func associativity() {
    // Nested merges change the order within a tick.
    expectSame("flatMap: associativity", upstreams: 3, view: unordered) { s in
      s[0].take(3).flatMap { value in s[1].take(3).map { $0 + value }.erased }
        .flatMap { value in s[2].take(3).map { $0 + value }.erased }
    }
    .and { s in
      s[0].take(3).flatMap { value in
        s[1].take(3).map { $0 + value }.flatMap { value in s[2].take(3).map { $0 + value }.erased }.erased
      }
    }
    expectSame("bind: associativity", upstreams: 3, view: unordered) { s in
      s[0].bind { { value, _ in s[1].take(3).map { $0 + value } } }
        .bind { { value, _ in s[2].take(3).map { $0 + value } } }
    }
    .and { s in
      s[0].bind {
        { value, _ in
          s[1].take(3).map { $0 + value }.bind { { value, _ in s[2].take(3).map { $0 + value } } }
        }
      }
    }
  }

  @Test func bind() {
    expectSame("bind, just: just is the identity on the right") {
      $0[0].bind { { value, _ in ModelInput.just(value) } }
    }
    .and { $0[0] }
    expectSame("bind, just: just is the identity on the left") { s in
      ModelInput.just(3).bind { { value, _ in s[0].map { $0 + value } } }
    }
    .and { $0[0].map { $0 + 3 } }
    expectSame("bind, flatMap: a binder that does not stop", upstreams: 3) { s in
      s[0].bind { { value, _ in s[1 + value % 2] } }
    }
    .and { s in s[0].flatMap { s[1 + $0 % 2] } }
    expectSame("bind, take: a binder that stops") { s in
      s[0].bind {
        var count = 0
        return { value, stop in
          count += 1
          stop = count == 2
          return ModelInput.just(value)
        }
      }
    }
    .and { $0[0].take(2) }
    expectSame("bind, take(while:): a binder that gives up") {
      $0[0].bind { { value, _ in value < 5 ? ModelInput.just(value) : nil } }
    }
    .and { $0[0].take(while: { $0 < 5 }) }
    expectSame("if, switch(on:): the same in other words", upstreams: 3) {
      Signal.if($0[0].map { $0 < 5 }, then: $0[1], else: $0[2])
    }
    .and { s in
      Signal.switch(on: s[0].map { $0 < 5 }, cases: [true: s[1], false: s[2]])
        .mapFailure { $0 == .failed(.two) ? .two : .one }
    }
  }

  // MARK: - take and skip

  @Test(arguments: [0, 1, 2, 4])
  func takeSkip(count: Int) {
    expectSame("element(at:), skip, take: one of them") { $0[0].element(at: count) }
      .and { $0[0].skip(count).take(1) }
    expectSame("skipLast: the sum of two") { $0[0].skipLast(count).skipLast(2) }
      .and { $0[0].skipLast(count + 2) }
  }

  @Test func takeSkipMatching() {
    expectSame("take(throughMatching:), take(while:), skip(while:), take: the match too", view: unordered) {
      $0[0].take(throughMatching: { $0 >= 6 })
    }
    .and { $0[0].take(while: { $0 < 6 }).merge($0[0].skip(while: { $0 < 6 }).take(1)) }
    expectSame("first(where:), filter, take: one match") { $0[0].first { $0 > 5 } }
      .and { $0[0].filter { $0 > 5 }.take(1) }
    expectSame("take(untilMatching:), take(while:): the opposite") { $0[0].take(untilMatching: { $0 >= 6 }) }
      .and { $0[0].take(while: { $0 < 6 }) }
    expectSame("skip(untilMatching:), skip(while:): the opposite") { $0[0].skip(untilMatching: { $0 >= 6 }) }
      .and { $0[0].skip(while: { $0 < 6 }) }
  }

  // MARK: - merge, concat, zip, combineLatest, race

  @Test func merge() {
    expectSame("merge: associativity", upstreams: 3) { $0[0].merge($0[1]).merge($0[2]) }
      .and { $0[0].merge($0[1].merge($0[2])) }
    expectSame("merge, empty: empty is the identity") { $0[0].merge(empty) }.and { empty.merge($0[0]) }
    expectSame("merge, flatten, from: a merger of an array", upstreams: 3) { Signal.merge($0.all) }
      .and { Signal<ModelInput, TestFailure>.from($0.all).flatten() }
  }

  @Test func concat() {
    expectSame("concat: associativity", upstreams: 3) { $0[0].concat($0[1]).concat($0[2]) }
      .and { $0[0].concat($0[1].concat($0[2])) }
    expectSame("start(with:), just, concat: a value in front") { $0[0].start(with: 5) }
      .and { ModelInput.just(5).concat($0[0]) }
    expectSame("append, from, concat: values behind") { $0[0].append(5, 6) }
      .and { $0[0].concat(ModelInput.from([5, 6])) }
    expectSame("then, ignoreValues, concat: the end alone", upstreams: 2) { s in s[0].then { s[1] } }
      .and { $0[0].ignoreValues().concat($0[1]) }
    expectSame("ifEmpty, ifEmpty(switchTo:), just: one value") { $0[0].ifEmpty(5) }
      .and { $0[0].ifEmpty(switchTo: ModelInput.just(5)) }
  }

  @Test func zip() {
    expectSame("zip: of three is that of an array", upstreams: 3) {
      Signal.zip($0[0], $0[1], $0[2]).map { [$0, $1, $2] }
    }
    .and { Signal.zip([$0[0], $0[1], $0[2]]) }
    expectSame("zip, map: with itself", view: withoutLastTick) { $0[0].zip($0[0]).map { $0 + $1 } }
      .and { $0[0].map { $0 * 2 } }
    expectSame("zip, enumerated, range: by number") {
      Signal<Int, TestFailure>.range(0..<100).zip($0[0]).map { [$0, $1] }
    }
    .and { $0[0].enumerated().map { [$0.offset, $0.element] } }
  }

  @Test func combineLatest() {
    expectSame("combineLatest, just, map: with a constant") {
      ModelInput.just(5).combineLatest($0[0]).map { $0 + $1 }
    }
    .and { $0[0].map { $0 + 5 } }
    expectSame("sample(on:), withLatest(from:): the other way round, if both last", upstreams: 2) {
      $0[0].concat(never).sample(on: $0[1])
    }
    .and { $0[1].withLatest(from: $0[0].concat(never)).map { $1 } }
  }

  @Test func race() {
    expectSame("race: associativity", upstreams: 3) { $0[0].race($0[1]).race($0[2]) }
      .and { $0[0].race($0[1].race($0[2])) }
    expectSame("race: of three", upstreams: 3) { Signal.race($0[0], $0[1], $0[2]) }
      .and { Signal.race($0.all) }
    expectSame("race, never: never is the identity") { $0[0].race(never) }.and { never.race($0[0]) }
    expectSame("sequenceEqual, allSatisfy: of itself") { $0[0].sequenceEqual($0[0]) }
      .and { $0[0].reduce(true) { equal, _ in equal } }
    expectSame("partition(by:), merge: together again", view: unordered) { s in
      let parts = s[0].partition { $0 > 4 }
      return parts.matching.merge(parts.rest)
    }
    .and { $0[0] }
  }

  // MARK: - Failures and repetition

  @Test func failures() {
    expectSame("materialize, dematerialize: there and back") { $0[0].materialize().dematerialize() }
      .and { $0[0] }
    expectSame("materialize, elements: the values, without the failure") {
      $0[0].materialize().elements().promoteFailure(to: TestFailure.self)
    }
    .and { $0[0].catch { _ in ModelInput.empty } }
    expectSame("materialize, failures: what is caught") {
      $0[0].materialize().failures().map { _ in 0 }.promoteFailure(to: TestFailure.self)
    }
    .and { $0[0].ignoreValues(as: Int.self).catch { _ in ModelInput.just(0) } }
    expectSame("compactMap, skipNil: in two steps") { $0[0].compactMap { $0 > 3 ? $0 : nil } }
      .and { $0[0].map { $0 > 3 ? $0 : nil }.skipNil() }
    expectSame("running(while:), switchToLatest: on and off", upstreams: 2) {
      $0[1].running(while: $0[0].catch(to: Signal<Int, Never>.never).map { $0 > 4 })
    }
    .and { s in
      s[0].catch(to: Signal<Int, Never>.never).map { $0 > 4 }.distinctUntilChanged()
        .map { $0 ? s[1].materialize().erased : .empty }
        .switchToLatest()
        .dematerialize()
    }
    expectSame("hold(while:): never") { $0[0].hold(while: Signal<Bool, Never>.just(false)) }.and { $0[0] }
    expectSame("catch: associativity", upstreams: 3) { $0[0].catch(to: $0[1]).catch(to: $0[2]) }
      .and { $0[0].catch(to: $0[1].catch(to: $0[2])) }
    expectSame("checkpoint, mapFailure: taken off again") {
      $0[0].checkpoint().checkpoint().mapFailure { $0.failure }
    }
    .and { $0[0] }
    expectSame("replaceFailure(with:), catch(to:), just: a value instead") {
      $0[0].replaceFailure(with: 5).promoteFailure(to: TestFailure.self)
    }
    .and { $0[0].catch(to: ModelInput.just(5)) }
    expectSame("tryFilter, tryMap, filter: a failure instead of an answer") { s in
      s[0].tryFilter { value throws(TestFailure) in
        if value > 6 { throw .two }
        return value > 3
      }
    }
    .and { s in
      s[0].tryMap { value throws(TestFailure) in
        if value > 6 { throw .two }
        return value
      }
      .filter { $0 > 3 }
    }
    expectSame("tryReduce, tryScan, takeLast, ifEmpty: the last of all") { $0[0].tryReduce(1, addUpTo6) }
      .and { $0[0].tryScan(1, addUpTo6).takeLast(1).ifEmpty(1) }
    expectSame("attempt, tryMap: the value passes") {
      $0[0].attempt { value throws(TestFailure) in if value > 6 { throw .two } }
    }
    .and { s in
      s[0].tryMap { value throws(TestFailure) in
        if value > 6 { throw .two }
        return value
      }
    }
  }

  @Test func repetition() {
    expectSame("retry(when:), take, retry: so many times") { $0[0].retry(when: { $0.take(2) }) }
      .and { $0[0].retry(2) }
  }

  // MARK: - Accumulation

  @Test func accumulation() {
    expectSame("scan(into:), scan: in place") { $0[0].scan(into: 1) { $0 = $0 * 3 % 100 + $1 } }
      .and { $0[0].scan(1) { $0 * 3 % 100 + $1 } }
    expectSame("reduce(into:), reduce: in place") { $0[0].reduce(into: 1) { $0 = $0 * 3 % 100 + $1 } }
      .and { $0[0].reduce(1) { $0 * 3 % 100 + $1 } }
    expectSame("count, collect: how many") { $0[0].count() }.and { $0[0].collect().map(\.count) }
    expectSame("min, max, min(by:), max(by:): mirrored") { $0[0].min().merge($0[0].max()) }
      .and { $0[0].max(by: { $0 > $1 }).merge($0[0].min(by: { $0 > $1 })) }
    expectSame("pairwise, combinePrevious, skip: neighbours") { $0[0].pairwise().map { [$0, $1] } }
      .and { $0[0].combinePrevious(0) { [$0, $1] }.skip(1) }
    expectSame("buffer(count:), collect(count:), collect: of all") { $0[0].buffer(count: 1_000) }
      .and { $0[0].collect(count: 1_000) }
    expectSame("contains, contains(where:): an equal one") { $0[0].contains(7) }
      .and { $0[0].contains(where: { $0 == 7 }) }
    expectSame("isEmpty, contains(where:), not: not any") { $0[0].isEmpty() }
      .and { $0[0].contains(where: { _ in true }).not() }
    expectSame("and, or, not: De Morgan") { $0[0].map { [$0 > 3, $0 < 7] }.and() }
      .and { $0[0].map { [$0 <= 3, $0 >= 7] }.or().not() }
    expectSame("distinct(by:), map, distinct: the keys alone") {
      $0[0].distinct(by: { $0 % 4 }).map { $0 % 4 }
    }
    .and { $0[0].map { $0 % 4 }.distinct() }
    expectSame("distinctUntilChanged(at:), map, distinctUntilChanged: the keys alone") {
      $0[0].distinctUntilChanged(at: { $0 / 3 }).map { $0 / 3 }
    }
    .and { $0[0].map { $0 / 3 }.distinctUntilChanged() }
    expectSame("distinctUntilChanged, distinctUntilChanged(by:): once is enough") {
      $0[0].distinctUntilChanged().distinctUntilChanged()
    }
    .and { $0[0].distinctUntilChanged(by: { $0 == $1 }) }
    expectSame("single, take, collect: of one") {
      $0[0].take(1).single().mapFailure { $0 == .failed(.one) ? .one : .two }
    }
    .and { s in
      s[0].take(1).collect().tryMap { values throws(TestFailure) in
        guard let value = values.first else { throw .two }
        return value
      }
    }
  }

  // MARK: - Time

  @Test func time() {
    expectSame("delay(for:): the sum of two") {
      $0[0].delay(for: .seconds(1), on: $0.time).delay(for: .seconds(2), on: $0.time)
    }
    .and { $0[0].delay(for: .seconds(3), on: $0.time) }
    expectSame("debounce(on:), debounce(for:): of one duration") {
      $0[0].debounce(on: $0.time) { $0 > 6 ? nil : .seconds(2) }
    }
    .and { $0[0].debounce(for: .seconds(2), on: $0.time, where: { $0 <= 6 }) }
    expectSame("throttle(on:), throttle(for:): of one duration") {
      $0[0].throttle(on: $0.time) { _ in .seconds(2) }
    }
    .and { $0[0].throttle(for: .seconds(2), on: $0.time) }
    expectSame("audit(on:), audit(for:): of one duration") { $0[0].audit(on: $0.time) { _ in .seconds(2) } }
      .and { $0[0].audit(for: .seconds(2), on: $0.time) }
    expectSame("delay(until:), delay(on:): until a timer sends") { s in
      s[0].delay { Signal<Int, Never>.timer(after: .seconds($0 % 3), on: s.time) }
    }
    .and { $0[0].delay(on: $0.time) { .seconds($0 % 3) } }
    expectSame("take(for:), take(until:), timer(after:): until a timer sends") {
      $0[0].take(for: .seconds(3), on: $0.time)
    }
    .and { $0[0].take(until: Signal<Int, Never>.timer(after: .seconds(3), on: $0.time)) }
    expectSame("skip(for:), skip(until:), timer(after:): until a timer sends") {
      $0[0].skip(for: .seconds(3), on: $0.time)
    }
    .and { $0[0].skip(until: Signal<Int, Never>.timer(after: .seconds(3), on: $0.time)) }
    expectSame("delaySubscription(for:), timer(after:), flatMap: after a timer") {
      $0[0].delaySubscription(for: .seconds(2), on: $0.time)
    }
    .and { s in Signal<Int, TestFailure>.timer(after: .seconds(2), on: s.time).flatMap { _ in s[0] } }
    expectSame("timeout(first:), timeout(ofSilence:): of one duration") {
      $0[0].timeout(first: .seconds(3), next: .seconds(3), failingWith: .two, on: $0.time)
    }
    .and { $0[0].timeout(ofSilence: .seconds(3), failingWith: .two, on: $0.time) }
    expectSame("timeout(ofSilence:), timeout(after:), catch: the fallback instead of the failure") {
      $0[0].ignoreValues().timeout(ofSilence: .seconds(3), switchTo: ModelInput.just(5), on: $0.time)
    }
    .and { s in
      s[0].ignoreValues().timeout(after: .seconds(3), failingWith: .two, on: s.time)
        .catch { $0 == .two ? ModelInput.just(5) : .fail($0) }
    }
    expectSame("timestamp(on:), measureInterval(on:): sums of distances") {
      $0[0].timestamp(on: $0.time).map(\.time)
    }
    .and { $0[0].measureInterval(on: $0.time).scan(.zero) { $0 + $1 } }
  }

  @Test func differences() {
    expectSame("differences: applied to an empty collection") {
      $0[0].scan([Int]()) { $0 + [$1] }.differences().scan([Int]()) { $0.applying($1) ?? [] }
    }
    .and { $0[0].scan([Int]()) { $0 + [$1] } }
  }

  @Test func portions() {
    expectSame("window(count:), take, flatten: the first values") { $0[0].window(count: 3).take(1).flatten() }
      .and { $0[0].take(3) }
    expectSame("window(on:), take, flatten: the values before the boundary", upstreams: 2) {
      $0[0].window(on: $0[1].concat(.never)).take(1).flatMap { $0.collect() }
    }
    .and { $0[0].buffer(on: $0[1].concat(.never)).take(1) }
    expectSame("buffer(count:): arrays that begin where the others end") { $0[0].buffer(count: 3, step: 3) }
      .and { $0[0].buffer(count: 3) }
    expectSame("window(count:step:), buffer(count:step:), collect: windows collected") {
      $0[0].window(count: 3, step: 2).flatMap { $0.collect() }
    }
    .and { $0[0].buffer(count: 3, step: 2) }
    expectSame("window(throughMatching:), buffer(throughMatching:), collect: windows collected") {
      $0[0].window(throughMatching: { $0 > 5 }).flatMap { $0.collect() }
    }
    .and { $0[0].buffer(throughMatching: { $0 > 5 }) }
    expectSame("window(on:), buffer(on:), collect: windows collected", upstreams: 2) {
      $0[0].window(on: $0[1]).flatMap { $0.collect() }
    }
    .and { $0[0].buffer(on: $0[1]) }
    expectSame("window(for:), buffer(for:), collect: windows collected") {
      $0[0].window(for: .seconds(2), upTo: 3, on: $0.time).flatMap { $0.collect() }
    }
    .and { $0[0].buffer(for: .seconds(2), upTo: 3, on: $0.time) }
  }

  // MARK: - Identities

  @Test func neutral() {
    expectSame("on, log, named, finally, tracked, probed, withTaskLocal: nothing passes otherwise") { s in
      s[0].on(next: { _ in }).log("", to: { _ in }).named("").finally {}.tracked("").probed("")
        .withTaskLocal(Self.$local)
    }
    .and { $0[0] }
    expectSame("take(during:), take(until:): the end of a lifetime") {
      $0[0].take(during: Self.token.lifetime)
    }
    .and { $0[0].take(until: Self.token.lifetime.ended) }
    expectSame("with(weak:), map: of an object that lives") { $0[0].with(weak: Self.owner).map { $1 } }
      .and { $0[0] }
    expectSame("deliver(on:): in its own time nothing changes") {
      $0[0].deliver(on: $0.time).deliver(on: ImmediateScheduler())
    }
    .and { $0[0] }
    expectSame("subscribe(on:): at once nothing changes") { $0[0].subscribe(on: ImmediateScheduler()) }
      .and { $0[0] }
    expectSame("multicast, publish: to one subscriber nothing changes") {
      $0[0].multicast(Subject<Int, TestFailure>()).autoconnect()
    }
    .and { $0[0].publish().autoconnect() }
    expectSame("replayLazily, share: to one subscriber nothing changes", manners: [.hot]) {
      $0[0].replayLazily()
    }
    .and { $0[0].share(replay: 3) }
    expectSame("replay, replayLast: to one subscriber nothing changes", manners: [.hot]) { $0[0].replay() }
      .and { $0[0].replayLast() }
    expectSame("promoteFailure(to:), catch(to:), never: without failures") {
      $0[0].catch(to: Signal<Int, Never>.never).promoteFailure(to: TestFailure.self)
    }
    .and { $0[0].catch(to: never) }
    expectSame("take(untilReplacement:), concat, never: of nothing") { $0[0].take(untilReplacement: never) }
      .and { $0[0].concat(never) }
    expectSame("retry(backoff:), retry: without a pause", manners: [.cold, .eager]) {
      $0[0].retry(2, backoff: .constant(.zero), on: $0.time)
    }
    .and { $0[0].retry(2) }
  }

  // MARK: - Factories

  @Test func factories() {
    expectSame("create, deferred: a source as it is") { s in
      ModelInput.create { subscriber in s[0].subscribe(subscriber) }
    }
    .and { s in Signal.deferred { s[0] } }
    expectSame("using(resource:), deferred: a resource that is not used") { s in
      ModelInput.using(resource: { BlockDisposable() }, { _ in s[0] })
    }
    .and { s in Signal.deferred { s[0] } }
    expectSame("from, signal, unfold, range, take: the same numbers") { s in
      s[0].flatMap(.concat) { count -> ModelInput in
        ModelInput.from(0..<count).merge(ModelInput.range(0..<count)).erased
      }
    }
    .and { s in
      s[0].flatMap(.concat) { count -> ModelInput in
        let numbers: ModelInput = .unfold(0) { $0 < count ? ($0, $0 += 1).0 : nil }
        return numbers.merge((0...).signal().take(count).promoteFailure(to: TestFailure.self)).erased
      }
    }
    expectSame("Signal.attempt, just, fail, tryMap: at once") { s in
      s[0].flatMap { value -> ModelInput in
        ModelInput.attempt { () throws(TestFailure) in
          if value > 6 { throw .two }
          return value
        }
      }
    }
    .and { $0[0].flatMap { value -> ModelInput in value > 6 ? .fail(.two) : .just(value) } }
    expectSame("timer(after:), interval, take: the first value") { s in
      s[0].flatMap { _ -> ModelInput in .timer(after: .seconds(2), on: s.time) }
    }
    .and { s in
      s[0].flatMap { _ -> ModelInput in ModelInput.interval(.seconds(2), on: s.time).take(1).erased }
    }
    // A running multicast does not retain its source, which completes when it is released.
    expectSame("startLazily(on:), startEagerly(on:): to one subscriber", manners: [.hot]) { s in
      ModelInput.startLazily(on: ImmediateScheduler()) { subscriber in
        s[0].concat(never).subscribe(subscriber)
      }
    }
    .and { s in
      ModelInput.startEagerly(on: ImmediateScheduler()) { subscriber in
        s[0].concat(never).subscribe(subscriber)
      }
    }
  }
}
