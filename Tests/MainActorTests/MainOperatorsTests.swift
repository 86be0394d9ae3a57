import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

enum TestLocals {
  @TaskLocal static var number = 0
}

/// Plays each operator of main signals, and that of signals, with the same marbles, and checks the rules of events of both.
///
/// `scripts/coverage` compares the names of the rows with the operators.
@MainActor
@Suite(.withoutLeaks)
struct MainOperatorsTests {
  let token = Lifetime.Token()

  typealias General = Signal<String, TestFailure>
  typealias Main = MainSignal<String, TestFailure>

  /// Diagrams of a source, another one, and one that cannot fail.
  static let marbles = [
    ("a-b--c-a-(bc)|", "-x--y---z|", "--p---q--|"),
    ("a--b-#", "--x-y-----z-|", "----p---|"),
    ("-a-bb--c----|", "x--#", "p|"),
    ("(ab)--c-(de)|", "(xy)-|", "-------p---q-|"),
    ("--|", "a-b-c-|", "---p|"),
    ("#", "-a|", "p-p-p-p-p|"),
  ]

  /// Expects the same events at the same times.
  ///
  /// - Parameter outlives: A Boolean value that indicates whether the closures live as long as the suite, as with its lifetime.
  func twin<S: SignalProtocol, T>(
    _ name: String,
    outlives: Bool = false,
    _ general: (TestScheduler, General, General, Signal<String, Never>) -> S,
    _ main: (TestScheduler, Main, Main, MainSignal<String, Never>) -> MainSignal<T, S.Failure>
  ) async {
    for (source, other, safe) in Self.marbles {
      func play(_ record: (TestScheduler, General, General, Signal<String, Never>) -> () -> [String])
        -> [String]
      {
        let scheduler = TestScheduler()
        let events = record(
          scheduler,
          scheduler.cold(source, error: TestFailure.one).erased,
          scheduler.cold(other, error: TestFailure.one).erased,
          scheduler.cold(safe).erased
        )
        scheduler.advance(by: .seconds(60))
        return events()
      }
      let expected = play { scheduler, source, other, safe in
        let recording = scheduler.record(
          general(scheduler, source, other, safe),
          during: "^" + String(repeating: "-", count: 58) + "!"
        )
        return { recording.events.map { "\($0)" } }
      }
      let found = play { scheduler, source, other, safe in
        let signal = main(scheduler, source.onMain(), other.onMain(), safe.onMain()).map { "\($0)" }.signal
        let recording = scheduler.record(signal, during: "^" + String(repeating: "-", count: 58) + "!")
        return { recording.events.map { "\($0)" } }
      }
      #expect(found == expected, "\(name) of \(source), \(other), \(safe)")
    }
    for violation in newlyBroken(general, main) {
      Issue.record("The main form of \(name) breaks \(violation)")
    }
    let elsewhere = outlives ? 0 : await releasedElsewhere(main)
    #expect(elsewhere == 0, "\(name) releases closures elsewhere")
  }

  @Test("Operators behave as those of signals, from map")
  func operators1() async {
    await twin("map") { _, source, _, _ in
      source.map { $0 + "!" }
    } _: { _, source, _, _ in
      source.map { $0 + "!" }
    }
    await twin("mapReplace") { _, source, _, _ in
      source.mapReplace(1)
    } _: { _, source, _, _ in
      source.mapReplace(1)
    }
    await twin("compactMap") { _, source, _, _ in
      source.compactMap { $0 == "b" ? nil : $0 }
    } _: { _, source, _, _ in
      source.compactMap { $0 == "b" ? nil : $0 }
    }
    await twin("scan") { _, source, _, _ in
      source.scan("") { $0 + $1 }
    } _: { _, source, _, _ in
      source.scan("") { $0 + $1 }
    }
    await twin("scan(into:)") { _, source, _, _ in
      source.scan(into: "") { $0 += $1 }
    } _: { _, source, _, _ in
      source.scan(into: "") { $0 += $1 }
    }
    await twin("scanMap") { _, source, _, _ in
      source.scanMap(0) { ($0 + 1, "\($1)\($0)") }
    } _: { _, source, _, _ in
      source.scanMap(0) { ($0 + 1, "\($1)\($0)") }
    }
    await twin("scanMap(into:)") { _, source, _, _ in
      source.scanMap(into: 0) { (state: inout Int, value: String) -> String in
        state += 1; return "\(value)\(state)"
      }
    } _: { _, source, _, _ in
      source.scanMap(into: 0) { (state: inout Int, value: String) -> String in
        state += 1; return "\(value)\(state)"
      }
    }
    await twin("transformWhile") { _, source, _, _ in
      source.transformWhile { (value: String, emit: (String) -> Void) -> Bool in
        emit(value); emit(value); return value != "c"
      }
    } _: { _, source, _, _ in
      source.transformWhile { (value: String, emit: (String) -> Void) -> Bool in
        emit(value); emit(value); return value != "c"
      }
    }
    await twin("pairwise") { _, source, _, _ in
      source.pairwise()
    } _: { _, source, _, _ in
      source.pairwise()
    }
    await twin("combinePrevious") { _, source, _, _ in
      source.combinePrevious("0") { $0 + $1 }
    } _: { _, source, _, _ in
      source.combinePrevious("0") { $0 + $1 }
    }
    await twin("enumerated") { _, source, _, _ in
      source.enumerated()
    } _: { _, source, _, _ in
      source.enumerated()
    }
    await twin("interspersed(with:)") { _, source, _, _ in
      source.interspersed(with: ",")
    } _: { _, source, _, _ in
      source.interspersed(with: ",")
    }
    await twin("materialize") { _, source, _, _ in
      source.materialize()
    } _: { _, source, _, _ in
      source.materialize()
    }
    await twin("dematerialize") { _, source, _, _ in
      source.materialize().dematerialize()
    } _: { _, source, _, _ in
      source.materialize().dematerialize()
    }
    await twin("buffer(count:)") { _, source, _, _ in
      source.buffer(count: 2)
    } _: { _, source, _, _ in
      source.buffer(count: 2)
    }
    await twin("buffer(count:) with a step") { _, source, _, _ in
      source.buffer(count: 2, step: 1)
    } _: { _, source, _, _ in
      source.buffer(count: 2, step: 1)
    }
    await twin("buffer(throughMatching:)") { _, source, _, _ in
      source.buffer(throughMatching: { $0 == "b" })
    } _: { _, source, _, _ in
      source.buffer(throughMatching: { $0 == "b" })
    }
    await twin("chunked(by:)") { _, source, _, _ in
      source.chunked(by: { $0 <= $1 })
    } _: { _, source, _, _ in
      source.chunked(by: { $0 <= $1 })
    }
    await twin("chunked(on:)") { _, source, _, _ in
      source.chunked(on: { $0 == "a" })
    } _: { _, source, _, _ in
      source.chunked(on: { $0 == "a" })
    }
    await twin("window(count:)") { _, source, _, _ in
      source.window(count: 2).flatMap { $0.collect() }
    } _: { _, source, _, _ in
      source.window(count: 2).flatMap { $0.collect() }
    }
    await twin("window(count:) with a step") { _, source, _, _ in
      source.window(count: 2, step: 1).flatMap { $0.collect() }
    } _: { _, source, _, _ in
      source.window(count: 2, step: 1).flatMap { $0.collect() }
    }
    await twin("window(throughMatching:)") { _, source, _, _ in
      source.window(throughMatching: { $0 == "b" }).flatMap { $0.collect() }
    } _: { _, source, _, _ in
      source.window(throughMatching: { $0 == "b" }).flatMap { $0.collect() }
    }
  }

