import TestSupport

@Suite(.withoutLeaks) struct SkipTests {
  @Test("The first values are dropped", .proves("B092"), arguments: 0...5)
  func values(count: Int) {
    expectEqual([1, 2, 3].signal().skip(count).values(), Array([1, 2, 3].dropFirst(count)))
    expectEqual([1, 2, 3].signal().skip(count).events().last, .completed)
  }

  @Test("Each subscription counts separately", .proves("B093"))
  func fresh() {
    let source = Source<Int>()
    let signal = source.skip(1)
    let (first, _) = signal.recorded()
    source.send(1, 2)
    let (second, _) = signal.recorded()
    source.send(3, 4)
    expectEqual(first.values, [2, 3, 4])
    expectEqual(second.values, [4])
  }
}
