import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct MapTests {
  @Test("Laws") func laws() { expectLaws("map") { $0.map { $0 + 1 } } }

  @Test("B085: one output per input, in order")
  func values() {
    #expect([1, 2, 3].signal().map { "\($0)" }.events() == [.next("1"), .next("2"), .next("3"), .completed])
    #expect([Int]().signal().map { $0 + 1 }.events() == [.completed])
  }

  @Test("B085, B086, W57: a result of nil is a value")
  func optionals() {
    let signal = [1, 2, 3].signal().map { $0 == 2 ? nil : $0 }
    #expect(signal.values() == [1, nil, 3])
  }

  @Test("A key path serves as the closure")
  func keyPath() {
    #expect(["a", "bcd"].signal().map(\.count).values() == [1, 3])
  }

  @Test("B090: takes tuples apart, with nil as a part")
  func tuples() {
    let signal = [(1, "a"), (2, nil)].signal().map { number, letter in "\(number)\(letter ?? "-")" }
    #expect(signal.values() == ["1a", "2-"])
  }

  @Test("B110: failure passes unchanged, at once")
  func failure() {
    #expect(failing(after: 1).map { $0 + 1 }.events() == [.next(2), .failed(.one)])
  }

  @Test("B238: a function and its arguments, in a tuple")
  func application() {
    let sum: @Sendable (Int, Int) -> Int = { $0 + $1 }
    let calls = Signal<(@Sendable (Int, Int) -> Int, Int, Int), Never>.just((sum, 1, 2))
    #expect(calls.map { function, a, b in function(a, b) }.events() == [.next(3), .completed])
  }

  @Test("B111: the closure runs per value and per subscription")
  func laziness() {
    let log = Log<Int>()
    let signal = [1, 2].signal().map { log.append($0) }
    #expect(log.entries == [])
    _ = signal.events()
    _ = signal.events()
    #expect(log.entries == [1, 2, 1, 2])
  }

  @Test("W01: a thousand values and a failure arrive at once, in order")
  func manyValues() {
    let signal = Signal<Int, TestFailure>.create { subscriber in
      for value in 0..<1000 { subscriber.send(value) }
      subscriber.fail(.one)
    }
    let events = signal.map { $0 }.events()
    #expect(events == (0..<1000).map { .next($0) } + [.failed(.one)])
  }

  @Test("Disposal stops the closure")
  func disposal() {
    let source = Source<Int>()
    let log = Log<Int>()
    let (recorder, subscription) = source.map { log.append($0) }.recorded()
    source.send(1)
    subscription.dispose()
    source.send(2)
    #expect(recorder.values.count == 1)
    #expect(log.entries == [1])
    #expect(source.ends == 1)
  }
}
