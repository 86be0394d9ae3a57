/// A signal of the values with one key.
@MainActor
public struct MainGroup<Key: Hashable & Sendable, Value, Failure: Error>: nonisolated MainSignalProtocol {
  /// The key of all values.
  public let key: Key
  /// The values.
  public let mainSignal: MainSignal<Value, Failure>

  @_alwaysEmitIntoClient
  init(_ group: GroupedSignal<Key, OnMain<Value>, Failure>) {
    key = group.key
    mainSignal = MainSignal(group.erased)
  }
}
