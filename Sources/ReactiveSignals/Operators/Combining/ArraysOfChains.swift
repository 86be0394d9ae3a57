// Arrays of chains of different types, as in `Signal.merge([a.map { … }, b.filter { … }])`.
//
// The array gets its type from the parameter. Without these overloads, the compiler looks for a common type of the chains.

extension Signal {
  /// Returns a signal that sends the values of signals of any types as they arrive.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge(_ signals: [any SignalProtocol<Value, Failure>]) -> Signal<
    Value, Failure
  > {
    merge(signals.map { Signal($0) })
  }

  /// Returns a signal that sends the values of signals of any types, one after the other.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat(_ signals: [any SignalProtocol<Value, Failure>]) -> Signal<
    Value, Failure
  > {
    concat(signals.map { Signal($0) })
  }

  /// Returns a signal that sends the events of the first of several signals of any types to send one.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func race(_ signals: [any SignalProtocol<Value, Failure>]) -> Signal<
    Value, Failure
  > {
    race(signals.map { Signal($0) })
  }

  /// Returns a signal that sends the latest values of signals of any types, as arrays.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<Element: Sendable>(
    _ signals: [any SignalProtocol<Element, Failure>]
  ) -> Signal<[Element], Failure> where Value == [Element] {
    combineLatest(signals.map { Signal<Element, Failure>($0) })
  }
}
