import ReactiveSignals

extension Registry {
  static let factories = Family("Creating signals, without lines") {
    Row("just", "the value, then completion")
      .symbols("just(_:)", in: .existingValues)
      .names(reactiveCocoa: "return:", rxSwift: "just", "of", combine: "Just", reactiveSwift: "init(value:)")
      .picture(with: "a", ticks: 5)
      .chain("Signal.just(1)")
      .takeHome("Signal<String, #E>.just(#1)")
      .source(TextParameter(), call: "Signal.just(#1)") {
        MarbleSignal.just($0)
      }

    Row("from", "the letters of the text")
      .symbols("from(_:)", in: .existingValues)
      .listed("from(_:on:)", in: .asynchronousSources)
      .names(rxSwift: "of", "from", combine: "Record", reactiveSwift: "init(_ values:)")
      .picture(with: "abc", ticks: 5)
      .chain("Signal.from(AsyncStream<Int> { $0.finish() })", named: "Signal.from an asynchronous sequence")
      .chain("Signal.from([1, 2])")
      .takeHome("Signal<String, #E>.from(#1.map(String.init))")
      .source(TextParameter(), call: "Signal.from(#1)") {
        MarbleSignal.from($0.map(String.init))
      }

    Row("empty", "completion immediately")
      .symbols("empty", in: .existingValues)
      .names(reactiveCocoa: "empty", rxSwift: "empty", combine: "Empty", reactiveSwift: "empty")
      .picture(ticks: 5)
      .chain("Signal<Int, Never>.empty")
      .takeHome("Signal<String, #E>.empty")
      .source(call: "Signal.empty") { MarbleSignal.empty }

    Row("never", "no event")
      .symbols("never", in: .existingValues)
      .names(reactiveCocoa: "never", rxSwift: "never", reactiveSwift: "never")
      .picture(ticks: 8)
      .chain("Signal<Int, Never>.never")
      .takeHome("Signal<String, #E>.never")
      .source(call: "Signal.never") { MarbleSignal.never }

    Row("fail", "a failure immediately")
      .symbols("fail(_:)", in: .existingValues)
      .names(reactiveCocoa: "error:", rxSwift: "error", combine: "Fail", reactiveSwift: "init(error:)")
      .picture(ticks: 5)
      .chain("Signal<Int, Failed>.fail(Failed())")
      .takeHome("Signal<String, Failure>.fail(Failure())")
      .source(call: "Signal.fail(error)") {
        MarbleSignal.fail(DiagramFailure())
      }

    Row("range", "the numbers below n")
      .symbols("range(_:)", in: .existingValues)
      .names(rxSwift: "range")
      .picture(with: "4", ticks: 5)
      .chain("Signal.range(1...9)")
      .takeHome("Signal<Int, #E>.range(0..<#1).map(String.init)")
      .source(CountParameter(), call: "Signal.range(0..<#1)") {
        Signal<Int, DiagramFailure>.range(0..<$0).map(String.init)
      }

    Row("interval", "0, 1, 2 … every n ticks")
      .symbols("interval(_:tolerance:on:)", in: .timers)
      .names(
        reactiveCocoa: "interval:onScheduler:",
        "interval:onScheduler:withLeeway:",
        rxSwift: "interval",
        combine: "Timer.publish",
        reactiveSwift: "SignalProducer.timer"
      )
      .picture(with: "2", ticks: 10)
      .chain("Signal.interval(.seconds(1), on: main)")
      .takeHome("Signal<Int, #E>.interval(#1, on: scheduler).map(String.init)")
      .source(TicksParameter(least: 1), call: "Signal.interval(#1, on: clock)") {
        Signal<Int, DiagramFailure>.interval($0.duration, on: $0.clock).map(String.init)
      }

    Row("timer", "one value after n ticks, then completion")
      .symbols("timer(after:on:)", in: .timers)
      .names(rxSwift: "timer")
      .picture(with: "4", ticks: 8)
      .chain("Signal.timer(after: .seconds(1), on: main)")
      .takeHome("Signal<Int, #E>.timer(after: #1, on: scheduler).map { _ in \"()\" }")
      .source(TicksParameter(), call: "Signal.timer(after: #1, on: clock)") {
        Signal<Int, DiagramFailure>.timer(after: $0.duration, on: $0.clock).map { _ in "()" }
      }

    Row("unfold", "1, 2, 4 … up to n")
      .symbols("unfold(_:_:)", in: .existingValues)
      .names(rxSwift: "generate")
      .picture(with: "8", ticks: 5)
      .chain("Signal.unfold(1) { (n: inout Int) in n < 9 ? n : nil }")
      .takeHome(
        """
        Signal<String, #E>.unfold(1) { number in
          guard number <= #1 else { return nil }
          defer { number *= 2 }
          return String(number)
        }
        """
      )
      .source(CountParameter(), call: "Signal.unfold(1) { doubled(&$0, upTo: #1) }") {
        limit in
        MarbleSignal.unfold(1) { number in
          guard number <= limit else { return nil }
          defer { number *= 2 }
          return String(number)
        }
      }

    Row("create", "the events that the closure sends: the value and completion")
      .symbols("create(_:)", in: .workForEach)
      .names(
        reactiveCocoa: "createSignal:",
        rxSwift: "create",
        combine: "Future",
        reactiveSwift: "init { observer, lifetime in }"
      )
      .picture(with: "a", ticks: 5)
      .chain("Signal<Int, Never>.create { $0.send(1) }")
      .takeHome(
        """
        Signal<String, #E>.create { subscriber in
          subscriber.send(#1)
          subscriber.complete()
        }
        """
      )
      .source(TextParameter(), call: "Signal.create { $0.send(#1); $0.complete() }") { value in
        MarbleSignal.create { subscriber in
          subscriber.send(value)
          subscriber.complete()
        }
      }

    Row("attemptOnce", "the text as a number; fails for other text")
      .symbols("Signal.attempt")
      .listed("attempt(_:)-type.method", in: .workForEach)
      .names(reactiveCocoa: "+try:", reactiveSwift: "init(result:)")
      .picture(with: "x", ticks: 5)
      .chain("Signal<Int, Failed>.attempt { () throws(Failed) in 1 }", named: "Signal.attempt")
      .takeHome(
        """
        Signal<String, Failure>.attempt { () throws(Failure) in
          guard let number = Int(#1) else { throw Failure() }
          return String(number)
        }
        """
      )
      .source(TextParameter(), call: "Signal.attempt { try number(#1) }") { text in
        MarbleSignal.attempt { () throws(DiagramFailure) in
          guard let number = Int(text) else { throw DiagramFailure() }
          return String(number)
        }
      }

    Row("deferred", "the diagram, created at the subscription")
      .symbols("deferred(_:)", in: .workForEach)
      .names(reactiveCocoa: "defer:", rxSwift: "deferred", combine: "Deferred")
      .picture(with: "a--b-c|")
      .chain("Signal<Int, Never>.deferred { numbers }")
      .takeHome("Signal<String, #E>.deferred { #1 }")
      .source(DiagramParameter(), call: "Signal.deferred { other }") { other in
        MarbleSignal.deferred { other }
      }

    Row("using", "the diagram, with a resource that is open while it runs")
      .symbols("using(resource:_:)", in: .workForEach)
      .listed("using(resource:cleanup:on:_:)", in: .asynchronousSources)
      .names(rxSwift: "using")
      .picture(with: "a--b-c|")
      .chain("Signal<Int, Never>.using(resource: { BlockDisposable() }) { _ in numbers }")
      .takeHome("Signal<String, #E>.using(resource: { BlockDisposable() }) { _ in #1 }")
      .source(DiagramParameter(), call: "Signal.using(resource: open) { _ in other }") { other in
        MarbleSignal.using(resource: { BlockDisposable() }) { _ in other }
      }

    Row("signal", "the elements of a sequence")
      .chain("[1, 2].signal()")

    Row("startLazily", "work that runs once, at the first subscription")
      .symbols("startLazily(on:replay:_:)", in: .workThatRunsOnce)
      .chain("Signal<Int, Never>.startLazily(on: main) { $0.send(1) }")

    Row("startEagerly", "work that runs once, immediately")
      .symbols("startEagerly(on:replay:_:)", in: .workThatRunsOnce)
      .chain("Signal<Int, Never>.startEagerly(on: main) { $0.send(1) }")
  }
}
