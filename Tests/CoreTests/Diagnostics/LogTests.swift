import TestSupport

@Suite(.withoutLeaks) struct LogTests {
  private let lines = Log<String>()

  @Test("Disposal is printed unless a terminal event was delivered")
  func disposal() {
    _ = [1, 2].signal().log("a", to: lines.append).take(1).log("b", to: lines.append).events()
    expectEqual(
      lines.entries,
      [
        "b: subscribed", "a: subscribed", "a: next(1)", "b: next(1)", "b: completed", "a: disposed",
      ]
    )
  }

  @Test("Without a label the lines begin with the description of the signal")
  func description() {
    Signal.just(1).map { $0 + 1 }.log(to: lines.append).subscribe()
    expectEqual(lines.entries.first, "[just] map: subscribed")
  }

  @Test("Each stage prints its events under its own name", .proves("B506"))
  func stages() {
    [1].signal().named("one").log(to: lines.append).map { $0 + 1 }.named("two").log(to: lines.append)
      .subscribe()
    expectEqual(
      lines.entries,
      [
        "two: subscribed", "one: subscribed", "one: next(1)", "two: next(2)", "one: completed",
        "two: completed",
      ]
    )
  }

  @Test("Lines printed after the release of a signal still have its name", .proves("W23"))
  func nameOfWhatIsGone() {
    let lifetimes = Lifetimes()
    let producer = Shared<Subscriber<Int, Never>?>(nil)
    func subscribe() {
      let signal = Signal<Int, Never>.create { [captured = lifetimes.make()] subscriber in
        producer.withLock { $0 = subscriber }
        withExtendedLifetime(captured) {}
      }
      signal.named("numbers").log(to: lines.append).subscribe()
    }
    subscribe()
    expectEqual(lifetimes.live, 0)
    producer.value?.send(1)
    producer.value?.complete()
    expectEqual(lines.entries, ["numbers: subscribed", "numbers: next(1)", "numbers: completed"])
  }

  @Test("It keeps the rules of events")
  func laws() {
    let lines = lines
    expectLaws("log") { $0.log("a", to: { lines.append($0) }) }
  }
}
