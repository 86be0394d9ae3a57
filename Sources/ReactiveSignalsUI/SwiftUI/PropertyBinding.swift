#if canImport(SwiftUI)
public import ReactiveSignals
public import SwiftUI

extension MutableProperty {
  /// A SwiftUI binding to this property.
  ///
  /// <!-- fragment -->
  ///
  ///     TextField("Name", text: model.name.binding)
  ///     Toggle("Night", isOn: settings.isNight.binding.animation())
  ///
  /// Reading takes part in Observation, so a view that uses the binding is evaluated again after each change, by any thread. Writing
  /// is a write of the property, in the transaction of the view. The binding keeps the property alive.
  public var binding: Binding<Value> {
    Binding {
      self.value
    } set: { newValue, transaction in
      withTransaction(transaction) { self.value = newValue }
    }
  }
}

extension MainMutableProperty {
  /// A SwiftUI binding to this property, as that of a ``MutableProperty``.
  ///
  /// <!-- fragment -->
  ///
  ///     TextField("Name", text: model.$name.binding)
  public var binding: Binding<Value> {
    Binding { @MainActor in
      self.value
    } set: { @MainActor newValue, transaction in
      withTransaction(transaction) { self.value = newValue }
    }
  }
}
#endif
