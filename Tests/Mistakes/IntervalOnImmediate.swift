// error: static method 'interval(_:tolerance:on:)' requires that 'ImmediateScheduler' conform to 'TimedScheduler'
// Proves B060: a timer on the immediate scheduler
import ReactiveSignals

func ticks() -> Signal<Int, Never> {
  .interval(.seconds(1), on: ImmediateScheduler())
}
