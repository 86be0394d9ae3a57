// Each chain of the rows in Tools/Sources/MarbleEngine/Registry, with signals and with main signals. `marbles registry --write` makes
// this file.
// swift-format-ignore-file
import ReactiveSignals
import ReactiveSignalsTesting
import Testing

extension MainOperatorsTests {
  @Test("Operators of main signals behave as those of signals: Creating signals, without lines")
  func twinsOfCreatingSignalsWithoutLines() async {
    await twin("just") { s in Signal.just(1) } _: { s in MainSignal.just(1) }
    await twin("from") { s in Signal.from([1, 2]) } _: { s in MainSignal.from([1, 2]) }
    await twin("empty") { s in Signal<Int, Failed>.empty } _: { s in MainSignal<Int, Failed>.empty }
    await twin("fail") { s in Signal<Int, Failed>.fail(Failed()) } _: { s in MainSignal<Int, Failed>.fail(Failed()) }
    await twin("timer(after:)") { s in Signal.timer(after: .seconds(1), on: s.main) } _: { s in MainSignal.timer(after: .seconds(1), on: s.main) }
    await twin("create") { s in Signal<Int, Failed>.create { $0.send(1) } } _: { s in MainSignal<Int, Failed>.create { $0.send(1) } }
    await twin("Signal.attempt") { s in Signal<Int, Failed>.attempt { () throws(Failed) in 1 } } _: { s in MainSignal<Int, Failed>.attempt { () throws(Failed) in 1 } }
    await twin("deferred") { s in Signal<Int, Failed>.deferred { s.numbers } } _: { s in MainSignal<Int, Failed>.deferred { s.numbers } }
    await twin("using(resource:)") { s in Signal<Int, Failed>.using(resource: { BlockDisposable() }) { _ in s.numbers } } _: { s in MainSignal<Int, Failed>.using(resource: { BlockDisposable() }) { _ in s.numbers } }
  }

  @Test("Operators of main signals behave as those of signals: Transforming")
  func twinsOfTransforming() async {
    await twin("map") { s in s.numbers.map { "\($0)" } } _: { s in s.numbers.map { "\($0)" } }
    await twin("mapReplace") { s in s.numbers.mapReplace("a") } _: { s in s.numbers.mapReplace("a") }
    await twin("scan") { s in s.numbers.scan(0) { $0 + $1 } } _: { s in s.numbers.scan(0) { $0 + $1 } }
    await twin("scan(into:)") { s in s.numbers.scan(into: [Int]()) { $0.append($1) } } _: { s in s.numbers.scan(into: [Int]()) { $0.append($1) } }
    await twin("pairwise") { s in s.numbers.pairwise() } _: { s in s.numbers.pairwise() }
    await twin("combinePrevious") { s in s.numbers.combinePrevious(0) { $0 + $1 } } _: { s in s.numbers.combinePrevious(0) { $0 + $1 } }
    await twin("enumerated") { s in s.numbers.enumerated() } _: { s in s.numbers.enumerated() }
    await twin("buffer(count:)") { s in s.numbers.buffer(count: 3) } _: { s in s.numbers.buffer(count: 3) }
    await twin("buffer(throughMatching:)") { s in s.numbers.buffer(throughMatching: { $0 > 1 }) } _: { s in s.numbers.buffer(throughMatching: { $0 > 1 }) }
    await twin("window(count:)") { s in s.numbers.window(count: 3).flatMap { $0 } } _: { s in s.numbers.window(count: 3).flatMap { $0 } }
    await twin("window(throughMatching:)") { s in s.numbers.window(throughMatching: { $0 > 1 }).flatMap { $0 } } _: { s in s.numbers.window(throughMatching: { $0 > 1 }).flatMap { $0 } }
    await twin("start(with:)") { s in s.numbers.start(with: 1) } _: { s in s.numbers.start(with: 1) }
    await twin("append") { s in s.numbers.append(1, 2) } _: { s in s.numbers.append(1, 2) }
    await twin("with(weak:)") { s in s.numbers.with(weak: s.object) } _: { s in s.numbers.with(weak: s.object) }
    await twin("materialize") { s in s.requests.materialize() } _: { s in s.requests.materialize() }
    await twin("dematerialize") { s in s.safe.map(\.count).map { Event<Int, Failed>.next($0) }.dematerialize() } _: { s in s.safe.map(\.count).map { Event<Int, Failed>.next($0) }.dematerialize() }
    await twin("elements") { s in s.numbers.materialize().elements() } _: { s in s.numbers.materialize().elements() }
    await twin("failures") { s in s.numbers.materialize().failures() } _: { s in s.numbers.materialize().failures() }
    await twin("skipNil") { s in s.numbers.map { Int?($0) }.skipNil() } _: { s in s.numbers.map { Int?($0) }.skipNil() }
    await twin("compactMap") { s in s.texts.compactMap { Int($0) } } _: { s in s.texts.compactMap { Int($0) } }
    await twin("chunked(by:)") { s in s.numbers.chunked(by: { $0 < $1 }) } _: { s in s.numbers.chunked(by: { $0 < $1 }) }
    await twin("chunked(on:)") { s in s.numbers.chunked(on: { $0 % 3 }) } _: { s in s.numbers.chunked(on: { $0 % 3 }) }
    await twin("interspersed(with:)") { s in s.numbers.interspersed(with: 0) } _: { s in s.numbers.interspersed(with: 0) }
    await twin("scanMap") { s in s.numbers.scanMap(0) { ($0 + $1, $0) } } _: { s in s.numbers.scanMap(0) { ($0 + $1, $0) } }
    await twin("scanMap(into:)") { s in s.numbers.scanMap(into: 0) { sum, n in sum += n; return sum } } _: { s in s.numbers.scanMap(into: 0) { sum, n in sum += n; return sum } }
    await twin("transformWhile") { s in s.numbers.transformWhile { n, emit in emit("\(n)"); return n < 9 } } _: { s in s.numbers.transformWhile { n, emit in emit("\(n)"); return n < 9 } }
    await twin("differences") { s in s.numbers.map { [$0] }.differences() } _: { s in s.numbers.map { [$0] }.differences() }
    await twin("not") { s in s.flags.not() } _: { s in s.flags.not() }
  }

