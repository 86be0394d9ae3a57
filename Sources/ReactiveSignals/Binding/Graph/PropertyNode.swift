/// The two states of a property.
@usableFromInline
enum PropertyMoment: Sendable {
  /// The state with all writes that have been accepted, or with those that the snapshot has. It is read as `value`.
  case current(PropertySnapshot?)
  /// The state with the writes that have been published to observers, or are being published.
  case published
}

/// A state of a property: a value, and a number that no other state of the same property has.
@usableFromInline
struct PropertyState<Value: Sendable>: Sendable {
  @usableFromInline let value: Value
  /// Of a source the version of the write, see ``PropertyClock``.
  @usableFromInline let stamp: UInt
  /// The writer, when that is of interest.
  @usableFromInline var writer: PropertyWriter?
}

/// The identity of one that writes.
@usableFromInline
final class PropertyWriter: Sendable {}

/// The inside of a property: a source, which is written to, or one derived from others.
///
/// A write is the current value at once. It is published to observers in the ``PropertyNetwork``, which takes
/// all connected properties from one consistent state to the next.
@usableFromInline
protocol PropertyNode: AnyObject, Sendable {
  /// A network this belongs to.
  var home: PropertyNetwork { get }

  /// Whether the value is made of one state of one source, so that reading it can mix up nothing.
  var isLinear: Bool { get }

  /// The nodes that are derived from this one and are being observed.
  var dependents: Dependents { get }

  /// Adds the networks of all sources this is derived from.
  func findNetworks(_ search: inout NetworkSearch)

  /// Makes all networks that this is derived from one.
  func joinNetworks()

  // The rest is called inside the network only.

  /// Whether no more changes are to be published.
  var hasEnded: Bool { get }

  /// Counts one more observer or dependent; the first links the node to its inputs. ``refresh(at:)`` is to follow.
  func retainLink()

  /// Counts one observer or dependent less.
  func releaseLink()

  /// Notes that the change at hand affects this node. Returns `false` when it was noted before, or nobody observes the node.
  func markAffected() -> Bool

  /// Takes the published state to the change at hand, after the states of the inputs.
  ///
  /// - Parameter version: that of the change; 0 when the node is being linked.
  /// - Returns: `false` when another thread is at work on what is needed. Then the node is to be refreshed again.
  func refresh(at version: UInt) -> Bool

  /// Sends observers what is new, if anything is.
  func publish()
}

/// A property's inside that knows the type of its values.
@usableFromInline
protocol ValueNode<Value>: PropertyNode {
  associatedtype Value: Sendable

  /// The current state.
  var currentState: PropertyState<Value> { get }

  func state(at moment: PropertyMoment) -> PropertyState<Value>

  /// Sends `sink` the published state, and then every change.
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable)
}

/// The dependents of a property, in the order they came.
@usableFromInline
final class Dependents: Sendable {
  private let list = Locked(TokenList<any PropertyNode>())

  var isEmpty: Bool { list.withLock { $0.isEmpty } }

  var all: [any PropertyNode] { list.withLock { $0.elements } }

  func add(_ node: any PropertyNode) -> UInt { list.withLock { $0.append(node) } }

  func remove(_ token: UInt) {
    let node = list.withLock { $0.remove(token) }
    withExtendedLifetime(node) {}
  }
}
