extension SubscriptionList.Details {
  /// The buffers and pressures of the subscription at present, or `nil` if it is released.
  package var tree: Inspection.Tree? {
    reference.compound.map { subscription in
      Inspection.Tree(of: subscription) { member in
        (member as? Inspection.Buffer).map { ($0.waitingCount, $0.dropCount) }
      }
    }
  }
}
