#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import ReactiveSignals
public import UIKit

extension UIImagePickerController {
  /// Returns a signal that sends the result of `transform` for each photo or video that the user picks, and completes when the user
  /// cancels.
  ///
  /// <!-- fragment -->
  ///
  ///     picker.picks { $0[.originalImage] as? UIImage }.subscribe { [weak self] image in self?.show(image) }
  ///
  /// The description of a pick is not sendable, so `transform` extracts the values to send. Subscribing puts a
  /// ``DelegateProxy`` in front of the delegate of the picker. The app dismisses the picker.
  ///
  /// - **Sends**: one result for each photo or video that the user picks.
  /// - **Ends**: completes when the user cancels, or when the picker is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The picker is not kept alive.
  ///
  /// RAC: `rac_imageSelectedSignal`.
  ///
  /// - Parameter transform: A closure that returns the value to send for a pick.
  /// - Returns: A signal of the picks.
  /// - Complexity: O(1) for each pick.
  public func picks<Value>(
    _ transform: @escaping @MainActor ([UIImagePickerController.InfoKey: Any]) -> Value
  ) -> MainSignal<Value, Never> {
    MainSignal
      .create { [weak self] subscriber in
        guard let self else { return }
        let proxy: ImagePickerProxy = delegateProxy(of: self, delegate: delegate) {
          $0.delegate = $1 as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
        }
        subscriber.add(
          proxy.picks.subscribe { pick in
            if let pick { subscriber.send(transform(pick)) } else { subscriber.complete() }
          }
        )
      }
      .take(during: Lifetime(of: self))
  }
}

private final class ImagePickerProxy: DelegateProxy, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  /// The description of each pick, or `nil` when the user cancels. It is sent and received on the main actor.
  let picks = MainSubject<[UIImagePickerController.InfoKey: Any]?, Never>()

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picks.send(info)
    next(as: (any UIImagePickerControllerDelegate).self)?
      .imagePickerController?(picker, didFinishPickingMediaWithInfo: info)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picks.send(nil)
    next(as: (any UIImagePickerControllerDelegate).self)?.imagePickerControllerDidCancel?(picker)
  }
}
#endif
