/// Observable state that any thread can read and write.
///
///     let count = MutableProperty(0)
///     count.signal.subscribe { print($0) }
///     count.value = 1
///     count.modify { $0 += 1 }
///     // 0
///     // 1
///     // 2
///
/// As a property wrapper, it makes a variable observable. In a `Sendable` class, which may not have variables, write `let volume
/// = MutableProperty(5)` instead.
///
///     @MainActor final class Player {
///       @MutableProperty var volume = 5
///     }
///     let player = Player()
///     player.$volume.signal.subscribe { print($0) }
///
/// Any thread may write at any time, even from inside an observer. A write is accepted immediately and is then the ``value``.
/// Observers receive the accepted writes one after another, in order. A write made during a delivery is queued, and the writer
/// does not wait. No lock is held while an observer runs.
///
/// The signals complete when the property and everything derived from it have been released.
///
/// - Complexity: A write is O(*n*) in the number of observers and of observed derived properties.
///
/// RAC: a property of an object, read with `RACObserve` and written with `RAC()`.
@propertyWrapper
public final class MutableProperty<Value: Sendable>: PropertyProtocol {
  @usableFromInline let source: StoredNode<Value>

  /// The lifetime of the property. Bindings to the property end with it.
  public var lifetime: Lifetime {
    Lifetime(endingWith: source.rareParts.ending.object { CompoundDisposable() })
  }

  /// Creates a property with an initial value.
  @inlinable
  public init(_ initial: Value) {
    source = StoredNode(initial)
  }

  /// Creates a property whose value is used on the main actor alone.
  init(_ initial: Value, staysOnMain: Bool) { source = StoredNode(initial, staysOnMain: staysOnMain) }

  /// Creates the property of a variable declared with `@MutableProperty`.
  @inlinable
  public convenience init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  deinit {
    source.rare.object?.ending.object?.dispose()
    source.end()
  }

  /// The current value. Reading returns the last accepted write. A write is accepted immediately and then published to observers.
  ///
  /// A read takes part in Observation: `withObservationTracking` and SwiftUI notice the changes of a property that they have read.
  /// See <doc:InAnApp>.
  public var value: Value {
    @inlinable get {
      if source.isReadRecorded { source.trackRead() }
      return source.acceptedValue
    }
    @inlinable set { source.write(newValue, by: 0) }
  }

  /// The value of a variable declared with `@MutableProperty`.
  public var wrappedValue: Value {
    @inlinable get { value }
    @inlinable set { value = newValue }
  }

  /// The property itself, written `$name`.
  public var projectedValue: MutableProperty<Value> { self }

  @inlinable public var property: Property<Value> { Property(source, owner: self) }

  /// Changes the value in place, as one write.
  ///
  ///     let taken = tokens.modify { tokens in
  ///       defer { tokens -= 1 }
  ///       return tokens
  ///     }
  ///
  /// `body` receives a copy and runs without a lock. If another thread has written meanwhile, `body` runs again with the newer
  /// value. It must therefore have no side effects and must not write this property. If it throws, nothing is written.
  ///
  /// - Parameter body: A closure that changes the value.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  @_alwaysEmitIntoClient
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try source.modify(body)
  }

  @inlinable
  func bind(_ signal: some SignalProtocol<Value, Never>) -> any Disposable {
    let binding = signal.subscribe { [weak self] in self?.value = $0 }
    lifetime += binding
    return binding
  }

  /// Calls a closure with the current value.
  ///
  /// - Parameter body: A closure that takes the current value. No lock is held while it runs.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  public func withValue<Result, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(value)
  }
}
