import ReactiveSignals

extension OperatorTable {
  static let sharing = Family(
    name:
      "Sharing: subscribers 0, 1 and 2 subscribe at ticks 0, 4 and 12, and prefix their values with their number",
    operators: [
      .shared("subject", "later values only", call: "Subject()") { signal in
        let subject = Subject<String, DiagramFailure>()
        signal.subscribe(subject)
        return subject.erased
      },
      .shared("behaviorSubject", TextParameter(), "the latest value first", call: "BehaviorSubject(#1)") {
        signal,
        value in
        let subject = BehaviorSubject<String, DiagramFailure>(value)
        signal.subscribe(subject)
        return subject.erased
      },
      .shared(
        "replaySubject",
        CountParameter(),
        "the last n values first",
        call: "ReplaySubject(capacity: .last(#1))"
      ) { signal, count in
        let subject = ReplaySubject<String, DiagramFailure>(capacity: .last(count))
        signal.subscribe(subject)
        return subject.erased
      },
      .shared("publish", "later values only; runs when it is connected", call: "publish()") {
        signal in
        let connection = signal.publish()
        connection.connect()
        return connection.signal
      },
      .each(
        "publishTransform",
        "each value, and the number of its letters, from one run",
        call: "publish { $0.merge($0.map { \"\\($0.count)\" }) }"
      ) {
        $0.publish { $0.merge($0.map { "\($0.count)" }) }
      },
      .shared(
        "multicast",
        TextParameter(),
        "the values of the subject; runs when it is connected",
        call: "multicast(BehaviorSubject(#1))"
      ) { signal, value in
        let connection = signal.multicast(BehaviorSubject(value))
        connection.connect()
        return connection.signal
      },
      .shared(
        "replay",
        CountParameter(),
        "the last n values first; runs immediately",
        call: "replay(capacity: .last(#1))"
      ) {
        $0.replay(capacity: .last($1)).erased
      },
      .shared(
        "share",
        CountParameter(),
        "the last n values first, with one subscription for all",
        call: "share(replay: #1)"
      ) {
        $0.share(replay: $1).erased
      },
    ]
  )
}
