#if canImport(Darwin)
import Foundation

func faultyTimer() -> Timer {
  // error: incorrect argument label in call (have 'timeInterval:repeating:_:', expected 'timeInterval:repeats:_:')  (macOS iOS)
  Timer(timeInterval: 1, repeating: true) { timer in timer.invalidate() }
}
#endif
