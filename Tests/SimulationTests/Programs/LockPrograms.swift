import ReactiveSignals

extension Program {
  /// Programs with locks, which a simulation does not see.
  static let lockPrograms = [
    Program("counter behind a lock") {
      let count = Guarded(0)
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { count.withLock { $0 += 1 } } }
      }
      try require(count.withLock { $0 } == 4, "an increment is lost")
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
  ]
}
