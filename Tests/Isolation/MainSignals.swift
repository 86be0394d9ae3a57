// Main signals that an owner elsewhere uses, in each place of `scripts/check-isolation`.
import ReactiveSignals

final class Owner: Sendable {
  func subscribe(_ source: MainSignal<Int, Never>) {
    // error: call to main actor-isolated instance method 'subscribe(next:completed:)' in a synchronous CONTEXT context [#ActorIsolatedCall]
    source.subscribe { _ in }
  }

  func subscribeEvents(_ source: MainSignal<Int, Never>) {
    // error: call to main actor-isolated instance method 'subscribeEvents' in a synchronous CONTEXT context [#ActorIsolatedCall]
    source.subscribeEvents { _ in }
  }

  func map(_ source: MainSignal<Int, Never>) {
    // error: call to main actor-isolated instance method 'map' in a synchronous CONTEXT context [#ActorIsolatedCall]
    _ = source.map { $0 + 1 }
  }

  func merge(_ source: MainSignal<Int, Never>) {
    // error: call to main actor-isolated instance method 'merge' in a synchronous CONTEXT context [#ActorIsolatedCall]
    _ = source.merge(source)
  }

  func values(_ source: MainSignal<Int, Never>) {
    // error: main actor-isolated property 'values' can not be referenced OUTSIDE
    _ = source.values
  }

  func back(_ source: MainSignal<Int, Never>) {
    // error: main actor-isolated property 'signal' can not be referenced OUTSIDE
    _ = source.signal
  }

  func onMain(_ source: Signal<Int, Never>) {
    // error: call to main actor-isolated instance method 'onMain(buffering:)' in a synchronous CONTEXT context [#ActorIsolatedCall]
    _ = source.onMain()
  }

  func create() {
    // error: call to main actor-isolated instance method 'send' in a synchronous CLOSURE context [#ActorIsolatedCall]
    _ = MainSignal<Int, Never>.create { subscriber in subscriber.send(1) }
  }

  func just() {
    // error: call to main actor-isolated static method 'just' in a synchronous CONTEXT context [#ActorIsolatedCall]
    _ = MainSignal<Int, Never>.just(1)
  }

  func task() {
    // error: call to main actor-isolated static method 'task' in a synchronous CONTEXT context [#ActorIsolatedCall]
    _ = MainSignal<Int, Never>.task { 1 }
  }

  func send(_ subject: MainSubject<Int, Never>) {
    // error: call to main actor-isolated instance method 'send' in a synchronous CONTEXT context [#ActorIsolatedCall]
    subject.send(1)
  }

  func complete(_ subject: MainSubject<Int, Never>) {
    // error: call to main actor-isolated instance method 'complete()' in a synchronous CONTEXT context [#ActorIsolatedCall]
    subject.complete()
  }

  func count(_ subject: MainSubject<Int, Never>) {
    // error: main actor-isolated property 'subscriptionCount' can not be referenced OUTSIDE
    _ = subject.subscriptionCount
  }

  func read(_ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be referenced OUTSIDE
    _ = property.value
  }

  func write(_ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be mutated OUTSIDE
    property.value = 1
  }

  func modify(_ property: MainMutableProperty<Int>) {
    // error: call to main actor-isolated instance method 'modify' in a synchronous CONTEXT context [#ActorIsolatedCall]
    property.modify { $0 += 1 }
  }

  func derive(_ property: MainMutableProperty<Int>) {
    // error: call to main actor-isolated instance method 'map' in a synchronous CONTEXT context [#ActorIsolatedCall]
    _ = property.map { $0 + 1 }
  }

  func bind(_ property: MainMutableProperty<Int>) {
    // error: call to main actor-isolated operator function '<~' in a synchronous CONTEXT context [#ActorIsolatedCall]
    property <~ Signal.just(1)
  }

  func bindBoth(_ property: MainMutableProperty<Int>) {
    // error: call to main actor-isolated operator function '<~>' in a synchronous CONTEXT context [#ActorIsolatedCall]
    property <~> property
  }

  func execute(_ command: MainCommand<Int, Int, Never>) {
    // error: call to main actor-isolated instance method 'execute(_:replay:)' in a synchronous CONTEXT context [#ActorIsolatedCall]
    command.execute(1)
  }

  func isExecuting(_ command: MainCommand<Int, Int, Never>) {
    // error: main actor-isolated property 'isExecuting' can not be referenced OUTSIDE
    _ = command.isExecuting.value
  }

  func activate(_ command: MainCommand<Int, Int, Never>) {
    // error: call to main actor-isolated instance method 'activate' in a synchronous CONTEXT context [#ActorIsolatedCall]
    command.activate(1)
  }

  func channel() {
    // error: call to main actor-isolated initializer 'init()' in a synchronous CONTEXT context [#ActorIsolatedCall]
    _ = MainChannel<Int>()
  }

  func terminal(_ end: MainChannelTerminal<Int>) {
    // error: call to main actor-isolated instance method 'send' in a synchronous CONTEXT context [#ActorIsolatedCall]
    end.send(1)
  }

  func validate(_ property: MainValidatingProperty<Int, Never>) {
    // error: main actor-isolated property 'value' can not be mutated OUTSIDE
    property.value = 1
  }
}
