public import GRDB

/// An entry of the list.
public struct Todo: Codable, Equatable, Identifiable, Sendable, FetchableRecord, MutablePersistableRecord {
  public var id: Int64?
  public var title: String
  public var isDone = false

  public mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// The entries that a list shows.
public enum Filter: String, CaseIterable, Sendable {
  case all
  case open
  case done

  var request: QueryInterfaceRequest<Todo> {
    switch self {
    case .all: Todo.all()
    case .open: Todo.filter(Column("isDone") == false)
    case .done: Todo.filter(Column("isDone") == true)
    }
  }
}
