// Main signals. See `scripts/check-mistakes`.
import Dispatch
import ReactiveSignals

// A main signal that is bound to a property of an actor.
enum MainBindingOfSharedObject {
  actor Store {
    var title = ""

    @MainActor func follow(_ titles: MainSignal<String, Never>) {
      // error: cannot form key path to actor-isolated property 'title'
      titles.bind(to: \.title, on: self)
    }
  }
}

// A main command that is executed on a queue.
@MainActor func mainCommandOnQueue(_ command: MainCommand<Int, Int, Never>) {
  // error: call to main actor-isolated instance method 'execute(_:replay:)' in a synchronous nonisolated context [#ActorIsolatedCall]
  DispatchQueue.global().async { command.execute(1) }
}

// A command whose condition is a main property.
enum MainConditionOfCommand {
  @MainActor
  final class Login {
    let canSubmit = MainMutableProperty(false)
    // error: 'init(enabledIf:whileExecuting:task:)' is unavailable: The condition is on the main actor: use 'MainCommand(enabledIf: …)'.
    lazy var submit = Command<Void, String, Never>(enabledIf: canSubmit, task: { "welcome" })
  }
}

// The same command with a work that returns a signal.
enum MainConditionOfCommandOfSignals {
  @MainActor
  final class Login {
    let canSubmit = MainMutableProperty(false)
    // error: 'init(enabledIf:whileExecuting:_:)' is unavailable: The condition is on the main actor: use 'MainCommand(enabledIf: …)'.
    lazy var submit = Command<Void, String, Never>(enabledIf: canSubmit) { .just("welcome") }
  }
}

// The state of an actor, in a closure of a main signal.
enum MainMapOfActorState {
  actor Store {
    var rate = 2

    @MainActor func prices(_ amounts: MainSignal<Int, Never>) -> MainSignal<Int, Never> {
      // error: actor-isolated property 'rate' can not be referenced from the main actor
      amounts.map { $0 * self.rate }
    }
  }
}

// A main property that a callback sets.
enum MainPropertyFromCallback {
  @MainActor final class Model {
    @MainMutableProperty var count = 0

    // error: main actor-isolated property 'count' can not be mutated from a nonisolated context
    nonisolated func received(_ number: Int) { count = number }
  }
}

// Values that are not sendable, which leave the main actor.
@MainActor func mainSignalBackOfNonSendable(_ pictures: MainSignal<Picture, Never>) {
  // error: type 'Picture' does not conform to the 'Sendable' protocol
  _ = pictures.signal
}

// A binding of a main signal that can fail.
@MainActor func mainSignalBindFailing(
  _ titles: MainSignal<String, LoadError>,
  in title: MainMutableProperty<String>
) {
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  titles.bind(to: title)
}

// A main signal that is delivered on a queue.
@MainActor func mainSignalDeliver(_ titles: MainSignal<String, Never>) {
  // error: 'deliver(on:)' is unavailable: The events stay on the main actor. Use 'signal', which leads back, in front of 'deliver(on:)'.
  _ = titles.deliver(on: QueueScheduler(label: "disk"))
}

// A subscription to a main signal outside of the main actor.
func mainSignalElsewhere(_ titles: MainSignal<String, Never>) {
  // error: call to main actor-isolated instance method 'subscribe(next:completed:)' in a synchronous nonisolated context [#ActorIsolatedCall]
  titles.subscribe { print($0) }
}

// A subscription to a main signal in an actor.
enum MainSignalInActor {
  actor Store {
    var sum = 0

    func follow(_ numbers: MainSignal<Int, Never>) {
      // error: call to main actor-isolated instance method 'subscribe(next:completed:)' in a synchronous actor-isolated context [#ActorIsolatedCall]
      numbers.subscribe { self.sum += $0 }
    }
  }
}

// Values that are not sendable, which are delivered on a queue.
@MainActor func mainSignalLeavesWithPicture(_ pictures: MainSignal<Picture, Never>, on queue: QueueScheduler)
{
  // error: type 'Picture' does not conform to the 'Sendable' protocol
  // error: type 'Picture' does not conform to the 'Sendable' protocol
  // error: type 'Picture' does not conform to the 'Sendable' protocol
  pictures.signal.deliver(on: queue).subscribe { $0.size = 1 }
}

// A main signal that is merged outside of the main actor.
func mainSignalMergedElsewhere(_ a: Signal<Int, Never>, _ b: MainSignal<Int, Never>) -> Signal<Int, Never> {
  // error: 'merge' is unavailable: Both are signals of the same values and failures: use 'map', 'mapFailure', the 'signal' of a property, or 'onMain()' if the other is on the main actor.
  a.merge(b).erased
}

// An observation of a main signal.
@MainActor func mainSignalObserve(_ titles: MainSignal<String, Never>) {
  // error: 'observe' is unavailable: The events are on the main actor: use 'subscribe'.
  titles.observe { print($0) }
}

// A main signal that can fail, without a handler of the failure.
@MainActor func mainSignalUnhandledFailure(_ titles: MainSignal<String, LoadError>) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  titles.subscribe { print($0) }
}

// A value that a task sends to a main subject.
enum MainSubjectFromTask {
  @MainActor final class Model {
    let items = MainSubject<[Int], Never>()

    // error: main actor-isolated instance method 'send' cannot be called from outside of the actor
    func load() { Task.detached { self.items.send([1]) } }
  }
}

// A signal that is merged with a main signal.
@MainActor
func mergeMainSignal(_ numbers: Signal<Int, Never>, _ others: MainSignal<Int, Never>) {
  // error: 'merge' is unavailable: Both are signals of the same values and failures: use 'map', 'mapFailure', the 'signal' of a property, or 'onMain()' if the other is on the main actor.
  numbers.merge(others).subscribe { print($0) }
}

// A closure of `flatMap` that returns a main signal.
@MainActor
func flatMapToMainSignal(
  _ texts: Signal<String, Never>,
  _ search: @escaping @Sendable (String) -> MainSignal<Int, Never>
) {
  // error: cannot convert value of type 'MainSignal<Int, Never>' to closure result type 'Signal<Any, Never>'
  texts.flatMap(.latest) { search($0) }.subscribe { print($0) }
}

// A property that is combined with a main property.
@MainActor
func combineLatestOfMainProperty(_ total: MutableProperty<Int>, _ name: MainMutableProperty<String>) {
  // error: 'combineLatest' is unavailable: The other is on the main actor: write 'property.signal.onMain().combineLatest(other.signal)'.
  total.combineLatest(name).signal.subscribe { print($0) }
}

// The latest value of a main property.
@MainActor
func withLatestOfMainProperty(_ clicks: Signal<Int, Never>, _ name: MainMutableProperty<String>) {
  // error: 'withLatest(from:)' is unavailable: The other is on the main actor: write 'onMain()' in front, and pass the 'signal' of a property.
  clicks.withLatest(from: name).subscribe { print($0) }
}

// Compiles: cases with different signals, in a closure of `flatMap` on the main actor.
enum SwitchInMainFlatMap {
  enum Kind: Sendable { case one, other }

  @MainActor
  final class Model {
    var number = 0

    func follow(_ kinds: MainSignal<Kind, Never>) {
      kinds.flatMap(.latest) { kind in
        switch kind {
        case .one: Signal<Int, Never>.just(3)
        case .other: .never
        }
      }
      .bind(to: \.number, on: self)
      kinds.flatMap { $0 == .one ? Signal<Int, Never>.just(3) : .empty }.subscribe { print($0) }
    }
  }
}
