#if canImport(Darwin)
import Foundation

func faultyName(_ names: [Notification.Name]) -> Notification.Name? {
  // error: referencing instance method 'max()' on 'Sequence' requires that 'Notification.Name' conform to 'Comparable'  (macOS iOS)
  names.max()
}
#endif
