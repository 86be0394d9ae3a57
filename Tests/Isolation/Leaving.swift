// Main signals and their values, on their way off the main actor in a module with main-actor isolation by default. See
// `scripts/check-isolation`.
import ReactiveSignals

nonisolated final class Picture {
  var size = 0
}

nonisolated func onAnotherThread(_ work: @escaping @Sendable () -> Void) { work() }

final class Leaving {
  var total = 0

  func detachedSend(_ subject: MainSubject<Int, Never>) {
    // error: main actor-isolated instance method 'send' cannot be called from outside of the actor
    Task.detached { subject.send(1) }
  }

  func detachedWrite(_ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be mutated from a nonisolated context
    Task.detached { property.value = 1 }
  }

  func detachedRead(_ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' cannot be accessed from outside of the actor
    Task.detached { print(property.value) }
  }

  func detachedSubscribe(_ source: MainSignal<Int, Never>) {
    // error: main actor-isolated instance method 'subscribe(next:completed:)' cannot be called from outside of the actor
    Task.detached { source.subscribe { _ in } }
  }

  func detachedExecute(_ command: MainCommand<Int, Int, Never>) {
    // error: main actor-isolated instance method 'execute(_:replay:)' cannot be called from outside of the actor
    Task.detached { command.execute(1) }
  }

  func threadSend(_ subject: MainSubject<Int, Never>) {
    // error: call to main actor-isolated instance method 'send' in a synchronous nonisolated context [#ActorIsolatedCall]
    onAnotherThread { subject.send(1) }
  }

  func threadWrite(_ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be mutated from a Sendable closure
    onAnotherThread { property.value = 1 }
  }

  func threadRead(_ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be referenced from a Sendable closure
    onAnotherThread { print(property.value) }
  }

  func threadSubscribe(_ source: MainSignal<Int, Never>) {
    // error: call to main actor-isolated instance method 'subscribe(next:completed:)' in a synchronous nonisolated context [#ActorIsolatedCall]
    onAnotherThread { source.subscribe { _ in } }
  }

  func threadExecute(_ command: MainCommand<Int, Int, Never>) {
    // error: call to main actor-isolated instance method 'execute(_:replay:)' in a synchronous nonisolated context [#ActorIsolatedCall]
    onAnotherThread { command.execute(1) }
  }

  func threadTerminal(_ end: MainChannelTerminal<Int>) {
    // error: call to main actor-isolated instance method 'send' in a synchronous nonisolated context [#ActorIsolatedCall]
    onAnotherThread { end.send(1) }
  }

  func threadState() {
    // error: main actor-isolated property 'total' can not be mutated from a Sendable closure
    onAnotherThread { self.total += 1 }
  }

  func handlerOfSignal(_ source: Signal<Int, Never>, _ subject: MainSubject<Int, Never>) {
    // error: call to main actor-isolated instance method 'send' in a synchronous nonisolated context [#ActorIsolatedCall]
    source.subscribe { subject.send($0) }
  }

  func handlerWrites(_ source: Signal<Int, Never>, _ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be mutated from a Sendable closure
    source.subscribe { property.value = $0 }
  }

  func onNextWrites(_ source: Signal<Int, Never>, _ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be mutated from a Sendable closure
    source.on(next: { property.value = $0 }).subscribe()
  }

  func mapReads(_ source: Signal<Int, Never>, _ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be referenced from a Sendable closure
    source.map { $0 + property.value }.subscribe()
  }

  func flatMapReads(_ source: Signal<Int, Never>, _ inner: MainSignal<Int, Never>) {
    // error: main actor-isolated property 'signal' can not be referenced from a Sendable closure
    source.flatMap { _ in inner.signal }.subscribe()
  }

  func scheduledWrite(_ scheduler: QueueScheduler, _ property: MainMutableProperty<Int>) {
    // error: main actor-isolated property 'value' can not be mutated from a Sendable closure
    _ = scheduler.schedule { property.value = 1 }
  }

  func pictureLeaves(_ pictures: MainSignal<Picture, Never>) {
    // error: type 'Picture' does not conform to the 'Sendable' protocol
    _ = pictures.signal
  }

  func pictureOfSubject(_ pictures: MainSubject<Picture, Never>) {
    // error: type 'Picture' does not conform to the 'Sendable' protocol
    _ = pictures.mainSignal.signal
  }

  func pictureOfProperty(_ picture: MainMutableProperty<Picture>) {
    // error: type 'Picture' does not conform to the 'Sendable' protocol
    _ = picture.signal.signal
  }

  func pictureComes() {
    // error: type 'Picture' does not conform to the 'Sendable' protocol
    _ = Subject<Picture, Never>()
  }

  func pictureInChannel() {
    // error: type 'Picture' does not conform to the 'Sendable' protocol
    _ = Channel<Picture>()
  }

  func pictureInProperty() {
    // error: type 'Picture' does not conform to the 'Sendable' protocol
    _ = MutableProperty(Picture())
  }

  func boundToAnyThread(_ pictures: MainSignal<Picture, Never>) {
    // error: type 'Picture' does not conform to the 'Sendable' protocol
    pictures.subscribe(Subject<Picture, Never>())
  }
}
