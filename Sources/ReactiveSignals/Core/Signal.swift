/// A type-erased signal.
///
/// Use it as the type of properties, parameters and results.
///
///     func search(_ text: String) -> Signal<[String], URLError> { .just([text]) }
///
/// `Signal(chain)` and `chain.erased` erase a chain of operators, just as `Array(_:)` makes an array of a lazy sequence.
/// Erasing costs one allocation per subscription and an indirect call per event. The results of ``just(_:)``, ``empty``,
/// ``fail(_:)`` and ``from(_:)`` with an array cost neither.
///
/// The factories are static members, so `.just(1)` is enough where a `Signal` is expected.
///
/// RAC: `RACSignal`.
@frozen
public struct Signal<Value: Sendable, Failure: Error>: SignalProtocol {
  /// The simplest sources are not erased, so that the compiler can inline them.
  @frozen
  @usableFromInline
  enum Source: Sendable {
    case just(Value)
    case elements([Value])
    case failed(Failure)
    case created(@Sendable (Subscriber<Value, Failure>) -> Void)
    case erased(@Sendable (AnySink<Value, Failure>, CompoundDisposable) -> Void)
    case chain(@Sendable (ErasedCall<Value, Failure>) -> AttachStep?)
  }

  @usableFromInline let source: Source

  @inlinable
  init(_ source: consuming Source) { self.source = source }

  /// Creates a signal that sends the events of `signal`.
  ///
  /// - Parameter signal: The signal to erase.
  @inlinable
  public init(_ signal: some SignalProtocol<Value, Failure>) {
    if let signal = signal.asSignal {
      self = signal
    } else {
      source = .chain { call in
        switch call {
        case .attach(let sink, let subscription): return signal.attachStepwise(sink, in: subscription)
        case .describe(let answer): answer(signal.description)
        }
        return nil
      }
    }
  }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    switch source {
    case .just(let value):
      var sink = sink
      sink.send(value)
      if !subscription.isDisposed { sink.complete() }
    case .elements(let values):
      var sink = sink
      sink.send(contentsOf: values, until: subscription)
    case .failed(let error):
      var sink = sink
      sink.fail(error)
    case .created(let body):
      Subscriber.run(body, sink, in: subscription)
    case .erased(let attach):
      attach(AnySink(sink), subscription)
    case .chain(let call):
      call(.attach(AnySink(sink), subscription))?.finish()
    }
  }

  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  public func attachStepwise<S: Sink & ~Copyable>(
    _ sink: consuming S,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where S.Value == Value, S.Failure == Failure {
    guard case .chain(let call) = source else {
      self.attach(sink, in: subscription)
      return nil
    }
    let sink = AnySink(sink)
    return AttachStep { call(.attach(sink, subscription)) }
  }
}

extension Signal {
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  public var asSignal: Signal? { self }
}

/// A request to an erased chain. One closure for all requests takes one allocation.
@frozen
@usableFromInline
enum ErasedCall<Value: Sendable, Failure: Error> {
  case attach(AnySink<Value, Failure>, CompoundDisposable)
  case describe(answer: (String) -> Void)
}

extension SignalProtocol {
  /// This signal, type-erased: the postfix form of `Signal(self)`.
  @inlinable
  public var erased: Signal<Value, Failure> { Signal(self) }
}

extension Sink where Self: ~Copyable {
  /// Sends each element, and then completes. Stops when `subscription` is disposed, before it asks for another element.
  @inlinable
  @inline(__always)
  mutating func send(contentsOf values: some Sequence<Value>, until subscription: CompoundDisposable) {
    if send(each: values, until: subscription) { complete() }
  }

  /// Sends each element. Stops when `subscription` is disposed, before it asks for another element.
  ///
  /// - Returns: `true` if the subscription is not disposed.
  @inlinable
  @inline(__always)
  mutating func send(each values: some Sequence<Value>, until subscription: CompoundDisposable) -> Bool {
    if subscription.isDisposed { return false }
    // Two loops: with one flag fewer to read, a short chain takes a tenth less time for an element.
    return if subscription.isChild {
      send(each: values) { subscription.isDisposed }
    } else {
      send(each: values) { subscription.hasEnded }
    }
  }

  @inlinable
  @inline(__always)
  mutating func send(each values: some Sequence<Value>, until isOver: () -> Bool) -> Bool {
    for value in values {
      send(value)
      if isOver() { return false }
    }
    return true
  }
}
