/// A sink that posts events to a mailbox.
///
/// When the policy of the mailbox demands a failure, the upstream is disposed immediately. The failure follows the values that
/// wait.
@usableFromInline
struct MailboxSink<Value: Sendable, Consumer: MailboxConsumer>: Sink, ~Copyable
where Consumer.Element == Event<Value, Consumer.Failure> {
  @usableFromInline typealias Failure = Consumer.Failure

  @usableFromInline let mailbox: Mailbox<Consumer>
  /// The subscription to the upstream.
  @usableFromInline let upstream: CompoundDisposable

  @inlinable
  init(_ mailbox: Mailbox<Consumer>, _ upstream: CompoundDisposable) {
    self.mailbox = mailbox
    self.upstream = upstream
  }

  // A source in front of a mailbox can be held back, which is not worth a loop for each chain.
  @inlinable static var _endsErased: Bool { true }

  @inlinable
  func send(_ value: Value) {
    guard let failure = mailbox.post(.next(value)) else { return }
    upstream.dispose()
    end(failure)
  }

  @inlinable
  func end(_ failure: Failure?) { mailbox.close(with: .end(failure)) }
}
