import ReactiveSignals
import _ReactiveSignalsAtomics

extension Program {
  /// Programs with locks and atomic variables.
  static let lockPrograms = [
    Program("counter behind a lock") {
      let count = Guarded(0)
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { count.withLock { $0 += 1 } } }
      }
      try require(count.withLock { $0 } == 4, "an increment is lost")
    },
    Program("atomic counter") {
      let count = Count()
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { count.value.add(1, ordering: .relaxed) } }
      }
      try require(count.value.load(ordering: .relaxed) == 4, "an increment is lost")
    },
    Program("check and act under one lock") {
      let balance = Guarded(100)
      @Sendable func withdraw() async {
        await Task.yield()
        balance.withLock { if $0 >= 80 { $0 -= 80 } }
      }
      async let one: Void = withdraw()
      async let other: Void = withdraw()
      _ = await (one, other)
      try require(balance.withLock { $0 } == 20, "the balance is wrong")
    },
    Program("two locks in one order") {
      let (first, second) = (Guarded(1), Guarded(2))
      @Sendable func exchange() async {
        await Task.yield()
        first.withLock { one in second.withLock { other in swap(&one, &other) } }
      }
      async let one: Void = exchange()
      async let other: Void = exchange()
      _ = await (one, other)
      try require(first.withLock { $0 } == 1, "an exchange is lost")
    },
    Program("snapshot of two fields") {
      let pair = Guarded((1, 1))
      let writer = Task {
        for number in 2...4 {
          pair.withLock { $0 = (number, number) }
          await Task.yield()
        }
      }
      for _ in 0..<3 {
        let (one, other) = pair.withLock { $0 }
        try require(one == other, "a field is old")
        await Task.yield()
      }
      await writer.value
    },
    Program("work that runs once") {
      let isDone = Count()
      let runs = Guarded(0)
      await withTaskGroup { group in
        for _ in 0..<3 {
          group.addTask {
            if isDone.value.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing)
              .exchanged
            {
              runs.withLock { $0 += 1 }
            }
          }
        }
      }
      try require(runs.withLock { $0 } == 1, "the work has run twice")
    },
    Program("buffer of a producer and a consumer") {
      let buffer = Guarded<[Int]>([])
      let producer = Task {
        for number in 1...3 {
          buffer.withLock { $0.append(number) }
          await Task.yield()
        }
      }
      var taken: [Int] = []
      while taken.count < 3 {
        taken += buffer.withLock { elements in
          defer { elements = [] }
          return elements
        }
        await Task.yield()
      }
      await producer.value
      try require(taken == [1, 2, 3], "took \(taken)")
    },
    Program("maximum of several tasks") {
      let highest = Count()
      await withTaskGroup { group in
        for number in [3, 1, 4, 1, 5] { group.addTask { highest.value.max(number, ordering: .relaxed) } }
      }
      try require(highest.value.load(ordering: .relaxed) == 5, "the maximum is lost")
    },
    Program("reference count") {
      let count = Count()
      let ends = Count()
      await withTaskGroup { group in
        for _ in 0..<3 { count.value.add(1, ordering: .relaxed) }
        for _ in 0..<3 {
          group.addTask {
            await Task.yield()
            if count.value.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
              ends.value.add(1, ordering: .relaxed)
            }
          }
        }
      }
      try require(ends.value.load(ordering: .relaxed) == 1, "the end comes twice or never")
    },
    Program("callbacks that are called outside of the lock") {
      let callbacks = Guarded<[@Sendable () -> Void]>([])
      let calls = Count()
      for _ in 0..<2 {
        callbacks.withLock {
          $0.append {
            callbacks.withLock { $0 = [] }
            calls.value.add(1, ordering: .relaxed)
          }
        }
      }
      await Task { for callback in callbacks.withLock({ $0 }) { callback() } }.value
      try require(calls.value.load(ordering: .relaxed) == 2, "a callback is lost")
    },
  ]
}

private final class Count: Sendable {
  let value = Atomic(0)
}
