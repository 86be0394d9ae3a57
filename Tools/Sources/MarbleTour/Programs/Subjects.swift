import ReactiveSignals

extension Tour {
  static let subject = Program(
    title: "A subject sends a value to its current subscribers",
    source: source("Subject<Int, Never>()")
  ) { print in
    let subject = Subject<Int, Never>()
    subject.subscribe { print("1st subject:", $0) }
    subject.send(1)
    subject.subscribe { print("2st subject:", $0) }
    subject.send(2)
    subject.subscribe { print("3st subject:", $0) }
    subject.send(3)
    subject.complete()
  }

  static let behaviorSubject = Program(
    title: "A behavior subject first sends its latest value",
    source: source("BehaviorSubject<Int?, Never>(nil)", value: #"$0 ?? "(null)""#)
  ) { print in
    let subject = BehaviorSubject<Int?, Never>(nil)
    subject.subscribe { print("1st subject:", $0 ?? "(null)") }
    subject.send(1)
    subject.subscribe { print("2st subject:", $0 ?? "(null)") }
    subject.send(2)
    subject.subscribe { print("3st subject:", $0 ?? "(null)") }
    subject.send(3)
    subject.complete()
  }

  static let replaySubject = Program(
    title: "A replay subject first sends all its values",
    source: source("ReplaySubject<Int, Never>(capacity: .unlimited)")
  ) { print in
    let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
    subject.subscribe { print("1st subject:", $0) }
    subject.send(1)
    subject.subscribe { print("2st subject:", $0) }
    subject.send(2)
    subject.subscribe { print("3st subject:", $0) }
    subject.send(3)
    subject.complete()
  }

  private static func source(_ subject: String, value: String = "$0") -> String {
    """
    let subject = \(subject)
    subject.subscribe { print("1st subject:", \(value)) }
    subject.send(1)
    subject.subscribe { print("2st subject:", \(value)) }
    subject.send(2)
    subject.subscribe { print("3st subject:", \(value)) }
    subject.send(3)
    subject.complete()
    """
  }
}
