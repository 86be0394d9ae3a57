// swift-format-ignore-file

import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Test func `just a`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<String, Never>.just("a"))
  scheduler.run()
  #expect(recording == "(a|)")
}

@Test func `from abc`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<String, Never>.from("abc".map(String.init)))
  scheduler.run()
  #expect(recording == "(abc|)")
}

@Test func `empty`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<String, Never>.empty)
  scheduler.run()
  #expect(recording == "|")
}

@Test func `never`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<String, Never>.never)
  scheduler.advance(by: .seconds(200))
  #expect(recording == "")
}

@Test func `fail`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<String, Failure>.fail(Failure()))
  scheduler.run()
  #expect(recording == "#")
}

@Test func `range 4`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<Int, Never>.range(0..<4).map(String.init))
  scheduler.run()
  #expect(recording == "(0123|)")
}

@Test func `interval 2`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<Int, Never>.interval(.seconds(2), on: scheduler).map(String.init))
  scheduler.advance(by: .seconds(200))
  #expect(recording == "--0-1-2-3-4-5-6-7-8-9-'10'-'11'-'12'-'13'-'14'-'15'-'16'-'17'-'18'-'19'-'20'-'21'-'22'-'23'-'24'-'25'-'26'-'27'-'28'-'29'-'30'-'31'-'32'-'33'-'34'-'35'-'36'-'37'-'38'-'39'-'40'-'41'-'42'-'43'-'44'-'45'-'46'-'47'-'48'-'49'-'50'-'51'-'52'-'53'-'54'-'55'-'56'-'57'-'58'-'59'-'60'-'61'-'62'-'63'-'64'-'65'-'66'-'67'-'68'-'69'-'70'-'71'-'72'-'73'-'74'-'75'-'76'-'77'-'78'-'79'-'80'-'81'-'82'-'83'-'84'-'85'-'86'-'87'-'88'-'89'-'90'-'91'-'92'-'93'-'94'-'95'-'96'-'97'-'98'-'99'")
}

@Test func `timer 4`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<Int, Never>.timer(after: .seconds(4), on: scheduler).map { _ in "()" })
  scheduler.run()
  #expect(recording == "----('()'|)")
}

@Test func `unfold 8`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(
    Signal<String, Never>.unfold(1) { number in
      guard number <= 8 else { return nil }
      defer { number *= 2 }
      return String(number)
    }
  )
  scheduler.run()
  #expect(recording == "(1248|)")
}

@Test func `create a`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(
    Signal<String, Never>.create { subscriber in
      subscriber.send("a")
      subscriber.complete()
    }
  )
  scheduler.run()
  #expect(recording == "(a|)")
}

@Test func `attemptOnce x`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let recording = scheduler.record(
    Signal<String, Failure>.attempt { () throws(Failure) in
      guard let number = Int("x") else { throw Failure() }
      return String(number)
    }
  )
  scheduler.run()
  #expect(recording == "#")
}

@Test func `deferred a--b-c|`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<String, Never>.deferred { scheduler.cold("a--b-c|") })
  scheduler.run()
  #expect(recording == "a--b-c|")
}

@Test func `using a--b-c|`() {
  let scheduler = TestScheduler()
  let recording = scheduler.record(Signal<String, Never>.using(resource: { BlockDisposable() }) { _ in scheduler.cold("a--b-c|") })
  scheduler.run()
  #expect(recording == "a--b-c|")
}

@Test func `map tenfold`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1--2-3---|")
  let recording = scheduler.record(signal.map { text in Int(text).map { String($0 &* 10) } ?? text })
  scheduler.run()
  #expect(recording == "'10'--'20'-'30'---|")
}

@Test func `mapReplace x`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.mapReplace("x"))
  scheduler.run()
  #expect(recording == "x--x-x---|")
}

@Test func `scan ''`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--|")
  let recording = scheduler.record(signal.scan("") { $0 + $1 })
  scheduler.run()
  #expect(recording == "a--'ab'---'abc'--|")
}

@Test func `pairwise`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c--d|")
  let recording = scheduler.record(signal.pairwise().map { $0 + $1 })
  scheduler.run()
  #expect(recording == "---'ab'--'bc'--'cd'|")
}

@Test func `combinePrevious 0`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c---|")
  let recording = scheduler.record(signal.combinePrevious("0") { $0 + $1 })
  scheduler.run()
  #expect(recording == "'0a'--'ab'--'bc'---|")
}

@Test func `enumerated`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---d|")
  let recording = scheduler.record(signal.enumerated().map { "\($0.offset)\($0.element)" })
  scheduler.run()
  #expect(recording == "'0a'--'1b'-'2c'---'3d'|")
}

@Test func `buffer 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c--d-e|")
  let recording = scheduler.record(signal.buffer(count: 2).map { $0.joined() })
  scheduler.run()
  #expect(recording == "--'ab'----'cd'--(e|)")
}

@Test func `bufferStep 3 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c--d-e|")
  let recording = scheduler.record(signal.buffer(count: 3, step: 2).map { $0.joined() })
  scheduler.run()
  #expect(recording == "----'abc'----'cde'(e|)")
}

@Test func `bufferThroughMatching even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3--5-4-7|")
  let recording = scheduler.record(signal.buffer(throughMatching: { Int($0)?.isMultiple(of: 2) == true }).map { $0.joined() })
  scheduler.run()
  #expect(recording == "--'12'------'354'--(7|)")
}

@Test func `window 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c--d-e|")
  let recording = scheduler.record(signal.window(count: 2).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "'0a'-'0b'-'1c'--'1d'-'2e'|")
}

