// compiles
import ReactiveSignals

func tap(_ taps: Subject<Void, Never>) {
  taps.send()
}
