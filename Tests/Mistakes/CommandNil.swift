// error: 'nil' cannot be used in context expecting type 'Signal<Int, Never>'
// Proves B396: a command whose work is nil
import ReactiveSignals

func command(_ source: Signal<Int, Never>) -> Command<Bool, Int, Never> {
  Command { (isReady: Bool) in isReady ? source : nil }
}
