import Dispatch
package import ReactiveSignals
package import ReactiveSignalsTestingTraits
package import Testing

/// Runs the rules of events against an operator, and records an issue for each that it breaks.
///
///     expectLaws("map") { $0.map { $0 + 1 } }
///
/// - Parameters:
///   - name: The name of the operator.
///   - except: The laws that do not apply. A comment at the call states the reason.
///   - values: The values that the sources send. The operator must send some value for them.
///   - repetitions: The number of events for the law of constant stack.
///   - drained: A closure that releases delayed events, for example by advancing a test scheduler. It is called
///     after the source has sent, not from inside a delivery.
///   - isHostile: `false` if `expectUnharmed` tries hostile handlers elsewhere.
///   - operate: A closure that applies the operator. It is called many times.
package func expectLaws<Result: SignalProtocol>(
  _ name: String,
  except: Set<RuleOfEvents> = [],
  values: [Int] = Array(1...20),
  repetitions: Int = 2_000,
  drained: @escaping @Sendable () -> Void = {},
  isHostile: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: @escaping (Signal<Int, TestFailure>) -> Result
) {
  Proofs.note("laws", name, except.map { "*\($0)*" }.sorted().joined(separator: ", "))
  let checker = LawChecker(values, repetitions, .seconds(120), drained, operate)
  leavingSubscriptions {
    checker.checkAll()
    if isHostile { checker.checkHostileHandlers(name, isNoted: true) }
  }
  let violations = checker.violations.filter { !except.contains($0.law) }
  if !isSanitized, let difference = Pressuring.check(checker.measuredPressure(), of: name) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
  for violation in violations {
    Issue.record("\(name) breaks the law \(violation)", sourceLocation: sourceLocation)
  }
}
