// compiles
import ReactiveSignals

struct Broken: Error {}

func slow(_ numbers: Signal<Int, Broken>) -> Signal<Int, Broken> {
  numbers.map { $0 + 1 }.sample(on: .interval(.seconds(1), on: .main))
}
