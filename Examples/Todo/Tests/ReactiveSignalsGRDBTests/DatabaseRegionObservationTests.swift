import GRDB
import ReactiveSignals
import ReactiveSignalsGRDB
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite(.withoutLeaks, .timeLimit(.minutes(1)))
struct DatabaseRegionObservationTests {
  private let region = DatabaseRegionObservation(tracking: Table("number"))

  @Test("Each transaction that changes the region is sent, in order", arguments: Kind.allCases)
  func values(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let (recorder, subscription) = region.signal(in: database.writer, count).recorded()
    try database.insert(1, 2)
    try await database.writer.write { db in try db.execute(sql: "INSERT INTO other VALUES (1)") }
    _ = try? await database.writer.write { db in
      try db.insert(3)
      throw TestFailure()
    }
    try database.insert(3)
    try await eventually { recorder.values.count == 2 }
    #expect(recorder.values == [2, 3])
    subscription.dispose()
  }

  @Test(
    "No transaction is missed and none is out of order when several threads write",
    arguments: Kind.allCases
  )
  func concurrentWrites(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let (recorder, subscription) = region.signal(in: database.writer, count).recorded()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<50 {
            try? await database.writer.write { db in try db.insert(task * 50 + number) }
          }
        }
      }
    }
    try await eventually { recorder.values.count == 200 }
    #expect(recorder.values == Array(1...200))
    subscription.dispose()
  }

  @Test("Nothing is observed before a subscription")
  func laziness() async throws {
    let database = try TestDatabase()
    let calls = Counter()
    let signal = region.signal(in: database.writer) { _ in calls.add() }
    try database.insert(1)
    #expect(calls.value == 0)
    let (recorder, subscription) = signal.recorded()
    try database.insert(2)
    try await eventually { recorder.values.count == 1 }
    #expect(calls.value == 1)
    subscription.dispose()
  }

  @Test("Disposal stops the observation", arguments: Kind.allCases)
  func disposal(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let calls = Counter()
    let (recorder, subscription) = region.signal(in: database.writer) { _ in calls.add() }.recorded()
    try database.insert(1)
    try await eventually { recorder.values.count == 1 }
    subscription.dispose()
    try database.insert(2)
    #expect(calls.value == 1)
    #expect(recorder.values.count == 1)
    #expect(!recorder.isTerminated)
  }

  @Test("A handler may dispose its subscription and write", arguments: Kind.allCases)
  func reentrancy(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let writer = database.writer
    let seen = Recorder<Int, any Error>()
    let subscription = SerialDisposable()
    subscription.inner = region.signal(in: writer, count).subscribe(
      next: { count in
        seen.send(count)
        if count == 3 { subscription.dispose() }
        #expect(throws: Never.self) { try writer.write { db in try db.insert(count + 1) } }
      },
      failed: { seen.fail($0) }
    )
    try database.insert(1)
    try await eventually { try writer.read(count) == 4 }
    try await writer.writeWithoutTransaction { _ in }
    #expect(seen.values == [1, 2, 3])
  }

  @Test("The failure of the closure, and of the start, end the signal", arguments: Kind.allCases)
  func failures(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let (recorder, _) = region.signal(in: database.writer) { _ -> Int in throw TestFailure() }.recorded()
    try database.insert(1)
    try await eventually { recorder.isTerminated }
    #expect(recorder.failure is TestFailure)
    #expect(recorder.values.isEmpty)

    let missing = DatabaseRegionObservation(tracking: SQLRequest<Int>("SELECT * FROM missing"))
    await #expect(throws: DatabaseError.self) {
      try await missing.signal(in: database.writer) { _ in }.first()
    }
  }

  @Test("A limit ends the signal when the subscriber is too slow")
  func limit() async throws {
    let database = try TestDatabase()
    let clock = TestScheduler()
    let (recorder, _) =
      region
      .signal(in: database.writer, on: clock, buffering: .fail(2, with: TestFailure()), count)
      .recorded()
    try database.insert(1)
    try database.insert(2)
    try database.insert(3)
    clock.run()
    #expect(recorder.values == [1, 2])
    #expect(recorder.failure is TestFailure)
  }

  @Test("A subscription keeps the database open, and its end releases it", arguments: Kind.allCases)
  func memory(_ kind: Kind) async throws {
    weak var released: (any DatabaseWriter)?
    let folder: Folder
    let subscription: any Disposable
    let recorder: Recorder<Int, any Error>
    do {
      let database = try TestDatabase(kind)
      released = database.writer
      folder = database.folder
      (recorder, subscription) = region.signal(in: database.writer, count).recorded()
    }
    try await released?.write { db in try db.insert(1) }
    try await eventually { recorder.values == [1] }
    subscription.dispose()
    try await eventually { released == nil }
    withExtendedLifetime(folder) {}
  }
}
