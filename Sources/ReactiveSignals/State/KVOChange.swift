#if canImport(ObjectiveC)
public import Foundation

/// A change of a value at a key path, sent by a ``KVOSignal``.
///
/// RAC: the dictionary of `rac_valuesAndChangesForKeyPath:options:observer:`.
public struct KVOChange<Value: Sendable>: Sendable {
  /// The kind of the change: of the value, or of elements of a collection.
  public let kind: NSKeyValueChange
  /// The value before the change, or `nil` if the options do not ask for it.
  public let oldValue: Value?
  /// The value after the change, or `nil` if the options do not ask for it, or the change has not been made.
  public let newValue: Value?
  /// The indexes of the elements that were inserted, removed or replaced in an ordered collection.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the change has not been made yet. The option `.prior` asks for such changes.
  public let isPrior: Bool

  init(_ change: NSKeyValueObservedChange<Value>) {
    kind = change.kind
    oldValue = change.oldValue
    newValue = change.newValue
    indexes = change.indexes
    isPrior = change.isPrior
  }
}
#endif
