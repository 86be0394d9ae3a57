import TestShims
import TestSupport
import _ReactiveSignalsSimulationShims

@Suite(.withoutLeaks) struct ErasureTests {
  @Test("An erased signal sends the events of the signal")
  func events() {
    let chain = [1, 2, 3].signal().map { $0 * 2 }.filter { $0 > 2 }
    let stored: Signal<Int, Never> = Signal(chain)
    expectEqual(stored.events(), [.next(4), .next(6), .completed])
    expectEqual(chain.erased.events(), [.next(4), .next(6), .completed])
    expectEqual(failing(after: 1).map { $0 }.erased.events(), [.next(1), .failed(.one)])
  }

  @Test("The rules of events hold across erasure")
  func laws() {
    expectLaws("erased") { $0.map { $0 + 1 }.erased.erased.filter { $0 > 3 }.erased }
    expectReleasesValues("erased") { source, captured in
      source.map { value in [captured, value] }.erased.map { $0 }.erased
    }
  }

  @Test("Erasing an erased signal changes nothing")
  func twice() {
    let depths = Log<UInt>()
    func measure(_ signal: Signal<Int, Never>) { signal.subscribe { _ in depths.append(stackAddress()) } }
    let signal = Signal<Int, Never>.create { $0.send(1) }
    measure(signal)
    measure(Signal(Signal(signal)).erased)
    expectEqual(depths.entries[0], depths.entries[1])
  }

  @Test("An erased array stops when the subscription ends")
  func array() {
    let calls = Counter()
    [1, 2, 3].signal().map { _ in calls.next() }.erased.take(1).subscribe()
    expectEqual(calls.value, 1)
    let erased: Signal<Int, Never> = [1, 2, 3].signal().erased
    erased.map { _ in calls.next() }.erased.take(1).subscribe()
    expectEqual(calls.value, 2)
  }

  @Test("The values of an inner array stop when the subscription ends")
  func innerArray() {
    let calls = Counter()
    let array: Signal<Int, Never> = [1, 2, 3].signal().erased
    [0, 0].signal().flatMap { _ in array }.map { _ in calls.next() }.take(1).subscribe()
    expectEqual(calls.value, 1)
    array.concat(array).map { _ in calls.next() }.take(4).subscribe()
    expectEqual(calls.value, 5)
  }

  /// The number of operators in a long chain. Each is eight calls deep, and the thread sanitizer has room for 65,536 calls.
  static let many = rs_is_thread_sanitized() ? 5_000 : 10_000

  /// A long chain of erased operators.
  static func chain(on source: Signal<Int, Never>) -> Signal<Int, Never> {
    var signal = source
    for level in 0..<many {
      signal = level % 2 == 0 ? Signal(signal.map { $0 + 1 }) : signal.filter { $0 > 0 }.erased
    }
    return signal
  }

  @Test("10,000 erased operators subscribe, deliver and are released on the stack of any thread")
  func deepChain() {
    // With a sanitizer the frames do not fit onto the stack of this thread.
    if !isSanitized { Self.subscribeDeeply() }
    onThread(stackSize: 8 << 20, Self.subscribeDeeply)
  }

  @Sendable static func subscribeDeeply() {
    let lifetimes = Lifetimes()
    func subscribe(_ signal: Signal<Int, Never>, _ log: Log<String>) -> any Disposable {
      let token = lifetimes.make()
      return signal.subscribe(
        next: { value in withExtendedLifetime(token) { log.append("\(value)") } },
        completed: { log.append("completed") }
      )
    }
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    do {
      let signal = chain(on: Signal(subject))
      let disposed = subscribe(signal, log)
      subject.send(0)
      disposed.dispose()
      expectEqual(lifetimes.live, 0)
      _ = subscribe(signal, log)
      subject.send(1)
      subject.complete()
      expectEqual(lifetimes.live, 0)
      _ = subscribe(chain(on: Signal.from([2, 3])), log)
    }
    // Every second operator adds one.
    let sums = (0...3).map { "\(many / 2 + $0)" }
    expectEqual(log.entries, [sums[0], sums[1], "completed", sums[2], sums[3], "completed"])
  }
}
