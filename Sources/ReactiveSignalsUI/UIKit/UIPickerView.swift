#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import ReactiveSignals
public import UIKit

extension UIPickerView {
  /// A signal of the row and the component of each choice of the user.
  ///
  /// <!-- fragment -->
  ///
  ///     sizePicker.selections.map { sizes[$0.row] }.bind(to: model.size)
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the picker. A delegate that the app sets after that ends
  /// the signal's values.
  ///
  /// - **Sends**: the row and the component of each choice by the user.
  /// - **Ends**: completes when the picker is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The picker is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: Signal<(row: Int, component: Int), Never> {
    calls(of: self, by: { $0.proxy }) { $0.selections }
  }

  private var proxy: PickerViewProxy {
    delegateProxy(of: self, delegate: delegate) { self.delegate = $0 }
  }
}

private final class PickerViewProxy: DelegateProxy, UIPickerViewDelegate {
  let selections = Subject<(row: Int, component: Int), Never>()

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.send((row, component))
    next(as: (any UIPickerViewDelegate).self)?
      .pickerView?(pickerView, didSelectRow: row, inComponent: component)
  }
}
#endif
