/// A type-erased signal.
///
/// Use it as the type of properties, parameters and results.
///
///     func search(_ text: String) -> Signal<[String], URLError> { .just([text]) }
///
/// `Signal(chain)` and `chain.erased` erase a chain of operators, just as `Array(_:)` makes an array of a lazy sequence.
/// Erasing costs one allocation per subscription and an indirect call per event. The results of ``just(_:)``, ``empty``
/// and ``from(_:)`` with an array cost neither.
///
/// The factories are static members, so `.just(1)` is enough where a `Signal` is expected.
///
/// RAC: `RACSignal`.
public struct Signal<Value: Sendable, Failure: Error>: SignalProtocol {
  /// The simplest sources are stored as they are. The compiler can inline the loop of the first two.
  @usableFromInline
  enum Source: Sendable {
    case just(Value)
    case elements([Value])
    case failed(Failure)
    /// The closure of `create`. `run` is passed, so that only modules that call `create` contain it.
    case created(
      @Sendable (Subscriber<Value, Failure>) -> Void,
      run:
        @Sendable (
          @Sendable (Subscriber<Value, Failure>) -> Void, consuming AnySink<Value, Failure>,
          CompoundDisposable
        ) -> Void
    )
    case chain(ChainBox<Chain>)
    /// A chain without an upstream, whose release needs no loop.
    case leaf(Chain)
  }

  @usableFromInline let source: Source

  @inlinable
  init(_ source: consuming Source) { self.source = source }

  /// Creates a signal that sends the events of `signal`.
  ///
  /// - Parameter signal: The signal to erase.
  @inlinable
  @inline(__always)
  public init(_ signal: some SignalProtocol<Value, Failure>) {
    // The compiler knows the results of the casts.
    if let signal = signal as? Signal {
      self = signal
    } else if let signal = signal as? SequenceSignal<[Value], Failure> {
      self.init(.elements(signal.elements))
    } else {
      self.init(erasing: signal)
    }
  }

  @inlinable
  init(erasing signal: some SignalProtocol<Value, Failure>) {
    self.init { call in
      call.answer(signal.description) { sink, subscription in signal.attach(sink, in: subscription) }
    }
  }

  /// Creates a signal of a closure that attaches an erased sink, or describes the signal.
  @inlinable
  init(answering answer: @escaping Chain.Answer) {
    source = .chain(ChainBox(Chain(answer)))
  }

  /// Returns a signal without an upstream, of a closure that attaches an erased sink, or describes the signal.
  @inlinable
  static func leaf(_ answer: @escaping Chain.Answer) -> Signal {
    Signal(Source.leaf(Chain(answer)))
  }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    if S._endsErased { return attach(erased: sink.erased(), in: subscription) }
    var sink = sink
    switch source {
    case .just(let value):
      sink.send(value)
      if !subscription.isDisposed { sink.complete() }
    case .elements(let values): sink.send(contentsOf: values, until: subscription)
    case .failed, .created, .chain, .leaf: attach(erased: sink.erased(), in: subscription)
    }
  }

  // Not inlined: there is one copy for each type of values.
  @inlinable
  @inline(never)
  func attach(erased sink: consuming AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    switch source {
    case .just, .elements, .failed:
      if subscription.isHeldBack, waits(sink, subscription) { return }
    default: break
    }
    switch source {
    case .just(let value): sink.send(last: value, in: subscription)
    case .elements(let values): sink.send(values, from: 0, in: subscription)
    case .failed(let error): sink.fail(error)
    case .created(let body, let run): run(body, sink, subscription)
    case .chain(let chain):
      if chain.link.staysOnMain { subscription.endOnMain() }
      sink.attach(to: chain.link.value, in: subscription)
    case .leaf(let chain): sink.attach(to: chain, in: subscription)
    }
  }

  /// Makes a signal wait that is known to end immediately.
  // Rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  func waits(_ sink: AnySink<Value, Failure>, _ subscription: CompoundDisposable) -> Bool {
    subscription.waitIfHeldBack { attach(erased: sink, in: subscription) }
  }
}

extension Signal {
  /// This signal as one of the main actor, where its closures are released, and where its subscriptions end, from whatever thread the last
  /// reference or the disposal comes. The caller is there.
  ///
  /// Every main signal is made so, and no operator or source has to see to it. A value of `just` and the elements of an array belong to the
  /// caller, as those of any other structure of the main actor do.
  @usableFromInline var stayingOnMain: Signal {
    switch source {
    case .chain(let chain): chain.stayOnMain()
    case .just, .elements, .failed: break
    case .created, .leaf: return Signal(erasing: self).stayingOnMain
    }
    return self
  }
}

extension AnySink {
  /// Attaches the sink to an erased chain.
  // Not inlinable: it does nothing that depends on the type of the values.
  @usableFromInline
  func attach(
    to chain: Signal<Value, Failure>.Chain,
    in subscription: CompoundDisposable
  ) {
    guard let loop = AttachLoop.enter(subscription) else {
      return AttachLoop.postpone(in: subscription) { chain.answer(.attach(self, subscription)) }
    }
    chain.answer(.attach(self, subscription))
    loop.leave()
  }
}

extension Signal {
  /// The closure of an erased chain: a chain of linear operators, or an operator on several signals or with a gate.
  ///
  /// The code behind it depends on the types of its values alone, unless it is a chain of linear operators.
  @usableFromInline
  struct Chain: Sendable {
    @usableFromInline typealias Answer = @Sendable (Call) -> Void

    @usableFromInline let answer: Answer

    @inlinable
    init(_ answer: @escaping Answer) { self.answer = answer }
  }
}

extension Signal {
  /// A request to an erased chain. One closure for all requests takes one allocation.
  @usableFromInline
  enum Call {
    case attach(AnySink<Value, Failure>, CompoundDisposable)
    case describe(answer: (String) -> Void)

    /// Answers the request: calls `attach`, or describes the signal.
    @_transparent
    @usableFromInline
    func answer(
      _ description: @autoclosure () -> String = "signal",
      _ attach: (AnySink<Value, Failure>, CompoundDisposable) -> Void
    ) {
      switch self {
      case .attach(let sink, let subscription): attach(sink, subscription)
      case .describe(let answer): answer(description())
      }
    }
  }
}

extension Array where Element: SignalProtocol {
  /// The signals, type-erased. It is the array itself, if they are.
  @inlinable
  var erased: [Signal<Element.Value, Element.Failure>] {
    (self as? [Signal<Element.Value, Element.Failure>]) ?? map { $0.erased }
  }
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
