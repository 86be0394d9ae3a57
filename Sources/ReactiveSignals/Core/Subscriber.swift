/// Something that takes events from outside: what ``Signal/create(_:)`` hands out, and subjects.
///
/// Its methods may be called by any thread, at any time, also from inside a delivery.
///
/// RAC: `RACSubscriber`.
public protocol SubscriberProtocol<Value, Failure>: AnyObject, Sendable {
  /// What it takes.
  associatedtype Value: Sendable
  /// How what it takes can fail.
  associatedtype Failure: Error

  /// Takes a value. Ignored after a terminal event. RAC: `sendNext:`.
  func send(_ value: Value)
  /// Takes the failure that ends it. RAC: `sendError:`.
  func fail(_ error: Failure)
  /// Takes the completion that ends it. RAC: `sendCompleted`.
  func complete()

  /// Is told of each subscription that feeds it, to dispose when it ends. Does nothing by default.
  ///
  /// RAC: `didSubscribeWithDisposable:`.
  func add(_ disposable: any Disposable)
}

extension SubscriberProtocol {
  public func add(_ disposable: any Disposable) {}

  /// Takes an event.
  @inlinable
  public func send(event: Event<Value, Failure>) {
    switch event {
    case .next(let value): send(value)
    case .failed(let error): fail(error)
    case .completed: complete()
    }
  }
}

/// What ``Signal/create(_:)`` hands to its closure: one subscription, seen from the producer's side.
///
/// Events may be sent by any thread. They reach the subscriber one after another, in the order of
/// arrival: an event sent while another is being delivered, by another thread or by the subscriber's own
/// handler, is queued and delivered by the thread that is at it. Sending never waits.
///
/// The subscription lasts until it terminates or is disposed. When the producer lets go of the subscriber,
/// nothing can be sent any more and the subscriber's handlers are released, but the cleanup still waits for
/// the disposal.
///
/// RAC: `RACSubscriber` and `RACPassthroughSubscriber` in one.
@safe
public final class Subscriber<Value: Sendable, Failure: Error>: SubscriberProtocol {
  @usableFromInline let receive: @Sendable (Event<Value, Failure>) -> Void
  /// Kept by what `receive` captured, the serialized.
  @usableFromInline let subscription: Unmanaged<CompoundDisposable>
  /// For the member of the subscription that has the handlers released.
  @usableFromInline let token: UInt?

  @inlinable
  init<S: Sink & ~Copyable>(_ sink: consuming S, _ subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    let serialized = SerializedSink(sink, subscription)
    unsafe self.subscription = .passUnretained(subscription)
    token = subscription.insert { serialized.releaseSink() }
    receive = { serialized.send(event: $0) }
  }

  deinit {
    // Nothing can be sent any more: let go of the handlers.
    if let token { unsafe subscription._withUnsafeGuaranteedRef { $0.withdraw(token) } }
  }

  @inlinable
  public func send(_ value: Value) { receive(.next(value)) }

  @inlinable
  public func fail(_ error: Failure) { receive(.failed(error)) }

  @inlinable
  public func complete() { receive(.completed) }

  /// Whether the subscription has ended. A producer that works on its own looks here to stop:
  ///
  ///     Signal<Int, Never>.create { subscriber in
  ///       var n = 0
  ///       while !subscriber.isDisposed {
  ///         subscriber.send(n)
  ///         n += 1
  ///       }
  ///     }
  @inlinable
  public var isDisposed: Bool { unsafe subscription._withUnsafeGuaranteedRef { $0.isDisposed } }

  /// Runs `cleanup` when the subscription ends, by a terminal event or by disposal; at once when it has ended
  /// already. Cleanups run in the order they were registered, before the subscriber is told of the end.
  public func onDispose(_ cleanup: @escaping @Sendable () -> Void) {
    unsafe subscription._withUnsafeGuaranteedRef { $0.add(cleanup) }
  }

  /// Disposes `disposable` when the subscription ends; at once when it has ended already.
  public func add(_ disposable: any Disposable) {
    unsafe subscription._withUnsafeGuaranteedRef { $0.add(disposable) }
  }
}
