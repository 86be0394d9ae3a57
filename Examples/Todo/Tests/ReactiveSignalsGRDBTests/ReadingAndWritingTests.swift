import Dispatch
import GRDB
import ReactiveSignals
import ReactiveSignalsGRDB
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite(.withoutLeaks, .timeLimit(.minutes(1)))
struct ReadingAndWritingTests {
  /// A query that never ends.
  private static let endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"

  @Test("A read runs for each subscription, sends its result and completes", arguments: Kind.allCases)
  func reading(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let reads = Counter()
    let signal = database.writer.reading { db in
      reads.add()
      return try numbers(db)
    }
    try database.insert(1)
    #expect(reads.value == 0)
    #expect(try await signal.collected() == [[1]])
    try database.insert(2)
    #expect(try await signal.collected() == [[1, 2]])
    #expect(reads.value == 2)
  }

  @Test("An observed read follows the database, and its disposal interrupts it", arguments: Kind.allCases)
  func observing(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let (recorder, subscription) = database.writer.observing(numbers).recorded()
    // A pool may send the first value twice.
    try await eventually { recorder.values.last == [] }
    try database.insert(1)
    try await eventually { recorder.values.last == [1] }
    subscription.dispose()

    let (started, ended) = (Counter(), Counter())
    let (_, endless) = database.writer.observing { db in
      started.add()
      defer { ended.add() }
      return try Int.fetchOne(db, sql: Self.endless)
    }.recorded()
    try await eventually { started.value == 1 }
    endless.dispose()
    try await eventually { ended.value == 1 }
    // The connection serves others.
    #expect(try await database.writer.reading(count).first() == 1)
  }

  @Test("A query that begins after the disposal of its observation is interrupted", arguments: Kind.allCases)
  func disposalBetweenQueries(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let (started, ended) = (Counter(), Counter())
    let disposed = DispatchSemaphore(value: 0)
    let (_, subscription) = database.writer.observing { db in
      defer { ended.add() }
      _ = try numbers(db)
      started.add()
      disposed.wait()
      return try Int.fetchOne(db, sql: Self.endless)
    }.recorded()
    try await eventually { started.value == 1 }
    subscription.dispose()
    disposed.signal()
    try await eventually { ended.value == 1 }
    #expect(try await database.writer.reading(count).first() == 0)
  }

