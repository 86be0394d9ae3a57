import TestSupport

@Suite(.withoutLeaks) struct AwaitingTests {
  let failed = Signal<Int, TestFailure>.fail(.one)

  @Test(
    "first returns the first value or nil, or throws, and ends the subscription",
    .proves("B507", "B509", "B511")
  )
  func first() async throws {
    let disposals = Counter()
    #expect(await (1...).signal().on(disposed: { disposals.next() }).first() == 1)
    expectEqual(disposals.value, 1)
    #expect(await Signal<Int, Never>.empty.first() == nil)
    #expect(try await failing(after: 1).first() == 1)
    await #expect(throws: TestFailure.one) { try await failed.first() }
  }

  @Test("last returns the last value or nil, or throws the failure")
  func last() async throws {
    #expect(await (1...3).signal().last() == 3)
    #expect(await Signal<Int, Never>.empty.last() == nil)
    await #expect(throws: TestFailure.one) { try await failing(after: 1).last() }
  }

  @Test("collected returns all values, or throws the failure")
  func collected() async throws {
    #expect(await (1...3).signal().collected() == [1, 2, 3])
    #expect(await Signal<Int, Never>.empty.collected() == [])
    await #expect(throws: TestFailure.one) { try await failing(after: 1).collected() }
  }

  @Test("completion returns at the end, or throws the failure", .proves("B510"))
  func completion() async throws {
    await (1...3).signal().completion()
    await #expect(throws: TestFailure.one) { try await failing(after: 1).completion() }
  }

  @Test("The thrown failure is typed")
  func typedFailure() async {
    do throws(TestFailure) {
      _ = try await failed.first()
    } catch {
      expectEqual(error, .one)
    }
  }

  @Test("While the main actor awaits a value, the work of the main queue runs", .proves("B508", "W32"))
  @MainActor
  func onMain() async {
    let log = Log<String>()
    let signal = [1, 2].signal().deliver(on: MainScheduler.shared)
    MainScheduler.shared.schedule { log.append("scheduled before") }
    #expect(await signal.first() == 1)
    #expect(await signal.last() == 2)
    #expect(await signal.collected() == [1, 2])
    await signal.completion()
    expectEqual(log.entries, ["scheduled before"])
    // Executing a command does not wait either, although its condition has no value yet.
    let command = Command(enabledIf: Signal<Bool, Never>.never) { (input: Int) in
      Signal.just(input).deliver(on: MainScheduler.shared)
    }
    let results = command.execute(3).recorded().recorder
    #expect(results.events.isEmpty)
    #expect(await command.execute(4).materialize().first() == .failed(.notEnabled))
    while !results.isTerminated { await Signal.just(0).deliver(on: MainScheduler.shared).completion() }
    expectEqual(results.values, [3])
  }

  @Test("A timeout ends the wait, and its failure is thrown", .proves("B507"))
  func timeout() {
    let scheduler = TestScheduler()
    let log = Log<String>()
    let signal = Signal<Int, TestFailure>.never.timeout(after: .seconds(10), failingWith: .two, on: scheduler)
    scheduler.task {
      do throws(TestFailure) {
        _ = try await signal.first()
        log.append("a value")
      } catch {
        log.append("\(error) at \(scheduler.now)")
      }
    }
    scheduler.run()
    expectEqual(log.entries, ["two at 10.0 seconds"])
  }

  @Test("Where the failure type allows it, a canceled task gets an error that states it")
  func cancellationError() {
    let scheduler = TestScheduler()
    let subject = Subject<Int, any Error>()
    let narrow = Subject<Int, TestFailure>()
    let stating = Subject<Int, StatingFailure>()
    let log = Log<String>()
    let waits: [(String, @Sendable () async throws -> Void)] = [
      ("first", { _ = try await subject.first() }), ("last", { _ = try await subject.last() }),
      ("collected", { _ = try await subject.collected() }),
      ("completion", { try await subject.completion() }),
      ("wider", { _ = try await narrow.mapFailure { $0 as any Error }.first() }),
      ("stating first", { _ = try await stating.first() }),
      ("stating last", { _ = try await stating.last() }),
      ("stating collected", { _ = try await stating.collected() }),
      ("stating completion", { try await stating.completion() }),
      ("loop", { for try await _ in subject.values {} }),
      ("stating loop", { for try await _ in stating.values {} }),
      ("loop over batches", { for try await _ in stating.values(batch: 2) {} }),
    ]
    let tasks = waits.map { name, wait in
      scheduler.task {
        do {
          try await wait()
          log.append("\(name) returned")
        } catch {
          log.append("\(name) \(error is CancellationError || error is StatingFailure)")
        }
      }
    }
    scheduler.run()
    for task in tasks { task.cancel() }
    scheduler.run()
    expectEqual(log.entries.sorted(), waits.map { "\($0.0) true" }.sorted())
  }

  @Test("A canceled task without an error for it gets the result so far, and the subscription ends")
  func cancellation() {
    let scheduler = TestScheduler()
    let subject = Subject<Int, Never>()
    let disposals = Counter()
    let signal = subject.on(disposed: { disposals.next() }).erased
    let log = Log<String>()
    let tasks = [
      scheduler.task { log.append("first \(await signal.first() as Any)") },
      scheduler.task { log.append("last \(await signal.last() as Any)") },
      scheduler.task { log.append("collected \(await signal.collected())") },
      scheduler.task {
        await signal.completion()
        log.append("completion")
      },
      scheduler.task {
        for await value in signal.values { log.append("loop \(value)") }
        log.append("loop canceled \(Task.isCancelled)")
      },
    ]
    scheduler.run()
    expectEqual(log.entries, [])
    tasks[0].cancel()
    scheduler.run()
    subject.send(1)
    scheduler.run()
    for task in tasks { task.cancel() }
    scheduler.run()
    expectEqual(
      Set(log.entries),
      ["first nil", "last nil", "collected [1]", "completion", "loop 1", "loop canceled true"]
    )
    expectEqual(disposals.value, 5)
  }

  @Test("The error of a canceled task comes once, and not after the end of the signal")
  func cancellationErrorOnce() async throws {
    let scheduler = TestScheduler()
    let subject = Subject<Int, StatingFailure>()
    let log = Log<String>()
    let task = scheduler.task {
      var whole = Signal<Int, StatingFailure>.just(1).values.makeAsyncIterator()
      var part = subject.values.makeAsyncIterator()
      log.append("\(try await whole.next() as Any), \(try await whole.next() as Any)")
      do throws(StatingFailure) {
        while let value = try await part.next() { log.append("\(value)") }
        log.append("completed")
      } catch {
        log.append("\(error)")
      }
      log.append("\(try await part.next() as Any), \(try await whole.next() as Any)")
    }
    scheduler.run()
    subject.send(1)
    scheduler.run()
    subject.send(2)
    task.cancel()
    scheduler.run()
    expectEqual(log.entries, ["Optional(1), nil", "1", "2", "canceled", "nil, nil"])
    try await task.value
  }

  @Test("A canceled task gets the error, although the end of the signal waits behind values that it drops")
  func cancellationWithinABatch() async throws {
    let log = Log<String>()
    let task = Task {
      do throws(StatingFailure) {
        for try await value in Signal<Int, StatingFailure>.from([1, 2, 3]).values(buffering: .all) {
          log.append("\(value)")
          if value == 1 { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
        }
        log.append("completed")
      } catch {
        log.append("\(error)")
      }
    }
    await task.value
    expectEqual(log.entries, ["1", "canceled"])
  }
}

private enum StatingFailure: CancellationRepresentable {
  case canceled

  static var cancellation: StatingFailure { .canceled }
}
