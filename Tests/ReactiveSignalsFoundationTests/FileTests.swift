import Foundation
import ReactiveSignalsFoundation
import TestSupport

@Suite(.withoutLeaks) struct ChunksTests {
  @Test("A pipe delivers the written bytes until it is closed", .proves("B489"))
  func pipe() async throws {
    let pipe = Pipe()
    var chunks = pipe.fileHandleForReading.chunks().values.makeAsyncIterator()
    try pipe.fileHandleForWriting.write(contentsOf: Data("one".utf8))
    #expect(try await chunks.next() == Data("one".utf8))
    try pipe.fileHandleForWriting.write(contentsOf: Data("two".utf8))
    #expect(try await chunks.next() == Data("two".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try await chunks.next() == nil)
  }

  #if os(macOS) || os(Linux)
  @Test("A chunk of no bytes stops the program")
  func noBytes() async throws {
    let run = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Pipe().fileHandleForReading.chunks(ofAtMost: 0)
    }
    #expect(run.says("A chunk has at least one byte"))
    // That of the bridge to Combine, which is not available on Linux.
    expectEqual(preconditions(of: "ReactiveSignalsFoundation"), ["Chunks.swift": 1, "Combine.swift": 1])
    expectEqual(preconditions(of: "ReactiveSignalsFoundation", silently: true), [:])
  }
  #endif

  @Test("A canceled task that collects the data of a handle gets no part of it")
  func canceled() async {
    let pipe = Pipe()
    let handle = pipe.fileHandleForReading
    let task = Task { try await handle.chunks().collected() }
    task.cancel()
    let error = await #expect(throws: POSIXError.self) { try await task.value }
    expectEqual(error?.code, .ECANCELED)
    withExtendedLifetime(pipe) {}
  }

  @Test("A file is read in chunks of at most that size", arguments: [0, 1, 999, 1_000, 1_001, 100_000])
  func file(count: Int) async throws {
    let contents = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    let file = try TemporaryFile(contents)
    let chunks = try await FileHandle(forReadingFrom: file.url).chunks(ofAtMost: 1_000).collected()
    expectEqual(Data(chunks.joined()), contents)
    #expect(chunks.allSatisfy { (1...1_000).contains($0.count) })
  }

  @Test("Disposal stops reading, and the handle stays readable")
  func disposal() async throws {
    let file = try TemporaryFile(Data("123456".utf8))
    let handle = try FileHandle(forReadingFrom: file.url)
    #expect(try await handle.chunks(ofAtMost: 2).first() == Data("12".utf8))
    try handle.seek(toOffset: 4)
    #expect(try await handle.chunks().collected() == [Data("56".utf8)])
  }

  @Test("A subscription that waits for a pipe can be disposed")
  func disposalWhileWaiting() async throws {
    let pipe = Pipe()
    let (recorder, subscription) = pipe.fileHandleForReading.chunks().recorded()
    subscription.dispose()
    try pipe.fileHandleForWriting.write(contentsOf: Data("later".utf8))
    #expect(try await pipe.fileHandleForReading.chunks().first() == Data("later".utf8))
    #expect(recorder.events.isEmpty)
  }

  @Test("Several readers of one handle share its data, and nothing is read after disposal")
  func several() async throws {
    for _ in 0..<50 {
      let pipe = Pipe()
      let recorders = (0..<4).map { _ in pipe.fileHandleForReading.chunks().recorded() }
      try pipe.fileHandleForWriting.write(contentsOf: Data(count: 10))
      for (_, subscription) in recorders { subscription.dispose() }
      try pipe.fileHandleForWriting.write(contentsOf: Data(count: 7))
      // The data present at disposal has been read by one of them, or by none.
      let rest = try await pipe.fileHandleForReading.chunks().first()
      #expect(rest?.count == 7 || rest?.count == 17)
      #expect(recorders.reduce(0) { $0 + $1.recorder.values.joined().count } <= 10)
    }
  }

  @Test("Disposing a waiting reader releases the handle")
  func release() async throws {
    weak var released: FileHandle?
    let writing: FileHandle
    do {
      let pipe = Pipe()
      released = pipe.fileHandleForReading
      writing = pipe.fileHandleForWriting
      let subscription = pipe.fileHandleForReading.chunks().subscribeEvents { _ in }
      subscription.dispose()
    }
    let deadline = ContinuousClock.now + .seconds(300)
    while released != nil, ContinuousClock.now < deadline { await Task.yield() }
    #expect(released == nil)
    withExtendedLifetime(writing) {}
  }

  @Test("A hundred handles that wait at the same time each deliver their own data")
  func many() async throws {
    let pipes = (0..<100).map { _ in Pipe() }
    let chunks = Signal.merge(
      pipes.enumerated().map { number, pipe in
        pipe.fileHandleForReading.chunks().lines().map { "\(number): \($0)" }.erased
      }
    )
    var lines = chunks.values.makeAsyncIterator()
    var seen: Set<String> = []
    for round in ["one", "two"] {
      for pipe in pipes.reversed() {
        try pipe.fileHandleForWriting.write(contentsOf: Data("\(round)\n".utf8))
      }
      for _ in pipes { if let line = try await lines.next() { seen.insert(line) } }
    }
    expectEqual(seen, Set((0..<100).flatMap { ["\($0): one", "\($0): two"] }))
    for pipe in pipes { try pipe.fileHandleForWriting.close() }
    #expect(try await lines.next() == nil)
  }

  @Test("An unreadable file fails with the reason")
  func failure() async throws {
    let pipe = Pipe()
    await #expect(throws: POSIXError(.EBADF)) {
      try await pipe.fileHandleForWriting.chunks().completion()
    }
  }
}