@Test func `windowThroughMatching even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3--5-4-7|")
  let recording = scheduler.record(signal.window(throughMatching: { Int($0)?.isMultiple(of: 2) == true }).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "'01'-'02'-'13'--'15'-'14'-'27'|")
}

@Test func `startWith x`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("--a-b---c-|")
  let recording = scheduler.record(signal.start(with: "x"))
  scheduler.run()
  #expect(recording == "x-a-b---c-|")
}

@Test func `append x`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("--a-b---c-|")
  let recording = scheduler.record(signal.append("x"))
  scheduler.run()
  #expect(recording == "--a-b---c-(x|)")
}

@Test func `withWeak 8`() {
  final class Label: Sendable { let text = "x" }
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c---d-|")
  let recording = scheduler.record(
    signal.with(
      weak: {
        let object = Label()
        scheduler.schedule(after: .seconds(8)) { withExtendedLifetime(object) {} }
        return object
      }()
    )
    .map { $0.text + $1 }
  )
  scheduler.run()
  #expect(recording == "'xa'--'xb'--'xc'---|")
}

@Test func `materialize`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---b---#", error: Failure())
  let recording = scheduler.record(
    signal.materialize()
    .map { event in
      switch event {
      case .next(let value): value
      case .failed: "failed"
      case .completed: "completed"
      }
    }
    .promoteFailure(to: Failure.self)
  )
  scheduler.run()
  #expect(recording == "a---b---('failed'|)")
}

@Test func `dematerialize`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--'completed'--|", error: Failure())
  let recording = scheduler.record(
    signal.map { name -> Event<String, Failure> in
      switch name {
      case "failed": .failed(Failure())
      case "completed": .completed
      default: .next(name)
      }
    }
    .catch { _ in Signal<Event<String, Failure>, Never>.empty }
    .dematerialize()
  )
  scheduler.run()
  #expect(recording == "a--b--|")
}

@Test func `elements`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---b---#", error: Failure())
  let recording = scheduler.record(signal.materialize().elements())
  scheduler.run()
  #expect(recording == "a---b---|")
}

@Test func `failures`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---b---#", error: Failure())
  let recording = scheduler.record(signal.materialize().failures().map { _ in "failed" })
  scheduler.run()
  #expect(recording == "--------('failed'|)")
}

@Test func `skipNil`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-a-2--b-3|")
  let recording = scheduler.record(signal.map { Int($0) }.skipNil().map(String.init))
  scheduler.run()
  #expect(recording == "1---2----3|")
}

@Test func `compactMap`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-a-2--b-3|")
  let recording = scheduler.record(signal.compactMap { Int($0) }.map(String.init))
  scheduler.run()
  #expect(recording == "1---2----3|")
}

@Test func `windowStep 3 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c--d-e|")
  let recording = scheduler.record(signal.window(count: 3, step: 2).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "'0a'-'0b'-('0c''1c')--'1d'-('1e''2e')|")
}

@Test func `chunkedBy`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-3-5-2-4-1|")
  let recording = scheduler.record(signal.chunked(by: { $0 < $1 }).map { $0.joined() })
  scheduler.run()
  #expect(recording == "------'135'---'24'(1|)")
}

@Test func `chunkedOn even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-3-4-2-5-7|")
  let recording = scheduler.record(signal.chunked(on: { Int($0)?.isMultiple(of: 2) == true }).map { $0.values.joined() })
  scheduler.run()
  #expect(recording == "----'13'---'42'--('57'|)")
}

@Test func `interspersed x`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--|")
  let recording = scheduler.record(signal.interspersed(with: "x"))
  scheduler.run()
  #expect(recording == "a--(xb)---(xc)--|")
}

@Test func `scanMap`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--'bc'--d--|")
  let recording = scheduler.record(
    signal.scanMap(into: 0) { count, text in
      count += text.count
      return "\(text)\(count)"
    }
  )
  scheduler.run()
  #expect(recording == "'a1'--'bc3'--'d4'--|")
}

@Test func `transformWhile`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--1--c|")
  let recording = scheduler.record(
    signal.transformWhile { text, emit in
      emit(text)
      emit(text.uppercased())
      return Int(text) == nil
    }
  )
  scheduler.run()
  #expect(recording == "(aA)--(bB)--(11|)")
}

@Test func `differences`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---'ab'---'bc'---|")
  let recording = scheduler.record(
    signal.differences().map { changes in
      changes.map { change in
        switch change {
        case .insert(_, let letter, _): "+\(letter)"
        case .remove(_, let letter, _): "-\(letter)"
        }
      }.joined()
    }
  )
  scheduler.run()
  #expect(recording == "'+a'---'+b'---'-a+c'---|")
}

@Test func `not`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("'true'-'false'--'true'|")
  let recording = scheduler.record(signal.map { $0 == "true" }.not().map(String.init))
  scheduler.run()
  #expect(recording == "'false'-'true'--'false'|")
}

@Test func `filter even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3-4-5-6|")
  let recording = scheduler.record(signal.filter { Int($0)?.isMultiple(of: 2) == true })
  scheduler.run()
  #expect(recording == "--2---4---6|")
}

@Test func `ignore a`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-a-c-a-|")
  let recording = scheduler.record(signal.ignore("a"))
  scheduler.run()
  #expect(recording == "--b---c---|")
}

@Test func `ignoreValues`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b---c--|")
  let recording = scheduler.record(signal.ignoreValues())
  scheduler.run()
  #expect(recording == "---------|")
}

