import TestSupport

@Suite(.withoutLeaks) struct CommandWithStateTests {
  @Test("The work receives the state at the start of the execution")
  func state() {
    let count = MutableProperty(1)
    let command = Command(state: count) { (count: Int, text: String) in
      Signal<String, Never>.just("\(text) \(count)")
    }
    expectEqual(command.execute("a").events(), [.next("a 1"), .completed])
    count.value = 2
    expectEqual(command.execute("b").events(), [.next("b 2"), .completed])
  }

  @Test("The state enables the command")
  func enabled() {
    let count = MutableProperty(0)
    let command = Command(state: count, enabledIf: { $0 > 0 }) { (count: Int, _: Void) in
      Signal<Int, TestFailure>.just(count)
    }
    #expect(!command.isEnabled.value)
    expectEqual(command.execute().events(), [.failed(.notEnabled)])
    count.value = 3
    #expect(command.isEnabled.value)
    expectEqual(command.execute().events(), [.next(3), .completed])
  }
}
