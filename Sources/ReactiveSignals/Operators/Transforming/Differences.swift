extension SignalProtocol where Value: BidirectionalCollection, Value.Element: Hashable & Sendable {
  /// Returns a signal of the changes from each collection to the next: elements inserted, removed and moved.
  ///
  /// ![Marble diagram of differences](differences)
  ///
  ///     let names = MutableProperty(["Ada", "Grace"])
  ///     names.signal.differences().subscribe { changes in
  ///       for change in changes {
  ///         switch change {
  ///         case .remove(let offset, let name, _): print("-", offset, name)
  ///         case .insert(let offset, let name, let origin): print("+", offset, name, origin == nil ? "new" : "moved")
  ///         }
  ///       }
  ///     }
  ///     names.value = ["Grace", "Ada", "Alan"]
  ///     // + 0 Ada new
  ///     // + 1 Grace new
  ///     // - 0 Ada
  ///     // + 1 Ada moved
  ///     // + 2 Alan new
  ///
  /// The first collection is compared with an empty one, so a list that applies all changes shows the last collection. A collection
  /// with the elements of the previous one sends nothing. An element that is removed in one place and inserted in another has the
  /// other place as its `associatedWith`, as in `CollectionDifference.inferringMoves()`.
  ///
  /// - **Sends**: one difference for each collection that differs from the previous one.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last collection.
  ///
  /// - Returns: A signal of differences.
  /// - Complexity: O(*n* · *d*) for a collection of *n* elements with *d* changes.
  @_alwaysEmitIntoClient
  public func differences() -> some SignalProtocol<CollectionDifference<Value.Element>, Failure> {
    transformed("differences", Value?.none) { previous, value in
      let difference =
        previous.map { value.difference(from: $0) } ?? value.difference(from: EmptyCollection())
      previous = value
      return difference.isEmpty ? nil : difference.inferringMoves()
    }
  }
}