@Test func `take 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c--d-|")
  let recording = scheduler.record(signal.take(2))
  scheduler.run()
  #expect(recording == "a-(b|)")
}

@Test func `takeWhile below5`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3-7-4-|")
  let recording = scheduler.record(signal.take(while: { Int($0).map { $0 < 5 } == true }))
  scheduler.run()
  #expect(recording == "1-2-3-|")
}

@Test func `takeUntilMatching above5`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3-7-4-|")
  let recording = scheduler.record(signal.take(untilMatching: { Int($0).map { $0 > 5 } == true }))
  scheduler.run()
  #expect(recording == "1-2-3-|")
}

@Test func `takeThroughMatching above5`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3-7-4-|")
  let recording = scheduler.record(signal.take(throughMatching: { Int($0).map { $0 > 5 } == true }))
  scheduler.run()
  #expect(recording == "1-2-3-(7|)")
}

@Test func `firstWhere above5`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3-7-4-8|")
  let recording = scheduler.record(signal.first(where: { Int($0).map { $0 > 5 } == true }))
  scheduler.run()
  #expect(recording == "------(7|)")
}

@Test func `lastWhere above5`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-7-3-8-2|")
  let recording = scheduler.record(signal.last(where: { Int($0).map { $0 > 5 } == true }))
  scheduler.run()
  #expect(recording == "---------(8|)")
}

@Test func `elementsIn 1 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c--d-|")
  let recording = scheduler.record(signal.elements(in: 1...2))
  scheduler.run()
  #expect(recording == "--b--(c|)")
}

@Test func `takeLast 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c--d-|")
  let recording = scheduler.record(signal.takeLast(2))
  scheduler.run()
  #expect(recording == "----------(cd|)")
}

@Test func `skipLast 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c--d-|")
  let recording = scheduler.record(signal.skipLast(2))
  scheduler.run()
  #expect(recording == "-----a--b-|")
}

@Test func `skip 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c--d-|")
  let recording = scheduler.record(signal.skip(2))
  scheduler.run()
  #expect(recording == "-----c--d-|")
}

@Test func `skipWhile below5`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3-7-4-|")
  let recording = scheduler.record(signal.skip(while: { Int($0).map { $0 < 5 } == true }))
  scheduler.run()
  #expect(recording == "------7-4-|")
}

@Test func `skipUntilMatching above5`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3-7-4-|")
  let recording = scheduler.record(signal.skip(untilMatching: { Int($0).map { $0 > 5 } == true }))
  scheduler.run()
  #expect(recording == "------7-4-|")
}

@Test func `elementAt 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c--d-|")
  let recording = scheduler.record(signal.element(at: 2))
  scheduler.run()
  #expect(recording == "-----(c|)")
}

@Test func `distinct`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-a-c-b-d|")
  let recording = scheduler.record(signal.distinct())
  scheduler.run()
  #expect(recording == "a-b---c---d|")
}

@Test func `distinctBy lowercase`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-A-c-B-d|")
  let recording = scheduler.record(signal.distinct(by: { $0.lowercased() }))
  scheduler.run()
  #expect(recording == "a-b---c---d|")
}

@Test func `distinctUntilChanged`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-a-b-b-b-a|")
  let recording = scheduler.record(signal.distinctUntilChanged())
  scheduler.run()
  #expect(recording == "a---b-----a|")
}

@Test func `distinctUntilChangedAt lowercase`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-A-b-B-b-A|")
  let recording = scheduler.record(signal.distinctUntilChanged(at: { $0.lowercased() }))
  scheduler.run()
  #expect(recording == "a---b-----A|")
}

@Test func `partition even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-4-3-6-5|")
  let parts = signal.partition(by: { Int($0)?.isMultiple(of: 2) == true })
  let recording = scheduler.record(parts.matching)
  let recording2 = scheduler.record(parts.rest)
  scheduler.run()
  #expect(recording == "--2-4---6--|")
  #expect(recording2 == "1-----3---5|")
}

@Test func `single`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("--a----b--|", error: Failure())
  let recording = scheduler.record(signal.single().catch { _ in Signal<String, Failure>.fail(Failure()) })
  scheduler.run()
  #expect(recording == "-------#")
}

@Test func `merge`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---b---c--|")
  let other = scheduler.cold("--1---2---3---|")
  let recording = scheduler.record(Signal.merge(signal, other))
  scheduler.run()
  #expect(recording == "a-1-b-2-c-3---|")
}

@Test func `concat`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--|")
  let other = scheduler.cold("1--2--|")
  let recording = scheduler.record(Signal.concat(signal, other))
  scheduler.run()
  #expect(recording == "a--b--1--2--|")
}

@Test func `concatIgnoringFailures`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--#", error: Failure())
  let other = scheduler.cold("1--2--|", error: Failure())
  let recording = scheduler.record(Signal<String, Never>.concat(ignoringFailuresOf: [signal, other]).promoteFailure(to: Failure.self))
  scheduler.run()
  #expect(recording == "a--b--1--2--|")
}

@Test func `race`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("---a--b--c|")
  let other = scheduler.cold("-1--2--3--|")
  let recording = scheduler.record(Signal.race(signal, other))
  scheduler.run()
  #expect(recording == "-1--2--3--|")
}

@Test func `raceForValue`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-|")
  let other = scheduler.cold("---1--2--|")
  let recording = scheduler.record(Signal.raceForValue([signal, other]))
  scheduler.run()
  #expect(recording == "---1--2--|")
}

@Test func `mergeSorted`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1---4---5---|")
  let other = scheduler.cold("--2---3-----|")
  let recording = scheduler.record(signal.mergeSorted(other, by: <))
  scheduler.run()
  #expect(recording == "--1-2-3-----(45|)")
}

@Test func `combineLatest`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---b-----c|")
  let other = scheduler.cold("--1---2-3--|")
  let recording = scheduler.record(signal.combineLatest(other).map { $0 + $1 })
  scheduler.run()
  #expect(recording == "--'a1'-'b1'-'b2'-'b3'-'c3'|")
}

@Test func `zip`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-----c--|")
  let other = scheduler.cold("---1--2--3-|")
  let recording = scheduler.record(signal.zip(other).map { $0 + $1 })
  scheduler.run()
  #expect(recording == "---'a1'--'b2'--'c3'-|")
}

@Test func `combineLatest3`() {
  let scheduler = TestScheduler()
  let a = scheduler.cold("a-------b---|")
  let b = scheduler.cold("--1---------|")
  let c = scheduler.cold("----x-----y-|")
  let recording = scheduler.record(Signal.combineLatest(a, b, c).map { $0 + $1 + $2 })
  scheduler.run()
  #expect(recording == "----'a1x'---'b1x'-'b1y'-|")
}

@Test func `zip3`() {
  let scheduler = TestScheduler()
  let a = scheduler.cold("a-b---------|")
  let b = scheduler.cold("--1---2-----|")
  let c = scheduler.cold("----x-----y-|")
  let recording = scheduler.record(Signal.zip(a, b, c).map { $0 + $1 + $2 })
  scheduler.run()
  #expect(recording == "----'a1x'-----'b2y'-|")
}

@Test func `zipLast`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---|")
  let other = scheduler.cold("--1----2--|")
  let recording = scheduler.record(signal.zipLast(other).map { $0 + $1 })
  scheduler.run()
  #expect(recording == "----------('b2'|)")
}

@Test func `withLatest`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("--a--b----c|")
  let other = scheduler.cold("1---2--3---|")
  let recording = scheduler.record(signal.withLatest(from: other).map { $0 + $1 })
  scheduler.run()
  #expect(recording == "--'a1'--'b2'----'c3'|")
}

@Test func `sample`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c-----d|")
  let sampler = scheduler.cold("---x----x-x--|")
  let recording = scheduler.record(signal.sample(on: sampler))
  scheduler.run()
  #expect(recording == "---b----c-c-|")
}

@Test func `bufferOn`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b---c--d--|")
  let boundary = scheduler.cold("---x-x---x---")
  let recording = scheduler.record(signal.buffer(on: boundary).map { $0.joined() })
  scheduler.run()
  #expect(recording == "---'ab'-----'cd'--|")
}

@Test func `windowOn`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b---c--d--|")
  let boundary = scheduler.cold("---x-x---x---")
  let recording = scheduler.record(signal.window(on: boundary).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "'0a'-'0b'---'1c'--'1d'--|")
}

@Test func `bufferUntil 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("ab---c-d---e--|")
  let recording = scheduler.record(signal.buffer(until: { $0.debounce(for: .seconds(2), on: scheduler) }).map { $0.joined() })
  scheduler.run()
  #expect(recording == "---'ab'-----'cd'---e|")
}

