/// A sink that posts events to a mailbox.
///
/// A failure demanded by the policy disposes the upstream at once and is delivered after the values that wait.
@frozen
@usableFromInline
struct MailboxSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let mailbox: Mailbox<Event<Value, Failure>, Failure>
  /// The subscription to the upstream.
  @usableFromInline let upstream: CompoundDisposable

  @inlinable
  init(_ mailbox: Mailbox<Event<Value, Failure>, Failure>, _ upstream: CompoundDisposable) {
    self.mailbox = mailbox
    self.upstream = upstream
  }

  @inlinable
  func send(_ value: Value) {
    guard let failure = mailbox.post(.next(value)) else { return }
    upstream.dispose()
    fail(failure)
  }

  @inlinable
  func fail(_ error: Failure) { mailbox.close(with: .failed(error)) }

  @inlinable
  func complete() { mailbox.close(with: .completed) }
}
