/// The links of a node that does work while it is observed.
///
/// A *period* begins with the first observer or dependent, and ends with the last one. The node has a compound for each, which is disposed
/// when it has ended. Beginning and disposal run outside the network, on any thread and in any order: work that begins in a disposed
/// compound ends at once. So no order has to be kept.
///
/// `@unchecked Sendable`: the period is accessed only by the thread inside the network that the node belongs to.
@usableFromInline
final class ObservedLinks: InputLinks, @unchecked Sendable {
  private let begin: @Sendable (CompoundDisposable) -> Void
  @exclusivity(unchecked) private var period: CompoundDisposable?

  /// - Parameter begin: A closure that begins the work of a period in its compound.
  @usableFromInline
  init(
    _ input: PropertyNode,
    and others: [PropertyNode] = [],
    endsWithFirst: Bool = false,
    _ begin: @escaping @Sendable (CompoundDisposable) -> Void
  ) {
    self.begin = begin
    super.init(input, and: others, endsWithFirst: endsWithFirst)
  }

  override func beginObservation(in network: PropertyNetwork) {
    let period = CompoundDisposable()
    unsafe self.period = period
    network.performOutside { [begin] in if !period.isDisposed { begin(period) } }
  }

  override func endObservation(in network: PropertyNetwork) {
    guard let period = unsafe period.take() else { return }
    network.performOutside { period.dispose() }
  }
}