@Test func `windowUntil 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("ab---c-d---e--|")
  let recording = scheduler.record(signal.window(until: { $0.debounce(for: .seconds(2), on: scheduler) }).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "'0a''0b'---'1c'-'1d'---'2e'--|")
}

@Test func `bufferOpeningClosing`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c-d-e-f-|")
  let opening = scheduler.cold("-x-----x-----")
  let closing = scheduler.cold("---x|")
  let recording = scheduler.record(signal.buffer(opening: opening, closing: { _ in closing }).map { $0.joined() })
  scheduler.run()
  #expect(recording == "----'bc'-----'ef'-|")
}

@Test func `windowOpeningClosing`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c-d-e-f-|")
  let opening = scheduler.cold("-x-x-----x---")
  let closing = scheduler.cold("---x|")
  let recording = scheduler.record(signal.window(opening: opening, closing: { _ in closing }).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "--'0b'-('0c''1c')-'1d'---'2f'-|")
}

@Test func `takeUntil`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c--d-|")
  let trigger = scheduler.cold("-------x---|")
  let recording = scheduler.record(signal.take(until: trigger))
  scheduler.run()
  #expect(recording == "a--b--c|")
}

@Test func `skipUntil`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c--d-|")
  let trigger = scheduler.cold("----x------|")
  let recording = scheduler.record(signal.skip(until: trigger))
  scheduler.run()
  #expect(recording == "------c--d-|")
}

@Test func `runningWhile`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b-c-d|")
  let condition = scheduler.cold("-t---f--t---f|")
  let recording = scheduler.record(signal.running(while: condition.map { $0 == "true" || $0 == "t" }))
  scheduler.run()
  #expect(recording == "--a-b----a-b-|")
}

@Test func `holdWhile`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("ab--c-d---e|")
  let isPaused = scheduler.cold("f-t-----f---|")
  let recording = scheduler.record(signal.hold(while: isPaused.map { $0 == "true" || $0 == "t" }))
  scheduler.run()
  #expect(recording == "ab------(cd)-e|")
}

@Test func `takeUntilReplacement`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c--d--|")
  let other = scheduler.cold("-------1--2---3-|")
  let recording = scheduler.record(signal.take(untilReplacement: other))
  scheduler.run()
  #expect(recording == "a--b--c1--2---3-|")
}

@Test func `then`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--|")
  let next = scheduler.cold("1--2--|")
  let recording = scheduler.record(signal.then { next })
  scheduler.run()
  #expect(recording == "------1--2--|")
}

@Test func `sequenceEqual`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--|")
  let other = scheduler.cold("-a---b---c-|")
  let recording = scheduler.record(signal.sequenceEqual(other).map(String.init))
  scheduler.run()
  #expect(recording == "-----------('true'|)")
}

@Test func `if`() {
  let scheduler = TestScheduler()
  let condition = scheduler.cold("'true'-----'false'-----|")
  let thenSignal = scheduler.cold("1-2-3-4-5-|")
  let elseSignal = scheduler.cold("a-b-c-d-e-|")
  let recording = scheduler.record(Signal.if(condition.map { $0 == "true" }, then: thenSignal, else: elseSignal))
  scheduler.run()
  #expect(recording == "1-2-3-a-b-c-d-e-|")
}

@Test func `switch`() {
  let scheduler = TestScheduler()
  let selector = scheduler.cold("x-----y------|")
  let x = scheduler.cold("1-2-3-4-5-|")
  let y = scheduler.cold("a-b-c-d-e-|")
  let recording = scheduler.record(Signal.switch(on: selector, cases: ["x": x, "y": y], default: Signal<String, Never>.empty))
  scheduler.run()
  #expect(recording == "1-2-3-a-b-c-d-e-|")
}

@Test func `groupBy even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-4-3-6-5|")
  let groups = signal.group(by: { Int($0)?.isMultiple(of: 2) == true })
  let recording = scheduler.record(groups.filter { $0.key }.flatten())
  let recording2 = scheduler.record(groups.filter { !$0.key }.flatten())
  scheduler.run()
  #expect(recording == "--2-4---6--|")
  #expect(recording2 == "1-----3---5|")
}

