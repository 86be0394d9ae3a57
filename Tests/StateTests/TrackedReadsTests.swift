import Dispatch
import Observation
import TestSupport

@Suite(.withoutLeaks) struct TrackedReadsTests {
  /// Calls `read`, and returns a counter of its tracking, which counts one change.
  @discardableResult
  private func track(_ read: () -> Void) -> Counter {
    let changes = Counter()
    withObservationTracking(read) { changes.next() }
    return changes
  }

  @Test("The new value is the current one when its change is reported")
  func newValue() {
    let count = MutableProperty(0)
    let seen = Log<Int>()
    withObservationTracking {
      _ = count.value
    } onChange: {
      seen.append(count.value)
    }
    count.modify { $0 = 7 }
    expectEqual(seen.entries, [7])
  }

  @Test("Each tracking has its own reads, and each property its own changes")
  func several() {
    let first = MutableProperty(0), second = MutableProperty(0)
    let ofFirst = track { _ = first.value }
    let ofSecond = track { _ = second.value }
    let ofBoth = track { _ = (first.value, second.value) }
    second.value = 1
    expectEqual([ofFirst.value, ofSecond.value, ofBoth.value], [0, 1, 1])
    first.value = 1
    expectEqual([ofFirst.value, ofSecond.value, ofBoth.value], [1, 1, 1])
  }

  @Test("A property tells of its changes again after it is read again")
  func again() {
    let count = MutableProperty(0)
    for value in 1...3 {
      let changes = track { _ = count.value }
      count.value = value
      expectEqual(changes.value, 1)
    }
  }

  @Test("A derived property is reported when a source of it changes")
  func derived() {
    let width = MutableProperty(2), height = MutableProperty(3), unused = MutableProperty(0)
    let area = width.combineLatest(height).map { $0 * $1 }
    for source in [height, width, height] {
      let changes = track { _ = area.value }
      unused.value += 1
      expectEqual(changes.value, 0)
      source.value += 1
      expectEqual(changes.value, 1)
    }
  }

  @Test("The property that flatMap has chosen is reported")
  func chosen() {
    let selected = MutableProperty(0)
    let titles = [MutableProperty("Blue"), MutableProperty("River")]
    let title = selected.flatMap { titles[$0] }
    let first = track { _ = title.value }
    titles[1].value = "Sea"
    expectEqual(first.value, 0)
    titles[0].value = "Red"
    expectEqual(first.value, 1)
    let second = track { _ = title.value }
    selected.value = 1
    expectEqual(second.value, 1)
    let third = track { _ = title.value }
    titles[1].value = "Lake"
    expectEqual(third.value, 1)
  }

  @Test("A transaction reports a change when it ends")
  func transactions() {
    let first = MutableProperty(0), second = MutableProperty(0)
    let changes = track { _ = (first.value, second.value) }
    transaction {
      first.value = 1
      expectEqual(changes.value, 0)
      second.value = 1
    }
    expectEqual(changes.value, 1)
  }

  @Test("The state of a command is reported")
  func commands() {
    let work = Subject<Int, Never>()
    let command = Command { (_: Void) in work }
    let starts = track { _ = command.isExecuting.value }
    let ability = track { _ = command.isEnabled.value }
    command.execute()
    expectEqual(starts.value, 1)
    expectEqual(ability.value, 1)
    let ends = track { _ = command.isExecuting.value }
    work.complete()
    expectEqual(ends.value, 1)
  }

  @MainActor @Observable final class Model {
    var name = "Ada"
    let count = MutableProperty(0)
    @ObservationIgnored @MutableProperty var volume = 5
  }

  @Test("A model holds stored and reactive properties side by side")
  @MainActor func model() {
    let model = Model()
    func trackAll() -> Counter { track { _ = (model.name, model.count.value, model.volume) } }
    let named = trackAll()
    model.name = "Grace"
    let counted = trackAll()
    model.count.value = 1
    let played = trackAll()
    model.volume = 6
    expectEqual([named.value, counted.value, played.value], [1, 1, 1])
  }

  @Observable final class Player {
    let volume = MutableProperty(5)
  }

  @Test("observe sends the changes of a key path through a property")
  func observed() {
    let player = Player()
    let (recorder, _) = observe(player, \.volume.value).recorded()
    player.volume.value = 6
    player.volume.value = 7
    expectEqual(recorder.values, [5, 6, 7])
  }

  @Test("Reads outside of a tracking are not recorded")
  func untracked() {
    let count = MutableProperty(0)
    _ = count.value
    let changes = track {}
    _ = count.value
    count.value = 1
    expectEqual(changes.value, 0)
  }

  @Test("A change made by another thread between a read and the begin of its tracking is reported")
  @MainActor func race() async {
    let count = MutableProperty(0)
    // Makes the property report its changes, before the race.
    track { _ = count.value }
    await waitUntilCalled { changed in
      withObservationTracking {
        _ = count.value
        onThreads(1) { _ in count.value = 1 }
      } onChange: {
        changed()
      }
    }
    expectEqual(count.value, 1)
  }

  @Test("Trackings on several threads are reported")
  func threads() {
    let properties = (0..<4).map { _ in MutableProperty(0) }
    let sum = Property.combineLatest(properties).map { $0.reduce(0, +) }
    let reported = Counter()
    onThreads(4) { index in
      for _ in 0..<50 {
        let own = MutableProperty(0)
        withObservationTracking {
          _ = (own.value, properties[index].value, sum.value)
        } onChange: {
          reported.next()
        }
        own.value = 1
      }
    }
    expectEqual(reported.value, 200)
  }

  @Test("A property releases its trackings with itself, also a derived one")
  func release() {
    let lifetimes = Lifetimes()
    func use() {
      let count = MutableProperty(0)
      let double = count.map { $0 * 2 }
      let captured = lifetimes.make()
      withObservationTracking {
        _ = (count.value, double.value)
      } onChange: {
        withExtendedLifetime(captured) {}
      }
    }
    use()
    expectEqual(lifetimes.live, 0)
  }
}
