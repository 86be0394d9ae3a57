public import _ReactiveSignalsAtomics

/// The node of a derived property.
///
/// The value is computed when it is read or published, once for each state of the inputs. A node without observers
/// computes nothing on its own, and its inputs hold no reference to it.
///
/// `@unchecked Sendable`: the published state, its stamps and `isLinked` are written by the thread inside the network, while `lock` is
/// locked. The thread inside reads them without the lock, and the others with it.
@usableFromInline
final class DerivedNode<Value: Sendable>: ValueNode<Value>, @unchecked Sendable {
  /// A function that reads the inputs at a moment, and passes the stamps of their states and the function of the value to `derive`.
  @usableFromInline
  typealias Derivation =
    @Sendable (
      _ moment: Moment,
      _ derive: (_ stamps: Stamps, _ value: () -> Value) -> Void
    ) -> Void

  /// The function of a derivation. A closure is stored in a struct (see ``StoredClosure``).
  @usableFromInline
  struct Deriving: Sendable {
    @usableFromInline let run: Derivation

    @inlinable
    init(_ run: @escaping Derivation) { self.run = run }
  }

  /// A state that a reader asked for.
  ///
  /// `@unchecked Sendable`: the variables of its superclass are accessed while the node is locked.
  @usableFromInline
  final class ValueReading: Reading, @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ state: State, _ stamps: Stamps, _ version: UInt, isOfVersion: Bool) {
      value = state.value
      super.init(stamps, state.stamp, version, isOfVersion: isOfVersion)
    }
  }

  /// The function that reads the inputs. It refers to all of them, and is released after the links.
  @usableFromInline let derivation: ChainLink<Deriving>
  /// A function that returns `true` if two successive values are equal, so that there is no change.
  @usableFromInline let isSame: (@Sendable (Value, Value) -> Bool)?
  @usableFromInline let comparesValues: Bool
  /// The stamps of the published state.
  @exclusivity(unchecked) @usableFromInline var publishedStamps = Stamps()
  /// `false` if the published state is the last one of a time before, which observers and readers need not compute again.
  @exclusivity(unchecked) @usableFromInline var isLinked = false
  /// A Boolean value that indicates whether there are readings. It changes while the node is locked.
  @usableFromInline let isRead = Atomic(false)
  /// The lock of `readings`, and of what the thread inside writes.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var readings = Readings()
  /// The stamp of the state that was computed last. It changes while the node is locked.
  @exclusivity(unchecked) @usableFromInline var lastStamp: UInt = 0

  @inlinable
  init(
    _ links: InputLinks,
    isSame: (@Sendable (Value, Value) -> Bool)? = nil,
    derivation: @escaping Derivation
  ) {
    self.isSame = isSame
    comparesValues = isSame != nil
    self.derivation = ChainLink(Deriving(derivation))
    super.init(
      links,
      nil,
      methods: { node, request in
        let node = unsafe _unsafeUncheckedDowncast(node, to: DerivedNode.self)
        switch request {
        case .update(let version):
          node.derivation.value.run(.published) { stamps, value in node.publish(stamps, version, value) }
        case .forget: node.forget()
        case .queue: break
        }
        return 0
      },
      read: { unsafe _unsafeUncheckedDowncast($0, to: DerivedNode.self).read(in: $1) }
    )
  }

  @inlinable
  func read(in snapshot: PropertySnapshot?) -> State {
    let version = snapshot?.version ?? PropertySnapshot.Clock.now
    if let known = reading(at: version) { return known }
    if let snapshot {
      // The inputs, from the sources on, and then this node.
      if depth > 32 { prepareInputs(in: snapshot) }
    } else if !isLinear || depth > 32 {
      return PropertySnapshot.withSnapshot { read(in: $0) }
    }
    return make(in: snapshot, version)
  }

  @inlinable
  func reading(at version: UInt) -> State? {
    lock.lock()
    let reading = unsafe readings.reading(at: version)
    lock.unlock()
    return reading.map(state)
  }

  @inlinable
  func state(of reading: Reading) -> State {
    State(value: unsafe _unsafeUncheckedDowncast(reading, to: ValueReading.self).value, stamp: reading.stamp)
  }

  override func isRead(in snapshot: PropertySnapshot) -> Bool { reading(at: snapshot.version) != nil }

  override func prepare(in snapshot: PropertySnapshot) { _ = read(in: snapshot) }

  /// Returns the current state, or that in a snapshot, which becomes a reading, and computes it unless it is known.
  @inlinable
  func make(in snapshot: PropertySnapshot?, _ version: UInt) -> State {
    var made: State?
    derivation.value.run(.current(snapshot)) { stamps, value in
      // Without a snapshot, a write can come between the look at the clock and the look at the inputs. The state is then one of a later
      // version, and a reader of a snapshot with this version must not find it.
      let isOfVersion = snapshot != nil || PropertySnapshot.Clock.now == version
      made = make(stamps, version, isOfVersion: isOfVersion, value)
    }
    guard let made else { preconditionFailure() }
    return made
  }

  /// Makes the state of inputs with these stamps the published state.
  ///
  /// The common case is a state that no thread has read. It has no structure with a value of any type, which unoptimized code would look up.
  @inlinable
  func publish(_ stamps: Stamps, _ version: UInt, _ value: () -> Value) {
    // A change that concerns no input leaves the state as it is. The first comparison alone takes no reference to the other stamps.
    if unsafe publishedStamps.first == stamps.first, unsafe publishedStamps == stamps, hasPublished {
      if unsafe !isLinked {
        lock.lock()
        unsafe isLinked = true
        lock.unlock()
      }
      if isRead.load(ordering: .acquiring) { forgetReadings(before: version) }
      return
    }
    if isRead.load(ordering: .acquiring) { return makePublished(stamps, version, value) }
    #if REACTIVE_SIGNALS_CHECKED
    LockCheck.assertNoLocksHeld()
    #endif
    var state = Optional(value())
    let isChange = !comparesValues || differsFromPublished(state)
    lock.lock()
    // Another thread may have computed it meanwhile, because no thread waits for another.
    if isRead.load(ordering: .relaxed) {
      lock.unlock()
      return makePublished(stamps, version) { unsafe state.unsafelyUnwrapped }
    }
    if isChange {
      unsafe swap(&published, &state)
      unsafe lastStamp &+= 1
      publishedStamp = unsafe lastStamp
      unsafe isNews = true
    }
    unsafe publishedStamps = stamps
    unsafe isLinked = true
    lock.unlock()
    // Released without the lock.
    extendLifetime(state)
  }

  /// A Boolean value that indicates whether there has been a published state. A node that is linked has one.
  @inlinable var hasPublished: Bool {
    if unsafe isLinked { return true }
    return unsafe published != nil
  }

  @inlinable
  func differsFromPublished(_ value: Value?) -> Bool {
    guard let isSame, let last = unsafe published, let value else { return true }
    return !isSame(last, value)
  }

  /// Makes the state of inputs with these stamps a reading, and computes it unless it is known.
  @inlinable
  func make(_ stamps: Stamps, _ version: UInt, isOfVersion: Bool, _ value: () -> Value) -> State {
    lock.lock()
    var known = find(stamps)
    if let known {
      let forgotten = keep(known, stamps, version, isOfVersion: isOfVersion)
      lock.unlock()
      return withExtendedLifetime(forgotten) { known }
    }
    let last = comparesValues ? newest : nil
    lock.unlock()
    LockCheck.assertNoLocksHeld()
    let value = value()
    if let last, let isSame, isSame(last.value, value) { known = last }
    lock.lock()
    // Another thread may have computed it as well, because no thread waits for another.
    let state = known ?? find(stamps) ?? makeState(value)
    let forgotten = keep(state, stamps, version, isOfVersion: isOfVersion)
    lock.unlock()
    // Released without the lock.
    return withExtendedLifetime((forgotten, value)) { state }
  }

  /// Makes the state of inputs with these stamps the published state, after a thread has read a state, and computes it unless it is known.
  // Rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  func makePublished(_ stamps: Stamps, _ version: UInt, _ value: () -> Value) {
    lock.lock()
    var known = find(stamps)
    let last = lastPublished ?? newest
    lock.unlock()
    LockCheck.assertNoLocksHeld()
    let new = known == nil ? value() : nil
    // Readers may have seen other states between the published one and the one that was read.
    if let isSame, let last, known?.stamp != last.stamp {
      if let next = known?.value ?? new, isSame(last.value, next) { known = last }
    }
    lock.lock()
    if known == nil { known = find(stamps) ?? new.map(makeState) }
    guard let state = known else { preconditionFailure() }
    let replaced = lastPublished
    unsafe published = state.value
    publishedStamp = state.stamp
    unsafe publishedStamps = stamps
    unsafe isLinked = true
    let forgotten = unsafe readings.forget(before: version)
    isRead.store(unsafe readings.last != nil, ordering: .releasing)
    lock.unlock()
    if state.stamp != replaced?.stamp { unsafe isNews = true }
    // Released without the lock.
    withExtendedLifetime((forgotten, replaced, new)) {}
  }

  /// The published state, if there has been one. Called by the thread inside, or while the node is locked.
  @inlinable var lastPublished: State? {
    guard let published = unsafe published else { return nil }
    return State(value: published, stamp: publishedStamp)
  }

  // The following are called while the node is locked.

  /// Returns a new state.
  @inlinable
  func makeState(_ value: Value) -> State {
    unsafe lastStamp &+= 1
    return unsafe State(value: value, stamp: lastStamp)
  }

  /// Keeps a state for readers, and returns the readings that are dropped.
  @inlinable
  func keep(_ state: State, _ stamps: Stamps, _ version: UInt, isOfVersion: Bool) -> Readings {
    if unsafe readings.contain(stamps, version, isOfVersion: isOfVersion) { return Readings() }
    let reading = ValueReading(state, stamps, version, isOfVersion: isOfVersion)
    isRead.store(true, ordering: .releasing)
    return unsafe readings.keep(reading, isLinked: isLinked)
  }

  /// Returns the state that was computed from inputs with these stamps.
  @inlinable
  func find(_ stamps: Stamps) -> State? {
    if unsafe publishedStamps == stamps, let published = lastPublished { return published }
    return unsafe readings.find(stamps).map(state)
  }

  /// The state that was computed last.
  @inlinable var newest: State? {
    if let reading = unsafe readings.last, unsafe published == nil || reading.stamp > publishedStamp {
      return state(of: reading)
    }
    return lastPublished
  }

  // Rare, and so compiled once.

  /// Forgets the readings of states that are older than a change.
  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  func forgetReadings(before version: UInt) {
    lock.lock()
    let forgotten = unsafe readings.forget(before: version)
    isRead.store(unsafe readings.last != nil, ordering: .releasing)
    lock.unlock()
    withExtendedLifetime(forgotten) {}
  }

  /// Forgets all readings but the last, and keeps the published state for the next observer or reader.
  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  func forget() {
    lock.lock()
    unsafe isLinked = false
    let forgotten = unsafe readings.forget(before: readings.last?.version ?? 0)
    lock.unlock()
    withExtendedLifetime(forgotten) {}
  }
}