@Test func `groupByUntil even 4`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1-2-3------4-6----|")
  let recording = scheduler.record(
    signal.group(by: { Int($0)?.isMultiple(of: 2) == true }, until: { $0.debounce(for: .seconds(4), on: scheduler) })
    .flatMap { group in group.collect().map { $0.joined() } }
  )
  scheduler.run()
  #expect(recording == "------2-'13'--------'46'|")
}

@Test func `and`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("'true'---'false'---|")
  let other = scheduler.cold("-'true'-------'false'|")
  let recording = scheduler.record(signal.map { $0 == "true" }.combineLatest(other.map { $0 == "true" }).and().map(String.init))
  scheduler.run()
  #expect(recording == "-'true'--'false'----'false'|")
}

@Test func `or`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("'true'---'false'---|")
  let other = scheduler.cold("-'true'-------'false'|")
  let recording = scheduler.record(signal.map { $0 == "true" }.combineLatest(other.map { $0 == "true" }).or().map(String.init))
  scheduler.run()
  #expect(recording == "-'true'--'true'----'false'|")
}

@Test func `flatMap merge 1-2-3|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--------|")
  let recording = scheduler.record(signal.flatMap(.merge) { x in scheduler.cold("1-2-3|").map { x + $0 } })
  scheduler.run()
  #expect(recording == "'a1'-'a2''b1''a3''b2'-'b3'----|")
}

@Test func `flatMap concat 1-2-3|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--------|")
  let recording = scheduler.record(signal.flatMap(.concat) { x in scheduler.cold("1-2-3|").map { x + $0 } })
  scheduler.run()
  #expect(recording == "'a1'-'a2'-'a3''b1'-'b2'-'b3'--|")
}

@Test func `flatMap latest 1-2-3|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--------|")
  let recording = scheduler.record(signal.flatMap(.latest) { x in scheduler.cold("1-2-3|").map { x + $0 } })
  scheduler.run()
  #expect(recording == "'a1'-'a2''b1'-'b2'-'b3'----|")
}

@Test func `flatMap first 1-2-3|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-----c----|")
  let recording = scheduler.record(signal.flatMap(.first) { x in scheduler.cold("1-2-3|").map { x + $0 } })
  scheduler.run()
  #expect(recording == "'a1'-'a2'-'a3'----'c1'-'c2'-'c3'|")
}

@Test func `flatMap merge(limit:2) 1--2|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("abc---------|")
  let recording = scheduler.record(signal.flatMap(.merge(limit: 2)) { x in scheduler.cold("1--2|").map { x + $0 } })
  scheduler.run()
  #expect(recording == "'a1''b1'-'a2'('b2''c1')--'c2'----|")
}

@Test func `flatMap ordered 1-2-3|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--------|")
  let recording = scheduler.record(signal.flatMap(.ordered) { x in scheduler.cold("1-2-3|").map { x + $0 } })
  scheduler.run()
  #expect(recording == "'a1'-'a2'-'a3'('b1''b2')-'b3'----|")
}

@Test func `expand --1|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a------b--|")
  let recording = scheduler.record(signal.expand { x in x.count < 3 ? scheduler.cold("--1|").map { x + $0 }.erased : .empty })
  scheduler.run()
  #expect(recording == "a-'a1'-'a11'--b-'b1'-'b11'|")
}

@Test func `flatScan merge -1|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c---|")
  let recording = scheduler.record(signal.flatScan("", .merge) { last, x in scheduler.cold("-1|").map { last + x + $0 }.erased })
  scheduler.run()
  #expect(recording == "-'a1'--'a1b1'--'a1b1c1'--|")
}

@Test func `switchToLatest 1-2-3|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---b-------|")
  let recording = scheduler.record(signal.map { x in scheduler.cold("1-2-3|").map { x + $0 } }.switchToLatest())
  scheduler.run()
  #expect(recording == "'a1'-'a2'-'b1'-'b2'-'b3'---|")
}

@Test func `joined x-|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c----|")
  let recording = scheduler.record(signal.map { [$0, $0].signal() }.joined(separator: scheduler.cold("x-|")))
  scheduler.run()
  #expect(recording == "(aa)--x-(bb)-x-(cc)--|")
}

@Test func `switchOnFirst`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--|")
  let recording = scheduler.record(signal.switchOnFirst { first, values in values.map { first + $0 } })
  scheduler.run()
  #expect(recording == "'aa'--'ab'---'ac'--|")
}

@Test func `bind 1-2-3|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--y--c---|")
  let recording = scheduler.record(
    signal.bind {
      { x, stop in
        stop = x == "y"
        return scheduler.cold("1-2-3|")
      }
    }
  )
  scheduler.run()
  #expect(recording == "1-2132-3|")
}

@Test func `debounce 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c------d--|")
  let recording = scheduler.record(signal.debounce(for: .seconds(3), on: scheduler))
  scheduler.run()
  #expect(recording == "-------c------(d|)")
}

@Test func `throttle 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("abcd---e-----f|")
  let recording = scheduler.record(signal.throttle(for: .seconds(3), latest: true, on: scheduler))
  scheduler.run()
  #expect(recording == "a--d---e-----f|")
}

@Test func `throttleFirst 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("abcd---e-----f|")
  let recording = scheduler.record(signal.throttle(for: .seconds(3), latest: false, on: scheduler))
  scheduler.run()
  #expect(recording == "a--d---e-----f|")
}

