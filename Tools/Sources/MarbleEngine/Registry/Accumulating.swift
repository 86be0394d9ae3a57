import ReactiveSignals

extension Registry {
  static let accumulating = Family("Accumulating: one value, at completion or as soon as it is known") {
    Row("reduce", "all values appended to the given text")
      .symbols("reduce(_:_:)", in: .reducing)
      .listed("reduce(into:_:)", in: .reducing)
      .names(
        reactiveCocoa: "aggregateWithStart:reduce:",
        rxSwift: "reduce",
        combine: "reduce",
        reactiveSwift: "reduce"
      )
      .picture("a--b---c--|", with: "''")
      .chain("numbers.reduce(0) { $0 + $1 }")
      .chain("numbers.reduce(into: [Int]()) { $0.append($1) }")
      .each(TextParameter(), call: "reduce(#1) { $0 + $1 }") {
        $0.reduce($1) { $0 + $1 }
      }

    Row("collect", "all values, as a list")
      .symbols("collect()", in: .reducing)
      .names(reactiveCocoa: "collect", rxSwift: "toArray", combine: "collect()", reactiveSwift: "collect()")
      .picture("a--b---c--|")
      .chain("numbers.collect()")
      .takeHome(.listed("collect()"))
      .each { $0.collect().map { "[\($0.joined(separator: " "))]" } }

    Row("count", "the number of values")
      .symbols("count()", in: .reducing)
      .names(rxSwift: "count", combine: "count")
      .picture("a--b---c--|")
      .chain("numbers.count()")
      .takeHome("count().map(String.init)")
      .each { $0.count().map(String.init) }

    Row("min", "the smallest value")
      .symbols("min()", in: .reducing)
      .listed("min(by:)", in: .reducing)
      .names(combine: "min")
      .picture("3--1---2--|")
      .chain("numbers.min()")
      .chain("texts.min { $0.count < $1.count }", named: "min(by:)")
      .each { $0.min() }

    Row("max", "the largest value")
      .symbols("max()", in: .reducing)
      .listed("max(by:)", in: .reducing)
      .names(combine: "max")
      .picture("3--1---2--|")
      .chain("numbers.max()")
      .chain("texts.max { $0.count < $1.count }", named: "max(by:)")
      .each { $0.max() }

    Row("contains", "whether a value matches the predicate")
      .symbols("contains(where:)", in: .reducing)
      .names(reactiveCocoa: "any:", combine: "contains(where:)")
      .picture("1--3---6--5|", with: "even")
      .chain("numbers.contains { $0 > 1 }", named: "contains(where:)")
      .takeHome("contains(where: #1).map(String.init)")
      .each(PredicateParameter(), call: "contains #1") {
        $0.contains(where: $1).map(String.init)
      }

    Row("containsValue", "whether there is the given value")
      .symbols("contains(_:)", in: .reducing)
      .names(combine: "contains")
      .picture("a--b---c--d|", with: "c")
      .chain("numbers.contains(1)")
      .takeHome("contains(#1).map(String.init)")
      .each(TextParameter(), call: "contains(#1)") {
        $0.contains($1).map(String.init)
      }

    Row("allSatisfy", "whether all values match the predicate")
      .symbols("allSatisfy(_:)", in: .reducing)
      .names(reactiveCocoa: "all:", combine: "allSatisfy")
      .picture("2--4---5--6|", with: "even")
      .chain("numbers.allSatisfy { $0 > 1 }")
      .takeHome("allSatisfy(#1).map(String.init)")
      .each(PredicateParameter(), call: "allSatisfy #1") {
        $0.allSatisfy($1).map(String.init)
      }

    Row("isEmpty", "whether there are no values")
      .symbols("isEmpty()", in: .reducing)
      .names(reactiveCocoa: "any")
      .picture("------|")
      .chain("numbers.isEmpty()")
      .takeHome("isEmpty().map(String.init)")
      .each { $0.isEmpty().map(String.init) }

    Row("ifEmpty", "the values, or the given one if there are none")
      .symbols("ifEmpty(_:)", in: .reducing)
      .names(rxSwift: "ifEmpty(default:)", combine: "replaceEmpty")
      .picture("------|", with: "x")
      .chain("numbers.ifEmpty(1)")
      .each(TextParameter()) { $0.ifEmpty($1) }

    Row("ifEmptySwitchTo", "the values, or the diagram if there are none")
      .symbols("ifEmpty(switchTo:)", in: .reducing)
      .names(rxSwift: "ifEmpty(switchTo:)")
      .picture("------|", with: "x-y|")
      .chain("numbers.ifEmpty(switchTo: numbers)")
      .takeHome("ifEmpty(switchTo: #1)")
      .each(DiagramParameter(), call: "ifEmpty(switchTo: other)", subscribes: .later) {
        $0.ifEmpty(switchTo: $1)
      }

    Row("ifEmptyFailingWith", "the values, or a failure if there are none")
      .symbols("ifEmpty(failingWith:)", in: .reducing)
      .picture("------|")
      .chain("requests.ifEmpty(failingWith: Failed())")
      .each(call: "ifEmpty(failingWith: error)") {
        $0.ifEmpty(failingWith: DiagramFailure())
      }

    Row("collectCount", "n values at a time, as a list")
      .symbols("collect(count:)", in: .reducing)
      .names(combine: "collect(_:)", reactiveSwift: "collect(count:)")
      .picture("a-b-c--d-e|", with: "2")
      .chain("numbers.collect(count: 3)")
      .takeHome(.listed("collect(count: #1)"))
      .each(CountParameter(least: 1), call: "collect(count: #1)") {
        $0.collect(count: $1).map { "[\($0.joined(separator: " "))]" }
      }
  }
}
