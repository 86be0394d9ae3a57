/// The two states of a property.
@usableFromInline
enum PropertyMoment: Sendable {
  /// The state with all accepted writes, or with those in the snapshot. It is read as `value`.
  case current(PropertySnapshot?)
  /// The state that observers have been sent, or are being sent.
  case published
}

/// A state of a property: a value, and a number that is unique among the states of the property.
@usableFromInline
struct PropertyState<Value: Sendable>: Sendable {
  @usableFromInline let value: Value
  /// Identifies this state; for a source, the version of the write: see ``PropertyClock``.
  @usableFromInline let stamp: UInt
  /// The writer, if it has an identity.
  @usableFromInline let writer: PropertyWriter?

  @inlinable
  init(value: Value, stamp: UInt, writer: PropertyWriter? = nil) {
    self.value = value
    self.stamp = stamp
    self.writer = writer
  }
}

/// The identity of a writer.
@usableFromInline
final class PropertyWriter: Sendable {}

/// A node in a graph of properties: a source, which accepts writes, or one derived from others.
///
/// A write changes the current value immediately. The ``PropertyNetwork`` publishes it, and takes all connected properties from one
/// consistent state to the next.
@usableFromInline
protocol PropertyNode: AnyObject, Sendable {
  /// A network that this node belongs to.
  var home: PropertyNetwork { get }

  /// A Boolean value that indicates whether the value depends on one source only, so that a reader cannot mix two states.
  var isLinear: Bool { get }

  /// The observed nodes that are derived from this one.
  var dependents: Dependents { get }

  /// Adds the networks of all sources that this node is derived from.
  func findNetworks(_ search: inout NetworkSearch)

  /// Joins all networks that this node is derived from.
  func joinNetworks()

  /// Adds the sources that this node is derived from at present.
  func findSources(_ search: inout SourceSearch)

  // The following are called inside the network only.

  /// A Boolean value that indicates whether the node will publish no more changes.
  var hasEnded: Bool { get }

  /// Counts one more observer or dependent. The first links the node to its inputs. The caller then calls ``refresh(at:)``.
  func retainLink()

  /// Counts one observer or dependent fewer. The last unlinks the node.
  func releaseLink()

  /// Marks the node as affected by the present change. Returns `false` if it is marked already or has no observers.
  func markAffected() -> Bool

  /// Takes the published state to the present change, after the states of the inputs.
  ///
  /// - Parameter version: The version of the change, or 0 while the node is being linked.
  /// - Returns: `false` if another thread is working on an input. Then the node has to be refreshed again later.
  func refresh(at version: UInt) -> Bool

  /// Sends observers the published state if it is new, and the end.
  func publish()
}

/// A node with a type of values.
@usableFromInline
protocol ValueNode<Value>: PropertyNode {
  associatedtype Value: Sendable

  /// The current state.
  var currentState: PropertyState<Value> { get }

  func state(at moment: PropertyMoment) -> PropertyState<Value>

  /// Sends `sink` the published value, and then every change.
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable)
}

/// The dependents of a property, in the order in which they were linked.
///
/// `nonisolated(unsafe)`: the list is accessed only by the thread inside the network that the property belongs to. See
/// ``PropertyNetwork``.
@usableFromInline
final class Dependents: Sendable {
  @exclusivity(unchecked) private nonisolated(unsafe) var list = TokenList<any PropertyNode>()
  /// The reads that the Observation module has recorded, once there are any.
  let reads = LazyReference<TrackedReads>()

  var isEmpty: Bool { unsafe list.isEmpty }

  /// Marks the nodes as affected by the present change, and appends those that were not yet marked to a list.
  func markAffected(into affected: inout [any PropertyNode]) {
    unsafe list.forEach { node in
      if node.markAffected() { affected.append(node) }
    }
  }

  func add(_ node: any PropertyNode) -> UInt { unsafe list.append(node) }

  func remove(_ token: UInt) {
    // Released when the list is consistent again, since a release can run any code.
    let node = unsafe list.remove(token)
    withExtendedLifetime(node) {}
  }
}