@Test func `audit 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("abcd---e-----f|")
  let recording = scheduler.record(signal.audit(for: .seconds(3), on: scheduler))
  scheduler.run()
  #expect(recording == "---d------e---(f|)")
}

@Test func `debounceEach`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("3-1--4-2----|")
  let recording = scheduler.record(signal.debounce(on: scheduler) { .seconds(UInt32($0) ?? 0) })
  scheduler.run()
  #expect(recording == "---1-----2--|")
}

@Test func `throttleEach`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("3a-2---1bc--|")
  let recording = scheduler.record(signal.throttle(on: scheduler) { .seconds(UInt32($0) ?? 0) })
  scheduler.run()
  #expect(recording == "3--2---1bc--|")
}

@Test func `auditEach`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("3a--2b----1-|")
  let recording = scheduler.record(signal.audit(on: scheduler) { .seconds(UInt32($0) ?? 0) })
  scheduler.run()
  #expect(recording == "---a--b----1|")
}

@Test func `debounceUntil --x|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("ab-----c----|")
  let recording = scheduler.record(signal.debounce(until: { _ in scheduler.cold("--x|") }))
  scheduler.run()
  #expect(recording == "---b-----c--|")
}

@Test func `throttleUntil ---x|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("abc--d------|")
  let recording = scheduler.record(signal.throttle(until: { _ in scheduler.cold("---x|") }))
  scheduler.run()
  #expect(recording == "a----d------|")
}

@Test func `auditUntil ---x|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("abc--d------|")
  let recording = scheduler.record(signal.audit(until: { _ in scheduler.cold("---x|") }))
  scheduler.run()
  #expect(recording == "---c----d---|")
}

@Test func `delayEach`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("5-1--2----|")
  let recording = scheduler.record(signal.delay(on: scheduler) { .seconds(UInt32($0) ?? 0) })
  scheduler.run()
  #expect(recording == "---1-5-2--|")
}

@Test func `delayUntil --x|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a---b-----|")
  let recording = scheduler.record(signal.delay { _ in scheduler.cold("--x|") })
  scheduler.run()
  #expect(recording == "--a---b---|")
}

@Test func `takeFor 7`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c--d--|")
  let recording = scheduler.record(signal.take(for: .seconds(7), on: scheduler))
  scheduler.run()
  #expect(recording == "a--b--c|")
}

@Test func `skipFor 4`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c--d--|")
  let recording = scheduler.record(signal.skip(for: .seconds(4), on: scheduler))
  scheduler.run()
  #expect(recording == "------c--d--|")
}

@Test func `delaySubscription 4`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c|")
  let recording = scheduler.record(signal.delaySubscription(for: .seconds(4), on: scheduler))
  scheduler.run()
  #expect(recording == "----a-b-c|")
}

@Test func `delay 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.delay(for: .seconds(3), on: scheduler))
  scheduler.run()
  #expect(recording == "---a--b-c---|")
}

@Test func `bufferFor 4`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b------c-d--|")
  let recording = scheduler.record(signal.buffer(for: .seconds(4), on: scheduler).map { $0.joined() })
  scheduler.run()
  #expect(recording == "----'ab'--------'cd'|")
}

@Test func `windowFor 4`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b------c-d--|")
  let recording = scheduler.record(signal.window(for: .seconds(4), on: scheduler).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "'0a'-'0b'------'1c'-'1d'--|")
}

@Test func `bufferForEvery 4 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b-c-d---|")
  let recording = scheduler.record(signal.buffer(for: .seconds(4), every: .seconds(2), on: scheduler).map { $0.joined() })
  scheduler.run()
  #expect(recording == "----'ab'-'bc'-'cd'-d|")
}

@Test func `windowForEvery 4 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b-c-d---|")
  let recording = scheduler.record(signal.window(for: .seconds(4), every: .seconds(2), on: scheduler).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } })
  scheduler.run()
  #expect(recording == "-'0a'-('0b''1b')-('1c''2c')-('2d''3d')---|")
}

@Test func `timeout 7`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c---d---|", error: Failure())
  let recording = scheduler.record(signal.timeout(after: .seconds(7), failingWith: Failure(), on: scheduler))
  scheduler.run()
  #expect(recording == "a-b--c-#")
}

@Test func `timeoutOfSilence 4`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b--c-----d-|", error: Failure())
  let recording = scheduler.record(signal.timeout(ofSilence: .seconds(4), failingWith: Failure(), on: scheduler))
  scheduler.run()
  #expect(recording == "a-b--c---#")
}

@Test func `timeoutFirst 8 3`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-----a-b--c------d|", error: Failure())
  let recording = scheduler.record(signal.timeout(first: .seconds(8), next: .seconds(3), failingWith: Failure(), on: scheduler))
  scheduler.run()
  #expect(recording == "-----a-b--c--#")
}

