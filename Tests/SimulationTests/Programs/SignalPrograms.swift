import ReactiveSignals
import ReactiveSignalsTesting

extension Program {
  /// Programs with signals and tasks.
  static let signalPrograms = [
    Program("property that two tasks modify") {
      let count = MutableProperty(0)
      await withTaskGroup { group in
        for _ in 0..<3 { group.addTask { count.modify { $0 += 1 } } }
      }
      try require(count.value == 3, "a change is lost")
    },
    Program("property of two properties") {
      let (first, second) = (MutableProperty(1), MutableProperty(1))
      let sum = first.combineLatest(second).map { $0 + $1 }
      async let one: Void = first.modify { $0 += 1 }
      async let other: Void = second.modify { $0 += 1 }
      _ = await (one, other)
      try require(sum.value == 4, "the sum is \(sum.value)")
    },
    Program("subscription that a task disposes") {
      let subject = Subject<Int, Never>()
      let (recorder, subscription) = subject.recorded()
      let disposer = Task { subscription.dispose() }
      let sender = Task { subject.send(1) }
      await disposer.value
      await sender.value
      subject.send(2)
      try require(!recorder.values.contains(2), "received \(recorder.values)")
    },
    Program("latest of two tasks") {
      let one = Signal<Int, Never>.task {
        await Task.yield()
        return 1
      }
      let two = Signal<Int, Never>.task { 2 }
      let pair = await one.combineLatest(two).map { $0 + $1 }.last()
      try require(pair == 3, "a value is lost")
    },
  ]
}
