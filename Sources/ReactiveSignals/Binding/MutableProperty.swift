/// State that can be written, read at any time, and observed.
///
///     let count = MutableProperty(0)
///     count.signal.subscribe { print($0) }
///     count.value = 1
///     count.modify { $0 += 1 }
///     // 0
///     // 1
///     // 2
///
/// As a property wrapper, it makes a variable observable (in a `Sendable` class, which may have no variables, write `let
/// volume = MutableProperty(5)`):
///
///     @MainActor final class Player {
///       @MutableProperty var volume = 5
///     }
///     let player = Player()
///     player.$volume.signal.subscribe { print($0) }
///
/// Any thread may write, at any time, also from inside an observer. A write is accepted at once: from then on it is the
/// ``value``. Observers are told of accepted writes one after another, in order; a write that is made while they
/// are being told waits its turn, and whoever wrote it does not. No lock is held while an observer runs.
///
/// When it is released, and everything derived from it, its signals complete.
///
/// - Complexity: a write is O(*n*) in the number of observers, and of derived properties that are observed.
///
/// RAC: the property of an object, with `RACObserve` to read and `RAC()` to write it.
@propertyWrapper
public final class MutableProperty<Value: Sendable>: PropertyProtocol {
  @usableFromInline let source: SourceNode<Value>

  /// How long the property is there. Bindings to it end with it.
  public let lifetime = Lifetime()

  /// A property with a first value.
  @inlinable
  public init(_ initial: Value) {
    source = SourceNode(initial, PropertyHub())
  }

  /// `@MutableProperty var name = initial`.
  @inlinable
  public convenience init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  deinit {
    lifetime.ends.dispose()
    source.end()
  }

  /// The present value. Reading gives the write accepted last; writing is accepted at once, and then told.
  public var value: Value {
    get { source.currentState.value }
    set { source.write(newValue) }
  }

  /// The value of a variable that is declared with `@MutableProperty`.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The property itself: `$name`.
  public var projectedValue: MutableProperty<Value> { self }

  public var property: Property<Value> { Property(source, owners: [self]) }

  /// Changes the value in place, as one write: no write of another thread comes in between.
  ///
  ///     let taken = tokens.modify { tokens in
  ///       defer { tokens -= 1 }
  ///       return tokens
  ///     }
  ///
  /// `body` works on a copy, without a lock. When somebody has written meanwhile, it runs again, on the newer
  /// value; so it should do nothing but compute, and not write this property. When it throws, nothing is written.
  ///
  /// - Returns: what `body` returns.
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try source.modify(body)
  }

  func bind(_ signal: some SignalProtocol<Value, Never>) -> any Disposable {
    let binding = signal.subscribe { [weak self] in self?.value = $0 }
    lifetime += binding
    return binding
  }

  /// Computes something from the present value.
  public func withValue<Result, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(value)
  }
}
