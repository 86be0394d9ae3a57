// error: 'background' is unavailable: Make a scheduler: 'QueueScheduler(label: …)'.
import ReactiveSignals

func parsed(_ texts: Signal<String, Never>) {
  texts.deliver(on: .background).map { $0.count }.subscribe { print($0) }
}
