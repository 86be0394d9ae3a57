// error: invalid conversion from throwing function of type '@Sendable (Int) throws -> Void' to non-throwing function type '@Sendable (Int) -> Void'
// Proves B017: a handler that throws
import ReactiveSignals

struct Full: Error {}

func store(_ numbers: Signal<Int, Never>) {
  numbers.subscribe { if $0 > 9 { throw Full() } }
}
