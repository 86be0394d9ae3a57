import ReactiveSignals

/// The requests of the form. An app would have an implementation that uses the network.
public protocol Server: Sendable {
  func isFree(_ name: String) -> Signal<Bool, ServerError>
  func signUp(_ form: Form) -> Signal<Account, ServerError>
}

public struct Form: Sendable, Equatable {
  public var name = ""
  public var email = ""
  public var password = ""
}

public struct Account: Sendable, Equatable {
  public let id: Int
  public let name: String
}

public enum ServerError: Error, Equatable {
  case unreachable
  case nameTaken
}

/// A server for demonstrations, which answers after a delay and has a list of taken names.
public struct PretendServer<Clock: TimedScheduler>: Server {
  let clock: Clock
  let delay: Duration
  let taken: Set<String>

  public init(on clock: Clock, answeringAfter delay: Duration, taken: Set<String> = ["ada", "grace"]) {
    self.clock = clock
    self.delay = delay
    self.taken = taken
  }

  public func isFree(_ name: String) -> Signal<Bool, ServerError> {
    Signal<Bool, ServerError>.just(!taken.contains(name)).delay(for: delay, on: clock)
  }

  public func signUp(_ form: Form) -> Signal<Account, ServerError> {
    Signal<Int, ServerError>.timer(after: delay, on: clock)
      .flatMap { _ in
        taken.contains(form.name) ? Signal.fail(.nameTaken) : .just(Account(id: 1, name: form.name))
      }
  }
}
