/// The values that a subject replays to new subscribers.
///
/// It is accessed only inside the gate of the hub.
@usableFromInline
protocol SubjectMemory<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype Remembered: Sequence<Value>

  /// Whether nothing is ever replayed.
  static var isForgetful: Bool { get }
  /// Whether values are replayed after the subject has terminated.
  static var outlivesTermination: Bool { get }
  /// The values that a new subscriber receives first.
  var remembered: Remembered { get }
  /// Stores a value, and returns the value that it replaces. The hub releases that one after the delivery, since a release
  /// can run any code.
  mutating func remember(_ value: Value) -> Value?
}

/// The implementation of a subject: a gate, and the list of receivers behind it.
///
/// Sends, subscriptions and disposals pass through the gate. So all subscribers see the same order, and a new subscriber
/// sees a suffix of it.
///
/// A subject owns a hub, and completes it when it is released. A receiver owns the hub, too, since its subscription leaves
/// the hub when it is disposed.
///
/// `@unchecked Sendable`: all mutable state is accessed only inside the gate. That includes the direct call in ``attach``,
/// which is made by the thread inside. For the same reason no exclusivity checks are needed.
@safe
@usableFromInline
final class SubjectHub<Memory: SubjectMemory, Failure: Error>: GateDelegate, @unchecked Sendable {
  @usableFromInline typealias Value = Memory.Value

  @usableFromInline
  enum Work: Sendable {
    case send(Event<Value, Failure>)
    case attach(Receiver)
    case detach(Receiver)
    case abandon
  }

  /// The subscriber's end of a hub. Its subscription owns it, and detaches it when it is disposed.
  @usableFromInline
  final class Receiver: @unchecked Sendable {
    @usableFromInline let receive: @Sendable (Event<Value, Failure>) -> Void
    @usableFromInline let subscription: CompoundDisposable
    @usableFromInline let hub: SubjectHub
    /// The index in the list of the hub, while the receiver is in it.
    @exclusivity(unchecked) @usableFromInline var index: Int?
    /// The token of the subscription's member that detaches the receiver.
    @exclusivity(unchecked) @usableFromInline var token: UInt?

    @inlinable
    init(
      _ receive: @escaping @Sendable (Event<Value, Failure>) -> Void,
      _ subscription: CompoundDisposable,
      _ hub: SubjectHub
    ) {
      self.receive = receive
      self.subscription = subscription
      self.hub = hub
    }
  }

  @usableFromInline let gate = Gate<Work>()
  @usableFromInline let upstreams = CompoundDisposable()
  @exclusivity(unchecked) @usableFromInline var memory: Memory
  /// Whether nothing can be sent anymore: after a terminal event, or after ``abandon()``.
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @exclusivity(unchecked) @usableFromInline var terminal: Event<Value, Failure>?
  @exclusivity(unchecked) @usableFromInline var receivers = ReceiverList<Receiver>()

  @usableFromInline
  init(_ memory: Memory) { unsafe self.memory = memory }

  @inlinable
  func send(event: Event<Value, Failure>) {
    gate.submit(.send(event), to: self)
  }

  @inlinable
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    let box = SinkBox(sink)
    attach(Receiver({ box.send($0) }, subscription, self))
  }

  /// Attaches a receiver before this returns, even during a delivery on this thread. While another thread delivers, that
  /// thread attaches it.
  @inlinable
  func attach(_ receiver: Receiver) {
    if gate.isEnteredByCurrentThread {
      attachNow(receiver)
    } else {
      gate.submit(.attach(receiver), to: self)
    }
  }

  @inlinable
  func detach(_ receiver: Receiver) {
    // A terminal event empties the list before it is delivered.
    if gate.isEnteredByCurrentThread, unsafe receiver.index == nil { return }
    gate.submit(.detach(receiver), to: self)
  }

  /// Releases the receivers without a terminal event. Nothing can be sent after that.
  @usableFromInline
  func abandon() { gate.submit(.abandon, to: self) }

  @inlinable
  func perform(_ work: Work) {
    switch work {
    case .send(.next(let value)):
      guard unsafe !isOver else { return }
      let forgotten = Memory.isForgetful ? nil : unsafe memory.remember(value)
      deliver(.next(value))
      withExtendedLifetime(forgotten) {}
    case .send(let event):
      terminate(event)
    case .attach(let receiver):
      attachNow(receiver)
    case .detach(let receiver):
      detachNow(receiver)
    case .abandon:
      abandonNow()
    }
  }

  @inlinable
  func drained() {}

  /// Sends `event` to the receivers in the list. The list can only grow during the delivery.
  @inlinable
  func deliver(_ event: Event<Value, Failure>) {
    let count = unsafe receivers.count
    var index = 0
    while index < count {
      unsafe receivers.withReceiver(at: index) { receiver in
        if !receiver.subscription.isDisposed { receiver.receive(event) }
      }
      index &+= 1
    }
  }

  @inlinable
  func terminate(_ event: Event<Value, Failure>) {
    guard unsafe !isOver else { return }
    unsafe isOver = true
    unsafe terminal = event
    upstreams.dispose()
    let last = unsafe receivers.removeAll()
    for receiver in last { unsafe receiver.index = nil }
    for receiver in last where !receiver.subscription.isDisposed { receiver.receive(event) }
  }

  @inlinable
  func attachNow(_ receiver: Receiver) {
    guard unsafe !isOver else { return attachAfterEnd(receiver) }
    // The index is reserved before the replay, so that a subscription made during the replay comes after this one.
    let index = unsafe receivers.reserve()
    if !Memory.isForgetful { replay(to: receiver) }
    guard !receiver.subscription.isDisposed else { return unsafe receivers.giveBack(index) }
    unsafe receivers.fill(index, with: receiver)
    unsafe receiver.index = index
    // If another thread has disposed the subscription since the check above, the closure runs immediately. A closure made
    // here is compiled for the type of the values; a method of the receiver would be shared by all types.
    unsafe receiver.token = receiver.subscription.insert { receiver.hub.detach(receiver) }
  }

  /// Sends the replay and the terminal event to a receiver that is attached after the end.
  @inlinable
  func attachAfterEnd(_ receiver: Receiver) {
    if Memory.outlivesTermination { replay(to: receiver) }
    if let terminal = unsafe terminal, !receiver.subscription.isDisposed { receiver.receive(terminal) }
  }

  @inlinable
  func replay(to receiver: Receiver) {
    for value in unsafe memory.remembered {
      if receiver.subscription.isDisposed { return }
      receiver.receive(.next(value))
    }
  }

  @inlinable
  func detachNow(_ receiver: Receiver) {
    guard let index = unsafe receiver.index.take() else { return }
    // Released last, since a release can run any code.
    let last = unsafe receivers.remove(at: index) { unsafe $0.index = $1 }
    withExtendedLifetime(last) {}
  }

  @inlinable
  func abandonNow() {
    unsafe isOver = true
    for receiver in unsafe receivers.removeAll() {
      unsafe receiver.index = nil
      if let token = unsafe receiver.token { receiver.subscription.withdraw(token) }
    }
  }
}
