import ReactiveSignals

func chain() -> any Disposable {
  [1, 2, 3].signal().map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 2 }.scan(0) { $0 + $1 }.take(10).skip(1)
    .distinctUntilChanged().map { "\($0 + 1)" }.subscribe { _ in }
}
