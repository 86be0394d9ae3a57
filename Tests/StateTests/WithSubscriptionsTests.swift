import TestSupport

@Suite(.withoutLeaks) struct WithSubscriptionsTests {
  @Test("Subscriptions of the scope end when the body returns")
  func returns() async {
    let source = Source<Int>()
    let log = Log<Int>()
    let result = await withSubscriptions { scope in
      source.subscribe(next: { log.append($0) }, failed: { _ in }).store(in: scope)
      source.send(1)
      expectEqual(source.ends, 0)
      return "result"
    }
    source.send(2)
    expectEqual(result, "result")
    expectEqual(log.entries, [1])
    expectEqual(source.ends, 1)
  }

  @Test("They end when the body throws, with its type of error")
  func throwing() async {
    let source = Source<Int>()
    do throws(TestFailure) {
      try await withSubscriptions { (scope) async throws(TestFailure) in
        source.subscribeEvents { _ in }.store(in: scope)
        throw TestFailure.one
      }
      Issue.record("The error is not thrown")
    } catch {
      expectEqual(error, .one)
    }
    expectEqual(source.ends, 1)
  }

  @Test("They end when the task is canceled, after the body has finished its work")
  func cancellation() async {
    let source = Source<Int>()
    let log = Log<Int>()
    let never = Subject<Void, Never>()
    let task = Shared<Task<Void, Never>?>(nil)
    await waitUntilCalled { begun in
      let new = Task {
        await withSubscriptions { scope in
          source.subscribe(next: { log.append($0) }, failed: { _ in }).store(in: scope)
          begun()
          await never.completion()
          #expect(Task.isCancelled)
          source.send(1)
        }
      }
      task.exchange(new)
    }
    task.value?.cancel()
    await task.value?.value
    source.send(2)
    expectEqual(log.entries, [1])
    expectEqual(source.ends, 1)
  }

  @Test("A task of a stored subscription that starts after its end is canceled", arguments: [false, true])
  func lateTask(isBusy: Bool) async {
    let source = Subject<Int, Never>()
    let log = Log<Bool>()
    let work = Subject<Void, Never>(), never = Subject<Void, Never>()
    let task = Shared<Task<Void, Never>?>(nil)
    await waitUntilCalled { begun in
      let new = Task {
        await withSubscriptions { scope in
          source.asyncMap(maxConcurrent: 2) { _ in
            await work.completion()
            log.append(Task.isCancelled)
          }
          .subscribe {}.store(in: scope)
          if isBusy { source.send(0) }
          begun()
          await never.completion()
          source.send(1)
          work.complete()
          while log.entries.count < (isBusy ? 2 : 1) { await Task.yield() }
        }
      }
      task.exchange(new)
    }
    task.value?.cancel()
    await task.value?.value
    expectEqual(log.entries, Array(repeating: true, count: isBusy ? 2 : 1))
  }

  @Test("A subscription that is stored after the end is disposed at once")
  func late() async {
    let source = Source<Int>()
    let scope = await withSubscriptions { $0 }
    source.subscribeEvents { _ in }.store(in: scope)
    expectEqual(source.ends, 1)
  }

  @Test("A signal taken during the lifetime of the scope completes with it")
  func duringLifetime() async {
    let subject = Subject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    await withSubscriptions { scope in
      subject.take(during: scope.lifetime).subscribe(recorder)
      subject.send(1)
    }
    expectEqual(recorder.events, [.next(1), .completed])
  }

  @Test("The body runs in the isolation of the caller")
  @MainActor func isolation() async {
    var count = 0
    await withSubscriptions { _ in
      MainActor.assertIsolated()
      count += 1
    }
    expectEqual(count, 1)
  }

  @Test("Scopes nest, and the inner one ends first")
  func nesting() async {
    let outer = Source<Int>()
    let inner = Source<Int>()
    await withSubscriptions { scope in
      outer.subscribeEvents { _ in }.store(in: scope)
      await withSubscriptions { inner.subscribeEvents { _ in }.store(in: $0) }
      #expect((outer.ends, inner.ends) == (0, 1))
    }
    #expect((outer.ends, inner.ends) == (1, 1))
  }
}
