// Actors. See `scripts/check-mistakes`.
import ReactiveSignals

// The state of an actor, in a handler of `subscribe`.
enum ActorState {
  actor Store {
    var total = 0

    func add(_ numbers: Signal<Int, Never>) {
      // error: actor-isolated property 'total' can not be mutated from a Sendable closure
      numbers.subscribe { self.total += $0 }
    }
  }
}

// A method of an actor behind a weak reference, in a handler of `observe`.
enum ActorStateWeak {
  actor Store {
    func add(_ number: Int) {}

    func follow(_ numbers: Signal<Int, Never>) {
      // error: call to actor-isolated instance method 'add' in a synchronous nonisolated context [#ActorIsolatedCall]
      numbers.observe { [weak self] in self?.add($0) }
    }
  }
}

// A local variable that a handler changes.
func capturedVariable(_ numbers: Signal<Int, Never>) {
  var total = 0
  // error: mutation of captured var 'total' in concurrently-executing code [#SendableClosureCaptures]
  numbers.subscribe { total += $0 }
  print(total)
}

// Proves W78: a handler that retains `self` without naming it
enum ImplicitSelf {
  final class Screen: Sendable {
    let title = "Numbers"

    func show(_ numbers: Signal<Int, Never>) {
      // error: reference to property 'title' in closure requires explicit use of 'self' to make capture semantics explicit
      numbers.subscribe { (number: Int) in print(title, number) }
    }
  }
}

// A service on the main actor, in a closure of `flatMap`.
@MainActor func mainActorServiceInMap(_ ids: Signal<Int, Never>, _ service: any Service) -> Signal<
  String, Never
> {
  // error: capture of 'service' with non-Sendable type 'any Service' in a '@Sendable' closure [#SendableClosureCaptures]
  // error: call to main actor-isolated instance method 'load' in a synchronous nonisolated context [#ActorIsolatedCall]
  ids.flatMap { service.load($0) }.erased
}

// Compiles: the same service behind `onMain()`.
@MainActor func mainActorServiceOnMain(_ ids: Signal<Int, Never>, _ service: any Service) -> MainSignal<
  String, Never
> {
  ids.onMain().flatMap { service.load($0) }
}

// The state of the main actor, in a handler of `subscribe`.
enum MainActorState {
  @MainActor final class Screen {
    var title = ""

    func show(_ titles: Signal<String, Never>) {
      // error: main actor-isolated property 'title' can not be mutated from a Sendable closure
      titles.subscribe { self.title = $0 }
    }
  }
}

// The state of the main actor, in a closure of `map`.
enum MainActorStateInMap {
  @MainActor final class Screen {
    var prefix = ""

    func show(_ titles: Signal<String, Never>) {
      // error: main actor-isolated property 'prefix' can not be referenced from a Sendable closure
      titles.map { self.prefix + $0 }.subscribe { print($0) }
    }
  }
}

// Compiles: values that are not sendable, on the main actor.
enum NonSendableOnMain {
  @MainActor final class Gallery {
    var sizes: [Int] = []
    func show(_ ids: Signal<Int, Never>) {
      ids.onMain().map { _ in Picture() }.subscribe { self.sizes.append($0.size) }
    }
  }
}

// An object that is not sendable, in a handler.
final class Model {
  var total = 0

  func add(_ numbers: Signal<Int, Never>) {
    // error: capture of 'self' with non-Sendable type 'Model' in a '@Sendable' closure [#SendableClosureCaptures]
    numbers.subscribe { self.total += $0 }
  }
}

final class Person { var name = "" }

// A subject of values that are not sendable.
func nonSendableValue() {
  // error: type 'Person' does not conform to the 'Sendable' protocol
  // error: type 'Person' does not conform to the 'Sendable' protocol
  _ = Subject<Person, Never>()
}
