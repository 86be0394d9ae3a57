// Commands, subjects and channels. See `scripts/check-mistakes`.
import ReactiveSignals

// Proves B396: a command whose work is nil
func commandNil(_ source: Signal<Int, Never>) -> Command<Bool, Int, Never> {
  // error: 'nil' cannot be used in context expecting type 'Signal<Int, Never>'
  Command { (isReady: Bool) in isReady ? source : nil }
}

// Compiles: the other choice of the remedy for a command that throws.
func commandStatingAnyError() -> Command<Int, String, any Error> {
  Command(task: { amount async throws(any Error) in
    try await Task.sleep(for: .seconds(1))
    return try await pay(amount)
  })
}

// A command whose work throws errors of several types.
enum CommandThrowingSeveral {
  // error: 'init(whileExecuting:_:)' is unavailable: Write 'Command(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.
  static let checkout: Command<Int, String, CartError> = Command { amount in
    try await Task.sleep(for: .seconds(1))
    return try await pay(amount)
  }
}

// A command that is executed without its input.
enum CommandWithoutInput {
  static let save = Command<String, Int, Broken> { text in .just(text.count) }

  static func run() {
    // error: referencing instance method 'execute()' on 'Command' requires the types 'String' and '()' be equivalent
    save.execute()
  }
}

// A subject that cannot fail, and a failure.
func errorInsteadOfCompletion(_ subject: Subject<Int, Never>) {
  // error: cannot convert value of type 'String' to expected argument type 'Never'
  subject.fail("broken")
}

// Compiles: a factory without a type, in the work of a command.
enum FactoryInCommand {
  final class Editor: Sendable {
    enum Action { case undo }

    let actions = Subject<Action, Never>()
    let undo: Command<Void, Void, Never>

    init() {
      undo = Command { [actions] in
        actions.send(.undo)
        return .empty
      }
    }
  }
}

// Proves B402: a channel that fails
func failChannel(_ channel: Channel<Int>) {
  // error: cannot convert value of type 'Broken' to expected argument type 'Never'
  channel.leading.fail(Broken())
}

// Proves B307: a value sent to a group
func sendToGroup(_ group: GroupedSignal<String, Int, Never>) {
  // error: value of type 'GroupedSignal<String, Int, Never>' has no member 'send'
  group.send(1)
}

// Proves W63: a value sent to the signal of a subject
func sendToSignalOfSubject(_ numbers: Subject<Int, Never>) {
  let signal = Signal(numbers)
  // error: value of type 'Signal<Subject<Int, Never>.Value, Subject<Int, Never>.Failure>' (aka 'Signal<Int, Never>') has no member 'send'
  signal.send(1)
}

// A value that is assigned to a subject.
func setBehaviorSubjectValue(_ count: BehaviorSubject<Int, Never>) {
  // error: setter for 'value' is unavailable: Send the value: 'subject.send(…)'.
  count.value = 1
}

// Proves W64: a subclass of a subject
enum SubclassOfSubject {
  // error: inheritance from a final class 'Subject'
  final class Log: Subject<String, Never> {}
}
