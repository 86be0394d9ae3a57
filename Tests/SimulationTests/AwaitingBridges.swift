import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// Methods that suspend until an event, and signals of asynchronous code.
  static let awaitingBridges = [
    Bridge(name: "first") { try require(await oneToFive.first() == 1, "the first value is lost") },
    Bridge(name: "last") { try require(await oneToFive.last() == 5, "the last value is lost") },
    Bridge(name: "collected") {
      async let one = oneToFive.collected()
      async let other = oneToFive.collected()
      let (first, second) = await (one, other)
      try require(first == [1, 2, 3, 4, 5] && second == first, "collected \(first) and \(second)")
    },
    Bridge(name: "completion") {
      let subject = Subject<Int, Stop>()
      let waiter = Task {
        do {
          try await subject.completion()
          return false
        } catch {
          return true
        }
      }
      let sender = Task {
        await subject.sendOneToFive()
        subject.fail(Stop())
      }
      await sender.value
      try require(await waiter.value, "the failure is lost")
    },
    Bridge(name: "first, canceled") {
      let subject = Subject<Int, Never>()
      let waiter = Task { await subject.first() }
      let sender = Task { subject.send(1) }
      waiter.cancel()
      await sender.value
      let value = await waiter.value
      try require(value == nil || value == 1, "received \(String(describing: value))")
    },
    Bridge(name: "Signal.task") {
      let work = Signal<Int, Stop>.task { () async throws(Stop) in
        await Task.yield()
        return 1
      }
      let failing = Signal<Int, Stop>.task { () async throws(Stop) in
        await Task.yield()
        throw Stop()
      }
      let (one, _) = work.recorded()
      let (other, _) = failing.recorded()
      try await settle()
      try require(one.values == [1] && one.isCompleted, "received \(one.events)")
      try require(other.failure != nil && other.events.count == 1, "received \(other.events)")
    },
    Bridge(name: "Signal.task, disposed") {
      let (recorder, subscription) = Signal<Int, Never>.task {
        await Task.yield()
        return 1
      }.recorded()
      let disposal = Task {
        subscription.dispose()
        return recorder.events.count
      }
      let count = await disposal.value
      try await settle()
      try require(recorder.events.count == count, "events follow the disposal")
    },
    Bridge(name: "from(asyncSequence)") {
      let (recorder, _) = oneToFive.recorded()
      try await settle()
      try require(recorder.values == [1, 2, 3, 4, 5] && recorder.isCompleted, "received \(recorder.events)")
    },
    Bridge(name: "from(values)") {
      let subject = Subject<Int, Stop>()
      let (recorder, _) = Signal.from(subject.values).recorded()
      try await settle()
      let sender = Task {
        await subject.sendOneToFive()
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
