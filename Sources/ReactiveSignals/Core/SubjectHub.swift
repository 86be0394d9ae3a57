import _ReactiveSignalsAtomics

/// The values that a subject replays to new subscribers.
///
/// It is accessed only inside the gate of the hub.
@usableFromInline
protocol SubjectMemory<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype Replay: Sequence<Value>
  /// The failure of a full memory: the subject's, or none.
  associatedtype Overflow: Error = Never

  /// A Boolean value that indicates whether nothing is replayed from now on.
  var isForgetful: Bool { get }
  /// A Boolean value that indicates whether values are replayed after the subject has terminated.
  static var outlivesTermination: Bool { get }
  /// Returns the values that a new subscriber receives first. The hub sends them when this has returned, since a handler can subscribe
  /// again.
  mutating func replay() -> Replay
  /// Stores a value, and returns the value that it replaces. The hub releases that one after the delivery, since a release
  /// can run any code. An overflow ends the subject.
  mutating func remember(_ value: Value) throws(Overflow) -> Value?
  /// Returns the values that no subscriber can receive anymore, if there are any, and forgets them.
  mutating func giveUp() -> FIFO<Value>?
}

extension SubjectMemory {
  /// A subject can have a subscriber at any time.
  @usableFromInline
  func giveUp() -> FIFO<Value>? { nil }
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
/// which is made by the thread inside. For the same reason no exclusivity checks are needed. The receivers of a hub that has ended are taken
/// out of it, and belong to the thread that sends them the end.
@safe
@usableFromInline
final class SubjectHub<Value: Sendable, Failure: Error, Memory: SubjectMemory<Value>>: @unchecked Sendable {
  /// A receiver that knows its hub. A closure that captures it, and nothing else, takes no allocation.
  ///
  /// `@unchecked Sendable`: the hub is a constant.
  @usableFromInline
  class HubReceiver: ReceiverList.Receiver, @unchecked Sendable {
    @usableFromInline let hub: SubjectHub

    @inlinable
    init(_ hub: SubjectHub, _ subscription: CompoundDisposable) {
      self.hub = hub
      super.init(subscription)
    }
  }

  /// A receiver with its sink.
  ///
  /// `@unchecked Sendable`: the sink is accessed only inside the gate of the hub, or by the thread that has taken the receiver out.
  @usableFromInline
  final class SinkReceiver<S: Sink & ~Copyable>: HubReceiver, @unchecked Sendable
  where S.Value == Value, S.Failure == Failure {
    @exclusivity(unchecked) @usableFromInline var sink: S

    @inlinable
    init(_ sink: consuming S, _ hub: SubjectHub, _ subscription: CompoundDisposable) {
      unsafe self.sink = sink
      super.init(hub, subscription)
    }
  }

  @usableFromInline let gate = Gate()
  /// The subscriptions that send to the subject, once there is one.
  @usableFromInline let upstreams = LazyReference<CompoundDisposable>()
  @exclusivity(unchecked) @usableFromInline var memory: Memory
  @exclusivity(unchecked) @usableFromInline var phase = HubPhase<Failure>.open
  @exclusivity(unchecked) @usableFromInline var receivers = ReceiverList()
  /// The pressure on the source, if the hub has one that can wait.
  @usableFromInline let pressure: Pressure?
  /// The tasks that wait for a receiver, if there are some.
  ///
  /// Safe: it is retained while the list is not empty. Tasks that wait retain the hub, so it is `nil` when the hub is released. A pointer that
  /// nobody has to release adds nothing to the code of a user's subject.
  @exclusivity(unchecked) @usableFromInline var senders: Unmanaged<WaitingSenders>?
  /// The number of receivers in the list, for readers outside of the gate.
  private let publishedCount = Atomic(0)
  var subscriptionCount: Int { publishedCount.load(ordering: .relaxed) }

  @inlinable
  init(_ memory: Memory, under pressure: Pressure? = nil) {
    unsafe self.memory = memory
    unsafe senders = nil
    self.pressure = pressure
  }

  @inlinable
  func send(_ value: Value) {
    if !gate.performIfIdle({ sendNow(value) }) { queue(value) }
  }