  @Test("Operators behave as those of signals, from with(weak:)")
  func operators2() async {
    await twin("with(weak:)") { scheduler, source, _, _ in
      source.with(weak: scheduler).map { $1 }
    } _: { scheduler, source, _, _ in
      source.with(weak: scheduler).map { $1 }
    }
    await twin("differences") { _, source, _, _ in
      source.map { [$0, "z"] }.differences().map { $0.count }
    } _: { _, source, _, _ in
      source.map { [$0, "z"] }.differences().map { $0.count }
    }
    await twin("not") { _, source, _, _ in
      source.map { $0 == "a" }.not()
    } _: { _, source, _, _ in
      source.map { $0 == "a" }.not()
    }
    await twin("and") { _, source, _, _ in
      source.map { ($0 == "a", true) }.and()
    } _: { _, source, _, _ in
      source.map { ($0 == "a", true) }.and()
    }
    await twin("and of an array") { _, source, _, _ in
      source.map { [$0 == "a", true] }.and()
    } _: { _, source, _, _ in
      source.map { [$0 == "a", true] }.and()
    }
    await twin("or") { _, source, _, _ in
      source.map { ($0 == "a", false) }.or()
    } _: { _, source, _, _ in
      source.map { ($0 == "a", false) }.or()
    }
    await twin("or of an array") { _, source, _, _ in
      source.map { [$0 == "a", false] }.or()
    } _: { _, source, _, _ in
      source.map { [$0 == "a", false] }.or()
    }
    await twin("filter") { _, source, _, _ in
      source.filter { $0 != "b" }
    } _: { _, source, _, _ in
      source.filter { $0 != "b" }
    }
    await twin("distinctUntilChanged") { _, source, _, _ in
      source.distinctUntilChanged()
    } _: { _, source, _, _ in
      source.distinctUntilChanged()
    }
    await twin("distinctUntilChanged(by:)") { _, source, _, _ in
      source.distinctUntilChanged(by: { ($0 < "c") == ($1 < "c") })
    } _: { _, source, _, _ in
      source.distinctUntilChanged(by: { ($0 < "c") == ($1 < "c") })
    }
    await twin("distinctUntilChanged(at:)") { _, source, _, _ in
      source.distinctUntilChanged(at: { $0 < "c" })
    } _: { _, source, _, _ in
      source.distinctUntilChanged(at: { $0 < "c" })
    }
    await twin("distinct") { _, source, _, _ in
      source.distinct()
    } _: { _, source, _, _ in
      source.distinct()
    }
    await twin("distinct(by:)") { _, source, _, _ in
      source.distinct(by: { $0 < "c" })
    } _: { _, source, _, _ in
      source.distinct(by: { $0 < "c" })
    }
    await twin("ignore") { _, source, _, _ in
      source.ignore("b")
    } _: { _, source, _, _ in
      source.ignore("b")
    }
    await twin("take") { _, source, _, _ in
      source.take(2)
    } _: { _, source, _, _ in
      source.take(2)
    }
    await twin("take(while:)") { _, source, _, _ in
      source.take(while: { $0 != "c" })
    } _: { _, source, _, _ in
      source.take(while: { $0 != "c" })
    }
    await twin("take(untilMatching:)") { _, source, _, _ in
      source.take(untilMatching: { $0 == "c" })
    } _: { _, source, _, _ in
      source.take(untilMatching: { $0 == "c" })
    }
    await twin("take(throughMatching:)") { _, source, _, _ in
      source.take(throughMatching: { $0 == "b" })
    } _: { _, source, _, _ in
      source.take(throughMatching: { $0 == "b" })
    }
    await twin("takeLast") { _, source, _, _ in
      source.takeLast(2)
    } _: { _, source, _, _ in
      source.takeLast(2)
    }
    await twin("skip") { _, source, _, _ in
      source.skip(1)
    } _: { _, source, _, _ in
      source.skip(1)
    }
    await twin("skip(while:)") { _, source, _, _ in
      source.skip(while: { $0 == "a" })
    } _: { _, source, _, _ in
      source.skip(while: { $0 == "a" })
    }
    await twin("skip(untilMatching:)") { _, source, _, _ in
      source.skip(untilMatching: { $0 == "b" })
    } _: { _, source, _, _ in
      source.skip(untilMatching: { $0 == "b" })
    }
  }

