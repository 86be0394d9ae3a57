extension Signal {
  /// Returns a signal, and the input that drives it.
  ///
  ///     let (taps, input) = Signal<Int, Never>.pipe()
  ///     taps.subscribe { print($0) }
  ///     input.send(1)
  ///     // 1
  ///
  /// It is a ``Subject`` in two parts: code that has the signal cannot send, and code that has the input cannot subscribe. A
  /// type keeps the input private and publishes the signal:
  ///
  ///     final class Button: Sendable {
  ///       let taps: Signal<Void, Never>
  ///       private let input: any SubscriberProtocol<Void, Never>
  ///
  ///       init() { (taps, input) = Signal.pipe() }
  ///     }
  ///
  /// The events, their order and their threads are a subject's. The release of the input completes the signal, since
  /// nothing can follow. The signal does not hold the input.
  ///
  /// - Returns: A signal of the events that are sent to the input, and the input.
  public static func pipe() -> (output: Signal<Value, Failure>, input: any SubscriberProtocol<Value, Failure>)
  {
    let subject = Subject<Value, Failure>()
    // The events of the subject, without the subject.
    let hub = subject.hub
    let output = leaf { call in
      call.answer("pipe") { sink, subscription in hub.attach(sink, in: subscription) }
    }
    return (output, subject)
  }
}