  @Test("Operators of main signals behave as those of signals: Filtering")
  func twinsOfFiltering() async {
    await twin("filter") { s in s.numbers.filter { $0 > 1 } } _: { s in s.numbers.filter { $0 > 1 } }
    await twin("ignore") { s in s.numbers.ignore(1) } _: { s in s.numbers.ignore(1) }
    await twin("ignoreValues") { s in s.numbers.ignoreValues() } _: { s in s.numbers.ignoreValues() }
    await twin("ignoreValues(as:)") { s in s.numbers.ignoreValues(as: String.self) } _: { s in s.numbers.ignoreValues(as: String.self) }
    await twin("take") { s in s.numbers.take(1) } _: { s in s.numbers.take(1) }
    await twin("take(while:)") { s in s.numbers.take(while: { $0 > 1 }) } _: { s in s.numbers.take(while: { $0 > 1 }) }
    await twin("take(untilMatching:)") { s in s.numbers.take(untilMatching: { $0 > 1 }) } _: { s in s.numbers.take(untilMatching: { $0 > 1 }) }
    await twin("take(throughMatching:)") { s in s.numbers.take(throughMatching: { $0 > 1 }) } _: { s in s.numbers.take(throughMatching: { $0 > 1 }) }
    await twin("first(where:)") { s in s.numbers.first { $0 > 1 } } _: { s in s.numbers.first { $0 > 1 } }
    await twin("last(where:)") { s in s.numbers.last { $0 > 1 } } _: { s in s.numbers.last { $0 > 1 } }
    await twin("elements(in:)") { s in s.numbers.elements(in: 1...3) } _: { s in s.numbers.elements(in: 1...3) }
    await twin("takeLast") { s in s.numbers.takeLast(1) } _: { s in s.numbers.takeLast(1) }
    await twin("skipLast") { s in s.numbers.skipLast(1) } _: { s in s.numbers.skipLast(1) }
    await twin("skip") { s in s.numbers.skip(1) } _: { s in s.numbers.skip(1) }
    await twin("skip(while:)") { s in s.numbers.skip(while: { $0 > 1 }) } _: { s in s.numbers.skip(while: { $0 > 1 }) }
    await twin("skip(untilMatching:)") { s in s.numbers.skip(untilMatching: { $0 > 1 }) } _: { s in s.numbers.skip(untilMatching: { $0 > 1 }) }
    await twin("element(at:)") { s in s.numbers.element(at: 1) } _: { s in s.numbers.element(at: 1) }
    await twin("distinct") { s in s.numbers.distinct() } _: { s in s.numbers.distinct() }
    await twin("distinct(by:)") { s in s.numbers.distinct { $0 % 3 } } _: { s in s.numbers.distinct { $0 % 3 } }
    await twin("distinctUntilChanged") { s in s.numbers.distinctUntilChanged() } _: { s in s.numbers.distinctUntilChanged() }
    await twin("distinctUntilChanged(by:)") { s in s.numbers.distinctUntilChanged { $0 % 3 == $1 % 3 } } _: { s in s.numbers.distinctUntilChanged { $0 % 3 == $1 % 3 } }
    await twin("distinctUntilChanged(at:)") { s in s.texts.distinctUntilChanged(at: \.count) } _: { s in s.texts.distinctUntilChanged(at: \.count) }
    await twin("partition(by:)") { s in s.numbers.partition { $0 > 1 }.matching } _: { s in s.numbers.partition { $0 > 1 }.matching }
    await twin("single") { s in s.numbers.single() } _: { s in s.numbers.single() }
    await twin("take(during:)") { s in s.numbers.take(during: Lifetime.Token().lifetime) } _: { s in s.numbers.take(during: Lifetime.Token().lifetime) }
  }

