import ReactiveSignals

extension Registry {
  static let failures = Family("Failures and repetition") {
    Row("catch", "the diagram in place of a failure")
      .symbols("catch(_:)", "catch(to:)")
      .listed("catch(_:)", "catch(to:_:)", in: .failures)
      .names(
        reactiveCocoa: "catch:",
        "catchTo:",
        rxSwift: "catch",
        combine: "catch",
        reactiveSwift: "flatMapError"
      )
      .picture("a--b--#", with: "x-y|")
      .chain("requests.catch { _ in numbers }")
      .chain("requests.catch(to: numbers)")
      .takeHome("catch { _ in #1 }")
      .each(DiagramParameter(), call: "catch { error in other }") { signal, next in
        signal.catch { _ in next }
      }

    Row("replaceFailure", "the value and completion in place of a failure")
      .symbols("replaceFailure(with:)", in: .failures)
      .names(rxSwift: "catchAndReturn", combine: "replaceError")
      .picture("a--b--#", with: "x")
      .chain("requests.replaceFailure(with: 1)")
      .takeHome("replaceFailure(with: #1).promoteFailure(to: #E.self)")
      .each(TextParameter(), call: "replaceFailure(with: #1)") { signal, value in
        signal.replaceFailure(with: value).promoteFailure(to: DiagramFailure.self)
      }

    Row("mapFailure", "another failure in place of a failure")
      .symbols("mapFailure(_:)", in: .failures)
      .names(combine: "mapError", reactiveSwift: "mapError")
      .picture("a--b--#")
      .chain("requests.mapFailure { _ in Other() }")
      .takeHome("mapFailure { _ in Failure() }")
      .each(call: "mapFailure { other($0) }") {
        $0.mapFailure { _ in DiagramFailure() }
      }

    Row("failuresInto", "the failure is written to a property, and the line completes")
      .symbols("failures(into:)", in: .failures)
      .names(rxSwift: "trackError (examples)")
      .picture("a-b-#")
      .chain("requests.failures(into: MutableProperty(nil))", named: "failures(into:)")
      .takeHome("failures(into: MutableProperty(nil))")
      .each(call: "failures(into: problem)") {
        $0.failures(into: MutableProperty(nil)).promoteFailure(to: DiagramFailure.self)
      }

    Row("retry", "a new subscription after a failure, up to n times")
      .symbols("retry(_:)", in: .repetition)
      .listed("retry()", in: .repetition)
      .names(reactiveCocoa: "retry:", rxSwift: "retry(_:)", combine: "retry", reactiveSwift: "retry(upTo:)")
      .picture("a-b-#", with: "2")
      .chain("requests.retry(2)")
      .each(CountParameter(), subscribes: .again) {
        $0.retry($1)
      }

    Row("retryWhen", "a new subscription, n ticks after a failure")
      .symbols("retry(when:)", in: .repetition)
      .names(rxSwift: "retry(when:)")
      .picture("a-#", with: "2", ticks: 11)
      .chain("requests.retry { $0 }", named: "retry(when:)")
      .each(TicksParameter(), call: "retry(when: { $0.delay(for: #1, on: clock) })", subscribes: .again) {
        signal,
        time in
        signal.retry(when: { $0.delay(for: time.duration, on: time.clock) })
      }

    Row("retryBackoff", "n new subscriptions after failures, with growing delays")
      .symbols("retry(_:backoff:on:using:)", in: .repetition)
      .listed("retry(backoff:on:using:)", in: .repetition)
      .names(rxSwift: "retry(when:)", reactiveSwift: "retry(upTo:interval:on:)")
      .picture("a-#", with: "2 1")
      .chain("requests.retry(2, backoff: .constant(.seconds(1)), on: main)", named: "retry(backoff:)")
      .each(
        CountParameter(),
        TicksParameter(),
        call: "retry(#1, backoff: .exponential(initial: #2), on: clock)",
        subscribes: .again
      ) { signal, times, time in
        signal.retry(times, backoff: .exponential(initial: time.duration), on: time.clock)
      }

    Row("retryAfter", "n new subscriptions, each some ticks after a failure, which decides")
      .symbols("retry(_:on:after:)", in: .repetition)
      .names(rxSwift: "retry(when:)")
      .picture("a-#", with: "2 1")
      .chain("requests.retry(2, on: main) { _ in .seconds(1) }", named: "retry(_:on:after:)")
      .each(
        CountParameter(),
        TicksParameter(),
        call: "retry(#1, on: clock) { _ in #2 }",
        subscribes: .again
      ) { signal, times, time in
        signal.retry(times, on: time.clock) { _ in time.duration }
      }

    Row("retryConsecutive", "new subscriptions after failures, up to n without a value between")
      .symbols("retry(consecutive:)", in: .repetition)
      .listed("retry(consecutive:backoff:on:using:)", in: .repetition)
      .names(rxSwift: "retry({ resetOnSuccess: true }) (RxJS)", "transientErrors (Reactor)")
      .picture("a-#", with: "1", ticks: 8)
      .chain("requests.retry(consecutive: 2)")
      .each(CountParameter(), call: "retry(consecutive: #1)", subscribes: .again) {
        $0.retry(consecutive: $1)
      }

    Row("repeated", "n runs, one after another")
      .symbols("repeated()", "repeated(_:)", in: .repetition)
      .names(reactiveCocoa: "repeat", rxSwift: "repeat (RxJS)", "repeatElement", reactiveSwift: "repeat")
      .picture("a-b-|", with: "3")
      .chain("numbers.repeated(3)")
      .each(CountParameter(), subscribes: .again) { $0.repeated($1) }

    Row("repeatedAfter", "n runs, each some ticks after the one before")
      .symbols("repeated(_:after:on:)", in: .repetition)
      .names(reactiveSwift: "repeat")
      .picture("a-b-|", with: "2 3")
      .each(
        CountParameter(),
        TicksParameter(),
        call: "repeated(#1, after: #2, on: clock)",
        subscribes: .again
      ) { signal, times, time in
        signal.repeated(times, after: time.duration, on: time.clock)
      }

    Row("repeatedWhen", "a new subscription, n ticks after a completion")
      .symbols("repeated(when:)", in: .repetition)
      .names(rxSwift: "repeatWhen (RxJS)")
      .picture("a-b-|", with: "3", ticks: 15)
      .chain("numbers.repeated { $0 }", named: "repeated(when:)")
      .each(TicksParameter(), call: "repeated(when: { $0.delay(for: #1, on: clock) })", subscribes: .again) {
        signal,
        time in
        signal.repeated(when: { $0.delay(for: time.duration, on: time.clock) })
      }

    Row("tryMap", "ten times each number; fails for other text")
      .symbols("tryMap")
      .listed("tryMap(_:)", in: .failures)
      .names(reactiveCocoa: "tryMap:", combine: "tryMap", reactiveSwift: "attemptMap")
      .picture("1--2--x--3|")
      .chain(#"requests.tryMap { n throws(Failed) in if n > 1 { throw Failed() } else { "\(n)" } }"#)
      .takeHome(
        """
        tryMap { value throws(Failure) in
          guard let number = Int(value) else { throw Failure() }
          return String(number * 10)
        }
        """
      )
      .each(call: "tryMap { try number($0) * 10 }") { signal in
        signal.tryMap { (value) throws(DiagramFailure) in String(try number(value) &* 10) }
      }

    Row("tryFilter", "the even numbers; fails for other text")
      .symbols("tryFilter")
      .listed("tryFilter(_:)", in: .failures)
      .names(combine: "tryFilter")
      .picture("1--2--x--4|")
      .chain("requests.tryFilter { n throws(Failed) in if n > 1 { throw Failed() } else { true } }")
      .takeHome(
        """
        tryFilter { value throws(Failure) in
          guard let number = Int(value) else { throw Failure() }
          return number.isMultiple(of: 2)
        }
        """
      )
      .each(call: "tryFilter { try isEven($0) }") {
        signal in
        signal.tryFilter { (value) throws(DiagramFailure) in try number(value).isMultiple(of: 2) }
      }

    Row("tryScan", "the sums of the numbers so far; fails for other text")
      .symbols("tryScan")
      .listed("tryScan(_:_:)", in: .failures)
      .names(combine: "tryScan")
      .picture("1--2--x--3|")
      .chain("requests.tryScan(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } }")
      .takeHome(
        """
        tryScan(0) { sum, value throws(Failure) in
          guard let number = Int(value) else { throw Failure() }
          return sum + number
        }
        .map(String.init)
        """
      )
      .each(call: "tryScan(0) { try $0 + number($1) }") { signal in
        signal.tryScan(0) { (sum, value) throws(DiagramFailure) in try sum &+ number(value) }.map(String.init)
      }

    Row("tryReduce", "the sum of the numbers; fails for other text")
      .symbols("tryReduce")
      .listed("tryReduce(_:_:)", in: .failures)
      .names(combine: "tryReduce")
      .picture("1--2--3--|")
      .chain("requests.tryReduce(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } }")
      .takeHome(
        """
        tryReduce(0) { sum, value throws(Failure) in
          guard let number = Int(value) else { throw Failure() }
          return sum + number
        }
        .map(String.init)
        """
      )
      .each(call: "tryReduce(0) { try $0 + number($1) }") { signal in
        signal.tryReduce(0) { (sum, value) throws(DiagramFailure) in try sum &+ number(value) }.map(
          String.init
        )
      }

    Row("attempt", "all values; fails for x")
      .symbols("attempt")
      .listed("attempt(_:)", in: .failures)
      .names(reactiveCocoa: "-try:", reactiveSwift: "attempt")
      .picture("1--2--x--3|")
      .chain("requests.attempt { n throws(Failed) in if n > 1 { throw Failed() } }")
      .takeHome("attempt { value throws(Failure) in if value == \"x\" { throw Failure() } }")
      .each(call: "attempt { if $0 == \"x\" { throw error } }") {
        signal in
        signal.attempt { (value) throws(DiagramFailure) in
          guard value != "x" else { throw DiagramFailure() }
        }
      }

    Row("promoteFailure", "the same values, with a type of failures")
      .symbols("promoteFailure(to:)", in: .failures)
      .chain("numbers.promoteFailure(to: Failed.self)")
  }
  private static func number(_ text: String) throws(DiagramFailure) -> Int {
    guard let number = Int(text) else { throw DiagramFailure() }
    return number
  }
}
