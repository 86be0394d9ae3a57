import TestSupport

/// A subject of any kind, from both ends.
struct AnySubject {
  let signal: Signal<Int, TestFailure>
  let subscriber: any SubscriberProtocol<Int, TestFailure>

  init(_ subject: some SignalProtocol<Int, TestFailure> & SubscriberProtocol<Int, TestFailure>) {
    signal = Signal(subject)
    subscriber = subject
  }

  func send(_ value: Int) { subscriber.send(value) }
  func complete() { subscriber.complete() }
}

/// The kinds of subjects.
enum SubjectKind: CaseIterable, Sendable, CustomTestStringConvertible {
  case plain, behavior, replay, replayNone

  /// Returns a new subject. The behavior subject starts with 0.
  func make() -> AnySubject {
    switch self {
    case .plain: AnySubject(Subject())
    case .behavior: AnySubject(BehaviorSubject(0))
    case .replay: AnySubject(ReplaySubject(capacity: .unlimited))
    case .replayNone: AnySubject(ReplaySubject(capacity: .last(0)))
    }
  }

  /// The values that the first subscriber gets before any send.
  var greeting: [Int] { self == .behavior ? [0] : [] }

  /// The values that a late subscriber gets of a subject that was sent `values` and has ended.
  func replay(of values: [Int]) -> [Int] { self == .replay ? values : [] }

  var testDescription: String { "\(self)" }
}
