extension Signal {
  /// Returns this signal, and rounds of it when the end of the round before has been answered: `retry(when:)`, `repeated(when:)`.
  ///
  /// - Parameter connect: A function that subscribes to the answers of one subscription. It returns a function that asks for an answer to
  ///   an end, if there can be one.
  @_alwaysEmitIntoClient
  func answeredRounds(
    name: StaticString,
    _ connect: @escaping @Sendable (Answers<Failure>) -> @Sendable (Failure?) -> Bool
  ) -> Signal<Value, Failure> {
    Signal { call in
      call.answer("[\(self)] \(name)") { sink, subscription in
        let serialized = SerializedSink(OwnedSink(sink), subscription)
        let answers = Answers<Failure>(in: subscription) { serialized.end($0) }
        let ask = connect(answers)
        Rounds(self, name: name) { _, failure in
          if ask(failure) { return .wait { _, proceed in answers.wait { proceed(.next(self)) } } }
          return if let failure { .failed(failure) } else { .completed }
        }
        .attach(erased: AnySink(next: { serialized.send($0) }, end: { serialized.end($0) }), in: subscription)
      }
    }
  }
}

/// The answers to the ends of the rounds of one subscription.
///
/// It is compiled in the library, since it does nothing for a value.
@usableFromInline
final class Answers<Failure: Error>: Sendable {
  private struct State: Sendable {
    /// The end that waits for an answer.
    var end: Failure??
    /// A Boolean value that indicates whether the next round may start immediately.
    var isAnswered = false
    /// Starts the round that waits.
    var start: StoredClosure?
    /// A Boolean value that indicates whether there are no more rounds.
    var isOver = false
  }

  private let subscription: CompoundDisposable
  private let end: @Sendable (Failure?) -> Void
  private let state = Locked(State())

  @usableFromInline
  init(in subscription: CompoundDisposable, _ end: @escaping @Sendable (Failure?) -> Void) {
    self.subscription = subscription
    self.end = end
    // A weak reference, since a round that waits holds the subscription.
    subscription.add { [weak self] in self?.cancel() }
  }

  /// Subscribes to the signal that answers.
  ///
  /// - Parameters:
  ///   - notice: A function that returns the notice of an end that can be answered, of its failure or of `nil`.
  ///   - handler: The function that makes the signal of answers of the signal of notices.
  /// - Returns: A function that asks for an answer to an end. It returns `false` if there can be none.
  @usableFromInline
  func connect<Notice, Answer>(
    notice: @escaping @Sendable (Failure?) -> Notice?,
    _ handler: (Signal<Notice, Failure>) -> Signal<Answer, Failure>
  ) -> @Sendable (Failure?) -> Bool {
    let notices = Subject<Notice, Failure>()
    let sink = HandlerSink<Answer, Failure>({ _ in self.proceed() }, end, giveUp)
    handler(Signal(notices)).start(erasing: sink, in: CompoundDisposable(childOf: subscription))
    return { failure in
      guard let notice = notice(failure), self.awaitAnswer(after: failure) else { return false }
      notices.send(notice)
      return true
    }
  }

  /// Records an end.
  ///
  /// - Returns: `true` if an answer to it is possible.
  private func awaitAnswer(after failure: Failure?) -> Bool {
    state.withLock { state in
      if !state.isOver { state.end = .some(failure) }
      return !state.isOver
    }
  }

  /// Starts a round: now, when the answer has arrived, or as soon as it arrives.
  @usableFromInline
  func wait(_ start: @escaping @Sendable () -> Void) {
    let isAnswered = state.withLock { state in
      if !state.isAnswered, !state.isOver { state.start = StoredClosure(start) }
      defer { state.isAnswered = false }
      return state.isAnswered
    }
    if isAnswered { start() }
  }

  /// Takes the answer to go on.
  private func proceed() {
    let start = state.withLock { state -> StoredClosure? in
      guard state.end.take() != nil else { return nil }
      state.isAnswered = state.start == nil
      return state.start.take()
    }
    start?.run()
  }

  /// Takes the answer that there are no more rounds. Ends the result with the end that waits for an answer.
  @Sendable
  private func giveUp() {
    let last = state.withLock { state in
      state.isOver = true
      return state.end.take()
    }
    if let last { end(last) }
  }

  /// Releases the round that waits, and keeps no other.
  private func cancel() {
    let start = state.withLock { state in
      state.isOver = true
      return state.start.take()
    }
    withExtendedLifetime(start) {}
  }
}
