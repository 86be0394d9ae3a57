// error: pack expansion requires that 'String' and 'String, Int' have the same shape
// Proves B486: a lifted function with more arguments than signals
import ReactiveSignals

final class Printer: Sendable {}

func printing(_ names: Signal<String, Never>, _ printer: Printer) {
  _ = lift(on: printer, names) { (_: Printer, name: String, copies: Int) in print(name, copies) }
}