  @Test("Operators behave as those of signals, from skipLast")
  func operators3() async {
    await twin("skipLast") { _, source, _, _ in
      source.skipLast(1)
    } _: { _, source, _, _ in
      source.skipLast(1)
    }
    await twin("element(at:)") { _, source, _, _ in
      source.element(at: 1)
    } _: { _, source, _, _ in
      source.element(at: 1)
    }
    await twin("elements(in:)") { _, source, _, _ in
      source.elements(in: 1...2)
    } _: { _, source, _, _ in
      source.elements(in: 1...2)
    }
    await twin("first(where:)") { _, source, _, _ in
      source.first(where: { $0 > "a" })
    } _: { _, source, _, _ in
      source.first(where: { $0 > "a" })
    }
    await twin("last(where:)") { _, source, _, _ in
      source.last(where: { $0 < "c" })
    } _: { _, source, _, _ in
      source.last(where: { $0 < "c" })
    }
    await twin("single") { _, source, _, _ in
      source.take(1).single()
    } _: { _, source, _, _ in
      source.take(1).single()
    }
    await twin("ignoreValues") { _, source, _, _ in
      source.ignoreValues()
    } _: { _, source, _, _ in
      source.ignoreValues()
    }
    await twin("ignoreValues(as:)") { _, source, _, _ in
      source.ignoreValues(as: Int.self)
    } _: { _, source, _, _ in
      source.ignoreValues(as: Int.self)
    }
    await twin("partition(by:)") { _, source, _, _ in
      source.partition(by: { $0 == "a" }).rest
    } _: { _, source, _, _ in
      source.partition(by: { $0 == "a" }).rest
    }
    await twin("reduce") { _, source, _, _ in
      source.reduce("") { $0 + $1 }
    } _: { _, source, _, _ in
      source.reduce("") { $0 + $1 }
    }
    await twin("reduce(into:)") { _, source, _, _ in
      source.reduce(into: "") { $0 += $1 }
    } _: { _, source, _, _ in
      source.reduce(into: "") { $0 += $1 }
    }
    await twin("collect") { _, source, _, _ in
      source.collect()
    } _: { _, source, _, _ in
      source.collect()
    }
    await twin("collect(count:)") { _, source, _, _ in
      source.collect(count: 2)
    } _: { _, source, _, _ in
      source.collect(count: 2)
    }
    await twin("count") { _, source, _, _ in
      source.count()
    } _: { _, source, _, _ in
      source.count()
    }
    await twin("allSatisfy") { _, source, _, _ in
      source.allSatisfy { $0 < "c" }
    } _: { _, source, _, _ in
      source.allSatisfy { $0 < "c" }
    }
    await twin("contains") { _, source, _, _ in
      source.contains("b")
    } _: { _, source, _, _ in
      source.contains("b")
    }
    await twin("contains(where:)") { _, source, _, _ in
      source.contains(where: { $0 > "b" })
    } _: { _, source, _, _ in
      source.contains(where: { $0 > "b" })
    }
    await twin("isEmpty") { _, source, _, _ in
      source.isEmpty()
    } _: { _, source, _, _ in
      source.isEmpty()
    }
    await twin("ifEmpty") { _, source, _, _ in
      source.ifEmpty("0")
    } _: { _, source, _, _ in
      source.ifEmpty("0")
    }
    await twin("min") { _, source, _, _ in
      source.min()
    } _: { _, source, _, _ in
      source.min()
    }
    await twin("max") { _, source, _, _ in
      source.max()
    } _: { _, source, _, _ in
      source.max()
    }
    await twin("min(by:)") { _, source, _, _ in
      source.min(by: { $0 > $1 })
    } _: { _, source, _, _ in
      source.min(by: { $0 > $1 })
    }
  }

  @Test("Operators behave as those of signals, from max(by:)")
  func operators4() async {
    await twin("max(by:)") { _, source, _, _ in
      source.max(by: { $0 > $1 })
    } _: { _, source, _, _ in
      source.max(by: { $0 > $1 })
    }
    await twin("combineLatest") { _, source, other, _ in
      source.combineLatest(other)
    } _: { _, source, other, _ in
      source.combineLatest(other)
    }
    await twin("combineLatest with a result") { _, source, other, _ in
      source.combineLatest(other) { $0 + $1 }
    } _: { _, source, other, _ in
      source.combineLatest(other) { $0 + $1 }
    }
    await twin("combineLatest delaying failures") { _, source, other, _ in
      source.combineLatest(other, delayingFailures: true)
    } _: { _, source, other, _ in
      source.combineLatest(other, delayingFailures: true)
    }
    await twin("zip") { _, source, other, _ in
      source.zip(other)
    } _: { _, source, other, _ in
      source.zip(other)
    }
    await twin("zip with a result") { _, source, other, _ in
      source.zip(other) { $0 + $1 }
    } _: { _, source, other, _ in
      source.zip(other) { $0 + $1 }
    }
    await twin("zipLast") { _, source, other, _ in
      source.zipLast(other)
    } _: { _, source, other, _ in
      source.zipLast(other)
    }
    await twin("withLatest(from:)") { _, source, other, _ in
      source.withLatest(from: other)
    } _: { _, source, other, _ in
      source.withLatest(from: other)
    }
    await twin("withLatest(from:) with a result") { _, source, other, _ in
      source.withLatest(from: other) { $0 + $1 }
    } _: { _, source, other, _ in
      source.withLatest(from: other) { $0 + $1 }
    }
    await twin("merge") { _, source, other, _ in
      source.merge(other)
    } _: { _, source, other, _ in
      source.merge(other)
    }
    await twin("merge delaying failures") { _, source, other, _ in
      source.merge(other, delayingFailures: true)
    } _: { _, source, other, _ in
      source.merge(other, delayingFailures: true)
    }
    await twin("concat") { _, source, other, _ in
      source.concat(other)
    } _: { _, source, other, _ in
      source.concat(other)
    }
    await twin("concat delaying failures") { _, source, other, _ in
      source.concat(other, delayingFailures: true)
    } _: { _, source, other, _ in
      source.concat(other, delayingFailures: true)
    }
    await twin("race") { _, source, other, _ in
      source.race(other)
    } _: { _, source, other, _ in
      source.race(other)
    }
    await twin("raceForValue") { _, source, other, _ in
      source.raceForValue(other)
    } _: { _, source, other, _ in
      source.raceForValue(other)
    }
    await twin("mergeSorted") { _, source, other, _ in
      source.mergeSorted(other, by: { $0 < $1 })
    } _: { _, source, other, _ in
      source.mergeSorted(other, by: { $0 < $1 })
    }
    await twin("sequenceEqual") { _, source, other, _ in
      source.sequenceEqual(other)
    } _: { _, source, other, _ in
      source.sequenceEqual(other)
    }
    await twin("sequenceEqual by a closure") { _, source, other, _ in
      source.sequenceEqual(other, by: { _, _ in true })
    } _: { _, source, other, _ in
      source.sequenceEqual(other, by: { _, _ in true })
    }
    await twin("sample(on:)") { _, source, other, _ in
      source.sample(on: other)
    } _: { _, source, other, _ in
      source.sample(on: other)
    }
    await twin("take(until:)") { _, source, _, safe in
      source.take(until: safe)
    } _: { _, source, _, safe in
      source.take(until: safe)
    }
    await twin("take(untilReplacement:)") { _, source, other, _ in
      source.take(untilReplacement: other)
    } _: { _, source, other, _ in
      source.take(untilReplacement: other)
    }
    await twin("take(during:)", outlives: true) { _, source, _, _ in
      source.take(during: token.lifetime)
    } _: { _, source, _, _ in
      source.take(during: token.lifetime)
    }
  }