  @Test("Operators of main signals behave as those of signals: Combining")
  func twinsOfCombining() async {
    await twin("merge") { s in s.numbers.merge(s.numbers) } _: { s in s.numbers.merge(s.numbers) }
    await twin("concat") { s in s.numbers.concat(s.numbers) } _: { s in s.numbers.concat(s.numbers) }
    await twin("concat(ignoringFailuresOf:)") { s in Signal.concat(ignoringFailuresOf: [s.requests, s.requests]) } _: { s in MainSignal.concat(ignoringFailuresOf: [s.requests, s.requests]) }
    await twin("race") { s in s.numbers.race(s.numbers) } _: { s in s.numbers.race(s.numbers) }
    await twin("raceForValue") { s in s.numbers.raceForValue(s.numbers) } _: { s in s.numbers.raceForValue(s.numbers) }
    await twin("mergeSorted") { s in s.numbers.mergeSorted(s.numbers, by: <) } _: { s in s.numbers.mergeSorted(s.numbers, by: <) }
    await twin("combineLatest") { s in s.numbers.combineLatest(s.texts) } _: { s in s.numbers.combineLatest(s.texts) }
    await twin("combineLatest, array") { s in Signal.combineLatest([s.numbers, s.numbers]) } _: { s in MainSignal.combineLatest([s.numbers, s.numbers]) }
    await twin("zip") { s in s.numbers.zip(s.texts) } _: { s in s.numbers.zip(s.texts) }
    await twin("combineLatest, three") { s in Signal.combineLatest(s.numbers, s.texts, s.flags) } _: { s in MainSignal.combineLatest(s.numbers, s.texts, s.flags) }
    await twin("zip, three") { s in Signal.zip(s.numbers, s.texts, s.flags) } _: { s in MainSignal.zip(s.numbers, s.texts, s.flags) }
    await twin("zipLast") { s in s.numbers.zipLast(s.texts) } _: { s in s.numbers.zipLast(s.texts) }
    await twin("withLatest(from:)") { s in s.numbers.withLatest(from: s.texts) } _: { s in s.numbers.withLatest(from: s.texts) }
    await twin("sample(on:)") { s in s.numbers.sample(on: s.texts) } _: { s in s.numbers.sample(on: s.texts) }
    await twin("buffer(on:)") { s in s.numbers.buffer(on: s.texts) } _: { s in s.numbers.buffer(on: s.texts) }
    await twin("window(on:)") { s in s.numbers.window(on: s.texts).flatMap { $0 } } _: { s in s.numbers.window(on: s.texts).flatMap { $0 } }
    await twin("buffer(until:)") { s in s.numbers.buffer(until: { _ in s.texts }) } _: { s in s.numbers.buffer(until: { _ in s.texts }) }
    await twin("window(until:)") { s in s.numbers.window(until: { _ in s.texts }).flatMap { $0 } } _: { s in s.numbers.window(until: { _ in s.texts }).flatMap { $0 } }
    await twin("buffer(opening:)") { s in s.numbers.buffer(opening: s.texts, closing: { _ in s.flags }) } _: { s in s.numbers.buffer(opening: s.texts, closing: { _ in s.flags }) }
    await twin("window(opening:)") { s in s.numbers.window(opening: s.texts, closing: { _ in s.flags }).flatMap { $0 } } _: { s in s.numbers.window(opening: s.texts, closing: { _ in s.flags }).flatMap { $0 } }
    await twin("take(until:)") { s in s.numbers.take(until: s.safe) } _: { s in s.numbers.take(until: s.safe) }
    await twin("skip(until:)") { s in s.numbers.skip(until: s.safe) } _: { s in s.numbers.skip(until: s.safe) }
    await twin("running(while:)") { s in s.numbers.running(while: MutableProperty(true).signal) } _: { s in s.numbers.running(while: MutableProperty(true).signal) }
    await twin("hold(while:)") { s in s.numbers.hold(while: MutableProperty(true).signal) } _: { s in s.numbers.hold(while: MutableProperty(true).signal) }
    await twin("take(untilReplacement:)") { s in s.numbers.take(untilReplacement: s.numbers) } _: { s in s.numbers.take(untilReplacement: s.numbers) }
    await twin("then") { s in s.numbers.then { s.texts } } _: { s in s.numbers.then { s.texts } }
    await twin("sequenceEqual") { s in s.numbers.sequenceEqual(s.numbers) } _: { s in s.numbers.sequenceEqual(s.numbers) }
    await twin("if") { s in Signal<Int, Failed>.if(s.flags, then: s.numbers, else: s.numbers) } _: { s in MainSignal<Int, Failed>.if(s.flags, then: s.numbers, else: s.numbers) }
    await twin("switch(on:)") { s in Signal<Int, Failed>.switch(on: s.texts, cases: ["a": s.numbers], default: s.numbers) } _: { s in MainSignal<Int, Failed>.switch(on: s.texts, cases: ["a": s.numbers], default: s.numbers) }
    await twin("group(by:)") { s in s.numbers.group { $0 % 3 }.flatMap { $0 } } _: { s in s.numbers.group { $0 % 3 }.flatMap { $0 } }
    await twin("and") { s in s.numbers.map { [$0 > 1] }.and() } _: { s in s.numbers.map { [$0 > 1] }.and() }
    await twin("or") { s in s.numbers.map { [$0 > 1] }.or() } _: { s in s.numbers.map { [$0 > 1] }.or() }
  }

