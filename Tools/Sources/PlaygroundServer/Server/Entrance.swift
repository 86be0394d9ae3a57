import Synchronization

/// The number of open connections, which has a limit.
final class Entrance: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  init(limit: Int) { self.limit = limit }

  /// Runs a connection in a task of the group, or refuses it while as many are open as the limit allows.
  func admit(_ connection: Connection, to group: inout ThrowingDiscardingTaskGroup<any Error>) {
    let hasRoom = count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
    guard hasRoom else { return connection.refuse() }
    group.addTask {
      await connection.run()
      self.count.withLock { $0 -= 1 }
    }
  }
}
