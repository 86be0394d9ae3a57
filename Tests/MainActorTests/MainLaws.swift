import Dispatch
@testable import ReactiveSignals
import TestSupport

extension MainOperatorsTests {
  /// Returns the rules of events that the main form of an operator breaks, and the general one keeps.
  ///
  /// The general form may break some: a signal that starts early is not lazy, and one without values delivers nothing.
  func newlyBroken<S: SignalProtocol, T>(
    _ general: (TestScheduler, General, General, Signal<String, Never>) -> S,
    _ main: (TestScheduler, Main, Main, MainSignal<String, Never>) -> MainSignal<T, S.Failure>
  ) -> [LawViolation] {
    let scheduler = TestScheduler()
    let other = scheduler.cold("-x-y--z|", error: Failed()).erased
    let safe = scheduler.cold("--p--q|").erased
    let kept = broken(on: scheduler) { general(scheduler, $0, other, safe) }.map(\.law)
    return broken(on: scheduler) { source in
      main(scheduler, Main(source.map { OnMain($0) }), other.onMain(), safe.onMain()).map { "\($0)" }.signal
    }
    .filter { !kept.contains($0.law) }
  }

  /// Returns the number of closures around the main form of an operator that are released elsewhere, when another thread has the last
  /// references to the signal and its subscription, and disposes that.
  func releasedElsewhere<T, F: Error>(
    _ main: (TestScheduler, Main, Main, MainSignal<String, Never>) -> MainSignal<T, F>
  ) async -> Int {
    let releases = Releases()
    let scheduler = TestScheduler()
    func start() -> Handed {
      func source<E: Error>(_ marbles: String, _ error: E.Type) -> MainSignal<String, E> {
        let witness = Witness(releases)
        return scheduler.cold(marbles).promoteFailure(to: error).erased.onMain().map { value in
          withExtendedLifetime(witness) { value }
        }
      }
      let (before, after) = (Witness(releases), Witness(releases))
      let signal = main(
        scheduler,
        source("a-b--c-a-(bc)----------------d|", Failed.self),
        source("-x--y---z----------------------|", Failed.self),
        source("--p---q------------------------|", Never.self)
      )
      .map { value in withExtendedLifetime(before) { value } }
      let subscription = signal.subscribeEvents { _ in withExtendedLifetime(after) {} }
      scheduler.advance(by: .seconds(7))
      return Handed(signal, disposing: subscription)
    }
    start().leaveToAnotherThread()
    await mainQueueHasServed()
    // The scheduler gives up the work of disposed subscriptions when it is due.
    scheduler.advance(by: .seconds(60))
    return await releases.elsewhere
  }

  private func broken<S: SignalProtocol>(
    on scheduler: TestScheduler,
    _ operate: (General) -> S
  ) -> [LawViolation] {
    withoutActuallyEscaping(operate) { operate in
      let checker = LawChecker([1, 2, 3, 2, 1], 1, .seconds(120)) {
        scheduler.advance(by: .seconds(60))
      } _: {
        operate($0.map { ["a", "b", "c"][$0 % 3] }.erased)
      }
      checker.longCount = 100
      leavingSubscriptions { checker.checkOnOneThread() }
      return checker.violations
    }
  }
}
