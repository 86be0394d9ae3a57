import ReactiveSignals

func half(_ number: Int) -> Double { Double(number) / 2.5 }

func chain(_ source: Signal<Int, Never>) -> any Disposable {
  source.map { $0 * 2 + 1 }.filter { $0 % 3 != 0 }.scan(0) { $0 + $1 }.map(half).filter { $0 > 0.5 }
    .map { "\($0 * 2 + 1)" }.skip(1).take(10).subscribe { _ in }
}
