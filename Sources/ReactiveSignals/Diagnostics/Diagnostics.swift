/// The subscriptions of a program that are live, and the places in its source code that they come from.
///
/// Recording is off by default. ``SignalProtocol/tracked(_:fileID:line:)`` gives the subscriptions of a signal a name and a place:
///
///     Diagnostics.isEnabled = true
///     let prices = Subject<Int, Never>()
///     let subscription = prices.tracked("prices").subscribe { print($0) }
///     print(Diagnostics.live.map { $0.name })
///     // ["prices"]
///     subscription.dispose()
///     print(Diagnostics.report())
///     // no live subscriptions
///
/// The other subscriptions that the program makes are recorded as well, under the name `untracked`. Those that an operator makes to
/// its upstreams belong to the subscription of its result.
///
/// All members may be used on any thread.
public enum Diagnostics {
  /// A place in the source code.
  public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the name of the file, as in `Shop/Prices.swift`.
    public let fileID: String
    /// The number of the line.
    public let line: Int

    /// Creates a place in the source code.
    public init(fileID: String, line: Int) {
      self.fileID = fileID
      self.line = line
    }

    /// The file and the line, as in `Shop/Prices.swift:12`.
    public var description: String { "\(fileID):\(line)" }
  }

  /// A subscription that has begun and has not ended.
  public struct LiveSubscription: Hashable, Sendable, Identifiable, CustomStringConvertible {
    /// The number of the subscription. Later subscriptions have higher numbers.
    public let id: Int
    /// The name of the tracked signal, or its description if it has no name. `untracked` if the signal is not tracked.
    public let name: String
    /// The call of ``SignalProtocol/tracked(_:fileID:line:)``. Its file is empty if the signal is not tracked.
    public let callSite: CallSite

    /// The name and the place, as in `prices (Shop/Prices.swift:12)`.
    public var description: String { callSite.fileID.isEmpty ? name : "\(name) (\(callSite))" }

    /// Creates the description of an entry, which comes from `callSite` if it is not tracked.
    package init(_ entry: SubscriptionList.Entry, from callSite: CallSite? = nil) {
      id = entry.number
      name = entry.mark?.name ?? "untracked"
      self.callSite =
        entry.mark.map { CallSite(fileID: $0.fileID, line: $0.line) } ?? callSite
        ?? CallSite(fileID: "", line: 0)
    }
  }

  /// A Boolean value that indicates whether new subscriptions are recorded. `false` by default.
  ///
  /// Recording takes a lock and some allocations for each subscription. While it is off, a subscription costs one load. The inspector of
  /// `ReactiveSignalsInspector` records as well while it runs, whatever this value is.
  /// After it is set to `false`, the subscriptions that have been recorded stay in ``live`` until they end.
  public static var isEnabled: Bool {
    get { SubscriptionList.isProgramRecorded }
    set { SubscriptionList.isProgramRecorded = newValue }
  }

  /// The recorded subscriptions that have not ended, in the order in which they began.
  ///
  /// A subscription ends with a terminal event or its disposal. It also ends when the source and the program have released it,
  /// since it can receive nothing after that.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of live subscriptions.
  public static var live: [LiveSubscription] {
    SubscriptionList.ofProgram.entries.map { LiveSubscription($0) }
  }

  /// The tracked signals that have several live subscriptions, with their numbers.
  ///
  /// A chain of operators runs again for each subscription: a request is sent twice, a counter counts twice. Where that is not meant, the
  /// chain needs ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:buffering:)`` or ``SignalProtocol/hot(during:)``.
  ///
  ///     // ["results (Shop/SearchModel.swift:12)": 2]
  ///
  /// - Complexity: O(*n*), where *n* is the number of live subscriptions.
  public static var subscribedRepeatedly: [String: Int] {
    let tracked = live.filter { !$0.callSite.fileID.isEmpty }
    return Dictionary(tracked.map { ($0.description, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
  }

  /// Returns the live subscriptions as text, with a line for each tracked signal, and one for all others. The signals with the
  /// most subscriptions are first.
  ///
  /// A signal that is subscribed to more and more often is a leak: its subscriptions are never disposed.
  ///
  ///     // 3 live subscriptions
  ///     // 2 of prices (Shop/Prices.swift:12)
  ///     // 1 of ticks (Shop/Clock.swift:40)
  ///
  /// - Returns: The text, without a line break at its end.
  public static func report() -> String {
    let live = live
    guard !live.isEmpty else { return "no live subscriptions" }
    let groups = Array(Dictionary(grouping: live, by: \.description).values)
      .ordered { ($1.count, $0[0].id) < ($0.count, $1[0].id) }
    let title = live.count == 1 ? "1 live subscription" : "\(live.count) live subscriptions"
    return ([title] + groups.map { "\($0.count) of \($0[0])" }).joined(separator: "\n")
  }

  /// A Boolean value that indicates whether new subscriptions are recorded, for the program or for a task.
  @usableFromInline
  static var isRecording: Bool { SubscriptionList.isRecording }
}
