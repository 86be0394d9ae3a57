import ReactiveSignals
import ReactiveSignalsTesting

extension Registry {
  static let concurrency = Family("Concurrency: the work for a number takes that many ticks") {
    Row("asyncMap", "each value when its work is done, two at a time")
      .symbols("asyncMap(maxConcurrent:ordered:on:buffering:_:)", in: .asynchronousCode)
      .listed("asyncMap(_:on:buffering:_:)", in: .asynchronousCode)
      .picture("3-1-2-----1|")
      .chain(#"numbers.asyncMap { "\($0)" }"#)
      .chain(#"numbers.asyncMap(.latest) { "\($0)" }"#, named: "asyncMap(.latest)")
      .takeHome(
        """
        asyncMap(maxConcurrent: 2, on: scheduler) { value in
          try? await scheduler.clock.sleep(for: .seconds(Int(value) ?? 0))
          return value
        }
        """
      )
      .each(call: "asyncMap(maxConcurrent: 2) { await slowly($0) }") { signal, clock in
        signal.asyncMap(maxConcurrent: 2, on: clock) { value async throws(DiagramFailure) in
          await slowly(value, clock)
        }
      }

    Row("asyncFilter", "the even numbers when their work is done, one at a time")
      .symbols("asyncFilter(maxConcurrent:ordered:on:buffering:_:)", in: .asynchronousCode)
      .picture("2-1-4-----2|")
      .chain("numbers.asyncFilter { $0 > 1 }")
      .takeHome(
        """
        asyncFilter(on: scheduler) { value in
          try? await scheduler.clock.sleep(for: .seconds(Int(value) ?? 0))
          return Int(value)?.isMultiple(of: 2) ?? false
        }
        """
      )
      .each(call: "asyncFilter { await isEven($0) }") { signal, clock in
        signal.asyncFilter(on: clock) { value async throws(DiagramFailure) in
          Int(await slowly(value, clock))?.isMultiple(of: 2) ?? false
        }
      }

    Row("task", "the result of an async function")
      .symbols("task(on:_:)", in: .asynchronousSources)
      .chain("Signal<Int, Never>.task { 1 }")

    Row("produce", "the values that an async function sends")
      .symbols("produce(on:_:)", in: .asynchronousSources)
      .chain("Signal<Int, Never>.produce { await $0.send(1) }")

    Row("observe", "the values of an observable object")
      .symbols("observe(_:_:isolation:)", in: .asynchronousSources)

    Row("values", "the values as an asynchronous sequence, or one of them")
      .symbols("values", in: .asynchronousCode)
      .listed(
        "values(buffering:)",
        "values(batch:buffering:)",
        "first()",
        "last()",
        "collected()",
        "completion()",
        in: .asynchronousCode
      )
      .chain("{ Task { for await number in numbers.values { use(number) } } }")

    Row("withTaskLocal", "a value of a task-local variable, for the source")
      .symbols("withTaskLocal(_:)", in: .asynchronousCode)
      .chain("numbers.withTaskLocal(TaskLocal<Int>(wrappedValue: 0))")
  }

  private static func slowly(_ value: String, _ clock: TestScheduler) async -> String {
    try? await clock.clock.sleep(for: clock.tick * (Int(value) ?? 0))
    return value
  }
}
