import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// Sources that wait for their consumers: the pressure rises and falls, and subscriptions end, in every order of the tasks.
  static let pressureBridges = [
    Bridge(name: "produce, two senders that wait") { ledger in
      let source = Signal<Item, Never>.produce { producer in
        await withTaskGroup { group in
          for base in [0, 10] {
            group.addTask { for number in 1...4 { await producer.send(ledger.take(base + number)) } }
          }
        }
      }
      var received: [Int] = []
      for await item in source.values(buffering: .waiting(1)) {
        received.append(ledger.receive(item))
        await Task.yield()
      }
      try require(received.filter { $0 < 10 } == [1, 2, 3, 4], "the first sender's values are \(received)")
      try require(
        received.filter { $0 > 10 } == [11, 12, 13, 14],
        "the second sender's values are \(received)"
      )
    },
    Bridge(name: "produce, the consumer leaves") { ledger in
      let token = ledger.track(Token())
      let source = Signal<Item, Never>.produce { producer in
        ledger.setOpen(false)
        for number in 1...100 where await producer.send(ledger.take(number)) {
          withExtendedLifetime(token) {}
        }
      }
      let consumer = Task {
        var received: [Int] = []
        for await item in source.values(buffering: .waiting(2)) {
          received.append(ledger.receive(item))
          await Task.yield()
        }
        return received
      }
      let canceler = Task {
        await Task.yield()
        consumer.cancel()
      }
      await canceler.value
      let received = await consumer.value
      try require(received == Array((1...100).prefix(received.count)), "received \(received)")
    },
    Bridge(name: "emit, two senders and two consumers") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      var first = subject.values(buffering: .waiting(1)).makeAsyncIterator()
      let numbers = subject.map(\.number)
      let isReady = Cell(false)
      let slow = Task {
        var iterator = numbers.values(buffering: .waiting(2)).makeAsyncIterator()
        await isReady.change { $0 = true }
        var received: [Int] = []
        while let number = await iterator.next() { received.append(number) }
        return received
      }
      while await !isReady.value { await Task.yield() }
      let senders = [0, 10].map { base in
        Task { for number in 1...3 { await subject.emit(ledger.take(base + number)) } }
      }
      let end = Task {
        for sender in senders { await sender.value }
        subject.complete()
      }
      var received: [Int] = []
      while let item = await first.next() { received.append(ledger.receive(item)) }
      await end.value
      let others = await slow.value
      try require(received == others, "\(received) and \(others) differ")
      try require(received.filter { $0 < 10 } == [1, 2, 3], "the first sender's values are \(received)")
      try require(received.filter { $0 > 10 } == [11, 12, 13], "the second sender's values are \(received)")
    },
    Bridge(name: "emit, the slower consumer leaves") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      var first = subject.values(buffering: .waiting(2)).makeAsyncIterator()
      let numbers = subject.map(\.number)
      let slow = Task {
        for await _ in numbers.values(buffering: .waiting(1)) { await Task.yield() }
      }
      let sender = Task {
        for number in 1...6 { await subject.emit(ledger.take(number)) }
        subject.complete()
      }
      let canceler = Task { slow.cancel() }
      var received: [Int] = []
      while let item = await first.next() { received.append(ledger.receive(item)) }
      _ = await (sender.value, canceler.value, slow.value)
      try require(received == Array(1...6), "received \(received)")
    },
    Bridge(name: "emit, canceled") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      var iterator = subject.values(buffering: .waiting(1)).makeAsyncIterator()
      let sender = Task { for number in 1...3 { await subject.emit(ledger.take(number)) } }
      let canceler = Task { sender.cancel() }
      // Nothing takes a value before the sender has ended.
      _ = await (sender.value, canceler.value)
      subject.complete()
      var received: [Int] = []
      while let item = await iterator.next() { received.append(ledger.receive(item)) }
      try require(received == [1, 2, 3], "received \(received)")
    },
    Bridge(name: "emitWhenSubscribed, two senders before a consumer") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      let senders = [0, 10].map { base in
        Task { for number in 1...3 { await subject.emitWhenSubscribed(ledger.take(base + number)) } }
      }
      let end = Task {
        for sender in senders { await sender.value }
        subject.complete()
      }
      await Task.yield()
      var received: [Int] = []
      for await item in subject.values(buffering: .waiting(1)) { received.append(ledger.receive(item)) }
      await end.value
      try require(received.filter { $0 < 10 } == [1, 2, 3], "the first sender's values are \(received)")
      try require(received.filter { $0 > 10 } == [11, 12, 13], "the second sender's values are \(received)")
    },
    Bridge(name: "emitWhenSubscribed, canceled while a consumer comes") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      let sender = Task {
        var sent: [Int] = []
        for number in 1...3 {
          let item = ledger.take(number)
          if await subject.emitWhenSubscribed(item) { sent.append(number) } else { ledger.drop(item) }
        }
        return sent
      }
      let canceler = Task { sender.cancel() }
      await Task.yield()
      var iterator = subject.values(buffering: .waiting(1)).makeAsyncIterator()
      let end = Task {
        _ = await (sender.value, canceler.value)
        subject.complete()
      }
      var received: [Int] = []
      while let item = await iterator.next() { received.append(ledger.receive(item)) }
      await end.value
      let sent = await sender.value
      try require(received == sent, "received \(received) of \(sent)")
    },
    Bridge(name: "share, the slowest decides, and leaves") { ledger in
      let shared = ledger.oneToFive.share(startingAt: 2, buffering: .waiting)
      let slow = Task {
        var count = 0
        for await _ in shared.map(\.number).values(buffering: .waiting(1)) {
          count += 1
          if count == 2 { break }
          await Task.yield()
        }
      }
      var received: [Int] = []
      for await item in shared.values(buffering: .waiting(2)) { received.append(ledger.receive(item)) }
      await slow.value
      try require(received == [1, 2, 3, 4, 5], "received \(received)")
    },
    Bridge(name: "zip, both sides wait") { ledger in
      func numbers(_ count: Int) -> Signal<Int, Never> {
        .produce { producer in for number in 1...count { await producer.send(number) } }
      }
      var sums: [Int] = []
      let zipped = numbers(4).zip(numbers(6), buffering: .waiting(1))
      for await (one, other) in zipped.values(buffering: .waiting(1)) { sums.append(one + other) }
      try require(sums == [2, 4, 6, 8], "received \(sums)")
    },
  ]
}