@Test func `timeoutSwitchingTo 7 -x-y|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--c--d--|")
  let recording = scheduler.record(signal.timeout(after: .seconds(7), switchTo: scheduler.cold("-x-y|"), on: scheduler))
  scheduler.run()
  #expect(recording == "a--b--c-x-y|")
}

@Test func `timestamp`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c----|")
  let recording = scheduler.record(signal.timestamp(on: scheduler).map { "\($0.value)\(Int($0.time / .seconds(1)))" })
  scheduler.run()
  #expect(recording == "'a0'--'b3'-'c5'----|")
}

@Test func `measureInterval`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c----d|")
  let recording = scheduler.record(signal.measureInterval(on: scheduler).map { String(Int($0 / .seconds(1))) })
  scheduler.run()
  #expect(recording == "0--3-2----5|")
}

@Test func `asyncMap`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("3-1-2-----1|")
  let recording = scheduler.record(
    signal.asyncMap(maxConcurrent: 2, on: scheduler) { value in
      try? await scheduler.clock.sleep(for: .seconds(Int(value) ?? 0))
      return value
    }
  )
  scheduler.run()
  #expect(recording == "---(31)--2----(1|)")
}

@Test func `asyncFilter`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("2-1-4-----2|")
  let recording = scheduler.record(
    signal.asyncFilter(on: scheduler) { value in
      try? await scheduler.clock.sleep(for: .seconds(Int(value) ?? 0))
      return Int(value)?.isMultiple(of: 2) ?? false
    }
  )
  scheduler.run()
  #expect(recording == "--2-----4---(2|)")
}

@Test func `catch x-y|`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--#", error: Failure())
  let recording = scheduler.record(signal.catch { _ in scheduler.cold("x-y|", error: Failure()) })
  scheduler.run()
  #expect(recording == "a--b--x-y|")
}

@Test func `replaceFailure x`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--#", error: Failure())
  let recording = scheduler.record(signal.replaceFailure(with: "x").promoteFailure(to: Failure.self))
  scheduler.run()
  #expect(recording == "a--b--(x|)")
}

@Test func `mapFailure`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b--#", error: Failure())
  let recording = scheduler.record(signal.mapFailure { _ in Failure() })
  scheduler.run()
  #expect(recording == "a--b--#")
}

@Test func `failuresInto`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-#", error: Failure())
  let recording = scheduler.record(signal.failures(into: MutableProperty(nil)))
  scheduler.run()
  #expect(recording == "a-b-|")
}

@Test func `retry 2`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-#", error: Failure())
  let recording = scheduler.record(signal.retry(2))
  scheduler.run()
  #expect(recording == "a-b-a-b-a-b-#")
}

@Test func `retryWhen 2`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-#", error: Failure())
  let recording = scheduler.record(signal.retry(when: { $0.delay(for: .seconds(2), on: scheduler) }))
  scheduler.advance(by: .seconds(200))
  #expect(recording == "a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a---a")
}

@Test func `retryBackoff 2 1`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-#", error: Failure())
  let recording = scheduler.record(signal.retry(2, backoff: .exponential(initial: .seconds(1)), on: scheduler))
  scheduler.run()
  #expect(recording == "a--a---a-#")
}

@Test func `retryAfter 2 1`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-#", error: Failure())
  let recording = scheduler.record(signal.retry(2, on: scheduler) { _ in .seconds(1) })
  scheduler.run()
  #expect(recording == "a--a--a-#")
}

@Test func `retryConsecutive 1`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-#", error: Failure())
  let recording = scheduler.record(signal.retry(consecutive: 1))
  scheduler.advance(by: .seconds(200))
  #expect(recording == "a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a")
}

@Test func `repeated 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-|")
  let recording = scheduler.record(signal.repeated(3))
  scheduler.run()
  #expect(recording == "a-b-a-b-a-b-|")
}

@Test func `repeatedAfter 2 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-|")
  let recording = scheduler.record(signal.repeated(2, after: .seconds(3), on: scheduler))
  scheduler.run()
  #expect(recording == "a-b----a-b-|")
}

@Test func `repeatedWhen 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-|")
  let recording = scheduler.record(signal.repeated(when: { $0.delay(for: .seconds(3), on: scheduler) }))
  scheduler.advance(by: .seconds(200))
  #expect(recording == "a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b----a-b")
}

@Test func `tryMap`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1--2--x--3|", error: Failure())
  let recording = scheduler.record(
    signal.tryMap { value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return String(number * 10)
    }
  )
  scheduler.run()
  #expect(recording == "'10'--'20'--#")
}

@Test func `tryFilter`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1--2--x--4|", error: Failure())
  let recording = scheduler.record(
    signal.tryFilter { value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return number.isMultiple(of: 2)
    }
  )
  scheduler.run()
  #expect(recording == "---2--#")
}

@Test func `tryScan`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1--2--x--3|", error: Failure())
  let recording = scheduler.record(
    signal.tryScan(0) { sum, value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return sum + number
    }
    .map(String.init)
  )
  scheduler.run()
  #expect(recording == "1--3--#")
}

@Test func `tryReduce`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1--2--3--|", error: Failure())
  let recording = scheduler.record(
    signal.tryReduce(0) { sum, value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return sum + number
    }
    .map(String.init)
  )
  scheduler.run()
  #expect(recording == "---------(6|)")
}

@Test func `attempt`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1--2--x--3|", error: Failure())
  let recording = scheduler.record(signal.attempt { value throws(Failure) in if value == "x" { throw Failure() } })
  scheduler.run()
  #expect(recording == "1--2--#")
}

@Test func `reduce ''`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--|")
  let recording = scheduler.record(signal.reduce("") { $0 + $1 })
  scheduler.run()
  #expect(recording == "----------('abc'|)")
}

@Test func `collect`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--|")
  let recording = scheduler.record(signal.collect().map { "[\($0.joined(separator: " "))]" })
  scheduler.run()
  #expect(recording == "----------('[a b c]'|)")
}

@Test func `count`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--|")
  let recording = scheduler.record(signal.count().map(String.init))
  scheduler.run()
  #expect(recording == "----------(3|)")
}

@Test func `min`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("3--1---2--|")
  let recording = scheduler.record(signal.min())
  scheduler.run()
  #expect(recording == "----------(1|)")
}

@Test func `max`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("3--1---2--|")
  let recording = scheduler.record(signal.max())
  scheduler.run()
  #expect(recording == "----------(3|)")
}

