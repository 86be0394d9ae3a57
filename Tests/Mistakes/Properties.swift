// Properties. See `scripts/check-mistakes`.
import Observation
import ReactiveSignals

// Compiles: a binding to a property whose value is optional.
func bindToOptional(_ sessions: Signal<Session, Never>, _ current: MutableProperty<Session?>) {
  sessions.bind(to: current)
}

// A binding to a read-only property.
func bindToReadOnly(_ titles: Signal<String, Never>, _ title: Property<String>) {
  // error: 'bind(to:)' is unavailable: A 'Property' is read-only. Bind to a 'MutableProperty', or make the property with 'Property(initial: …, then: …)'.
  titles.bind(to: title)
}

// Properties in `Signal.combineLatest`.
func combineLatestOfProperties(_ a: Property<Int>, _ b: Property<Int>) {
  // error: static method 'combineLatest' requires that 'Property<Int>' conform to 'SignalProtocol'
  // error: static method 'combineLatest' requires that 'Property<Int>' conform to 'SignalProtocol'
  Signal.combineLatest(a, b).subscribe { print($0) }
}

// A property that is combined with a signal.
func combineLatestOfPropertyAndSignal(_ query: MutableProperty<String>, _ numbers: Signal<Int, Never>) {
  // error: 'combineLatest' is unavailable: Use the signal of the property: 'property.signal.combineLatest(signal)'.
  query.combineLatest(numbers).subscribe { print($0) }
}

// A signal and a property in `Signal.combineLatest`.
func combineLatestOfSignalAndProperty(_ query: Subject<String, Never>, _ names: Property<[String]>) {
  // error: static method 'combineLatest' requires that 'Property<[String]>' conform to 'SignalProtocol'
  Signal.combineLatest(query, names).map { query, names in names.filter { $0 == query } }
    .subscribe { print($0) }
}

// Three properties in the method `combineLatest`.
enum CombineLatestOfThreeProperties {
  static func texts(_ a: MutableProperty<Int>, _ b: MutableProperty<Bool>, _ c: MutableProperty<String>)
    -> Property<
      String

    >
  {
    // error: extra argument in call
    // error: contextual closure type '@Sendable ((Int, Bool)) -> String' expects 1 argument, but 3 were used in closure body
    a.combineLatest(b, c).map { "\($0) \($1) \($2)" }
  }
}

// A signal that is combined with a property.
func combineLatestProperty(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  // error: 'combineLatest' is unavailable: Pass the signal of the property: 'combineLatest(property.signal)'.
  numbers.combineLatest(limit).subscribe { _ in }
}

// A closure in `Property.combineLatest`.
func combineLatestPropertyClosure(_ a: MutableProperty<Int>, _ b: MutableProperty<Int>) -> Property<Int> {
  // error: cannot convert return expression of type 'Property<(Int, Int, C)>' to return type 'Property<Int>'
  // error: trailing closure passed to parameter of type 'PropertyProtocol<C>' that does not accept a closure
  // error: generic parameter 'C' could not be inferred
  Property.combineLatest(a, b) { $0 + $1 }
}

// A signal that is combined with a property, before closures of pairs.
func combineLatestPropertyThenPairs(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  // error: 'combineLatest' is unavailable: Pass the signal of the property: 'combineLatest(property.signal)'.
  numbers.map { $0 + 1 }.combineLatest(limit).filter { a, b in a < b }.map { a, b in a + b }.subscribe {
    print($0)
  }
}

// `filter` on a property.
func filterProperty(_ count: Property<Int>) {
  // error: 'filter' is unavailable: Use the signal of the property: 'property.signal.filter { … }'.
  count.filter { $0 > 0 }.subscribe { print($0) }
}

// `flatMap` on a property.
func flatMapOfProperty(
  _ query: MutableProperty<String>,
  _ search: @escaping @Sendable (String) -> Signal<Int, Never>
) {
  // error: 'flatMap' is unavailable: Use the signal of the property: 'property.signal.flatMap(.latest) { … }'.
  query.flatMap(.latest) { search($0) }.subscribe { print($0) }
}

// A property that is merged with a property.
func mergeProperty(_ a: MutableProperty<Int>, _ b: MutableProperty<Int>) {
  // error: 'merge' is unavailable: Use the signals of the properties: 'property.signal.merge(other.signal)'.
  a.merge(b).subscribe { print($0) }
}

// A `@MutableProperty` in an `@Observable` class.
enum MutablePropertyInObservable {
  @Observable final class Player {
    // error: invalid redeclaration of synthesized property '_volume'
    @MutableProperty var volume = 5
  }
}

