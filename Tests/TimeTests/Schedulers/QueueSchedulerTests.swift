import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct QueueSchedulerTests {
  @Test("The label is for debugging and has a default", .proves("B362"))
  func label() {
    expectEqual(QueueScheduler(label: "parsing").label, "parsing")
    expectEqual("\(QueueScheduler(label: "parsing"))", "QueueScheduler(parsing)")
    expectEqual(QueueScheduler().label, "ReactiveSignals.QueueScheduler")
  }

  @Test(
    "The queue has its priority",
    arguments: [DispatchQoS.background, .utility, .default, .userInitiated]
  )
  func priority(_ qos: DispatchQoS) {
    expectEqual(QueueScheduler(qos: qos).queue.qos.qosClass, qos.qosClass)
  }

  @Test("Work runs on the queue, behind earlier work")
  func queue() async {
    let scheduler = QueueScheduler()
    let log = Log<Int>()
    await waitUntilCalled { done in
      scheduler.queue.suspend()
      scheduler.queue.async { log.append(1) }
      scheduler.schedule {
        dispatchPrecondition(condition: .onQueue(scheduler.queue))
        log.append(2)
      }
      scheduler.queue.async {
        log.append(3)
        done()
      }
      scheduler.queue.resume()
    }
    expectEqual(log.entries, [1, 2, 3])
  }

  @Test("A scheduler that targets the main queue runs its work there")
  func mainTarget() async {
    let scheduler = QueueScheduler(target: .main)
    await waitUntilCalled { done in
      scheduler.schedule {
        dispatchPrecondition(condition: .onQueue(.main))
        #expect(isSame(currentScheduler, scheduler))
        done()
      }
    }
  }

  @Test("Operators take the longest duration, which no clock reaches")
  func longestDuration() {
    let scheduler = QueueScheduler(), endless = Duration(attoseconds: .max)
    let source = Subject<Int, Never>()
    let signals: [Signal<Int, Never>] = [
      source.delay(for: endless, on: scheduler).erased,
      source.debounce(for: endless, on: scheduler).erased,
      source.throttle(for: endless, on: scheduler).erased,
      source.audit(for: endless, on: scheduler).erased,
      Signal.interval(endless, on: scheduler).map { _ in 3 }.erased,
    ]
    let recorded = signals.map { $0.recorded() }
    source.send(1)
    source.send(2)
    expectEqual(recorded.map(\.recorder.values), [[], [], [1], [], []])
    for (_, subscription) in recorded { subscription.dispose() }
  }

  @Test("Scheduled work keeps the scheduler alive")
  func lifetime() async {
    await waitUntilCalled { done in
      QueueScheduler().schedule(after: .milliseconds(1)) {
        #expect(currentScheduler is QueueScheduler)
        done()
      }
    }
  }
}
