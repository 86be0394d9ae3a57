import TestSupport

/// Random operations of up to four threads on subjects, properties, and signals made of them.
///
///     REACTIVE_SIGNALS_HISTORIES=100000 swift test --filter ConcurrentHistoryTests
@Suite(.withoutLeaks) struct ConcurrentHistoryTests {
  @Test("Subjects, properties and signals made of them keep the rules of events on up to four threads")
  func random() {
    for number in 0..<UInt64(isSanitized ? 200 : History.count) {
      var generator = SeededGenerator(seed: History.seed &* 1_000_033 &+ number)
      let history = ConcurrentHistory(ConcurrentPlan(using: &generator))
      guard let fault = history.run() else { continue }
      Issue.record("\(fault)\n(history \(number), seed \(History.seed)): \(history.plan)")
      return
    }
  }
}
