/// The states of a mutable property, and the list of its observers.
///
/// The module that makes the property also makes `publishing`, and so a write is specialized for the type of the value until
/// it reaches the observers.
@usableFromInline
final class SourceState<Value: Sendable>: Sendable {
  @usableFromInline
  struct Fields: Sendable {
    @usableFromInline var current: PropertyState<Value>
    @usableFromInline var published: PropertyState<Value>
    /// States that have been accepted and not yet published, oldest first.
    @usableFromInline var waiting = FIFO<PropertyState<Value>>()
    @usableFromInline var isNews = false
    @usableFromInline var hasEnded = false
    @usableFromInline var isEndNews = false
    /// A Boolean value that indicates whether an open transaction wrote the current state.
    @usableFromInline var isUncommitted = false
    /// A Boolean value that indicates whether the owner has been released, and the end is not yet queued.
    @usableFromInline var isAbandoned = false

    @inlinable
    init(_ initial: PropertyState<Value>) { (current, published) = (initial, initial) }

    @inlinable
    mutating func queueCurrent() {
      isUncommitted = false
      waiting.append(current)
    }
  }

  @usableFromInline let fields: Locked<Fields>
  @usableFromInline let hub: PropertyHub<Value>

  @inlinable
  init(_ value: Value, _ hub: PropertyHub<Value>) {
    let initial = PropertyState(value: value, stamp: 0)
    fields = Locked(Fields(initial))
    self.hub = hub
    hub.send(.next(initial))
  }

  /// Publishes the oldest queued state, and returns its version.
  @inlinable
  func advance() -> UInt {
    let (before, version) = fields.withLock { fields in
      let before = fields.published
      if let next = fields.waiting.popFirst() {
        fields.published = next
        fields.isNews = true
      }
      return (before, fields.published.stamp)
    }
    withExtendedLifetime(before) {}
    return version
  }

  /// Sends observers the published state if it is new, and the end.
  @inlinable
  func publish() {
    let (news, ends) = fields.withLock { fields in
      defer {
        fields.isNews = false
        fields.isEndNews = false
      }
      return (fields.isNews ? fields.published : nil, fields.isEndNews)
    }
    if let news { hub.send(.next(news)) }
    if ends { hub.send(.completed) }
  }
}

/// The functions of a ``SourceState`` that the network calls without knowing the type of the value.
@usableFromInline
struct Publishing: Sendable {
  let advance: @Sendable () -> UInt
  let publish: @Sendable () -> Void

  @usableFromInline
  init(advance: @escaping @Sendable () -> UInt, publish: @escaping @Sendable () -> Void) {
    self.advance = advance
    self.publish = publish
  }
}
