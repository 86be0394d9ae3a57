public import ReactiveSignals

extension Diagnostics {
  /// Runs a closure, and returns the subscriptions that it has made and left alive.
  ///
  ///     let clicks = Subject<Int, Never>()
  ///     let left = await Diagnostics.subscriptionsLeft {
  ///       clicks.subscribe { print($0) }
  ///     }
  ///     print(left.count)
  ///     // 1
  ///
  /// The subscriptions are those of the closure, of its child tasks and its tasks made by `Task { }`, and of work that these schedule on
  /// the schedulers of this library. Subscriptions on other threads and queues, and in detached tasks, are not seen.
  /// `isEnabled` need not be set.
  ///
  /// On Linux, the `callSite` is the line that has subscribed. The debugging information of the program
  /// states it, so that a subscription costs little and `subscribe` needs no parameter for it. To read that information takes a time that
  /// grows with the size of the program, and happens only if a subscription is left. On other systems only a tracked signal has a call site.
  ///
  /// In tests, the trait `withoutLeaks` of `ReactiveSignalsTestingTraits` uses it.
  ///
  /// - Parameters:
  ///   - patience: The time that other threads have after the closure to end subscriptions, or more on a busy machine. The method returns
  ///     earlier when none is left.
  ///   - body: The closure.
  /// - Returns: The live subscriptions, in the order in which they began.
  /// - Throws: The error of the closure.
  public static func subscriptionsLeft<Failure: Error>(
    within patience: Duration = .seconds(1),
    by body: () async throws(Failure) -> Void
  ) async throws(Failure) -> [LiveSubscription] {
    try await leftSubscriptions(within: patience, by: body).map(\.subscription)
  }

  /// A subscription that was left, and the path of the file that has made it, if that is known.
  package struct LeftSubscription: Sendable {
    package let subscription: LiveSubscription
    package let path: String?
  }

  package static func leftSubscriptions<Failure: Error>(
    within patience: Duration,
    by body: () async throws(Failure) -> Void
  ) async throws(Failure) -> [LeftSubscription] {
    let list = try await SubscriptionList.recording(body)
    // A wait lasts longer while other work has the threads, so that these have the time as well.
    let waits = Int(patience / .milliseconds(5))
    for _ in 0..<waits where !list.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
    let entries = list.entries
    CodePlace.findUsers(of: entries.map(\.calls))
    return entries.map { entry in
      let place = CodePlace.user(of: entry.calls)
      let callSite = place.map { CallSite(fileID: "\($0.module ?? "unknown")/\($0.file)", line: $0.line) }
      return LeftSubscription(subscription: LiveSubscription(entry, from: callSite), path: place?.path)
    }
  }
}
