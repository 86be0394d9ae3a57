import Dispatch
import TestSupport

/// Random chains in front of consumers that are slow, in virtual time, against their models.
///
///     REACTIVE_SIGNALS_HISTORIES=1000000 swift test --filter PressureHistoryTests     a million histories; the default is 250
@Suite(.withoutLeaks) struct PressureHistoryTests {
  @Test("Random chains lose and double nothing, hold no more than their limits, and release their sources")
  func random() {
    let count = isSanitized ? History.count / 20 : History.count
    for number in 0..<UInt64(count) {
      var generator = SeededGenerator(seed: History.seed &* 1_000_003 &+ number)
      let history = PressureHistory(using: &generator)
      let flaws = history.flaws()
      if flaws.isEmpty { continue }
      Issue.record("history \(number), \(history): \(flaws.joined(separator: "; "))")
      return
    }
  }

  @Test("Random chains with a queue between every two operators lose nothing, and keep their limits")
  func threads() async {
    // A history blocks its thread, which must not be one of those that run tasks.
    let flaw = await withCheckedContinuation { continuation in
      DispatchQueue(label: "threaded histories").async { continuation.resume(returning: firstFlaw()) }
    }
    if let flaw { Issue.record("\(flaw)") }
  }

  private func firstFlaw() -> String? {
    for number in 0..<UInt64(History.count / (isSanitized ? 50 : 10)) {
      var generator = SeededGenerator(seed: History.seed &* 1_000_003 &+ number)
      let history = ThreadPressureHistory(using: &generator)
      let flaws = history.flaws()
      if !flaws.isEmpty { return "history \(number), \(history): \(flaws.joined(separator: "; "))" }
    }
    return nil
  }

  @Test("Histories that violated a rule once do not any more", arguments: [UInt64(4250)])
  func known(number: UInt64) {
    var generator = SeededGenerator(seed: 1_000_003 + number)
    expectEqual(PressureHistory(using: &generator).flaws(), [])
  }
}
