import Foundation
import MarbleEngine
import ReactiveSignals
import Synchronization

/// The live input of one connection.
final class LiveSession<Time: TimedScheduler>: Sendable {
  struct Command: Decodable {
    enum Kind: String, Decodable { case start, stop, touch }

    var kind: Kind
    /// The inputs: each is a line.
    var sources: [LiveSource]?
    var chain: [ExperimentState.Call]?
  }

  struct Event: Encodable, Hashable, Sendable {
    /// The kind: `input`, `output`, `inputFailed`, `inputCompleted`, `failed`, `completed`, `subscribed`, `started`, `problem` or `folder`.
    let kind: String
    var text: String?
    /// The position of the input or of the result.
    var line: Int?
    /// The number of results.
    var count: Int?
  }

  private let send: @Sendable (Event) -> Void
  private let scheduler: Time
  private let surroundings: LiveSurroundings
  private let subscription = Mutex<CompoundDisposable?>(nil)

  init(
    on scheduler: Time,
    in surroundings: LiveSurroundings,
    _ send: @escaping @Sendable (Event) -> Void
  ) {
    self.scheduler = scheduler
    self.surroundings = surroundings
    self.send = send
  }

  func obey(_ message: Data) {
    guard let command = try? JSONDecoder().decode(Command.self, from: message) else {
      return send(.init(kind: "problem", text: "The message cannot be read."))
    }
    switch command.kind {
    case .stop: stop()
    case .touch: touch()
    case .start: start(command.sources ?? [], command.chain ?? [])
    }
  }

  func stop() { replace(with: nil) }

  private func replace(with new: CompoundDisposable?) {
    let old = subscription.withLock { subscription in
      defer { subscription = new }
      return subscription
    }
    old?.dispose()
  }

  private func start(_ sources: [LiveSource], _ calls: [ExperimentState.Call]) {
    let chain = calls.map { ChainReader($0) }
    guard chain.count <= Limits.operators, sources.count <= LiveSource.allCases.count else {
      return send(.init(kind: "problem", text: "A chain has at most \(Limits.operators) operators."))
    }
    let clock = LiveClock(scheduler)
    let inputs = sources.enumerated().map { input($1, line: $0, clock) }
    let run = LiveRun(inputs, chain.map(\.text))
    if let mistake = run.mistake {
      return send(.init(kind: "problem", text: "\(chain[mistake.step].text): \(mistake.message)"))
    }
    stop()
    let folder = surroundings.folder
    if sources.contains(.folder) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      send(.init(kind: "folder", text: folder.path))
    }
    send(.init(kind: "started", text: chain.map(\.text).joined(separator: ", "), count: run.resultCount))
    let running = CompoundDisposable()
    running.add { run.stop() }
    replace(with: running)
    clock.start(run, stoppedBy: running) { [send] in
      send(.init(kind: "problem", text: "The chain repeats without waiting, so that the time cannot pass."))
    }
    run.start { [send] line, event in
      switch event {
      case .next(let text): send(.init(kind: "output", text: text, line: line))
      case .failed: send(.init(kind: "failed", line: line))
      case .completed: send(.init(kind: "completed", line: line))
      }
    }
  }

  /// Returns an input that moves the time of the chain to that of each event, and reports the event. A retry subscribes again.
  private func input(
    _ source: LiveSource,
    line: Int,
    _ clock: LiveClock<Time>
  ) -> Signal<String, LiveFailure> {
    .deferred { [send, scheduler, surroundings] in
      send(.init(kind: "subscribed", line: line))
      return source.signal(on: scheduler, in: surroundings).deliver(on: scheduler).on(
        next: {
          clock.advance()
          send(.init(kind: "input", text: $0, line: line))
        },
        failed: {
          clock.advance()
          send(.init(kind: "inputFailed", text: $0.message, line: line))
        },
        completed: {
          clock.advance()
          send(.init(kind: "inputCompleted", line: line))
        }
      ).erased
    }
  }

  /// Writes a file into the folder of the server, so that there is something to see.
  private func touch() {
    let folder = surroundings.folder
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = ["apple", "pear", "plum"].randomElement() ?? "apple"
    try? Data("\(Date())\n".utf8).write(to: folder.appending(path: "\(name).txt"))
  }
}
