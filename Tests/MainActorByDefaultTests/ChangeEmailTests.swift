import ReactiveSignals
import ReactiveSignalsTesting
import Testing

private enum ReturnKey { case next, done }
private struct User { var email: String?, isVerified: Bool? }
private struct ServerError: Error, Equatable { var text: String }

private protocol AccountService {
  func changeEmail(_ email: String, password: String) -> MainSignal<Void, ServerError>
  func user() -> MainSignal<User, ServerError>
}

extension MainSignal {
  fileprivate func take<Trigger>(when other: MainSignal<Trigger, Failure>) -> MainSignal<Value, Failure> {
    other.withLatest(from: self) { $1 }
  }
}

private final class ChangeEmailModel {
  @MainMutableProperty var newEmail: String?
  @MainMutableProperty var password: String?
  private let appearances = MainSubject<Void, Never>()
  private let saves = MainSubject<Void, Never>()
  private let keys = MainSubject<ReturnKey, Never>()
  private(set) var email: MainSignal<String, Never> = .never
  private(set) var isResendHidden: MainSignal<Bool, Never> = .never
  private(set) var isSaveEnabled: MainSignal<Bool, Never> = .never
  private(set) var failures: MainSignal<String, Never> = .never
  private(set) var isActive: MainSignal<Bool, Never> = .never

  init(service: any AccountService, on scheduler: some TimedScheduler) {
    let done = keys.filter { $0 == .done }.map { _ in }.merge(saves)
    let input = $newEmail.signal.compactMap { $0 }.combineLatest($password.signal.compactMap { $0 })
    let changes = input.take(when: done).flatMap(.latest) { email, password in
      service.changeEmail(email, password: password).delay(for: .seconds(1), on: scheduler).map { email }
        .materialize()
    }
    .share()
    let users = appearances.flatMap(.latest) {
      service.user().delay(for: .seconds(1), on: scheduler).materialize()
    }
    .share()
    email = MainSignal.merge(changes.compactMap(\.value), users.compactMap { $0.value?.email }).share(
      replay: 1
    )
    isResendHidden = MainSignal.merge(appearances.mapReplace(true), users.compactMap { $0.value?.isVerified })
      .distinctUntilChanged()
    isSaveEnabled = MainSignal.combineLatest(email, $newEmail, $password).map(isValid)
    failures = changes.compactMap { $0.failure?.text }
    isActive = MainSignal.merge(saves.mapReplace(true), changes.filter(\.isTerminal).mapReplace(false))
    changes.compactMap(\.value).map { _ in String?.none }.subscribe { [unowned self] none in
      newEmail = none
      password = none
    }
  }

  func viewDidLoad() { appearances.send() }
  func save() { saves.send() }
  func shouldReturn(_ key: ReturnKey) { keys.send(key) }
}

private func isValid(email: String, newEmail: String?, password: String?) -> Bool {
  guard let newEmail, newEmail.contains("@"), email != newEmail, let password else { return false }
  return !password.isEmpty
}

private final class Account: AccountService {
  let scheduler: TestScheduler
  init(on scheduler: TestScheduler) { self.scheduler = scheduler }

  func changeEmail(_ email: String, password: String) -> MainSignal<Void, ServerError> {
    MainSignal.timer(after: .milliseconds(100), on: scheduler).flatMap { _ -> MainSignal<Void, ServerError> in
      password == "secret" ? .just(()) : .fail(ServerError(text: "wrong password"))
    }
  }

  func user() -> MainSignal<User, ServerError> { .just(User(email: "ada@example.org", isVerified: false)) }
}

struct ChangeEmailTests {
  @Test("An address is changed, and a failure is shown")
  func change() {
    let scheduler = TestScheduler()
    let model = ChangeEmailModel(service: Account(on: scheduler), on: scheduler)
    var (emails, hidden, enabled, failures, active) = ([String](), [Bool](), [Bool](), [String](), [Bool]())
    model.email.subscribe { emails.append($0) }
    model.isResendHidden.subscribe { hidden.append($0) }
    model.isSaveEnabled.subscribe { enabled.append($0) }
    model.failures.subscribe { failures.append($0) }
    model.isActive.subscribe { active.append($0) }
    model.viewDidLoad()
    scheduler.advance(by: .seconds(1))
    #expect(emails == ["ada@example.org"])
    #expect(hidden == [true, false])
    model.newEmail = "grace@example.org"
    model.password = "wrong"
    #expect(enabled == [false, false, true])
    model.save()
    scheduler.advance(by: .seconds(1))
    #expect(failures == ["wrong password"])
    model.password = "secret"
    model.shouldReturn(.done)
    scheduler.advance(by: .seconds(2))
    #expect(emails == ["ada@example.org", "grace@example.org"])
    #expect(model.newEmail == nil)
    #expect(active == [true, false, false])
  }
}
