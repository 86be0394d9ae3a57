// Making signals. See `scripts/check-mistakes`.
import Foundation
import Observation
import ReactiveSignals
import ReactiveSignalsFoundation

// A closure of `create` that returns a disposable.
func createReturningDisposable() {
  // error: 'create' is unavailable: The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.
  _ = Signal<Int, Never>.create { subscriber in
    subscriber.send(1)
    return BlockDisposable()
  }
}

// Proves B049: a closure of `deferred` that returns `nil`
func deferredNil(_ isReady: Bool, _ source: Signal<Int, Never>) -> Signal<Int, Never> {
  // error: 'nil' cannot be used in context expecting type 'Signal<Int, Never>'
  .deferred { isReady ? source : nil }
}

// Several values in `just`.
func justMany() {
  // error: 'just' is unavailable: Use an array: '[1, 2, 3].signal()'.
  _ = Signal.just(1, 2, 3)
}

// Proves B486: a lifted function with more arguments than signals
enum LiftTooFew {
  final class Printer: Sendable {}

  static func printing(_ names: Signal<String, Never>, _ printer: Printer) {
    // error: pack expansion requires that 'String' and 'String, Int' have the same shape
    _ = lift(on: printer, names) { (_: Printer, name: String, copies: Int) in print(name, copies) }
  }
}

// A signal without the type of its failure.
enum MissingFailureType {
  // error: generic type 'Signal' specialized with too few type parameters (got 1, but expected 2)
  static let numbers: Signal<Int> = .just(1)
}

// A factory without a type.
func noContext() {
  // error: generic parameter 'Value' could not be inferred
  // error: generic parameter 'Failure' could not be inferred
  _ = Signal.empty
}

// A signal of notifications, which are not sendable.
enum NotificationWithoutTransform {
  @MainActor
  final class Model {
    var userName = ""

    func follow(_ center: NotificationCenter) {
      center.signal(for: .init("login")).subscribe { print("changed") }
      // error: 'signal(for:object:)' is unavailable: A notification is not sendable. Take from it what you need: 'signal(for: name) { $0.userInfo?[…] }'.
      center.signal(for: .init("login"))
        .compactMap { $0.userInfo?["name"] as? String }
        .bind(to: \.userName, on: self)
    }
  }
}

// Compiles: an observation in a class that has a method of this name.
enum ObserveInNSObject {
  class ObjectiveCObject {
    func observe(_ keyPath: String, options: Int, changeHandler: () -> Void) {}
  }

  @MainActor @Observable final class Player { var volume = 5 }

  @MainActor final class Screen: ObjectiveCObject {
    let player = Player()

    func load() { Signal.observe(player, \.volume).observe { volume in print(volume) } }
  }
}

// A signal from a closure.
func signalConstructor() {
  // error: 'init(_:)' is unavailable: Use 'Signal.create { subscriber in … }'. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.
  _ = Signal<Int, Never> { subscriber in
    subscriber.send(1)
  }
}

// Several values in `of`.
func signalOf() {
  // error: 'of' is unavailable: Use an array: '[1, 2, 3].signal()'.
  _ = Signal.of(1, 2, 3)
}

// A signal from a closure that waits.
enum SignalOfAsyncClosure {
  static func load() async throws -> [String] { [] }

  // error: 'init(_:)' is unavailable: Use 'Signal.task { … }', or 'Signal.create { subscriber in … }'.
  static func loaded() -> Signal<[String], any Error> { Signal { try await load() } }
}

// A signal from an asynchronous sequence.
func signalOfAsyncSequence(_ stream: AsyncStream<Int>) -> Signal<Int, Never> {
  // error: 'init(_:_:)' is unavailable: Use 'Signal.from(elements)'.
  Signal(stream)
}

// Compiles: a signal that is a sequence, too, has the elements of the sequence.
enum SignalThatIsSequence {
  struct Numbers: SignalProtocol, Sequence {
    typealias Value = String
    typealias Failure = Never
    func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() }
    func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
    where S.Value == String, S.Failure == Never {
      Signal.just("a").attach(sink, in: subscription)
    }
  }
}
