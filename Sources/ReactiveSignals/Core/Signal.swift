/// A signal of any make: the type to write down, to store and to return.
///
///     func search(_ text: String) -> Signal<[String], URLError> { … }
///
/// A chain of operators is erased by `Signal(chain)` or `chain.erased`, as an array is made of a lazy
/// sequence. Erasing costs an allocation per subscription and an indirect call per event. The signals that
/// ``just(_:)``, ``empty``, ``fail(_:)`` and, of an array, ``from(_:)`` make cost neither.
///
/// The factories are static members, so that `.just(1)` does where a `Signal` is expected.
///
/// RAC: `RACSignal`.
@frozen
public struct Signal<Value: Sendable, Failure: Error>: SignalProtocol {
  /// The simplest sources are kept as they are: the compiler sees through them.
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
  init(_ source: Source) { self.source = source }

  /// Erases `signal`.
  @inlinable
  public init(_ signal: some SignalProtocol<Value, Failure>) {
    if let signal = signal as? Signal<Value, Failure> {
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
      body(Subscriber(sink, subscription))
    case .erased(let attach):
      attach(AnySink(sink), subscription)
    case .chain(let call):
      call(.attach(AnySink(sink), subscription))?.finish()
    }
  }

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

/// What a chain that has been erased is asked for: one closure for all takes one allocation.
@frozen
@usableFromInline
enum ErasedCall<Value: Sendable, Failure: Error> {
  case attach(AnySink<Value, Failure>, CompoundDisposable)
  case describe(answer: (String) -> Void)
}

extension SignalProtocol {
  /// This signal without its type: the postfix form of `Signal(self)`.
  @inlinable
  public var erased: Signal<Value, Failure> { Signal(self) }

  /// What it sends, if it is known to send one value and to complete, at once.
  @inlinable
  @inline(__always)
  var soleValue: Value? {
    if let signal = self as? Signal<Value, Failure>, case .just(let value) = signal.source {
      value
    } else {
      nil
    }
  }
}

extension Sink where Self: ~Copyable {
  /// Sends each element, then completes; stops when `subscription` is disposed, before it asks for an element
  /// that nobody wants any more.
  @inlinable
  @inline(__always)
  mutating func send(contentsOf values: some Sequence<Value>, until subscription: CompoundDisposable) {
    if subscription.isDisposed { return }
    // Two loops: one flag fewer to look at is a tenth of the time that a short chain takes for an element.
    if subscription.isPart {
      send(contentsOf: values) { subscription.isDisposed }
    } else {
      send(contentsOf: values) { subscription.hasEnded }
    }
  }

  @inlinable
  @inline(__always)
  mutating func send(contentsOf values: some Sequence<Value>, until isOver: () -> Bool) {
    for value in values {
      send(value)
      if isOver() { return }
    }
    complete()
  }
}
