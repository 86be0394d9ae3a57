import OpenCombine
import ReactiveSignals
import Synchronization

extension Benchmark {
  /// A property with a hundred thousand observers, which are subscribed while those of the previous run are disposed.
  static var propertyObservers: Benchmark {
    Benchmark(
      id: "W16a",
      name: "observers of a property",
      count: 100_000,
      unit: "subscription",
      contestants: [
        .reactiveSignals { count in
          let sum = Sum()
          let property = MutableProperty(1)
          var bag = CompoundDisposable()
          return {
            bag.dispose()
            bag = CompoundDisposable()
            for _ in 0..<count { bag.add(property.signal.subscribe { sum.add($0) }) }
            return sum.take()
          }
        },
        .openCombine("CurrentValueSubject") { count in
          let sum = Sum()
          let property = CurrentValueSubject<Int, Never>(1)
          var bag: Set<AnyCancellable> = []
          return {
            bag = []
            for _ in 0..<count { property.sink { sum.add($0) }.store(in: &bag) }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A write to a property with a hundred observers.
  static var propertyWrites: Benchmark {
    let observers = 100
    return Benchmark(
      id: "W16",
      name: "property with 100 observers",
      count: 10_000 * observers,
      unit: "observer",
      targets: [.timesPeer(0.1), .noAllocations],
      contestants: [
        .handWritten { count in
          let value = Mutex(0)
          let handlers = Handlers()
          let sum = Sum()
          for _ in 0..<observers { handlers.add { sum.add($0) } }
          return {
            for new in 0..<count / observers {
              value.withLock { $0 = new }
              handlers.send(new)
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let sum = Sum()
          let property = MutableProperty(0)
          for _ in 0..<observers { property.signal.subscribe { sum.add($0) } }
          return {
            for value in 0..<count / observers { property.value = value }
            return sum.take()
          }
        },
        .openCombine("CurrentValueSubject") { count in
          let sum = Sum()
          let property = CurrentValueSubject<Int, Never>(0)
          let subscriptions = (0..<observers).map { _ in property.sink { sum.add($0) } }
          return {
            withExtendedLifetime(subscriptions) {
              for value in 0..<count / observers { property.value = value }
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A compound disposable to which a hundred thousand subscriptions are added that end at once. It keeps none of them.
  static var finishedSubscriptions: Benchmark {
    Benchmark(
      id: "W14c",
      name: "finished subscriptions in a bag",
      count: 100_000,
      unit: "subscription",
      contestants: [
        .reactiveSignals { count in
          let sum = Sum()
          var bag = CompoundDisposable()
          return {
            bag = CompoundDisposable()
            for value in 0..<count { bag.add(Signal<Int, Never>.just(value).subscribe { sum.add($0) }) }
            return sum.take()
          }
        },
        .openCombine { count in
          let sum = Sum()
          var bag: Set<AnyCancellable> = []
          return {
            bag = []
            for value in 0..<count { Just(value).sink { sum.add($0) }.store(in: &bag) }
            return sum.take()
          }
        },
      ]
    )
  }

  /// Five layers of a property that is derived from two that are derived from one. The observer is told once for each write.
  static var diamond: Benchmark {
    Benchmark(
      id: "W17",
      name: "diamond of five layers, written",
      count: 20_000,
      unit: "write",
      contestants: [
        .handWritten { count in
          let value = Mutex(0)
          let handlers = Handlers()
          let sum = Sum()
          handlers.add { sum.add($0) }
          return {
            for new in 1...count {
              value.withLock { $0 = new }
              handlers.send((0..<5).reduce(new) { value, _ in (value &+ 1) ^ (value &* 3) })
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let source = MutableProperty(0)
          let sum = Sum()
          let result = (0..<5).reduce(source.property) { property, _ in
            property.map { $0 &+ 1 }.combineLatest(property.map { $0 &* 3 }).map { $0 ^ $1 }
          }
          result.changes.subscribe { sum.add($0) }
          return {
            withExtendedLifetime(result) {
              for new in 1...count { source.value = new }
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A read of a property outside of tracked code, such as the body of a view.
  static var propertyReads: Benchmark {
    Benchmark(
      id: "W24",
      name: "reads of a property",
      count: 1_000_000,
      unit: "read",
      targets: [.noAllocations],
      contestants: [
        .handWritten { count in
          let value = Mutex(1)
          return { (0..<count).reduce(0) { sum, _ in sum &+ value.withLock { $0 } } }
        },
        .reactiveSignals { count in
          let property = MutableProperty(1)
          return { (0..<count).reduce(0) { sum, _ in sum &+ property.value } }
        },
        .openCombine("CurrentValueSubject") { count in
          let property = CurrentValueSubject<Int, Never>(1)
          return { (0..<count).reduce(0) { sum, _ in sum &+ property.value } }
        },
      ]
    )
  }

  /// A write to a property with one observer.
  static var observedWrites: Benchmark {
    Benchmark(
      id: "W25",
      name: "writes of a property with one observer",
      count: 200_000,
      unit: "write",
      targets: [.noAllocations],
      contestants: [
        .handWritten { count in
          let value = Mutex(0)
          let handlers = Handlers()
          let sum = Sum()
          handlers.add { sum.add($0) }
          return {
            for new in 0..<count {
              value.withLock { $0 = new }
              handlers.send(new)
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let sum = Sum()
          let property = MutableProperty(0)
          property.signal.subscribe { sum.add($0) }
          return {
            for value in 0..<count { property.value = value }
            return sum.take()
          }
        },
        .openCombine("CurrentValueSubject") { count in
          let sum = Sum()
          let property = CurrentValueSubject<Int, Never>(0)
          let subscription = property.sink { sum.add($0) }
          return {
            withExtendedLifetime(subscription) {
              for value in 0..<count { property.value = value }
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A write to a property that an observed property is derived from.
  static var derivedWrites: Benchmark {
    Benchmark(
      id: "W26",
      name: "writes below a derived property",
      count: 100_000,
      unit: "write",
      targets: [.noAllocations],
      contestants: [
        .handWritten { count in
          let value = Mutex(0)
          let handlers = Handlers()
          let sum = Sum()
          handlers.add { sum.add($0 &+ 1) }
          return {
            for new in 1...count {
              value.withLock { $0 = new }
              handlers.send(new)
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let source = MutableProperty(0)
          let sum = Sum()
          let result = source.property.map { $0 &+ 1 }
          result.changes.subscribe { sum.add($0) }
          return {
            withExtendedLifetime(result) {
              for new in 1...count { source.value = new }
            }
            return sum.take()
          }
        },
        .openCombine("CurrentValueSubject") { count in
          let source = CurrentValueSubject<Int, Never>(0)
          let sum = Sum()
          let subscription = source.dropFirst().map { $0 &+ 1 }.sink { sum.add($0) }
          return {
            withExtendedLifetime(subscription) {
              for new in 1...count { source.value = new }
            }
            return sum.take()
          }
        },
      ]
    )
  }
}
