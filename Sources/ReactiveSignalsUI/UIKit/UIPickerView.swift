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
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the picker. A delegate that the app sets after that stands behind the
  /// proxy, and receives all calls.
  ///
  /// - **Sends**: the row and the component of each choice by the user.
  /// - **Ends**: completes when the picker is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The picker is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: MainSignal<(row: Int, component: Int), Never> {
    calls(of: self, by: { $0.proxy }) { $0.selections }
  }

  fileprivate var proxy: PickerViewProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UIPickerViewDelegate }
  }

  fileprivate var titles: PickerTitles {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UIPickerViewDelegate }
  }
}

extension MainSignalConvertible where Failure == Never {
  /// Shows each array as the rows of a picker with one component.
  ///
  /// <!-- fragment -->
  ///
  ///     let list = sizes.bind(to: sizePicker, title: \.name)
  ///     list.selections.bind(to: model.size)
  ///
  /// The binding is the data source of the picker. The titles come from a ``DelegateProxy`` in front of its delegate. For several components,
  /// use a data source.
  ///
  /// - Parameters:
  ///   - picker: The picker, which keeps the binding.
  ///   - title: A closure that returns the title of an element.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  /// - Complexity: O(1) for each array, and what the picker does.
  @MainActor
  @discardableResult
  public func bind<Element>(
    to picker: UIPickerView,
    title: @escaping @MainActor (Element) -> String
  ) -> ListBinding<Element> where Value == [Element] {
    let source = ListSource<Element>()
    let data = PickerRows { source.rows.count }
    picker.titles.title = { row in source.rows[row].map(title) }
    keep(data, asDataSourceOf: picker, until: source.binding) {
      picker.dataSource = data
    } end: { picker, data in
      if picker.dataSource === data { picker.dataSource = nil }
    }
    source.report(selections: picker.selections.map { [$0.row] })
    source.show(mainSignal, in: picker, known: { _ in nil }, id: { _ in 0 }, by: { _, _ in true }) {
      picker,
      _,
      change in
      guard picker.dataSource === data else { return }
      change()
      picker.reloadAllComponents()
    }
    return source.binding
  }
}

private final class PickerViewProxy: DelegateProxy, UIPickerViewDelegate {
  let selections = MainSubject<(row: Int, component: Int), Never>()

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.send((row, component))
    next(as: (any UIPickerViewDelegate).self)?
      .pickerView?(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// The titles of the rows. It stands apart, since a picker whose delegate returns titles asks for no views.
private final class PickerTitles: DelegateProxy, UIPickerViewDelegate {
  var title: (Int) -> String? = { _ in nil }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    title(row)
  }
}

/// The data source of a picker with one component.
private final class PickerRows: NSObject, UIPickerViewDataSource {
  private let count: () -> Int

  init(_ count: @escaping () -> Int) { self.count = count }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count() }
}
#endif
