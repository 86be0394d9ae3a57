import TestSupport

@Suite(.withoutLeaks) struct PublishTransformTests {
  @Test("The source runs once, after all uses have been subscribed to")
  func once() {
    let runs = Counter()
    let numbers = Signal<Int, Never>.create { subscriber in
      runs.next()
      for number in 1...4 { subscriber.send(number) }
      subscriber.complete()
    }
    let events = numbers.publish { $0.filter { $0 > 2 }.merge($0.map { -$0 }.take(1)) }.events()
    expectEqual(events, [.next(-1), .next(3), .next(4), .completed])
    expectEqual(runs.value, 1)
  }

  @Test("A late use receives the last values")
  func replay() {
    let numbers = (1...3).signal()
    expectEqual(numbers.publish { $0.concat($0) }.values(), [1, 2, 3])
    expectEqual(numbers.publish(replay: 2) { $0.concat($0) }.values(), [1, 2, 3, 2, 3])
  }

  @Test("A result that has ended before the source is started does not start it")
  func endless() {
    let source = Source<Int>()
    expectEqual(source.publish { _ in Signal<Int, Never>.just(7) }.events(), [.next(7), .completed])
    expectEqual(source.subscriptions, 0)
  }

  @Test("A result that outlasts the source continues")
  func outlasting() {
    let (source, other) = (Source<Int>(), Source<Int>())
    let (recorder, _) = source.publish { [other] in $0.merge(other) }.recorded()
    source.complete()
    other.send(1)
    expectEqual(recorder.events, [.next(1)])
    expectEqual(source.ends, 1)
  }

  @Test("Its description names the source")
  func description() {
    expectEqual(Signal.just(1).named("a").publish { $0 }.description, "[a] publish")
  }

  @Test("Uses receive each value in their order")
  func model() {
    expectModel("publish(replay:)") { source, _ in source.publish { $0.merge($0.map { $0 + 10 }) } }
      .follows { input in input.eachValue { [$0, $0 + 10] } }
    expectSame("publish(replay:): of one use") { $0[0].publish { $0 } }.and { $0[0] }
  }
}
