extension Signal where Failure == Never {
  @inlinable
  public static func just(_ value: Value) -> Signal<Value, Never> { Signal(.just(value)) }
}
extension Signal {
  @_disfavoredOverload
  @inlinable
  public static func just(_ value: Value) -> Signal<Value, Failure> { Signal(.just(value)) }
}
