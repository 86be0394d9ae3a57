import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite
struct BindTests {
  @Test("B072: seed 001's demonstration sends two values and completes")
  func demonstration() {
    let signal = Signal<String, Never>.create { subscriber in
      subscriber.send("first value")
      subscriber.send("second value")
      subscriber.send("third value")
      subscriber.complete()
    }
    let bound = signal.bind {
      { (value: String, stop: inout Bool) -> Signal<String, Never>? in
        stop = value == "second value"
        return .just(value + " bind after")
      }
    }
    #expect(
      bound.recorded().recorder.events == [
        .next("first value bind after"), .next("second value bind after"), .completed,
      ]
    )
  }

  @Test("B063: the function is made once per subscription and may have state of its own")
  func freshState() {
    let bound = [1, 1, 1].signal().bind {
      var count = 0
      return { (value: Int, stop: inout Bool) -> Signal<Int, Never>? in
        count += value
        return .just(count)
      }
    }
    #expect(bound.recorded().recorder.values == [1, 2, 3])
    #expect(bound.recorded().recorder.values == [1, 2, 3])
  }

  @Test("B068: nil ends the source; signals started before run on")
  func nilEndsTheSource() {
    let source = Subject<Int, TestFailure>()
    let inner = Subject<String, TestFailure>()
    let (recorder, _) = source.bind { { value, _ in value == 0 ? nil : inner } }.recorded()
    source.send(1)
    source.send(0)
    source.send(2)
    inner.send("a")
    #expect(recorder.events == [.next("a")])
    inner.complete()
    #expect(recorder.events == [.next("a"), .completed])
  }

  @Test("W02: after stop, a synchronous source with a live inner signal is not heard and not counted twice")
  func stopWithSynchronousSource() {
    let inner = Subject<Int, Never>()
    let (recorder, _) = [0, 1, 2].signal()
      .bind {
        { (value: Int, stop: inout Bool) -> Signal<Int, Never>? in
          stop = value == 1
          return value == 0 ? inner.erased : .just(value)
        }
      }
      .recorded()
    #expect(recorder.events == [.next(1)])
    inner.send(9)
    inner.complete()
    #expect(recorder.events == [.next(1), .next(9), .completed])
  }
}
