// error: 'init(enabledIf:concurrent:task:)' is unavailable: The condition is on the main actor: use 'MainCommand(enabledIf: …)'.
import ReactiveSignals

@MainActor
final class Login {
  let canSubmit = MainMutableProperty(false)
  lazy var submit = Command<Void, String, Never>(enabledIf: canSubmit, task: { "welcome" })
}
