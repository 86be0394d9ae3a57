// compiles
import ReactiveSignals

func forward(_ texts: Subject<String, Never>) -> Signal<Int, Never> {
  .create { subscriber in
    texts.subscribe { subscriber.send($0.count) }.store(in: subscriber)
  }
}
