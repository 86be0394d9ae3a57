// error: 'deliver(on:)' is unavailable: The events stay on the main actor. Use 'signal', which leads back, in front of 'deliver(on:)'.
import ReactiveSignals

@MainActor func save(_ titles: MainSignal<String, Never>) {
  _ = titles.deliver(on: QueueScheduler(label: "disk"))
}
