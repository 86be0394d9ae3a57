/// The values that a subject replays to new subscribers.
///
/// It is accessed only inside the gate of the hub.
@usableFromInline
protocol SubjectMemory<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype Remembered: Sequence<Value>

  /// A Boolean value that indicates whether nothing is ever replayed.
  static var isForgetful: Bool { get }
  /// A Boolean value that indicates whether values are replayed after the subject has terminated.
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
    case attach(Receiver, @Sendable (Event<Value, Failure>) -> Void)
    case detach(Receiver)
    case abandon
  }

  /// The subscriber's end of a hub. Its subscription owns it, and detaches it when it is disposed.
  @usableFromInline
  class Receiver: ListedReceiver, @unchecked Sendable {
    @usableFromInline let hub: SubjectHub

    @inlinable
    init(_ hub: SubjectHub, _ subscription: CompoundDisposable) {
      self.hub = hub
      super.init(subscription)
    }
  }

  /// A receiver with its sink.
  @usableFromInline
  final class SinkReceiver<S: Sink & ~Copyable>: Receiver, @unchecked Sendable
  where S.Value == Value, S.Failure == Failure {
    @exclusivity(unchecked) @usableFromInline var sink: S

    @inlinable
    init(_ sink: consuming S, _ hub: SubjectHub, _ subscription: CompoundDisposable) {
      unsafe self.sink = sink
      super.init(hub, subscription)
    }
  }

  @usableFromInline let gate = Gate<Work>()
  /// The subscriptions that send to the subject, once there is one.
  @usableFromInline let upstreams = LazyReference<CompoundDisposable>()
  @exclusivity(unchecked) @usableFromInline var memory: Memory
  @exclusivity(unchecked) @usableFromInline var phase = HubPhase<Failure>.open
  @exclusivity(unchecked) @usableFromInline var receivers = ReceiverList()

  @inlinable
  init(_ memory: Memory) { unsafe self.memory = memory }

  @inlinable
  func send(event: Event<Value, Failure>) {
    gate.submit(.send(event), to: self)
  }

  @inlinable
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    let receiver = SinkReceiver(sink, self, subscription)
    attach(receiver) { unsafe receiver.sink.send(event: $0) }
  }

  /// Attaches a receiver before this returns, even during a delivery on this thread. While another thread delivers, that
  /// thread attaches it.
  @inlinable
  func attach(_ receiver: Receiver, _ send: @escaping @Sendable (Event<Value, Failure>) -> Void) {
    if gate.isEnteredByCurrentThread {
      attachNow(receiver, send)
    } else {
      gate.submit(.attach(receiver, send), to: self)
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

  /// Completes the receivers of a subject that is being released, so that nobody can attach another one.
  @usableFromInline
  func endWithSubject() {
    guard gate.enterIfIdle() else { return complete() }
    // In the common case there are none. Then it does nothing that depends on the type of the values.
    if unsafe receivers.count > 0 {
      completeNow()
    } else if unsafe phase.isOpen {
      unsafe phase = .completed
      disposeUpstreams()
    }
    if !gate.leaveIfUnmarked() { leave() }
  }

  @inline(never)
  private func complete() { send(event: .completed) }

  @inline(never)
  private func completeNow() { terminate(.completed) }

  @inline(never)
  private func leave() { gate.leave(self) }

  /// Adds a subscription that sends to the subject, to dispose when the subject terminates.
  @usableFromInline
  func add(_ upstream: any Disposable) {
    upstreams.object { CompoundDisposable(empty: ()) }.add(upstream)
  }

  /// Disposes the upstreams. An upstream that is added from now on is disposed at once.
  @usableFromInline
  func disposeUpstreams() {
    let upstreams = upstreams.object { .disposed }
    // Only reads the one that all subjects share, so that threads do not contend for it.
    if !upstreams.hasEnded { upstreams.dispose() }
  }

  @inlinable
  func perform(_ work: Work) {
    switch work {
    case .send(.next(let value)):
      guard unsafe phase.isOpen else { return }
      let forgotten = Memory.isForgetful ? nil : unsafe memory.remember(value)
      deliver(.next(value))
      withExtendedLifetime(forgotten) {}
    case .send(let event):
      terminate(event)
    case .attach(let receiver, let send):
      attachNow(receiver, send)
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
      if unsafe receivers.isActive(index) {
        unsafe receivers.delivery(index, of: Event<Value, Failure>.self).pointee.send(event)
      }
      index &+= 1
    }
  }

  @inlinable
  func terminate(_ event: Event<Value, Failure>) {
    guard unsafe phase.isOpen else { return }
    unsafe phase = HubPhase(after: event)
    disposeUpstreams()
    let last = unsafe receivers.removeAll()
    for index in 0..<last.count where last.isActive(index) {
      unsafe last.delivery(index, of: Event<Value, Failure>.self).pointee.send(event)
    }
    last.destroy(of: Event<Value, Failure>.self)
  }

  @inlinable
  func attachNow(_ receiver: Receiver, _ send: @escaping @Sendable (Event<Value, Failure>) -> Void) {
    guard unsafe phase.isOpen else { return attachAfterEnd(receiver, send) }
    // The index is reserved before the replay, so that a subscription made during the replay comes after this one.
    let index = unsafe receivers.reserve()
    if !Memory.isForgetful { replay(to: receiver, send) }
    guard !receiver.subscription.isDisposed else { return unsafe receivers.giveBack(index) }
    unsafe receivers.fill(index, with: receiver, Delivery(send))
    // If another thread has disposed the subscription since the check above, the closure runs immediately. A closure made
    // here is compiled for the type of the values; a method of the receiver would be shared by all types.
    unsafe receiver.token = receiver.subscription.insert { receiver.hub.detach(receiver) }
  }

  /// Sends the replay and the terminal event to a receiver that is attached after the end.
  @inlinable
  func attachAfterEnd(_ receiver: Receiver, _ send: (Event<Value, Failure>) -> Void) {
    if Memory.outlivesTermination { replay(to: receiver, send) }
    if let terminal = unsafe phase.event(Value.self), !receiver.subscription.isDisposed { send(terminal) }
  }

  @inlinable
  func replay(to receiver: Receiver, _ send: (Event<Value, Failure>) -> Void) {
    for value in unsafe memory.remembered {
      if receiver.subscription.isDisposed { return }
      send(.next(value))
    }
  }

  @inlinable
  func detachNow(_ receiver: Receiver) {
    guard let index = unsafe receiver.index.take() else { return }
    // Released when the list is consistent again, since a release can run any code.
    _ = unsafe receivers.remove(at: index, of: Event<Value, Failure>.self)
  }

  @inlinable
  func abandonNow() {
    if unsafe phase.isOpen { unsafe phase = .abandoned }
    let last = unsafe receivers.removeAll()
    for index in 0..<last.count { unsafe last.receiver(index).pointee?._withUnsafeGuaranteedRef(withdraw) }
    last.destroy(of: Event<Value, Failure>.self)
  }

  @inlinable
  func withdraw(_ receiver: ListedReceiver) {
    if let token = unsafe receiver.token { receiver.subscription.withdraw(token) }
  }
}

/// The phase of a hub. Nothing can be sent after the first one.
@frozen
@usableFromInline
enum HubPhase<Failure: Error>: Sendable {
  case open
  case abandoned
  case completed
  // Behind a reference, so that code that does not know the type of the failure can destroy a phase.
  indirect case failed(Failure)

  @inlinable
  init<Value>(after terminal: Event<Value, Failure>) {
    if case .failed(let error) = terminal { self = .failed(error) } else { self = .completed }
  }

  @inlinable var isOpen: Bool {
    if case .open = self { true } else { false }
  }

  /// The terminal event.
  @inlinable
  func event<Value>(_ value: Value.Type) -> Event<Value, Failure>? {
    switch self {
    case .open, .abandoned: nil
    case .completed: .completed
    case .failed(let error): .failed(error)
    }
  }
}
