// compiles
import ReactiveSignals

// A signal that is a sequence, too, has the elements of the sequence.
struct Numbers: SignalProtocol, Sequence {
  typealias Value = String
  typealias Failure = Never
  func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() }
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == String, S.Failure == Never {
    Signal.just("a").attach(sink, in: subscription)
  }
}
