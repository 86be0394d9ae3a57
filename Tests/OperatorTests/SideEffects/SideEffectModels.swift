import TestSupport

/// Operators that change no event: their models send the notes of the operator as values.
@Suite(.withoutLeaks) struct SideEffectModels {
  /// Sends each note of `operate` as a value, before the event that it was made for.
  private func noting(
    _ source: ModelInput,
    _ operate: @escaping @Sendable (ModelInput, @escaping @Sendable (String) -> Void) -> ModelInput
  ) -> some SignalProtocol<String, TestFailure> {
    Signal.create { subscriber in
      operate(source) { subscriber.send($0) }.subscribe(Spelling(for: subscriber))
    }
  }

  @Test(.proves("B127", "B128", "B132")) func on() {
    expectModel("on") { source, _ in
      noting(source) { source, note in
        source.on(
          subscribed: { note("subscribed") },
          next: { note("next \($0)") },
          failed: { note("failed \($0)") },
          completed: { note("completed") },
          terminated: { note("terminated") }
        )
        .erased
      }
    }
    .follows { input in
      [Step(0, .next("subscribed"))]
        + input.each { event in
          switch event {
          case .next(let value): [.next("next \(value)"), .next("\(value)")]
          case .failed(let error): [.next("failed \(error)"), .next("terminated"), .failed(error)]
          case .completed: [.next("completed"), .next("terminated"), .completed]
          }
        }
    }
  }

  @Test(.proves("B132")) func finally() {
    expectModel("finally") { source, _ in
      noting(source) { source, note in source.finally { note("cleanup") }.erased }
    }
    .follows { input in
      input.each { event in
        let passed = event.map { "\($0)" }
        return event.isTerminal ? [.next("cleanup"), passed] : [passed]
      }
    }
  }

  @Test func passing() {
    expectModel("named") { source, _ in source.named("source") }.follows { $0 }
    expectModel("tracked") { source, _ in source.tracked("model") }.follows { $0 }
    expectModel("probed") { source, _ in source.probed("model") }.follows { $0 }
    expectModel("checkpoint") { source, _ in
      source.checkpoint("first").checkpoint("second").mapFailure { error in
        error.checkpoints.map(\.label) == ["first", "second"] ? error.failure : .two
      }
    }
    .follows { $0 }
  }

  @Test(.proves("B134")) func log() {
    expectModel("log") { source, _ in
      noting(source) { source, note in source.log("source", to: { note($0) }).erased }
    }
    .follows { input in
      [Step(0, .next("source: subscribed"))]
        + input.each { event in
          switch event {
          case .next(let value): [.next("source: next(\(value))"), .next("\(value)")]
          case .failed(let error): [.next("source: failed(\(error))"), .failed(error)]
          case .completed: [.next("source: completed"), .completed]
          }
        }
    }
  }
}

/// Passes events on, values as text.
private final class Spelling: SubscriberProtocol {
  private let subscriber: Subscriber<String, TestFailure>

  init(for subscriber: Subscriber<String, TestFailure>) { self.subscriber = subscriber }

  func send(_ value: Int) { subscriber.send("\(value)") }
  func fail(_ error: TestFailure) { subscriber.fail(error) }
  func complete() { subscriber.complete() }
  func add(_ disposable: any Disposable) { subscriber.add(disposable) }
}
