import TestSupport

@Suite(.withoutLeaks) struct OperatorFormsTests {
  let scheduler = TestScheduler()

  @Test("Arrays of chains of different types are merged, concatenated, raced and combined")
  func arrays() {
    let numbers = [1, 2, 3].signal()
    let merged = Signal.merge([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    let concatenated = Signal.concat([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    let raced = Signal.race([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    let combined = Signal.combineLatest([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }])
    #expect(merged.recorded().0.values == [2, 4, 6, 3])
    #expect(concatenated.recorded().0.values == [2, 4, 6, 3])
    #expect(raced.recorded().0.values == [2, 4, 6])
    #expect(combined.recorded().0.values == [[6, 3]])
  }

  @Test("A part of a chain whose failures nothing decides widens as a whole")
  func undecided() {
    let failing = Signal<Int, TestFailure>.just(1)
    #expect(
      failing.merge(Signal.never.merge(Signal.just(2))).take(2).events() == [.next(1), .next(2), .completed]
    )
    #expect(failing.concat(.empty).merge(.empty).events() == [.next(1), .completed])
  }

  // MARK: - Each form does what its operator does with widened signals

  private let numbers = Signal<Int, Never>.from([1, 2])
  private let failed = Signal<Int, TestFailure>.from([10, 20]).concat(.fail(.one))
  private let thrown = Signal<Int, any Error>.from([100, 200]).concat(.fail(TestFailure.two))

  private func expectEqual<Failure: Error>(
    _ name: String,
    _ form: some SignalProtocol<Int, Failure>,
    _ widened: some SignalProtocol<Int, Failure>
  ) {
    #expect("\(form.events())" == "\(widened.events())", "\(name)")
  }

  @Test("A signal that cannot fail joins one that can, with any failure")
  func neverJoinsFailure() {
    join(failed)
    join(thrown)
  }

  private func join<F: Error>(_ failed: Signal<Int, F>) {
    let widened = numbers.promoteFailure(to: F.self)
    expectEqual("merge", numbers.merge(failed), widened.merge(failed))
    expectEqual("concat", numbers.concat(failed), widened.concat(failed))
    expectEqual(
      "combineLatest",
      numbers.combineLatest(failed).map { $0 + $1 },
      widened.combineLatest(failed).map { $0 + $1 }
    )
    expectEqual("zip", numbers.zip(failed).map { $0 + $1 }, widened.zip(failed).map { $0 + $1 })
    expectEqual(
      "withLatest",
      numbers.withLatest(from: failed).map { $0 + $1 },
      widened.withLatest(from: failed).map { $0 + $1 }
    )
    expectEqual(
      "withLatest, transform",
      numbers.withLatest(from: failed) { $0 + $1 },
      widened.withLatest(from: failed) { $0 + $1 }
    )
    expectEqual("then", numbers.then { failed }, widened.then { failed })
    expectEqual(
      "flatMap of chains",
      numbers.flatMap { _ in failed.map { $0 } },
      widened.flatMap { _ in failed.map { $0 } }
    )
    expectEqual("flatMap of signals", numbers.flatMap { _ in failed }, widened.flatMap { _ in failed })
    expectEqual(
      "flatMap(.concat)",
      numbers.flatMap(.concat) { _ in failed.map { $0 } },
      widened.flatMap(.concat) { _ in failed.map { $0 } }
    )
    expectEqual(
      "flatMap(.latest)",
      numbers.flatMap(.latest) { _ in failed },
      widened.flatMap(.latest) { _ in failed }
    )
  }

  @Test("A signal that can fail, with any failure, is joined by one that cannot")
  func failureJoinsNever() {
    joined(failed)
    joined(thrown)
  }

  private func joined<F: Error>(_ failed: Signal<Int, F>) {
    let widened = numbers.promoteFailure(to: F.self)
    expectEqual("merge", failed.merge(numbers), failed.merge(widened))
    expectEqual("concat", failed.concat(numbers), failed.concat(widened))
    expectEqual(
      "combineLatest",
      failed.combineLatest(numbers).map { $0 + $1 },
      failed.combineLatest(widened).map { $0 + $1 }
    )
    expectEqual("zip", failed.zip(numbers).map { $0 + $1 }, failed.zip(widened).map { $0 + $1 })
    expectEqual(
      "withLatest",
      failed.withLatest(from: numbers).map { $0 + $1 },
      failed.withLatest(from: widened).map { $0 + $1 }
    )
    expectEqual(
      "withLatest, transform",
      failed.withLatest(from: numbers) { $0 + $1 },
      failed.withLatest(from: widened) { $0 + $1 }
    )
    expectEqual("sample", failed.sample(on: numbers), failed.sample(on: widened))
    expectEqual(
      "buffer(on:)",
      failed.buffer(on: numbers).map { $0.reduce(0, +) },
      failed.buffer(on: widened).map { $0.reduce(0, +) }
    )
    expectEqual("race", failed.race(numbers), failed.race(widened))
    expectEqual("ifEmpty(switchTo:)", failed.ifEmpty(switchTo: numbers), failed.ifEmpty(switchTo: widened))
    expectEqual(
      "timeout(after:)",
      failed.timeout(after: .seconds(1), switchTo: numbers, on: scheduler),
      failed.timeout(after: .seconds(1), switchTo: widened, on: scheduler)
    )
    expectEqual(
      "timeout(ofSilence:)",
      failed.timeout(ofSilence: .seconds(1), switchTo: numbers, on: scheduler),
      failed.timeout(ofSilence: .seconds(1), switchTo: widened, on: scheduler)
    )
    expectEqual("then", failed.then { numbers }, failed.then { widened })
    expectEqual(
      "flatMap of chains",
      failed.flatMap { _ in numbers.map { $0 } },
      failed.flatMap { _ in widened.map { $0 } }
    )
    expectEqual("flatMap of signals", failed.flatMap { _ in numbers }, failed.flatMap { _ in widened })
    expectEqual(
      "flatMap(.concat)",
      failed.flatMap(.concat) { _ in numbers.map { $0 } },
      failed.flatMap(.concat) { _ in widened.map { $0 } }
    )
    expectEqual(
      "flatMap(.latest)",
      failed.flatMap(.latest) { _ in numbers },
      failed.flatMap(.latest) { _ in widened }
    )
    expectEqual(
      "retry(when:)",
      failed.retry(when: { _ in Signal<Int, F>.empty }),
      failed.retry(when: { _ in Signal<Int, Never>.empty })
    )
    expectEqual(
      "repeated(when:)",
      widened.repeated(when: { _ in Signal<Int, F>.empty }),
      widened.repeated(when: { _ in Signal<Int, Never>.empty })
    )
  }

  @Test("Where the failure is known, too, each form is found")
  func knownFailures() {
    expectEqual("merge", numbers.merge(thrown), numbers.promoteFailure(to: (any Error).self).merge(thrown))
    _ = (numbers.merge(failed), numbers.concat(thrown), numbers.concat(failed), numbers.then { thrown })
    _ = (numbers.combineLatest(thrown), numbers.zip(thrown), numbers.withLatest(from: thrown) { $0 + $1 })
    _ = (numbers.flatMap { _ in thrown }, numbers.flatMap(.concat) { _ in thrown.map { $0 } })
    _ = (thrown.merge(numbers), thrown.concat(numbers), thrown.then { numbers }, thrown.race(numbers))
    _ = (thrown.combineLatest(numbers), thrown.zip(numbers), thrown.withLatest(from: numbers) { $0 + $1 })
    _ = (thrown.flatMap { _ in numbers }, thrown.flatMap(.concat) { _ in numbers.map { $0 } })
    _ = (thrown.sample(on: numbers), thrown.buffer(on: numbers), thrown.ifEmpty(switchTo: numbers))
    _ = thrown.timeout(after: .seconds(1), switchTo: numbers, on: scheduler)
  }

  @Test("Signals of signals widen in either direction")
  func signalsOfSignals() {
    let (numbers, failed) = (numbers, failed)
    let widened = numbers.promoteFailure(to: TestFailure.self)
    expectEqual("flatten", failed.map { _ in numbers }.flatten(), failed.flatMap { _ in widened })
    expectEqual("flatten", numbers.map { _ in failed }.flatten(), widened.flatMap { _ in failed })
    expectEqual(
      "latest",
      failed.map { _ in numbers }.switchToLatest(),
      failed.flatMap(.latest) { _ in widened }
    )
    expectEqual(
      "latest",
      numbers.map { _ in failed }.switchToLatest(),
      widened.flatMap(.latest) { _ in failed }
    )
    expectEqual("concat", failed.map { _ in numbers }.concat(), failed.flatMap(.concat) { _ in widened })
    expectEqual("concat", numbers.map { _ in failed }.concat(), widened.flatMap(.concat) { _ in failed })
    #expect(numbers.map { _ in numbers }.switchToLatest().values() == [1, 2, 1, 2])
  }

  // MARK: - Factories and functions as arguments

  @Test("A factory is an argument of each operator")
  func factories() {
    let one = Signal<Int, Never>.just(1)
    let none = Signal<Int, Never>.empty
    expectEqual("merge", numbers.merge(.just(1)), numbers.merge(one))
    expectEqual("merge", numbers.merge(.empty), numbers.merge(none))
    expectEqual("concat", numbers.concat(.just(1)), numbers.concat(one))
    expectEqual("race", numbers.race(.just(1)), numbers.race(one))
    expectEqual("race", numbers.race(.empty), numbers.race(none))
    expectEqual(
      "combineLatest",
      numbers.combineLatest(.just(1)).map { $0 + $1 },
      numbers.combineLatest(one).map { $0 + $1 }
    )
    expectEqual("zip", numbers.zip(.from([1, 2])).map { $0 * $1 }, numbers.map { $0 * $0 })
    expectEqual("withLatest", numbers.withLatest(from: .just(1)).map { $0 + $1 }, numbers.map { $0 + 1 })
    expectEqual("take(until:)", numbers.take(until: .just(())), none)
    expectEqual("take(until:)", numbers.take(until: Signal<Int, Never>.never), numbers)
    expectEqual("skip(until:)", numbers.skip(until: .just(())), numbers)
    expectEqual("sample", numbers.sample(on: .just(1)), numbers.sample(on: one))
    expectEqual("then", numbers.then { .just(1) }, one)
    expectEqual("ifEmpty", none.ifEmpty(switchTo: .just(1)), one)
    expectEqual("catch", failed.catch { _ in .just(1) }, Signal<Int, Never>.from([10, 20, 1]))
    expectEqual("deferred", Signal<Int, Never>.deferred { .just(1) }, one)
    expectEqual("deferred", Signal<Int, Never>.deferred { .empty }, none)
    expectEqual("if", Signal.if(.just(true), then: numbers, else: .just(1)), numbers)
  }

  @Sendable private static func load(_ number: Int) -> Signal<Int, TestFailure> { .from([number, number]) }

  private struct Service: Sendable {
    func load(_ number: Int) -> Signal<Int, TestFailure> { .from([number, number]) }
    func chain(_ number: Int) -> some SignalProtocol<Int, TestFailure> { load(number).map { $0 + 1 } }
  }

  @Test("A function is an argument of flatMap")
  func functions() {
    let service = Service()
    let doubled = Signal<Int, TestFailure>.from([1, 1, 2, 2])
    let widened = numbers.promoteFailure(to: TestFailure.self)
    expectEqual("a function", widened.flatMap(Self.load), doubled)
    expectEqual("a method", widened.flatMap(service.load), doubled)
    expectEqual("a function that can fail", numbers.flatMap(Self.load), doubled)
    expectEqual("a method that returns a chain", numbers.flatMap(service.chain), doubled.map { $0 + 1 })
    expectEqual("with a strategy", numbers.flatMap(.concat, service.load), doubled)
    let typed: Signal<Int, TestFailure> = widened.flatMap(Self.load)
    expectEqual("as a typed result", typed, doubled)
  }

  @Test("A scheduler of any type makes no difference to the result")
  func existentialScheduler() {
    let any: any TimedScheduler = scheduler
    @Sendable func delayed(_ signal: Signal<Int, Never>) -> Signal<Int, Never> {
      signal.delay(for: .seconds(1), on: any)
    }
    let recording = scheduler.record(
      scheduler.cold("a-|").map { _ in 1 }.flatMap(.latest) {
        delayed(.just($0)).debounce(for: .seconds(1), on: any)
      }
    )
    scheduler.run()
    #expect(recording == "-1|")
  }
}
