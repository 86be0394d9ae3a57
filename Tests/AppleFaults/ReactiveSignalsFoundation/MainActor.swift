#if os(iOS)
@MainActor private func redraw() {}

func fault() {
  // error: call to main actor-isolated global function 'redraw()' in a synchronous nonisolated context [#ActorIsolatedCall]  (iOS)
  redraw()
}
#endif
