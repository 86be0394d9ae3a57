import ReactiveSignals

extension Registry {
  static let sharing = Family(
    "Sharing: subscribers 0, 1 and 2 subscribe at ticks 0, 4 and 12, and prefix their values with their number"
  ) {
    Row("subject", "later values only")
      .symbols("Subject")
      .listed("pipe()", in: .workForEach)
      .names(
        reactiveCocoa: "RACSubject",
        rxSwift: "PublishSubject",
        "PublishRelay",
        combine: "PassthroughSubject",
        reactiveSwift: "Signal",
        "Signal.pipe()"
      )
      .picture("-a-b--c--d|")
      .chain(
        "{ let subject = Subject<Int, Never>(); subject.subscribe { use($0) }; subject.send(1) }",
        named: "Subject"
      )
      .takeHome(.shared("let shared = Subject<String, #E>()", "#a.subscribe(shared)"))
      .shared(call: "Subject()") { signal in
        let subject = Subject<String, DiagramFailure>()
        signal.subscribe(subject)
        return subject.erased
      }

    Row("behaviorSubject", "the latest value first")
      .symbols("BehaviorSubject")
      .names(reactiveCocoa: "RACBehaviorSubject", rxSwift: "BehaviorSubject", combine: "CurrentValueSubject")
      .picture("-a-b--c--d|", with: "x")
      .chain(
        "{ let subject = BehaviorSubject<Int, Never>(0); subject.subscribe { use($0) }; subject.send(1) }",
        named: "BehaviorSubject"
      )
      .takeHome(.shared("let shared = BehaviorSubject<String, #E>(#1)", "#a.subscribe(shared)"))
      .shared(TextParameter(), call: "BehaviorSubject(#1)") { signal, value in
        let subject = BehaviorSubject<String, DiagramFailure>(value)
        signal.subscribe(subject)
        return subject.erased
      }

    Row("replaySubject", "the last n values first")
      .symbols("ReplaySubject")
      .names(reactiveCocoa: "RACReplaySubject", rxSwift: "ReplaySubject")
      .picture("-a-b--c--d|", with: "2")
      .chain(
        "{ let subject = ReplaySubject<Int, Never>(capacity: .unlimited); subject.subscribe { use($0) }; subject.send(1) }",
        named: "ReplaySubject"
      )
      .takeHome(
        .shared(
          "let shared = ReplaySubject<String, #E>(capacity: .last(#1))",
          "#a.subscribe(shared)"
        )
      )
      .shared(CountParameter(), call: "ReplaySubject(capacity: .last(#1))") { signal, count in
        let subject = ReplaySubject<String, DiagramFailure>(capacity: .last(count))
        signal.subscribe(subject)
        return subject.erased
      }

    Row("publish", "later values only; runs when it is connected")
      .symbols("publish()", in: .sharing)
      .names(reactiveCocoa: "publish", rxSwift: "publish", combine: "makeConnectable")
      .picture("-a-b--c--d|")
      .chain("numbers.publish().autoconnect()")
      .takeHome(
        .shared(
          "let connection = #a.publish()",
          "let shared = connection.signal",
          "connection.connect()"
        )
      )
      .shared(call: "publish()") {
        signal in
        let connection = signal.publish()
        connection.connect()
        return connection.signal
      }

    Row("publishTransform", "each value, and the number of its letters, from one run")
      .symbols("publish(replay:_:)", in: .sharing)
      .names(rxSwift: "multicast(_:selector:)")
      .picture("a--b-c---|")
      .chain("numbers.publish { $0.merge($0) }", named: "publish(replay:)")
      .takeHome("publish { $0.merge($0.map { \"\\($0.count)\" }) }")
      .each(call: "publish { $0.merge($0.map { \"\\($0.count)\" }) }") {
        $0.publish { $0.merge($0.map { "\($0.count)" }) }
      }

    Row("multicast", "the values of the subject; runs when it is connected")
      .symbols("multicast(_:buffering:)", in: .sharing)
      .names(reactiveCocoa: "multicast:", rxSwift: "multicast", combine: "multicast")
      .picture("-a-b--c--d|", with: "x")
      .chain("numbers.multicast(Subject()).autoconnect()")
      .takeHome(
        .shared(
          "let connection = #a.multicast(BehaviorSubject(#1))",
          "let shared = connection.signal",
          "connection.connect()"
        )
      )
      .shared(TextParameter(), call: "multicast(BehaviorSubject(#1))") { signal, value in
        let connection = signal.multicast(BehaviorSubject(value))
        connection.connect()
        return connection.signal
      }

    Row("replay", "the last n values first; runs immediately")
      .symbols("replay(capacity:)", in: .sharing)
      .listed("replayLast()", "replayLazily(capacity:)", in: .sharing)
      .names(reactiveCocoa: "replay", rxSwift: "replay")
      .picture("-a-b--c--d|", with: "2")
      .chain("numbers.replay()")
      .chain("numbers.replayLast()")
      .chain("numbers.replayLazily()")
      .takeHome(.shared("let shared = #a.replay(capacity: .last(#1))"))
      .shared(CountParameter(), call: "replay(capacity: .last(#1))") {
        $0.replay(capacity: .last($1)).erased
      }

    Row("share", "the last n values first, with one subscription for all")
      .symbols("share(replay:startingAt:whenUnobserved:afterTermination:buffering:)", in: .sharing)
      .names(rxSwift: "share", "share(replay:scope:)", combine: "share", reactiveSwift: "replayLazily(upTo:)")
      .picture("-a-b--c--d|", with: "1")
      .chain("numbers.share()")
      .chain("numbers.share(replay: 1, whenUnobserved: .keep(for: .seconds(1), on: main))")
      .takeHome(.shared("let shared = #a.share(replay: #1)"))
      .shared(CountParameter(), call: "share(replay: #1)") {
        $0.share(replay: $1).erased
      }

    Row("hotDuring", "a subject that the signal feeds until a lifetime ends")
      .symbols("hot(during:)", in: .sharing)
      .chain("numbers.hot(during: Lifetime.Token().lifetime)")
  }
}
