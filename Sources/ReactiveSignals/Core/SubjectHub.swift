/// What a subject remembers for those who subscribe later.
///
/// It is touched only inside the hub's gate.
@usableFromInline
protocol SubjectMemory<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype Remembered: Sequence<Value>

  /// Whether there is anything to remember at all.
  static var isForgetful: Bool { get }
  /// Whether late subscribers get values also after the subject has terminated.
  static var outlivesTermination: Bool { get }
  /// What a new subscriber gets first.
  var remembered: Remembered { get }
  /// Returns the value that is forgotten for this one. The hub releases it after the delivery, for that can run
  /// anything, a new subscription for example.
  mutating func remember(_ value: Value) -> Value?
}

/// The inside of a subject: a gate, and the list of links to subscribers.
///
/// All that happens to a subject, a send, a subscription, a disposal, goes through the gate. So
/// every subscriber sees the same order, and one who subscribes meanwhile sees a suffix of it.
///
/// Public subjects own a hub and end it when they are released; links own the hub, so that it is there as
/// long as a subscription may want to leave it.
///
/// `@unchecked Sendable`: everything mutable is touched only inside the gate (the inline attachment in ``attach``
/// included, which runs on the thread that is inside). That also makes exclusivity checks needless.
@safe
@usableFromInline
final class SubjectHub<Memory: SubjectMemory, Failure: Error>: GateDelegate, @unchecked Sendable {
  @usableFromInline typealias Value = Memory.Value

  @usableFromInline
  enum Work: Sendable {
    case send(Event<Value, Failure>)
    case attach(Link)
    case detach(Link)
    case abandon
  }

  /// One subscriber. It belongs to its subscription, which detaches it when it is disposed.
  @usableFromInline
  final class Link: @unchecked Sendable {
    @usableFromInline let receive: @Sendable (Event<Value, Failure>) -> Void
    @usableFromInline let subscription: CompoundDisposable
    @usableFromInline let hub: SubjectHub
    /// Its place in the hub's list, while it is in there.
    @exclusivity(unchecked) @usableFromInline var index: Int?
    /// For the member of the subscription that takes it out of there.
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
  /// Whether nothing can be sent any more: after a terminal event, or when it has been abandoned without one.
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @exclusivity(unchecked) @usableFromInline var terminal: Event<Value, Failure>?
  @exclusivity(unchecked) @usableFromInline var links = LinkList<Link>()

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
    attach(Link({ box.send($0) }, subscription, self))
  }

  /// Attaches at once, even from inside a delivery: only while another thread is delivering it is left to that.
  @inlinable
  func attach(_ link: Link) {
    if gate.isEnteredByCurrentThread {
      attachNow(link)
    } else {
      gate.submit(.attach(link), to: self)
    }
  }

  @inlinable
  func detach(_ link: Link) {
    // A terminal event has emptied the list before it is delivered.
    if gate.isEnteredByCurrentThread, unsafe link.index == nil { return }
    gate.submit(.detach(link), to: self)
  }

  /// Lets go of the subscribers without a word: nothing can be sent any more, though nobody has said that it is the end.
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
    case .attach(let link):
      attachNow(link)
    case .detach(let link):
      detachNow(link)
    case .abandon:
      abandonNow()
    }
  }

  @inlinable
  func drained() {}

  /// Sends `event` to the links that are there now; the list can only grow meanwhile.
  @inlinable
  func deliver(_ event: Event<Value, Failure>) {
    let count = unsafe links.count
    var index = 0
    while index < count {
      unsafe links.withLink(at: index) { link in
        if !link.subscription.isDisposed { link.receive(event) }
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
    let last = unsafe links.removeAll()
    for link in last { unsafe link.index = nil }
    for link in last where !link.subscription.isDisposed { link.receive(event) }
  }

  @inlinable
  func attachNow(_ link: Link) {
    guard unsafe !isOver else { return greetLate(link) }
    // The place comes before the replay: who subscribes from inside that one is called after this one.
    let index = unsafe links.reserve()
    if !Memory.isForgetful { replay(to: link) }
    guard !link.subscription.isDisposed else { return unsafe links.giveBack(index) }
    unsafe links.fill(index, with: link)
    unsafe link.index = index
    // When the subscription has been disposed since the look above, by another thread, this runs at once. A closure made
    // here is compiled for the type of the values; a method of the link would be the same for all types.
    unsafe link.token = link.subscription.insert { link.hub.detach(link) }
  }

  /// Sends what is left to send to one who comes when all is over.
  @inlinable
  func greetLate(_ link: Link) {
    if Memory.outlivesTermination { replay(to: link) }
    if let terminal = unsafe terminal, !link.subscription.isDisposed { link.receive(terminal) }
  }

  @inlinable
  func replay(to link: Link) {
    for value in unsafe memory.remembered {
      if link.subscription.isDisposed { return }
      link.receive(.next(value))
    }
  }

  @inlinable
  func detachNow(_ link: Link) {
    guard let index = unsafe link.index.take() else { return }
    // Released last, for that can run anything.
    let last = unsafe links.remove(at: index) { unsafe $0.index = $1 }
    withExtendedLifetime(last) {}
  }

  @inlinable
  func abandonNow() {
    unsafe isOver = true
    for link in unsafe links.removeAll() {
      unsafe link.index = nil
      if let token = unsafe link.token { link.subscription.withdraw(token) }
    }
  }
}
