import ReactiveSignals
import ReactiveSignalsTesting
import TestSupport
import Testing

@Suite struct WideningFailuresTests {
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
    let recordings = [
      scheduler.record(safe("a---b|").merge(failing("-x-#"))),
      scheduler.record(failing("a---b|").merge(safe("-x-|"))),
    ]
    scheduler.run()
    #expect(recordings.map(\.marbles) == ["ax-#", "ax--b|"])
  }

  @Test("The operators on two signals widen the failure of either")
  func operators() {
    let (safe, failing) = (safe("a--b|"), failing("-x-y-#"))
    let recordings = [
      scheduler.record(safe.concat(failing)),
      scheduler.record(failing.race(safe)),
      scheduler.record(safe.race(failing)),
      scheduler.record(safe.take(untilReplacement: failing)),
      scheduler.record(failing.take(untilReplacement: safe)),
      scheduler.record(safe.sample(on: failing)),
      scheduler.record(failing.sample(on: safe)),
      scheduler.record(
        safe.combineLatest(failing) { $0 + $1 }.map { $0.uppercased() }.take(1).map { _ in "z" }
      ),
      scheduler.record(failing.combineLatest(safe).map { _ in "z" }.take(1)),
      scheduler.record(safe.zip(failing) { $0 + $1 }.map { _ in "z" }.take(1)),
      scheduler.record(failing.zip(safe).map { _ in "z" }.take(1)),
      scheduler.record(safe.withLatest(from: failing).map { _ in "z" }.take(1)),
      scheduler.record(failing.withLatest(from: safe) { $0 + $1 }.map { _ in "z" }.take(1)),
    ]
    scheduler.run()
    #expect(
      recordings.map(\.marbles) == [
        "a--b-x-y-#", "a--b|", "a--b|", "ax-y-#", "a--b|", "-a-b|", "---x|", "-(z|)", "-(z|)", "-(z|)",
        "-(z|)",
        "---(z|)", "-(z|)",
      ]
    )
  }

  @Test("`flatMap` of a signal that cannot fail takes inner signals that can, and chains of them")
  func failingInner() {
    let recordings = [
      scheduler.record(safe("a--|").flatMap { [failing = failing("x-#")] _ in failing }),
      scheduler.record(
        safe("a--|").flatMap(.latest) { [failing = failing("x-#")] _ in
          failing.map { $0 + $0 }.map { _ in "y" }
        }
      ),
    ]
    scheduler.run()
    #expect(recordings.map(\.marbles) == ["x-#", "y-#"])
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
}
