import ReactiveSignals

/// A sign-up form: three fields, what is wrong with them, and a button.
///
/// A view binds its text fields to ``name``, ``email`` and ``password``, both ways, shows ``problems``, and has its
/// button execute ``submit``.
public final class SignUpViewModel: Sendable {
  public let name = MutableProperty("")
  public let email = MutableProperty("")
  public let password = MutableProperty("")

  /// Whether the name can be had: not known while the server is being asked.
  public let isNameFree: Property<Bool?>

  /// What is to be put right before the form can be sent.
  public let problems: Property<[String]>

  /// Sends the form: when nothing is wrong, and not while it is being sent already.
  public let submit: Command<Void, Account, ServerError>

  /// - Parameter clock: what measures the pause in typing after which the server is asked.
  public init(server: some Server, clock: some TimedScheduler) {
    let answers = name.changes
      .distinctUntilChanged()
      .debounce(for: .milliseconds(300), on: clock)
      .flatMap(.latest) { name in
        server.isFree(name).map { Optional($0) }.replaceFailure(with: nil)
      }
    // As soon as somebody types, the last answer is about another name.
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
