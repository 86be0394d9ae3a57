import TestSupport

@Suite(.withoutLeaks) struct ValidatingPropertyTests {
  typealias Percentage = ValidatingProperty<Int, TestFailure>

  private func percentage(_ initial: Int = 50) -> Percentage {
    Percentage(initial) { value in
      if value < 0 { return .invalid(.one) }
      return value > 100 ? .coerced(100, because: .two) : .valid
    }
  }

  private func name(_ outcome: Percentage.Outcome) -> String {
    switch outcome {
    case .valid(let value): "valid \(value)"
    case .coerced(let value, let proposed, let reason):
      "\(value) for \(proposed), \(reason.map { "\($0)" } ?? "")"
    case .invalid(let value, let reason): "invalid \(value), \(reason)"
    }
  }

  @Test("A value is accepted, replaced or rejected")
  func outcomes() {
    let property = percentage()
    let (values, _) = property.signal.recorded()
    let (outcomes, _) = property.outcome.signal.map { [name] in name($0) }.recorded()
    for value in [60, 120, -1, 70] { property.value = value }
    expectEqual(property.value, 70)
    expectEqual(values.values, [50, 60, 100, 70])
    expectEqual(outcomes.values, ["valid 50", "valid 60", "100 for 120, two", "invalid -1, one", "valid 70"])
  }

  @Test("The initial value is decided on too")
  func initial() {
    expectEqual(percentage(120).value, 100)
    let rejected = percentage(-1)
    expectEqual(rejected.value, -1)
    #expect(rejected.outcome.value.isInvalid)
    expectEqual(rejected.outcome.value.failure, .one)
    expectEqual(rejected.outcome.value.proposed, -1)
  }

  @Test("An equal value that is accepted notifies observers, a rejected one does not")
  func equalValues() {
    let property = percentage()
    let (recorder, _) = property.changes.recorded()
    property.value = 50
    property.value = -5
    expectEqual(recorder.values, [50])
  }

  @Test("Another property decides as well, and its changes decide again")
  func dependency() {
    let limit = MutableProperty(10)
    let property = Percentage(5, with: limit) { value, limit in value > limit ? .invalid(.one) : .valid }
    property.value = 20
    expectEqual(property.value, 5)
    limit.value = 30
    expectEqual(property.value, 20)
    #expect(!property.outcome.value.isInvalid)
    limit.value = 1
    expectEqual(property.value, 20)
    #expect(property.outcome.value.isInvalid)
  }

  @Test("A property of it follows the other one when it has been released itself")
  func releasedDependency() {
    let limit = MutableProperty(10)
    let isValid = Percentage(5, with: limit) { $0 > $1 ? .invalid(.one) : .valid }.outcome.map {
      !$0.isInvalid
    }
    #expect(isValid.value)
    limit.value = 1
    #expect(!isValid.value)
  }

  @Test("Its outcome and its value change together")
  func together() {
    let property = percentage()
    let both = property.combineLatest(property.outcome)
    let (recorder, _) = both.changes.map { "\($0) \($1.proposed)" }.recorded()
    property.value = 120
    property.value = -1
    expectEqual(recorder.values, ["100 120", "100 -1"])
  }

  @Test("It is released with its last user, and its observers complete")
  func lifetime() {
    let limit = MutableProperty(10)
    weak var released: Percentage?
    var recorder: Recorder<Int, Never>?
    do {
      let property = Percentage(5, with: limit) { $0 > $1 ? .invalid(.one) : .valid }
      released = property
      recorder = property.signal.recorded().recorder
    }
    #expect(released == nil)
    expectEqual(recorder?.events, [.next(5), .completed])
  }

  @Test("Writes of several threads are all decided on")
  func threads() {
    let property = percentage(0)
    onThreads(4) { thread in
      for number in 0..<200 { property.value = number.isMultiple(of: 2) ? -1 : thread }
    }
    #expect((0..<4).contains(property.value))
  }
}
