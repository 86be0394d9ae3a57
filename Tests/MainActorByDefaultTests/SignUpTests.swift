import ReactiveSignals
import Testing

private enum Validation: Equatable {
  case empty, validating, ok(String), failed(String)
  var isValid: Bool { if case .ok = self { true } else { false } }
}

private struct ServerError: Error {}

private protocol SignUpService {
  func isAvailable(_ name: String) -> MainSignal<Bool, ServerError>
  func signUp(_ name: String, password: String) -> MainSignal<Bool, ServerError>
}

private protocol Wireframe {
  func prompt(_ message: String) -> MainSignal<String, Never>
}

/// Counts the signals that run.
private final class ActivityIndicator {
  @MainMutableProperty private var count = 0
  var isActive: MainProperty<Bool> { $count.map { $0 > 0 }.distinctUntilChanged() }

  func track<Value, Failure: Error>(_ signal: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    signal.on(subscribed: { self.count += 1 }).finally { self.count -= 1 }
  }
}

private final class SignUpModel {
  let name: MainSignal<Validation, Never>
  let password: MainSignal<Validation, Never>
  let isEnabled: MainSignal<Bool, Never>
  let isSignedIn: MainSignal<Bool, Never>
  let isSigningIn: MainProperty<Bool>

  init(
    name: MainSignal<String, Never>,
    password: MainSignal<String, Never>,
    taps: MainSignal<Void, Never>,
    service: any SignUpService,
    wireframe: any Wireframe
  ) {
    let activity = ActivityIndicator()
    isSigningIn = activity.isActive
    self.name = name.flatMap(.latest) { name -> MainSignal<Validation, Never> in
      if name.isEmpty { return .just(.empty) }
      return service.isAvailable(name).map { $0 ? .ok("free") : .failed("taken") }
        .start(with: .validating)
        .catch { _ in .just(.failed("server")) }
    }
    .share(replay: 1)
    self.password = password.map { $0.count < 5 ? .failed("short") : .ok("fine") }.share(replay: 1)
    isSignedIn = taps.withLatest(from: name.combineLatest(password)) { $1 }
      .flatMap(.latest) { name, password in
        activity.track(service.signUp(name, password: password)).replaceFailure(with: false)
      }
      .flatMap(.latest) { isIn in wireframe.prompt(isIn ? "in" : "failed").map { _ in isIn } }
      .share(replay: 1)
    isEnabled = MainSignal.combineLatest(self.name, self.password, activity.isActive.signal).map {
      $0.isValid && $1.isValid && !$2
    }
    .distinctUntilChanged()
    .share(replay: 1)
  }
}

private final class Server: SignUpService, Wireframe {
  let answers = MainSubject<Bool, ServerError>()
  var messages: [String] = []
  func isAvailable(_ name: String) -> MainSignal<Bool, ServerError> { .just(name != "ada") }
  func signUp(_ name: String, password: String) -> MainSignal<Bool, ServerError> { answers.take(1) }
  func prompt(_ message: String) -> MainSignal<String, Never> {
    messages.append(message)
    return .just("OK")
  }
}

struct SignUpTests {
  @Test("The form is enabled when all is valid and nothing runs")
  func form() {
    let server = Server()
    let (name, password, taps) = (
      MainSubject<String, Never>(), MainSubject<String, Never>(), MainSubject<Void, Never>()
    )
    let model = SignUpModel(
      name: name.mainSignal,
      password: password.mainSignal,
      taps: taps.mainSignal,
      service: server,
      wireframe: server
    )
    var enabled: [Bool] = []
    var names: [Validation] = []
    var results: [Bool] = []
    model.isEnabled.subscribe { enabled.append($0) }
    model.name.subscribe { names.append($0) }
    model.isSignedIn.subscribe { results.append($0) }
    name.send("ada")
    password.send("analytical")
    name.send("grace")
    taps.send()
    #expect(model.isSigningIn.value)
    server.answers.send(true)
    #expect(names == [.validating, .failed("taken"), .validating, .ok("free")])
    #expect(enabled == [false, true, false, true])
    #expect(results == [true])
    #expect(server.messages == ["in"])
  }
}
