// Types of values and failures. See `scripts/check-mistakes`.
import ReactiveSignals

// An array of signals with different failures, merged.
func arrayOfDifferentFailures(_ first: Signal<Int, Broken>, _ second: Signal<Int, Never>) {
  // error: 'merge' is unavailable: Merged signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  Signal.merge([first, second]).subscribe { print($0) }
}

// Proves B262, W60: a binding of a signal that can fail
func bindFailing(_ loading: Signal<Int, any Error>, in count: MutableProperty<Int>) {
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  loading.bind(to: count)
}

// A boundary of buffers with another failure.
func bufferOnFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'buffer(on:)' requires the types 'Broken' and 'Lost' be equivalent
  first.buffer(on: second).subscribe { print($0) }
}

// Compiles: `catch` on a signal that cannot fail.
func catchOnNever(_ numbers: Signal<Int, Never>) {
  numbers.catch { _ in .just(1) }.subscribe { print($0) }
}

// Different failures in `combineLatest`.
func combineLatestFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: 'combineLatest' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.
  first.combineLatest(second).subscribe { _ in }
}

// An array of signals with different failures, combined.
func combineLatestOfArrayOfDifferentFailures(_ first: Signal<Int, Broken>, _ second: Signal<Int, Never>) {
  // error: 'combineLatest' is unavailable: All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  Signal.combineLatest([first, second]).subscribe { print($0) }
}

// Different failures in `Signal.combineLatest`.
func combineLatestOfDifferentFailures(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: static method 'combineLatest' requires the types 'Broken' and 'Lost' be equivalent
  Signal.combineLatest(first, second).subscribe { print($0, $1) }
}

// Different failures in `combineLatest` with a closure.
func combineLatestTransformFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: 'combineLatest' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.
  first.combineLatest(second).map { $0 + $1 }.subscribe { _ in }
}

// Different failures in `Signal.concat`.
func concatOfDifferentFailures(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: static method 'concat' requires the types 'Broken' and 'Lost' be equivalent
  Signal.concat(first, second).subscribe { print($0) }
}

// An inner signal that can fail, in a chain that cannot.
func failureInSafeChain(_ ids: Signal<Int, Never>) -> Signal<Int, Never> {
  // error: cannot convert value of type '@Sendable (Int) -> Signal<Int, Broken>' to expected argument type '@Sendable (Int) -> Signal<Int, Never>'
  ids.flatMap { tryNumber($0) }.erased
}

// An inner signal with another failure.
func flatMapFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: cannot convert value of type '@Sendable (Int) -> Signal<Int, Lost>' to expected argument type '@Sendable (Int) -> Signal<Int, Broken>'
  first.flatMap { [second] _ in second }.subscribe { _ in }
}

// A replacement of an empty signal with another failure.
func ifEmptyFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'ifEmpty(switchTo:)' requires the types 'Broken' and 'Lost' be equivalent
  first.ifEmpty(switchTo: second).subscribe { print($0) }
}

// Different failures in `Signal.merge`.
func mergeOfDifferentFailures(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: static method 'merge' requires the types 'Broken' and 'Lost' be equivalent
  Signal.merge(first, second).subscribe { print($0) }
}

// Proves W61: values of different types in one signal
func mergeValueTypes(_ numbers: Signal<Int, Never>, _ names: Signal<String, Never>) {
  // error: 'merge' is unavailable: Both are signals of the same values and failures: use 'map', 'mapFailure', the 'signal' of a property, or 'onMain()' if the other is on the main actor.
  numbers.merge(names).subscribe { print($0) }
}

// Different failures in `race`.
func raceFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'race' requires the types 'Broken' and 'Lost' be equivalent
  first.race(second).subscribe { _ in }
}

// Different failures in `raceForValue`.
func raceForValueFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'raceForValue' requires the types 'Broken' and 'Lost' be equivalent
  first.raceForValue(second).subscribe { print($0) }
}

// Different failures in `Signal.race`.
func raceOfDifferentFailures(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: static method 'race' requires the types 'Broken' and 'Lost' be equivalent
  Signal.race(first, second).subscribe { print($0) }
}

// Different failures in `take(untilReplacement:)`.
func replacementFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'take(untilReplacement:)' requires the types 'Broken' and 'Lost' be equivalent
  first.take(untilReplacement: second).subscribe { _ in }
}

