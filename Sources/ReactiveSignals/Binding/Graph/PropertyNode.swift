/// The two states of a property.
@usableFromInline
enum Moment: Sendable {
  /// With all writes that have been accepted: what `value` is.
  case now
  /// With the writes that observers have been told of, or are being told of: what is sent.
  case told
}

/// A state of a property: a value, and a number that no other state of the same property has.
@usableFromInline
struct PropertyState<Value: Sendable>: Sendable {
  @usableFromInline let value: Value
  @usableFromInline let stamp: UInt
  /// Who has written it, when that is of interest.
  @usableFromInline var writer: PropertyWriter?
}

/// By this a state's writer is recognised.
@usableFromInline
final class PropertyWriter: Sendable {}

/// The inside of a property: a source, which is written to, or one derived from others.
///
/// A write is seen at once by those who ask for the value. Observers are told of it in the gate of the
/// ``PropertyNetwork``, which takes all connected properties from one consistent state to the next.
@usableFromInline
protocol PropertyNode: AnyObject, Sendable {
  /// A network this belongs to.
  var home: PropertyNetwork { get }

  /// What is derived from this and has to be told.
  var dependents: Dependents { get }

  /// Whether there are no more changes to be told.
  var hasEnded: Bool { get }

  /// The number of the state at that moment.
  func stamp(at moment: Moment) -> UInt

  /// Adds the networks of all sources this is derived from.
  func findNetworks(_ search: inout NetworkSearch)

  // What follows is called in the gate only.

  /// Whether this is being told of changes.
  var isLinked: Bool { get }

  /// From now on this has to be told of changes, for the sake of one more observer or dependent.
  func retainLink()

  /// One observer or dependent less.
  func releaseLink()

  /// Notes that the change at hand affects this; says whether that is news.
  func markAffected() -> Bool

  /// Brings what is told to the change at hand, after what this is derived from.
  func refresh()

  /// Tells the observers what is new, if anything is.
  func tell()

  /// Ends this when all that it is derived from has ended; says whether it does.
  func endIfOver() -> Bool
}

/// A property's inside that knows the type of its values.
@usableFromInline
protocol ValueNode<Value>: PropertyNode {
  associatedtype Value: Sendable

  func state(at moment: Moment) -> PropertyState<Value>

  /// Has `sink` told what was told last, and then every change.
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable)
}

extension ValueNode {
  @usableFromInline func stamp(at moment: Moment) -> UInt { state(at: moment).stamp }
}

/// The dependents of a property, in the order they came.
@usableFromInline
final class Dependents: Sendable {
  private let list = Locked(TicketList<any PropertyNode>())

  var isEmpty: Bool { list.withLock { $0.isEmpty } }

  var all: [any PropertyNode] { list.withLock { $0.elements } }

  func add(_ node: any PropertyNode) -> UInt { list.withLock { $0.append(node) } }

  func remove(_ ticket: UInt) { _ = list.withLock { $0.remove(ticket) } }
}