  /// Fails the receivers, or completes them when `failure` is `nil`.
  @inlinable
  @inline(never)
  func end(_ failure: Failure?) {
    if !gate.performIfIdle({ endNow(failure) }) { gate.queue { self.endNow(failure) } }
  }

  // A function of its own: it is rare, and unoptimized code looks up the type of the value in it.
  @inlinable
  @inline(never)
  func queue(_ value: Value) { queue(value, under: pressure) }

  @usableFromInline
  func queue(_ value: Value, under pressure: Pressure?) {
    gate.queue { self.sendNow(value) }
    pressure?.raise(untilLeaving: gate)
  }

  /// Sends a value of a source that waits for the subscribers.
  ///
  /// - Parameter pressure: The pressure on the source.
  func send(_ value: Value, under pressure: Pressure) {
    if !gate.performIfIdle({ sendNow(value) }) { queue(value, under: pressure) }
  }

  /// Suspends the task until all receivers want another value, or the task has been canceled.
  @usableFromInline
  func becomesReady() async {
    while !Task.isCancelled, let slowest = await slowest() {
      await Pressure.Pacer(slowest, isTask: true).next()
    }
  }

  /// Sends a value as soon as there is a receiver, and suspends the task until all of them want another value.
  ///
  /// - Returns: `false` if the value has not been sent: the hub has ended, or the task has been canceled.
  func sendToReceiver(_ value: Value) async -> Bool {
    var isSent = false
    _ = gate.performIfIdle {
      isSent = unsafe senders == nil && receivers.hasActive
      if isSent { sendNow(value) }
    }
    if !isSent { isSent = await waitForReceiver(WaitingSender { self.sendNow(value) }) }
    if isSent { await becomesReady() }
    return isSent
  }

