import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// A subject with a hundred subscribers.
  static var fanOut: Benchmark {
    let subscribers = 100
    return Benchmark(
      name: "subject to 100 subscribers",
      count: 10_000 * subscribers,
      unit: "subscriber",
      targets: [.either(.nanoseconds(6), .times(0.05, .openCombine)), .noAllocations],
      contestants: [
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
}
