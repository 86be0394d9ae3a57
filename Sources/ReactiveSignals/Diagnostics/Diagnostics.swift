import Synchronization

/// The subscriptions of a program that are live, and the places in its source code that they come from.
///
/// Recording is off by default. ``SignalProtocol/tracked(_:fileID:line:)`` marks the signals whose subscriptions are recorded:
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
    /// The name of the tracked signal, or its description if it has no name.
    public let name: String
    /// The call of ``SignalProtocol/tracked(_:fileID:line:)``.
    public let callSite: CallSite

    /// The name and the place, as in `prices (Shop/Prices.swift:12)`.
    public var description: String { "\(name) (\(callSite))" }
  }

  private static let recording = Atomic<Bool>(false)
  private static let subscriptions = Locked(LiveSubscriptions())

  /// A Boolean value that indicates whether new subscriptions to tracked signals are recorded. `false` by default.
  ///
  /// After it is set to `false`, the subscriptions that have been recorded stay in ``live`` until they end.
  public static var isEnabled: Bool {
    get { recording.load(ordering: .relaxed) }
    set { recording.store(newValue, ordering: .relaxed) }
  }

  /// The recorded subscriptions that have not ended, in the order in which they began.
  ///
  /// A subscription ends with a terminal event or its disposal. It also ends when the source and the program have released it,
  /// since it can receive nothing after that.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of live subscriptions.
  public static var live: [LiveSubscription] {
    subscriptions.withLock { $0.all }.sorted { $0.id < $1.id }
  }

  /// Returns the live subscriptions as text, with a line for each tracked signal. The signals with the most subscriptions are
  /// first.
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
    let groups = Dictionary(grouping: live, by: \.description).values
      .sorted { ($1.count, $0[0].id) < ($0.count, $1[0].id) }
    let title = live.count == 1 ? "1 live subscription" : "\(live.count) live subscriptions"
    return ([title] + groups.map { "\($0.count) of \($0[0])" }).joined(separator: "\n")
  }

  /// Records a subscription until it ends or is released.
  @usableFromInline
  static func record(_ subscription: CompoundDisposable, name: String, callSite: CallSite) {
    let id = subscriptions.withLock { $0.insert(name, callSite) }
    subscription.add(ScopedDisposable(BlockDisposable { subscriptions.withLock { $0.remove(id) } }))
  }
}

/// The recorded subscriptions by their numbers.
private struct LiveSubscriptions {
  private var count = 0
  private var byNumber: [Int: Diagnostics.LiveSubscription] = [:]

  var all: [Diagnostics.LiveSubscription] { Array(byNumber.values) }

  mutating func insert(_ name: String, _ callSite: Diagnostics.CallSite) -> Int {
    count += 1
    byNumber[count] = Diagnostics.LiveSubscription(id: count, name: name, callSite: callSite)
    return count
  }

  mutating func remove(_ number: Int) { byNumber[number] = nil }
}
