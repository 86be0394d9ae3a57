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
  func twin<S: SignalProtocol, T>(
    _ name: String,
    _ general: (TestScheduler, General, General, Signal<String, Never>) -> S,
    _ main: (TestScheduler, Main, Main, MainSignal<String, Never>) -> MainSignal<T, S.Failure>
  ) {
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
  }

  @Test("Operators behave as those of signals, from map")
  func operators1() {
    twin("map") { _, source, _, _ in
      source.map { $0 + "!" }
    } _: { _, source, _, _ in
      source.map { $0 + "!" }
    }
    twin("mapReplace") { _, source, _, _ in
      source.mapReplace(1)
    } _: { _, source, _, _ in
      source.mapReplace(1)
    }
    twin("compactMap") { _, source, _, _ in
      source.compactMap { $0 == "b" ? nil : $0 }
    } _: { _, source, _, _ in
      source.compactMap { $0 == "b" ? nil : $0 }
    }
    twin("scan") { _, source, _, _ in
      source.scan("") { $0 + $1 }
    } _: { _, source, _, _ in
      source.scan("") { $0 + $1 }
    }
    twin("scan(into:)") { _, source, _, _ in
      source.scan(into: "") { $0 += $1 }
    } _: { _, source, _, _ in
      source.scan(into: "") { $0 += $1 }
    }
    twin("scanMap") { _, source, _, _ in
      source.scanMap(0) { ($0 + 1, "\($1)\($0)") }
    } _: { _, source, _, _ in
      source.scanMap(0) { ($0 + 1, "\($1)\($0)") }
    }
    twin("scanMap(into:)") { _, source, _, _ in
      source.scanMap(into: 0) { (state: inout Int, value: String) -> String in
        state += 1; return "\(value)\(state)"
      }
    } _: { _, source, _, _ in
      source.scanMap(into: 0) { (state: inout Int, value: String) -> String in
        state += 1; return "\(value)\(state)"
      }
    }
    twin("transformWhile") { _, source, _, _ in
      source.transformWhile { (value: String, emit: (String) -> Void) -> Bool in
        emit(value); emit(value); return value != "c"
      }
    } _: { _, source, _, _ in
      source.transformWhile { (value: String, emit: (String) -> Void) -> Bool in
        emit(value); emit(value); return value != "c"
      }
    }
    twin("pairwise") { _, source, _, _ in
      source.pairwise()
    } _: { _, source, _, _ in
      source.pairwise()
    }
    twin("combinePrevious") { _, source, _, _ in
      source.combinePrevious("0") { $0 + $1 }
    } _: { _, source, _, _ in
      source.combinePrevious("0") { $0 + $1 }
    }
    twin("enumerated") { _, source, _, _ in
      source.enumerated()
    } _: { _, source, _, _ in
      source.enumerated()
    }
    twin("interspersed(with:)") { _, source, _, _ in
      source.interspersed(with: ",")
    } _: { _, source, _, _ in
      source.interspersed(with: ",")
    }
    twin("materialize") { _, source, _, _ in
      source.materialize()
    } _: { _, source, _, _ in
      source.materialize()
    }
    twin("dematerialize") { _, source, _, _ in
      source.materialize().dematerialize()
    } _: { _, source, _, _ in
      source.materialize().dematerialize()
    }
    twin("buffer(count:)") { _, source, _, _ in
      source.buffer(count: 2)
    } _: { _, source, _, _ in
      source.buffer(count: 2)
    }
    twin("buffer(count:) with a step") { _, source, _, _ in
      source.buffer(count: 2, step: 1)
    } _: { _, source, _, _ in
      source.buffer(count: 2, step: 1)
    }
    twin("buffer(throughMatching:)") { _, source, _, _ in
      source.buffer(throughMatching: { $0 == "b" })
    } _: { _, source, _, _ in
      source.buffer(throughMatching: { $0 == "b" })
    }
    twin("chunked(by:)") { _, source, _, _ in
      source.chunked(by: { $0 <= $1 })
    } _: { _, source, _, _ in
      source.chunked(by: { $0 <= $1 })
    }
    twin("chunked(on:)") { _, source, _, _ in
      source.chunked(on: { $0 == "a" })
    } _: { _, source, _, _ in
      source.chunked(on: { $0 == "a" })
    }
    twin("window(count:)") { _, source, _, _ in
      source.window(count: 2).flatMap { $0.collect() }
    } _: { _, source, _, _ in
      source.window(count: 2).flatMap { $0.collect() }
    }
    twin("window(count:) with a step") { _, source, _, _ in
      source.window(count: 2, step: 1).flatMap { $0.collect() }
    } _: { _, source, _, _ in
      source.window(count: 2, step: 1).flatMap { $0.collect() }
    }
    twin("window(throughMatching:)") { _, source, _, _ in
      source.window(throughMatching: { $0 == "b" }).flatMap { $0.collect() }
    } _: { _, source, _, _ in
      source.window(throughMatching: { $0 == "b" }).flatMap { $0.collect() }
    }
  }

  @Test("Operators behave as those of signals, from with(weak:)")
  func operators2() {
    twin("with(weak:)") { scheduler, source, _, _ in
      source.with(weak: scheduler).map { $1 }
    } _: { scheduler, source, _, _ in
      source.with(weak: scheduler).map { $1 }
    }
    twin("differences") { _, source, _, _ in
      source.map { [$0, "z"] }.differences().map { $0.count }
    } _: { _, source, _, _ in
      source.map { [$0, "z"] }.differences().map { $0.count }
    }
    twin("not") { _, source, _, _ in
      source.map { $0 == "a" }.not()
    } _: { _, source, _, _ in
      source.map { $0 == "a" }.not()
    }
    twin("and") { _, source, _, _ in
      source.map { ($0 == "a", true) }.and()
    } _: { _, source, _, _ in
      source.map { ($0 == "a", true) }.and()
    }
    twin("and of an array") { _, source, _, _ in
      source.map { [$0 == "a", true] }.and()
    } _: { _, source, _, _ in
      source.map { [$0 == "a", true] }.and()
    }
    twin("or") { _, source, _, _ in
      source.map { ($0 == "a", false) }.or()
    } _: { _, source, _, _ in
      source.map { ($0 == "a", false) }.or()
    }
    twin("or of an array") { _, source, _, _ in
      source.map { [$0 == "a", false] }.or()
    } _: { _, source, _, _ in
      source.map { [$0 == "a", false] }.or()
    }
    twin("filter") { _, source, _, _ in
      source.filter { $0 != "b" }
    } _: { _, source, _, _ in
      source.filter { $0 != "b" }
    }
    twin("distinctUntilChanged") { _, source, _, _ in
      source.distinctUntilChanged()
    } _: { _, source, _, _ in
      source.distinctUntilChanged()
    }
    twin("distinctUntilChanged(by:)") { _, source, _, _ in
      source.distinctUntilChanged(by: { ($0 < "c") == ($1 < "c") })
    } _: { _, source, _, _ in
      source.distinctUntilChanged(by: { ($0 < "c") == ($1 < "c") })
    }
    twin("distinctUntilChanged(at:)") { _, source, _, _ in
      source.distinctUntilChanged(at: { $0 < "c" })
    } _: { _, source, _, _ in
      source.distinctUntilChanged(at: { $0 < "c" })
    }
    twin("distinct") { _, source, _, _ in
      source.distinct()
    } _: { _, source, _, _ in
      source.distinct()
    }
    twin("distinct(by:)") { _, source, _, _ in
      source.distinct(by: { $0 < "c" })
    } _: { _, source, _, _ in
      source.distinct(by: { $0 < "c" })
    }
    twin("ignore") { _, source, _, _ in
      source.ignore("b")
    } _: { _, source, _, _ in
      source.ignore("b")
    }
    twin("take") { _, source, _, _ in
      source.take(2)
    } _: { _, source, _, _ in
      source.take(2)
    }
    twin("take(while:)") { _, source, _, _ in
      source.take(while: { $0 != "c" })
    } _: { _, source, _, _ in
      source.take(while: { $0 != "c" })
    }
    twin("take(untilMatching:)") { _, source, _, _ in
      source.take(untilMatching: { $0 == "c" })
    } _: { _, source, _, _ in
      source.take(untilMatching: { $0 == "c" })
    }
    twin("take(throughMatching:)") { _, source, _, _ in
      source.take(throughMatching: { $0 == "b" })
    } _: { _, source, _, _ in
      source.take(throughMatching: { $0 == "b" })
    }
    twin("takeLast") { _, source, _, _ in
      source.takeLast(2)
    } _: { _, source, _, _ in
      source.takeLast(2)
    }
    twin("skip") { _, source, _, _ in
      source.skip(1)
    } _: { _, source, _, _ in
      source.skip(1)
    }
    twin("skip(while:)") { _, source, _, _ in
      source.skip(while: { $0 == "a" })
    } _: { _, source, _, _ in
      source.skip(while: { $0 == "a" })
    }
    twin("skip(untilMatching:)") { _, source, _, _ in
      source.skip(untilMatching: { $0 == "b" })
    } _: { _, source, _, _ in
      source.skip(untilMatching: { $0 == "b" })
    }
  }

  @Test("Operators behave as those of signals, from skipLast")
  func operators3() {
    twin("skipLast") { _, source, _, _ in
      source.skipLast(1)
    } _: { _, source, _, _ in
      source.skipLast(1)
    }
    twin("element(at:)") { _, source, _, _ in
      source.element(at: 1)
    } _: { _, source, _, _ in
      source.element(at: 1)
    }
    twin("elements(in:)") { _, source, _, _ in
      source.elements(in: 1...2)
    } _: { _, source, _, _ in
      source.elements(in: 1...2)
    }
    twin("first(where:)") { _, source, _, _ in
      source.first(where: { $0 > "a" })
    } _: { _, source, _, _ in
      source.first(where: { $0 > "a" })
    }
    twin("last(where:)") { _, source, _, _ in
      source.last(where: { $0 < "c" })
    } _: { _, source, _, _ in
      source.last(where: { $0 < "c" })
    }
    twin("single") { _, source, _, _ in
      source.take(1).single()
    } _: { _, source, _, _ in
      source.take(1).single()
    }
    twin("ignoreValues") { _, source, _, _ in
      source.ignoreValues()
    } _: { _, source, _, _ in
      source.ignoreValues()
    }
    twin("ignoreValues(as:)") { _, source, _, _ in
      source.ignoreValues(as: Int.self)
    } _: { _, source, _, _ in
      source.ignoreValues(as: Int.self)
    }
    twin("partition(by:)") { _, source, _, _ in
      source.partition(by: { $0 == "a" }).rest
    } _: { _, source, _, _ in
      source.partition(by: { $0 == "a" }).rest
    }
    twin("reduce") { _, source, _, _ in
      source.reduce("") { $0 + $1 }
    } _: { _, source, _, _ in
      source.reduce("") { $0 + $1 }
    }
    twin("reduce(into:)") { _, source, _, _ in
      source.reduce(into: "") { $0 += $1 }
    } _: { _, source, _, _ in
      source.reduce(into: "") { $0 += $1 }
    }
    twin("collect") { _, source, _, _ in
      source.collect()
    } _: { _, source, _, _ in
      source.collect()
    }
    twin("collect(count:)") { _, source, _, _ in
      source.collect(count: 2)
    } _: { _, source, _, _ in
      source.collect(count: 2)
    }
    twin("count") { _, source, _, _ in
      source.count()
    } _: { _, source, _, _ in
      source.count()
    }
    twin("allSatisfy") { _, source, _, _ in
      source.allSatisfy { $0 < "c" }
    } _: { _, source, _, _ in
      source.allSatisfy { $0 < "c" }
    }
    twin("contains") { _, source, _, _ in
      source.contains("b")
    } _: { _, source, _, _ in
      source.contains("b")
    }
    twin("contains(where:)") { _, source, _, _ in
      source.contains(where: { $0 > "b" })
    } _: { _, source, _, _ in
      source.contains(where: { $0 > "b" })
    }
    twin("isEmpty") { _, source, _, _ in
      source.isEmpty()
    } _: { _, source, _, _ in
      source.isEmpty()
    }
    twin("ifEmpty") { _, source, _, _ in
      source.ifEmpty("0")
    } _: { _, source, _, _ in
      source.ifEmpty("0")
    }
    twin("min") { _, source, _, _ in
      source.min()
    } _: { _, source, _, _ in
      source.min()
    }
    twin("max") { _, source, _, _ in
      source.max()
    } _: { _, source, _, _ in
      source.max()
    }
    twin("min(by:)") { _, source, _, _ in
      source.min(by: { $0 > $1 })
    } _: { _, source, _, _ in
      source.min(by: { $0 > $1 })
    }
  }

  @Test("Operators behave as those of signals, from max(by:)")
  func operators4() {
    twin("max(by:)") { _, source, _, _ in
      source.max(by: { $0 > $1 })
    } _: { _, source, _, _ in
      source.max(by: { $0 > $1 })
    }
    twin("combineLatest") { _, source, other, _ in
      source.combineLatest(other)
    } _: { _, source, other, _ in
      source.combineLatest(other)
    }
    twin("combineLatest with a result") { _, source, other, _ in
      source.combineLatest(other) { $0 + $1 }
    } _: { _, source, other, _ in
      source.combineLatest(other) { $0 + $1 }
    }
    twin("combineLatest delaying failures") { _, source, other, _ in
      source.combineLatest(other, delayingFailures: true)
    } _: { _, source, other, _ in
      source.combineLatest(other, delayingFailures: true)
    }
    twin("zip") { _, source, other, _ in
      source.zip(other)
    } _: { _, source, other, _ in
      source.zip(other)
    }
    twin("zip with a result") { _, source, other, _ in
      source.zip(other) { $0 + $1 }
    } _: { _, source, other, _ in
      source.zip(other) { $0 + $1 }
    }
    twin("zipLast") { _, source, other, _ in
      source.zipLast(other)
    } _: { _, source, other, _ in
      source.zipLast(other)
    }
    twin("withLatest(from:)") { _, source, other, _ in
      source.withLatest(from: other)
    } _: { _, source, other, _ in
      source.withLatest(from: other)
    }
    twin("withLatest(from:) with a result") { _, source, other, _ in
      source.withLatest(from: other) { $0 + $1 }
    } _: { _, source, other, _ in
      source.withLatest(from: other) { $0 + $1 }
    }
    twin("merge") { _, source, other, _ in
      source.merge(other)
    } _: { _, source, other, _ in
      source.merge(other)
    }
    twin("merge delaying failures") { _, source, other, _ in
      source.merge(other, delayingFailures: true)
    } _: { _, source, other, _ in
      source.merge(other, delayingFailures: true)
    }
    twin("concat") { _, source, other, _ in
      source.concat(other)
    } _: { _, source, other, _ in
      source.concat(other)
    }
    twin("concat delaying failures") { _, source, other, _ in
      source.concat(other, delayingFailures: true)
    } _: { _, source, other, _ in
      source.concat(other, delayingFailures: true)
    }
    twin("race") { _, source, other, _ in
      source.race(other)
    } _: { _, source, other, _ in
      source.race(other)
    }
    twin("raceForValue") { _, source, other, _ in
      source.raceForValue(other)
    } _: { _, source, other, _ in
      source.raceForValue(other)
    }
    twin("mergeSorted") { _, source, other, _ in
      source.mergeSorted(other, by: { $0 < $1 })
    } _: { _, source, other, _ in
      source.mergeSorted(other, by: { $0 < $1 })
    }
    twin("sequenceEqual") { _, source, other, _ in
      source.sequenceEqual(other)
    } _: { _, source, other, _ in
      source.sequenceEqual(other)
    }
    twin("sequenceEqual by a closure") { _, source, other, _ in
      source.sequenceEqual(other, by: { _, _ in true })
    } _: { _, source, other, _ in
      source.sequenceEqual(other, by: { _, _ in true })
    }
    twin("sample(on:)") { _, source, other, _ in
      source.sample(on: other)
    } _: { _, source, other, _ in
      source.sample(on: other)
    }
    twin("take(until:)") { _, source, _, safe in
      source.take(until: safe)
    } _: { _, source, _, safe in
      source.take(until: safe)
    }
    twin("take(untilReplacement:)") { _, source, other, _ in
      source.take(untilReplacement: other)
    } _: { _, source, other, _ in
      source.take(untilReplacement: other)
    }
    twin("take(during:)") { _, source, _, _ in
      source.take(during: token.lifetime)
    } _: { _, source, _, _ in
      source.take(during: token.lifetime)
    }
  }

  @Test("Operators behave as those of signals, from skip(until:)")
  func operators5() {
    twin("skip(until:)") { _, source, _, safe in
      source.skip(until: safe)
    } _: { _, source, _, safe in
      source.skip(until: safe)
    }
    twin("then") { _, source, other, _ in
      source.then { other }
    } _: { _, source, other, _ in
      source.then { other }
    }
    twin("start(with:)") { _, source, _, _ in
      source.start(with: "0")
    } _: { _, source, _, _ in
      source.start(with: "0")
    }
    twin("append") { _, source, _, _ in
      source.append("y", "z")
    } _: { _, source, _, _ in
      source.append("y", "z")
    }
    twin("ifEmpty(failingWith:)") { _, source, _, _ in
      source.ifEmpty(failingWith: .two)
    } _: { _, source, _, _ in
      source.ifEmpty(failingWith: .two)
    }
    twin("ifEmpty(switchTo:)") { _, source, other, _ in
      source.ifEmpty(switchTo: other)
    } _: { _, source, other, _ in
      source.ifEmpty(switchTo: other)
    }
    twin("buffer(on:)") { _, source, other, _ in
      source.buffer(on: other)
    } _: { _, source, other, _ in
      source.buffer(on: other)
    }
    twin("buffer(opening:)") { _, source, other, _ in
      source.buffer(opening: other, closing: { _ in other })
    } _: { _, source, other, _ in
      source.buffer(opening: other, closing: { _ in other })
    }
    twin("buffer(until:)") { _, source, _, safe in
      source.buffer(until: { _ in safe })
    } _: { _, source, _, safe in
      source.buffer(until: { _ in safe })
    }
    twin("window(on:)") { _, source, other, _ in
      source.window(on: other).flatMap { $0.collect() }
    } _: { _, source, other, _ in
      source.window(on: other).flatMap { $0.collect() }
    }
    twin("window(opening:)") { _, source, other, _ in
      source.window(opening: other, closing: { _ in other }).flatMap { $0.collect() }
    } _: { _, source, other, _ in
      source.window(opening: other, closing: { _ in other }).flatMap { $0.collect() }
    }
    twin("window(until:)") { _, source, _, safe in
      source.window(until: { _ in safe }).flatMap { $0.collect() }
    } _: { _, source, _, safe in
      source.window(until: { _ in safe }).flatMap { $0.collect() }
    }
    twin("flatMap") { _, source, other, _ in
      source.flatMap { _ in other }
    } _: { _, source, other, _ in
      source.flatMap { _ in other }
    }
    twin("flatMap with a strategy") { _, source, other, _ in
      source.flatMap(.latest) { _ in other }
    } _: { _, source, other, _ in
      source.flatMap(.latest) { _ in other }
    }
    twin("flatMap delaying failures") { _, source, other, _ in
      source.flatMap(.concat, delayingFailures: true) { _ in other }
    } _: { _, source, other, _ in
      source.flatMap(.concat, delayingFailures: true) { _ in other }
    }
    twin("flatScan") { _, source, other, _ in
      source.flatScan("", .concat) { state, value in other.map { state + value + $0 } }
    } _: { _, source, other, _ in
      source.flatScan("", .concat) { state, value in other.map { state + value + $0 } }
    }
    twin("expand(maxConcurrent:)") { _, source, _, _ in
      source.take(2).expand { $0.count > 2 ? .empty : .just($0 + "+") }
    } _: { _, source, _, _ in
      source.take(2).expand { $0.count > 2 ? MainSignal.empty : MainSignal.just($0 + "+") }
    }
    twin("switchOnFirst") { _, source, _, _ in
      source.switchOnFirst { first, values in values.map { first + $0 } }
    } _: { _, source, _, _ in
      source.switchOnFirst { first, values in values.map { first + $0 } }
    }
    twin("flatten") { _, source, other, _ in
      source.map { _ in other }.flatten(.merge)
    } _: { _, source, other, _ in
      source.map { _ in other }.flatten(.merge)
    }
    twin("flatten delaying failures") { _, source, other, _ in
      source.map { _ in other }.flatten(.merge, delayingFailures: true)
    } _: { _, source, other, _ in
      source.map { _ in other }.flatten(.merge, delayingFailures: true)
    }
    twin("switchToLatest") { _, source, other, _ in
      source.map { _ in other }.switchToLatest()
    } _: { _, source, other, _ in
      source.map { _ in other }.switchToLatest()
    }
    twin("concat of signals") { _, source, other, _ in
      source.map { _ in other }.concat()
    } _: { _, source, other, _ in
      source.map { _ in other }.concat()
    }
  }

  @Test("Operators behave as those of signals, from joined(separator:)")
  func operators6() {
    twin("joined(separator:)") { _, source, other, _ in
      source.map { _ in other }.joined(separator: other.take(1))
    } _: { _, source, other, _ in
      source.map { _ in other }.joined(separator: other.take(1))
    }
    twin("catch") { _, source, other, _ in
      source.catch { _ in other }
    } _: { _, source, other, _ in
      source.catch { _ in other }
    }
    twin("catch(to:)") { _, source, other, _ in
      source.catch(to: other)
    } _: { _, source, other, _ in
      source.catch(to: other)
    }
    twin("replaceFailure(with:)") { _, source, _, _ in
      source.replaceFailure(with: "0")
    } _: { _, source, _, _ in
      source.replaceFailure(with: "0")
    }
    twin("mapFailure") { _, source, _, _ in
      source.mapFailure { _ in TestFailure.two }
    } _: { _, source, _, _ in
      source.mapFailure { _ in TestFailure.two }
    }
    twin("promoteFailure(to:)") { _, _, _, safe in
      safe.promoteFailure(to: TestFailure.self)
    } _: { _, _, _, safe in
      safe.promoteFailure(to: TestFailure.self)
    }
    twin("repeated") { _, source, _, _ in
      source.repeated(2)
    } _: { _, source, _, _ in
      source.repeated(2)
    }
    twin("repeated after a time") { scheduler, source, _, _ in
      source.repeated(2, after: .seconds(1), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.repeated(2, after: .seconds(1), on: scheduler)
    }
    twin("repeated(when:)") { _, source, _, _ in
      source.repeated(when: { $0.take(2) })
    } _: { _, source, _, _ in
      source.repeated(when: { $0.take(2) })
    }
    twin("retry") { _, source, _, _ in
      source.retry(2)
    } _: { _, source, _, _ in
      source.retry(2)
    }
    twin("retry(backoff:)") { scheduler, source, _, _ in
      source.retry(2, backoff: .constant(.seconds(1)), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.retry(2, backoff: .constant(.seconds(1)), on: scheduler)
    }
    twin("retry(consecutive:)") { _, source, other, _ in
      source.take(1).concat(other).retry(consecutive: 1)
    } _: { _, source, other, _ in
      source.take(1).concat(other).retry(consecutive: 1)
    }
    twin("retry(when:)") { _, source, _, _ in
      source.retry(when: { $0.take(2) })
    } _: { _, source, _, _ in
      source.retry(when: { $0.take(2) })
    }
    twin("attempt") { _, source, _, _ in
      source.attempt { (value) throws(TestFailure) in if value == "b" { throw .two } }
    } _: { _, source, _, _ in
      source.attempt { (value) throws(TestFailure) in if value == "b" { throw .two } }
    }
    twin("tryFilter") { _, source, _, _ in
      source.tryFilter { (value) throws(TestFailure) in if value == "c" { throw .two } else { value != "b" } }
    } _: { _, source, _, _ in
      source.tryFilter { (value) throws(TestFailure) in if value == "c" { throw .two } else { value != "b" } }
    }
    twin("tryMap") { _, source, _, _ in
      source.tryMap { (value) throws(TestFailure) in if value == "b" { throw .two } else { value + "!" } }
    } _: { _, source, _, _ in
      source.tryMap { (value) throws(TestFailure) in if value == "b" { throw .two } else { value + "!" } }
    }
    twin("tryReduce") { _, source, _, _ in
      source.tryReduce("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    } _: { _, source, _, _ in
      source.tryReduce("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    }
    twin("tryScan") { _, source, _, _ in
      source.tryScan("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    } _: { _, source, _, _ in
      source.tryScan("") { (state, value) throws(TestFailure) in
        if value == "c" { throw .two } else { state + value }
      }
    }
    twin("audit(for:)") { scheduler, source, _, _ in
      source.audit(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.audit(for: .seconds(2), on: scheduler)
    }
    twin("audit(on:)") { scheduler, source, _, _ in
      source.audit(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    } _: { scheduler, source, _, _ in
      source.audit(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    }
    twin("audit(until:)") { _, source, _, safe in
      source.audit(until: { _ in safe })
    } _: { _, source, _, safe in
      source.audit(until: { _ in safe })
    }
    twin("throttle(for:)") { scheduler, source, _, _ in
      source.throttle(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.throttle(for: .seconds(2), on: scheduler)
    }
  }

  @Test("Operators behave as those of signals, from throttle(on:)")
  func operators7() {
    twin("throttle(on:)") { scheduler, source, _, _ in
      source.throttle(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    } _: { scheduler, source, _, _ in
      source.throttle(on: scheduler, for: { $0 == "a" ? .seconds(1) : .seconds(3) })
    }
    twin("throttle(until:)") { _, source, _, safe in
      source.throttle(until: { _ in safe })
    } _: { _, source, _, safe in
      source.throttle(until: { _ in safe })
    }
    twin("debounce(for:)") { scheduler, source, _, _ in
      source.debounce(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.debounce(for: .seconds(2), on: scheduler)
    }
    twin("debounce(on:)") { scheduler, source, _, _ in
      source.debounce(on: scheduler, for: { $0 == "a" ? nil : .seconds(2) })
    } _: { scheduler, source, _, _ in
      source.debounce(on: scheduler, for: { $0 == "a" ? nil : .seconds(2) })
    }
    twin("debounce(until:)") { _, source, _, safe in
      source.debounce(until: { _ in safe })
    } _: { _, source, _, safe in
      source.debounce(until: { _ in safe })
    }
    twin("delay(for:)") { scheduler, source, _, _ in
      source.delay(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.delay(for: .seconds(2), on: scheduler)
    }
    twin("delay(on:)") { scheduler, source, _, _ in
      source.delay(on: scheduler, for: { $0 == "a" ? .seconds(3) : .seconds(1) })
    } _: { scheduler, source, _, _ in
      source.delay(on: scheduler, for: { $0 == "a" ? .seconds(3) : .seconds(1) })
    }
    twin("delay(until:)") { _, source, _, safe in
      source.delay(until: { _ in safe })
    } _: { _, source, _, safe in
      source.delay(until: { _ in safe })
    }
    twin("delaySubscription(for:)") { scheduler, source, _, _ in
      source.delaySubscription(for: .seconds(2), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.delaySubscription(for: .seconds(2), on: scheduler)
    }
    twin("take(for:)") { scheduler, source, _, _ in
      source.take(for: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.take(for: .seconds(3), on: scheduler)
    }
    twin("skip(for:)") { scheduler, source, _, _ in
      source.skip(for: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.skip(for: .seconds(3), on: scheduler)
    }
    twin("measureInterval(on:)") { scheduler, source, _, _ in
      source.measureInterval(on: scheduler)
    } _: { scheduler, source, _, _ in
      source.measureInterval(on: scheduler)
    }
    twin("timestamp(on:)") { scheduler, source, _, _ in
      source.timestamp(on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timestamp(on: scheduler)
    }
    twin("buffer(for:)") { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), on: scheduler)
    }
    twin("buffer(for:) every") { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), every: .seconds(2), on: scheduler).take(3)
    } _: { scheduler, source, _, _ in
      source.buffer(for: .seconds(3), every: .seconds(2), on: scheduler).take(3)
    }
    twin("window(for:)") { scheduler, source, _, _ in
      source.window(for: .seconds(3), on: scheduler).flatMap { $0.collect() }
    } _: { scheduler, source, _, _ in
      source.window(for: .seconds(3), on: scheduler).flatMap { $0.collect() }
    }
    twin("window(for:) every") { scheduler, source, _, _ in
      source.window(for: .seconds(3), every: .seconds(2), on: scheduler).take(3).flatMap { $0.collect() }
    } _: { scheduler, source, _, _ in
      source.window(for: .seconds(3), every: .seconds(2), on: scheduler).take(3).flatMap { $0.collect() }
    }
    twin("timeout(after:)") { scheduler, source, _, _ in
      source.timeout(after: .seconds(3), failingWith: .two, on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timeout(after: .seconds(3), failingWith: .two, on: scheduler)
    }
    twin("timeout(after:) of SignalError") { scheduler, source, _, _ in
      source.mapFailure { _ in SignalError.timedOut }.timeout(after: .seconds(3), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.mapFailure { _ in SignalError.timedOut }.timeout(after: .seconds(3), on: scheduler)
    }
    twin("timeout(after:) with a fallback") { scheduler, source, other, _ in
      source.timeout(after: .seconds(3), switchTo: other, on: scheduler)
    } _: { scheduler, source, other, _ in
      source.timeout(after: .seconds(3), switchTo: other, on: scheduler)
    }
    twin("timeout(ofSilence:)") { scheduler, source, _, _ in
      source.timeout(ofSilence: .seconds(2), failingWith: .two, on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timeout(ofSilence: .seconds(2), failingWith: .two, on: scheduler)
    }
    twin("timeout(ofSilence:) with a fallback") { scheduler, source, other, _ in
      source.timeout(ofSilence: .seconds(2), switchTo: other, on: scheduler)
    } _: { scheduler, source, other, _ in
      source.timeout(ofSilence: .seconds(2), switchTo: other, on: scheduler)
    }
  }

  @Test("Operators behave as those of signals, from timeout(first:)")
  func operators8() {
    twin("timeout(first:)") { scheduler, source, _, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), failingWith: .two, on: scheduler)
    } _: { scheduler, source, _, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), failingWith: .two, on: scheduler)
    }
    twin("timeout(first:) with a fallback") { scheduler, source, other, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), switchTo: other, on: scheduler)
    } _: { scheduler, source, other, _ in
      source.timeout(first: .seconds(3), next: .seconds(1), switchTo: other, on: scheduler)
    }
    twin("share") { _, source, _, _ in
      source.share()
    } _: { _, source, _, _ in
      source.share()
    }
    twin("replayLazily") { _, source, _, _ in
      source.replayLazily()
    } _: { _, source, _, _ in
      source.replayLazily()
    }
    twin("replay") { _, source, _, _ in
      source.replay(capacity: .last(1))
    } _: { _, source, _, _ in
      source.replay(capacity: .last(1))
    }
    twin("replayLast") { _, source, _, _ in
      source.replayLast()
    } _: { _, source, _, _ in
      source.replayLast()
    }
    twin("publish(replay:)") { _, source, _, _ in
      source.publish(replay: 1) { $0.merge($0) }
    } _: { _, source, _, _ in
      source.publish(replay: 1) { $0.merge($0) }
    }
    twin("group(by:)") { _, source, _, _ in
      source.group(by: { $0 == "a" }).flatMap { group in group.map { "\(group.key)\($0)" } }
    } _: { _, source, _, _ in
      source.group(by: { $0 == "a" }).flatMap { group in group.map { "\(group.key)\($0)" } }
    }
    twin("group(by:) of results") { _, source, _, _ in
      source.group(by: { $0 == "a" }, transform: { $0 + "!" }).flatMap { group in
        group.map { "\(group.key)\($0)" }
      }
    } _: { _, source, _, _ in
      source.group(by: { $0 == "a" }, transform: { $0 + "!" }).flatMap { group in
        group.map { "\(group.key)\($0)" }
      }
    }
    twin("group(by:) until") { _, source, _, safe in
      source.group(by: { $0 == "a" }, until: { _ in safe }).flatMap { $0.collect() }
    } _: { _, source, _, safe in
      source.group(by: { $0 == "a" }, until: { _ in safe }).flatMap { $0.collect() }
    }
    twin("on") { _, source, _, _ in
      source.on(next: { _ in })
    } _: { _, source, _, _ in
      source.on(next: { _ in })
    }
    twin("finally") { _, source, _, _ in
      source.finally {}
    } _: { _, source, _, _ in
      source.finally {}
    }
    twin("named") { _, source, _, _ in
      source.named("source")
    } _: { _, source, _, _ in
      source.named("source")
    }
    twin("checkpoint") { _, source, _, _ in
      source.checkpoint("here", fileID: "file", line: 1)
    } _: { _, source, _, _ in
      source.checkpoint("here", fileID: "file", line: 1)
    }
    twin("log") { _, source, _, _ in
      source.log("source", to: { _ in })
    } _: { _, source, _, _ in
      source.log("source", to: { _ in })
    }
    twin("probed") { _, source, _, _ in
      source.probed("source")
    } _: { _, source, _, _ in
      source.probed("source")
    }
    twin("tracked") { _, source, _, _ in
      source.tracked("source")
    } _: { _, source, _, _ in
      source.tracked("source")
    }
    twin("withTaskLocal") { _, source, _, _ in
      source.withTaskLocal(TestLocals.$number)
    } _: { _, source, _, _ in
      source.withTaskLocal(TestLocals.$number)
    }
    twin("merge of a signal that cannot fail") { _, source, _, safe in
      source.merge(safe)
    } _: { _, source, _, safe in
      source.merge(safe)
    }
    twin("concat of a signal that cannot fail") { _, source, _, safe in
      safe.concat(source)
    } _: { _, source, _, safe in
      safe.concat(source)
    }
    twin("combineLatest of a signal that cannot fail") { _, source, _, safe in
      safe.combineLatest(source)
    } _: { _, source, _, safe in
      safe.combineLatest(source)
    }
    twin("combineLatest of a signal that cannot fail, behind") { _, source, _, safe in
      source.combineLatest(safe) { $0 + $1 }
    } _: { _, source, _, safe in
      source.combineLatest(safe) { $0 + $1 }
    }
  }

  @Test("Operators behave as those of signals, from zip of a signal that cannot fail")
  func operators9() {
    twin("zip of a signal that cannot fail") { _, source, _, safe in
      source.zip(safe)
    } _: { _, source, _, safe in
      source.zip(safe)
    }
    twin("withLatest(from:) a signal that cannot fail") { _, source, _, safe in
      source.withLatest(from: safe)
    } _: { _, source, _, safe in
      source.withLatest(from: safe)
    }
    twin("sample(on:) a signal that cannot fail") { _, source, _, safe in
      source.sample(on: safe)
    } _: { _, source, _, safe in
      source.sample(on: safe)
    }
    twin("race of a signal that cannot fail") { _, source, _, safe in
      safe.race(source)
    } _: { _, source, _, safe in
      safe.race(source)
    }
    twin("take(untilReplacement:) that cannot fail") { _, source, _, safe in
      source.take(untilReplacement: safe)
    } _: { _, source, _, safe in
      source.take(untilReplacement: safe)
    }
    twin("just") { _, _, _, _ in
      Signal<String, TestFailure>.just("a")
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.just("a")
    }
    twin("empty") { _, source, _, _ in
      source.concat(Signal<String, TestFailure>.empty)
    } _: { _, source, _, _ in
      source.concat(MainSignal<String, TestFailure>.empty)
    }
    twin("never") { _, source, _, _ in
      source.merge(Signal<String, TestFailure>.never)
    } _: { _, source, _, _ in
      source.merge(MainSignal<String, TestFailure>.never)
    }
    twin("fail") { _, source, _, _ in
      source.concat(Signal<String, TestFailure>.fail(.two))
    } _: { _, source, _, _ in
      source.concat(MainSignal<String, TestFailure>.fail(.two))
    }
    twin("from") { _, _, _, _ in
      Signal<String, TestFailure>.from(["a", "b"])
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.from(["a", "b"])
    }
    twin("unfold") { _, _, _, _ in
      Signal<String, TestFailure>.unfold(0) { (state: inout Int) -> String? in
        state += 1; return state < 4 ? "\(state)" : nil
      }
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.unfold(0) { (state: inout Int) -> String? in
        state += 1; return state < 4 ? "\(state)" : nil
      }
    }
    twin("create") { _, _, _, _ in
      Signal<String, TestFailure>.create { subscriber in
        subscriber.send("a"); subscriber.fail(.two)
      }
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.create { subscriber in
        subscriber.send("a"); subscriber.fail(.two)
      }
    }
    twin("deferred") { _, source, _, _ in
      Signal<String, TestFailure>.deferred { source }
    } _: { _, source, _, _ in
      MainSignal<String, TestFailure>.deferred { source }
    }
    twin("Signal.attempt") { _, _, _, _ in
      Signal<String, TestFailure>.attempt { () throws(TestFailure) in throw .two }
    } _: { _, _, _, _ in
      MainSignal<String, TestFailure>.attempt { () throws(TestFailure) in throw .two }
    }
    twin("using(resource:)") { _, source, _, _ in
      Signal<String, TestFailure>.using(resource: { BlockDisposable {} }, { _ in source })
    } _: { _, source, _, _ in
      MainSignal<String, TestFailure>.using(resource: { BlockDisposable {} }, { _ in source })
    }
    twin("if") { _, source, other, _ in
      Signal<String, TestFailure>.if(source.map { $0 == "a" }, then: other, else: source)
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.if(source.map { $0 == "a" }, then: other, else: source)
    }
    twin("switch(on:)") { _, source, other, _ in
      Signal<String, TestFailure>.switch(on: source, cases: ["a": other], default: other.take(1))
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.switch(on: source, cases: ["a": other], default: other.take(1))
    }
    twin("switch(on:) without a default") { _, source, other, _ in
      Signal<String, SwitchError<TestFailure>>.switch(on: source, cases: ["a": other])
    } _: { _, source, other, _ in
      MainSignal<String, SwitchError<TestFailure>>.switch(on: source, cases: ["a": other])
    }
    twin("interval") { scheduler, _, _, _ in
      Signal<Int, Never>.interval(.seconds(2), on: scheduler).take(3)
    } _: { scheduler, _, _, _ in
      MainSignal<Int, Never>.interval(.seconds(2), on: scheduler).take(3)
    }
    twin("timer(after:)") { scheduler, _, _, _ in
      Signal<Int, Never>.timer(after: .seconds(2), on: scheduler)
    } _: { scheduler, _, _, _ in
      MainSignal<Int, Never>.timer(after: .seconds(2), on: scheduler)
    }
    twin("merge of an array") { _, source, other, _ in
      Signal<String, TestFailure>.merge([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.merge([source, other])
    }
    twin("concat of an array") { _, source, other, _ in
      Signal<String, TestFailure>.concat([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.concat([source, other])
    }
  }

  @Test("Operators behave as those of signals, from race of an array")
  func operators10() {
    twin("race of an array") { _, source, other, _ in
      Signal<String, TestFailure>.race([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.race([source, other])
    }
    twin("raceForValue of an array") { _, source, other, _ in
      Signal<String, TestFailure>.raceForValue([source, other])
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.raceForValue([source, other])
    }
    twin("concat(ignoringFailuresOf:)") { _, source, other, _ in
      Signal<String, Never>.concat(ignoringFailuresOf: [source, other])
    } _: { _, source, other, _ in
      MainSignal<String, Never>.concat(ignoringFailuresOf: [source, other])
    }
    twin("combineLatest of an array") { _, source, other, _ in
      Signal<[String], TestFailure>.combineLatest([source, other])
    } _: { _, source, other, _ in
      MainSignal<[String], TestFailure>.combineLatest([source, other])
    }
    twin("zip of an array") { _, source, other, _ in
      Signal<[String], TestFailure>.zip([source, other])
    } _: { _, source, other, _ in
      MainSignal<[String], TestFailure>.zip([source, other])
    }
    twin("zipLast of an array") { _, source, other, _ in
      Signal<[String], TestFailure>.zipLast([source, other])
    } _: { _, source, other, _ in
      MainSignal<[String], TestFailure>.zipLast([source, other])
    }
    twin("combineLatest of three") { _, source, other, _ in
      Signal<(String, String, String), TestFailure>.combineLatest(source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String), TestFailure>.combineLatest(source, other, source)
    }
    twin("zip of three") { _, source, other, _ in
      Signal<(String, String, String), TestFailure>.zip(source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String), TestFailure>.zip(source, other, source)
    }
    twin("zipLast of three") { _, source, other, _ in
      Signal<(String, String, String), TestFailure>.zipLast(source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String), TestFailure>.zipLast(source, other, source)
    }
    twin("combineLatest of four with a result") { _, source, other, _ in
      Signal<String, TestFailure>.combineLatest(source, other, source, other) { $0 + $1 + $2 + $3 }
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.combineLatest(source, other, source, other) { $0 + $1 + $2 + $3 }
    }
    twin("zip of four with a result") { _, source, other, _ in
      Signal<String, TestFailure>.zip(source, other, source, other) { $0 + $1 + $2 + $3 }
    } _: { _, source, other, _ in
      MainSignal<String, TestFailure>.zip(source, other, source, other) { $0 + $1 + $2 + $3 }
    }
  }

  @Test("Operators behave as those of signals, of conditions and parts of events")
  func operatorsOfConditions() {
    twin("hold(while:)") { _, source, _, safe in
      source.hold(while: safe.map { _ in true }.merge(.just(true)))
    } _: { _, source, _, safe in
      source.hold(while: safe.map { _ in true }.merge(.just(true)))
    }
    twin("running(while:)") { _, source, _, safe in
      source.running(while: safe.scan(false) { isOn, _ in !isOn })
    } _: { _, source, _, safe in
      source.running(while: safe.scan(false) { isOn, _ in !isOn })
    }
    twin("skipNil") { _, source, _, _ in
      source.map { $0 == "b" ? nil : $0 }.skipNil()
    } _: { _, source, _, _ in
      source.map { $0 == "b" ? nil : $0 }.skipNil()
    }
    twin("elements") { _, source, _, _ in
      source.materialize().elements()
    } _: { _, source, _, _ in
      source.materialize().elements()
    }
    twin("failures") { _, source, _, _ in
      source.materialize().failures()
    } _: { _, source, _, _ in
      source.materialize().failures()
    }
    twin("hot(during:)") { _, source, _, _ in
      source.hot(during: token.lifetime)
    } _: { _, source, _, _ in
      source.hot(during: token.lifetime)
    }
    twin("retry(backoff:) without an end") { scheduler, source, _, _ in
      source.take(1).retry(backoff: .constant(.seconds(20)), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.take(1).retry(backoff: .constant(.seconds(20)), on: scheduler)
    }
    twin("withLatest(from:) of two") { _, source, other, _ in
      source.withLatest(from: other, source)
    } _: { _, source, other, _ in
      source.withLatest(from: other, source)
    }
  }

  @Test("Operators behave as those of signals, of failures that widen")
  func operatorsOfOtherFailures() {
    twin("zipLast of a signal that cannot fail") { _, source, _, safe in
      source.zipLast(safe)
    } _: { _, source, _, safe in
      source.zipLast(safe)
    }
    twin("raceForValue of a signal that cannot fail") { _, source, _, safe in
      safe.raceForValue(source)
    } _: { _, source, _, safe in
      safe.raceForValue(source)
    }
    twin("mergeSorted of a signal that cannot fail") { _, source, _, safe in
      source.mergeSorted(safe) { $0 < $1 }
    } _: { _, source, _, safe in
      source.mergeSorted(safe) { $0 < $1 }
    }
    twin("buffer(on:) a signal that cannot fail") { _, source, _, safe in
      source.buffer(on: safe)
    } _: { _, source, _, safe in
      source.buffer(on: safe)
    }
    twin("ifEmpty(switchTo:) that cannot fail") { _, source, _, safe in
      source.ifEmpty(switchTo: safe)
    } _: { _, source, _, safe in
      source.ifEmpty(switchTo: safe)
    }
    twin("then that cannot fail") { _, source, _, safe in
      source.then { safe }
    } _: { _, source, _, safe in
      source.then { safe }
    }
    twin("retry(when:) that cannot fail") { _, source, _, safe in
      source.retry(when: { _ in safe.take(1) })
    } _: { _, source, _, safe in
      source.retry(when: { _ in safe.take(1) })
    }
    twin("merge of any failure") { _, source, other, _ in
      source.mapFailure { $0 as any Error }.merge(other).mapFailure { _ in TestFailure.two }
    } _: { _, source, other, _ in
      source.mapFailure { $0 as any Error }.merge(other).mapFailure { _ in TestFailure.two }
    }
    twin("combineLatest of any failure") { _, source, other, _ in
      source.combineLatest(other.mapFailure { $0 as any Error }).mapFailure { _ in TestFailure.two }
    } _: { _, source, other, _ in
      source.combineLatest(other.mapFailure { $0 as any Error }).mapFailure { _ in TestFailure.two }
    }
    twin("flatMap of any failure") { _, source, other, _ in
      source.flatMap { _ in other.mapFailure { $0 as any Error } }.mapFailure { _ in TestFailure.two }
    } _: { _, source, other, _ in
      source.flatMap { _ in other.mapFailure { $0 as any Error } }.mapFailure { _ in TestFailure.two }
    }
    twin("flatMap that cannot fail") { _, source, _, safe in
      source.flatMap(.latest) { _ in safe.map { $0 } }
    } _: { _, source, _, safe in
      source.flatMap(.latest) { _ in safe.map { $0 } }
    }
    twin("timeout(ofSilence:switchTo:) that cannot fail") { scheduler, source, _, safe in
      source.timeout(ofSilence: .seconds(2), switchTo: safe, on: scheduler)
    } _: { scheduler, source, _, safe in
      source.timeout(ofSilence: .seconds(2), switchTo: safe, on: scheduler)
    }
    twin("merge of two of which one cannot fail") { _, source, _, safe in
      Signal<String, TestFailure>.merge(source, safe)
    } _: { _, source, _, safe in
      MainSignal<String, TestFailure>.merge(source, safe)
    }
    twin("combineLatest of three of which one cannot fail") { _, source, other, safe in
      Signal.combineLatest(source, safe, other) { $0 + $1 + $2 }
    } _: { _, source, other, safe in
      MainSignal.combineLatest(source, safe, other) { $0 + $1 + $2 }
    }
    twin("combineLatest of five with a result") { _, source, other, _ in
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
    twin("zip of five") { _, source, other, _ in
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
