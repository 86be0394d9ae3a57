import TestSupport

@Suite(.withoutLeaks) @MainActor struct MainValidatingPropertyTests {
  enum Problem: Error { case empty, different }

  /// A value that is not `Sendable`.
  final class Name {
    let text: String

    init(_ text: String) { self.text = text }
  }

  @MainActor final class Form {
    var limit = 3
    private(set) lazy var name = MainValidatingProperty(Name("a")) {
      [unowned self] (name: Name) -> ValidationDecision<Name, Problem> in
      if name.text.isEmpty { return .invalid(.empty) }
      return name.text.count > limit ? .coerced(Name(String(name.text.prefix(limit)))) : .valid
    }
  }

  @Test("A value is accepted, replaced or rejected by a closure that uses the view model")
  func decisions() {
    let form = Form()
    var accepted: [String] = []
    let subscription = form.name.signal.subscribe { accepted.append($0.text) }
    form.name.value = Name("abcd")
    form.name.value = Name("")
    expectEqual(form.name.value.text, "abc")
    expectEqual(form.name.outcome.value.failure, .empty)
    expectEqual(form.name.outcome.value.proposed.text, "")
    form.limit = 4
    form.name.value = Name("abcd")
    expectEqual(accepted, ["a", "abc", "abcd"])
    #expect(!form.name.outcome.value.isInvalid)
    subscription.dispose()
  }

  @Test("A change of another property repeats the decision")
  func other() {
    let password = MainMutableProperty("x")
    let again = MainValidatingProperty("x", with: password) {
      (text: String, password: String) -> ValidationDecision<String, Problem> in
      text == password ? .valid : .invalid(.different)
    }
    #expect(!again.outcome.value.isInvalid)
    password.value = "y"
    #expect(again.outcome.value.isInvalid)
    again.value = "y"
    #expect(!again.outcome.value.isInvalid)
  }
}
