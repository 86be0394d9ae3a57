package import ReactiveSignals
package import ReactiveSignalsTesting
package import ReactiveSignalsTestingTraits
import Testing

// The signals that keep values for a subscriber who has begun to subscribe.

/// The operators that send groups: signals with some of the values of their source.
package enum GroupingKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case groupBy = "group(by:)"
  case groupByUntil = "group(by:until:)"
  case windowCount = "window(count:)"
  case windowStep = "window(count:step:)"
  case windowThroughMatching = "window(throughMatching:)"
  case windowFor = "window(for:)"
  case windowForEvery = "window(for:every:)"
  case windowOn = "window(on:)"
  case windowUntil = "window(until:)"
  case windowOpening = "window(opening:)"

  package var testDescription: String { rawValue }

  /// A Boolean value that indicates whether a value can be in several groups.
  package var overlaps: Bool { self == .windowForEvery }

  /// Returns a signal of groups. Each value is in one of them.
  ///
  /// - Parameters:
  ///   - source: The signal of the values.
  ///   - clock: The scheduler, whose seconds end groups, as the values of `ticks` do.
  ///   - policy: The policy for values that wait for the first subscriber of a group.
  ///   - key: A function that returns the key of a value.
  package func groups<Value: Sendable>(
    of source: Subject<Value, TestFailure>,
    _ clock: TestScheduler,
    _ ticks: Subject<Int, TestFailure>,
    buffering policy: BufferingPolicy<TestFailure> = .all,
    by key: @escaping @Sendable (Value) -> Int
  ) -> Signal<Signal<Value, TestFailure>, TestFailure> {
    switch self {
    case .groupBy: source.group(by: key, buffering: policy).map(\.erased).erased
    case .groupByUntil: source.group(by: key, until: { _ in ticks }, buffering: policy).map(\.erased).erased
    case .windowCount: source.window(count: 4, buffering: policy).map(\.erased).erased
    case .windowStep: source.window(count: 4, step: 4, buffering: policy).map(\.erased).erased
    case .windowThroughMatching:
      source.window(throughMatching: { key($0) == 2 }, buffering: policy).map(\.erased).erased
    case .windowFor: source.window(for: .seconds(1), on: clock, buffering: policy).map(\.erased).erased
    case .windowForEvery:
      source.window(for: .seconds(2), every: .seconds(1), on: clock, buffering: policy).map(\.erased).erased
    case .windowOn: source.window(on: ticks, buffering: policy).map(\.erased).erased
    case .windowUntil: source.window(until: { _ in ticks }, buffering: policy).map(\.erased).erased
    case .windowOpening:
      source.window(
        opening: Signal<Int, TestFailure>.just(0),
        closing: { _ in Signal<Int, Never>.never },
        buffering: policy
      )
      .map(\.erased).erased
    }
  }
}

/// The signals that have the events of one source for any number of subscribers.
package enum SharingKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case subject, pipe
  case behaviorSubject = "behavior subject"
  case replaySubject = "replay subject"
  case share = "share"
  case shareReplay = "share(replay:)"
  case replay, replayLast, replayLazily
  case publish = "publish(replay:)"
  case switchOnFirst
  case multicast, autoconnect
  case execution

  package var testDescription: String { rawValue }

  /// The number of earlier values that a subscriber receives, at most.
  package var replayCount: Int {
    switch self {
    case .subject, .pipe, .share: 0
    case .behaviorSubject, .replayLast, .switchOnFirst: 1
    case .shareReplay, .replaySubject, .replay, .replayLazily, .publish, .multicast, .autoconnect, .execution:
      .max
    }
  }

  /// A signal, and the way to send to it. No other reference to it is left.
  package struct Stage: Sendable {
    package let signal: Signal<Int, TestFailure>
    package let send: @Sendable (Int) -> Void
  }

  /// Makes a signal and subscribes to it. The value 0 has been sent.
  ///
  /// - Parameter next: A handler of the first subscriber.
  package func make(
    _ next: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> (stage: Stage, first: Recorder<Int, TestFailure>) {
    let source = Subject<Int, TestFailure>()
    let send: @Sendable (Int) -> Void = { source.send($0) }
    func begin(_ signal: Signal<Int, TestFailure>) -> Recorder<Int, TestFailure> {
      let recorder = signal.on(next: next).recorded().recorder
      send(0)
      return recorder
    }
    func make(_ signal: Signal<Int, TestFailure>) -> (Stage, Recorder<Int, TestFailure>) {
      (Stage(signal: signal, send: send), begin(signal))
    }
    func make(
      _ subject: some SignalProtocol<Int, TestFailure> & SubscriberProtocol<Int, TestFailure>
    ) -> (Stage, Recorder<Int, TestFailure>) {
      let recorder = subject.on(next: next).recorded().recorder
      if self != .behaviorSubject { subject.send(0) }
      return (Stage(signal: subject.erased, send: { subject.send($0) }), recorder)
    }
    switch self {
    case .subject: return make(Subject())
    case .behaviorSubject: return make(BehaviorSubject(0))
    case .replaySubject: return make(ReplaySubject(capacity: .unlimited))
    case .pipe:
      let (output, input) = Signal<Int, TestFailure>.pipe()
      let recorder = output.on(next: next).recorded().recorder
      input.send(0)
      return (Stage(signal: output, send: { input.send($0) }), recorder)
    case .share: return make(source.share())
    case .shareReplay: return make(source.share(replay: .max))
    case .replay: return make(source.replay().erased)
    case .replayLast: return make(source.replayLast().erased)
    case .replayLazily: return make(source.replayLazily().erased)
    case .publish:
      let uses = Shared<Signal<Int, TestFailure>>(.never)
      let recorder = begin(
        source.publish(replay: .max) { values in
          uses.exchange(values)
          return values
        }
        .erased
      )
      return (Stage(signal: uses.exchange(.never), send: send), recorder)
    case .switchOnFirst:
      let uses = Shared<Signal<Int, TestFailure>>(.never)
      let recorder = begin(
        source.switchOnFirst { _, values in
          uses.exchange(values)
          return values
        }
        .erased
      )
      return (Stage(signal: uses.exchange(.never), send: send), recorder)
    case .multicast:
      let connection = source.multicast(ReplaySubject(capacity: .unlimited))
      connection.connect()
      return make(connection.signal)
    case .autoconnect:
      return make(source.multicast(ReplaySubject(capacity: .unlimited)).autoconnect().erased)
    case .execution:
      let command = Command<Int, Int, TestFailure> { _ in source.erased }
      return make(command.execute(0).mapFailure { _ in .one }.erased)
    }
  }
}
