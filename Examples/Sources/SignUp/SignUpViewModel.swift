import ReactiveSignals

/// A sign-up form with three fields, a list of problems and a button.
///
/// A view binds its text fields to ``name``, ``email`` and ``password`` in both directions, shows ``problems``, and executes
/// ``submit`` from its button.
public final class SignUpViewModel: Sendable {
  public let name = MutableProperty("")
  public let email = MutableProperty("")
  public let password = MutableProperty("")

  /// A Boolean value that indicates whether the name is free, or `nil` until the server has answered.
  public let isNameFree: Property<Bool?>

  /// The problems to solve before the form can be sent.
  public let problems: Property<[String]>

  /// The command that sends the form. It is enabled while there are no problems and no request is in progress.
  public let submit: Command<Void, Account, ServerError>

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - server: The server to ask.
  ///   - clock: The scheduler that measures the pause in typing before a request.
  public init(server: some Server, clock: some TimedScheduler) {
    let answers = name.changes
      .distinctUntilChanged()
      .debounce(for: .milliseconds(300), on: clock)
      .flatMap(.latest) { name in
        server.isFree(name).map { Optional($0) }.replaceFailure(with: nil)
      }
    // Each edit invalidates the last answer, which is about another name.
    isNameFree = Property(initial: nil, then: name.changes.map { _ in Bool?.none }.merge(answers))

    let form = Property.combineLatest(name, email, password)
      .map { Form(name: $0, email: $1, password: $2) }
    problems = form.combineLatest(isNameFree).map { form, isNameFree in
      form.problems + (isNameFree == false ? ["The name is taken"] : [])
    }
    submit = Command(enabledIf: problems.map(\.isEmpty)) { [form] _ in server.signUp(form.value) }
  }
}

extension Form {
  var problems: [String] {
    var problems: [String] = []
    if name.count < 3 { problems.append("The name needs three letters") }
    if !email.contains("@") { problems.append("The address needs an @") }
    if password.count < 8 { problems.append("The password needs eight characters") }
    return problems
  }
}
