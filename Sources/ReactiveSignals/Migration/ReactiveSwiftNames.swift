// The names of ReactiveSwift and ReactiveCocoa that have another name here.

@available(*, unavailable, renamed: "Signal")
public typealias SignalProducer<Value: Sendable, Failure: Error> = Signal<Value, Failure>

@available(*, unavailable, renamed: "Signal", message: "Write both types, as in 'Signal<Int, Never>'.")
public typealias RACSignal = Signal

@available(*, unavailable, renamed: "Subject", message: "Write both types, as in 'Subject<Int, Never>'.")
public typealias RACSubject = Subject

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func startWithValues(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func observeValues(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func subscribeNext(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func skipRepeats() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func skipRepeats(_ areSame: @escaping @Sendable (Value, Value) -> Bool) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "skip(_:)")
  public func skip(first count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(_:)")
  public func take(first count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "takeLast(_:)")
  public func take(last count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "compactMap(_:)")
  public func filterMap<T: Sendable>(_ transform: @escaping @Sendable (Value) -> T?) -> Signal<T, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "catch(_:)")
  public func flatMapError<Next: SignalProtocol>(
    _ handler: @escaping @Sendable (Failure) -> Next
  ) -> Signal<Value, Next.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  public func promoteError<E: Error>(_ type: E.Type) -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "tryMap(_:)")
  public func attemptMap<T: Sendable, E: Error>(
    _ transform: @escaping @Sendable (Value) throws(E) -> T
  ) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "sample(on:)")
  public func sample<Trigger>(with trigger: Trigger) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  public func flattenMap<Inner: SignalProtocol>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(next:)")
  public func doNext(_ handler: @escaping @Sendable (Value) -> Void) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "deliverOnMain()")
  public func deliverOnMainThread() -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension SubscriberProtocol {
  @available(*, unavailable, renamed: "send(_:)")
  public func send(value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func send(error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func sendNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func sendError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func sendCompleted() { neverCalled() }
}

@_documentation(visibility: internal)
extension PropertyProtocol {
  @available(*, unavailable, renamed: "signal")
  public var producer: Signal<Value, Never> { neverCalled() }
}
