import TestSupport

/// The windows of every operator are alike: here each one ends with its second value.
@Suite(.withoutLeaks) struct WindowFormsTests {
  typealias Windows = Signal<WindowedSignal<Int, TestFailure>, TestFailure>

  /// A way to make windows of the even values and those before them.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A Boolean value that indicates whether a timer ends the window of a released source.
    var hasTimer = false
    let windows: @Sendable (Signal<Int, TestFailure>, BufferingPolicy<TestFailure>) -> Windows
  }

  static let forms: [Form] = [
    Form(testDescription: "of a count") { $0.window(count: 2, buffering: $1) },
    Form(testDescription: "of a count and a step") { $0.window(count: 2, step: 2, buffering: $1) },
    Form(testDescription: "through a match") {
      $0.window(throughMatching: { $0.isMultiple(of: 2) }, buffering: $1)
    },
    Form(testDescription: "until a signal") { source, policy in
      let evens = source.filter { $0.isMultiple(of: 2) }
      return source.window(until: { _ in evens }, buffering: policy)
    },
    Form(testDescription: "with a boundary") { source, policy in
      source.window(on: source.filter { $0.isMultiple(of: 2) }, buffering: policy)
    },
    Form(testDescription: "with an opening and a closing") { source, policy in
      let evens = source.filter { $0.isMultiple(of: 2) }
      return source.window(opening: source.ignore(2), closing: { _ in evens }, buffering: policy)
    },
    Form(testDescription: "of a time", hasTimer: true) {
      $0.window(for: .seconds(1), upTo: 2, on: TestScheduler(), buffering: $1)
    },
  ]

  /// Notes what the windows of `source` send. A handler of a value calls `act`.
  private func log(
    _ form: Form,
    _ source: some SignalProtocol<Int, TestFailure>,
    act: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> Log<String> {
    let log = Log<String>()
    form.windows(source.erased, .all).subscribe(
      next: { window in
        log.append("window")
        window.subscribe(
          next: {
            act($0)
            log.append("\($0)")
          },
          failed: { log.append("window \($0)") },
          completed: { log.append("end") }
        )
      },
      failed: { log.append("result \($0)") },
      completed: { log.append("completed") }
    )
    return log
  }

  @Test("A window is sent with its first value and ends with its last one", arguments: forms)
  func order(form: Form) {
    let source = Source<Int>()
    let log = log(form, source)
    source.send(1, 2, 3)
    source.complete()
    expectEqual(log.entries, ["window", "1", "2", "end", "window", "3", "completed", "end"])
  }

  @Test("The open window fails with the source, after the result", arguments: forms)
  func failure(form: Form) {
    let source = Source<Int>()
    let log = log(form, source)
    source.send(1)
    source.fail()
    expectEqual(log.entries, ["window", "1", "result one", "window one"])
  }

  @Test("A value that a handler of a window sends is delivered after it", arguments: forms)
  func reentrancy(form: Form) {
    let subject = Subject<Int, TestFailure>()
    let log = log(form, subject) { if $0 < 3 { subject.send($0 + 1) } }
    subject.send(1)
    expectEqual(log.entries, ["window", "1", "2", "end", "window", "3"])
    subject.complete()
  }

  @Test("A window that is not subscribed to keeps as many values as the policy allows", arguments: forms)
  func limits(form: Form) {
    let source = Source<Int>()
    let windows = Log<WindowedSignal<Int, TestFailure>>()
    form.windows(source.erased, .newest(1)).subscribe(next: { windows.append($0) }, failed: { _ in })
    source.send(1, 2, 3)
    source.complete()
    expectEqual(windows.entries.map { $0.values() }, [[2], [3]])
  }

  @Test("The open window of a released source has no end and retains nothing", arguments: forms)
  func dropped(form: Form) {
    if form.hasTimer { return }
    let lifetimes = Lifetimes()
    let log = Log<String>()
    func subscribe() {
      let token = lifetimes.make()
      form.windows(.create { $0.send(1) }, .all).subscribe(
        next: { window in
          withExtendedLifetime(token) {}
          window.subscribeEvents { log.append("\($0)") }
        },
        failed: { _ in }
      )
    }
    subscribe()
    #expect(!log.entries.contains { $0 != "next(1)" })
    expectEqual(lifetimes.live, 0)
  }
}