  @Test("Operators behave as those of signals, from skip(until:)")
  func operators5() async {
    await twin("skip(until:)") { _, source, _, safe in
      source.skip(until: safe)
    } _: { _, source, _, safe in
      source.skip(until: safe)
    }
    await twin("then") { _, source, other, _ in
      source.then { other }
    } _: { _, source, other, _ in
      source.then { other }
    }
    await twin("start(with:)") { _, source, _, _ in
      source.start(with: "0")
    } _: { _, source, _, _ in
      source.start(with: "0")
    }
    await twin("append") { _, source, _, _ in
      source.append("y", "z")
    } _: { _, source, _, _ in
      source.append("y", "z")
    }
    await twin("ifEmpty(failingWith:)") { _, source, _, _ in
      source.ifEmpty(failingWith: .two)
    } _: { _, source, _, _ in
      source.ifEmpty(failingWith: .two)
    }
    await twin("ifEmpty(switchTo:)") { _, source, other, _ in
      source.ifEmpty(switchTo: other)
    } _: { _, source, other, _ in
      source.ifEmpty(switchTo: other)
    }
    await twin("buffer(on:)") { _, source, other, _ in
      source.buffer(on: other)
    } _: { _, source, other, _ in
      source.buffer(on: other)
    }
    await twin("buffer(opening:)") { _, source, other, _ in
      source.buffer(opening: other, closing: { _ in other })
    } _: { _, source, other, _ in
      source.buffer(opening: other, closing: { _ in other })
    }
    await twin("buffer(until:)") { _, source, _, safe in
      source.buffer(until: { _ in safe })
    } _: { _, source, _, safe in
      source.buffer(until: { _ in safe })
    }
    await twin("window(on:)") { _, source, other, _ in
      source.window(on: other).flatMap { $0.collect() }
    } _: { _, source, other, _ in
      source.window(on: other).flatMap { $0.collect() }
    }
    await twin("window(opening:)") { _, source, other, _ in
      source.window(opening: other, closing: { _ in other }).flatMap { $0.collect() }
    } _: { _, source, other, _ in
      source.window(opening: other, closing: { _ in other }).flatMap { $0.collect() }
    }
    await twin("window(until:)") { _, source, _, safe in
      source.window(until: { _ in safe }).flatMap { $0.collect() }
    } _: { _, source, _, safe in
      source.window(until: { _ in safe }).flatMap { $0.collect() }
    }
    await twin("flatMap") { _, source, other, _ in
      source.flatMap { _ in other }
    } _: { _, source, other, _ in
      source.flatMap { _ in other }
    }
    await twin("flatMap with a strategy") { _, source, other, _ in
      source.flatMap(.latest) { _ in other }
    } _: { _, source, other, _ in
      source.flatMap(.latest) { _ in other }
    }
    await twin("flatMap delaying failures") { _, source, other, _ in
      source.flatMap(.concat, delayingFailures: true) { _ in other }
    } _: { _, source, other, _ in
      source.flatMap(.concat, delayingFailures: true) { _ in other }
    }
    await twin("flatScan") { _, source, other, _ in
      source.flatScan("", .concat) { state, value in other.map { state + value + $0 } }
    } _: { _, source, other, _ in
      source.flatScan("", .concat) { state, value in other.map { state + value + $0 } }
    }
    await twin("expand(maxConcurrent:)") { _, source, _, _ in
      source.take(2).expand { $0.count > 2 ? .empty : .just($0 + "+") }
    } _: { _, source, _, _ in
      source.take(2).expand { $0.count > 2 ? MainSignal.empty : MainSignal.just($0 + "+") }
    }
    await twin("switchOnFirst") { _, source, _, _ in
      source.switchOnFirst { first, values in values.map { first + $0 } }
    } _: { _, source, _, _ in
      source.switchOnFirst { first, values in values.map { first + $0 } }
    }
    await twin("flatten") { _, source, other, _ in
      source.map { _ in other }.flatten(.merge)
    } _: { _, source, other, _ in
      source.map { _ in other }.flatten(.merge)
    }
    await twin("flatten delaying failures") { _, source, other, _ in
      source.map { _ in other }.flatten(.merge, delayingFailures: true)
    } _: { _, source, other, _ in
      source.map { _ in other }.flatten(.merge, delayingFailures: true)
    }
    await twin("switchToLatest") { _, source, other, _ in
      source.map { _ in other }.switchToLatest()
    } _: { _, source, other, _ in
      source.map { _ in other }.switchToLatest()
    }
    await twin("concat of signals") { _, source, other, _ in
      source.map { _ in other }.concat()
    } _: { _, source, other, _ in
      source.map { _ in other }.concat()
    }
  }

