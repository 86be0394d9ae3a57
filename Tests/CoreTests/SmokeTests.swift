import TestSupport

@Test("A chain over an array sends its results and completes")
func chain() {
  let (recorder, _) = [1, 2, 3].signal().map { $0 * 2 }.filter { $0 > 2 }.recorded()
  expectEqual(recorder.events, [.next(4), .next(6), .completed])
}
