import ReactiveSignals

/// The running program as its signals see it: live subscriptions, properties, commands and tasks.
///
///     import ReactiveSignalsInspector
///
///     Inspector.record()
///     let prices = Subject<Int, Never>()
///     prices.map { $0 * 2 }.tracked("doubled").subscribe { print($0) }
///     prices.send(1)
///     // 2
///     print(Inspector.snapshot().signals.map { "\($0.name): \($0.eventCount)" })
///     // ["doubled: 1"]
///     Inspector.stop()
///
/// Nothing is recorded before ``record(values:)`` or `start(port:showingValues:)`. The latter is there with the trait `Inspector`, and shows
/// the program in a browser. Only objects that are made after that are seen. A subscription has a name, a chain and a rate if its signal is
/// `tracked(_:fileID:line:)`. The others are counted, for each line of the source that makes them.
///
/// All members may be used on any thread.
public enum Inspector {
  /// A time to which later snapshots are compared.
  public struct Mark: Hashable, Sendable, Codable {
    /// The number of the last subscription that had begun.
    let lastSubscription: Int
  }

  private struct State: Sendable {
    var began: UInt64 = 0
    var mark: Mark?
    var pinned: Set<String> = []
  }

  /// The number of events that are kept of each subscription, and that of a pinned signal.
  static let (eventLimit, pinnedEventLimit) = (32, 4096)

  private static let state = Locked(State())
  /// The task of the server of the page.
  static let runningServer = Locked<Task<Void, Never>?>(nil)

  /// Begins to record.
  ///
  /// A value of a tracked signal costs less than 100 ns from now on, and the last 32 events of each subscription are kept with their times.
  ///
  /// - Parameter values: `true` to keep these values, too. They live longer then, and a snapshot contains their descriptions, with whatever
  ///   they reveal. Values of main signals are never kept.
  public static func record(values: Bool = false) { record(values: values, clock: nil) }

  /// Begins to record with another clock, such as a virtual one.
  package static func record(values: Bool, clock: (@Sendable () -> UInt64)?) {
    let inspection = Inspection(
      clock: clock,
      place: { place },
      keepsValues: values,
      eventLimit: eventLimit
    )
    state.withLock { $0 = State(began: inspection.now()) }
    Inspection.current = inspection
  }

  /// Ends the recording. Subscriptions that have begun meanwhile stay in `Diagnostics.live` until they end.
  public static func stop() {
    Inspection.current = nil
    state.withLock { $0 = State() }
  }

  /// Sets a mark. Snapshots tell which subscriptions had begun before it, and which since.
  ///
  /// A screen that is opened and closed between a mark and a snapshot has left what ``Snapshot/left`` contains.
  ///
  /// - Returns: The mark.
  @discardableResult
  public static func mark() -> Mark {
    let mark = Mark(lastSubscription: SubscriptionList.ofProgram.entries.last?.number ?? 0)
    state.withLock { $0.mark = mark }
    return mark
  }

  /// Pins a signal, of whose subscriptions 4096 events are kept from now on, or ends that.
  ///
  /// - Parameters:
  ///   - signal: The identifier of the signal, ``Snapshot/Signal/id``.
  ///   - isPinned: `false` to keep no more events than those of other signals.
  public static func pin(_ signal: String, _ isPinned: Bool = true) {
    state.withLock { state in
      if isPinned { state.pinned.insert(signal) } else { state.pinned.remove(signal) }
    }
  }

  /// Returns the program as it is now.
  ///
  /// The lines that have made untracked subscriptions, properties and commands are read from the debugging information of the program, which
  /// takes seconds for new ones if the program is large. Linux alone tells them.
  ///
  /// - Parameter findsPlaces: `true` to wait for that. Otherwise a task looks them up, and a later snapshot has them.
  /// - Returns: The subscriptions and properties that have begun since ``record(values:)``, and have not ended.
  /// - Complexity: O(*n* log *n*), where *n* is the number of subscriptions and properties.
  public static func snapshot(findingPlaces findsPlaces: Bool = false) -> Snapshot {
    guard findsPlaces else { return snapshot { _ in true } }
    _ = makeSnapshot { _ in true }
    KnownPlaces.find()
    return makeSnapshot { _ in true }
  }

  /// Returns the program as it is now, with the events of some signals, and lets a task look up the places that are not known.
  static func snapshot(showingEventsOf showsEvents: @escaping @Sendable (String) -> Bool) -> Snapshot {
    defer { KnownPlaces.findLater() }
    return makeSnapshot(showsEvents)
  }

  private static func makeSnapshot(_ showsEvents: @escaping @Sendable (String) -> Bool) -> Snapshot {
    guard let inspection = Inspection.current else { return Snapshot() }
    let (began, mark, pinned) = state.withLock { ($0.began, $0.mark, $0.pinned) }
    return SnapshotMaker(inspection, began: began, mark: mark, pinned: pinned, showsEvents: showsEvents)
      .snapshot()
  }

  /// The name of the scheduler that the caller runs on, or the kind of its thread.
  private static var place: String {
    if let scheduler = currentScheduler { return "\(scheduler)" }
    return currentTaskIdentity() != nil ? "a task" : "a thread"
  }
}