  private func waitForReceiver(_ sender: WaitingSender) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        gate.perform { [self] in
          unsafe sender.continuation = continuation
          changeSenders { $0.append(sender) }
          serveSenders()
        }
        // A cancellation that came before has found no sender.
        if Task.isCancelled { cancel(sender) }
      }
    } onCancel: {
      cancel(sender)
    }
  }

  /// Sends the values of the tasks that wait, if there is a receiver. Resumes them without that when the hub has ended.
  private func serveSenders() {
    var count = 0
    for sender in unsafe senders?._withUnsafeGuaranteedRef({ $0.all }) ?? [] {
      let isOpen = unsafe phase.isOpen
      guard unsafe !isOpen || receivers.hasActive else { break }
      if isOpen { sender.send() }
      resume(sender, isSent: isOpen)
      count += 1
    }
    changeSenders { $0.removeFirst(count) }
  }

  private func changeSenders(_ change: (inout [WaitingSender]) -> Void) {
    let senders = unsafe senders.take()?.takeRetainedValue() ?? WaitingSenders()
    change(&senders.all)
    if !senders.all.isEmpty { unsafe self.senders = .passRetained(senders) }
  }

  private func cancel(_ sender: WaitingSender) {
    gate.perform { [self] in
      guard unsafe sender.continuation != nil else { return }
      changeSenders { all in all.removeAll { $0 === sender } }
      resume(sender, isSent: false)
    }
  }

  /// Resumes a task outside of the gate, since an executor can run any code.
  private func resume(_ sender: WaitingSender, isSent: Bool) {
    let continuation = unsafe sender.continuation.take()
    gate.afterLeaving { continuation?.resume(returning: isSent) }
  }

  /// The subscription of a receiver that wants no value for now, when the values that have been sent so far have been delivered.
  private func slowest() async -> CompoundDisposable? {
    if gate.enterIfIdle() {
      defer { gate.leave() }
      return unsafe receivers.slowest
    }
    return await withCheckedContinuation { continuation in
      gate.queue { [self] in
        let slowest = unsafe receivers.slowest
        gate.afterLeaving { continuation.resume(returning: slowest) }
      }
    }
  }

  @inlinable
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    let receiver = SinkReceiver(sink, self, subscription)
    attach(receiver, AnySink(next: { unsafe receiver.sink.send($0) }, end: { unsafe receiver.sink.end($0) }))
  }

  /// Attaches a receiver before this returns, even during a delivery on this thread. While another thread delivers, that
  /// thread attaches it.
  @inlinable
  func attach(_ receiver: HubReceiver, _ sink: AnySink<Value, Failure>) {
    if gate.isCurrentThread {
      attachNow(receiver, sink)
    } else if !gate.performIfIdle({ attachNow(receiver, sink) }) {
      gate.queue { receiver.hub.attachNow(receiver, sink) }
    }
  }

  @inlinable
  func detach(_ receiver: HubReceiver) {
    // A terminal event empties the list before it is delivered.
    if gate.isCurrentThread, unsafe receiver.index == nil { return }
    if !gate.performIfIdle({ detachNow(receiver) }) { gate.queue { receiver.hub.detachNow(receiver) } }
  }

  /// Releases the receivers without a terminal event. Nothing can be sent after that.
  @usableFromInline
  func abandon() {
    if !gate.performIfIdle({ abandonNow() }) { gate.queue { self.abandonNow() } }
  }

  /// Calls a closure when what has been sent has been delivered: now, unless a thread is in the gate.
  @usableFromInline
  func afterSending(_ body: @escaping @Sendable () -> Void) {
    if gate.isIdle { body() } else { gate.afterLeaving(body) }
  }

  /// Releases the values that no subscriber can receive anymore. A subscriber that waits at the gate receives them first.
  func giveUp() {
    if !gate.performIfIdle({ giveUpNow() }) { gate.queue { self.giveUpNow() } }
  }

  /// Completes the receivers of a subject that is being released, so that nobody can attach another one.
  func endWithSubject() {
    guard gate.enterIfIdle() else { return queueEndInLoop(nil) }
    // In the common case there are none. Then it does nothing that depends on the type of the values.
    if unsafe receivers.count > receivers.gaps { return endInLoopNow(nil) }
    if unsafe phase.isOpen {
      unsafe phase = .completed
      disposeUpstreams()
    }
    gate.leave()
  }

  /// Ends the hub while the release of a subject ends others. The ends that nest in each other too deep are delivered after these.
  ///
  /// The hub itself has ended when this returns: it drops what is sent, and a new receiver gets the end.
  @usableFromInline
  func endInLoop(_ failure: Failure?) {
    if gate.enterIfIdle() { endInLoopNow(failure) } else { queueEndInLoop(failure) }
  }

  /// Ends the hub inside the gate, and leaves it.
  @inline(never)
  private func endInLoopNow(_ failure: Failure?) {
    guard close(failure) else { return gate.leave() }
    if Bounce.enter(.end) {
      deliverEnd(failure, to: takeReceivers())
      gate.leave()
      Bounce.leave(.end)
    } else {
      let waiting = WaitingReceivers(takeReceivers())
      gate.leave()
      Bounce.postpone(.end) {
        if let receivers = waiting.receivers.take() { self.deliverEnd(failure, to: receivers) }
      }
    }
  }

  /// The receivers that wait for the end of their hub, on the thread that has ended it.
  private final class WaitingReceivers {
    var receivers: ReceiverList?

    init(_ receivers: consuming ReceiverList) { self.receivers = consume receivers }
  }

  @inline(never)
  private func queueEndInLoop(_ failure: Failure?) {
    gate.queue {
      let isInLoop = Bounce.enter(.end)
      self.endNow(failure)
      if isInLoop { Bounce.leave(.end) }
    }
  }

  /// Adds a subscription that sends to the subject, to dispose when the subject terminates.
  func add(_ upstream: any Disposable) {
    upstreams.object { CompoundDisposable(empty: ()) }.add(upstream)
  }

  /// Disposes the upstreams. An upstream that is added from now on is disposed immediately.
  @usableFromInline
  func disposeUpstreams() {
    let upstreams = upstreams.object { .disposed }
    // Only reads the one that all subjects share, so that threads do not contend for it.
    if !upstreams.hasEnded { upstreams.dispose() }
  }

  @inlinable
  func sendNow(_ value: Value) {
    guard unsafe phase.isOpen else { return }
    let forgotten = unsafe memory.isForgetful ? nil : remember(value)
    deliver(value)
    withExtendedLifetime(forgotten) {}
  }

  /// Stores a value, and returns the one that it replaces. An overflow ends the hub, and the value is delivered to nobody.
  @inlinable
  func remember(_ value: Value) -> Value? {
    do {
      return unsafe try memory.remember(value)
    } catch {
      if let failure = error as? Failure { endNow(failure) }
      return nil
    }
  }

  /// Sends `value` to the receivers in the list. The list can only grow during the delivery.
  @inlinable
  @inline(__always)
  func deliver(_ value: Value) {
    let count = unsafe receivers.count
    var index = 0
    while index < count {
      if unsafe receivers.isActive(index) {
        unsafe receivers.delivery(index, of: Value.self, Failure.self).pointee.send(value)
      }
      index &+= 1
    }
  }

  @inlinable
  func endNow(_ failure: Failure?) {
    if close(failure) { deliverEnd(failure, to: takeReceivers()) }
  }

  /// Notes the end. Nothing can be sent from now on.
  ///
  /// - Returns: `false` if the hub has ended before.
  @inlinable
  func close(_ failure: Failure?) -> Bool {
    guard unsafe phase.isOpen else { return false }
    unsafe phase = HubPhase(after: failure)
    return true
  }

  @inlinable
  func takeReceivers() -> ReceiverList {
    let last = unsafe receivers.removeAll()
    countSubscriptions()
    return last
  }

  /// Disposes the upstreams, and sends the end to the last receivers.
  @inlinable
  func deliverEnd(_ failure: Failure?, to last: consuming ReceiverList) {
    disposeUpstreams()
    for index in 0..<last.count where last.isActive(index) {
      unsafe last.delivery(index, of: Value.self, Failure.self).pointee.end(failure)
    }
    last.destroy(of: Value.self, Failure.self)
  }

  @inlinable
  func attachNow(_ receiver: HubReceiver, _ sink: AnySink<Value, Failure>) {
    guard unsafe phase.isOpen else { return attachAfterEnd(receiver, sink) }
    // The index is reserved before the replay, so that a subscription made during the replay comes after this one.
    let index = unsafe receivers.reserve()
    if unsafe !memory.isForgetful { replay(to: receiver, sink) }
    guard !receiver.subscription.isDisposed else { return unsafe receivers.giveBack(index) }
    unsafe receivers.fill(index, with: receiver, OwnedSink(sink))
    countSubscriptions()
    // If another thread has disposed the subscription since the check above, the closure runs immediately. A closure made
    // here is compiled for the type of the values; a method of the receiver would be shared by all types.
    unsafe receiver.token = receiver.subscription.insert { receiver.hub.detach(receiver) }
  }

  /// Sends the replay and the terminal event to a receiver that is attached after the end.
  @inlinable
  func attachAfterEnd(_ receiver: HubReceiver, _ sink: AnySink<Value, Failure>) {
    if Memory.outlivesTermination { replay(to: receiver, sink) }
    if !receiver.subscription.isDisposed { sendEnd(to: sink) }
  }

  // Not inlinable: it is rare.
  @usableFromInline
  func sendEnd(to sink: AnySink<Value, Failure>) {
    switch unsafe phase {
    case .open, .abandoned: break
    case .completed: sink.end(nil)
    case .failed(let error): sink.end(error)
    }
  }

  @inlinable
  func replay(to receiver: HubReceiver, _ sink: AnySink<Value, Failure>) {
    for value in unsafe memory.replay() {
      if receiver.subscription.isDisposed { return }
      sink.next(value)
    }
  }

  @inlinable
  func detachNow(_ receiver: HubReceiver) {
    guard let index = unsafe receiver.index.take() else { return }
    // Released when the list is consistent again, since a release can run any code.
    let removed = unsafe receivers.remove(at: index, of: Value.self, Failure.self)
    countSubscriptions()
    _ = consume removed
  }

  /// Publishes the number of receivers, of which tasks may wait for one. A function of its own: it is compiled once, and no user's module
  /// contains it.
  @usableFromInline
  @inline(never)
  func countSubscriptions() {
    unsafe publishedCount.store(receivers.count - receivers.gaps, ordering: .relaxed)
    // Not now: the receiver may be attached during a delivery.
    if unsafe senders != nil { gate.queue { self.serveSenders() } }
  }

  private func giveUpNow() {
    if let kept = unsafe memory.giveUp() { Bounce.release(consume kept) }
  }

  func abandonNow() {
    if unsafe phase.isOpen { unsafe phase = .abandoned }
    let last = takeReceivers()
    for index in 0..<last.count { unsafe last.receiver(index).pointee?._withUnsafeGuaranteedRef(withdraw) }
    last.destroy(of: Value.self, Failure.self)
  }

  func withdraw(_ receiver: ReceiverList.Receiver) {
    if let token = unsafe receiver.token { receiver.subscription.withdraw(token) }
  }
}

