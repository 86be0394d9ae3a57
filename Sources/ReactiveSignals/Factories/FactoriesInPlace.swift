// Factories as arguments of operators, as in `signal.race(.just(1))`. A parameter is of any signal type there, so the compiler looks for
// static members of the protocol.

@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @inlinable
  public static func just<V: Sendable, F: Error>(_ value: V) -> Self where Self == Signal<V, F> {
    Signal<V, F>.from([value])
  }

  @_disfavoredOverload
  @inlinable
  public static func fail<V: Sendable, F: Error>(_ error: F) -> Self where Self == Signal<V, F> {
    Signal<V, F>(.failed(error))
  }

  @_disfavoredOverload
  @inlinable
  public static func from<V: Sendable, F: Error>(_ values: [V]) -> Self where Self == Signal<V, F> {
    Signal<V, F>(.elements(values))
  }
}
