import Foundation
import TestSupport

/// The operators of the article "Writing an operator", as another package would write them.
@Suite(.withoutLeaks) struct WritingAnOperatorTests {
  let scheduler = TestScheduler()

  @Test("The operators of the article obey the rules of events")
  func rules() {
    expectLaws("every") { $0.every(2) }
    expectLaws("repeatingEach") { $0.repeatingEach(2) }
  }

  @Test("Every nth value is sent when it arrives")
  func every() {
    let recording = scheduler.record(scheduler.cold("a-b-c-d-e|").every(2))
    scheduler.run()
    expectEqual(recording, "--b---d--|")
  }

  @Test("Each subscription counts its own values")
  func subscriptions() {
    let signal = (1...4).signal().every(4)
    expectEqual(signal.recorded().recorder.values, [4])
    expectEqual(signal.recorded().recorder.values, [4])
  }

  @Test("A failure passes at once")
  func failure() {
    let recording = scheduler.record(scheduler.cold("a-#", error: TestFailure.one).every(2))
    scheduler.run()
    expectEqual(recording, "--#")
  }

  @Test("Disposal between two events of one value ends the result")
  func disposal() {
    let (recorder, _) = [1, 2].signal().repeatingEach(2).take(3).recorded()
    expectEqual(recorder.events, [.next(1), .next(1), .next(2), .completed])
  }

  @Test("Text is trimmed, and sent when it changes")
  func trimmed() {
    let (recorder, _) = [" a", "a ", "", "b"].signal().trimmed().recorded()
    expectEqual(recorder.values, ["a", "b"])
  }
}

extension SignalProtocol where Value == String {
  func trimmed() -> some SignalProtocol<String, Failure> {
    map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.distinctUntilChanged()
  }
}

extension SignalProtocol {
  func every(_ n: Int) -> some SignalProtocol<Value, Failure> {
    precondition(n > 0, "The distance must be positive")
    return staged(by: Every(n: n))
  }

  func repeatingEach(_ count: Int) -> some SignalProtocol<Value, Failure> {
    staged(perSubscription: { RepeatingEach(count: count, subscription: $0) })
  }
}

private struct Every<Input: Sendable, Failure: Error>: Stage {
  let n: Int
  var count = 0

  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    count += 1
    if count.isMultiple(of: n) { down.send(value) }
  }
}

private struct RepeatingEach<Input: Sendable, Failure: Error>: Stage {
  let count: Int
  let subscription: CompoundDisposable

  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    for _ in 0..<count where !subscription.isDisposed { down.send(value) }
  }
}
