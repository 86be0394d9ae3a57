import ReactiveSignals

extension OperatorTable {
  static let sharing = Family(
    name: "Sharing: three subscribe, at ticks 0, 4 and 12, and get their number before the values",
    operators: [
      .shared("subject", "each gets what comes after it", call: "Subject()") { signal in
        let subject = Subject<String, Broken>()
        signal.subscribe(subject)
        return subject.erased
      },
      .shared("behaviorSubject", Text(), "each gets the latest value first", call: "BehaviorSubject(#1)") {
        signal,
        value in
        let subject = BehaviorSubject<String, Broken>(value)
        signal.subscribe(subject)
        return subject.erased
      },
      .shared(
        "replaySubject",
        Count(),
        "each gets the last n values first",
        call: "ReplaySubject(capacity: .last(#1))"
      ) { signal, count in
        let subject = ReplaySubject<String, Broken>(capacity: .last(count))
        signal.subscribe(subject)
        return subject.erased
      },
      .shared("publish", "each gets what comes after it; it runs when it is connected", call: "publish()") {
        signal in
        let connection = signal.publish()
        connection.connect()
        return connection.signal
      },
      .shared(
        "multicast",
        Text(),
        "each gets what the subject gives it; it runs when it is connected",
        call: "multicast(BehaviorSubject(#1))"
      ) { signal, value in
        let connection = signal.multicast(BehaviorSubject(value))
        connection.connect()
        return connection.signal
      },
      .shared(
        "replay",
        Count(),
        "it runs at once, and each gets the last n values first",
        call: "replay(capacity: .last(#1))"
      ) {
        $0.replay(capacity: .last($1)).erased
      },
      .shared(
        "share",
        Count(),
        "all share one subscription, and get the last n values first",
        call: "share(replay: #1)"
      ) {
        $0.share(replay: $1).erased
      },
    ]
  )
}
