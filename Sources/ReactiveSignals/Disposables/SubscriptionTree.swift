extension Inspection {
  /// The buffers, pressures and tasks of a recorded subscription, as the inspector sees them at one time.
  package struct Tree: Sendable {
    /// The number of values that wait in buffers.
    package var waiting = 0
    /// The number of values that buffers have dropped.
    package var dropped = 0
    /// The number of sources that wait until a consumer takes values.
    package var heldSources = 0
    /// The recorded subscriptions that hold the sources back, by number.
    package var holders: Set<Int> = []
    /// A Boolean value that indicates whether a buffer is full.
    package var isHeldBack = false

    /// Reads a subscription, and those below it.
    fileprivate init(of root: CompoundDisposable) {
      var seen: Set<ObjectIdentifier> = []
      var pressures: Set<ObjectIdentifier> = []
      var pending = [root]
      while let subscription = pending.popLast() {
        guard seen.insert(ObjectIdentifier(subscription)).inserted else { continue }
        for (_, member) in subscription.members {
          if case .compound(let child) = member { pending.append(child) }
          guard let buffer = member.disposable as? Buffer else { continue }
          let counts = buffer.counts()
          waiting += counts.waiting ?? 0
          dropped += counts.dropped
        }
        var next = subscription.pressure
        while let pressure = next, pressures.insert(ObjectIdentifier(pressure)).inserted {
          next = pressure.downstream
          let slowest = pressure.slowestSubscriber
          heldSources += pressure.waitingSubscriptions.count
          guard pressure.isRaised || slowest != nil else { continue }
          isHeldBack = true
          if let holder = slowest?.recordedNumber ?? root.recordedNumber { holders.insert(holder) }
        }
      }
    }
  }
}

extension CompoundDisposable {
  /// The number in the list of the program of this subscription, or of the first one above it that is in the list.
  var recordedNumber: Int? {
    var next: CompoundDisposable? = self
    while let subscription = next {
      for (_, member) in subscription.members {
        guard let presence = member.disposable as? SubscriptionList.Presence,
          presence.list === SubscriptionList.ofProgram
        else { continue }
        return presence.number
      }
      next = subscription.parent?.compound
    }
    return nil
  }
}

extension SubscriptionList.Details {
  /// The buffers and pressures of the subscription at present, or `nil` if it is released.
  package var tree: Inspection.Tree? { reference.compound.map { Inspection.Tree(of: $0) } }

  /// The number of the recorded subscription that this one belongs to, as an inner signal does.
  package var owner: Int? { reference.compound?.parent?.compound?.recordedNumber }
}