  @Test("Operators behave as those of signals, from joined(separator:)")
  func operators6() async {
    await twin("joined(separator:)") { _, source, other, _ in
      source.map { _ in other }.joined(separator: other.take(1))
    } _: { _, source, other, _ in
      source.map { _ in other }.joined(separator: other.take(1))
    }
    await twin("catch") { _, source, other, _ in
      source.catch { _ in other }
    } _: { _, source, other, _ in
      source.catch { _ in other }
    }
    await twin("catch(to:)") { _, source, other, _ in
      source.catch(to: other)
    } _: { _, source, other, _ in
      source.catch(to: other)
    }
    await twin("replaceFailure(with:)") { _, source, _, _ in
      source.replaceFailure(with: "0")
    } _: { _, source, _, _ in
      source.replaceFailure(with: "0")
    }
    await twin("mapFailure") { _, source, _, _ in
      source.mapFailure { _ in TestFailure.two }
    } _: { _, source, _, _ in
      source.mapFailure { _ in TestFailure.two }
    }
    await twin("promoteFailure(to:)") { _, _, _, safe in
      safe.promoteFailure(to: TestFailure.self)
    } _: { _, _, _, safe in
      safe.promoteFailure(to: TestFailure.self)
    }
    await twin("repeated") { _, source, _, _ in
      source.repeated(2)
    } _: { _, source, _, _ in
      source.repeated(2)
    }
    await twin("repeated after a time") { scheduler, source, _, _ in
      source.repeated(2, after: .seconds(1), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.repeated(2, after: .seconds(1), on: scheduler)
    }
    await twin("repeated(when:)") { _, source, _, _ in
      source.repeated(when: { $0.take(2) })
    } _: { _, source, _, _ in
      source.repeated(when: { $0.take(2) })
    }
    await twin("retry") { _, source, _, _ in
      source.retry(2)
    } _: { _, source, _, _ in
      source.retry(2)
    }
    await twin("retry(backoff:)") { scheduler, source, _, _ in
      source.retry(2, backoff: .constant(.seconds(1)), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.retry(2, backoff: .constant(.seconds(1)), on: scheduler)
    }
    await twin("retry(consecutive:)") { _, source, other, _ in
      source.take(1).concat(other).retry(consecutive: 1)
    } _: { _, source, other, _ in
      source.take(1).concat(other).retry(consecutive: 1)
    }
    await twin("retry(when:)") { _, source, _, _ in
      source.retry(when: { $0.take(2) })
    } _: { _, source, _, _ in
      source.retry(when: { $0.take(2) })
    }
    await twin("attempt") { _, source, _, _ in
      source.attempt { (value) throws(TestFailure) in if value == "b" { throw .two } }
    } _: { _, source, _, _ in
      source.attempt { (value) throws(TestFailure) in if value == "b" { throw .two } }
    }
    await twin("tryFilter") { _, source, _, _ in
      source.tryFilter { (value) throws(TestFailure) in if value == "c" { throw .two } else { value != "b" } }
    } _: { _, source, _, _ in
      source.tryFilter { (value) throws(TestFailure) in if value == "c" { throw .two } else { value != "b" } }
    }
    await twin("tryMap") { _, source, _, _ in
      source.tryMap { (value) throws(TestFailure) in if value == "b" { throw .two } else { value + "!" } }
    } _: { _, source, _, _ in
      source.tryMap { (value) throws(TestFailure) in if value == "b" { throw .two } else { value + "!" } }
    }
    await twin("tryReduce") { _, source, _, _ in
      source.tryReduce("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    } _: { _, source, _, _ in
      source.tryReduce("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    }
    await twin("tryScan") { _, source, _, _ in
      source.tryScan("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    } _: { _, source, _, _ in
      source.tryScan("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    }
    await twin("audit(for:)") { scheduler, source, _, _ in
      source.audit(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.audit(for: .seconds(2), on: scheduler)
    }
    await twin("audit(on:)") { scheduler, source, _, _ in
      source.audit(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    } _: { scheduler, source, _, _ in
      source.audit(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    }
    await twin("audit(until:)") { _, source, _, safe in
      source.audit(until: { _ in safe })
    } _: { _, source, _, safe in
      source.audit(until: { _ in safe })
    }
    await twin("throttle(for:)") { scheduler, source, _, _ in
      source.throttle(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.throttle(for: .seconds(2), on: scheduler)
    }
  }

  @Test("Operators behave as those of signals, from throttle(on:)")
  func operators7() async {
    await twin("throttle(on:)") { scheduler, source, _, _ in
      source.throttle(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    } _: { scheduler, source, _, _ in
      source.throttle(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    }
    await twin("throttle(until:)") { _, source, _, safe in
      source.throttle(until: { _ in safe })
    } _: { _, source, _, safe in
      source.throttle(until: { _ in safe })
    }
    await twin("debounce(for:)") { scheduler, source, _, _ in
      source.debounce(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.debounce(for: .seconds(2), on: scheduler)
    }
    await twin("debounce(on:)") { scheduler, source, _, _ in
      source.debounce(on: scheduler, for: { $0 == "a" ? nil : .seconds(2) })
    } _: { scheduler, source, _, _ in
      source.debounce(on: scheduler, for: { $0 == "a" ? nil : .seconds(2) })
    }
    await twin("debounce(until:)") { _, source, _, safe in
      source.debounce(until: { _ in safe })
    } _: { _, source, _, safe in
      source.debounce(until: { _ in safe })
    }
    await twin("delay(for:)") { scheduler, source, _, _ in
      source.delay(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.delay(for: .seconds(2), on: scheduler)
    }
    await twin("delay(on:)") { scheduler, source, _, _ in
      source.delay(on: scheduler, for: { $0 == "a" ? .seconds(3) : .seconds(1) })
    } _: { scheduler, source, _, _ in
      source.delay(on: scheduler, for: { $0 == "a" ? .seconds(3) : .seconds(1) })
    }
    await twin("delay(until:)") { _, source, _, safe in
      source.delay(until: { _ in safe })
    } _: { _, source, _, safe in
      source.delay(until: { _ in safe })
    }
    await twin("delaySubscription(for:)") { scheduler, source, _, _ in
      source.delaySubscription(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.delaySubscription(for: .seconds(2), on: scheduler)
    }
    await twin("take(for:)") { scheduler, source, _, _ in
      source.take(for: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.take(for: .seconds(3), on: scheduler)
    }
    await twin("skip(for:)") { scheduler, source, _, _ in
      source.skip(for: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.skip(for: .seconds(3), on: scheduler)
    }
    await twin("measureInterval(on:)") { scheduler, source, _, _ in
      source.measureInterval(on: scheduler)
    } _: { scheduler, source, _, _ in
      source.measureInterval(on: scheduler)
    }
    await twin("timestamp(on:)") { scheduler, source, _, _ in
      source.timestamp(on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timestamp(on: scheduler)
    }
    await twin("buffer(for:)") { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), on: scheduler)
    }
    await twin("buffer(for:) every") { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), every: .seconds(2), on: scheduler).take(3)
    } _: { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), every: .seconds(2), on: scheduler).take(3)
    }
    await twin("window(for:)") { scheduler, source, _, _ in
      source.window(for: .seconds(3), on: scheduler).flatMap { $0.collect() }
    } _: { scheduler, source, _, _ in
      source.window(for: .seconds(3), on: scheduler).flatMap { $0.collect() }
    }
    await twin("window(for:) every") { scheduler, source, _, _ in
      source.window(for: .seconds(3), every: .seconds(2), on: scheduler).take(3).flatMap { $0.collect() }
    } _: { scheduler, source, _, _ in
      source.window(for: .seconds(3), every: .seconds(2), on: scheduler).take(3).flatMap { $0.collect() }
    }
    await twin("timeout(after:)") { scheduler, source, _, _ in
      source.timeout(after: .seconds(3), failingWith: .two, on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timeout(after: .seconds(3), failingWith: .two, on: scheduler)
    }
    await twin("timeout(after:) of SignalError") { scheduler, source, _, _ in
      source.mapFailure { _ in SignalError.timedOut }.timeout(after: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.mapFailure { _ in SignalError.timedOut }.timeout(after: .seconds(3), on: scheduler)
    }
    await twin("timeout(after:) with a fallback") { scheduler, source, other, _ in
      source.timeout(after: .seconds(3), switchTo: other, on: scheduler)
    } _: { scheduler, source, other, _ in
      source.timeout(after: .seconds(3), switchTo: other, on: scheduler)
    }
    await twin("timeout(ofSilence:)") { scheduler, source, _, _ in
      source.timeout(ofSilence: .seconds(2), failingWith: .two, on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timeout(ofSilence: .seconds(2), failingWith: .two, on: scheduler)
    }
    await twin("timeout(ofSilence:) with a fallback") { scheduler, source, other, _ in
      source.timeout(ofSilence: .seconds(2), switchTo: other, on: scheduler)
    } _: { scheduler, source, other, _ in
      source.timeout(ofSilence: .seconds(2), switchTo: other, on: scheduler)
    }
  }

  @Test("Operators behave as those of signals, from timeout(first:)")
  func operators8() async {
    await twin("timeout(first:)") { scheduler, source, _, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), failingWith: .two, on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), failingWith: .two, on: scheduler)
    }
    await twin("timeout(first:) with a fallback") { scheduler, source, other, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), switchTo: other, on: scheduler)
    } _: { scheduler, source, other, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), switchTo: other, on: scheduler)
    }
    await twin("share") { _, source, _, _ in
      source.share()
    } _: { _, source, _, _ in
      source.share()
    }
    await twin("replayLazily") { _, source, _, _ in
      source.replayLazily()
    } _: { _, source, _, _ in
      source.replayLazily()
    }
    await twin("replay") { _, source, _, _ in
      source.replay(capacity: .last(1))
    } _: { _, source, _, _ in
      source.replay(capacity: .last(1))
    }
    await twin("replayLast") { _, source, _, _ in
      source.replayLast()
    } _: { _, source, _, _ in
      source.replayLast()
    }
    await twin("publish(replay:)") { _, source, _, _ in
      source.publish(replay: 1) { $0.merge($0) }
    } _: { _, source, _, _ in
      source.publish(replay: 1) { $0.merge($0) }
    }
    await twin("group(by:)") { _, source, _, _ in
      source.group(by: { $0 == "a" }).flatMap { group in group.map { "\(group.key)\($0)" } }
    } _: { _, source, _, _ in
      source.group(by: { $0 == "a" }).flatMap { group in group.map { "\(group.key)\($0)" } }
    }
    await twin("group(by:) of results") { _, source, _, _ in
      source.group(by: { $0 == "a" }, transform: { $0 + "!" }).flatMap { group in
        group.map { "\(group.key)\($0)" }
      }
    } _: { _, source, _, _ in
      source.group(by: { $0 == "a" }, transform: { $0 + "!" }).flatMap { group in
        group.map { "\(group.key)\($0)" }
      }
    }
    await twin("group(by:) until") { _, source, _, safe in
      source.group(by: { $0 == "a" }, until: { _ in safe }).flatMap { $0.collect() }
    } _: { _, source, _, safe in
      source.group(by: { $0 == "a" }, until: { _ in safe }).flatMap { $0.collect() }
    }
    await twin("on") { _, source, _, _ in
      source.on(next: { _ in })
    } _: { _, source, _, _ in
      source.on(next: { _ in })
    }
    await twin("finally") { _, source, _, _ in
      source.finally {}
    } _: { _, source, _, _ in
      source.finally {}
    }
    await twin("named") { _, source, _, _ in
      source.named("source")
    } _: { _, source, _, _ in
      source.named("source")
    }
    await twin("checkpoint") { _, source, _, _ in
      source.checkpoint("here", fileID: "file", line: 1)
    } _: { _, source, _, _ in
      source.checkpoint("here", fileID: "file", line: 1)
    }
    await twin("log") { _, source, _, _ in
      source.log("source", to: { _ in })
    } _: { _, source, _, _ in
      source.log("source", to: { _ in })
    }
    await twin("probed") { _, source, _, _ in
      source.probed("source")
    } _: { _, source, _, _ in
      source.probed("source")
    }
    await twin("tracked") { _, source, _, _ in
      source.tracked("source")
    } _: { _, source, _, _ in
      source.tracked("source")
    }
    await twin("withTaskLocal") { _, source, _, _ in
      source.withTaskLocal(TestLocals.$number)
    } _: { _, source, _, _ in
      source.withTaskLocal(TestLocals.$number)
    }
    await twin("merge of a signal that cannot fail") { _, source, _, safe in
      source.merge(safe)
    } _: { _, source, _, safe in
      source.merge(safe)
    }
    await twin("concat of a signal that cannot fail") { _, source, _, safe in
      safe.concat(source)
    } _: { _, source, _, safe in
      safe.concat(source)
    }
    await twin("combineLatest of a signal that cannot fail") { _, source, _, safe in
      safe.combineLatest(source)
    } _: { _, source, _, safe in
      safe.combineLatest(source)
    }
    await twin("combineLatest of a signal that cannot fail, behind") { _, source, _, safe in
      source.combineLatest(safe) { $0 + $1 }
    } _: { _, source, _, safe in
      source.combineLatest(safe) { $0 + $1 }
    }
  }

  @Test("Operators behave as those of signals, from zip of a signal that cannot fail")
  func operators9() async {
    await twin("zip of a signal that cannot fail") { _, source, _, safe in
      source.zip(safe)
    } _: { _, source, _, safe in
      source.zip(safe)
    }
    await twin("withLatest(from:) a signal that cannot fail") { _, source, _, safe in
      source.withLatest(from: safe)
    } _: { _, source, _, safe in
      source.withLatest(from: safe)
    }
    await twin("sample(on:) a signal that cannot fail") { _, source, _, safe in
      source.sample(on: safe)
    } _: { _, source, _, safe in
      source.sample(on: safe)
    }
    await twin("race of a signal that cannot fail") { _, source, _, safe in
      safe.race(source)
    } _: { _, source, _, safe in
      safe.race(source)
    }
    await twin("take(untilReplacement:) that cannot fail") { _, source, _, safe in
      source.take(untilReplacement: safe)
    } _: { _, source, _, safe in
      source.take(untilReplacement: safe)
    }
    await twin("just") { _, _, _, _ in
      Signal<String, TestFailure>.just("a")
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.just("a")
    }
    await twin("empty") { _, source, _, _ in
      source.concat(Signal<String, TestFailure>.empty)
    } _: { _, source, _, _ in
      source.concat(MainSignal<String, TestFailure>.empty)
    }
    await twin("never") { _, source, _, _ in
      source.merge(Signal<String, TestFailure>.never)
    } _: { _, source, _, _ in
      source.merge(MainSignal<String, TestFailure>.never)
    }
    await twin("fail") { _, source, _, _ in
      source.concat(Signal<String, TestFailure>.fail(.two))
    } _: { _, source, _, _ in
      source.concat(MainSignal<String, TestFailure>.fail(.two))
    }
    await twin("from") { _, _, _, _ in
      Signal<String, TestFailure>.from(["a", "b"])
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.from(["a", "b"])
    }
    await twin("unfold") { _, _, _, _ in
      Signal<String, TestFailure>.unfold(0) { (state: inout Int) -> String? in
        state += 1; return state < 4 ? "\(state)" : nil
      }
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.unfold(0) { (state: inout Int) -> String? in
        state += 1; return state < 4 ? "\(state)" : nil
      }
    }
    await twin("create") { _, _, _, _ in
      Signal<String, TestFailure>.create { subscriber in
        subscriber.send("a"); subscriber.fail(.two)
      }
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.create { subscriber in
        subscriber.send("a"); subscriber.fail(.two)
      }
    }
    await twin("deferred") { _, source, _, _ in
      Signal<String, TestFailure>.deferred { source }
    } _: { _, source, _, _ in
      MainSignal<String, TestFailure>.deferred { source }
    }
    await twin("Signal.attempt") { _, _, _, _ in
      Signal<String, TestFailure>.attempt { () throws(TestFailure) in throw .two }
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.attempt { () throws(TestFailure) in throw .two }
    }
    await twin("using(resource:)") { _, source, _, _ in
      Signal<String, TestFailure>.using(resource: { BlockDisposable {} }, { _ in source })
    } _: { _, source, _, _ in
      MainSignal<String, TestFailure>.using(resource: { BlockDisposable {} }, { _ in source })
    }
    await twin("if") { _, source, other, _ in
      Signal<String, TestFailure>.if(source.map { $0 == "a" }, then: other, else: source)
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.if(source.map { $0 == "a" }, then: other, else: source)
    }
    await twin("switch(on:)") { _, source, other, _ in
      Signal<String, TestFailure>.switch(on: source, cases: ["a": other], default: other.take(1))
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.switch(on: source, cases: ["a": other], default: other.take(1))
    }
    await twin("switch(on:) without a default") { _, source, other, _ in
      Signal<String, SwitchError<TestFailure>>.switch(on: source, cases: ["a": other])
    } _: { _, source, other, _ in
      MainSignal<String, SwitchError<TestFailure>>.switch(on: source, cases: ["a": other])
    }
    await twin("interval") { scheduler, _, _, _ in
      Signal<Int, Never>.interval(.seconds(2), on: scheduler).take(3)
    } _: { scheduler, _, _, _ in
      MainSignal<Int, Never>.interval(.seconds(2), on: scheduler).take(3)
    }
    await twin("timer(after:)") { scheduler, _, _, _ in
      Signal<Int, Never>.timer(after: .seconds(2), on: scheduler)
    } _: { scheduler, _, _, _ in
      MainSignal<Int, Never>.timer(after: .seconds(2), on: scheduler)
    }
    await twin("merge of an array") { _, source, other, _ in
      Signal<String, TestFailure>.merge([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.merge([source, other])
    }
    await twin("concat of an array") { _, source, other, _ in
      Signal<String, TestFailure>.concat([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.concat([source, other])
    }
  }

  @Test("Operators behave as those of signals, from race of an array")
  func operators10() async {
    await twin("race of an array") { _, source, other, _ in
      Signal<String, TestFailure>.race([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.race([source, other])
    }
    await twin("raceForValue of an array") { _, source, other, _ in
      Signal<String, TestFailure>.raceForValue([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.raceForValue([source, other])
    }
    await twin("concat(ignoringFailuresOf:)") { _, source, other, _ in
      Signal<String, Never>.concat(ignoringFailuresOf: [source, other])
    } _: { _, source, other, _ in
      MainSignal<String, Never>.concat(ignoringFailuresOf: [source, other])
    }
    await twin("combineLatest of an array") { _, source, other, _ in
      Signal<[String], TestFailure>.combineLatest([source, other])
    } _: { _, source, other, _ in
      MainSignal<[String], TestFailure>.combineLatest([source, other])
    }
    await twin("zip of an array") { _, source, other, _ in
      Signal<[String], TestFailure>.zip([source, other])
    } _: { _, source, other, _ in
      MainSignal<[String], TestFailure>.zip([source, other])
    }
    await twin("zipLast of an array") { _, source, other, _ in
      Signal<[String], TestFailure>.zipLast([source, other])
    } _: { _, source, other, _ in
      MainSignal<[String], TestFailure>.zipLast([source, other])
    }
    await twin("combineLatest of three") { _, source, other, _ in
      Signal<(String, String, String), TestFailure>.combineLatest(source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String), TestFailure>.combineLatest(source, other, source)
    }
    await twin("zip of three") { _, source, other, _ in
      Signal<(String, String, String), TestFailure>.zip(source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String), TestFailure>.zip(source, other, source)
    }
    await twin("zipLast of three") { _, source, other, _ in
      Signal<(String, String, String), TestFailure>.zipLast(source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String), TestFailure>.zipLast(source, other, source)
    }
    await twin("combineLatest of four with a result") { _, source, other, _ in
      Signal<String, TestFailure>.combineLatest(source, other, source, other) { $0 + $1 + $2 + $3 }
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.combineLatest(source, other, source, other) { $0 + $1 + $2 + $3 }
    }
    await twin("zip of four with a result") { _, source, other, _ in
      Signal<String, TestFailure>.zip(source, other, source, other) { $0 + $1 + $2 + $3 }
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.zip(source, other, source, other) { $0 + $1 + $2 + $3 }
    }
  }

  @Test("Operators behave as those of signals, of conditions and parts of events")
  func operatorsOfConditions() async {
    await twin("hold(while:)") { _, source, _, safe in
      source.hold(while: safe.map { _ in true }.merge(.just(true)))
    } _: { _, source, _, safe in
      source.hold(while: safe.map { _ in true }.merge(.just(true)))
    }
    await twin("running(while:)") { _, source, _, safe in
      source.running(while: safe.scan(false) { isOn, _ in !isOn })
    } _: { _, source, _, safe in
      source.running(while: safe.scan(false) { isOn, _ in !isOn })
    }
    await twin("skipNil") { _, source, _, _ in
      source.map { $0 == "b" ? nil : $0 }.skipNil()
    } _: { _, source, _, _ in
      source.map { $0 == "b" ? nil : $0 }.skipNil()
    }
    await twin("elements") { _, source, _, _ in
      source.materialize().elements()
    } _: { _, source, _, _ in
      source.materialize().elements()
    }
    await twin("failures") { _, source, _, _ in
      source.materialize().failures()
    } _: { _, source, _, _ in
      source.materialize().failures()
    }
    await twin("hot(during:)", outlives: true) { _, source, _, _ in
      source.hot(during: token.lifetime)
    } _: { _, source, _, _ in
      source.hot(during: token.lifetime)
    }
    await twin("retry(backoff:) without an end") { scheduler, source, _, _ in
      source.take(1).retry(backoff: .constant(.seconds(20)), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.take(1).retry(backoff: .constant(.seconds(20)), on: scheduler)
    }
    await twin("withLatest(from:) of two") { _, source, other, _ in
      source.withLatest(from: other, source)
    } _: { _, source, other, _ in
      source.withLatest(from: other, source)
    }
  }

  @Test("Operators behave as those of signals, of failures that widen")
  func operatorsOfOtherFailures() async {
    await twin("zipLast of a signal that cannot fail") { _, source, _, safe in
      source.zipLast(safe)
    } _: { _, source, _, safe in
      source.zipLast(safe)
    }
    await twin("raceForValue of a signal that cannot fail") { _, source, _, safe in
      safe.raceForValue(source)
    } _: { _, source, _, safe in
      safe.raceForValue(source)
    }
    await twin("mergeSorted of a signal that cannot fail") { _, source, _, safe in
      source.mergeSorted(safe) { $0 < $1 }
    } _: { _, source, _, safe in
      source.mergeSorted(safe) { $0 < $1 }
    }
    await twin("buffer(on:) a signal that cannot fail") { _, source, _, safe in
      source.buffer(on: safe)
    } _: { _, source, _, safe in
      source.buffer(on: safe)
    }
    await twin("ifEmpty(switchTo:) that cannot fail") { _, source, _, safe in
      source.ifEmpty(switchTo: safe)
    } _: { _, source, _, safe in
      source.ifEmpty(switchTo: safe)
    }
    await twin("then that cannot fail") { _, source, _, safe in
      source.then { safe }
    } _: { _, source, _, safe in
      source.then { safe }
    }
    await twin("retry(when:) that cannot fail") { _, source, _, safe in
      source.retry(when: { _ in safe.take(1) })
    } _: { _, source, _, safe in
      source.retry(when: { _ in safe.take(1) })
    }
    await twin("merge of any failure") { _, source, other, _ in
      source.mapFailure { $0 as any Error }.merge(other).mapFailure { _ in TestFailure.two }
    } _: { _, source, other, _ in
      source.mapFailure { $0 as any Error }.merge(other).mapFailure { _ in TestFailure.two }
    }
    await twin("combineLatest of any failure") { _, source, other, _ in
      source.combineLatest(other.mapFailure { $0 as any Error }).mapFailure { _ in TestFailure.two }
    } _: { _, source, other, _ in
      source.combineLatest(other.mapFailure { $0 as any Error }).mapFailure { _ in TestFailure.two }
    }
    await twin("flatMap of any failure") { _, source, other, _ in
      source.flatMap { _ in other.mapFailure { $0 as any Error } }.mapFailure { _ in TestFailure.two }
    } _: { _, source, other, _ in
      source.flatMap { _ in other.mapFailure { $0 as any Error } }.mapFailure { _ in TestFailure.two }
    }
    await twin("flatMap that cannot fail") { _, source, _, safe in
      source.flatMap(.latest) { _ in safe.map { $0 } }
    } _: { _, source, _, safe in
      source.flatMap(.latest) { _ in safe.map { $0 } }
    }
    await twin("timeout(ofSilence:switchTo:) that cannot fail") { scheduler, source, _, safe in
      source.timeout(ofSilence: .seconds(2), switchTo: safe, on: scheduler)
    } _: { scheduler, source, _, safe in
      source.timeout(ofSilence: .seconds(2), switchTo: safe, on: scheduler)
    }
    await twin("merge of two of which one cannot fail") { _, source, _, safe in
      Signal<String, TestFailure>.merge(source, safe)
    } _: { _, source, _, safe in
      MainSignal<String, TestFailure>.merge(source, safe)
    }
    await twin("combineLatest of three of which one cannot fail") { _, source, other, safe in
      Signal.combineLatest(source, safe, other) { $0 + $1 + $2 }
    } _: { _, source, other, safe in
      MainSignal.combineLatest(source, safe, other) { $0 + $1 + $2 }
    }
    await twin("combineLatest of five with a result") { _, source, other, _ in
      Signal<String, TestFailure>.combineLatest(source, other, source, other, source) {
        (a: String, b: String, c: String, d: String, e: String) in
        a + b + c + d + e
      }
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.combineLatest(source, other, source, other, source) {
        (a: String, b: String, c: String, d: String, e: String) in
        a + b + c + d + e
      }
    }
    await twin("zip of five") { _, source, other, _ in
      Signal<(String, String, String, String, String), TestFailure>.zip(source, other, source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String, String, String), TestFailure>.zip(
        source,
        other,
        source,
        other,
        source
      )
    }
  }

  @Test("A main form that does not end its source is found")
  func faults() {
    let broken = newlyBroken { _, source, _, _ in
      source
    } _: { _, source, _, _ in
      MainSignal<String, TestFailure>.create { subscriber in
        source.subscribe(
          next: { subscriber.send($0) },
          failed: { subscriber.fail($0) },
          completed: { subscriber.complete() }
        )
      }
    }
    #expect(broken.contains { $0.law == .upstreamEnds })
  }
}