// A sampler with another failure.
func sampleFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'sample(on:)' requires the types 'Broken' and 'Lost' be equivalent
  first.sample(on: second).subscribe { _ in }
}

// Different failures in `sequenceEqual`.
func sequenceEqualFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'sequenceEqual(_:buffering:)' requires the types 'Broken' and 'Lost' be equivalent
  first.sequenceEqual(second).subscribe { print($0) }
}

// A failure that nobody handles, which would disappear. The folder `UnhandledFailures` has the other forms.
func subscribeWithoutFailureHandler(_ texts: Signal<String, Broken>) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  texts.subscribe { print($0) }
}

// A trigger of `take(until:)` with another failure.
func takeUntilFailing(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'take(until:)' requires the types 'Lost' and 'Never' be equivalent
  first.take(until: second).subscribe { _ in }
}

// A replacement after silence with another failure.
func timeoutOfSilenceFailureTypes(
  _ first: Signal<Int, Broken>,
  _ second: Signal<Int, Lost>,
  _ clock: some TimedScheduler
) {
  // error: instance method 'timeout(ofSilence:switchTo:on:)' requires the types 'Broken' and 'Lost' be equivalent
  first.timeout(ofSilence: .seconds(1), switchTo: second, on: clock).subscribe { print($0) }
}

// A replacement after a time with another failure.
func timeoutSwitchToFailureTypes(
  _ first: Signal<Int, Broken>,
  _ second: Signal<Int, Lost>,
  _ clock: some TimedScheduler
) {
  // error: instance method 'timeout(after:switchTo:on:)' requires the types 'Broken' and 'Lost' be equivalent
  first.timeout(after: .seconds(1), switchTo: second, on: clock).subscribe { print($0) }
}

// Proves B213, W48: a trigger that can fail
func triggerThatFails(_ numbers: Signal<Int, Never>, _ loading: Signal<Int, any Error>) {
  // error: instance method 'take(until:)' requires the types 'any Error' and 'Never' be equivalent
  numbers.take(until: loading).subscribe { print($0) }
}

// A boundary of windows with another failure.
func windowOnFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'window(on:buffering:)' requires the types 'Broken' and 'Lost' be equivalent
  first.window(on: second).subscribe { print($0) }
}

// Different failures in `withLatest(from:)`.
func withLatestFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'withLatest(from:)' requires the types 'Broken' and 'Lost' be equivalent
  first.withLatest(from: second).subscribe { _ in }
}

// Different failures in `zip`.
func zipFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'zip(_:buffering:)' requires the types 'Broken' and 'Lost' be equivalent
  first.zip(second).subscribe { _ in }
}

// Different failures in `zipLast`.
func zipLastFailureTypes(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: instance method 'zipLast' requires the types 'Broken' and 'Lost' be equivalent
  first.zipLast(second).subscribe { print($0, $1) }
}

// Different failures in `Signal.zip`.
func zipOfDifferentFailures(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  // error: static method 'zip(_:_:_:buffering:)' requires the types 'Broken' and 'Lost' be equivalent
  // error: static method 'zip(_:_:_:buffering:)' requires the types 'Lost' and 'Broken' be equivalent
  Signal.zip(first, second, first).subscribe { print($0) }
}

// A signal that cannot fail, where an operator that is used seldom expects the failure of the other one.
func safeSignalZipsLast(_ numbers: Signal<Int, Never>, _ loads: Signal<Int, Broken>) {
  // error: instance method 'zipLast' requires the types 'Never' and 'Broken' be equivalent
  _ = numbers.zipLast(loads)
  // error: instance method 'raceForValue' requires the types 'Broken' and 'Never' be equivalent
  _ = loads.raceForValue(numbers)
  // error: instance method 'race' requires the types 'Never' and 'Broken' be equivalent
  _ = numbers.race(loads)
  // error: instance method 'ifEmpty(switchTo:)' requires the types 'Never' and 'Broken' be equivalent
  _ = numbers.ifEmpty(switchTo: loads)
}

// Compiles: the same with the failure that the messages ask for.
func promotedSignals(_ numbers: Signal<Int, Never>, _ loads: Signal<Int, Broken>) {
  let numbers = numbers.promoteFailure(to: Broken.self)
  _ = numbers.zipLast(loads)
  _ = loads.raceForValue(numbers)
  _ = numbers.race(loads)
  _ = numbers.ifEmpty(switchTo: loads)
}
