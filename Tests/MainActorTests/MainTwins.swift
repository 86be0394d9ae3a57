// Each chain of the rows in Tools/Sources/MarbleEngine/Registry, with signals and with main signals. `marbles registry --write` makes
// this file.
// swift-format-ignore-file
import ReactiveSignals
import ReactiveSignalsTesting
import Testing

extension MainOperatorsTests {
  @Test("Operators of main signals behave as those of signals: Creating signals, without lines")
  func twinsOfCreatingSignalsWithoutLines() async {
    await twin("just") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal.just(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal.just(1)
    }
    await twin("from") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal.from([1, 2])
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal.from([1, 2])
    }
    await twin("empty") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.empty
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.empty
    }
    await twin("fail") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.fail(Failed())
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.fail(Failed())
    }
    await twin("timer(after:)") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal.timer(after: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal.timer(after: .seconds(1), on: main)
    }
    await twin("create") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.create { $0.send(1) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.create { $0.send(1) }
    }
    await twin("Signal.attempt") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.attempt { () throws(Failed) in 1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.attempt { () throws(Failed) in 1 }
    }
    await twin("deferred") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.deferred { numbers }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.deferred { numbers }
    }
    await twin("using(resource:)") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.using(resource: { BlockDisposable() }) { _ in numbers }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.using(resource: { BlockDisposable() }) { _ in numbers }
    }
  }

  @Test("Operators of main signals behave as those of signals: Transforming")
  func twinsOfTransforming() async {
    await twin("map") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { "\($0)" }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { "\($0)" }
    }
    await twin("mapReplace") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.mapReplace("a")
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.mapReplace("a")
    }
    await twin("scan") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scan(0) { $0 + $1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scan(0) { $0 + $1 }
    }
    await twin("scan(into:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scan(into: [Int]()) { $0.append($1) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scan(into: [Int]()) { $0.append($1) }
    }
    await twin("pairwise") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.pairwise()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.pairwise()
    }
    await twin("combinePrevious") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.combinePrevious(0) { $0 + $1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.combinePrevious(0) { $0 + $1 }
    }
    await twin("enumerated") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.enumerated()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.enumerated()
    }
    await twin("buffer(count:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(count: 3)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(count: 3)
    }
    await twin("buffer(throughMatching:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(throughMatching: { $0 > 1 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(throughMatching: { $0 > 1 })
    }
    await twin("window(count:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(count: 3).flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(count: 3).flatMap { $0 }
    }
    await twin("window(throughMatching:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(throughMatching: { $0 > 1 }).flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(throughMatching: { $0 > 1 }).flatMap { $0 }
    }
    await twin("start(with:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.start(with: 1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.start(with: 1)
    }
    await twin("append") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.append(1, 2)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.append(1, 2)
    }
    await twin("with(weak:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.with(weak: object)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.with(weak: object)
    }
    await twin("materialize") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.materialize()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.materialize()
    }
    await twin("dematerialize") { numbers, texts, flags, signals, requests, safe, main, object in
      safe.map(\.count).map { Event<Int, Failed>.next($0) }.dematerialize()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      safe.map(\.count).map { Event<Int, Failed>.next($0) }.dematerialize()
    }
    await twin("elements") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.materialize().elements()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.materialize().elements()
    }
    await twin("failures") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.materialize().failures()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.materialize().failures()
    }
    await twin("skipNil") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { Int?($0) }.skipNil()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { Int?($0) }.skipNil()
    }
    await twin("compactMap") { numbers, texts, flags, signals, requests, safe, main, object in
      texts.compactMap { Int($0) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      texts.compactMap { Int($0) }
    }
    await twin("chunked(by:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.chunked(by: { $0 < $1 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.chunked(by: { $0 < $1 })
    }
    await twin("chunked(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.chunked(on: { $0 % 3 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.chunked(on: { $0 % 3 })
    }
    await twin("interspersed(with:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.interspersed(with: 0)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.interspersed(with: 0)
    }
    await twin("scanMap") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scanMap(0) { ($0 + $1, $0) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scanMap(0) { ($0 + $1, $0) }
    }
    await twin("scanMap(into:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scanMap(into: 0) { sum, n in sum += n; return sum }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.scanMap(into: 0) { sum, n in sum += n; return sum }
    }
    await twin("transformWhile") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.transformWhile { n, emit in emit("\(n)"); return n < 9 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.transformWhile { n, emit in emit("\(n)"); return n < 9 }
    }
    await twin("differences") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { [$0] }.differences()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { [$0] }.differences()
    }
    await twin("not") { numbers, texts, flags, signals, requests, safe, main, object in
      flags.not()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      flags.not()
    }
  }

  @Test("Operators of main signals behave as those of signals: Filtering")
  func twinsOfFiltering() async {
    await twin("filter") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.filter { $0 > 1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.filter { $0 > 1 }
    }
    await twin("ignore") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ignore(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ignore(1)
    }
    await twin("ignoreValues") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ignoreValues()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ignoreValues()
    }
    await twin("ignoreValues(as:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ignoreValues(as: String.self)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ignoreValues(as: String.self)
    }
    await twin("take") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(1)
    }
    await twin("take(while:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(while: { $0 > 1 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(while: { $0 > 1 })
    }
    await twin("take(untilMatching:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(untilMatching: { $0 > 1 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(untilMatching: { $0 > 1 })
    }
    await twin("take(throughMatching:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(throughMatching: { $0 > 1 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(throughMatching: { $0 > 1 })
    }
    await twin("first(where:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.first { $0 > 1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.first { $0 > 1 }
    }
    await twin("last(where:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.last { $0 > 1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.last { $0 > 1 }
    }
    await twin("elements(in:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.elements(in: 1...3)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.elements(in: 1...3)
    }
    await twin("takeLast") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.takeLast(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.takeLast(1)
    }
    await twin("skipLast") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skipLast(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skipLast(1)
    }
    await twin("skip") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(1)
    }
    await twin("skip(while:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(while: { $0 > 1 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(while: { $0 > 1 })
    }
    await twin("skip(untilMatching:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(untilMatching: { $0 > 1 })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(untilMatching: { $0 > 1 })
    }
    await twin("element(at:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.element(at: 1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.element(at: 1)
    }
    await twin("distinct") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinct()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinct()
    }
    await twin("distinct(by:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinct { $0 % 3 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinct { $0 % 3 }
    }
    await twin("distinctUntilChanged") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinctUntilChanged()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinctUntilChanged()
    }
    await twin("distinctUntilChanged(by:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinctUntilChanged { $0 % 3 == $1 % 3 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.distinctUntilChanged { $0 % 3 == $1 % 3 }
    }
    await twin("distinctUntilChanged(at:)") { numbers, texts, flags, signals, requests, safe, main, object in
      texts.distinctUntilChanged(at: \.count)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      texts.distinctUntilChanged(at: \.count)
    }
    await twin("partition(by:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.partition { $0 > 1 }.matching
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.partition { $0 > 1 }.matching
    }
    await twin("single") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.single()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.single()
    }
    await twin("take(during:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(during: Lifetime.Token().lifetime)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(during: Lifetime.Token().lifetime)
    }
  }

  @Test("Operators of main signals behave as those of signals: Combining")
  func twinsOfCombining() async {
    await twin("merge") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.merge(numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.merge(numbers)
    }
    await twin("concat") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.concat(numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.concat(numbers)
    }
    await twin("concat(ignoringFailuresOf:)") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal.concat(ignoringFailuresOf: [requests, requests])
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal.concat(ignoringFailuresOf: [requests, requests])
    }
    await twin("race") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.race(numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.race(numbers)
    }
    await twin("raceForValue") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.raceForValue(numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.raceForValue(numbers)
    }
    await twin("mergeSorted") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.mergeSorted(numbers, by: <)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.mergeSorted(numbers, by: <)
    }
    await twin("combineLatest") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.combineLatest(texts)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.combineLatest(texts)
    }
    await twin("combineLatest, array") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal.combineLatest([numbers, numbers])
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal.combineLatest([numbers, numbers])
    }
    await twin("zip") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.zip(texts)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.zip(texts)
    }
    await twin("combineLatest, three") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal.combineLatest(numbers, texts, flags)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal.combineLatest(numbers, texts, flags)
    }
    await twin("zip, three") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal.zip(numbers, texts, flags)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal.zip(numbers, texts, flags)
    }
    await twin("zipLast") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.zipLast(texts)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.zipLast(texts)
    }
    await twin("withLatest(from:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.withLatest(from: texts)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.withLatest(from: texts)
    }
    await twin("sample(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.sample(on: texts)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.sample(on: texts)
    }
    await twin("buffer(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(on: texts)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(on: texts)
    }
    await twin("window(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(on: texts).flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(on: texts).flatMap { $0 }
    }
    await twin("buffer(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(until: { _ in texts })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(until: { _ in texts })
    }
    await twin("window(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(until: { _ in texts }).flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(until: { _ in texts }).flatMap { $0 }
    }
    await twin("buffer(opening:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(opening: texts, closing: { _ in flags })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(opening: texts, closing: { _ in flags })
    }
    await twin("window(opening:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(opening: texts, closing: { _ in flags }).flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(opening: texts, closing: { _ in flags }).flatMap { $0 }
    }
    await twin("take(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(until: safe)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(until: safe)
    }
    await twin("skip(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(until: safe)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(until: safe)
    }
    await twin("running(while:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.running(while: MutableProperty(true).signal)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.running(while: MutableProperty(true).signal)
    }
    await twin("hold(while:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.hold(while: MutableProperty(true).signal)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.hold(while: MutableProperty(true).signal)
    }
    await twin("take(untilReplacement:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(untilReplacement: numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(untilReplacement: numbers)
    }
    await twin("then") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.then { texts }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.then { texts }
    }
    await twin("sequenceEqual") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.sequenceEqual(numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.sequenceEqual(numbers)
    }
    await twin("if") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.if(flags, then: numbers, else: numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.if(flags, then: numbers, else: numbers)
    }
    await twin("switch(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      Signal<Int, Failed>.switch(on: texts, cases: ["a": numbers], default: numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      MainSignal<Int, Failed>.switch(on: texts, cases: ["a": numbers], default: numbers)
    }
    await twin("group(by:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.group { $0 % 3 }.flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.group { $0 % 3 }.flatMap { $0 }
    }
    await twin("and") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { [$0 > 1] }.and()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { [$0 > 1] }.and()
    }
    await twin("or") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { [$0 > 1] }.or()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.map { [$0 > 1] }.or()
    }
  }

  @Test("Operators of main signals behave as those of signals: Flattening: each value starts the diagram, and prefixes its values")
  func twinsOfFlatteningEachValueStartsTheDiagramAndPrefixesItsValues() async {
    await twin("flatMap") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap { n in texts.map { $0 + "\(n)" } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap { n in texts.map { $0 + "\(n)" } }
    }
    await twin("flatMap, to Signal") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap { _ in texts }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap { _ in texts }
    }
    await twin("flatMap(.latest)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.latest) { n in texts.map { $0 + "\(n)" } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.latest) { n in texts.map { $0 + "\(n)" } }
    }
    await twin("flatMap(.concat)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.concat) { n in texts.map { $0 + "\(n)" } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.concat) { n in texts.map { $0 + "\(n)" } }
    }
    await twin("flatMap(.first)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.first) { n in texts.map { $0 + "\(n)" } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.first) { n in texts.map { $0 + "\(n)" } }
    }
    await twin("flatMap(.ordered)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.ordered) { n in texts.map { $0 + "\(n)" } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatMap(.ordered) { n in texts.map { $0 + "\(n)" } }
    }
    await twin("flatScan") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatScan(0) { a, n in numbers.map { $0 + a + n } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.flatScan(0) { a, n in numbers.map { $0 + a + n } }
    }
    await twin("switchToLatest") { numbers, texts, flags, signals, requests, safe, main, object in
      signals.switchToLatest()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      signals.switchToLatest()
    }
    await twin("joined(separator:)") { numbers, texts, flags, signals, requests, safe, main, object in
      signals.joined(separator: numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      signals.joined(separator: numbers)
    }
    await twin("switchOnFirst") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.switchOnFirst { a, all in all.map { $0 + a } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.switchOnFirst { a, all in all.map { $0 + a } }
    }
    await twin("flatten") { numbers, texts, flags, signals, requests, safe, main, object in
      signals.flatten()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      signals.flatten()
    }
  }

  @Test("Operators of main signals behave as those of signals: Timing")
  func twinsOfTiming() async {
    await twin("debounce(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.debounce(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.debounce(for: .seconds(1), on: main)
    }
    await twin("throttle(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.throttle(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.throttle(for: .seconds(1), on: main)
    }
    await twin("audit(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.audit(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.audit(for: .seconds(1), on: main)
    }
    await twin("debounce(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.debounce(on: main) { .seconds($0) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.debounce(on: main) { .seconds($0) }
    }
    await twin("throttle(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.throttle(on: main) { .seconds($0) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.throttle(on: main) { .seconds($0) }
    }
    await twin("audit(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.audit(on: main) { .seconds($0) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.audit(on: main) { .seconds($0) }
    }
    await twin("debounce(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.debounce(until: { _ in safe })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.debounce(until: { _ in safe })
    }
    await twin("throttle(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.throttle(until: { _ in safe })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.throttle(until: { _ in safe })
    }
    await twin("audit(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.audit(until: { _ in safe })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.audit(until: { _ in safe })
    }
    await twin("delay(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delay(on: main) { .seconds($0) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delay(on: main) { .seconds($0) }
    }
    await twin("delay(until:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delay { _ in safe }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delay { _ in safe }
    }
    await twin("take(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.take(for: .seconds(1), on: main)
    }
    await twin("skip(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.skip(for: .seconds(1), on: main)
    }
    await twin("delaySubscription(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delaySubscription(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delaySubscription(for: .seconds(1), on: main)
    }
    await twin("delay(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delay(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.delay(for: .seconds(1), on: main)
    }
    await twin("buffer(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(for: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(for: .seconds(1), on: main)
    }
    await twin("window(for:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(for: .seconds(1), on: main).flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(for: .seconds(1), on: main).flatMap { $0 }
    }
    await twin("buffer(for:), every") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(for: .seconds(2), every: .seconds(1), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.buffer(for: .seconds(2), every: .seconds(1), on: main)
    }
    await twin("window(for:), every") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(for: .seconds(2), every: .seconds(1), on: main).flatMap { $0 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.window(for: .seconds(2), every: .seconds(1), on: main).flatMap { $0 }
    }
    await twin("timeout(after:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timeout(after: .seconds(1), switchTo: numbers, on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timeout(after: .seconds(1), switchTo: numbers, on: main)
    }
    await twin("timeout(ofSilence:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timeout(ofSilence: .seconds(1), switchTo: numbers, on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timeout(ofSilence: .seconds(1), switchTo: numbers, on: main)
    }
    await twin("timeout(first:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timeout(first: .seconds(1), switchTo: numbers, on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timeout(first: .seconds(1), switchTo: numbers, on: main)
    }
    await twin("timestamp(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timestamp(on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.timestamp(on: main)
    }
    await twin("measureInterval(on:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.measureInterval(on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.measureInterval(on: main)
    }
  }

  @Test("Operators of main signals behave as those of signals: Concurrency: the work for a number takes that many ticks")
  func twinsOfConcurrencyTheWorkForANumberTakesThatManyTicks() async {
    await twin("withTaskLocal") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.withTaskLocal(TaskLocal<Int>(wrappedValue: 0))
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.withTaskLocal(TaskLocal<Int>(wrappedValue: 0))
    }
  }

  @Test("Operators of main signals behave as those of signals: Failures and repetition")
  func twinsOfFailuresAndRepetition() async {
    await twin("catch") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.catch { _ in numbers }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.catch { _ in numbers }
    }
    await twin("catch(to:)") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.catch(to: numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.catch(to: numbers)
    }
    await twin("replaceFailure(with:)") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.replaceFailure(with: 1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.replaceFailure(with: 1)
    }
    await twin("mapFailure") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.mapFailure { _ in Other() }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.mapFailure { _ in Other() }
    }
    await twin("retry") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(2)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(2)
    }
    await twin("retry(backoff:)") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(2, backoff: .constant(.seconds(1)), on: main)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(2, backoff: .constant(.seconds(1)), on: main)
    }
    await twin("retry(_:on:after:)") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(2, on: main) { _ in .seconds(1) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(2, on: main) { _ in .seconds(1) }
    }
    await twin("retry(consecutive:)") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(consecutive: 2)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.retry(consecutive: 2)
    }
    await twin("repeated") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.repeated(3)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.repeated(3)
    }
    await twin("tryMap") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryMap { n throws(Failed) in if n > 1 { throw Failed() } else { "\(n)" } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryMap { n throws(Failed) in if n > 1 { throw Failed() } else { "\(n)" } }
    }
    await twin("tryFilter") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryFilter { n throws(Failed) in if n > 1 { throw Failed() } else { true } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryFilter { n throws(Failed) in if n > 1 { throw Failed() } else { true } }
    }
    await twin("tryScan") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryScan(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryScan(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } }
    }
    await twin("tryReduce") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryReduce(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.tryReduce(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } }
    }
    await twin("attempt") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.attempt { n throws(Failed) in if n > 1 { throw Failed() } }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.attempt { n throws(Failed) in if n > 1 { throw Failed() } }
    }
    await twin("promoteFailure(to:)") { numbers, texts, flags, signals, requests, safe, main, object in
      safe.map(\.count).promoteFailure(to: Failed.self)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      safe.map(\.count).promoteFailure(to: Failed.self)
    }
  }

  @Test("Operators of main signals behave as those of signals: Accumulating: one value, at completion or as soon as it is known")
  func twinsOfAccumulatingOneValueAtCompletionOrAsSoonAsItIsKnown() async {
    await twin("reduce") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.reduce(0) { $0 + $1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.reduce(0) { $0 + $1 }
    }
    await twin("reduce(into:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.reduce(into: [Int]()) { $0.append($1) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.reduce(into: [Int]()) { $0.append($1) }
    }
    await twin("collect") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.collect()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.collect()
    }
    await twin("count") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.count()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.count()
    }
    await twin("min") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.min()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.min()
    }
    await twin("min(by:)") { numbers, texts, flags, signals, requests, safe, main, object in
      texts.min { $0.count < $1.count }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      texts.min { $0.count < $1.count }
    }
    await twin("max") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.max()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.max()
    }
    await twin("max(by:)") { numbers, texts, flags, signals, requests, safe, main, object in
      texts.max { $0.count < $1.count }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      texts.max { $0.count < $1.count }
    }
    await twin("contains(where:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.contains { $0 > 1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.contains { $0 > 1 }
    }
    await twin("contains") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.contains(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.contains(1)
    }
    await twin("allSatisfy") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.allSatisfy { $0 > 1 }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.allSatisfy { $0 > 1 }
    }
    await twin("isEmpty") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.isEmpty()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.isEmpty()
    }
    await twin("ifEmpty") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ifEmpty(1)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ifEmpty(1)
    }
    await twin("ifEmpty(switchTo:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ifEmpty(switchTo: numbers)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.ifEmpty(switchTo: numbers)
    }
    await twin("ifEmpty(failingWith:)") { numbers, texts, flags, signals, requests, safe, main, object in
      requests.ifEmpty(failingWith: Failed())
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      requests.ifEmpty(failingWith: Failed())
    }
    await twin("collect(count:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.collect(count: 3)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.collect(count: 3)
    }
  }

  @Test("Operators of main signals behave as those of signals: Sharing: subscribers 0, 1 and 2 subscribe at ticks 0, 4 and 12, and prefix their values with their number")
  func twinsOfSharingSubscribersAndSubscribeAtTicksAndAndPrefixTheirValuesWithTheirNumber() async {
    await twin("publish(replay:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.publish { $0.merge($0) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.publish { $0.merge($0) }
    }
    await twin("replay") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.replay()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.replay()
    }
    await twin("replayLast") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.replayLast()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.replayLast()
    }
    await twin("replayLazily") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.replayLazily()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.replayLazily()
    }
    await twin("share") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.share()
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.share()
    }
    await twin("share(replay:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.share(replay: 1, whenUnobserved: .keep(for: .seconds(1), on: main))
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.share(replay: 1, whenUnobserved: .keep(for: .seconds(1), on: main))
    }
    await twin("hot(during:)") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.hot(during: Lifetime.Token().lifetime)
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.hot(during: Lifetime.Token().lifetime)
    }
  }

  @Test("Operators of main signals behave as those of signals: Side effects and schedulers: the line is unchanged")
  func twinsOfSideEffectsAndSchedulersTheLineIsUnchanged() async {
    await twin("on") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.on(next: { use($0) })
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.on(next: { use($0) })
    }
    await twin("finally") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.finally { use(1) }
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.finally { use(1) }
    }
    await twin("named") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.named("numbers")
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.named("numbers")
    }
    await twin("tracked") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.tracked("numbers")
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.tracked("numbers")
    }
    await twin("probed") { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.probed("numbers")
    } _: { numbers, texts, flags, signals, requests, safe, main, object in
      numbers.probed("numbers")
    }
  }
}
