/// A source of events on the main actor: a ``MainSignal``, a subject, property or command of the main actor, or any signal of values that
/// are `Sendable`, whose events come onto the main actor.
///
/// The operators of main signals take any of them where ``SignalProtocol`` takes a signal, as do the bindings of controls.
public protocol MainSignalConvertible<Value, Failure> {
  /// The type of the values.
  associatedtype Value
  /// The type of the failures. `Never` for a signal that cannot fail.
  associatedtype Failure: Error

  /// The events on the main actor.
  @MainActor var mainSignal: MainSignal<Value, Failure> { get }
}

/// A source of events on the main actor that has the operators of main signals.
@MainActor
public protocol MainSignalProtocol<Value, Failure>: MainSignalConvertible {}

/// A signal that lives on the main actor.
///
/// Its events are sent there, its closures run there, and its values may be of any type. So a closure may use the view model around it, a
/// service of the main actor and objects that are not `Sendable`, without an annotation:
///
///     @MainActor final class Cart {
///       let amounts = MainSubject<Int, Never>()
///       var currency = "EUR"
///
///       var texts: MainSignal<String, Never> { amounts.map { "\($0) \(self.currency)" } }
///     }
///
/// The operators have the names and labels of ``SignalProtocol``, and behave as those do. Operators with time run on ``MainScheduler``, if
/// nothing else is passed. A test passes a scheduler whose time it controls, in a test of the main actor.
///
/// A signal of values that are `Sendable` comes onto the main actor by ``SignalProtocol/onMain(buffering:)``, and ``signal`` leads back.
///
/// RxCocoa: `Driver`, without its replay.
@MainActor
public struct MainSignal<Value, Failure: Error>: nonisolated MainSignalProtocol {
  @usableFromInline let base: Signal<OnMain<Value>, Failure>

  /// - Parameter base: A signal whose events are sent on the main actor.
  @inlinable
  init(_ base: some SignalProtocol<OnMain<Value>, Failure>) { self.base = base.erased.stayingOnMain }

  /// This signal.
  public var mainSignal: MainSignal<Value, Failure> {
    @inlinable get { self }
  }
}

extension MainSignal: CustomStringConvertible {
  /// The operators and the source, as a ``Signal`` describes them.
  nonisolated public var description: String { base.description }
}

extension MainSignalProtocol {
  /// This signal as a ``MainSignal``, as ``SignalProtocol/erased`` is a ``Signal``. The same as ``MainSignalConvertible/mainSignal``.
  @_alwaysEmitIntoClient
  public var erased: MainSignal<Value, Failure> { mainSignal }
}

extension MainSignalConvertible {
  @MainActor @inlinable var base: Signal<OnMain<Value>, Failure> { mainSignal.base }
}
