/// The sink of `FlattenStrategy.first`: while an inner signal runs, values are ignored.
@usableFromInline
struct ExhaustingSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline var outer: OuterMerge<Output, Failure>
  @usableFromInline let transform: @Sendable (Value) -> Signal<Output, Failure>
  @usableFromInline var current: CompoundDisposable?

  @inlinable
  init(
    _ outer: consuming OuterMerge<Output, Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) {
    self.outer = outer
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Signal<Output, Failure> { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    // The subscription to an inner signal is disposed when that signal completes.
    if let current, !current.isDisposed { return }
    let inner = inner(value)
    if outer.sendAll(of: inner) { return }
    outer.share()
    let mergeState = outer.mergeState
    let child = CompoundDisposable(childOf: mergeState.subscription)
    current = child
    mergeState.begin()
    mergeState.start(inner, in: child)
  }

  @inlinable
  mutating func end(_ failure: Failure?) { outer.end(failure) }
}
