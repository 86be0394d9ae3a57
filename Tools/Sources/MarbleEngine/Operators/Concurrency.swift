import ReactiveSignals
import ReactiveSignalsTesting

extension OperatorTable {
  static let concurrency = Family(
    name: "Concurrency: the work for a number takes that many ticks",
    operators: [
      .each(
        "asyncMap",
        "each value when its work is done, two at a time",
        call: "asyncMap(maxConcurrent: 2) { await slowly($0) }"
      ) { signal, clock in
        signal.asyncMap(maxConcurrent: 2, on: clock) { value async throws(DiagramFailure) in
          await slowly(value, clock)
        }
      },
      .each(
        "asyncFilter",
        "the even numbers when their work is done, one at a time",
        call: "asyncFilter { await isEven($0) }"
      ) { signal, clock in
        signal.asyncFilter(on: clock) { value async throws(DiagramFailure) in
          Int(await slowly(value, clock))?.isMultiple(of: 2) ?? false
        }
      },
    ]
  )

  private static func slowly(_ value: String, _ clock: TestScheduler) async -> String {
    try? await clock.clock.sleep(for: clock.tick * (Int(value) ?? 0))
    return value
  }
}
