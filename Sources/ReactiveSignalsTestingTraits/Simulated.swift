public import ReactiveSignalsTesting
public import Testing

/// A trait that runs a test under many schedules of its tasks.
///
/// <!-- fragment -->
///
///     @Test(.simulated(schedules: 500))
///     func withdrawals() async {
///       let account = Account(balance: 100)
///       async let one: Void = account.withdraw(80)
///       async let other: Void = account.withdraw(80)
///       _ = await (one, other)
///       #expect(await account.balance >= 0)
///     }
///
/// The test behaves as the body of `simulate`, and a schedule also fails when an expectation fails. The first schedule that fails is
/// recorded as one issue, with its trace and the ways to run it again. Expectations that fail in detached tasks are recorded immediately.
///
/// The trait of a suite applies to each of its tests.
public struct Simulated: TestTrait, SuiteTrait, TestScoping {
  let search: ScheduleSearch

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // A suite has no code of its own.
    guard testCase != nil, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return try await function()
    }
    let failure = withReusableClosure(function) { function -> SimulationFailure? in
      do throws(SimulationFailure) {
        try simulate(search) { try await expectations(of: test, testCase, running: function) }
        return nil
      } catch {
        return error
      }
    }
    if let failure { Issue.record("\(failure)", sourceLocation: test.sourceLocation) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Trait where Self == Simulated {
  /// Runs the test under schedules that are drawn from seeds.
  ///
  /// - Parameters:
  ///   - schedules: The number of schedules. It is positive.
  ///   - seed: The seed of the first schedule. The following schedules have the seeds after it.
  public static func simulated(schedules: Int = 100, seed: UInt64 = 1) -> Simulated {
    Simulated(search: .random(schedules: schedules, seed: seed))
  }

  /// Runs the test under the schedules of a search.
  public static func simulated(_ search: ScheduleSearch) -> Simulated { Simulated(search: search) }
}

/// Runs `function`, and throws an error with the issues that it records.
private func expectations(
  of test: Test,
  _ testCase: Test.Case?,
  running function: @concurrent @Sendable () async throws -> Void
) async throws {
  let issues = FailedExpectations()
  let collecting = IssueHandlingTrait.compactMapIssues { issue in
    issues.add(issue)
    return nil
  }
  do {
    try await collecting.provideScope(for: test, testCase: testCase, performing: function)
  } catch {
    throw issues.isEmpty ? error : issues
  }
  if !issues.isEmpty { throw issues }
}
