import ReactiveSignals

public struct Failed: Error {}
public struct Other: Error {}
public final class Object: Sendable {}

@inline(never)
func use<Value>(_ value: borrowing Value) {}

public func measured(
  _ numbers: Signal<Int, Never>,
  _ texts: Signal<String, Never>,
  _ flags: Signal<Bool, Never>,
  _ signals: Signal<Signal<Int, Never>, Never>,
  _ requests: Signal<Int, Failed>,
  _ main: MainScheduler,
  _ property: MutableProperty<Int>,
  _ object: Object
) {
  numbers.subscribe(next: { use($0) }, failed: { _ in })
}
