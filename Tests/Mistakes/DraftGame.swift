// compiles
import ReactiveSignals

struct World: Sendable {
  var position = 0.0
}

func world(_ isPaused: Property<Bool>, _ speed: Property<Double>, _ clock: some TimedScheduler) -> Property<
  World
> {
  let frames = isPaused.signal.flatMap(.latest) { paused in
    paused ? .never : Signal.interval(.milliseconds(16), on: clock)
  }
  return Property(
    initial: World(),
    then: frames.measureInterval(on: clock)
      .withLatest(from: speed.signal)
      .scan(into: World()) { world, frame in world.position += frame.1 * (frame.0 / .seconds(1)) }
  )
}
