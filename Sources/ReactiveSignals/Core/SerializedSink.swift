import _ReactiveSignalsAtomics
public import _ReactiveSignalsShims

/// A sink that any number of threads may send to: a gate and the sink behind it.
///
/// A source whose events come from several threads, or from inside a delivery, sends to one: `Signal.create`, and every
/// operator that has several upstreams or a timer. The state of such an operator is in a ``Join``
/// in front of the downstream sink, and needs no lock.
///
/// The senders retain the serialized sink, and the subscription does not. It is released when nothing can be sent anymore.
///
/// `@unchecked Sendable`: `sink` is touched only inside the gate, whose `owner` orders the threads that enter. For the
/// same reason `sink` needs no dynamic exclusivity check.
@usableFromInline
final class SerializedSink<S: Sink & ~Copyable>: @unchecked Sendable {
  @usableFromInline let gate = Gate()
  @usableFromInline let subscription: CompoundDisposable
  @exclusivity(unchecked) @usableFromInline var sink: S?

  @inlinable
  init(_ sink: consuming S?, _ subscription: CompoundDisposable) {
    unsafe self.sink = consume sink
    self.subscription = subscription
    if rs_has_root_watchers() { inspect() }
  }

  /// Creates the sink behind the gate by a function that refers to this one, weakly. What is sent meanwhile waits at the gate.
  @inlinable
  convenience init(_ subscription: CompoundDisposable, _ makeSink: (SerializedSink) -> S) {
    self.init(nil, subscription)
    _ = gate.performIfIdle { unsafe sink = makeSink(self) }
  }

  /// Lets the inspector see the values that wait at the gate, if it runs.
  @usableFromInline
  func inspect() {
    guard Inspection.isOn else { return }
    let reference = WeakReference(self)
    let buffer = Inspection.Buffer {
      (reference.object?.gate.waitingCount.load(ordering: .relaxed), 0)
    }
    _ = subscription.insert(.disposable(buffer))
  }

  @inlinable
  func send(_ value: S.Value) {
    if !gate.performIfIdle({ sendNow(value) }) { queue(value) }
  }

  @inlinable
  @inline(never)
  func end(_ failure: S.Failure?) {
    if !gate.performIfIdle({ endNow(failure) }) { queueEnd(failure) }
  }

  // Functions of their own: they are rare, and unoptimized code looks up the type of the events in them.

  @inlinable
  @inline(never)
  func queue(_ value: S.Value) { queue(under: subscription.pressure) { self.sendNow(value) } }

  @inlinable
  @inline(never)
  func queueEnd(_ failure: S.Failure?) { gate.queue { self.endNow(failure) } }

  /// Queues the work for a value of a source. The source waits, if it can, until the thread inside has left the gate.
  ///
  /// - Parameter pressure: The pressure on the source.
  @usableFromInline
  func queue(under pressure: Pressure?, _ work: @escaping () -> Void) {
    gate.queue(work)
    pressure?.raise(untilLeaving: gate)
  }

  @inlinable
  @inline(__always)
  func sendNow(_ value: S.Value) {
    if !subscription.isDisposed { unsafe sink?.send(value) }
  }

  /// Sends what `input` makes of `value`. Inside the gate alone.
  // Not inlined: the gate's way in and its queue share one copy.
  @inlinable
  @inline(never)
  func sendNow<Input>(_ value: Input, as input: (Input) -> S.Value) {
    if !subscription.isDisposed { unsafe sink?.send(input(value)) }
  }

  @inlinable
  @inline(never)
  func endNow(_ failure: S.Failure?) {
    guard !subscription.isDisposed, var last = unsafe sink.take() else { return }
    last.end(failure)
  }

  /// Delivers events of `batch` in one passage through the gate, until it is empty or the turn of the caller is over. Drops them when the
  /// subscription is disposed.
  ///
  /// The caller is the only sender. So a gate that is not idle is entered by ``releaseSink()``, after disposal.
  ///
  /// - Returns: Whether the turn is over.
  @inlinable
  func send(
    contentsOf batch: inout FIFO<Event<S.Value, S.Failure>>,
    until isOver: () -> Bool
  ) -> Bool {
    let isIdle = gate.enterIfIdle()
    var hasTurn = true
    while hasTurn, let event = batch.popFirst() {
      guard isIdle else { continue }
      if case .next(let value) = event { sendNow(value) } else { endNow(event.failure) }
      hasTurn = !isOver()
    }
    if isIdle { gate.leave() }
    return !hasTurn
  }

  /// Removes and returns the sink, unless an event is being delivered. The caller must ensure that nothing can be sent anymore.
  @inlinable
  func takeSink() -> S? {
    guard gate.enterIfIdle() else { return nil }
    let sink = unsafe sink.take()
    gate.leave()
    return sink
  }

  /// Releases the sink, when nothing can be sent anymore.
  @inlinable
  func dropSink() {
    // The load sees what the last thread inside has done.
    if gate.isIdle { unsafe sink = nil }
  }

  /// Puts a sink in, while nothing can be sent.
  @inlinable
  func putSink(_ new: consuming S) { unsafe sink = consume new }

  /// Releases the sink of a disposed subscription: before this returns, or after the delivery that is running.
  @inlinable
  func releaseSink() {
    // In the common case a terminal event is being delivered, and has removed the sink already.
    if gate.isCurrentThread, unsafe sink == nil { return }
    if !gate.performIfIdle({ unsafe sink = nil }) { gate.queue { unsafe self.sink = nil } }
  }
}

extension Pressure {
  /// The pressure of a buffer behind a gate.
  @usableFromInline
  final class Buffer: Sendable {
    /// The way out of a gate.
    private final class Exit: Sendable {
      let perform: @Sendable (@escaping () -> Void) -> Void

      init(_ perform: @escaping @Sendable (@escaping () -> Void) -> Void) { self.perform = perform }
    }

    fileprivate let pressure: Pressure
    private let limit: Int
    private let exit = LazyReference<Exit>()

    private init(_ limit: Int, in subscription: CompoundDisposable) {
      pressure = Pressure(before: subscription.pressure)
      self.limit = limit
    }

    /// Returns the pressure of a buffer of values that wait in an operator, if the policy or the subscriber makes the upstream wait.
    @usableFromInline
    static func make<Failure>(
      _ policy: BufferingPolicy<Failure>,
      in subscription: CompoundDisposable
    ) -> Pressure.Buffer? {
      policy.pacing(under: subscription.pressure).map { Pressure.Buffer($0, in: subscription) }
    }

    fileprivate func connect<S: ~Copyable>(to sink: SerializedSink<S>) {
      _ = exit.object { Exit { [unowned sink] in sink.gate.afterLeaving($0) } }
    }

    /// Raises or lowers the pressure of the buffer, which has `count` elements. Called inside the gate.
    ///
    /// The sources go on when the thread has left the gate. Inside, their values would wait, and the buffer would stay empty.
    @usableFromInline
    func adjust(to count: Int) {
      if let held = pressure.adjust(to: count, of: limit) { exit.object?.perform { held.resume() } }
    }
  }
}

extension SerializedSink where S: ~Copyable {
  /// Returns the subscription of an upstream whose values wait in a buffer behind this gate, if they do.
  @usableFromInline
  func makeSource(isLast: Bool, under buffer: Pressure.Buffer?) -> CompoundDisposable {
    buffer?.connect(to: self)
    let child = CompoundDisposable(childOf: subscription, under: buffer?.pressure ?? subscription.pressure)
    if isLast { AttachLoop.move(from: subscription, to: child) }
    return child
  }
}
