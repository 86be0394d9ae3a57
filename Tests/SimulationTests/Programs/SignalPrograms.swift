import ReactiveSignals
import ReactiveSignalsTesting

extension Program {
  /// Programs with signals and tasks.
  static let signalPrograms = [
    Program("values of a signal") {
      var received: [Int] = []
      for await number in Signal<Int, Never>.from(1...3).values { received.append(number) }
      try require(received == [1, 2, 3], "received \(received)")
    },
    Program("two tasks that send to a subject") {
      let subject = Subject<Int, Never>()
      let (recorder, _) = subject.recorded()
      async let one: Void = subject.send(1)
      async let other: Void = subject.send(2)
      _ = await (one, other)
      try require(recorder.values.sorted() == [1, 2], "received \(recorder.values)")
    },
    Program("completion that follows the values") {
      let subject = Subject<Int, Never>()
      let waiter = Task { await subject.collected() }
      try await settle()
      for number in 1...3 { subject.send(number) }
      subject.complete()
      try require(await waiter.value == [1, 2, 3], "a value is lost")
    },
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
    Program("map with an asynchronous function") {
      let doubled = Signal<Int, Never>.from(1...4).asyncMap(maxConcurrent: 2) { number in
        await Task.yield()
        return number * 2
      }
      let received = await doubled.collected()
      try require(received.sorted() == [2, 4, 6, 8], "received \(received)")
    },
    Program("command that runs one execution at a time") {
      let command = Command<Int, Int, Never> { number in
        Signal.task {
          await Task.yield()
          return number
        }
      }
      let (one, other) = (command.execute(1), command.execute(2))
      try await settle()
      try require(one.recorded().recorder.values == [1], "the first execution has no result")
      try require(other.recorded().recorder.values == [], "the second execution has run")
    },
    Program("delayed value on the virtual clock") {
      let value = await Signal<Int, Never>.just(1).delay(for: .seconds(3), on: Simulation.scheduler).first()
      try require(value == 1 && Simulation.scheduler.now == .seconds(3), "the time is wrong")
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
    Program("sequence that a signal reads") {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let sender = Task {
        for number in 1...3 {
          continuation.yield(number)
          await Task.yield()
        }
        continuation.finish()
      }
      let received = await Signal<Int, Never>.from(stream).collected()
      await sender.value
      try require(received == [1, 2, 3], "received \(received)")
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
    Program("producer that waits for its consumer") {
      let numbers = Signal<Int, Never>.produce { producer in
        for number in 1...5 { await producer.send(number) }
      }
      var received: [Int] = []
      for await number in numbers.values(buffering: .waiting(1)) {
        await Task.yield()
        received.append(number)
      }
      try require(received == [1, 2, 3, 4, 5], "received \(received)")
    },
  ]
}
