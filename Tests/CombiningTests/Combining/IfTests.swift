import TestSupport

@Suite(.withoutLeaks) struct IfTests {
  @Test("It follows the signal that the latest condition chooses", .proves("B209"))
  func follows() {
    let condition = Source<Bool>()
    let yes = Source<String>()
    let no = Source<String>()
    let (recorder, _) = Signal.if(condition, then: yes, else: no).recorded()
    #expect(yes.subscriptions == 0 && no.subscriptions == 0)
    condition.send(true)
    yes.send("a")
    no.send("b")
    condition.send(false)
    expectEqual(yes.ends, 1)
    no.send("c")
    yes.send("d")
    expectEqual(recorder.events, [.next("a"), .next("c")])
  }

  @Test("A failure of the inactive signal is ignored, and any other failure is delivered", .proves("B209"))
  func failure() {
    let condition = Source<Bool>()
    let yes = Source<Int>()
    let no = Source<Int>()
    let (recorder, _) = Signal.if(condition, then: yes, else: no).recorded()
    condition.send(true)
    no.fail()
    expectEqual(recorder.events, [])
    yes.fail(.two)
    expectEqual(recorder.events, [.failed(.two)])
    expectEqual(condition.ends, 1)
  }

  @Test("It completes when the condition and the active signal have completed", .proves("B209"))
  func completion() {
    let condition = Source<Bool>()
    let yes = Source<Int>()
    let (recorder, _) = Signal.if(condition, then: yes, else: Signal.never).recorded()
    condition.send(true)
    yes.complete()
    #expect(!recorder.isTerminated)
    condition.complete()
    expectEqual(recorder.events, [.completed])
    let none = Signal.if(Signal<Bool, Never>.empty, then: Signal.just(1), else: Signal.just(2))
    expectEqual(none.events(), [.completed])
  }

  @Test("The two signals may have different types")
  func kinds() {
    let signal = Signal.if(
      [true, false].signal(),
      then: [1, 2].signal(),
      else: Signal.just(3).map { $0 * 10 }
    )
    expectEqual(signal.events(), [.next(1), .next(2), .next(30), .completed])
  }
}
