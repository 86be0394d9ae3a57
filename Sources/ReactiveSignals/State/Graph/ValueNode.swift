/// A node with a type of values.
///
/// `@unchecked Sendable`: the published state is written only by the thread inside the network that the node belongs to. See
/// ``PropertyNetwork``, and the subclasses for other accesses.
@usableFromInline
class ValueNode<Value: Sendable>: PropertyNode, @unchecked Sendable {

  /// The function that returns the current state, or that in a snapshot. It is stored for the reason that ``PropertyNode/Methods`` are.
  @usableFromInline final let read: @Sendable (ValueNode, PropertySnapshot?) -> State
  /// The stamp of the published state. It is a field of its own, like the value, because unoptimized code looks up the type of a structure
  /// with both.
  @safe @exclusivity(unchecked) @usableFromInline final var publishedStamp: UInt
  /// The state that observers have been sent, or are being sent. A derived node has one from the time it is
  /// first linked.
  @exclusivity(unchecked) @usableFromInline final var published: Value?

  @inlinable
  init(
    _ links: InputLinks?,
    _ published: Value?,
    staysOnMain: Bool = false,
    methods: @escaping @Sendable (PropertyNode, Methods.Request) -> UInt,
    read: @escaping @Sendable (ValueNode, PropertySnapshot?) -> State
  ) {
    self.read = read
    unsafe self.published = published
    publishedStamp = 0
    // The casts are those without a check, which would look up the class for each write in an unoptimized build.
    let deliver: @Sendable (PropertyNode) -> Void = {
      unsafe _unsafeUncheckedDowncast($0, to: ValueNode.self).deliver()
    }
    super.init(links, staysOnMain: staysOnMain, Methods(methods, deliver: deliver))
  }

  package override var valueType: Any.Type { Value.self }

  package override var valueText: String? {
    if Value.self is any Inspection.Excluded.Type { return nil }
    return "\(currentState.value)"
  }

  /// The current state.
  @inlinable final var currentState: State { read(self, nil) }

  @inlinable
  final func state(at moment: Moment) -> State {
    switch moment {
    case .published: publishedState
    case .current(let snapshot): read(self, snapshot)
    }
  }

  /// Calls `body` with a state. Code that needs it in some cases only then does not look up the type of the state in the others.
  @inlinable
  final func withState(at moment: Moment, _ body: (State) -> Void) { body(state(at: moment)) }

  @inlinable final var publishedState: State { State(value: publishedValue, stamp: publishedStamp) }

  @inlinable final var publishedValue: Value {
    guard let published = unsafe published else { failUnlinked() }
    return published
  }

  /// Sends `sink` the published value, and then every change.
  @inlinable
  final func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    PropertyNetwork.link(self) { [self] in attachNow(sink, in: subscription) }
  }

  @inlinable
  final func attachNow(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    let observer = NodeObserver(self, subscription)
    // The index is reserved before the first value, so that a subscription made meanwhile comes after this one.
    let index = unsafe observers.reserve()
    sink.next(publishedValue)
    let hasEnded = unsafe phase == .ended
    guard !subscription.isDisposed, !hasEnded else {
      unsafe observers.giveBack(index)
      observer.leave()
      if hasEnded, !subscription.isDisposed { sink.end(nil) }
      return
    }
    unsafe observers.fill(index, with: observer, OwnedSink(sink))
    observer.stay()
  }

  /// Sends the published value to the observers. The list can only grow meanwhile.
  @inlinable
  final func deliver() {
    guard let value = unsafe published else { failUnlinked() }
    let count = unsafe observers.count
    var index = 0
    while index < count {
      if unsafe observers.isActive(index) {
        unsafe observers.delivery(index, of: Value.self, Never.self).pointee.send(value)
      }
      index &+= 1
    }
  }
}

extension PropertyNode {
  /// The two states of a property.
  @usableFromInline
  enum Moment: Sendable {
    /// The state with all accepted writes, or with those in the snapshot. It is read as `value`.
    case current(PropertySnapshot?)
    /// The state that observers have been sent, or are being sent.
    case published
  }
}

extension ValueNode {
  /// A state of a property: a value, and a number that is unique among the states of the property.
  @usableFromInline
  struct State: Sendable {
    @usableFromInline let value: Value
    /// Identifies this state. A stored property counts its writes: see ``PropertySnapshot/Clock``.
    @usableFromInline let stamp: UInt
    /// The number of the writer, or 0 if it has no identity.
    @usableFromInline let writer: UInt

    @inlinable
    init(value: Value, stamp: UInt, writer: UInt = 0) {
      self.value = value
      self.stamp = stamp
      self.writer = writer
    }

    /// Returns whether a value has the same bytes as that of this state, and so cannot be told from it, whatever its type. Values that cannot be
    /// told from each other may still have different bytes, between their fields or behind references.
    func hasBytes(of other: Value) -> Bool {
      unsafe withUnsafeBytes(of: value) { mine in
        unsafe withUnsafeBytes(of: other) { unsafe mine.elementsEqual($0) }
      }
    }
  }
}
