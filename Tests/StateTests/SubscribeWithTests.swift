import TestSupport

@Suite(.withoutLeaks) struct SubscribeWithTests {
  @Test("Handlers receive the object and the event")
  func events() {
    let owner = Lifetimes().make(7)
    let log = Log<String>()
    [1, 2].signal().subscribe(
      with: owner,
      next: { log.append("\($0) \($1)") },
      completed: { log.append("\($0) completed") }
    )
    failing(after: 3).subscribe(
      with: owner,
      next: { owner, value in log.append("\(owner) \(value)") },
      failed: { owner, error in log.append("\(owner) \(error)") }
    )
    expectEqual(log.entries, ["7 1", "7 2", "7 completed", "7 3", "7 one"])
    withExtendedLifetime(owner) {}
  }

  @Test("The subscription does not keep the object alive, and ends with the first value after its release")
  func release() {
    let lifetimes = Lifetimes()
    let source = Source<Int>()
    let log = Log<String>()
    func subscribe() -> any Disposable {
      let owner = lifetimes.make()
      let subscription = source.subscribe(
        with: owner,
        next: { _, value in
          log.append("\(value)")
        },
        failed: { _, _ in
          log.append("failed")
        },
        completed: { _ in
          log.append("completed")
        }
      )
      withExtendedLifetime(owner) { source.send(1) }
      return subscription
    }
    let subscription = subscribe()
    expectEqual(lifetimes.live, 0)
    source.send(2)
    expectEqual(log.entries, ["1"])
    expectEqual(source.ends, 1)
    #expect(subscription.isDisposed)
  }

  @Test("No handler is called for a terminal event after the release of the object")
  func terminal() {
    let log = Log<String>()
    for isFailure in [true, false] {
      let source = Source<Int>()
      func subscribe() {
        source.subscribe(
          with: Lifetimes().make(),
          next: { _, _ in },
          failed: { _, _ in log.append("failed") },
          completed: { _ in log.append("completed") }
        )
      }
      subscribe()
      if isFailure { source.fail() } else { source.complete() }
      expectEqual(source.ends, 1)
    }
    expectEqual(log.entries, [])
  }
}