  @Test("Operators of main signals behave as those of signals: Flattening: each value starts the diagram, and prefixes its values")
  func twinsOfFlatteningEachValueStartsTheDiagramAndPrefixesItsValues() async {
    await twin("flatMap") { s in s.numbers.flatMap { n in s.texts.map { $0 + "\(n)" } } } _: { s in s.numbers.flatMap { n in s.texts.map { $0 + "\(n)" } } }
    await twin("flatMap, to Signal") { s in s.numbers.flatMap { _ in s.texts } } _: { s in s.numbers.flatMap { _ in s.texts } }
    await twin("flatMap(.latest)") { s in s.numbers.flatMap(.latest) { n in s.texts.map { $0 + "\(n)" } } } _: { s in s.numbers.flatMap(.latest) { n in s.texts.map { $0 + "\(n)" } } }
    await twin("flatMap(.concat)") { s in s.numbers.flatMap(.concat) { n in s.texts.map { $0 + "\(n)" } } } _: { s in s.numbers.flatMap(.concat) { n in s.texts.map { $0 + "\(n)" } } }
    await twin("flatMap(.first)") { s in s.numbers.flatMap(.first) { n in s.texts.map { $0 + "\(n)" } } } _: { s in s.numbers.flatMap(.first) { n in s.texts.map { $0 + "\(n)" } } }
    await twin("flatMap(.ordered)") { s in s.numbers.flatMap(.ordered) { n in s.texts.map { $0 + "\(n)" } } } _: { s in s.numbers.flatMap(.ordered) { n in s.texts.map { $0 + "\(n)" } } }
    await twin("flatScan") { s in s.numbers.flatScan(0) { a, n in s.numbers.map { $0 + a + n } } } _: { s in s.numbers.flatScan(0) { a, n in s.numbers.map { $0 + a + n } } }
    await twin("switchToLatest") { s in s.signals.switchToLatest() } _: { s in s.signals.switchToLatest() }
    await twin("joined(separator:)") { s in s.signals.joined(separator: s.numbers) } _: { s in s.signals.joined(separator: s.numbers) }
    await twin("switchOnFirst") { s in s.numbers.switchOnFirst { a, all in all.map { $0 + a } } } _: { s in s.numbers.switchOnFirst { a, all in all.map { $0 + a } } }
    await twin("flatten") { s in s.signals.flatten() } _: { s in s.signals.flatten() }
  }

