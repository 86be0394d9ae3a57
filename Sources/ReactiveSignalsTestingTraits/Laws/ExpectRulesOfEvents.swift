public import ReactiveSignals
public import Testing

/// Runs the rules of events against an operator, and records an issue for each that it breaks.
///
/// <!-- fragment -->
///
///     @Test func everyOtherKeepsTheRules() {
///       expectRulesOfEvents("everyOther") { $0.everyOther() }
///     }
///
/// The sources send synchronously, from inside handlers, from four threads and after their end. The handlers send, subscribe and dispose at any
/// event. ``RuleOfEvents`` has the rules. Some rounds wait for another thread, and fail after 20 seconds.
///
/// - Parameters:
///   - name: The name of the operator.
///   - except: The rules that do not apply. State the reason in a comment.
///   - values: The values that the sources send. The operator must send some value for them.
///   - repetitions: The number of events for the rule of constant stack.
///   - drained: A closure that releases delayed events, for example by advancing a test scheduler. It is called after the source has sent,
///     not from inside a delivery.
///   - sourceLocation: The place of the issues.
///   - operate: A closure that applies the operator to a source. It is called many times.
/// - Complexity: Some ten thousand events, and as many for each repetition.
public func expectRulesOfEvents<Result: SignalProtocol>(
  _ name: String,
  except: Set<RuleOfEvents> = [],
  values: [Int] = Array(1...20),
  repetitions: Int = 10_000,
  drained: @escaping @Sendable () -> Void = {},
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: @escaping (Signal<Int, TestFailure>) -> Result
) {
  let violations = lawViolations(
    except: except,
    values: values,
    repetitions: repetitions,
    drained: drained,
    operate
  )
  for violation in violations {
    Issue.record("\(name) breaks the rule \(violation)", sourceLocation: sourceLocation)
  }
}
