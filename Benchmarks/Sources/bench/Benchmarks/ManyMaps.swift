import AsyncAlgorithms
import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// An array with twenty operators.
  static var arrayOfManyMaps: Benchmark {
    Benchmark(
      id: "W10",
      name: "array, 20 maps",
      count: 100_000,
      unit: "value",
      targets: [.timesPeer(0.01), .noAllocations],
      contestants: [
        .handWritten(prepare: sumOfMapped),
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            mapped(values.signal()).subscribe { sum.add($0) }
            return sum.take()
          }
        },
        .openCombine { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            mapped(values.publisher).sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
        .asyncAlgorithms { count in
          let values = Array(0..<count)
          return {
            var sum = 0
            for await value in mapped(values.async) { sum &+= value }
            return sum
          }
        },
      ]
    )
  }

  /// An array with twenty operators, each of them erased.
  static var arrayOfErasedMaps: Benchmark {
    Benchmark(
      id: "W10e",
      name: "array, 20 erased maps",
      count: 100_000,
      unit: "value",
      targets: [.timesPeer(0.1), .noAllocations],
      contestants: [
        .handWritten(prepare: sumOfMapped),
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            erasedMaps(values.signal().erased).subscribe { sum.add($0) }
            return sum.take()
          }
        },
        .openCombine { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            erasedMaps(values.publisher.eraseToAnyPublisher()).sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
      ]
    )
  }

  /// An array with ten operators, each of them erased: what ten main maps are compared with.
  static var arrayOfTenErasedMaps: Benchmark {
    Benchmark(
      id: "W10f",
      name: "array, 10 erased maps",
      count: 100_000,
      unit: "value",
      targets: [.noAllocations],
      contestants: [
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            (1...10).reduce(values.signal().erased) { signal, step in signal.map { $0 &+ step }.erased }
              .subscribe { sum.add($0) }
            return sum.take()
          }
        }
      ]
    )
  }

  /// An array with ten operators of main signals.
  static var arrayOfMainMaps: Benchmark {
    Benchmark(
      id: "W10m",
      name: "array, 10 main maps",
      count: 100_000,
      unit: "value",
      targets: [.noAllocations],
      contestants: [
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            MainActor.assumeIsolated {
              _ = (1...10).reduce(MainSignal.from(values)) { signal, step in signal.map { $0 &+ step } }
                .subscribe { sum.add($0) }
            }
            return sum.take()
          }
        }
      ]
    )
  }

  /// A subject with twenty operators.
  static var subjectOfManyMaps: Benchmark {
    Benchmark(
      id: "W10a",
      name: "subject, 20 maps",
      count: 100_000,
      unit: "value",
      targets: [.noAllocations],
      contestants: [
        .reactiveSignals { count in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          mapped(subject).subscribe { sum.add($0) }
          return {
            for value in 0..<count { subject.send(value) }
            return sum.take()
          }
        },
        .openCombine { count in
          let subject = PassthroughSubject<Int, Never>()
          let sum = Sum()
          let subscription = mapped(subject).sink { sum.add($0) }
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

private func sumOfMapped(_ count: Int) -> () -> Int {
  let values = Array(0..<count)
  return {
    var sum = 0
    for value in values {
      var result = value
      for step in 1...10 { result = (result &+ step) ^ step }
      sum &+= result
    }
    return sum
  }
}

private func mapped(_ signal: some SignalProtocol<Int, Never>) -> some SignalProtocol<Int, Never> {
  signal
    .map { $0 &+ 1 }.map { $0 ^ 1 }.map { $0 &+ 2 }.map { $0 ^ 2 }
    .map { $0 &+ 3 }.map { $0 ^ 3 }.map { $0 &+ 4 }.map { $0 ^ 4 }
    .map { $0 &+ 5 }.map { $0 ^ 5 }.map { $0 &+ 6 }.map { $0 ^ 6 }
    .map { $0 &+ 7 }.map { $0 ^ 7 }.map { $0 &+ 8 }.map { $0 ^ 8 }
    .map { $0 &+ 9 }.map { $0 ^ 9 }.map { $0 &+ 10 }.map { $0 ^ 10 }
}

// The chain is split because the compiler fails to type-check it as one expression. OpenCombine merges adjacent maps into one,
// and the measurement includes that.
private func mapped<P: Publisher>(_ publisher: P) -> some Publisher<Int, Never>
where P.Output == Int, P.Failure == Never {
  let two = publisher.map { $0 &+ 1 }.map { $0 ^ 1 }
  let four = two.map { $0 &+ 2 }.map { $0 ^ 2 }
  let six = four.map { $0 &+ 3 }.map { $0 ^ 3 }
  let eight = six.map { $0 &+ 4 }.map { $0 ^ 4 }
  let ten = eight.map { $0 &+ 5 }.map { $0 ^ 5 }
  let twelve = ten.map { $0 &+ 6 }.map { $0 ^ 6 }
  let fourteen = twelve.map { $0 &+ 7 }.map { $0 ^ 7 }
  let sixteen = fourteen.map { $0 &+ 8 }.map { $0 ^ 8 }
  let eighteen = sixteen.map { $0 &+ 9 }.map { $0 ^ 9 }
  return eighteen.map { $0 &+ 10 }.map { $0 ^ 10 }
}

private func mapped<S: AsyncSequence & Sendable>(_ sequence: S) -> some AsyncSequence<Int, Never>
where S.Element == Int, S.Failure == Never {
  let two = sequence.map { $0 &+ 1 }.map { $0 ^ 1 }
  let four = two.map { $0 &+ 2 }.map { $0 ^ 2 }
  let six = four.map { $0 &+ 3 }.map { $0 ^ 3 }
  let eight = six.map { $0 &+ 4 }.map { $0 ^ 4 }
  let ten = eight.map { $0 &+ 5 }.map { $0 ^ 5 }
  let twelve = ten.map { $0 &+ 6 }.map { $0 ^ 6 }
  let fourteen = twelve.map { $0 &+ 7 }.map { $0 ^ 7 }
  let sixteen = fourteen.map { $0 &+ 8 }.map { $0 ^ 8 }
  let eighteen = sixteen.map { $0 &+ 9 }.map { $0 ^ 9 }
  return eighteen.map { $0 &+ 10 }.map { $0 ^ 10 }
}

private func erasedMaps(_ signal: Signal<Int, Never>) -> Signal<Int, Never> {
  (1...10).reduce(signal) { signal, step in
    signal.map { $0 &+ step }.erased.map { $0 ^ step }.erased
  }
}

private func erasedMaps(_ publisher: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> {
  (1...10).reduce(publisher) { publisher, step in
    publisher.map { $0 &+ step }.eraseToAnyPublisher().map { $0 ^ step }.eraseToAnyPublisher()
  }
}
