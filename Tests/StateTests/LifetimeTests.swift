import TestSupport

@Suite(.withoutLeaks) struct LifetimeTests {
  private final class Screen: Sendable {
    private let token = Lifetime.Token()
    private let log: Log<String>
    var lifetime: Lifetime { token.lifetime }

    init(_ log: Log<String>) { self.log = log }
    deinit { log.append("deinit") }
  }

  @Test("The signal ended completes without a value when the owner is released", .proves("B468", "W80"))
  func ended() {
    let log = Log<String>()
    var screen: Screen? = Screen(log)
    let lifetime = screen?.lifetime
    let recorder = lifetime?.ended.recorded().recorder
    expectEqual(lifetime?.hasEnded, false)
    expectEqual(recorder?.isTerminated, false)
    screen = nil
    expectEqual(lifetime?.hasEnded, true)
    expectEqual(recorder?.events.count, 1)
    expectEqual(recorder?.isCompleted, true)
  }

  @Test("The signal ended completes immediately when the lifetime is over", .proves("B468"))
  func late() {
    let token = Lifetime.Token()
    token.dispose()
    #expect(token.isDisposed)
    #expect(token.lifetime.ended.recorded().recorder.isCompleted)
  }

  @Test("Added disposables are disposed once, in order, with the owner, or at once", .proves("B467"))
  func additions() {
    let log = Log<String>()
    var screen: Screen? = Screen(log)
    let lifetime = screen?.lifetime
    lifetime?.observe { log.append("observer") }
    if let lifetime { lifetime += BlockDisposable { log.append("disposable") } }
    screen = nil
    lifetime?.observe { log.append("late") }
    expectEqual(log.entries, ["deinit", "observer", "disposable", "late"])
  }

  @Test("An owner can dispose its token before it is released", .proves("B467"))
  func wholeOwner() {
    final class Owner: Sendable {
      let token = Lifetime.Token()
      let log: Log<String>
      init(_ log: Log<String>) { self.log = log }
      deinit {
        token.dispose()
        log.append("deinit")
      }
    }
    let log = Log<String>()
    do {
      let owner = Owner(log)
      owner.token.lifetime.observe { log.append("ended") }
    }
    expectEqual(log.entries, ["ended", "deinit"])
  }

  @Test("A removed observation does not run and is not retained")
  func takenBack() {
    let token = Lifetime.Token()
    let objects = Lifetimes()
    let observation = {
      let object = objects.make()
      return token.lifetime.observe { _ = object }
    }()
    let subscription = {
      let object = objects.make()
      return token.lifetime.ended.subscribe(completed: { _ = object })
    }()
    expectEqual(objects.live, 2)
    observation.dispose()
    subscription.dispose()
    expectEqual(objects.live, 0)
    token.dispose()
  }

  @Test("take(during:) ends with the lifetime or the signal, and does not start after the lifetime")
  func takeDuring() {
    var token: Lifetime.Token? = Lifetime.Token()
    let lifetime = token?.lifetime ?? Lifetime.Token().lifetime
    let subject = Subject<Int, TestFailure>()
    let other = Subject<Int, TestFailure>()
    let recorder = subject.take(during: lifetime).recorded().recorder
    let failing = other.take(during: lifetime).recorded().recorder
    subject.send(1)
    other.fail(.one)
    token = nil
    subject.send(2)
    expectEqual(recorder.events, [.next(1), .completed])
    expectEqual(failing.events, [.failed(.one)])
    let starts = Counter()
    let late = Signal<Int, TestFailure>.create { _ in starts.next() }.take(during: lifetime)
    expectEqual(late.recorded().recorder.events, [.completed])
    expectEqual(starts.value, 0)
  }

  @Test("take(during:) keeps the rules of events")
  func laws() {
    let token = Lifetime.Token()
    // The lifetime retains a dropped subscription, and can still end it.
    expectLaws("take(during:)", except: [.release]) { $0.take(during: token.lifetime) }
    expectReleasesValues("take(during:)") { source, _ in source.take(during: token.lifetime) }
    expectModel("take(during:)") { source, _ in source.take(during: token.lifetime) }.follows { $0 }
    let ended = Lifetime.Token()
    ended.dispose()
    expectModel("take(during:), ended") { source, _ in source.take(during: ended.lifetime) }
      .follows { _ in [Step(0, .completed)] }
  }

  @Test("The lifetime of a property ends when the property is released")
  func property() {
    var property: MutableProperty? = MutableProperty(1)
    let lifetime = property?.lifetime
    var derived = property?.map { $0 }
    property = nil
    expectEqual(derived?.value, 1)
    expectEqual(lifetime?.hasEnded, false)
    derived = nil
    expectEqual(lifetime?.hasEnded, true)
  }

  @Test("Subscriptions stored in a token end with it")
  func store() {
    let subscription = BlockDisposable()
    do {
      let token = Lifetime.Token()
      subscription.store(in: token)
      #expect(!subscription.isDisposed)
      withExtendedLifetime(token) {}
    }
    #expect(subscription.isDisposed)
    let ended = Lifetime.Token()
    ended.dispose()
    let late = BlockDisposable()
    late.store(in: ended)
    #expect(late.isDisposed)
  }
}
