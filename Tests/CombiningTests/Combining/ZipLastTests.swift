import TestSupport

@Suite(.withoutLeaks) struct ZipLastTests {
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
