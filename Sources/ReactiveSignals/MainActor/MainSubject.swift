/// A subject of the main actor: a value of any type that is sent to it is delivered to its current subscribers.
///
///     let taps = MainSubject<Void, Never>()
///     taps.subscribe { print("tapped") }
///     taps.send()
///     // tapped
///
/// It behaves as ``Subject``. Other threads send to a ``Subject``, whose values come onto the main actor by
/// ``SignalProtocol/onMain(buffering:)``.
@MainActor
public final class MainSubject<Value, Failure: Error>: nonisolated MainSignalProtocol {
  @usableFromInline let owner: OnMainOwner<Subject<OnMain<Value>, Failure>>

  /// Creates a subject without subscribers.
  @inline(never)
  nonisolated public init() { owner = OnMainOwner(Subject()) }

  @inlinable var subject: Subject<OnMain<Value>, Failure> { owner.object }

  /// The values that are sent.
  public var mainSignal: MainSignal<Value, Failure> { MainSignal(owner.signal { $0 }) }

  /// Sends a value.
  @_alwaysEmitIntoClient
  public func send(_ value: Value) { owner.withObject { $0.send(OnMain(value)) } }

  /// Sends a failure, which ends the subject.
  @_alwaysEmitIntoClient
  public func fail(_ error: Failure) { subject.fail(error) }

  /// Sends completion, which ends the subject.
  @_alwaysEmitIntoClient
  public func complete() { subject.complete() }

  /// Sends an event.
  public func send(event: Event<Value, Failure>) { subject.send(event: event.map { OnMain($0) }) }

  /// The number of subscriptions that have not ended.
  public var subscriptionCount: Int { subject.subscriptionCount }
}

extension MainSubject where Value == Void {
  /// Sends the empty value.
  @_alwaysEmitIntoClient
  public func send() { send(()) }
}

extension MainSignalProtocol {
  /// Sends the events of this signal to a subject, as ``SignalProtocol/subscribe(_:)`` does.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: The subscription.
  @discardableResult
  public func subscribe(_ subject: MainSubject<Value, Failure>) -> any Disposable {
    base.subscribe(subject.subject)
  }
}

extension MainSignalProtocol {
  /// Returns the values that are sent from now on, until a lifetime ends, as ``SignalProtocol/hot(during:)`` does.
  public func hot(during lifetime: Lifetime) -> MainSignal<Value, Failure> {
    let subject = MainSubject<Value, Failure>()
    lifetime += take(during: lifetime).subscribe(subject)
    return subject.mainSignal
  }
}

extension OnMainOwner {
  /// Returns a signal that retains this owner, and no object without it.
  func signal<Value, Failure: Error>(
    _ source: @escaping @Sendable (Object) -> some SignalProtocol<Value, Failure>
  ) -> Signal<Value, Failure> {
    Signal { call in
      call.answer(source(self.object).description) { sink, subscription in
        source(self.object).attach(sink, in: subscription)
      }
    }
  }
}
