import ReactiveSignals

// A long chain that is erased at the end, in the form in which functions return chains.
func erasedChain(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.map { $0 &+ 0 }.filter { $0 > 0 }.distinctUntilChanged()
    .map { $0 &+ 0 }.filter { $0 > 0 }.distinctUntilChanged()
    .map { $0 &+ 0 }.filter { $0 > 0 }.distinctUntilChanged()
    .map { $0 &+ 0 }.filter { $0 > 0 }.distinctUntilChanged()
    .erased
}
