import ReactiveSignals

extension Tour {
  static let subjects = Program(
    title: "The first values of a late subscriber, with three kinds of subjects",
    source: """
      let subject = Subject<Int, Never>()
      let behavior = BehaviorSubject<Int, Never>(0)
      let replay = ReplaySubject<Int, Never>(capacity: 2)
      for value in 1...3 { subject.send(value); behavior.send(value); replay.send(value) }
      subject.subscribe { print("subject", $0) }
      behavior.subscribe { print("behavior subject", $0) }
      replay.subscribe { print("replay subject", $0) }
      """
  ) { print in
    let subject = Subject<Int, Never>()
    let behavior = BehaviorSubject<Int, Never>(0)
    let replay = ReplaySubject<Int, Never>(capacity: 2)
    for value in 1...3 {
      subject.send(value)
      behavior.send(value)
      replay.send(value)
    }
    subject.subscribe { print("subject", $0) }
    behavior.subscribe { print("behavior subject", $0) }
    replay.subscribe { print("replay subject", $0) }
  }
}
