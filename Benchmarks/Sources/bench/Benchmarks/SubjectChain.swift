import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// A subject with three operators and one subscriber.
  static var subjectChain: Benchmark {
    Benchmark(
      name: "subject map→filter→map",
      count: 1_000_000,
      unit: "value",
      targets: [.times(0.15, .openCombine), .noAllocations],
      contestants: [
        .reactiveSignals { count in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          subject.map { $0 &+ 1 }.filter { $0 % 2 == 0 }.map { $0 &* 2 }
            .subscribe { sum.add($0) }
          return {
            for value in 0..<count { subject.send(value) }
            return sum.take()
          }
        },
        .openCombine { count in
          let subject = PassthroughSubject<Int, Never>()
          let sum = Sum()
          let subscription = subject.map { $0 &+ 1 }.filter { $0 % 2 == 0 }.map { $0 &* 2 }
            .sink { sum.add($0) }
          return {
            withExtendedLifetime(subscription) {
              for value in 0..<count { subject.send(value) }
            }
            return sum.take()
          }
        },
      ]
    )
  }
}
