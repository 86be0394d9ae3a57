import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// Methods that suspend until an event, and signals of asynchronous code.
  static let awaitingBridges = [
    Bridge(name: "first") { ledger in
      // `first` disposes the source at the first value.
      let source = ledger.oneToFive.on(disposed: { ledger.setOpen(false) })
      try require(await source.first().map { ledger.receive($0) } == 1, "the first value is lost")
    },
    Bridge(name: "last") { ledger in
      // `last` drops the values before the last one.
      ledger.setOpen(false)
      try require(await ledger.oneToFive.last().map { ledger.receive($0) } == 5, "the last value is lost")
    },
    Bridge(name: "collected") { ledger in
      let source = ledger.oneToFive
      async let one = source.collected()
      async let other = source.collected()
      let (first, second) = await (one.map { ledger.receive($0) }, other.map { ledger.receive($0) })
      try require(first == [1, 2, 3, 4, 5] && second == first, "collected \(first) and \(second)")
    },
    Bridge(name: "completion") { ledger in
      // `completion` drops the values.
      ledger.setOpen(false)
      let subject = ledger.track(Subject<Item, Stop>())
      let waiter = Task {
        do {
          try await subject.completion()
          return false
        } catch {
          return true
        }
      }
      let sender = Task {
        await ledger.sendOneToFive(to: subject)
        subject.fail(Stop())
      }
      await sender.value
      try require(await waiter.value, "the failure is lost")
    },
    Bridge(name: "first, canceled") { ledger in
      // A value that is sent before the subscription, or after the cancellation, goes nowhere.
      ledger.setOpen(false)
      let subject = ledger.track(Subject<Item, Never>())
      let waiter = Task { await subject.first().map { ledger.receive($0) } }
      let sender = Task { subject.send(ledger.take(1)) }
      waiter.cancel()
      await sender.value
      let value = await waiter.value
      try require(value == nil || value == 1, "received \(String(describing: value))")
    },
    Bridge(name: "Signal.task") { ledger in
      let work = Signal<Item, Stop>.task { () async throws(Stop) in
        await Task.yield()
        return ledger.take(1)
      }
      let failing = Signal<Item, Stop>.task { () async throws(Stop) in
        await Task.yield()
        throw Stop()
      }
      let (one, _) = ledger.record(work)
      let (other, _) = ledger.record(failing)
      try await settle()
      try require(one.values == [1] && one.isCompleted, "received \(one.events)")
      try require(other.failure != nil && other.events.count == 1, "received \(other.events)")
    },
    Bridge(name: "Signal.task, disposed") { ledger in
      let work = Signal<Item, Never>.task {
        await Task.yield()
        return ledger.take(1)
      }
      let (recorder, subscription) = ledger.record(work)
      let disposal = Task {
        ledger.setOpen(false)
        subscription.dispose()
        return recorder.events.count
      }
      let count = await disposal.value
      try await settle()
      try require(recorder.events.count == count, "events follow the disposal")
    },
    Bridge(name: "from(asyncSequence)") { ledger in
      let (recorder, _) = ledger.record(ledger.oneToFive)
      try await settle()
      try require(recorder.values == [1, 2, 3, 4, 5] && recorder.isCompleted, "received \(recorder.events)")
    },
    Bridge(name: "from(values)") { ledger in
      let subject = ledger.track(Subject<Item, Stop>())
      let (recorder, _) = ledger.record(Signal.from(subject.values))
      try await settle()
      let sender = Task {
        await ledger.sendOneToFive(to: subject)
        subject.fail(Stop())
      }
      await sender.value
      try await settle()
      try require(
        recorder.values == [1, 2, 3, 4, 5] && recorder.failure != nil,
        "received \(recorder.events)"
      )
    },
  ]
}
