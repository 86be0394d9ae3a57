import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

extension PropertySnapshot {
  /// A clock that counts the accepted writes of all properties. The count after a write is its version.
  ///
  /// While the count does not change, no current value changes.
  @usableFromInline
  enum Clock {
    private static let count = Atomic<UInt>(1)
    /// The number of open snapshots.
    fileprivate static let openSnapshots = Atomic<Int>(0)

    @usableFromInline static var now: UInt { count.load(ordering: .sequentiallyConsistent) }

    /// Counts a new write, and then looks for open snapshots.
    ///
    /// - Returns: The version, and whether the write has to give snapshots the replaced state.
    @usableFromInline
    static func tick() -> (version: UInt, hasSnapshots: Bool) {
      let version = count.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
      return (version, openSnapshots.load(ordering: .sequentiallyConsistent) > 0)
    }
  }
}

/// The current states of all properties at one version, while a derived value is computed from them.
///
/// Taking a snapshot copies nothing. A source that is written while a snapshot is open gives it the replaced state. Therefore a
/// reader never waits, never starts again, and never mixes two states.
///
/// A writer takes its version first, and then looks for open snapshots. A reader opens its snapshot first, and then takes the
/// version. So at least one of them sees the other.
@usableFromInline
final class PropertySnapshot: Sendable {
  /// A replaced state, and its source, whose memory the reference keeps: while a snapshot is open, no other source gets the address of one
  /// that has been released.
  fileprivate struct Replaced: Sendable {
    unowned let source: PropertyNode
    let state: any Sendable
  }

  private static let open = Locked(TokenList<PropertySnapshot>())

  @usableFromInline let version: UInt
  /// The thread that reads.
  fileprivate let thread = rs_thread_token()
  /// The replaced states by their sources, or `nil` once the snapshot is closed. A writer may still hold a closed one, while it holds locks. So
  /// the reader releases the states, for that can run user code.
  fileprivate let replaced = Locked<[ObjectIdentifier: Replaced]?>([:])

  private init(version: UInt) { self.version = version }

  /// Calls `body` with a snapshot of the present states.
  @usableFromInline
  static func withSnapshot<Result>(_ body: (PropertySnapshot) -> Result) -> Result {
    Clock.openSnapshots.add(1, ordering: .sequentiallyConsistent)
    let (snapshot, token) = open.withLock { open in
      let snapshot = PropertySnapshot(version: Clock.now)
      return (snapshot, open.append(snapshot))
    }
    defer {
      let closed = open.withLock { $0.remove(token) }
      Clock.openSnapshots.subtract(1, ordering: .sequentiallyConsistent)
      let states = snapshot.replaced.withLock { $0.take() }
      withExtendedLifetime((closed, states)) {}
    }
    return body(snapshot)
  }

  /// Gives a replaced state to the open snapshots of earlier versions. Called while the source is locked.
  @usableFromInline
  static func keep<Value: Sendable>(
    _ state: ValueNode<Value>.State,
    of source: StoredNode<Value>,
    replacedAt version: UInt
  ) {
    open.withLock { $0.elements }.keep(state, of: source, replacedAt: version)
  }

  /// Calls `body`, which writes several sources as one, with the open snapshots. No snapshot is opened meanwhile, so that each
  /// has all of the writes or none.
  ///
  /// The sources belong to one network, which is locked. So no thread that has locked one of the sources waits for this lock.
  static func withOpenSnapshots<Result>(_ body: ([PropertySnapshot]) -> Result) -> Result {
    open.withLock { body($0.elements) }
  }

  /// The state of `source` at this version, if it has been replaced since.
  func state<Value: Sendable>(of source: StoredNode<Value>) -> ValueNode<Value>.State? {
    replaced.withLock { $0?[ObjectIdentifier(source)]?.state as? ValueNode<Value>.State }
  }
}

extension [PropertySnapshot] {
  /// Gives a replaced state to the snapshots of earlier versions. Called while the source is locked.
  // Rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  func keep<Value: Sendable>(
    _ state: ValueNode<Value>.State,
    of source: StoredNode<Value>,
    replacedAt version: UInt
  ) {
    let key = ObjectIdentifier(source)
    for snapshot in self where snapshot.version < version {
      // A property of the main actor is written and read there, and its values are released there.
      if source.staysOnMain, snapshot.thread != rs_thread_token() { continue }
      // The first state that is replaced belongs to the snapshot's version.
      snapshot.replaced.withLock { replaced in
        if replaced?[key] == nil { replaced?[key] = PropertySnapshot.Replaced(source: source, state: state) }
      }
    }
  }
}
