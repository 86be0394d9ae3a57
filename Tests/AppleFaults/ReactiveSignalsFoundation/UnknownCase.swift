#if canImport(Darwin)
import Dispatch

func faultyFlag(_ interval: DispatchTimeInterval) -> Bool {
  // error: switch covers known cases, but 'DispatchTimeInterval' may have additional unknown values  (macOS iOS)
  switch interval {
  case .seconds, .milliseconds, .microseconds, .nanoseconds: true
  case .never: false
  }
}
#endif
