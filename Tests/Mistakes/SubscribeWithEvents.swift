// error: 'subscribe' is unavailable: Use 'subscribeEvents { event in … }'.
import ReactiveSignals

struct LoadError: Error {}

func show(_ numbers: Signal<Int, LoadError>) {
  numbers.subscribe { event in
    switch event {
    case .next(let number): print(number)
    case .failed(let error): print(error)
    case .completed: print("done")
    }
  }
}
