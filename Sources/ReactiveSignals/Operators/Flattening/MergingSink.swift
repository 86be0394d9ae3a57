/// `FlattenStrategy.merge`: starts each inner signal as it comes.
@frozen
@usableFromInline
struct MergingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let confluence: Confluence<Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  @usableFromInline var parts: PartMaker

  @inlinable
  init(_ confluence: Confluence<Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.confluence = confluence
    self.transform = transform
    parts = PartMaker(of: confluence.subscription)
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    // One value at once, and nothing to dispose: it needs no subscription of its own.
    if let value = inner.soleValue { return confluence.outlet.send(value) }
    confluence.begin()
    parts.start(inner, ConfluenceSink(confluence))
  }

  @inlinable
  func fail(_ error: Inner.Failure) { confluence.outlet.fail(error) }

  @inlinable
  func complete() { confluence.end() }
}
