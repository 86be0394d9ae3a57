import ReactiveSignals

@MainActor func save(_ titles: MainSignal<String, Never>) {
  _ = titles.deliver(on: QueueScheduler(label: "disk"))
}
