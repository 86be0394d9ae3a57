// Operators in time without their scheduler. Without these forms, the compiler finds no solution for a longer chain, and gives up after
// many seconds instead of naming the argument that is missing.

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func audit(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func buffer(for duration: Duration) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func debounce(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func delay(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func delaySubscription(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func skip(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func take(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func throttle(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Add the failure and the scheduler: 'failingWith: LoadError.late, on: .main'."
  )
  public func timeout(after duration: Duration) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Value == Int, Failure == Never {
  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public static func interval(_ interval: Duration) -> Signal<Int, Never> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public static func timer(after delay: Duration) -> Signal<Int, Never> { neverCalled() }
}
