import Synchronization

/// The clock of all properties: it counts the writes that have been accepted. The count after a write is its version.
///
/// As long as it stands still, all current values are as they were.
enum PropertyClock {
  private static let count = Atomic<UInt>(1)

  static var now: UInt { count.load(ordering: .sequentiallyConsistent) }

  /// Returns the version of a new write.
  static func tick() -> UInt { count.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue }
}

/// The current states of all properties at one version, for as long as a derived value is being made of them.
///
/// A snapshot copies nothing when it is taken. A source that is written to while a snapshot is open gives it the
/// state that is replaced. So a reader never waits, never starts again, and never mixes two states, however often others write.
///
/// No write escapes: a writer takes its version first and looks for open snapshots then; a reader opens its
/// snapshot first and takes the version then. So one of them sees the other.
@usableFromInline
final class PropertySnapshot: Sendable {
  private struct Open: Sendable {
    var snapshots = TokenList<PropertySnapshot>()
  }

  private static let openCount = Atomic<Int>(0)
  private static let open = Locked(Open())

  let version: UInt
  fileprivate let replaced = Locked<[ObjectIdentifier: any Sendable]>([:])

  private init(version: UInt) { self.version = version }

  /// Calls `body` with a snapshot of this moment.
  static func withSnapshot<Result>(_ body: (PropertySnapshot) -> Result) -> Result {
    openCount.add(1, ordering: .sequentiallyConsistent)
    let (snapshot, token) = open.withLock { open in
      let snapshot = PropertySnapshot(version: PropertyClock.now)
      return (snapshot, open.snapshots.append(snapshot))
    }
    defer {
      let closed = open.withLock { $0.snapshots.remove(token) }
      openCount.subtract(1, ordering: .sequentiallyConsistent)
      withExtendedLifetime(closed) {}
    }
    return body(snapshot)
  }

  /// Gives the open snapshots that need it a state which a write replaces. To be called while the source is locked.
  static func keep<Value: Sendable>(
    _ state: PropertyState<Value>,
    of source: SourceNode<Value>,
    replacedAt version: UInt
  ) {
    guard openCount.load(ordering: .sequentiallyConsistent) > 0 else { return }
    open.withLock { $0.snapshots.elements }.keep(state, of: source, replacedAt: version)
  }

  /// Calls `body`, which writes several sources as one, with the open snapshots. None is opened meanwhile: a snapshot has all
  /// of these writes, or none.
  ///
  /// The sources belong to one network, which is locked. So nobody who has locked one of them waits for this.
  static func withOpenSnapshots<Result>(_ body: ([PropertySnapshot]) -> Result) -> Result {
    open.withLock { body($0.snapshots.elements) }
  }

  /// The state of `source` that was replaced since.
  func state<Value: Sendable>(of source: SourceNode<Value>) -> PropertyState<Value>? {
    replaced.withLock { $0[ObjectIdentifier(source)] as? PropertyState<Value> }
  }
}

extension [PropertySnapshot] {
  /// Gives those that need it a state which a write replaces. To be called while the source is locked.
  func keep<Value: Sendable>(
    _ state: PropertyState<Value>,
    of source: SourceNode<Value>,
    replacedAt version: UInt
  ) {
    let key = ObjectIdentifier(source)
    for snapshot in self where snapshot.version < version {
      // The first to be replaced is the one of that version.
      snapshot.replaced.withLock { replaced in
        if replaced[key] == nil { replaced[key] = state }
      }
    }
  }
}
