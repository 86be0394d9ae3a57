package import ReactiveSignals
package import ReactiveSignalsTestingTraits
package import Testing

/// Checks that an operator releases its values and the captures of its closure.
///
///     expectReleasesValues("scan") { source, captured in source.scan(captured) { _, value in value } }
///
/// The signal, the source and the subscription are alive when the values must be gone; the captured object may
/// live as long as the signal.
package func expectReleasesValues<Result: SignalProtocol>(
  _ name: String,
  drained: () -> Void = {},
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: (Signal<Tracked, TestFailure>, Tracked) -> Result
) {
  Proofs.note("release", name)
  for fault in releaseFaults(drained: drained, operate) {
    Issue.record("\(name): \(fault)", sourceLocation: sourceLocation)
  }
}

/// The issues that ``expectReleasesValues(_:drained:sourceLocation:_:)`` records.
package func releaseFaults<Result: SignalProtocol>(
  drained: () -> Void = {},
  _ operate: (Signal<Tracked, TestFailure>, Tracked) -> Result
) -> [String] {
  var faults: [String] = []
  func run(_ situation: String, _ end: (Subject<Tracked, TestFailure>, any Disposable) -> Void) {
    let values = Lifetimes()
    let captures = Lifetimes()
    func useAndDrop() {
      let subject = Subject<Tracked, TestFailure>()
      let result = operate(Signal(Thrice(subject)), captures.make())
      let subscription = result.subscribeEvents { _ in }
      for number in 1...20 { subject.send(values.make(number)) }
      drained()
      end(subject, subscription)
      drained()
      if values.live > 0 { faults.append("\(values.live) values are held \(situation)") }
      withExtendedLifetime((subject, result, subscription)) {}
    }
    useAndDrop()
    if values.live + captures.live > 0 {
      let live = "\(values.live) values and \(captures.live) captured objects"
      faults.append("\(live) are held when everything is dropped \(situation)")
    }
  }
  leavingSubscriptions {
    run("after completion") { subject, _ in subject.complete() }
    run("after a failure") { subject, _ in subject.fail(.one) }
    run("after disposal") { _, subscription in subscription.dispose() }
  }
  return faults
}
