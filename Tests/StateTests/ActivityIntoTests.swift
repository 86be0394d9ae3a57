import TestSupport

@Suite(.withoutLeaks) struct ActivityIntoTests {
  @Test("A property counts the subscriptions of all its signals, until each completes, fails or is disposed")
  func counts() {
    let activity = MutableProperty(0)
    let (first, second) = (Subject<Int, TestFailure>(), Subject<Int, TestFailure>())
    let (one, two) = (first.activity(into: activity), second.activity(into: activity))
    expectEqual(activity.value, 0)
    one.subscribe(next: { _ in }, failed: { _ in }, completed: { expectEqual(activity.value, 2) })
    two.subscribe(next: { _ in }, failed: { _ in expectEqual(activity.value, 0) })
    let third = two.subscribe(next: { _ in }, failed: { _ in })
    expectEqual(activity.value, 3)
    first.complete()
    expectEqual(activity.value, 2)
    third.dispose()
    third.dispose()
    expectEqual(activity.value, 1)
    second.fail(.one)
    expectEqual(activity.value, 0)
    expectEqual(one.events(), [.completed])
    expectEqual(activity.value, 0)
  }

  @Test("A subscription that an observer of the property disposes does not start, and counts no longer")
  func disposedByObserver() {
    let activity = MutableProperty(0)
    let place = SerialDisposable()
    let source = Source<Int>()
    let observer = activity.changes.subscribe { if $0 == 1 { place.dispose() } }
    let outer = Subject<Int, Never>()
    place.inner = outer.flatMap { _ in source.activity(into: activity) }.subscribe(
      next: { _ in },
      failed: { _ in }
    )
    outer.send(1)
    expectEqual(activity.value, 0)
    expectEqual(source.subscriptions, 0)
    observer.dispose()
  }

  @Test("Of threads that subscribe and end subscriptions, none is counted twice or forgotten")
  func threads() {
    let activity = MutableProperty(0)
    onThreads(3) { _ in
      for _ in 0..<200 {
        let subject = Subject<Int, Never>()
        let subscription = subject.activity(into: activity).subscribe()
        subject.complete()
        subscription.dispose()
      }
    }
    expectEqual(activity.value, 0)
  }

  @Test("It keeps the rules of events, and changes no event")
  func laws() {
    expectLaws("activity(into:)") { $0.activity(into: MutableProperty(0)) }
    expectModel("activity(into:)") { source, _ in source.activity(into: MutableProperty(0)) }.follows { $0 }
    expectSame("activity(into:): the signal itself") { $0[0].activity(into: MutableProperty(0)).erased }
      .and { $0[0].erased }
  }
}
