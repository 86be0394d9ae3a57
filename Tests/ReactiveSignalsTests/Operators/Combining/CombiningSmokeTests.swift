import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite
struct CombiningSmokeTests {
  @Test("Combined, zipped, merged and concatenated signals of several kinds")
  func combine() {
    let a = Subject<Int, Never>()
    let b = Subject<String, Never>()
    let (combined, _) = Signal.combineLatest(a, b).map { "\($0)\($1)" }.recorded()
    let (zipped, _) = Signal.zip(a, b, a).map { "\($0)\($1)\($2)" }.recorded()
    a.send(1)
    b.send("x")
    a.send(2)
    b.send("y")
    #expect(combined.values == ["1x", "2x", "2y"])
    #expect(zipped.values == ["1x1", "2y2"])
    #expect(Signal.merge([1].signal(), [2, 3].signal()).recorded().recorder.values == [1, 2, 3])
    #expect(
      Signal.concat([[1].signal(), [2].signal()]).recorded().recorder.events == [
        .next(1), .next(2), .completed,
      ]
    )
    #expect([1].signal().concat([2].signal()).recorded().recorder.events == [.next(1), .next(2), .completed])
  }

  @Test("A failure is caught, retried, repeated")
  func failures() {
    let failing = Signal<Int, TestFailure>.create { subscriber in
      subscriber.send(1)
      subscriber.fail(.one)
    }
    #expect(
      failing.catch { _ in [7].signal() }.recorded().recorder.events == [.next(1), .next(7), .completed]
    )
    #expect(
      failing.retry(2).recorded().recorder.events == [.next(1), .next(1), .next(1), .failed(.one)]
    )
    #expect(
      [1, 2].signal().repeated(2).recorded().recorder.events == [1, 2, 1, 2].map { .next($0) } + [.completed]
    )
    #expect([1].signal().repeated(0).recorded().recorder.events == [.completed])
  }

  @Test("A million rounds take constant stack")
  func rounds() {
    let count = Recorder<Int, Never>()
    Signal<Int, Never>.just(1).repeated(1_000_000).subscribe(count)
    #expect(count.events.count == 1_000_001)
    let concatenated = Recorder<Int, Never>()
    Signal.concat(Array(repeating: Signal<Int, Never>.just(1), count: 1_000_000)).subscribe(concatenated)
    #expect(concatenated.events.count == 1_000_001)
  }
}
