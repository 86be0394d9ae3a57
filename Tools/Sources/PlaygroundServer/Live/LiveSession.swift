import Foundation
import ReactiveSignals
import Synchronization

/// The live input of one connection.
final class LiveSession<Time: TimedScheduler>: Sendable {
  struct Command: Decodable {
    enum Kind: String, Decodable { case start, stop, touch }

    var kind: Kind
    var source: LiveSource?
    var chain: String?
  }

  struct Event: Encodable, Hashable, Sendable {
    /// The kind: `input`, `output`, `failed`, `completed`, `subscribed`, `problem` or `folder`.
    let kind: String
    var text: String?
  }

  private let send: @Sendable (Event) -> Void
  private let scheduler: Time
  private let surroundings: LiveSurroundings
  private let subscription = Mutex<(any Disposable)?>(nil)

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
    case .start: start(command.source ?? .load, command.chain ?? "")
    }
  }

  func stop() {
    let old = subscription.withLock { subscription in
      defer { subscription = nil }
      return subscription
    }
    old?.dispose()
  }

  private func start(_ source: LiveSource, _ text: String) {
    let chain: LiveChain<Time>
    do throws(Refusal) {
      chain = try LiveChain(text)
    } catch {
      return send(.init(kind: "problem", text: error.message))
    }
    stop()
    let folder = surroundings.folder
    if source == .folder {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      send(.init(kind: "folder", text: folder.path))
    }
    // A retry subscribes to the input again.
    let input = Signal<String, LiveFailure>.deferred { [send, scheduler, surroundings] in
      send(.init(kind: "subscribed"))
      return source.signal(on: scheduler, in: surroundings).on(
        next: { send(.init(kind: "input", text: $0)) },
        failed: { send(.init(kind: "inputFailed", text: $0.message)) }
      )
    }
    let result = chain.stages.reduce(input) { $1($0, scheduler) }
    let new = result.subscribe(
      next: { [send] in send(.init(kind: "output", text: $0)) },
      failed: { [send] in send(.init(kind: "failed", text: $0.message)) },
      completed: { [send] in send(.init(kind: "completed")) }
    )
    subscription.withLock { $0 = new }
  }

  /// Writes a file into the folder of the server, so that there is something to see.
  private func touch() {
    let folder = surroundings.folder
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = ["apple", "pear", "plum"].randomElement() ?? "apple"
    try? Data("\(Date())\n".utf8).write(to: folder.appending(path: "\(name).txt"))
  }
}
