// compiles
import ReactiveSignals

func tap() {
  Subject<Void, Never>().send()
}
