/// A picture of the running program at one time, from ``Inspector/snapshot(findingPlaces:)``.
///
/// ``text`` is for people, ``json`` and ``dot`` are for programs.
public struct Snapshot: Sendable, Codable, Hashable {
  /// A tracked signal with its live subscriptions. The subscriptions that are not tracked are one more for each line of the source that
  /// makes them.
  public struct Signal: Sendable, Codable, Hashable, Identifiable {
    /// The name and the place.
    public var id: String
    /// The name that the program has given it, or `untracked`.
    public var name: String
    /// The file and the line. Those of an untracked subscription are empty until they have been looked up.
    public var place: String
    /// The sources and operators, as `description` of a signal states them; empty if it is not tracked.
    public var chain: String
    /// The number of live subscriptions.
    public var live = 0
    /// The number of live subscriptions that have begun since the mark, or 0 without one.
    public var left = 0
    /// The number of values that the live subscriptions have received.
    public var eventCount = 0
    /// The number of values in a second, of the last 10 s or of the events that are kept.
    public var rate = 0.0
    /// The number of values that wait in buffers.
    public var waiting = 0
    /// The number of values that buffers have dropped.
    public var dropped = 0
    /// A Boolean value that indicates whether a consumer makes a source wait.
    public var isHeldBack = false
    /// The signals whose subscribers hold it back, by name, or by line if they are untracked.
    public var heldBackBy: [String] = []
    /// The age of the oldest live subscription in seconds.
    public var age = 0.0
    /// The time since the last value in seconds, or `nil` if there was none.
    public var silence: Double?
    /// The last value, if values are shown.
    public var lastValue: String?
    /// The scheduler or thread of the last event.
    public var thread = ""
    /// A Boolean value that indicates whether more events are kept.
    public var isPinned = false

    /// The name in the graph, where the places tell untracked subscriptions apart.
    var nodeName: String { chain.isEmpty ? id : name }

    /// The name for people: the line of an untracked subscription, as soon as it is known.
    var title: String { name == "untracked" && !place.isEmpty ? place : name }
  }

  /// A live subscription.
  public struct Subscription: Sendable, Codable, Hashable, Identifiable {
    /// An event with its time.
    public struct Event: Sendable, Codable, Hashable {
      /// The time in seconds since the recording began.
      public var time: Double
      /// The kind: `next`, `failed` or `completed`.
      public var kind: String
      /// The value, if values are shown.
      public var value: String?
    }

    /// The number of the subscription. Later ones have higher numbers.
    public var id: Int
    /// The identifier of the signal.
    public var signal: String
    /// The number of the subscription that this one is inside, such as that of `flatMap` for an inner signal.
    public var owner: Int?
    /// The time at which it began, in seconds since the recording began.
    public var began: Double
    /// A Boolean value that indicates whether it began after the mark.
    public var isLeft = false
    /// The number of values.
    public var eventCount = 0
    /// The number of values that wait in its buffers.
    public var waiting = 0
    /// The number of values that its buffers have dropped.
    public var dropped = 0
    /// The number of sources that wait until its consumer takes values.
    public var heldSources = 0
    /// The numbers of the subscriptions whose consumers hold its source back. It can be its own.
    public var heldBackBy: [Int] = []
    /// The last events, oldest first.
    public var events: [Event] = []
  }

  /// A property.
  public struct Property: Sendable, Codable, Hashable, Identifiable {
    /// The number of the property. Later ones have higher numbers.
    public var id: Int
    /// The name that the program has given it, or the line that has made it; `nil` if neither is known.
    public var name: String?
    /// The type of the value.
    public var type: String
    /// A Boolean value that indicates whether it is derived from others.
    public var isDerived: Bool
    /// The number of published writes, or that of the computations for observers if it is derived.
    public var changeCount: Int
    /// The properties that it is derived from.
    public var inputs: [Int]
    /// The value, if values are shown.
    public var value: String?
    /// The number by which the chains of signals name it.
    var identity: UInt
  }

  /// A command.
  public struct Command: Sendable, Codable, Hashable, Identifiable {
    /// The number of the command. Later ones have higher numbers.
    public var id: Int
    /// The name that the program has given it, or the line that has made it; `nil` if neither is known.
    public var name: String?
    /// The type, with those of its input, values and failures.
    public var type: String
    /// The number of executions that run.
    public var running: Int
    /// The number of executions so far.
    public var executionCount: Int
  }

  /// A running task of an operator.
  public struct RunningTask: Sendable, Codable, Hashable, Identifiable {
    /// The number of the task. Later ones have higher numbers.
    public var id: Int
    /// The number of the subscription that it belongs to, if that is live.
    public var owner: Int?
    /// The age in seconds.
    public var age: Double
  }

  /// The time in seconds since the recording began.
  public var time = 0.0
  /// A Boolean value that indicates whether a mark is set.
  public var isMarked = false
  /// The tracked signals with live subscriptions. The one with the most subscriptions is first.
  public var signals: [Signal] = []
  /// The live subscriptions in the order in which they began.
  public var subscriptions: [Subscription] = []
  /// The properties in the order in which they were made.
  public var properties: [Property] = []
  /// The commands in the order in which they were made.
  public var commands: [Command] = []
  /// The running tasks in the order in which they began.
  public var tasks: [RunningTask] = []
  /// The signals and properties as a graph.
  public var graph = Graph()

  /// The live subscriptions that have begun since the mark: what has leaked, if everything begun since should have ended.
  public var left: [Subscription] { subscriptions.filter(\.isLeft) }
}
