extension SignalProtocol {
  /// Returns a signal that groups the values by their keys, and ends each group when a signal derived from it sends a
  /// value or ends.
  ///
  /// ![Marble diagram of groupByUntil](groupByUntil)
  ///
  ///     // A group ends with its second value.
  ///     (1...5).signal()
  ///       .group(by: { $0 % 2 }, until: { group in group.skip(1) })
  ///       .flatMap { group in group.collect() }
  ///       .subscribe { print($0) }
  ///     // [1, 3]
  ///     // [2, 4]
  ///     // [5]
  ///
  /// The next value with the key of a group that has ended begins a new group. So only the keys of open groups are held.
  ///
  /// - A group is sent first. Then `ending` is called and its signal is started, and then the first value is sent into the
  ///   group. An end that comes immediately takes effect after that value.
  /// - The group completes when that signal sends a value, completes or fails. The signal is disposed then. It is also disposed
  ///   when the result ends.
  /// - An `ending` made of the group itself is a subscriber of the group, and the first one if the receiver of the group has
  ///   not subscribed to it immediately. The group keeps no values after that. That subscriber does not keep the source.
  ///
  /// `ending` runs on the thread of the source. Otherwise it behaves as ``group(by:buffering:)``.
  ///
  /// - Parameters:
  ///   - key: A function that returns the key of a value.
  ///   - ending: A function that returns the signal that ends a group.
  ///   - policy: The policy for values of a group that wait for its first subscription.
  /// - Returns: A signal of groups.
  @inlinable
  public func group<Key: Hashable & Sendable, Ending: SignalProtocol>(
    by key: @escaping @Sendable (Value) -> Key,
    until ending: @escaping @Sendable (GroupedSignal<Key, Value, Failure>) -> Ending,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<GroupedSignal<Key, Value, Failure>, Failure> {
    let upstream = erased
    return .grouping(policy) { (groups: Groups<Value, Failure>) in
      Signal<GroupedSignal<Key, Value, Failure>, Failure> { call in
        call.answer("[\(upstream)] groupBy") { sink, subscription in
          let serialized = SerializedSink(subscription) { serialized in
            // Weak references: the gate owns the join, and a group owns an ending that is made of it.
            Join<
              [Key: Groups<Value, Failure>.Open], PairInput<Value, Key>, GroupedSignal<Key, Value, Failure>,
              Failure
            >([:], Downstream(sink, subscription)) { [weak serialized] open, input, down in
              switch input {
              case .first(let value?):
                let key = key(value)
                if open[key] == nil {
                  open[key] = groups.begin { group in
                    down.send(GroupedSignal(key: key, group))
                    if down.isDisposed { return }
                    let child = CompoundDisposable(childOf: down.subscription)
                    ending(GroupedSignal(key: key, group, keepsSource: false)).erased
                      .startEnding(in: child) { [weak serialized] in serialized?.send(.second(key)) }
                  }
                }
                open[key]?.hub.send(value)
              case .second(let key?):
                if let group = open.removeValue(forKey: key) { groups.end(group.token) }
              case .first(nil): down.complete()
              // An ending sends one key, and does not complete.
              case .second(nil): break
              }
            }
          }
          serialized.start(upstream, isLast: true) { .first($0) }
        }
      }
    }
  }
}

extension Signal {
  /// Starts the signal that ends a group, by its first event.
  @usableFromInline
  func startEnding(in subscription: CompoundDisposable, _ endGroup: @escaping @Sendable () -> Void) {
    let sink = AnySink<Value, Failure>(
      next: { _ in
        subscription.dispose()
        endGroup()
      },
      end: { _ in endGroup() }
    )
    start(erasing: sink, in: subscription)
  }
}
