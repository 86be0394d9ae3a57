import ReactiveSignals

extension Tour {
  static let binding = Program(
    title: "bind starts a signal for each value and can stop the source, here after the second value",
    source: """
      Signal<String, Never>.from(["first value", "second value", "third value"])
        .bind {
          { value, stop in
            stop = value == "second value"
            return .just("\\(value) bind after")
          }
        }
        .subscribe { print($0) }
      """
  ) { print in
    Signal<String, Never>.from(["first value", "second value", "third value"])
      .bind {
        { value, stop -> Signal<String, Never>? in
          stop = value == "second value"
          return .just("\(value) bind after")
        }
      }
      .subscribe { print($0) }
  }
}
