import TestSupport

@Suite(.withoutLeaks) struct TakeLastTests {
  @Test("The last values are sent at completion, in order", .proves("B230"), arguments: 0...6, 0...4)
  func values(count: Int, length: Int) {
    let values = Array(0..<length)
    expectEqual(values.signal().takeLast(count).values(), values.suffix(count))
    expectEqual(values.signal().takeLast(count).events().last, .completed)
  }

  @Test("nil values are kept", .proves("B230"))
  func optionals() {
    expectEqual([1, nil, nil].signal().takeLast(2).values(), [nil, nil])
  }

  @Test("Nothing is sent before completion, also by takeLast(0)", .proves("B230"), arguments: [0, 2])
  func waits(count: Int) {
    let source = Source<Int>()
    let (recorder, _) = source.takeLast(count).recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [])
    source.complete()
    expectEqual(recorder.values, [2, 3].suffix(count))
    #expect(recorder.isCompleted)
  }

  @Test("A failure drops the values", .proves("B230"))
  func failure() {
    expectEqual(failing(after: 1, 2).takeLast(2).events(), [.failed(.one)])
  }

  @Test("Sending stops when the downstream has ended")
  func endedBelow() {
    let log = Log<Int>()
    let signal = (1...5).signal().takeLast(4).map { value in
      log.append(value)
      return value
    }
    expectEqual(signal.take(2).events(), [.next(2), .next(3), .completed])
    expectEqual(log.entries, [2, 3])
  }

  @Test("A huge count takes no memory in advance")
  func huge() {
    expectEqual([1, 2].signal().takeLast(.max).values(), [1, 2])
  }
}