// Compiles: the same property, which the macro ignores.
enum MutablePropertyInObservableIgnored {
  @Observable final class Player {
    @ObservationIgnored @MutableProperty var volume = 5
  }
}

// `onMain()` on a property.
@MainActor
func onMainOfProperty(_ query: MutableProperty<String>) {
  // error: 'onMain()' is unavailable: Use the signal of the property: 'property.signal.onMain()'.
  query.onMain().subscribe { print($0) }
}

// A signal that is merged with a property.
func propertyAsSignal(_ numbers: Signal<Int, Never>, _ count: MutableProperty<Int>) {
  // error: 'merge' is unavailable: Both are signals of the same values and failures: use 'map', 'mapFailure', the 'signal' of a property, or 'onMain()' if the other is on the main actor.
  numbers.merge(count).subscribe { print($0) }
}

// A value that is sent to a property.
func sendToProperty(_ count: MutableProperty<Int>) {
  // error: 'send' is unavailable: Assign to the property: 'property.value = …'.
  count.send(1)
}

// A subscription to a property.
func subscribeProperty(_ count: MutableProperty<Int>) {
  // error: 'subscribe(next:)' is unavailable: Subscribe to the signal of the property: 'property.signal.subscribe { … }'.
  count.subscribe { print($0) }
}

// A property as a trigger.
func takeUntilProperty(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  // error: instance method 'take(until:)' requires that 'Property<Int>' conform to 'SignalProtocol'
  numbers.take(until: limit).subscribe { _ in }
}

// Compiles: three properties, and a closure with a parameter for each.
func threeProperties(
  _ problem: Property<String?>,
  _ hasPassword: Property<Bool>,
  _ email: MutableProperty<String>
) -> Property<Bool> {
  problem.combineLatest(hasPassword).combineLatest(email).map { problem, hasPassword, email in
    problem == nil && hasPassword && !email.isEmpty
  }
}

// Compiles: a transaction in a view that has a method of this name.
struct Transaction {}

protocol View {}

extension View {
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

struct TransactionInView: View {
  let first = MutableProperty(""), last = MutableProperty("")

  func save() {
    Property.transaction {
      first.value = "Augusta"
      last.value = "King"
    }
  }
}

// The asynchronous values of a property.
func valuesOfProperty(_ query: MutableProperty<String>) async {
  // error: 'values' is unavailable: Use the signal of the property: 'property.signal.values'.
  for await text in query.values { print(text) }
}

// `withLatest(from:)` on a property.
func withLatestOfPropertyAsReceiver(_ price: Property<Int>, _ limits: Signal<Int, Never>) {
  // error: 'withLatest(from:)' is unavailable: Use the signal of the property: 'property.signal.withLatest(from: other)'.
  price.withLatest(from: limits).map { a, b in a + b }.subscribe { print($0) }
}

// The latest value of a property.
func withLatestProperty(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  // error: 'withLatest(from:)' is unavailable: Pass the signal of the property: 'withLatest(from: property.signal)'.
  numbers.withLatest(from: limit).subscribe { _ in }
}

// The latest value of a property, with a closure.
func withLatestPropertyClosure(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  // error: instance method 'withLatest(from:_:)' requires that 'Property<Int>' conform to 'SignalProtocol'
  numbers.withLatest(from: limit) { a, b in a + b }.subscribe { print($0) }
}

// The latest value of a property, before a closure of two parameters, which takes the pair.
func withLatestPropertyThenPairs(_ counts: Signal<Int, Never>, _ name: MutableProperty<String>) {
  // error: 'withLatest(from:)' is unavailable: Pass the signal of the property: 'withLatest(from: property.signal)'.
  counts.map { $0 + 1 }.withLatest(from: name).map { count, name in "\(count) \(name)" }.subscribe {
    print($0)
  }
}

// A value that is assigned to a read-only property.
func writeReadOnlyProperty(_ count: Property<Int>) {
  // error: cannot assign to property: 'value' is a get-only property
  count.value = 1
}

// `zip` on a property.
func zipOfPropertyAndSignal(_ price: Property<Int>, _ limits: Signal<Int, Never>) {
  // error: 'zip' is unavailable: Use the signal of the property: 'property.signal.zip(signal)'.
  price.zip(limits).map { a, b in a + b }.subscribe { print($0) }
}

// `zip` with a property, before a closure of pairs.
func zipPropertyThenPairs(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  // error: instance method 'zip(_:buffering:)' requires that 'Property<Int>' conform to 'SignalProtocol'
  numbers.map { $0 + 1 }.zip(limit).map { a, b in a + b }.subscribe { print($0) }
}
