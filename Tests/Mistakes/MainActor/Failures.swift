// Main signals whose values or failures differ. See `scripts/check-mistakes`.
import ReactiveSignals

struct Late: Error {}
struct Lost: Error {}

@MainActor func values(_ texts: MainSignal<String, Never>, _ numbers: MainSignal<Int, Never>) {
  // error: 'merge' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.merge(numbers).subscribe { print($0) }
  // error: 'concat' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  texts.concat(numbers).subscribe { print($0) }
  // error: instance method 'race' requires the types 'String' and 'Int' be equivalent
  texts.race(numbers).subscribe { print($0) }
  // error: instance method 'raceForValue' requires the types 'String' and 'Int' be equivalent
  texts.raceForValue(numbers).subscribe { print($0) }
  // error: instance method 'ifEmpty(switchTo:)' requires the types 'String' and 'Int' be equivalent
  texts.ifEmpty(switchTo: numbers).subscribe { print($0) }
  // error: instance method 'sequenceEqual(_:buffering:)' requires the types 'String' and 'Int' be equivalent
  texts.sequenceEqual(numbers).subscribe { print($0) }
  // error: instance method 'take(untilReplacement:)' requires the types 'String' and 'Int' be equivalent
  texts.take(untilReplacement: numbers).subscribe { print($0) }
  // error: instance method 'timeout(after:switchTo:on:)' requires the types 'String' and 'Int' be equivalent
  texts.timeout(after: .seconds(1), switchTo: numbers).subscribe { print($0) }
  // error: instance method 'timeout(ofSilence:switchTo:on:)' requires the types 'String' and 'Int' be equivalent
  texts.timeout(ofSilence: .seconds(1), switchTo: numbers).subscribe { print($0) }
}

@MainActor func failures(_ late: MainSignal<Int, Late>, _ lost: MainSignal<Int, Lost>) {
  // error: 'merge' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = late.merge(lost)
  // error: 'concat' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
  _ = late.concat(lost)
  // error: instance method 'race' requires the types 'Late' and 'Lost' be equivalent
  _ = late.race(lost)
  // error: 'combineLatest' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  _ = late.combineLatest(lost)
  // error: instance method 'zip(_:buffering:)' requires the types 'Late' and 'Lost' be equivalent
  _ = late.zip(lost)
  // error: instance method 'zipLast' requires the types 'Late' and 'Lost' be equivalent
  _ = late.zipLast(lost)
  // error: instance method 'withLatest(from:)' requires the types 'Late' and 'Lost' be equivalent
  _ = late.withLatest(from: lost)
  // error: instance method 'sample(on:)' requires the types 'Late' and 'Lost' be equivalent
  _ = late.sample(on: lost)
  // error: instance method 'buffer(on:)' requires the types 'Late' and 'Lost' be equivalent
  _ = late.buffer(on: lost)
  // error: instance method 'window(on:buffering:)' requires the types 'Late' and 'Lost' be equivalent
  _ = late.window(on: lost)
  // error: 'combineLatest' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
  late.combineLatest(lost).map { $0 + $1 }.subscribe(next: { print($0) }, failed: { print($0) })
}

@MainActor func triggers(_ numbers: MainSignal<Int, Never>, _ stop: MainSignal<Void, Late>) {
  // error: instance method 'take(until:)' requires the types 'Late' and 'Never' be equivalent
  numbers.take(until: stop).subscribe { print($0) }
  // error: instance method 'skip(until:)' requires the types 'Late' and 'Never' be equivalent
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
