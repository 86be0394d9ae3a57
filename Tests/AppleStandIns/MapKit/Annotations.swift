// Platforms: macOS iOS tvOS visionOS
import _Concurrency
#if canImport(UIKit)
@_exported public import UIKit

@objc @MainActor open class MKAnnotationView: UIView {
  @objc open func prepareForReuse()
}
#endif
