// compiles
import ReactiveSignals

struct Session: Sendable {}

func show(_ sessions: Signal<Session, Never>, _ current: MutableProperty<Session?>) {
  sessions.bind(to: current)
}
