import TestSupport

@Suite(.withoutLeaks) struct HotDuringTests {
  @Test("The source starts at once, runs once, and sends to those who are there")
  func hot() {
    let token = Lifetime.Token()
    let source = Source<Int>()
    let calls = Counter()
    let hot = source.map { value in
      calls.next()
      return value * 2
    }
    .hot(during: token.lifetime)
    source.send(1)
    let (first, _) = hot.recorded()
    let (second, subscription) = hot.recorded()
    source.send(2)
    subscription.dispose()
    source.send(3)
    expectEqual(calls.value, 3)
    expectEqual(first.values, [4, 6])
    expectEqual(second.values, [4])
    expectEqual(source.subscriptions, 1)
    token.dispose()
    expectEqual(first.events.last, .completed)
    expectEqual(source.ends, 1)
  }

  @Test("A late subscriber receives the end", arguments: [true, false])
  func lateSubscriber(completes: Bool) {
    let token = Lifetime.Token()
    let source = Source<Int>()
    let hot = source.hot(during: token.lifetime)
    if completes { source.complete() } else { source.fail() }
    expectEqual(hot.recorded().0.events, [completes ? .completed : .failed(.one)])
    token.dispose()
  }

  @Test("A lifetime that has ended starts nothing")
  func endedLifetime() {
    let token = Lifetime.Token()
    token.dispose()
    let source = Source<Int>()
    expectEqual(source.hot(during: token.lifetime).recorded().0.events, [.completed])
    expectEqual(source.subscriptions, 0)
  }

  @Test("The release of the token ends the source, and the result completes")
  func release() {
    let source = Source<Int>()
    var token: Lifetime.Token? = Lifetime.Token()
    let hot = source.hot(during: token!.lifetime)
    let (recorder, _) = hot.recorded()
    token = nil
    #expect(token == nil)
    expectEqual(recorder.events, [.completed])
    expectEqual(source.ends, 1)
  }
}