@Suite(.withoutLeaks) struct LinesTests {
  func lines(_ chunks: String...) -> [String] {
    let (recorder, _) = chunks.map { Data($0.utf8) }.signal().lines().recorded()
    #expect(recorder.isCompleted)
    return recorder.values
  }

  @Test("Lines are found wherever the chunks end")
  func cuts() {
    expectEqual(lines("a\nb\n"), ["a", "b"])
    expectEqual(lines("a", "b\n", "\nc"), ["ab", "", "c"])
    expectEqual(lines("a\r", "\nb\r\n"), ["a", "b"])
    expectEqual(lines(), [])
    expectEqual(lines(""), [])
  }

  @Test("A character may be split between two chunks")
  func characters() {
    let bytes = Array("é\n".utf8)
    let (recorder, _) = bytes.map { Data([$0]) }.signal().lines().recorded()
    expectEqual(recorder.values, ["é"])
  }

  @Test("Disposing in the handler of a line suppresses the rest of the chunk")
  func disposal() {
    let (recorder, _) = Signal<Data, Never>.just(Data("a\nb\nc".utf8)).lines().take(1).recorded()
    expectEqual(recorder.events, [.next("a"), .completed])
  }
}

@Suite(.withoutLeaks) struct WaitingReaderTests {
  @Test("The reader of a file waits for a slow consumer of its lines, and loses none")
  func waiting() async throws {
    let numbers = (0..<1_000).map { "\($0)" }
    let file = try TemporaryFile(Data(numbers.map { $0 + "\n" }.joined().utf8))
    let sent = Counter()
    let lines = try FileHandle(forReadingFrom: file.url).chunks(ofAtMost: 10).lines()
      .on(next: { _ in sent.next() })
    var received: [String] = []
    for try await line in lines.values(buffering: .waiting(4)) {
      received.append(line)
      // The limit, and the lines of one chunk.
      #expect(sent.value - received.count <= 4 + 5)
      await Task.yield()
    }
    expectEqual(received, numbers)
  }
}

@Suite(.withoutLeaks) struct ContentsTests {
  let scheduler = TestScheduler()

  @Test("Each subscription reads the whole file on the scheduler", .proves("B488"))
  func contents() throws {
    let file = try TemporaryFile(Data("hé".utf8))
    let (data, _) = file.url.contents(on: scheduler).recorded()
    let (text, _) = file.url.text(on: scheduler).recorded()
    #expect(data.events.isEmpty && text.events.isEmpty)
    scheduler.run()
    #expect(data.values == [Data("hé".utf8)] && data.isCompleted)
    #expect(text.values == ["hé"] && text.isCompleted)
  }

  @Test("A read error is delivered as the failure", .proves("B488"))
  func failure() {
    let (recorder, _) = URL(filePath: "/does/not/exist").contents(on: scheduler).recorded()
    scheduler.run()
    expectEqual((recorder.failure as? CocoaError)?.code, .fileReadNoSuchFile)
  }

  @Test("Disposing before the scheduled read prevents it")
  func disposal() throws {
    let (recorder, subscription) = URL(filePath: "/does/not/exist").text(on: scheduler).recorded()
    subscription.dispose()
    scheduler.run()
    #expect(recorder.events.isEmpty)
  }
}
