import ReactiveSignals

extension Program {
  /// Programs with asynchronous streams.
  static let streamPrograms = [
    Program("stream that is filled before it is read") {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
      try require(await collect(stream) == [1, 2, 3], "a value is lost")
    },
    Program("stream that two tasks fill") {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let senders = Task {
        await withTaskGroup { group in
          for number in 1...2 { group.addTask { continuation.yield(number) } }
        }
        continuation.finish()
      }
      try require(await collect(stream).sorted() == [1, 2], "a value is lost")
      await senders.value
    },
    Program("stream that fails") {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
      let sender = Task {
        continuation.yield(1)
        continuation.finish(throwing: Stop())
      }
      var received: [Int] = []
      do {
        for try await number in stream { received.append(number) }
        throw Wrong("the failure is lost")
      } catch is Stop {
        try require(received == [1], "received \(received)")
      }
      await sender.value
    },
    Program("stream that is pulled") {
      let number = Guarded(0)
      let stream = AsyncStream<Int> {
        await Task.yield()
        return number.withLock { number in
          number += 1
          return number <= 3 ? number : nil
        }
      }
      try require(await collect(stream) == [1, 2, 3], "a value is lost")
    },
    Program("reader that leaves") {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let isOver = Guarded(false)
      continuation.onTermination = { _ in isOver.withLock { $0 = true } }
      let reader = Task { for await _ in stream { break } }
      continuation.yield(1)
      await reader.value
      continuation.finish()
      try require(isOver.withLock { $0 }, "the sender is not told")
    },
    Program("reader that is canceled") {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let reader = Task { await collect(stream) }
      continuation.yield(1)
      reader.cancel()
      let received = await reader.value
      try require(received == [] || received == [1], "received \(received)")
      withExtendedLifetime(continuation) {}
    },
    Program("pipeline of two streams") {
      let (numbers, input) = AsyncStream.makeStream(of: Int.self)
      let (doubled, output) = AsyncStream.makeStream(of: Int.self)
      let stage = Task {
        for await number in numbers { output.yield(number * 2) }
        output.finish()
      }
      let sender = Task {
        for number in 1...3 { input.yield(number) }
        input.finish()
      }
      try require(await collect(doubled) == [2, 4, 6], "a value is lost")
      await stage.value
      await sender.value
    },
  ]
}

private func collect(_ stream: AsyncStream<Int>) async -> [Int] {
  var received: [Int] = []
  for await number in stream { received.append(number) }
  return received
}
