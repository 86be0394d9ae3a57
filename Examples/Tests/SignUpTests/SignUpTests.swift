import ReactiveSignals
import ReactiveSignalsTesting
import SignUp
import Testing

@Suite struct SignUpTests {
  let scheduler = TestScheduler()

  private func makeModel() -> SignUpViewModel {
    SignUpViewModel(
      server: PretendServer(on: scheduler, answeringAfter: .milliseconds(200)),
      clock: scheduler
    )
  }

  @Test("The button is enabled when there are no problems")
  func validation() {
    let model = makeModel()
    #expect(model.problems.value.count == 3)
    #expect(!model.submit.isEnabled.value)
    model.name.value = "linus"
    model.email.value = "linus@example.org"
    model.password.value = "12345678"
    #expect(model.submit.isEnabled.value)
  }

  @Test("The form asks the server after a pause in typing, about the last name only")
  func availability() {
    let model = makeModel()
    let answers = model.isNameFree.signal.recorded().recorder
    model.name.value = "grac"
    scheduler.advance(by: .milliseconds(100))
    model.name.value = "grace"
    scheduler.advance(by: .milliseconds(500))
    #expect(answers.values == [nil, nil, nil, false])
    #expect(model.problems.value.contains("The name is taken"))
  }

  @Test("The button is disabled while the form is being sent")
  func submitting() {
    let model = makeModel()
    model.name.value = "linus"
    model.email.value = "linus@example.org"
    model.password.value = "12345678"
    let account = model.submit.execute().recorded().recorder
    #expect(!model.submit.isEnabled.value)
    #expect(model.submit.execute().recorded().recorder.failure == .notEnabled)
    scheduler.advance(by: .milliseconds(200))
    #expect(account.values.map(\.name) == ["linus"])
    #expect(model.submit.isEnabled.value)
  }

  @Test("A failed request is reported, and the form can be sent again")
  func failing() {
    let model = makeModel()
    let failures = model.submit.failures.recorded().recorder
    model.name.value = "ada"
    model.email.value = "ada@example.org"
    model.password.value = "12345678"
    model.submit.execute()
    scheduler.advance(by: .milliseconds(200))
    #expect(failures.values == [.nameTaken])
  }
}
