/// A signal of the elements of a sequence. Erased, one of an array is the array.
@usableFromInline
struct SequenceSignal<Elements: Sequence & Sendable, Failure: Error>: SignalProtocol
where Elements.Element: Sendable {
  @usableFromInline typealias Value = Elements.Element

  @usableFromInline let elements: Elements

  @inlinable
  init(_ elements: Elements) { self.elements = elements }

  @usableFromInline
  var description: String { "from" }

  @inlinable
  @inline(__always)
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    if S._endsErased, subscription.pressure != nil {
      return sink.erased().sendPaced(elements, in: subscription)
    }
    var sink = sink
    sink.send(contentsOf: elements, until: subscription)
  }
}
