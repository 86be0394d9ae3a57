import ReactiveSignals
import ReactiveSignalsTesting
import Testing

// The pipeline of a log: two sources, chunks by number and by time, and an upload that is repeated.

private struct LogLine: Equatable {
  let level: Int
  let text: String
}

private struct Busy: Error {}

private final class Uploader {
  var failures = 0
  private(set) var sent: [[String]] = []

  func upload(_ lines: [LogLine]) async throws(Busy) {
    if failures > 0 {
      failures -= 1
      throw Busy()
    }
    sent.append(lines.map(\.text))
  }
}

private final class LogPipeline<Clock: TimedScheduler> {
  let app = MainSubject<LogLine, Never>()
  let access = MainSubject<LogLine, Never>()
  private let uploader: Uploader
  private let scheduler: Clock

  init(_ uploader: Uploader, on scheduler: Clock) {
    self.uploader = uploader
    self.scheduler = scheduler
  }

  /// The uploads, which send their lines when they have succeeded.
  var uploads: MainSignal<[LogLine], Busy> {
    app.merge(access).filter { $0.level > 1 }
      .buffer(for: .seconds(5), upTo: 100, on: scheduler)
      .flatMap(.concat) { [uploader, scheduler] lines in
        MainSignal.task { () async throws(Busy) in
          try await uploader.upload(lines)
          return lines
        }
        .retry(2, backoff: .exponential(initial: .seconds(1), max: .seconds(60), jitter: 0), on: scheduler)
      }
  }

  /// The changes in the number of lines, a second after another.
  var rates: MainSignal<(Int, Int), Never> {
    app.mapReplace(1).buffer(for: .seconds(1), on: scheduler).map(\.count).distinctUntilChanged().pairwise()
  }
}

struct LogPipelineTests {
  @Test("Lines are uploaded in chunks, in order, and an upload that fails is repeated")
  func uploads() async {
    let scheduler = TestScheduler()
    let uploader = Uploader()
    uploader.failures = 1
    let pipeline = LogPipeline(uploader, on: scheduler)
    var isDone = false
    let subscription = pipeline.uploads.subscribe(
      next: { _ in },
      failed: { _ in },
      completed: { isDone = true }
    )
    pipeline.app.send(LogLine(level: 2, text: "a"))
    pipeline.access.send(LogLine(level: 1, text: "-"))
    pipeline.access.send(LogLine(level: 3, text: "b"))
    scheduler.advance(by: .seconds(5))
    while uploader.failures > 0 { await Task.yield() }
    while uploader.sent.isEmpty {
      scheduler.advance(by: .seconds(1))
      await Task.yield()
    }
    for number in 1...101 { pipeline.app.send(LogLine(level: 2, text: "\(number)")) }
    pipeline.app.complete()
    pipeline.access.complete()
    while !isDone { await Task.yield() }
    #expect(uploader.sent.map(\.count) == [2, 100, 1])
    #expect(uploader.sent.first == ["a", "b"])
    subscription.dispose()
  }

  @Test("The rates are those of each second")
  func rates() {
    let scheduler = TestScheduler()
    let pipeline = LogPipeline(Uploader(), on: scheduler)
    var rates: [String] = []
    let subscription = pipeline.rates.subscribe { rates.append("\($0.0) \($0.1)") }
    for count in [1, 2, 2, 3] {
      for _ in 0..<count { pipeline.app.send(LogLine(level: 1, text: "")) }
      scheduler.advance(by: .seconds(1))
    }
    #expect(rates == ["1 2", "2 3"])
    subscription.dispose()
    pipeline.app.complete()
  }
}
