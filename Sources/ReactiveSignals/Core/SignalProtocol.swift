/// A stream of values over time that ends with completion, with a failure, or not at all.
///
/// A signal does nothing until it is subscribed to. A *cold* signal runs its source again for each subscription. A *hot*
/// signal, such as a ``Subject``, shares its source. Operators are methods. One that changes the events of one signal, such as
/// `map`, returns `some SignalProtocol<…>`. A chain of these is one type, which the compiler turns into one piece of code. Erase it to
/// ``Signal`` where a type has to be written. An operator on several signals, or with a timer, returns a ``Signal``.
///
/// The rules that the events of every signal follow are in <doc:RulesOfEvents>.
///
/// Every signal is a ``MainSignalConvertible``, so that an operator of main signals takes signals of both kinds.
///
/// RAC: `RACSignal`, `RACStream`.
public protocol SignalProtocol<Value, Failure>: MainSignalConvertible, Sendable, CustomStringConvertible
where Value: Sendable {
  /// Starts the source and sends its events to `sink`.
  ///
  /// This is the one requirement for a signal type of your own. Use ``SignalProtocol/subscribe(next:failed:completed:)`` to observe a
  /// signal. An operator wraps `sink` in a sink of its own and attaches that to its upstream. A source sends to `sink`
  /// until it ends or `subscription` is disposed, and adds its cleanups to `subscription`.
  ///
  /// - Parameters:
  ///   - sink: The sink to send the events to. It has to be called serially.
  ///   - subscription: The subscription that the sink belongs to.
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure
}

extension SignalProtocol {
  // The only declaration of this name. With a second one, the type checker would try both at each step of a chain.
  /// This signal, type-erased: the postfix form of `Signal(self)`.
  @_transparent
  public var erased: Signal<Value, Failure> { Signal(self) }
}
