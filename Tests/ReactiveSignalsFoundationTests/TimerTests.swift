import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite(.withoutLeaks) struct TimerTests {
  @Test("The timer sends increasing dates on the thread of the run loop until disposal")
  func ticks() async {
    let result = ReplaySubject<[Date], Never>(capacity: .unlimited)
    let thread = Thread {
      let loop = RunLoop.current
      let recorder = Recorder<Date, Never>()
      let isHere = Recorder<Bool, Never>()
      let here = UncheckedSendable(Thread.current)
      loop.ticks(every: 0.001, mode: .default)
        .on(next: { _ in isHere.send(Thread.current == here.wrapped) })
        .take(3)
        .subscribe(recorder)
      // Without a timer the loop returns immediately: the timer has been invalidated.
      while loop.run(mode: .default, before: .distantFuture) {}
      #expect(recorder.isCompleted)
      #expect(isHere.values == [true, true, true])
      result.send(recorder.values)
      result.complete()
    }
    thread.start()
    let dates = await result.first() ?? []
    #expect(dates.count == 3)
    #expect(dates == dates.sorted())
  }
}
