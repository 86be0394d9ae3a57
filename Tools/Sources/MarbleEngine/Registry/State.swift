import ReactiveSignals

extension Registry {
  /// Parts of the library that are no operators. Their chains are measured.
  static let state = Family("State") {
    Row("erased", "a signal of one type")
      .chain("numbers.map { $0 + 1 }.erased", named: "erased")

    Row("property", "a value that changes")
      .chain("property.signal", named: "property")
      .chain("property.map { $0 + 1 }.signal", named: "property.map")
      .chain("property.combineLatest(property).signal", named: "property.combineLatest")

    Row("command", "an action that reports its failures")
      .chain(
        "{ let command = Command { (n: Int) in requests.map { $0 + n } }; command.execute(1).subscribe(next: { use($0) }, failed: { _ in }) }",
        named: "Command"
      )

    Row("resource", "the states of a value that takes n ticks to load for each parameter: … while it loads")
      .symbols("Resource")
      .picture("a----b-c-----|", with: "3")
      .chain(
        "{ use(Resource(for: property) { (n: Int) in numbers.map { $0 + n }.erased }.state.value) }",
        named: "Resource"
      )
      .takeHome(
        """
        Signal<String, #E>.deferred {
          let resource = Resource(for: Property<String?>(initial: nil, then: #a#safe.map(Optional.some))) { text in
            Signal<Int, Never>.timer(after: #1, on: scheduler).map { _ in text.uppercased() }.erased
          }
          return resource.state.changes.map { $0.isLoading ? "…" : $0.value ?? "" }
            .on(disposed: { withExtendedLifetime(resource) {} }).promoteFailure(to: #E.self).erased
        }
        """
      )
      .each(TicksParameter(), call: "Resource(for: parameter) { … }.state") { signal, time in
        MarbleSignal.deferred {
          let resource = Resource(
            for: Property<String?>(initial: nil, then: signal.unfailing.map(Optional.some))
          ) { text in
            Signal<Int, Never>.timer(after: time.duration, on: time.clock).map { _ in text.uppercased() }
              .erased
          }
          return resource.state.changes.map { $0.isLoading ? "…" : $0.value ?? "" }
            .on(disposed: { withExtendedLifetime(resource) {} })
            .promoteFailure(to: DiagramFailure.self)
            .erased
        }
      }

    Row("bindTo", "each value, written to a property")
      .chain("{ numbers.bind(to: property) }")
  }
}