  @Test("Operators of main signals behave as those of signals: Timing")
  func twinsOfTiming() async {
    await twin("debounce(for:)") { s in s.numbers.debounce(for: .seconds(1), on: s.main) } _: { s in s.numbers.debounce(for: .seconds(1), on: s.main) }
    await twin("throttle(for:)") { s in s.numbers.throttle(for: .seconds(1), on: s.main) } _: { s in s.numbers.throttle(for: .seconds(1), on: s.main) }
    await twin("audit(for:)") { s in s.numbers.audit(for: .seconds(1), on: s.main) } _: { s in s.numbers.audit(for: .seconds(1), on: s.main) }
    await twin("debounce(on:)") { s in s.numbers.debounce(on: s.main) { .seconds($0) } } _: { s in s.numbers.debounce(on: s.main) { .seconds($0) } }
    await twin("throttle(on:)") { s in s.numbers.throttle(on: s.main) { .seconds($0) } } _: { s in s.numbers.throttle(on: s.main) { .seconds($0) } }
    await twin("audit(on:)") { s in s.numbers.audit(on: s.main) { .seconds($0) } } _: { s in s.numbers.audit(on: s.main) { .seconds($0) } }
    await twin("debounce(until:)") { s in s.numbers.debounce(until: { _ in s.safe }) } _: { s in s.numbers.debounce(until: { _ in s.safe }) }
    await twin("throttle(until:)") { s in s.numbers.throttle(until: { _ in s.safe }) } _: { s in s.numbers.throttle(until: { _ in s.safe }) }
    await twin("audit(until:)") { s in s.numbers.audit(until: { _ in s.safe }) } _: { s in s.numbers.audit(until: { _ in s.safe }) }
    await twin("delay(on:)") { s in s.numbers.delay(on: s.main) { .seconds($0) } } _: { s in s.numbers.delay(on: s.main) { .seconds($0) } }
    await twin("delay(until:)") { s in s.numbers.delay { _ in s.safe } } _: { s in s.numbers.delay { _ in s.safe } }
    await twin("take(for:)") { s in s.numbers.take(for: .seconds(1), on: s.main) } _: { s in s.numbers.take(for: .seconds(1), on: s.main) }
    await twin("skip(for:)") { s in s.numbers.skip(for: .seconds(1), on: s.main) } _: { s in s.numbers.skip(for: .seconds(1), on: s.main) }
    await twin("delaySubscription(for:)") { s in s.numbers.delaySubscription(for: .seconds(1), on: s.main) } _: { s in s.numbers.delaySubscription(for: .seconds(1), on: s.main) }
    await twin("delay(for:)") { s in s.numbers.delay(for: .seconds(1), on: s.main) } _: { s in s.numbers.delay(for: .seconds(1), on: s.main) }
    await twin("buffer(for:)") { s in s.numbers.buffer(for: .seconds(1), on: s.main) } _: { s in s.numbers.buffer(for: .seconds(1), on: s.main) }
    await twin("window(for:)") { s in s.numbers.window(for: .seconds(1), on: s.main).flatMap { $0 } } _: { s in s.numbers.window(for: .seconds(1), on: s.main).flatMap { $0 } }
    await twin("buffer(for:), every") { s in s.numbers.buffer(for: .seconds(2), every: .seconds(1), on: s.main) } _: { s in s.numbers.buffer(for: .seconds(2), every: .seconds(1), on: s.main) }
    await twin("window(for:), every") { s in s.numbers.window(for: .seconds(2), every: .seconds(1), on: s.main).flatMap { $0 } } _: { s in s.numbers.window(for: .seconds(2), every: .seconds(1), on: s.main).flatMap { $0 } }
    await twin("timeout(after:)") { s in s.numbers.timeout(after: .seconds(1), switchTo: s.numbers, on: s.main) } _: { s in s.numbers.timeout(after: .seconds(1), switchTo: s.numbers, on: s.main) }
    await twin("timeout(ofSilence:)") { s in s.numbers.timeout(ofSilence: .seconds(1), switchTo: s.numbers, on: s.main) } _: { s in s.numbers.timeout(ofSilence: .seconds(1), switchTo: s.numbers, on: s.main) }
    await twin("timeout(first:)") { s in s.numbers.timeout(first: .seconds(1), switchTo: s.numbers, on: s.main) } _: { s in s.numbers.timeout(first: .seconds(1), switchTo: s.numbers, on: s.main) }
    await twin("timestamp(on:)") { s in s.numbers.timestamp(on: s.main) } _: { s in s.numbers.timestamp(on: s.main) }
    await twin("measureInterval(on:)") { s in s.numbers.measureInterval(on: s.main) } _: { s in s.numbers.measureInterval(on: s.main) }
  }

