package import ReactiveSignals
package import ReactiveSignalsTestingTraits

extension Counter {
  /// The numbers from 1, of a source that retains an object. This counter counts how many have been asked for.
  package func numbers(retaining object: Tracked? = nil) -> Signal<Int, Never> {
    .unfold(0) { last -> Int? in
      _ = self.next()
      last += withExtendedLifetime(object) { 1 }
      return last
    }
  }
}
