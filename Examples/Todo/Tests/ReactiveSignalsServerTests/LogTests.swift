import InMemoryLogging
import Logging
import ReactiveSignals
import ReactiveSignalsServer
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

struct TestFailure: Error, Equatable, CustomStringConvertible {
  var description: String { "broken" }
}

@Suite(.withoutLeaks)
struct LogTests {
  private let handler: InMemoryLogHandler
  private let logger: Logger

  init() {
    let handler = InMemoryLogHandler()
    self.handler = handler
    var logger = Logger(label: "test") { _ in handler }
    logger.logLevel = .trace
    self.logger = logger
  }

  private var lines: [String] {
    handler.entries.map { entry in
      let metadata = entry.metadata.map { " \($0)=\($1)" }.sorted().joined()
      return "\(entry.level) \(entry.message)\(metadata)"
    }
  }

  @Test("Each event is a message with its level and metadata")
  func events() {
    let (recorder, _) = [1, 2].signal().log("numbers", to: logger, level: .info, metadata: ["room": "7"])
      .recorded()
    #expect(recorder.values == [1, 2])
    #expect(recorder.isCompleted)
    #expect(
      lines == [
        "info numbers: subscribed room=7",
        "info numbers: next room=7 value=1",
        "info numbers: next room=7 value=2",
        "info numbers: completed room=7",
      ]
    )
  }

  @Test("A failure has a level of its own, and is the error of the message")
  func failure() {
    let (recorder, _) = Signal<Int, TestFailure>.fail(TestFailure()).log("numbers", to: logger).recorded()
    #expect(recorder.failure == TestFailure())
    #expect(lines == ["debug numbers: subscribed", "error numbers: failed error=broken"])
    #expect(handler.entries.last?.error is TestFailure)
  }

  @Test("A cancellation has the level of the other messages")
  func cancellation() {
    Signal<Int, CancellationError>.fail(CancellationError()).log("numbers", to: logger)
      .subscribe(next: { _ in }, failed: { _ in })
    #expect(handler.entries.map(\.level) == [.debug, .debug])
  }

  @Test("A disposal is logged, unless the signal has ended, and the label is the description by default")
  func disposal() {
    let subject = Subject<Int, Never>()
    subject.log(to: logger).subscribe().dispose()
    #expect(lines == ["debug \(subject.description): subscribed", "debug \(subject.description): disposed"])
    [1].signal().log(to: logger, level: .trace).take(1).subscribe()
    #expect(lines.filter { $0.hasSuffix(": disposed") }.count == 2)
  }

  @Test("Values of an ignored level are not described")
  func ignored() {
    struct Value: Sendable, CustomStringConvertible {
      var description: String {
        Issue.record("described")
        return "value"
      }
    }
    var quiet = logger
    quiet.logLevel = .warning
    Signal.just(Value()).log("values", to: quiet).subscribe()
    #expect(handler.entries.isEmpty)
  }

  @Test("The messages have the place of the call")
  func place() {
    // The handler keeps no place, and so a handler of its own looks at it.
    struct Places: LogHandler {
      var metadata: Logger.Metadata = [:]
      var logLevel = Logger.Level.trace
      let lines: Recorder<UInt, Never>

      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }

      func log(event: LogEvent) {
        #expect(event.file.hasSuffix("LogTests.swift"))
        lines.send(event.line)
      }
    }
    let places = Recorder<UInt, Never>()
    let logger = Logger(label: "places") { _ in Places(lines: places) }
    let line = #line + 1
    Signal.just(1).log("one", to: logger).subscribe()
    #expect(places.values == Array(repeating: UInt(line), count: 3))
  }
}
