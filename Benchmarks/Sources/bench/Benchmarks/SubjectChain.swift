import OpenCombine
import ReactiveSignals
import Synchronization

extension Benchmark {
  /// A subject with three operators and one subscriber.
  static var subjectChain: Benchmark {
    Benchmark(
      id: "W2",
      name: "subject, map→filter→map",
      count: 1_000_000,
      unit: "value",
      targets: [.timesPeer(0.06), .noAllocations],
      contestants: [
        .handWritten { count in
          let handlers = Handlers()
          let sum = Sum()
          handlers.add { value in
            let next = value &+ 1
            if next % 2 == 0 { sum.add(next &* 2) }
          }
          return {
            for value in 0..<count { handlers.send(value) }
            return sum.take()
          }
        },
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
        .asyncAlgorithms("AsyncStream") { count in
          {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            for value in 0..<count { continuation.yield(value) }
            continuation.finish()
            var sum = 0
            for await value in stream.map({ $0 &+ 1 }).filter({ $0 % 2 == 0 }).map({ $0 &* 2 }) {
              sum &+= value
            }
            return sum
          }
        },
      ]
    )
  }

  /// A running total without repetitions, behind a subject.
  static var scanAndDistinct: Benchmark {
    Benchmark(
      id: "W9",
      name: "subject, scan→distinctUntilChanged",
      count: 1_000_000,
      unit: "value",
      targets: [.noAllocations],
      contestants: [
        .handWritten { count in
          let handlers = Handlers()
          let sum = Sum()
          let total = Mutex(0)
          handlers.add { value in
            let (isChanged, new) = total.withLock { total in
              total &+= value
              return (value != 0, total)
            }
            if isChanged { sum.add(new & 0xff) }
          }
          return {
            for value in 1...count { handlers.send(value & 1) }
            total.withLock { $0 = 0 }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let sum = Sum()
          return {
            let subject = ReactiveSignals.Subject<Int, Never>()
            subject.scan(0) { $0 &+ $1 }.distinctUntilChanged().subscribe { sum.add($0 & 0xff) }
            for value in 1...count { subject.send(value & 1) }
            return sum.take()
          }
        },
        .openCombine { count in
          let sum = Sum()
          return {
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.scan(0) { $0 &+ $1 }.removeDuplicates().sink { sum.add($0 & 0xff) }
            for value in 1...count { subject.send(value & 1) }
            subscription.cancel()
            return sum.take()
          }
        },
      ]
    )
  }
}
