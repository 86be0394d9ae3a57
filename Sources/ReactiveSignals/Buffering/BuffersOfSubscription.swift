extension SubscriptionList.Details {
  /// The buffers and pressures of the subscription at present, or `nil` if it is released.
  package var tree: SubscriptionTree? {
    reference.compound.map { subscription in
      SubscriptionTree(of: subscription) { member in
        (member as? InspectedBuffer).map { ($0.waitingCount, $0.dropCount) }
      }
    }
  }
}
