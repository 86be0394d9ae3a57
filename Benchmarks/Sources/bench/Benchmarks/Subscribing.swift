import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// Subscriptions of one subject behind an operator, each disposed at once.
  static var subscribeAndDispose: Benchmark {
    Benchmark(
      id: "W14",
      name: "subscribe to a map of one subject, dispose",
      count: 200_000,
      unit: "subscription",
      targets: [.timesPeer(0.2), .bytes(256)],
      contestants: [
        .handWritten { count in
          let handlers = Handlers()
          let sum = Sum()
          return {
            for _ in 0..<count { handlers.remove(handlers.add { sum.add($0 &+ 1) }) }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let mapped = subject.map { $0 &+ 1 }
          let sum = Sum()
          return {
            for _ in 0..<count { mapped.subscribe { sum.add($0) }.dispose() }
            return sum.take()
          }
        },
        .openCombine { count in
          let subject = PassthroughSubject<Int, Never>()
          let mapped = subject.map { $0 &+ 1 }
          let sum = Sum()
          return {
            for _ in 0..<count { mapped.sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
      ]
    )
  }

  /// Subjects behind an operator, each subscribed to once and disposed.
  static var subjectsAndSubscriptions: Benchmark {
    Benchmark(
      id: "W14b",
      name: "subject, map, subscribe, dispose",
      count: 200_000,
      unit: "subscription",
      targets: [.timesPeer(0.25), .bytes(400)],
      contestants: [
        .handWritten { count in
          let sum = Sum()
          return {
            for _ in 0..<count {
              let handlers = newHandlers()
              handlers.remove(handlers.add { sum.add($0 &+ 1) })
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let sum = Sum()
          return {
            for _ in 0..<count { newSubject().map { $0 &+ 1 }.subscribe { sum.add($0) }.dispose() }
            return sum.take()
          }
        },
        .openCombine { count in
          let sum = Sum()
          return {
            for _ in 0..<count { newPassthrough().map { $0 &+ 1 }.sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
      ]
    )
  }

  /// Subscriptions that end with the first value of a subject.
  static var takeOne: Benchmark {
    Benchmark(
      id: "W19",
      name: "take(1) of a subject",
      count: 200_000,
      unit: "subscription",
      contestants: [
        .handWritten { count in
          let handlers = Handlers()
          let sum = Sum()
          return {
            for value in 0..<count {
              handlers.add { sum.add($0) }
              handlers.sendOnce(value)
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          return {
            for value in 0..<count {
              subject.take(1).subscribe { sum.add($0) }
              subject.send(value)
            }
            return sum.take()
          }
        },
        .openCombine { count in
          let subject = PassthroughSubject<Int, Never>()
          let sum = Sum()
          return {
            for value in 0..<count {
              let subscription = subject.prefix(1).sink { sum.add($0) }
              subject.send(value)
              subscription.cancel()
            }
            return sum.take()
          }
        },
      ]
    )
  }
}

// Not inlined, so that the compiler does not see that an object never leaves the loop.

@inline(never)
private func newHandlers() -> Handlers { Handlers() }

@inline(never)
private func newSubject() -> ReactiveSignals.Subject<Int, Never> { ReactiveSignals.Subject() }

@inline(never)
private func newPassthrough() -> PassthroughSubject<Int, Never> { PassthroughSubject() }
