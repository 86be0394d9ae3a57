// The names that this library had before.

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, renamed: "timeout(after:switchTo:on:)")
  public func timeout<Fallback, S>(
    after duration: Duration,
    switchingTo fallback: Fallback,
    on scheduler: S
  ) -> Subject<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(ofSilence:switchTo:on:)")
  public func timeout<Fallback, S>(
    ofSilence duration: Duration,
    switchingTo fallback: Fallback,
    on scheduler: S
  ) -> Subject<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(first:next:switchTo:on:)")
  public func timeout<Fallback, S>(
    first: Duration,
    next: Duration? = nil,
    switchingTo fallback: Fallback,
    on scheduler: S
  ) -> Subject<Value, Failure> { neverCalled() }
}
