import ReactiveSignals
import ReactiveSignalsTesting
import Testing

private struct Status: Equatable {
  var isDone: Bool
}

private enum PollFailure: Error {
  case unreachable, silent
}

/// Polls until the status is done, and repeats a failed request after growing pauses.
private func poll(
  every interval: Duration,
  on scheduler: some TimedScheduler,
  request: @escaping () -> MainSignal<Status, PollFailure>
) -> MainSignal<Status, PollFailure> {
  MainSignal.deferred(request)
    .timeout(after: .seconds(10), failingWith: .silent, on: scheduler)
    .retry(5, backoff: .exponential(initial: .seconds(1), max: .seconds(30)), on: scheduler)
    .repeated(after: interval, on: scheduler)
    .distinctUntilChanged()
    .take(throughMatching: \.isDone)
    .timeout(ofSilence: .seconds(60), failingWith: .silent, on: scheduler)
}

struct PollingTests {
  @Test("Polling retries, repeats, and ends with the status that is done")
  func polling() {
    let scheduler = TestScheduler()
    var count = 0
    let statuses = poll(every: .seconds(5), on: scheduler) {
      count += 1
      return count == 1 ? .fail(.unreachable) : .just(Status(isDone: count > 3))
    }
    let recording = scheduler.record(statuses.map(\.isDone).map { $0 ? "d" : "w" }.signal)
    scheduler.run()
    #expect(recording == "-w---------(d|)")
    #expect(count == 4)
  }
}
