// Names of other libraries. See `scripts/check-mistakes`.
import Dispatch
import ReactiveSignals

// A name of Combine in a chain.
func combineFlatMapLatest(_ text: Signal<String, Never>) {
  // error: 'handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)' is unavailable: Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.
  text.map { Signal<Int, Never>.just($0.count) }.switchToLatest().handleEvents(receiveOutput: { print($0) })
    .subscribe()
}

// Names of RxSwift in a closure of `create`.
func createOnNext() {
  _ = Signal<Int, Never>.create { observer in
    // error: 'onNext' has been renamed to 'send(_:)'
    observer.onNext(1)
    // error: 'onCompleted()' has been renamed to 'complete()'
    observer.onCompleted()
  }
}

// A name of ReactiveSwift in a chain.
func racFlatMapStrategy(_ text: Signal<String, Never>) {
  // error: 'skipRepeats()' has been renamed to 'distinctUntilChanged()'
  text.flatMap(.latest) { Signal<Int, Never>.just($0.count) }.skipRepeats().subscribe { print($0) }
}

// Names of Combine, and the main queue of Dispatch.
enum ReceiveOnMainQueue {
  @MainActor
  final class Model {
    var number = 0

    func show(_ numbers: Signal<Int, Never>) {
      // error: 'receive(on:)' is unavailable: Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.
      // error: 'sink(receiveValue:)' has been renamed to 'subscribe(next:)'
      numbers.map { $0 + 1 }.receive(on: DispatchQueue.main).sink { [weak self] in self?.number = $0 }
    }
  }
}

// A set of disposables.
enum SetOfAnyDisposables {
  final class Model {
    // error: 'AnyDisposable' has been renamed to 'BlockDisposable'
    // error: conformance of 'BlockDisposable' to 'Hashable' is unavailable: In place of a set, write 'ScopedDisposable()'. Its 'store(in:)' needs no '&'.
    // error: conformance of 'BlockDisposable' to 'Hashable' is unavailable: In place of a set, write 'ScopedDisposable()'. Its 'store(in:)' needs no '&'.
    var disposables = Set<AnyDisposable>()
  }
}

// A set of subscriptions.
enum SetOfSubscriptions {
  final class Model {
    // error: 'Subscription' has been renamed to 'ScopedDisposable': Write 'ScopedDisposable()' in place of the set. Its 'store(in:)' needs no '&'.
    private var subscriptions = Set<Subscription>()

    func follow(_ numbers: Signal<Int, Never>) {
      // error: 'store(in:)' is unavailable: Keep subscriptions in a 'ScopedDisposable', which needs no '&'.
      numbers.map { $0 + 1 }.subscribe { print($0) }.store(in: &subscriptions)
    }
  }
}
