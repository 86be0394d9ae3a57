import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct WideningFailuresTests {
  let scheduler = TestScheduler()

  /// A signal that cannot fail, and one that fails at the end.
  func safe(_ diagram: String) -> Signal<String, Never> {
    scheduler.cold(diagram).erased
  }

  func failing(_ diagram: String) -> Signal<String, TestFailure> {
    scheduler.cold(diagram, error: TestFailure.one).erased
  }

  @Test("A signal that cannot fail merges with one that can, in either order")
  func merge() {
    let first = scheduler.record(safe("a---b|").merge(failing("-x-#")))
    let second = scheduler.record(failing("a---b|").merge(safe("-x-|")))
    scheduler.run()
    #expect(first == "ax-#")
    #expect(second == "ax--b|")
  }

  @Test("The operators on two signals widen the failure of either")
  func operators() {
    let (safe, failing) = (safe("a--b|"), failing("-x-y-#"))
    let concat = scheduler.record(safe.concat(failing))
    let race = scheduler.record(failing.race(safe))
    let replaced = scheduler.record(safe.take(untilReplacement: failing))
    let sampled = scheduler.record(failing.sample(on: safe))
    let combined = scheduler.record(safe.combineLatest(failing) { $0 + $1 }.count())
    let zipped = scheduler.record(failing.zip(safe) { $0 + $1 })
    let latest = scheduler.record(failing.withLatest(from: safe) { $0 + $1 })
    scheduler.run()
    #expect(concat == "a--b-x-y-#")
    #expect(race == "a--b|")
    #expect(replaced == "ax-y-#")
    #expect(sampled == "---y|")
    #expect(combined.events.count == 1)
    #expect(zipped.events.count == 3)
    #expect(latest.events.count == 3)
  }

  @Test("`flatMap` of a signal that cannot fail takes inner signals that can, and chains of them")
  func failingInner() {
    let inner = failing("x-#")
    let recording = scheduler.record(safe("a--|").flatMap { _ in inner })
    let chain = scheduler.record(safe("a--|").flatMap(.latest) { _ in inner.map { _ in "y" } })
    scheduler.run()
    #expect(recording == "x-#")
    #expect(chain == "y-#")
  }

  @Test("`flatMap` of a signal that can fail takes inner signals that cannot")
  func safeInner() {
    let recording = scheduler.record(failing("a--#").flatMap { [safe = safe("x|")] _ in safe })
    scheduler.run()
    #expect(recording == "x--#")
  }

  @Test("Arrays of chains of different types are merged, concatenated, raced and combined")
  func arrays() {
    let numbers = [1, 2, 3].signal()
    let merged = Signal.merge([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    let concatenated = Signal.concat([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    let raced = Signal.race([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    let combined = Signal.combineLatest([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    #expect(merged.recorded().0.values == [2, 4, 6, 3])
    #expect(concatenated.recorded().0.values == [2, 4, 6, 3])
    #expect(raced.recorded().0.values == [2, 4, 6])
    #expect(combined.recorded().0.values == [[6, 3]])
  }

  @Test("A part of a chain whose failures nothing decides widens as a whole")
  func undecided() {
    let failing = Signal<Int, TestFailure>.just(1)
    #expect(
      failing.merge(Signal.never.merge(Signal.just(2))).take(2).events() == [.next(1), .next(2), .completed]
    )
    #expect(failing.concat(.empty).merge(.empty).events() == [.next(1), .completed])
  }
}