/// The phase of a hub. Nothing can be sent after the first one.
@usableFromInline
enum HubPhase<Failure: Error>: Sendable {
  case open
  case abandoned
  case completed
  // Behind a reference, so that code that does not know the type of the failure can destroy a phase.
  indirect case failed(Failure)

  @inlinable
  init(after failure: Failure?) {
    self = if let failure { .failed(failure) } else { .completed }
  }

  @inlinable var isOpen: Bool {
    if case .open = self { true } else { false }
  }
}

/// The tasks that wait until a hub has a receiver, in the order in which they came.
@usableFromInline
final class WaitingSenders {
  fileprivate var all: [WaitingSender] = []

  fileprivate init() {}
}

/// A task that waits until a hub has a receiver.
///
/// `@unchecked Sendable`: the continuation is accessed only inside the gate of the hub.
private final class WaitingSender: @unchecked Sendable {
  /// Sends the value of the task. Called inside the gate.
  let send: @Sendable () -> Void
  @exclusivity(unchecked) var continuation: CheckedContinuation<Bool, Never>?

  init(_ send: @escaping @Sendable () -> Void) { self.send = send }
}

/// A subject with a hub inside, whose methods are those of the hub.
@usableFromInline
protocol HubSubject<Value, Failure>: AnyObject, SignalProtocol, SubscriberProtocol {
  associatedtype Memory: SubjectMemory<Value>
  var hub: SubjectHub<Value, Failure, Memory> { get }
}

