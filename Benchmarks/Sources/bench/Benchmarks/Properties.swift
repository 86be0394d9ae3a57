import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// A property with a hundred thousand observers, which are subscribed while those of the previous run are disposed.
  static var propertyObservers: Benchmark {
    Benchmark(
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
        .reactiveSignals("derived") { count in
          let sum = Sum()
          let source = MutableProperty(0)
          let property = source.map { $0 + 1 }
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
      name: "writes of a property with 100 observers",
      count: 10_000 * observers,
      unit: "observer",
      targets: [.noAllocations],
      contestants: [
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
}
