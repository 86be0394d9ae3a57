import Observation
import TestSupport

@MainActor @Observable private final class Counting {
  var count = 0
}

/// The asynchronous sequences of Observation, in both directions.
@Suite(.withoutLeaks) struct ObservationsTests {
  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @Test("The changes of an observable object become a signal")
  @MainActor
  func toSignal() async throws {
    let model = Counting()
    let counts = Signal.from(Observations { model.count }).take(while: { $0 < 3 })
    var seen: [Int] = []
    for await count in counts.values {
      seen.append(count)
      model.count += 1
    }
    expectEqual(seen, [0, 1, 2])
  }

  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @Test("Properties that are read in it send a sequence on")
  func fromProperties() async {
    let first = MutableProperty(1), second = MutableProperty(10)
    let sum = first.combineLatest(second).map { $0 + $1 }
    var seen: [Int] = []
    for await value in Observations({ sum.value }) {
      seen.append(value)
      if value == 11 {
        transaction {
          first.value = 2
          second.value = 20
        }
      } else {
        break
      }
    }
    expectEqual(seen, [11, 22])
  }

  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @Test("A signal becomes such a sequence through a property, and a signal again")
  func roundTrip() async {
    let source = Subject<Int, Never>()
    let latest = MutableProperty(0)
    source.bind(to: latest)
    let again = Signal.from(Observations { latest.value })
    var seen: [Int] = []
    for await value in again.values {
      seen.append(value)
      if value == 2 { break }
      source.send(value + 1)
    }
    expectEqual(seen, [0, 1, 2])
  }

  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @Test("A failure that the closure throws fails the signal")
  func failure() async {
    let count = MutableProperty(0)
    let observations = Observations { () throws(TestFailure) -> Int in
      if count.value == 1 { throw .one }
      return count.value
    }
    let signal = Signal<Int, TestFailure>.from(observations)
    var seen: [Int] = []
    do throws(TestFailure) {
      for try await value in signal.values {
        seen.append(value)
        count.value = 1
      }
      Issue.record("it completed")
    } catch {
      expectEqual(error, .one)
    }
    expectEqual(seen, [0])
  }
}
