/// The edits of a list by the user that a binding allows.
///
/// A list view shows the controls of an edit when its data source implements the method for it.
public struct ListEdits: OptionSet, Hashable, Sendable {
  /// The bits of the edits.
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user can delete rows, and tap the insertion control of a row.
  public static let deletionAndInsertion = ListEdits(rawValue: 1)
  /// The user can move rows.
  public static let moves = ListEdits(rawValue: 2)
}
