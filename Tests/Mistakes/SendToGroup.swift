// error: value of type 'GroupedSignal<String, Int, Never>' has no member 'send'
// Proves B307: a value sent to a group
import ReactiveSignals

func send(_ group: GroupedSignal<String, Int, Never>) {
  group.send(1)
}