  @Test("Operators of main signals behave as those of signals: Concurrency: the work for a number takes that many ticks")
  func twinsOfConcurrencyTheWorkForANumberTakesThatManyTicks() async {
    await twin("withTaskLocal") { s in s.numbers.withTaskLocal(TaskLocal<Int>(wrappedValue: 0)) } _: { s in s.numbers.withTaskLocal(TaskLocal<Int>(wrappedValue: 0)) }
  }

  @Test("Operators of main signals behave as those of signals: Failures and repetition")
  func twinsOfFailuresAndRepetition() async {
    await twin("catch") { s in s.requests.catch { _ in s.numbers } } _: { s in s.requests.catch { _ in s.numbers } }
    await twin("catch(to:)") { s in s.requests.catch(to: s.numbers) } _: { s in s.requests.catch(to: s.numbers) }
    await twin("replaceFailure(with:)") { s in s.requests.replaceFailure(with: 1) } _: { s in s.requests.replaceFailure(with: 1) }
    await twin("mapFailure") { s in s.requests.mapFailure { _ in Other() } } _: { s in s.requests.mapFailure { _ in Other() } }
    await twin("retry") { s in s.requests.retry(2) } _: { s in s.requests.retry(2) }
    await twin("retry(backoff:)") { s in s.requests.retry(2, backoff: .constant(.seconds(1)), on: s.main) } _: { s in s.requests.retry(2, backoff: .constant(.seconds(1)), on: s.main) }
    await twin("retry(_:on:after:)") { s in s.requests.retry(2, on: s.main) { _ in .seconds(1) } } _: { s in s.requests.retry(2, on: s.main) { _ in .seconds(1) } }
    await twin("retry(consecutive:)") { s in s.requests.retry(consecutive: 2) } _: { s in s.requests.retry(consecutive: 2) }
    await twin("repeated") { s in s.numbers.repeated(3) } _: { s in s.numbers.repeated(3) }
    await twin("tryMap") { s in s.requests.tryMap { n throws(Failed) in if n > 1 { throw Failed() } else { "\(n)" } } } _: { s in s.requests.tryMap { n throws(Failed) in if n > 1 { throw Failed() } else { "\(n)" } } }
    await twin("tryFilter") { s in s.requests.tryFilter { n throws(Failed) in if n > 1 { throw Failed() } else { true } } } _: { s in s.requests.tryFilter { n throws(Failed) in if n > 1 { throw Failed() } else { true } } }
    await twin("tryScan") { s in s.requests.tryScan(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } } } _: { s in s.requests.tryScan(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } } }
    await twin("tryReduce") { s in s.requests.tryReduce(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } } } _: { s in s.requests.tryReduce(0) { a, n throws(Failed) in if n > 1 { throw Failed() } else { a + n } } }
    await twin("attempt") { s in s.requests.attempt { n throws(Failed) in if n > 1 { throw Failed() } } } _: { s in s.requests.attempt { n throws(Failed) in if n > 1 { throw Failed() } } }
    await twin("promoteFailure(to:)") { s in s.safe.map(\.count).promoteFailure(to: Failed.self) } _: { s in s.safe.map(\.count).promoteFailure(to: Failed.self) }
  }

  @Test("Operators of main signals behave as those of signals: Accumulating: one value, at completion or as soon as it is known")
  func twinsOfAccumulatingOneValueAtCompletionOrAsSoonAsItIsKnown() async {
    await twin("reduce") { s in s.numbers.reduce(0) { $0 + $1 } } _: { s in s.numbers.reduce(0) { $0 + $1 } }
    await twin("reduce(into:)") { s in s.numbers.reduce(into: [Int]()) { $0.append($1) } } _: { s in s.numbers.reduce(into: [Int]()) { $0.append($1) } }
    await twin("collect") { s in s.numbers.collect() } _: { s in s.numbers.collect() }
    await twin("count") { s in s.numbers.count() } _: { s in s.numbers.count() }
    await twin("min") { s in s.numbers.min() } _: { s in s.numbers.min() }
    await twin("min(by:)") { s in s.texts.min { $0.count < $1.count } } _: { s in s.texts.min { $0.count < $1.count } }
    await twin("max") { s in s.numbers.max() } _: { s in s.numbers.max() }
    await twin("max(by:)") { s in s.texts.max { $0.count < $1.count } } _: { s in s.texts.max { $0.count < $1.count } }
    await twin("contains(where:)") { s in s.numbers.contains { $0 > 1 } } _: { s in s.numbers.contains { $0 > 1 } }
    await twin("contains") { s in s.numbers.contains(1) } _: { s in s.numbers.contains(1) }
    await twin("allSatisfy") { s in s.numbers.allSatisfy { $0 > 1 } } _: { s in s.numbers.allSatisfy { $0 > 1 } }
    await twin("isEmpty") { s in s.numbers.isEmpty() } _: { s in s.numbers.isEmpty() }
    await twin("ifEmpty") { s in s.numbers.ifEmpty(1) } _: { s in s.numbers.ifEmpty(1) }
    await twin("ifEmpty(switchTo:)") { s in s.numbers.ifEmpty(switchTo: s.numbers) } _: { s in s.numbers.ifEmpty(switchTo: s.numbers) }
    await twin("ifEmpty(failingWith:)") { s in s.requests.ifEmpty(failingWith: Failed()) } _: { s in s.requests.ifEmpty(failingWith: Failed()) }
    await twin("collect(count:)") { s in s.numbers.collect(count: 3) } _: { s in s.numbers.collect(count: 3) }
  }

  @Test("Operators of main signals behave as those of signals: Sharing: subscribers 0, 1 and 2 subscribe at ticks 0, 4 and 12, and prefix their values with their number")
  func twinsOfSharingSubscribersAndSubscribeAtTicksAndAndPrefixTheirValuesWithTheirNumber() async {
    await twin("publish(replay:)") { s in s.numbers.publish { $0.merge($0) } } _: { s in s.numbers.publish { $0.merge($0) } }
    await twin("replay") { s in s.numbers.replay() } _: { s in s.numbers.replay() }
    await twin("replayLast") { s in s.numbers.replayLast() } _: { s in s.numbers.replayLast() }
    await twin("replayLazily") { s in s.numbers.replayLazily() } _: { s in s.numbers.replayLazily() }
    await twin("share") { s in s.numbers.share() } _: { s in s.numbers.share() }
    await twin("share(replay:)") { s in s.numbers.share(replay: 1, whenUnobserved: .keep(for: .seconds(1), on: s.main)) } _: { s in s.numbers.share(replay: 1, whenUnobserved: .keep(for: .seconds(1), on: s.main)) }
    await twin("hot(during:)") { s in s.numbers.hot(during: Lifetime.Token().lifetime) } _: { s in s.numbers.hot(during: Lifetime.Token().lifetime) }
  }

  @Test("Operators of main signals behave as those of signals: Side effects and schedulers: the line is unchanged")
  func twinsOfSideEffectsAndSchedulersTheLineIsUnchanged() async {
    await twin("on") { s in s.numbers.on(next: { use($0) }) } _: { s in s.numbers.on(next: { use($0) }) }
    await twin("finally") { s in s.numbers.finally { use(1) } } _: { s in s.numbers.finally { use(1) } }
    await twin("named") { s in s.numbers.named("s.numbers") } _: { s in s.numbers.named("s.numbers") }
    await twin("tracked") { s in s.numbers.tracked("s.numbers") } _: { s in s.numbers.tracked("s.numbers") }
    await twin("probed") { s in s.numbers.probed("s.numbers") } _: { s in s.numbers.probed("s.numbers") }
  }
}
