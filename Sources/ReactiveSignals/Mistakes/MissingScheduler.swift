// Operators in time without their scheduler. Without these forms, the compiler finds no solution for a longer chain, and gives up after
// many seconds instead of naming the argument that is missing.

public import Dispatch

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
  public func measureInterval() -> Signal<Duration, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  public func sample(every interval: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public func timestamp() -> Signal<(value: Value, time: Duration), Failure> { neverCalled() }

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

  @available(*, unavailable, message: "Write 'debounce(for: .seconds(0.3), on: .main)'.")
  public func debounce(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'debounce(for: .seconds(0.3), on: .main)'.")
  public func debounce(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'debounce(for: .seconds(0.3), on: .main)'.")
  public func debounce(for seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'delay(for: .seconds(0.3), on: .main)'.")
  public func delay(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'delay(for: .seconds(0.3), on: .main)'.")
  public func delay(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'delay(for: .seconds(0.3), on: .main)'.")
  public func delay(for seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'throttle(for: .seconds(0.3), on: .main)'.")
  public func throttle(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'throttle(for: .seconds(0.3), on: .main)'.")
  public func throttle(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'throttle(for: .seconds(0.3), on: .main)'.")
  public func throttle(for seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Write 'timeout(after: .seconds(3), failingWith: LoadError.late, on: .main)'."
  )
  public func timeout(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Write 'timeout(after: .seconds(3), failingWith: LoadError.late, on: .main)'."
  )
  public func timeout(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Value == Int, Failure == Never {
  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public static func interval(_ interval: Duration) -> Signal<Int, Never> { neverCalled() }

  @available(*, unavailable, message: "Write 'Signal.interval(.seconds(1), on: .main)'.")
  public static func interval(_ seconds: Double) -> Signal<Int, Never> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  public static func interval(
    _ seconds: Double,
    on scheduler: some TimedScheduler
  ) -> Signal<Int, Never> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  public static func timer(after delay: Duration) -> Signal<Int, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension Scheduler where Self == QueueScheduler {
  @available(*, unavailable, message: "Make a scheduler: 'QueueScheduler(label: …)'.")
  public static var background: QueueScheduler { neverCalled() }

  @available(*, unavailable, message: "Make a scheduler: 'QueueScheduler(label: …)'.")
  public static func global(qos: DispatchQoS.QoSClass = .default) -> QueueScheduler { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal {
  @available(*, unavailable, renamed: "interval(_:tolerance:on:)")
  @_disfavoredOverload
  public static func timer<S: TimedScheduler>(
    every interval: Duration,
    on scheduler: S
  ) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Value == Int, Failure == Never {
  @available(*, unavailable, renamed: "interval(_:tolerance:on:)")
  public static func timer<S: TimedScheduler>(
    every interval: Duration,
    on scheduler: S
  ) -> Signal<Int, Never> { neverCalled() }
}