extension HubSubject {
  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    hub.attach(sink, in: subscription)
  }

  @inlinable
  public func send(_ value: Value) { hub.send(value) }

  @inlinable
  public func fail(_ error: Failure) { endInLoop(error) }

  @inlinable
  public func complete() { endInLoop(nil) }

  /// Ends the subject, in a loop when the release of another subject ends it.
  @inlinable
  @inline(never)
  func endInLoop(_ failure: Failure?) {
    if Bounce.isRunning(.end) { hub.endInLoop(failure) } else { hub.end(failure) }
  }

  public func add(_ disposable: any Disposable) { hub.add(disposable) }

  fileprivate func makeSink(under pressure: Pressure) -> HandlerSink<Value, Failure> {
    HandlerSink({ self.hub.send($0, under: pressure) }, { self.fail($0) }, { self.complete() })
  }

  /// Subscribes another subscriber.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @discardableResult
  public func subscribe(_ subscriber: any SubscriberProtocol<Value, Failure>) -> any Disposable {
    stopProgram(
      unless: (subscriber as? Self) !== self,
      "A subject that is subscribed to itself would send each value to itself without end. Subscribe another subject"
    )
    return start(sendingTo: subscriber)
  }
}

extension HandlerSink {
  /// Creates a sink that sends to a subscriber, from a source that waits under `pressure`. A subject has a gate at which values can wait.
  @usableFromInline
  init(sendingTo subscriber: some SubscriberProtocol<Value, Failure>, under pressure: Pressure) {
    if let subject = subscriber as? any HubSubject<Value, Failure> {
      self = subject.makeSink(under: pressure)
    } else {
      self.init(sendingTo: subscriber)
    }
  }
}
