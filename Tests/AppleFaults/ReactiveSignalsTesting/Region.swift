#if canImport(Darwin)
import Foundation

func fault(_ timer: Timer) {
  // error: sending 'timer' risks causing data races [#SendingRisksDataRace]  (macOS iOS)
  Task { @MainActor in timer.fire() }
}
#endif
