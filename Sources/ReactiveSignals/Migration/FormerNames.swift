// The names that this library had before. Programs that use them compile, and are told the new ones.

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, deprecated, renamed: "timeout(after:switchTo:on:)")
  @inlinable
  public func timeout<Fallback: SignalProtocol>(
    after duration: Duration,
    switchingTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    timeout(after: duration, switchTo: fallback, on: scheduler)
  }

  @available(*, deprecated, renamed: "timeout(ofSilence:switchTo:on:)")
  @inlinable
  public func timeout<Fallback: SignalProtocol>(
    ofSilence duration: Duration,
    switchingTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    timeout(ofSilence: duration, switchTo: fallback, on: scheduler)
  }

  @available(*, deprecated, renamed: "timeout(first:next:switchTo:on:)")
  @inlinable
  public func timeout<Fallback: SignalProtocol>(
    first: Duration,
    next: Duration? = nil,
    switchingTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    timeout(first: first, next: next, switchTo: fallback, on: scheduler)
  }

  @available(*, deprecated, renamed: "expand(maxConcurrent:buffering:_:)")
  @inlinable
  public func expand(
    limit: Int,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    expand(maxConcurrent: limit, buffering: policy, transform)
  }

  @available(*, deprecated, renamed: "expand(maxConcurrent:buffering:_:)")
  @_disfavoredOverload
  @inlinable
  public func expand<Inner: SignalProtocol>(
    limit: Int,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Value, Failure> where Inner.Value == Value, Inner.Failure == Failure {
    expand(maxConcurrent: limit, buffering: policy, transform)
  }
}