  @Test("A database that is locked at the first fetch is a failure, and a retry observes it behind the lock")
  func locked() async throws {
    let database = try TestDatabase(.queue)
    try database.insert(1)
    // It does not wait for locks.
    let reader = try DatabaseQueue(path: database.path)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: database.path, configuration: configuration)
    try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN EXCLUSIVE") }
    let clock = TestScheduler()
    let failures = Counter()
    let (recorder, subscription) = reader.observing(numbers)
      .on(failed: { if ($0 as? DatabaseError)?.resultCode == .SQLITE_BUSY { failures.add() } })
      .retry(backoff: .exponential(initial: .seconds(1), factor: 1), on: clock)
      .recorded()
    try await eventually { failures.value == 1 }
    try await eventually {
      clock.advance(by: .seconds(1))
      return failures.value >= 3
    }
    #expect(recorder.events.isEmpty)
    try await other.writeWithoutTransaction { db in try db.execute(sql: "COMMIT") }
    try await eventually {
      clock.advance(by: .seconds(1))
      return recorder.values == [[1]]
    }
    subscription.dispose()
  }

  @Test("A look at other connections takes no lock", arguments: Kind.allCases)
  func looking(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let clock = TestScheduler()
    let (looks, looking) = database.writer.changesOfOthers(every: .seconds(1), on: clock).recorded()
    try await eventually { looks.values.count == 1 }
    var configuration = Configuration.waiting
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: database.path, configuration: configuration)
    try await other.write { db in try db.insert(1) }
    // A lock of the file under which a pool and a queue can still read.
    try await other.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      try db.insert(2)
    }
    try await eventually {
      clock.advance(by: .seconds(1))
      return looks.values.count == 2
    }
    try await other.writeWithoutTransaction { db in try db.execute(sql: "COMMIT") }
    looking.dispose()
  }

  @Test("A read cannot write, and fails", arguments: Kind.allCases)
  func readingFails(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    await #expect(throws: DatabaseError.self) {
      try await database.writer.reading { db in try db.insert(1) }.completion()
    }
    await #expect(throws: TestFailure.self) {
      try await database.writer.reading { _ in throw TestFailure() }.completion()
    }
    #expect(try await database.writer.reading(count).first() == 0)
  }

  @Test("Disposal interrupts a query", arguments: Kind.allCases)
  func interruption(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let reads = Counter()
    let (recorder, subscription) = database.writer
      .reading { db in
        reads.add()
        return try Int.fetchOne(db, sql: Self.endless)
      }
      .recorded()
    try await eventually { reads.value == 1 }
    subscription.dispose()
    // A queue has one connection: this read would wait for the endless one.
    #expect(try await database.writer.reading(count).first() == 0)
    #expect(recorder.events.isEmpty)
  }

  @Test("A write commits, sends its result and completes", arguments: Kind.allCases)
  func writing(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let signal = database.writer.writing { db in
      try db.insert(try count(db) + 1)
      return db.lastInsertedRowID
    }
    #expect(try await database.writer.read(count) == 0)
    #expect(try await signal.collected() == [1])
    #expect(try await signal.collected() == [2])
    #expect(try await database.writer.read(numbers) == [1, 2])
  }

  @Test("A write that fails changes nothing", arguments: Kind.allCases)
  func writingFails(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    try database.insert(1)
    await #expect(throws: DatabaseError.self) {
      try await database.writer
        .writing { db in
          try db.insert(2)
          try db.insert(1)
        }
        .completion()
    }
    #expect(try await database.writer.read(numbers) == [1])
  }

  @Test("Disposal undoes a write that has not been committed", arguments: Kind.allCases)
  func undoing(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let writes = Counter()
    let (recorder, subscription) = database.writer
      .writing { db in
        try db.insert(1)
        writes.add()
        return try Int.fetchOne(db, sql: Self.endless)
      }
      .recorded()
    try await eventually { writes.value == 1 }
    subscription.dispose()
    #expect(try await database.writer.writing(numbers).first() == [])
    #expect(recorder.events.isEmpty)
  }

  @Test("The values of a signal are written in order", arguments: Kind.allCases)
  func order(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    try await database.writer.write { db in try db.execute(sql: "CREATE TABLE log (value INTEGER)") }
    let writer = database.writer
    try await Signal<Int, any Error>.range(0..<100)
      .flatMap(.concat) { value in
        writer.writing { db in try db.execute(sql: "INSERT INTO log VALUES (?)", arguments: [value]) }
      }
      .completion()
    let log = try await writer.read { db in try Int.fetchAll(db, sql: "SELECT value FROM log ORDER BY rowid")
    }
    #expect(log == Array(0..<100))
  }

  @Test("A command writes, is disabled meanwhile, and tells its failures", arguments: Kind.allCases)
  func command(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let isAllowed = MutableProperty(false)
    let insert = Command(writingTo: database.writer, enabledIf: isAllowed) { (db: Database, value: Int) in
      try db.insert(value)
      return try count(db)
    }
    let (failures, watching) = insert.failures.recorded()
    let (executing, watchingToo) = insert.isExecuting.changes.recorded()
    await #expect(throws: CommandError<any Error>.self) { try await insert.execute(1).completion() }
    isAllowed.value = true
    #expect(try await insert.execute(1).collected() == [1])
    #expect(try await insert.execute(2).collected() == [2])
    await #expect(throws: CommandError<any Error>.self) { try await insert.execute(2).completion() }
    try await eventually { failures.values.count == 1 && executing.values.count == 6 }
    #expect(failures.values.first is DatabaseError)
    #expect(executing.values == [true, false, true, false, true, false])
    #expect(try await database.writer.read(numbers) == [1, 2])
    watching.dispose()
    watchingToo.dispose()
  }
}
