import ReactiveSignals

extension Registry {
  static let transforming = Family("Transforming") {
    Row("map", "the result of the function for each value")
      .symbols("map(_:)", in: .transforming)
      .names(
        reactiveCocoa: "map:",
        "reduceEach:",
        rxSwift: "map",
        combine: "map",
        "replaceNil",
        reactiveSwift: "map"
      )
      .picture("1--2-3---|", with: "tenfold")
      .chain(#"numbers.map { "\($0)" }"#)
      .each(FunctionParameter(), call: "map #1") {
        $0.map($1)
      }

    Row("mapReplace", "one value in place of each")
      .symbols("mapReplace(_:)", in: .transforming)
      .names(reactiveCocoa: "mapReplace:", reactiveSwift: "map(value:)")
      .picture("a--b-c---|", with: "x")
      .chain(#"numbers.mapReplace("a")"#)
      .each(TextParameter()) { $0.mapReplace($1) }

    Row("scan", "all values so far, appended to the given text")
      .symbols("scan(_:_:)", in: .transforming)
      .listed("scan(into:_:)", in: .transforming)
      .names(reactiveCocoa: "scanWithStart:reduce:", rxSwift: "scan", combine: "scan", reactiveSwift: "scan")
      .picture("a--b---c--|", with: "''")
      .chain("numbers.scan(0) { $0 + $1 }")
      .chain("numbers.scan(into: [Int]()) { $0.append($1) }")
      .each(TextParameter(), call: "scan(#1) { $0 + $1 }") {
        $0.scan($1) { $0 + $1 }
      }

    Row("pairwise", "each value with the one before")
      .symbols("pairwise()", in: .transforming)
      .names(reactiveSwift: "combinePrevious")
      .picture("a--b--c--d|")
      .chain("numbers.pairwise()")
      .takeHome("pairwise().map { $0 + $1 }")
      .each { $0.pairwise().map { $0 + $1 } }

    Row("combinePrevious", "each value with the one before; the given one before the first")
      .symbols("combinePrevious(_:_:)", in: .transforming)
      .names(reactiveCocoa: "combinePreviousWithStart:reduce:", reactiveSwift: "combinePrevious")
      .picture("a--b--c---|", with: "0")
      .chain("numbers.combinePrevious(0) { $0 + $1 }")
      .takeHome("combinePrevious(#1) { $0 + $1 }")
      .each(TextParameter(), call: "combinePrevious(#1) { ($0, $1) }") {
        $0.combinePrevious($1) { $0 + $1 }
      }

    Row("enumerated", "each value with its number")
      .symbols("enumerated()", in: .transforming)
      .names(rxSwift: "enumerated")
      .picture("a--b-c---d|")
      .chain("numbers.enumerated()")
      .takeHome("enumerated().map { \"\\($0.offset)\\($0.element)\" }")
      .each {
        $0.enumerated().map { "\($0.offset)\($0.element)" }
      }

    Row("buffer", "n values at a time, and the rest at completion")
      .symbols("buffer(count:)", in: .transforming)
      .names(rxSwift: "buffer(timeSpan:count:)", combine: "collect(_:)")
      .picture("a-b-c--d-e|", with: "2", named: "bufferCount")
      .chain("numbers.buffer(count: 3)")
      .takeHome("buffer(count: #1).map { $0.joined() }")
      .each(CountParameter(least: 1), call: "buffer(count: #1)") {
        $0.buffer(count: $1).map { $0.joined() }
      }

    Row("bufferStep", "n values at a time, beginning at every n-th value")
      .symbols("buffer(count:step:)", in: .transforming)
      .picture("a-b-c--d-e|", with: "3 2")
      .takeHome("buffer(count: #1, step: #2).map { $0.joined() }")
      .each(CountParameter(least: 1), CountParameter(least: 1), call: "buffer(count: #1, step: #2)") {
        $0.buffer(count: $1, step: $2).map { $0.joined() }
      }

    Row("bufferThroughMatching", "the values through each that matches")
      .symbols("buffer(throughMatching:)", in: .transforming)
      .names(reactiveSwift: "collect(_:)")
      .picture("1-2-3--5-4-7|", with: "even")
      .chain("numbers.buffer(throughMatching: { $0 > 1 })")
      .takeHome("buffer(throughMatching: #1).map { $0.joined() }")
      .each(PredicateParameter(), call: "buffer(throughMatching: #1)") {
        $0.buffer(throughMatching: $1).map { $0.joined() }
      }

    Row("window", "windows of n values, each value with the number of its window")
      .symbols("window(count:buffering:)", in: .transforming)
      .names(rxSwift: "window")
      .picture("a-b-c--d-e|", with: "2", named: "windowCount")
      .chain("numbers.window(count: 3)")
      .takeHome(.numbered("window(count: #1)"))
      .windows(CountParameter(least: 1), call: "window(count: #1)") {
        $0.window(count: $1)
      }

    Row("windowThroughMatching", "windows of the values through each that matches")
      .symbols("window(throughMatching:buffering:)", in: .transforming)
      .picture("1-2-3--5-4-7|", with: "even")
      .chain("numbers.window(throughMatching: { $0 > 1 })")
      .takeHome(.numbered("window(throughMatching: #1)"))
      .windows(PredicateParameter(), call: "window(throughMatching: #1)") {
        $0.window(throughMatching: $1)
      }

    Row("startWith", "the given value first")
      .symbols("start(with:)", in: .firstValues)
      .names(
        reactiveCocoa: "startWith:",
        rxSwift: "startWith",
        combine: "prepend",
        reactiveSwift: "prefix(value:)"
      )
      .picture("--a-b---c-|", with: "x")
      .chain("numbers.start(with: 1)")
      .each(TextParameter(), call: "start(with: #1)") {
        $0.start(with: $1)
      }

    Row("append", "the given value last")
      .symbols("append(_:)", in: .lastValues)
      .names(combine: "append")
      .picture("--a-b---c-|", with: "x")
      .chain("numbers.append(1, 2)")
      .each(TextParameter()) { $0.append($1) }

    Row("withWeak", "each value with an object that is released after n ticks")
      .symbols("with(weak:)", in: .transforming)
      .names(rxSwift: "withUnretained(_:)")
      .picture("a--b--c---d-|", with: "8")
      .chain("numbers.with(weak: object)")
      .takeHome(
        """
        with(
          weak: {
            let object = Label()
            scheduler.schedule(after: #1) { withExtendedLifetime(object) {} }
            return object
          }()
        )
        .map { $0.text + $1 }
        """
      )
      .each(TicksParameter(), call: "with(weak: x)") { signal, time in
        let object = Label(text: "x")
        time.clock.schedule(after: time.duration) { withExtendedLifetime(object) {} }
        return signal.with(weak: object).map { $0.text + $1 }
      }

    Row("materialize", "events as values")
      .symbols("materialize()", in: .transforming)
      .names(reactiveCocoa: "materialize", rxSwift: "materialize", reactiveSwift: "materialize")
      .picture("a---b---#")
      .chain("requests.materialize()")
      .takeHome(
        """
        materialize()
        .map { event in
          switch event {
          case .next(let value): value
          case .failed: "failed"
          case .completed: "completed"
          }
        }
        .promoteFailure(to: #E.self)
        """
      )
      .each { signal in
        signal.materialize().map(name).promoteFailure(to: DiagramFailure.self)
      }

    Row("dematerialize", "values as events, where failed and completed are terminal")
      .symbols("dematerialize()", in: .transforming)
      .names(reactiveCocoa: "dematerialize", rxSwift: "dematerialize", reactiveSwift: "dematerialize")
      .picture("a--b--'completed'--|")
      .chain("numbers.map { Event<Int, Failed>.next($0) }.dematerialize()", named: "dematerialize")
      .takeHome(
        """
        map { name -> Event<String, Failure> in
          switch name {
          case "failed": .failed(Failure())
          case "completed": .completed
          default: .next(name)
          }
        }
        .catch { _ in Signal<Event<String, Failure>, Never>.empty }
        .dematerialize()
        """
      )
      .each {
        $0.map(event).catch { _ in Signal<Event<String, DiagramFailure>, Never>.empty }.dematerialize()
      }

    Row("elements", "the values of the events that materialize makes")
      .symbols("elements()", in: .transforming)
      .names(rxSwift: "elements (RxSwiftExt)")
      .picture("a---b---#")
      .chain("numbers.materialize().elements()", named: "elements")
      .takeHome("materialize().elements()")
      .each(call: "materialize().elements()") {
        $0.materialize().elements().promoteFailure(to: DiagramFailure.self)
      }

    Row("failures", "the failures of the events that materialize makes")
      .symbols("failures()", in: .transforming)
      .names(rxSwift: "errors (RxSwiftExt)")
      .picture("a---b---#")
      .chain("numbers.materialize().failures()", named: "failures")
      .takeHome("materialize().failures().map { _ in \"failed\" }")
      .each(call: "materialize().failures()") {
        $0.materialize().failures().map { _ in "failed" }.promoteFailure(to: DiagramFailure.self)
      }

    Row("skipNil", "the values that are numbers")
      .symbols("skipNil()", in: .lastValues)
      .names(rxSwift: "unwrap (RxSwiftExt)", reactiveSwift: "skipNil")
      .picture("1-a-2--b-3|")
      .chain("numbers.map { Int?($0) }.skipNil()", named: "skipNil")
      .takeHome("map { Int($0) }.skipNil().map(String.init)")
      .each(call: "map { Int($0) }.skipNil()") {
        $0.map { Int($0) }.skipNil().map(String.init)
      }

    Row("compactMap", "the values that are numbers")
      .symbols("compactMap(_:)", in: .transforming)
      .names(rxSwift: "compactMap", combine: "compactMap", "tryCompactMap", reactiveSwift: "compactMap")
      .picture("1-a-2--b-3|")
      .chain("texts.compactMap { Int($0) }")
      .takeHome("compactMap { Int($0) }.map(String.init)")
      .each(call: "compactMap { Int($0) }") {
        $0.compactMap { Int($0) }.map(String.init)
      }

    Row(
      "windowStep",
      "windows of n values, beginning at every n-th value, each value with the number of its window"
    )
    .symbols("window(count:step:buffering:)", in: .transforming)
    .picture("a-b-c--d-e|", with: "3 2")
    .takeHome(.numbered("window(count: #1, step: #2)"))
    .each(CountParameter(least: 1), CountParameter(least: 1), call: "window(count: #1, step: #2)") {
      $0.window(count: $1, step: $2).enumerated().flatMap { number, window in
        window.map { "\(number)\($0)" }
      }
    }

    Row("chunkedBy", "consecutive values that rise, together")
      .symbols("chunked(by:)", in: .transforming)
      .picture("1-3-5-2-4-1|")
      .chain("numbers.chunked(by: { $0 < $1 })")
      .takeHome("chunked(by: { $0 < $1 }).map { $0.joined() }")
      .each(call: "chunked(by: { $0 < $1 })") {
        $0.chunked(by: { $0 < $1 }).map { $0.joined() }
      }

    Row("chunkedOn", "consecutive values that match, or do not, together")
      .symbols("chunked(on:)", in: .transforming)
      .picture("1-3-4-2-5-7|", with: "even")
      .chain("numbers.chunked(on: { $0 % 3 })")
      .takeHome("chunked(on: #1).map { $0.values.joined() }")
      .each(PredicateParameter(), call: "chunked(on: #1)") {
        $0.chunked(on: $1).map { $0.values.joined() }
      }

    Row("interspersed", "the given value between each two values")
      .symbols("interspersed(with:)", in: .transforming)
      .picture("a--b---c--|", with: "x")
      .chain("numbers.interspersed(with: 0)")
      .each(TextParameter(), call: "interspersed(with: #1)") {
        $0.interspersed(with: $1)
      }

    Row("scanMap", "each value with the number of letters so far")
      .symbols("scanMap(_:_:)", "scanMap(into:_:)", in: .transforming)
      .names(reactiveSwift: "scanMap")
      .picture("a--'bc'--d--|")
      .chain("numbers.scanMap(0) { ($0 + $1, $0) }")
      .chain("numbers.scanMap(into: 0) { sum, n in sum += n; return sum }")
      .takeHome(
        """
        scanMap(into: 0) { count, text in
          count += text.count
          return "\\(text)\\(count)"
        }
        """
      )
      .each(call: "scanMap(into: 0) { $0 += 1; return ($1, $0) }") {
        $0.scanMap(into: 0) { count, text in
          count += text.count
          return "\(text)\(count)"
        }
      }

    Row("transformWhile", "each value, and its upper case, through the first digit")
      .symbols("transformWhile(_:)", in: .transforming)
      .picture("a--b--1--c|")
      .chain(#"numbers.transformWhile { n, emit in emit("\(n)"); return n < 9 }"#)
      .takeHome(
        """
        transformWhile { text, emit in
          emit(text)
          emit(text.uppercased())
          return Int(text) == nil
        }
        """
      )
      .each(call: "transformWhile { $1($0); $1($0.uppercased()); return Int($0) == nil }") {
        $0.transformWhile { text, emit in
          emit(text)
          emit(text.uppercased())
          return Int(text) == nil
        }
      }

    Row("differences", "the letters inserted into each text, and removed from it")
      .symbols("differences()", in: .transforming)
      .picture("a---'ab'---'bc'---|")
      .chain("numbers.map { [$0] }.differences()", named: "differences")
      .takeHome(
        """
        differences().map { changes in
          changes.map { change in
            switch change {
            case .insert(_, let letter, _): "+\\(letter)"
            case .remove(_, let letter, _): "-\\(letter)"
            }
          }.joined()
        }
        """
      )
      .each {
        $0.differences().map { changes in
          changes.map { change in
            switch change {
            case .insert(_, let letter, _): "+\(letter)"
            case .remove(_, let letter, _): "-\(letter)"
            }
          }.joined()
        }
      }

    Row("not", "true for false, and false for true")
      .symbols("not()", in: .booleans)
      .names(reactiveCocoa: "not", reactiveSwift: "negate")
      .picture("'true'-'false'--'true'|")
      .chain("flags.not()")
      .takeHome("map { $0 == \"true\" }.not().map(String.init)")
      .each { $0.isTrue.not().map(String.init) }
  }

  private static func event(_ name: String) -> Event<String, DiagramFailure> {
    switch name {
    case "failed": .failed(DiagramFailure())
    case "completed": .completed
    default: .next(name)
    }
  }

  private static func name(_ event: Event<String, DiagramFailure>) -> String {
    switch event {
    case .next(let value): value
    case .failed: "failed"
    case .completed: "completed"
    }
  }
}

private final class Label: Sendable {
  let text: String

  init(text: String) { self.text = text }
}
