/// A failure inside an operator, which the operator catches: its own, or the upstream's.
@usableFromInline
enum Interruption<Failure: Error>: Error {
  /// The signal is empty, or has exceeded its time.
  case interrupted
  case failed(Failure)
}
