import ReactiveSignals
import ReactiveSignalsTesting
import ServiceApp
import Testing

@Suite struct ServiceAppTests {
  @Test("The service stores at regular times, and once more when it is canceled")
  func shutdown() async throws {
    let scheduler = TestScheduler()
    let requests = Subject<String, Never>()
    let stored = MutableProperty<[RequestCounter.Counts]>([])
    let counter = RequestCounter(requests, storingEvery: .seconds(60), on: scheduler) { counts in
      stored.modify { $0.append(counts) }
    }
    let task = scheduler.task { await counter.run() }
    scheduler.advance(by: .seconds(1))
    for path in ["/", "/a", "/"] { requests.send(path) }
    scheduler.advance(by: .seconds(60))
    #expect(stored.value == [["/": 2, "/a": 1]])
    requests.send("/b")
    task.cancel()
    scheduler.advance(by: .zero)
    try await task.value
    requests.send("/late")
    #expect(stored.value == [["/": 2, "/a": 1], ["/b": 1]])
  }
}
