import TestSupport

@Suite(.withoutLeaks) struct PipeTests {
  @Test("The signal sends the events of the input to its current subscribers")
  func events() {
    let (output, input) = Signal<Int, TestFailure>.pipe()
    input.send(1)
    let (first, _) = output.recorded()
    input.send(2)
    let (second, _) = output.recorded()
    input.send(3)
    input.fail(.two)
    input.send(4)
    expectEqual(first.events, [.next(2), .next(3), .failed(.two)])
    expectEqual(second.events, [.next(3), .failed(.two)])
    expectEqual(output.events(), [.failed(.two)])
    expectEqual(output.description, "pipe")
  }

  @Test("The release of the input completes the signal")
  func release() {
    let recorder = Recorder<Int, Never>()
    func sendOnce() -> Signal<Int, Never> {
      let (output, input) = Signal<Int, Never>.pipe()
      output.subscribe(recorder)
      input.send(1)
      return output
    }
    let output = sendOnce()
    expectEqual(recorder.events, [.next(1), .completed])
    expectEqual(output.events(), [.completed])
  }

  @Test("The input is a subscriber of other signals, and disposes their subscriptions at its end")
  func subscriber() {
    let (output, input) = Signal<Int, TestFailure>.pipe()
    let source = Source<Int>()
    source.subscribe(input)
    let (recorder, _) = output.recorded()
    source.send(1)
    input.complete()
    expectEqual(source.ends, 1)
    expectEqual(recorder.events, [.next(1), .completed])
  }
}
