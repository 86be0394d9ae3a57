// error: return expression of type 'ImmediateScheduler' does not conform to 'TimedScheduler'
// Proves B347: a delay on the immediate scheduler
import ReactiveSignals

func later() -> any TimedScheduler {
  ImmediateScheduler()
}
