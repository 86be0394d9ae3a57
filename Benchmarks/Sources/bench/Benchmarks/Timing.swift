import Dispatch
import OpenCombine
import OpenCombineDispatch
import ReactiveSignals
import ReactiveSignalsTesting
import Synchronization

extension Benchmark {
  /// Bursts of a hundred values, of which the last one is sent, in virtual time.
  static var debounce: Benchmark {
    let burst = 100
    return Benchmark(
      id: "W18",
      name: "debounce of a burst of 100",
      count: 1_000 * burst,
      unit: "value",
      contestants: [
        .handWritten { count in
          let latest = Mutex<Int?>(nil)
          let sum = Sum()
          return {
            for first in stride(from: 0, to: count, by: burst) {
              for value in first..<first + burst { latest.withLock { $0 = value } }
              if let value = latest.withLock({ $0.take() }) { sum.add(value) }
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let scheduler = TestScheduler()
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          subject.debounce(for: .seconds(1), on: scheduler).subscribe { sum.add($0) }
          return {
            for first in stride(from: 0, to: count, by: burst) {
              for value in first..<first + burst { subject.send(value) }
              scheduler.advance(by: .seconds(2))
            }
            return sum.take()
          }
        },
        .openCombine { count in
          let scheduler = VirtualScheduler()
          let subject = PassthroughSubject<Int, Never>()
          let sum = Sum()
          let subscription = subject.debounce(for: .seconds(1), scheduler: scheduler).sink { sum.add($0) }
          return {
            withExtendedLifetime(subscription) {
              for first in stride(from: 0, to: count, by: burst) {
                for value in first..<first + burst { subject.send(value) }
                scheduler.time.advance(by: .seconds(2))
              }
            }
            return sum.take()
          }
        },
      ]
    )
  }
}

/// The virtual time of this library for publishers.
private struct VirtualScheduler: OpenCombine.Scheduler {
  typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType
  typealias SchedulerOptions = Never

  let time = TestScheduler()

  var now: SchedulerTimeType {
    SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1 + UInt64(time.now / .nanoseconds(1))))
  }

  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    time.schedule { action.run() }
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    let action = Action(run: action)
    time.schedule(after: delay(until: date)) { action.run() }
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Action(run: action)
    let interval = Duration.nanoseconds(interval.magnitude)
    let timer = time.schedule(after: delay(until: date), repeatingEvery: interval) { action.run() }
    return AnyCancellable { timer.dispose() }
  }

  private func delay(until date: SchedulerTimeType) -> Duration {
    .nanoseconds(now.distance(to: date).magnitude)
  }

  /// `@unchecked Sendable`: Virtual time advances on one thread.
  private struct Action: @unchecked Sendable {
    let run: () -> Void
  }
}
