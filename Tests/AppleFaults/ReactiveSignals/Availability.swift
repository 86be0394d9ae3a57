#if os(macOS)
import Observation

func fault(of count: @escaping @Sendable () -> Int) -> any AsyncSequence {
  // error: 'Observations' is only available in macOS 26.0 or newer  (macOS)
  Observations(count)
}
#endif
