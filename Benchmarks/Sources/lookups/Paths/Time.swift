import ReactiveSignals
import ReactiveSignalsTesting

extension Path {
  static var timing: [Path] {
    [
      timed("nothing in virtual time") { subject, _ in subject },
      timed("work in virtual time") { subject, scheduler in subject.on(next: { _ in scheduler.schedule {} })
      },
      timed("debounce") { $0.debounce(for: .milliseconds(500), on: $1) },
      timed("debounce of many") { $0.debounce(for: .seconds(5), on: $1) },
      timed("throttle") { $0.throttle(for: .seconds(2), latest: true, on: $1) },
      timed("delay") { $0.delay(for: .seconds(2), on: $1) },
      timed("buffer for") { $0.buffer(for: .seconds(2), on: $1) },
      timed("window for") { $0.window(for: .seconds(2), on: $1).flatten() },
      timed("timeout") { $0.timeout(after: .seconds(1_000_000), failingWith: .closed, on: $1) },
      timed("timeout of silence") { $0.timeout(ofSilence: .seconds(5), failingWith: .closed, on: $1) },
      timed("timestamp") { $0.timestamp(on: $1) },
      timed("measureInterval") { $0.measureInterval(on: $1) },
      timed("deliver on") { $0.deliver(on: $1) },
      timed("deliver on, buffering") { $0.deliver(on: $1, buffering: .newest(2)) },
      timed("subscribe on") { $0.subscribe(on: $1) },
      timed("interval") { subject, scheduler in
        subject.zip(Signal<Int, Fault>.interval(.seconds(1), on: scheduler))
      },
      timed("timer") { subject, scheduler in
        subject.flatMap { _ in Signal<Int, Fault>.timer(after: .seconds(1), on: scheduler) }
      },
      hot("deliver on immediate") { $0.deliver(on: ImmediateScheduler()) },
    ]
  }
}
