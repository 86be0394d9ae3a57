import ReactiveSignalsTesting

extension Race {
  /// Races of tasks that wait for each other.
  static let continuationRaces = [
    Race(name: "signal missed between the check and the wait") {
      let event = Event()
      let waiter = Task { await event.wait() }
      for _ in 0..<2 { await Task.yield() }
      await event.signal()
      await waiter.value
    },
    Race(name: "continuation overwritten by a second consumer") {
      let inbox = Inbox()
      let one = Task { await inbox.next() }
      let other = Task { await inbox.next() }
      for _ in 1...2 {
        for _ in 0..<2 { await Task.yield() }
        await inbox.send()
      }
      _ = await (one.value, other.value)
    },
    Race(name: "continuation resumed by the result and by the timeout") {
      let continuation = OnceContinuation()
      let waiter = Task { await continuation.wait() }
      let isDone = Cell(false)
      let result = Task {
        if await !isDone.value {
          await isDone.set(true)
          await continuation.resume()
        }
      }
      let timeout = Task {
        if await !isDone.value {
          await isDone.set(true)
          await continuation.resume()
        }
      }
      _ = await (result.value, timeout.value)
      await waiter.value
      try require(await continuation.resumes == 1, "the continuation is resumed twice")
    },
    Race(name: "cancellation that comes before the continuation is stored") {
      let request = Request()
      let task = Task { await request.run() }
      let canceler = Task { task.cancel() }
      await canceler.value
      await task.value
    },
    Race(name: "two locks taken in opposite orders") {
      let a = AsyncLock()
      let b = AsyncLock()
      let one = Task {
        await a.lock()
        await b.lock()
        await b.unlock()
        await a.unlock()
      }
      let other = Task {
        await b.lock()
        await a.lock()
        await a.unlock()
        await b.unlock()
      }
      _ = await (one.value, other.value)
    },
    Race(name: "disposal that takes the lock its caller holds") {
      let lock = AsyncLock()
      let isDisposed = Cell(false)
      let sender = Task {
        await lock.lock()
        if await isDisposed.value { await lock.lock() }  // dispose() takes the lock again
        await lock.unlock()
      }
      for _ in 0..<2 { await Task.yield() }
      await isDisposed.set(true)
      await sender.value
    },
    Race(name: "waiters woken while the condition has changed back") {
      let permits = Cell(0)
      let isNegative = Cell(false)
      let takers = (0..<2).map { _ in
        Task {
          while await permits.value == 0 { await Task.yield() }
          await permits.change { $0 -= 1 }
          if await permits.value < 0 { await isNegative.set(true) }
        }
      }
      await permits.change { $0 += 1 }
      await Task.yield()
      await permits.change { $0 += 1 }
      for taker in takers { await taker.value }
      try require(await !isNegative.value, "a permit is taken twice")
    },
  ]
}

/// Checks, and registers in another step.
private actor Event {
  private var isSignaled = false
  private var waiter: CheckedContinuation<Void, Never>?

  func wait() async {
    if isSignaled { return }
    await Task.yield()  // a message to the log
    await withCheckedContinuation { waiter = $0 }
  }

  func signal() {
    isSignaled = true
    waiter?.resume()
  }
}

/// Has room for one consumer.
private actor Inbox {
  private var consumer: CheckedContinuation<Void, Never>?
  private var waiting = 0

  func next() async {
    if waiting > 0 {
      waiting -= 1
    } else {
      await withForgettableContinuation { consumer = $0 }
    }
  }

  func send() {
    guard let consumer = consumer.take() else { return waiting += 1 }
    consumer.resume()
  }
}

/// Forgets a cancellation that comes first.
private actor Request {
  private var continuation: CheckedContinuation<Void, Never>?

  func run() async {
    await withTaskCancellationHandler {
      await Task.yield()  // the address is looked up
      await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      Task { await self.stop() }
    }
  }

  private func stop() {
    continuation?.resume()
    continuation = nil
  }
}

private actor AsyncLock {
  private var isLocked = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func lock() async {
    if isLocked { await withCheckedContinuation { waiting.append($0) } }
    isLocked = true
  }

  func unlock() {
    isLocked = false
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}
