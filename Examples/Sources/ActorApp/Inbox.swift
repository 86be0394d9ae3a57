import ReactiveSignals

/// An actor that keeps the messages of a signal. Its state is changed on the actor alone, whichever thread sends.
public actor Inbox {
  private var messages: [String] = []
  private var subscriptions: [any Disposable] = []

  /// The number of messages, which other code may read and observe from any thread.
  public nonisolated let count = MutableProperty(0)

  public init() {}

  public func follow(_ source: some SignalProtocol<String, Never>) {
    // The closure runs on the actor because it holds `self`, so that the subscription holds the actor until it ends.
    subscriptions.append(source.observe { message in self.add(message) })
  }

  private func add(_ message: String) {
    messages.append(message)
    count.value = messages.count
  }

  public func contents() -> [String] { messages }

  /// Ends all subscriptions. No message is added after that.
  public func close() {
    for subscription in subscriptions { subscription.dispose() }
    subscriptions = []
  }
}
