// error: 'sink(receiveCompletion:receiveValue:)' is unavailable: Use 'subscribe(next:failed:completed:)'.
import ReactiveSignals

func show(_ names: Signal<String, Never>) {
  names.sink(receiveCompletion: { _ in print("end") }, receiveValue: { print($0) })
}