extension PropertyNode {
  /// A state of a derived property that a reader asked for.
  ///
  /// `@unchecked Sendable`: the variables are accessed while the node is locked.
  @usableFromInline
  class Reading: @unchecked Sendable {
    @usableFromInline final let stamps: Stamps
    @usableFromInline final let stamp: UInt
    @exclusivity(unchecked) fileprivate final var version: UInt
    /// `false` if the state may be one of a later version. It is then found by its stamps alone.
    @exclusivity(unchecked) fileprivate final var isOfVersion: Bool

    @usableFromInline
    init(_ stamps: Stamps, _ stamp: UInt, _ version: UInt, isOfVersion: Bool) {
      self.stamps = stamps
      self.stamp = stamp
      unsafe self.version = version
      unsafe self.isOfVersion = isOfVersion
    }
  }

  /// The states that readers asked for, by version: the last one and, while the node is linked, those not yet published.
  @usableFromInline
  struct Readings: Sendable {
    @usableFromInline var last: Reading?
    /// The readings before the last one.
    private var others: [Reading] = []

    @usableFromInline
    init() {}

    @usableFromInline
    func reading(at version: UInt) -> Reading? {
      guard let last, unsafe last.version == version && last.isOfVersion else { return nil }
      return last
    }

    @usableFromInline
    func find(_ stamps: Stamps) -> Reading? {
      if let last, last.stamps == stamps { return last }
      return others.last { $0.stamps == stamps }
    }

