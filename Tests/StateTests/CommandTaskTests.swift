import TestSupport

@Suite(.withoutLeaks) struct CommandTaskTests {
  @Test("An execution sends the result of its task")
  func result() async throws {
    let double = Command(task: { (input: Int) async throws(TestFailure) in input * 2 })
    #expect(try await double.execute(4).collected() == [8])
    // The subscribers of an execution get its end before the command announces it, on the thread of the task.
    #expect(await double.isExecuting.signal.filter { !$0 }.first() == false)
  }

  @Test("An execution fails with the error of its task, which the command announces")
  func failure() async {
    let command = Command(task: { (input: Int) async throws(TestFailure) -> Int in throw .one })
    let failures = ReplaySubject<TestFailure, Never>(capacity: .last(1))
    command.failures.subscribe(failures)
    await #expect(throws: CommandError<TestFailure>.failed(.one)) {
      try await command.execute(1).completion()
    }
    #expect(await failures.first() == .one)
  }

  @Test("The task of an execution is canceled with it, and the command is executing until then")
  func cancellation() async {
    let (begun, canceled) = (Subject<Void, Never>(), Subject<Void, Never>())
    let began = Task { await begun.first() }
    let ended = Task { await canceled.first() }
    let command = Command<Void, Void, Never>(task: {
      await withTaskCancellationHandler {
        begun.complete()
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        canceled.complete()
      }
    })
    let execution = command.execute()
    _ = await began.value
    #expect(command.isExecuting.value)
    execution.cancel()
    _ = await ended.value
    #expect(!command.isExecuting.value)
  }

  @Test("A command with a condition starts no task while it is disabled")
  func condition() async throws {
    let isEnabled = MutableProperty(false)
    let count = Counter()
    let command = Command<Int, Int, TestFailure>(enabledIf: isEnabled, task: { $0 + count.next() })
    let other = Command<Int, Int, TestFailure>(
      enabledIf: isEnabled.signal,
      initially: false,
      task: { $0 + count.next() }
    )
    for command in [command, other] {
      await #expect(throws: CommandError<TestFailure>.notEnabled) {
        try await command.execute(1).completion()
      }
    }
    expectEqual(count.value, 0)
    isEnabled.value = true
    for command in [command, other] { #expect(try await command.execute(1).first() != nil) }
    expectEqual(count.value, 2)
  }
}
