#if REACTIVE_SIGNALS_CHECKED
import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

/// The locks of the library are not public, so no program outside of it can be stopped as these are.
@Suite("A build that watches the locks", .withoutLeaks)
struct LockCheckTests {
  @Test("stops a program that starts a task under a lock")
  func start() async {
    await #expect(processExitsWith: .failure) {
      Locked(()).withLock { _ in _ = TaskScheduler().schedule {} }
    }
    await #expect(processExitsWith: .success) { TaskScheduler().schedule {} }
  }

  @Test("stops a program that resumes a continuation under a lock")
  func resume() async {
    await #expect(processExitsWith: .failure) {
      try await receiveFirstValue { send in Locked(()).withLock { _ in send() } }
    }
    await #expect(processExitsWith: .success) { try await receiveFirstValue { send in send() } }
  }
}

/// Waits for a value, which is sent inside of `perform` while a task waits for it.
private func receiveFirstValue(_ perform: (() -> Void) -> Void) async throws {
  let scheduler = TestScheduler()
  let subject = Subject<Int, Never>()
  let receiver = scheduler.task { await subject.first() }
  scheduler.run()
  perform { subject.send(1) }
  scheduler.run()
  #expect(try await receiver.value == 1)
}
#endif
