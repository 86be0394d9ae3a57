public import Synchronization

/// The node of a derived property.
///
/// The value is computed when it is read or published, once for each state of the inputs. A node without observers
/// computes nothing on its own, and its inputs hold no reference to it.
///
/// `@unchecked Sendable`: the published state, its stamps and `isLinked` are written by the thread inside the network, while `memory` is
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
  @usableFromInline
  struct Reading: Sendable {
    @usableFromInline let stamps: Stamps
    @usableFromInline let state: State
    @usableFromInline var version: UInt
    /// `false` if the state may be one of a later version. It is then found by its stamps alone.
    @usableFromInline var isOfVersion: Bool

    @inlinable
    init(_ stamps: Stamps, _ state: State, _ version: UInt, isOfVersion: Bool) {
      self.stamps = stamps
      self.state = state
      self.version = version
      self.isOfVersion = isOfVersion
    }
  }

  /// The states that readers asked for, by version: the last one and, while the node is linked, those not yet published.
  @usableFromInline
  struct Memory: Sendable {
    @usableFromInline var readings: [Reading] = []

    @inlinable
    init() {}

    /// - Parameter isLinked: `true` to keep the states that may still be published.
    /// - Returns: The readings that are dropped.
    @inlinable
    mutating func keep(_ reading: Reading, isLinked: Bool) -> [Reading] {
      if let last = readings.last {
        if last.version > reading.version { return [] }
        if last.stamps == reading.stamps {
          if reading.isOfVersion {
            readings[readings.count - 1].version = reading.version
            readings[readings.count - 1].isOfVersion = true
          }
          return []
        }
        if !isLinked {
          let former = readings
          readings = [reading]
          return former
        }
      }
      readings.append(reading)
      return []
    }

    /// - Returns: The former readings.
    @inlinable
    mutating func forgetReadings(before version: UInt) -> [Reading] {
      let former = readings
      readings = Array(former.drop { $0.version < version })
      return former
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
  /// A Boolean value that indicates whether there are readings. It changes while the memory is locked.
  @usableFromInline let isRead = Atomic(false)
  /// The lock of `memory`, and of what the thread inside writes.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var memory = Memory()
  /// The stamp of the state that was computed last. It changes while the memory is locked.
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
    if snapshot != nil || isLinear, depth <= 32 { return make(in: snapshot, version) }
    if let snapshot { return readDeep(in: snapshot) }
    return PropertySnapshot.withSnapshot(readDeep)
  }

  @inlinable
  func reading(at version: UInt) -> State? {
    withMemory { memory in
      guard let last = memory.readings.last, last.version == version, last.isOfVersion else { return nil }
      return last.state
    }
  }

  /// Reads the inputs, from the sources on, and then this node.
  @inlinable
  func readDeep(in snapshot: PropertySnapshot) -> State {
    prepareInputs(in: snapshot)
    return make(in: snapshot, snapshot.version)
  }

  override func isRead(in snapshot: PropertySnapshot) -> Bool { reading(at: snapshot.version) != nil }

  override func prepare(in snapshot: PropertySnapshot) { _ = read(in: snapshot) }

  @inlinable
  func withMemory<Result>(_ body: (inout Memory) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return unsafe body(&memory)
  }

  /// Returns the current state, or that in a snapshot, which becomes a reading, and computes it unless it is known.
  @inlinable
  func make(in snapshot: PropertySnapshot?, _ version: UInt) -> State {
    var made: State?
    derivation.value.run(.current(snapshot)) { stamps, value in
      // Without a snapshot, a write can come between the look at the clock and the look at the inputs. The state is then one of a later
      // version, and a reader of a snapshot with this version must not find it.
      let isOfVersion = snapshot != nil || PropertySnapshot.Clock.now == version
      made = make(stamps, version, isOfVersion: isOfVersion, isPublishing: false, value)
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

  // Rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  func makePublished(_ stamps: Stamps, _ version: UInt, _ value: () -> Value) {
    _ = make(stamps, version, isOfVersion: true, isPublishing: true, value)
  }

  /// Makes the state of inputs with these stamps the published state or a reading, and computes it unless it is known.
  @inlinable
  func make(
    _ stamps: Stamps,
    _ version: UInt,
    isOfVersion: Bool,
    isPublishing: Bool,
    _ value: () -> Value
  ) -> State {
    var last: State?
    if isPublishing { last = lastPublished }
    var known: State?
    if unsafe !isPublishing || isRead.load(ordering: .acquiring) || !isLinked {
      withMemory { memory in
        known = find(stamps, memory)
        if last == nil { last = newest(memory) }
      }
    }
    var new: Value?
    if let reading = known {
      // Readers may have seen other states between the published one and the one that was read.
      if isPublishing, let isSame, let last, reading.stamp != last.stamp {
        LockCheck.assertNoLocksHeld()
        if isSame(last.value, reading.value) { known = last }
      }
    } else {
      LockCheck.assertNoLocksHeld()
      let value = value()
      if let last, let isSame, isSame(last.value, value) { known = last } else { new = value }
    }
    // Released without the lock.
    var forgotten: [Reading] = []
    var replaced: State?
    let state = withMemory { memory in
      // Another thread may have computed it as well, because no thread waits for another.
      if known == nil { known = find(stamps, memory) }
      if known == nil, let new {
        unsafe lastStamp &+= 1
        known = unsafe State(value: new, stamp: lastStamp)
      }
      guard let state = known else { preconditionFailure() }
      if isPublishing {
        replaced = lastPublished
        unsafe published = state.value
        publishedStamp = state.stamp
        unsafe publishedStamps = stamps
        unsafe isLinked = true
        if !memory.readings.isEmpty { forgotten = memory.forgetReadings(before: version) }
      } else {
        let reading = Reading(stamps, state, version, isOfVersion: isOfVersion)
        forgotten = memory.keep(reading, isLinked: unsafe isLinked)
      }
      isRead.store(!memory.readings.isEmpty, ordering: .releasing)
      return state
    }
    if isPublishing, state.stamp != replaced?.stamp { unsafe isNews = true }
    return withExtendedLifetime((forgotten, replaced)) { state }
  }

  /// The published state, if there has been one. Called by the thread inside, or while the memory is locked.
  @inlinable var lastPublished: State? {
    guard let published = unsafe published else { return nil }
    return State(value: published, stamp: publishedStamp)
  }

  /// Returns the state that was computed from inputs with these stamps. Called while the memory is locked.
  @inlinable
  func find(_ stamps: Stamps, _ memory: Memory) -> State? {
    if let published = lastPublished, unsafe publishedStamps == stamps { return published }
    return memory.readings.last { $0.stamps == stamps }?.state
  }

  /// Returns the state that was computed last. Called while the memory is locked.
  @usableFromInline
  func newest(_ memory: Memory) -> State? {
    guard let published = lastPublished else { return memory.readings.last?.state }
    guard let reading = memory.readings.last?.state, reading.stamp > published.stamp else { return published }
    return reading
  }

  // Rare, and so compiled once, as is the function before it.

  /// Forgets the readings of states that are older than a change.
  @usableFromInline
  func forgetReadings(before version: UInt) {
    let forgotten = withMemory { memory in
      defer { isRead.store(!memory.readings.isEmpty, ordering: .releasing) }
      return memory.forgetReadings(before: version)
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Forgets all readings but the last, and keeps the published state for the next observer or reader.
  @inlinable
  func forget() {
    let forgotten = withMemory { memory in
      unsafe isLinked = false
      return memory.forgetReadings(before: memory.readings.last?.version ?? 0)
    }
    withExtendedLifetime(forgotten) {}
  }
}

extension PropertyNode {
  /// The stamps of the states of all inputs.
  @usableFromInline
  struct Stamps: Equatable, Sendable {
    @usableFromInline let first: UInt
    @usableFromInline let second: UInt
    @usableFromInline let others: [UInt]?

    @inlinable
    init(_ first: UInt = 0) {
      self.first = first
      second = 0
      others = nil
    }

    @inlinable
    init(_ first: UInt, _ second: UInt, _ others: [UInt]? = nil) {
      self.first = first
      self.second = second
      self.others = others
    }

    @inlinable
    static func == (left: Stamps, right: Stamps) -> Bool {
      left.first == right.first && left.second == right.second
        && (left.others == nil || left.others == right.others)
    }
  }
}
