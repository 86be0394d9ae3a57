import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// A subject with a hundred subscribers.
  static var fanOut: Benchmark {
    let subscribers = 100
    return Benchmark(
      id: "W3",
      name: "subject to 100 subscribers",
      count: 10_000 * subscribers,
      unit: "subscriber",
      targets: [.timesPeer(0.06), .noAllocations],
      contestants: [
        .handWritten { count in
          let handlers = Handlers()
          let sum = Sum()
          for _ in 0..<subscribers { handlers.add { sum.add($0) } }
          return {
            for value in 0..<count / subscribers { handlers.send(value) }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          for _ in 0..<subscribers { subject.subscribe { sum.add($0) } }
          return {
            for value in 0..<count / subscribers { subject.send(value) }
            return sum.take()
          }
        },
        .openCombine { count in
          let subject = PassthroughSubject<Int, Never>()
          let sum = Sum()
          let subscriptions = (0..<subscribers).map { _ in subject.sink { sum.add($0) } }
          return {
            withExtendedLifetime(subscriptions) {
              for value in 0..<count / subscribers { subject.send(value) }
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A chain with ten subscribers that share one subscription.
  static var share: Benchmark {
    let subscribers = 10
    return Benchmark(
      id: "W20",
      name: "map→share with 10 subscribers",
      count: 100_000 * subscribers,
      unit: "subscriber",
      targets: [.noAllocations],
      contestants: [
        .handWritten { count in
          let handlers = Handlers()
          let sum = Sum()
          for _ in 0..<subscribers { handlers.add { sum.add($0) } }
          return {
            for value in 0..<count / subscribers { handlers.send(value &+ 1) }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          let shared = subject.map { $0 &+ 1 }.share()
          for _ in 0..<subscribers { shared.subscribe { sum.add($0) } }
          return {
            for value in 0..<count / subscribers { subject.send(value) }
            return sum.take()
          }
        },
        .openCombine { count in
          let subject = PassthroughSubject<Int, Never>()
          let sum = Sum()
          let shared = subject.map { $0 &+ 1 }.share()
          let subscriptions = (0..<subscribers).map { _ in shared.sink { sum.add($0) } }
          return {
            withExtendedLifetime(subscriptions) {
              for value in 0..<count / subscribers { subject.send(value) }
            }
            return sum.take()
          }
        },
      ]
    )
  }
}
