import OpenCombine
import ReactiveSignals
import Synchronization

/// The state of screens: most of it is made, read a few times and dropped.
extension Benchmark {
  /// A property that is made, read and dropped.
  static var propertyDropped: Benchmark {
    Benchmark(
      id: "W27",
      name: "property made and dropped",
      count: 100_000,
      unit: "property",
      targets: [.timesPeer(1.2), .bytes(300)],
      contestants: [
        .reactiveSignals { count in
          {
            var sum = 0
            for value in 0..<count {
              let property = MutableProperty(value)
              sum &+= property.value
            }
            return sum
          }
        },
        .openCombine("CurrentValueSubject") { count in
          {
            var sum = 0
            for value in 0..<count {
              let property = CurrentValueSubject<Int, Never>(value)
              sum &+= property.value
            }
            return sum
          }
        },
      ]
    )
  }

  /// A property with a derived one and an observer, which is made, written and dropped.
  static var derivedDropped: Benchmark {
    Benchmark(
      id: "W27a",
      name: "property, map and observer, dropped",
      count: 50_000,
      unit: "property",
      targets: [.timesPeer(1), .bytes(1_200)],
      contestants: [
        .reactiveSignals { count in
          let sum = Sum()
          return {
            for value in 0..<count {
              let property = MutableProperty(value)
              let observation = property.map { $0 &+ 1 }.signal.subscribe { sum.add($0) }
              property.value = value &+ 1
              observation.dispose()
            }
            return sum.take()
          }
        },
        .openCombine("CurrentValueSubject") { count in
          let sum = Sum()
          return {
            for value in 0..<count {
              let property = CurrentValueSubject<Int, Never>(value)
              let observation = property.map { $0 &+ 1 }.sink { sum.add($0) }
              property.value = value &+ 1
              observation.cancel()
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A command that is made and dropped. OpenCombine has none.
  static var commandDropped: Benchmark {
    Benchmark(
      id: "W28",
      name: "command made and dropped",
      count: 20_000,
      unit: "command",
      targets: [.bytes(1_300)],
      contestants: [
        .reactiveSignals { count in
          {
            for _ in 0..<count { _ = Command { (value: Int) in Signal<Int, Never>.just(value) } }
            return 0
          }
        }
      ]
    )
  }

  /// A form of four fields, one of which is written. Its validity is observed.
  static var form: Benchmark {
    Benchmark(
      id: "W29",
      name: "form of four properties, written",
      count: 50_000,
      unit: "write",
      targets: [.timesPeer(1)],
      contestants: [
        .handWritten { count in
          let sum = Sum()
          let form = Mutex(Form())
          let isValid = Handlers()
          isValid.add { sum.add($0) }
          return {
            for value in 0..<count {
              let isNowValid = form.withLock { form in
                form.age = value & 7
                return form.isValid
              }
              isValid.send(isNowValid ? 1 : 2)
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let sum = Sum()
          let name = MutableProperty("Ada"), mail = MutableProperty("ada@example.com")
          let age = MutableProperty(0), accepts = MutableProperty(true)
          let isValid = Property.combineLatest(name, mail, age, accepts)
            .map { !$0.isEmpty && !$1.isEmpty && $2 > 3 && $3 }
          isValid.changes.subscribe { sum.add($0 ? 1 : 2) }
          return {
            withExtendedLifetime(isValid) {
              for value in 0..<count { age.value = value & 7 }
            }
            return sum.take()
          }
        },
        .openCombine("merge→scan") { count in
          let sum = Sum()
          let name = CurrentValueSubject<String, Never>("Ada")
          let mail = CurrentValueSubject<String, Never>("ada@example.com")
          let age = CurrentValueSubject<Int, Never>(0), accepts = CurrentValueSubject<Bool, Never>(true)
          let subscription = latest(
            in: Form(),
            of: [
              change(name, of: \.name), change(mail, of: \.mail), change(age, of: \.age),
              change(accepts, of: \.accepts),
            ]
          )
          .map(\.isValid)
          .sink { sum.add($0 ? 1 : 2) }
          _ = sum.take()
          return {
            withExtendedLifetime(subscription) {
              for value in 0..<count { age.value = value & 7 }
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// The fields of a form.
  private struct Form {
    var name = "Ada", mail = "ada@example.com"
    var age = 0, accepts = true

    var isValid: Bool { !name.isEmpty && !mail.isEmpty && age > 3 && accepts }
  }

  /// A screen with eight properties, four derived ones, a command and four observers, which is made, used and dropped.
  static var screen: Benchmark {
    Benchmark(
      id: "W30",
      name: "screen with eight properties, dropped",
      count: 2_000,
      unit: "screen",
      contestants: [
        .reactiveSignals { count in
          let sum = Sum()
          return {
            for value in 0..<count { useScreen(value, sum) }
            return sum.take()
          }
        }
      ]
    )
  }

  private static func useScreen(_ value: Int, _ sum: Sum) {
    let name = MutableProperty(""), mail = MutableProperty(""), age = MutableProperty(value)
    let accepts = MutableProperty(false), tags = MutableProperty([Int]())
    let width = MutableProperty(1), height = MutableProperty(2), depth = MutableProperty(3)
    let isValid = name.combineLatest(mail).map { !$0.isEmpty && !$1.isEmpty }
    let next = age.map { $0 &+ 1 }, count = tags.map(\.count),
      area = width.combineLatest(height).map { $0 &* $1 }
    let save = Command(enabledIf: isValid) { (value: Int) in Signal<Int, Never>.just(value) }
    let bag = CompoundDisposable()
    for property in [next, count, area] { property.signal.subscribe { sum.add($0) }.store(in: bag) }
    save.isExecuting.signal.subscribe { sum.add($0 ? 1 : 0) }.store(in: bag)
    name.value = "Ada"
    mail.value = "ada@example.com"
    age.value = 36
    tags.value = [1, 2]
    width.value = 7
    accepts.value = true
    depth.value = height.value
    bag.dispose()
  }

  /// The latest values of eight subjects, which send in turn.
  static var combineLatestOfEight: Benchmark {
    Benchmark(
      id: "W31",
      name: "combineLatest of eight subjects",
      count: 100_000,
      unit: "value",
      targets: [.timesPeer(0.2), .noAllocations],
      contestants: [
        .handWritten { count in
          let sum = Sum()
          let latest = Mutex(Array(repeating: 0, count: 8))
          let inputs = (0..<8).map { index in
            let input = Handlers()
            input.add { value in
              let (first, last) = latest.withLock { latest in
                latest[index] = value
                return (latest[0], latest[7])
              }
              sum.add(first ^ last)
            }
            return input
          }
          return {
            for value in 0..<count { inputs[value & 7].send(value) }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let sum = Sum()
          let inputs = (0..<8).map { _ in Subject<Int, Never>() }
          Signal.combineLatest(
            inputs[0],
            inputs[1],
            inputs[2],
            inputs[3],
            inputs[4],
            inputs[5],
            inputs[6],
            inputs[7]
          )
          .map { $0 ^ $7 }
          .subscribe { sum.add($0) }
          for input in inputs { input.send(0) }
          _ = sum.take()
          return {
            for value in 0..<count { inputs[value & 7].send(value) }
            return sum.take()
          }
        },
        .openCombine("merge→scan") { count in
          let sum = Sum()
          let inputs = (0..<8).map { _ in CurrentValueSubject<Int, Never>(0) }
          let values = inputs.indices.map { change(inputs[$0], of: \[Int].[$0]) }
          let subscription = latest(in: Array(repeating: 0, count: 8), of: values)
            .sink { sum.add($0[0] ^ $0[7]) }
          _ = sum.take()
          return {
            withExtendedLifetime(subscription) {
              for value in 0..<count { inputs[value & 7].value = value }
            }
            return sum.take()
          }
        },
      ]
    )
  }
}

/// A change of a part of a value.
private typealias Change<Whole> = (inout Whole) -> Void

/// Returns the changes that the values of a subject make.
private func change<Whole, Part>(
  _ subject: CurrentValueSubject<Part, Never>,
  of part: WritableKeyPath<Whole, Part>
) -> AnyPublisher<Change<Whole>, Never> {
  subject.map { value in { $0[keyPath: part] = value } }.eraseToAnyPublisher()
}

/// Returns a value after each change of a part, as users of OpenCombine write it, which has no `combineLatest`.
private func latest<Whole>(
  in whole: Whole,
  of changes: [AnyPublisher<Change<Whole>, Never>]
) -> AnyPublisher<Whole, Never> {
  changes.publisher.flatMap { $0 }
    .scan(whole) { whole, change in
      var changed = whole
      change(&changed)
      return changed
    }
    .eraseToAnyPublisher()
}