    /// Returns whether the last reading has these stamps or is of a later version, so that another one is not kept.
    @usableFromInline
    mutating func contain(_ stamps: Stamps, _ version: UInt, isOfVersion: Bool) -> Bool {
      guard let last else { return false }
      if unsafe last.version > version { return true }
      guard last.stamps == stamps else { return false }
      if isOfVersion { unsafe (last.version, last.isOfVersion) = (version, true) }
      return true
    }

    /// Adds a reading.
    ///
    /// - Parameter isLinked: `true` to keep the states that may still be published.
    /// - Returns: The readings that are dropped.
    @usableFromInline
    mutating func keep(_ reading: Reading, isLinked: Bool) -> Readings {
      var former = Readings()
      if !isLinked {
        former = self
        others = []
      } else if let last {
        others.append(last)
      }
      last = reading
      return former
    }

    /// - Returns: The former readings.
    mutating func forget(before version: UInt) -> Readings {
      let former = self
      if !others.isEmpty { others = Array(others.drop { unsafe $0.version < version }) }
      if others.isEmpty, let last, unsafe last.version < version { self.last = nil }
      return former
    }
  }
}

extension PropertyNode {
  /// The stamps of the states of all inputs.
  @usableFromInline
  struct Stamps: Equatable, Sendable {
    @usableFromInline var first: UInt
    @usableFromInline var second: UInt
    // Two more words here cost each write below a derived property 11 % more instructions.
    @usableFromInline var others: [UInt]?

    @inlinable
    init(_ first: UInt = 0) {
      self.first = first
      second = 0
      others = nil
    }

    // A function of its own, since unoptimized code calls one for each default value.
    @inlinable
    init(_ first: UInt, _ second: UInt) {
      self.first = first
      self.second = second
      others = nil
    }

    @inlinable
    init(_ first: UInt, _ second: UInt, others: [UInt]?) {
      self.first = first
      self.second = second
      self.others = others
    }

    /// Sets the stamp of one of any number of inputs, in their order. The first two take no memory of their own.
    @inlinable
    mutating func set(_ stamp: UInt, at index: Int) {
      switch index {
      case 0: first = stamp
      case 1: second = stamp
      case 2:
        var stamps: [UInt] = []
        // Room for six inputs in one allocation.
        stamps.reserveCapacity(4)
        stamps.append(stamp)
        others = stamps
      default: others?.append(stamp)
      }
    }

    @inlinable
    static func == (left: Stamps, right: Stamps) -> Bool {
      left.first == right.first && left.second == right.second
        && (left.others == nil || left.others == right.others)
    }
  }
}
