import ReactiveSignals

func chain(_ source: Signal<Int, Never>) -> any Disposable {
  source.map { $0 + 1 }.filter { $0 > 3 }.map { -$0 }.scan(0) { $0 + $1 }.map { $0 * 2 - 1 }.filter { $0 % 2 == 0 }
    .map { "\($0), \($0 + 1)" }.skip(1).take(10).subscribe { print($0) }
}
