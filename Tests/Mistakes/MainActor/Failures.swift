// Main signals whose values or failures differ. See `scripts/check-mistakes`.
import ReactiveSignals

struct Late: Error {}
struct Lost: Error {}

@MainActor func values(_ texts: MainSignal<String, Never>, _ numbers: MainSignal<Int, Never>) {
  // error: 'merge' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.merge(numbers).subscribe { print($0) }
  // error: 'concat' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.concat(numbers).subscribe { print($0) }
  // error: 'race' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.race(numbers).subscribe { print($0) }
  // error: 'raceForValue' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.raceForValue(numbers).subscribe { print($0) }
  // error: 'ifEmpty(switchTo:)' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.ifEmpty(switchTo: numbers).subscribe { print($0) }
  // error: 'sequenceEqual' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.sequenceEqual(numbers).subscribe { print($0) }
  // error: 'take(untilReplacement:)' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.take(untilReplacement: numbers).subscribe { print($0) }
  // error: 'timeout(after:switchTo:on:)' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.timeout(after: .seconds(1), switchTo: numbers).subscribe { print($0) }
  // error: 'timeout(ofSilence:switchTo:on:)' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.timeout(ofSilence: .seconds(1), switchTo: numbers).subscribe { print($0) }
}

@MainActor func failures(_ late: MainSignal<Int, Late>, _ lost: MainSignal<Int, Lost>) {
  // error: 'merge' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = late.merge(lost)
  // error: 'concat' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = late.concat(lost)
  // error: 'race' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = late.race(lost)
  // error: 'combineLatest' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.combineLatest(lost)
  // error: 'zip' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.zip(lost)
  // error: 'zipLast' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.zipLast(lost)
  // error: 'withLatest(from:)' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.withLatest(from: lost)
  // error: 'sample(on:)' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.sample(on: lost)
  // error: 'buffer(on:)' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.buffer(on: lost)
  // error: 'window(on:)' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.window(on: lost)
  // error: 'combineLatest' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  late.combineLatest(lost).map { $0 + $1 }.subscribe(next: { print($0) }, failed: { print($0) })
}

@MainActor func triggers(_ numbers: MainSignal<Int, Never>, _ stop: MainSignal<Void, Late>) {
  // error: 'take(until:)' is unavailable: The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first.
  numbers.take(until: stop).subscribe { print($0) }
  // error: 'skip(until:)' is unavailable: The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first.
  numbers.skip(until: stop).subscribe { print($0) }
}

@MainActor func statics(
  _ late: MainSignal<Int, Late>,
  _ lost: MainSignal<Int, Lost>,
  _ texts: MainSignal<String, Late>
) {
  // error: cannot convert value of type 'MainSignal<Int, Lost>' to expected argument type 'MainSignal<Int, Late>'
  _ = MainSignal.merge(late, lost)
  // error: cannot convert value of type 'MainSignal<String, Late>' to expected argument type 'MainSignal<Int, Late>'
  _ = MainSignal.merge(late, texts)
  // error: cannot convert value of type 'MainSignal<Int, Lost>' to expected argument type 'MainSignal<Int, Late>'
  _ = MainSignal.concat(late, lost)
  // error: cannot convert value of type 'MainSignal<Int, Lost>' to expected argument type 'MainSignal<Int, Late>'
  _ = MainSignal.race(late, lost)
  // error: static method 'combineLatest' requires the types 'Late' and 'Lost' be equivalent
  _ = MainSignal.combineLatest(late, lost)
  // error: static method 'zip(_:_:_:buffering:)' requires the types 'Late' and 'Lost' be equivalent
  // error: static method 'zip(_:_:_:buffering:)' requires the types 'Lost' and 'Late' be equivalent
  _ = MainSignal.zip(late, lost, late)
  // error: 'merge' is unavailable: All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = MainSignal.merge([late, lost])
  // error: 'concat' is unavailable: All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = MainSignal.concat([late, lost])
  // error: 'race' is unavailable: All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = MainSignal.race([late, lost])
  // error: 'combineLatest' is unavailable: All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = MainSignal.combineLatest([late, lost])
  // error: 'zip' is unavailable: All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = MainSignal.zip([late, lost])
}
