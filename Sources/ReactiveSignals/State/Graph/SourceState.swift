/// The states of a mutable property, and the list of its observers.
///
/// The module that makes the property also makes its ``Methods``. So a write is specialized for the type of the value until it reaches
/// the observers, and so is the way of the value to the properties that are derived from it.
@usableFromInline
final class SourceState<Value: Sendable>: Sendable {
  @usableFromInline
  struct Fields: Sendable {
    @usableFromInline var current: PropertyState<Value>
    @usableFromInline var published: PropertyState<Value>
    /// States that have been accepted and not yet published, oldest first.
    @usableFromInline var waiting = FIFO<PropertyState<Value>>()
    @usableFromInline var isNews = false
    @usableFromInline var isEndNews = false
    /// A Boolean value that indicates whether an open transaction wrote the current state.
    @usableFromInline var isUncommitted = false

    @inlinable
    init(_ initial: PropertyState<Value>) { (current, published) = (initial, initial) }

    @inlinable
    mutating func queueCurrent() {
      isUncommitted = false
      waiting.append(current)
    }

    /// Publishes the oldest queued state, and returns the state that it replaces.
    @inlinable
    mutating func advance() -> PropertyState<Value>? {
      guard let next = waiting.popFirst() else { return nil }
      defer { published = next }
      isNews = true
      return published
    }
  }

  @usableFromInline let fields: Locked<Fields>
  @usableFromInline let hub: PropertyHub<Value>

  @inlinable
  init(_ value: Value, _ hub: PropertyHub<Value>) {
    let initial = PropertyState(value: value, stamp: 0)
    fields = Locked(Fields(initial))
    self.hub = hub
    hub.send(initial)
  }

  @inlinable var current: PropertyState<Value> { fields.withLock { $0.current } }

  @inlinable var published: PropertyState<Value> { fields.withLock { $0.published } }

  /// Queues the current state if it has that stamp.
  @inlinable
  func queue(_ stamp: UInt) -> Bool {
    fields.withLock { fields in
      guard stamp == fields.current.stamp else { return false }
      fields.queueCurrent()
      return true
    }
  }

  /// Publishes the oldest queued state, and returns its version.
  @inlinable
  func advance() -> UInt {
    let (before, version) = fields.withLock { fields in
      let before = fields.advance()
      return (before, fields.published.stamp)
    }
    withExtendedLifetime(before) {}
    return version
  }

  /// Sends observers the published state if it is new, and the end.
  ///
  /// - Parameter isNext: `true` to publish the oldest queued state first.
  @inlinable
  func publish(next isNext: Bool) {
    let (before, news, ends) = fields.withLock { fields in
      let before = isNext ? fields.advance() : nil
      let news = fields.isNews ? fields.published : nil
      let ends = fields.isEndNews
      fields.isNews = false
      fields.isEndNews = false
      return (before, news, ends)
    }
    if let news { hub.send(news) }
    if ends { hub.complete() }
    withExtendedLifetime(before) {}
  }
}

extension SourceState {
  /// The methods that code without knowledge of the type of the value calls.
  @usableFromInline
  struct Methods: Sendable {
    @usableFromInline let current: @Sendable (SourceState) -> PropertyState<Value>
    @usableFromInline let published: @Sendable (SourceState) -> PropertyState<Value>
    @usableFromInline let queue: @Sendable (SourceState, _ stamp: UInt) -> Bool
    @usableFromInline let advance: @Sendable (SourceState) -> UInt
    @usableFromInline let publish: @Sendable (SourceState, _ isNext: Bool) -> Void

    @inlinable
    init() {
      current = { $0.current }
      published = { $0.published }
      queue = { $0.queue($1) }
      advance = { $0.advance() }
      publish = { $0.publish(next: $1) }
    }
  }
}
