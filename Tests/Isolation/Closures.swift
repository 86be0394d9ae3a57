// Closures that reach the state of their owner, in each place of `scripts/check-isolation`.
import ReactiveSignals

actor Owner {
  var total = 0

  func map(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    source.map { number in self.total += number }.subscribe()
  }

  func filter(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    source.filter { number in self.total > number }.subscribe()
  }

  func scan(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    source.scan(0) { sum, number in self.total + number }.subscribe()
  }

  func flatMap(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    source.flatMap { number in Signal.just(self.total + number) }.subscribe()
  }

  func tryMap(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    source.promoteFailure(to: Problem.self).tryMap { (number) throws(Problem) in self.total + number }
      .subscribeEvents { _ in }
  }

  func onNext(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    source.on(next: { number in self.total += number }).subscribe()
  }

  func finally(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    source.finally { self.total = 0 }.subscribe()
  }

  func subscribe(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    source.subscribe { number in self.total += number }
  }

  func completed(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    source.subscribe(completed: { self.total = 0 })
  }

  func subscribeEvents(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    source.subscribeEvents { _ in self.total = 0 }
  }

  func create(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    Signal<Int, Never>.create { subscriber in subscriber.send(self.total) }.subscribe()
  }

  func deferred(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    Signal<Int, Never>.deferred { Signal.just(self.total) }.subscribe()
  }

  func property(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    _ = MutableProperty(0).map { number in self.total + number }
  }

  func command(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be referenced from a Sendable closure
    _ = Command { (number: Int) in Signal<Int, Never>.just(self.total + number) }
  }

  func disposable(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    _ = BlockDisposable { self.total = 0 }
  }

  func schedule(_ source: Signal<Int, Never>) {
    // error: ISOLATED property 'total' can not be mutated from a Sendable closure
    _ = MainScheduler.shared.schedule { self.total = 0 }
  }
}
