// error: 'handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)' has been renamed to 'on(subscribed:next:failed:completed:terminated:disposed:)'
import ReactiveSignals

func search(_ text: Signal<String, Never>) {
  text.map { Signal<Int, Never>.just($0.count) }.switchToLatest().handleEvents(receiveOutput: { print($0) })
    .subscribe()
}
