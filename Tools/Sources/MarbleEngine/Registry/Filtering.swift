import ReactiveSignals

extension Registry {
  static let filtering = Family("Filtering") {
    Row("filter", "the values that match the predicate")
      .symbols("filter(_:)", in: .selecting)
      .names(reactiveCocoa: "filter:", rxSwift: "filter", combine: "filter", reactiveSwift: "filter")
      .picture("1-2-3-4-5-6|", with: "even")
      .chain("numbers.filter { $0 > 1 }")
      .each(PredicateParameter(), call: "filter #1") {
        $0.filter($1)
      }

    Row("ignore", "all values except one")
      .symbols("ignore(_:)", in: .selecting)
      .names(reactiveCocoa: "ignore:")
      .picture("a-b-a-c-a-|", with: "a")
      .chain("numbers.ignore(1)")
      .each(TextParameter()) { $0.ignore($1) }

    Row("ignoreValues", "only the terminal event")
      .symbols("ignoreValues()", "ignoreValues(as:)", in: .selecting)
      .names(reactiveCocoa: "ignoreValues", rxSwift: "ignoreElements", combine: "ignoreOutput")
      .picture("a-b---c--|")
      .chain("numbers.ignoreValues()")
      .chain("numbers.ignoreValues(as: String.self)")
      .each { $0.ignoreValues() }

    Row("take", "the first n values")
      .symbols("take(_:)", in: .firstValues)
      .names(reactiveCocoa: "take:", rxSwift: "take(_:)", combine: "prefix", reactiveSwift: "take(first:)")
      .picture("a-b--c--d-|", with: "2")
      .chain("numbers.take(1)")
      .each(CountParameter()) { $0.take($1) }

    Row("takeWhile", "the values before the first that does not match")
      .symbols("take(while:)", in: .firstValues)
      .names(
        reactiveCocoa: "takeWhileBlock:",
        rxSwift: "take(while:)",
        combine: "prefix(while:)",
        reactiveSwift: "take(while:)"
      )
      .picture("1-2-3-7-4-|", with: "below5")
      .chain("numbers.take(while: { $0 > 1 })")
      .each(PredicateParameter(), call: "take(while: #1)") {
        $0.take(while: $1)
      }

    Row("takeUntilMatching", "the values before the first that matches")
      .symbols("take(untilMatching:)", in: .firstValues)
      .names(reactiveCocoa: "takeUntilBlock:", rxSwift: "take(until:behavior:)")
      .picture("1-2-3-7-4-|", with: "above5")
      .chain("numbers.take(untilMatching: { $0 > 1 })")
      .each(PredicateParameter(), call: "take(untilMatching: #1)") {
        $0.take(untilMatching: $1)
      }

    Row("takeThroughMatching", "the values through the first that matches")
      .symbols("take(throughMatching:)", in: .firstValues)
      .names(rxSwift: "take(while:behavior:)")
      .picture("1-2-3-7-4-|", with: "above5")
      .chain("numbers.take(throughMatching: { $0 > 1 })")
      .each(PredicateParameter(), call: "take(throughMatching: #1)") {
        $0.take(throughMatching: $1)
      }

    Row("firstWhere", "the first value that matches")
      .symbols("first(where:)", in: .firstValues)
      .names(combine: "first(where:)")
      .picture("1-2-3-7-4-8|", with: "above5")
      .chain("numbers.first { $0 > 1 }", named: "first(where:)")
      .takeHome("first(where: #1)")
      .each(PredicateParameter(), call: "first #1") {
        $0.first(where: $1)
      }

    Row("lastWhere", "the last value that matches, at completion")
      .symbols("last(where:)", in: .lastValues)
      .names(combine: "last(where:)")
      .picture("1-7-3-8-2|", with: "above5")
      .chain("numbers.last { $0 > 1 }", named: "last(where:)")
      .takeHome("last(where: #1)")
      .each(PredicateParameter(), call: "last #1") {
        $0.last(where: $1)
      }

    Row("elementsIn", "the values number n to n, counted from 0")
      .symbols("elements(in:)", in: .selecting)
      .names(combine: "output(in:)")
      .picture("a-b--c--d-|", with: "1 2")
      .chain("numbers.elements(in: 1...3)")
      .each(CountParameter(), CountParameter(), call: "elements(in: #1...#2)") {
        $0.elements(in: $1...max($1, $2))
      }

    Row("takeLast", "the last n values, at completion")
      .symbols("takeLast(_:)", in: .lastValues)
      .names(reactiveCocoa: "takeLast:", rxSwift: "takeLast", reactiveSwift: "take(last:)")
      .picture("a-b--c--d-|", with: "2")
      .chain("numbers.takeLast(1)")
      .each(CountParameter()) { $0.takeLast($1) }

    Row("skipLast", "all values except the last n")
      .symbols("skipLast(_:)", in: .lastValues)
      .picture("a-b--c--d-|", with: "2")
      .chain("numbers.skipLast(1)")
      .each(CountParameter()) { $0.skipLast($1) }

    Row("skip", "all values except the first n")
      .symbols("skip(_:)", in: .lastValues)
      .names(reactiveCocoa: "skip:", rxSwift: "skip(_:)", combine: "dropFirst", reactiveSwift: "skip(first:)")
      .picture("a-b--c--d-|", with: "2")
      .chain("numbers.skip(1)")
      .each(CountParameter()) { $0.skip($1) }

    Row("skipWhile", "the values from the first that does not match")
      .symbols("skip(while:)", in: .lastValues)
      .names(
        reactiveCocoa: "skipWhileBlock:",
        rxSwift: "skip(while:)",
        combine: "drop(while:)",
        reactiveSwift: "skip(while:)"
      )
      .picture("1-2-3-7-4-|", with: "below5")
      .chain("numbers.skip(while: { $0 > 1 })")
      .each(PredicateParameter(), call: "skip(while: #1)") {
        $0.skip(while: $1)
      }

    Row("skipUntilMatching", "the values from the first that matches")
      .symbols("skip(untilMatching:)", in: .lastValues)
      .names(reactiveCocoa: "skipUntilBlock:")
      .picture("1-2-3-7-4-|", with: "above5")
      .chain("numbers.skip(untilMatching: { $0 > 1 })")
      .each(PredicateParameter(), call: "skip(untilMatching: #1)") {
        $0.skip(untilMatching: $1)
      }

    Row("elementAt", "the value number n, counted from 0")
      .symbols("element(at:)", in: .selecting)
      .names(rxSwift: "element(at:)", combine: "output(at:)")
      .picture("a-b--c--d-|", with: "2")
      .chain("numbers.element(at: 1)")
      .each(CountParameter(), call: "element(at: #1)") {
        $0.element(at: $1)
      }

    Row("distinct", "each value once")
      .symbols("distinct()", in: .selecting)
      .names(rxSwift: "distinct (RxSwiftExt)", reactiveSwift: "uniqueValues")
      .picture("a-b-a-c-b-d|")
      .chain("numbers.distinct()")
      .each { $0.distinct() }

    Row("distinctBy", "the first value for each result of the function")
      .symbols("distinct(by:)", in: .selecting)
      .names(rxSwift: "distinct (RxSwiftExt)", reactiveSwift: "uniqueValues(_:)")
      .picture("a-b-A-c-B-d|", with: "lowercase")
      .chain("numbers.distinct { $0 % 3 }", named: "distinct(by:)")
      .each(FunctionParameter(), call: "distinct(by: #1)") {
        $0.distinct(by: $1)
      }

    Row("distinctUntilChanged", "no value twice in a row")
      .symbols("distinctUntilChanged()", in: .selecting)
      .listed("distinctUntilChanged(by:)", in: .selecting)
      .names(
        reactiveCocoa: "distinctUntilChanged",
        rxSwift: "distinctUntilChanged",
        combine: "removeDuplicates",
        reactiveSwift: "skipRepeats"
      )
      .picture("a-a-b-b-b-a|")
      .chain("numbers.distinctUntilChanged()")
      .chain("numbers.distinctUntilChanged { $0 % 3 == $1 % 3 }", named: "distinctUntilChanged(by:)")
      .each { $0.distinctUntilChanged() }

    Row("distinctUntilChangedAt", "no value twice in a row for which the function has the same result")
      .symbols("distinctUntilChanged(at:)", in: .selecting)
      .names(rxSwift: "distinctUntilChanged", combine: "removeDuplicates")
      .picture("a-A-b-B-b-A|", with: "lowercase")
      .chain(#"texts.distinctUntilChanged(at: \.count)"#)
      .each(FunctionParameter(), call: "distinctUntilChanged(at: #1)") {
        $0.distinctUntilChanged(at: $1)
      }

    Row("partition", "a line of the values that match the predicate, and one of the others")
      .symbols("partition(by:)", in: .selecting)
      .names(rxSwift: "partition(_:) (RxSwiftExt)")
      .picture("1-2-4-3-6-5|", with: "even")
      .chain("numbers.partition { $0 > 1 }.matching", named: "partition(by:)")
      .takeHome(SwiftTemplate("parts.matching", "parts.rest", after: "let parts = #a.partition(by: #1)"))
      .split(PredicateParameter(), call: "partition #1") { signal, predicate in
        let parts = signal.partition(by: predicate)
        return [parts.matching.erased, parts.rest.erased]
      }

    Row("single", "the only value, at completion; fails for none or several")
      .symbols("single()", in: .selecting)
      .listed("SingleError", in: .selecting)
      .names(rxSwift: "single")
      .picture("--a----b--|")
      .chain("numbers.single()")
      .takeHome("single().catch { _ in Signal<String, Failure>.fail(Failure()) }")
      .each { signal in
        signal.single().catch { _ in MarbleSignal.fail(DiagramFailure()) }
      }

    Row("takeDuring", "the values until a lifetime ends")
      .symbols("take(during:)", in: .firstValues)
      .chain("numbers.take(during: Lifetime.Token().lifetime)")
  }
}
