import ReactiveSignals
import ReactiveSignalsTesting
public import Testing

/// A trait that fails a test when a subscription that it has made is alive at its end.
///
/// <!-- fragment -->
///
///     @Suite(.withoutLeaks)
///     struct SearchTests {
///       @Test func results() {
///         let subscription = search.results.subscribe { show($0) }   // an issue at this line, …
///         search.text.value = "swift"
///         subscription.dispose()                                     // … if this line is missing
///       }
///
///       @Test(.leavesSubscriptions("The cache lives as long as the program"))
///       func cache() { Cache.shared.start() }
///     }
///
/// There is an issue for each line that has made such subscriptions. It has the file and the number of the line on Linux. Elsewhere it has
/// the place of `tracked`, or of the test.
///
/// A test has a second after its end, in which other threads may end its subscriptions. A test that throws an error is not checked. A
/// subscription whose source has been released has ended.
///
/// The trait sees the subscriptions of the test, of its child tasks and its tasks made by `Task { }`, and of work that these schedule on
/// the schedulers of the library. So it can be used by tests that run in parallel. It does not see those on other threads and queues, and
/// in detached tasks.
///
/// The trait of a suite applies to each of its tests, unless a test has one of its own.
public struct WithoutLeaks: TestTrait, SuiteTrait, TestScoping {
  let exemption: String?

  public var isRecursive: Bool { true }

  /// The reason for which a test may leave subscriptions.
  public var comments: [Comment] { exemption.map { [Comment(rawValue: $0)] } ?? [] }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // A suite has no code of its own.
    guard testCase != nil else { return try await function() }
    guard exemption == nil else {
      return try await SubscriptionList.$ofTask.withValue(nil) { try await function() }
    }
    let left = try await Diagnostics.leftSubscriptions(within: .seconds(1), by: function)
    for (callSite, group) in Dictionary(grouping: left, by: \.subscription.callSite) {
      let subscriptions = group.count == 1 ? "A subscription is" : "\(group.count) subscriptions are"
      let name = group[0].subscription.name
      Issue.record(
        "\(subscriptions) alive at the end of the test: \(name)",
        sourceLocation: callSite.fileID.isEmpty
          ? test.sourceLocation
          : SourceLocation(
            fileID: callSite.fileID,
            filePath: group[0].path ?? callSite.fileID,
            line: callSite.line,
            column: 1
          )
      )
    }
  }
}

extension Trait where Self == WithoutLeaks {
  /// Fails the test when a subscription that it has made is alive at its end.
  public static var withoutLeaks: WithoutLeaks { WithoutLeaks(exemption: nil) }

  /// Exempts the test from the trait `withoutLeaks` of its suite.
  ///
  /// - Parameter reason: The reason for which subscriptions are alive at its end.
  public static func leavesSubscriptions(_ reason: Comment) -> WithoutLeaks {
    WithoutLeaks(exemption: reason.rawValue)
  }
}