@Test func `contains even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("1--3---6--5|")
  let recording = scheduler.record(signal.contains(where: { Int($0)?.isMultiple(of: 2) == true }).map(String.init))
  scheduler.run()
  #expect(recording == "-------('true'|)")
}

@Test func `containsValue c`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b---c--d|")
  let recording = scheduler.record(signal.contains("c").map(String.init))
  scheduler.run()
  #expect(recording == "-------('true'|)")
}

@Test func `allSatisfy even`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("2--4---5--6|")
  let recording = scheduler.record(signal.allSatisfy({ Int($0)?.isMultiple(of: 2) == true }).map(String.init))
  scheduler.run()
  #expect(recording == "-------('false'|)")
}

@Test func `isEmpty`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("------|")
  let recording = scheduler.record(signal.isEmpty().map(String.init))
  scheduler.run()
  #expect(recording == "------('true'|)")
}

@Test func `ifEmpty x`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("------|")
  let recording = scheduler.record(signal.ifEmpty("x"))
  scheduler.run()
  #expect(recording == "------(x|)")
}

@Test func `ifEmptySwitchTo x-y|`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("------|")
  let recording = scheduler.record(signal.ifEmpty(switchTo: scheduler.cold("x-y|")))
  scheduler.run()
  #expect(recording == "------x-y|")
}

@Test func `ifEmptyFailingWith`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("------|", error: Failure())
  let recording = scheduler.record(signal.ifEmpty(failingWith: Failure()))
  scheduler.run()
  #expect(recording == "------#")
}

@Test func `collectCount 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a-b-c--d-e|")
  let recording = scheduler.record(signal.collect(count: 2).map { "[\($0.joined(separator: " "))]" })
  scheduler.run()
  #expect(recording == "--'[a b]'----'[c d]'--('[e]'|)")
}

@Test func `subject`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b--c--d|")
  let shared = Subject<String, Never>()
  signal.subscribe(shared)
  let recording = scheduler.record(
    Signal.merge(
      [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Never>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in shared.map { "\(number)\($0)" } }
          .erased
      }
    )
  )
  scheduler.run()
  #expect(recording == "-'0a'-'0b'--('0c''1c')--('0d''1d')--|")
}

@Test func `behaviorSubject x`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b--c--d|")
  let shared = BehaviorSubject<String, Never>("x")
  signal.subscribe(shared)
  let recording = scheduler.record(
    Signal.merge(
      [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Never>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in shared.map { "\(number)\($0)" } }
          .erased
      }
    )
  )
  scheduler.run()
  #expect(recording == "'0x''0a'-'0b''1b'-('0c''1c')--('0d''1d')--|")
}

@Test func `replaySubject 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b--c--d|")
  let shared = ReplaySubject<String, Never>(capacity: .last(2))
  signal.subscribe(shared)
  let recording = scheduler.record(
    Signal.merge(
      [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Never>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in shared.map { "\(number)\($0)" } }
          .erased
      }
    )
  )
  scheduler.run()
  #expect(recording == "-'0a'-'0b'('1a''1b')-('0c''1c')--('0d''1d')--('2c''2d'|)")
}

@Test func `publish`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b--c--d|")
  let connection = signal.publish()
  let shared = connection.signal
  connection.connect()
  let recording = scheduler.record(
    Signal.merge(
      [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Never>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in shared.map { "\(number)\($0)" } }
          .erased
      }
    )
  )
  scheduler.run()
  #expect(recording == "-'0a'-'0b'--('0c''1c')--('0d''1d')--|")
}

@Test func `publishTransform`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.publish { $0.merge($0.map { "\($0.count)" }) })
  scheduler.run()
  #expect(recording == "(a1)--(b1)-(c1)---|")
}

@Test func `multicast x`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b--c--d|")
  let connection = signal.multicast(BehaviorSubject("x"))
  let shared = connection.signal
  connection.connect()
  let recording = scheduler.record(
    Signal.merge(
      [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Never>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in shared.map { "\(number)\($0)" } }
          .erased
      }
    )
  )
  scheduler.run()
  #expect(recording == "'0x''0a'-'0b''1b'-('0c''1c')--('0d''1d')--|")
}

@Test func `replay 2`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b--c--d|")
  let shared = signal.replay(capacity: .last(2))
  let recording = scheduler.record(
    Signal.merge(
      [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Never>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in shared.map { "\(number)\($0)" } }
          .erased
      }
    )
  )
  scheduler.run()
  #expect(recording == "-'0a'-'0b'('1a''1b')-('0c''1c')--('0d''1d')--('2c''2d'|)")
}

@Test func `share 1`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("-a-b--c--d|")
  let shared = signal.share(replay: 1)
  let recording = scheduler.record(
    Signal.merge(
      [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Never>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in shared.map { "\(number)\($0)" } }
          .erased
      }
    )
  )
  scheduler.run()
  #expect(recording == "-'0a'-'0b''1b'-('0c''1c')--('0d''1d')--('2d'|)")
}

@Test func `on`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.on(next: { _ in }))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `finally`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.finally {})
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `activity`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.activity(into: MutableProperty(0)))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `log`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.log(to: { _ in }))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `named letters`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.named("letters"))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `checkpoint`() {
  struct Failure: Error {}
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---#", error: Failure())
  let recording = scheduler.record(signal.checkpoint().mapFailure(\.failure))
  scheduler.run()
  #expect(recording == "a--b-c---#")
}

@Test func `tracked letters`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.tracked("letters"))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `probed letters`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.probed("letters"))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `deliverOn`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.deliver(on: scheduler))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `subscribeOn`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a--b-c---|")
  let recording = scheduler.record(signal.subscribe(on: scheduler))
  scheduler.run()
  #expect(recording == "a--b-c---|")
}

@Test func `resource 3`() {
  let scheduler = TestScheduler()
  let signal = scheduler.cold("a----b-c-----|")
  let recording = scheduler.record(
    Signal<String, Never>.deferred {
      let resource = Resource(for: Property<String?>(initial: nil, then: signal.map(Optional.some))) { text in
        Signal<Int, Never>.timer(after: .seconds(3), on: scheduler).map { _ in text.uppercased() }.erased
      }
      return resource.state.changes.map { $0.isLoading ? "…" : $0.value ?? "" }
        .on(disposed: { withExtendedLifetime(resource) {} }).erased
    }
  )
  scheduler.advance(by: .seconds(200))
  #expect(recording == "'…'--A-'…'-'…'--C---")
}
