import TestSupport

@Suite(.withoutLeaks) struct ZipLastTests {
  let scheduler = TestScheduler()

  @Test("The last values are sent when both signals have completed")
  func values() {
    let a = scheduler.cold("a-b|", error: TestFailure.one)
    let b = scheduler.cold("1----2-|", error: TestFailure.one)
    let recording = scheduler.record(a.zipLast(b).map { $0 + $1 })
    scheduler.run()
    expectEqual(recording, "-------('b2'|)")
    expectEqual(
      [1, 2].signal().zipLast([3].signal()).map { [$0, $1] }.events(),
      [.next([2, 3]), .completed]
    )
  }

  @Test("Three, four and any number of signals are combined")
  func arities() {
    let (a, b) = (Signal.just(1), Signal.just("b"))
    expectEqual(Signal.zipLast(a, b).map { "\($0)\($1)" }.values(), ["1b"])
    expectEqual(Signal.zipLast(a, b, a).map { "\($0)\($1)\($2)" }.values(), ["1b1"])
    expectEqual(Signal.zipLast(a, b, a, b).map { "\($0)\($1)\($2)\($3)" }.values(), ["1b1b"])
    expectEqual(Signal.zipLast([a, a, a]).events(), [.next([1, 1, 1]), .completed])
    expectEqual(Signal.zipLast([Signal<Int, Never>]()).events(), [.completed])
  }

  @Test("Its description names the signals")
  func description() {
    expectEqual(Signal.just(1).named("a").zipLast(Signal.just(2).named("b")).description, "[a, b] zipLast")
    expectEqual(Signal.zipLast([Signal.just(1).named("a").erased]).description, "[a] zipLast")
  }
}
