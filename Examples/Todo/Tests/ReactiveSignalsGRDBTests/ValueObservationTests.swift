import GRDB
import ReactiveSignals
import ReactiveSignalsGRDB
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite(.withoutLeaks, .timeLimit(.minutes(1)))
struct ValueObservationTests {
  @Test("The current value is sent, and then the value behind each transaction", arguments: Kind.allCases)
  func values(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    try database.insert(1)
    var values = ValueObservation.tracking(numbers).signal(in: database.writer).values.makeAsyncIterator()
    #expect(try await values.next() == [1])
    try database.insert(2, 3)
    // A pool may send a value twice.
    var second = try await values.next()
    if kind == .pool, second == [1] { second = try await values.next() }
    #expect(second == [1, 2, 3])
    try await database.writer.write { db in try db.execute(sql: "DELETE FROM number WHERE value = 2") }
    var third = try await values.next()
    if kind == .pool, third == [1, 2, 3] { third = try await values.next() }
    #expect(third == [1, 3])
  }

  @Test(
    "Nothing is fetched before a subscription, and each subscription observes for itself",
    arguments: Kind.allCases
  )
  func laziness(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let starts = Counter()
    let signal = ValueObservation.tracking(count).handleEvents(willStart: { starts.add() })
      .signal(in: database.writer)
    try database.insert(1)
    #expect(starts.value == 0)
    #expect(try await signal.first() == 1)
    #expect(try await signal.first() == 1)
    #expect(starts.value == 2)
  }

  @Test("Disposal stops the observation", arguments: Kind.allCases)
  func disposal(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let fetches = Counter()
    let cancellations = Counter()
    let (recorder, subscription) = ValueObservation.tracking(count)
      .handleEvents(willFetch: { fetches.add() }, didCancel: { cancellations.add() })
      .signal(in: database.writer)
      .recorded()
    // A pool may send a value twice.
    try await eventually { recorder.values.last == 0 }
    subscription.dispose()
    #expect(cancellations.value == 1)
    // The observer leaves in work on the queue of the writer.
    try await database.writer.writeWithoutTransaction { _ in }
    let fetched = fetches.value
    try database.insert(1)
    #expect(fetches.value == fetched)
    #expect(!recorder.values.contains(1))
    #expect(!recorder.isTerminated)
  }

  @Test("Disposal immediately after the subscription sends nothing", arguments: Kind.allCases)
  func immediateDisposal(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    for _ in 0..<50 {
      let (recorder, subscription) = ValueObservation.tracking(count).signal(in: database.writer).recorded()
      subscription.dispose()
      let sent = recorder.events.count
      try await database.writer.writeWithoutTransaction { _ in }
      #expect(recorder.events.count == sent)
    }
  }

  @Test("A fetch that fails ends the signal", arguments: Kind.allCases)
  func failure(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let failing = ValueObservation.tracking { (db: Database) throws -> Int in
      let count = try count(db)
      if count > 0 { throw TestFailure() }
      return count
    }
    let (recorder, subscription) = failing.signal(in: database.writer).recorded()
    try await eventually { recorder.values.last == 0 }
    try database.insert(1)
    try await eventually { recorder.isTerminated }
    #expect(recorder.failure is TestFailure)
    #expect(Set(recorder.values) == [0])
    #expect(subscription.isDisposed)

    await #expect(throws: TestFailure.self) { try await failing.signal(in: database.writer).first() }
  }

  @Test("A slow subscriber gets the newest value, and writers do not wait for it", arguments: Kind.allCases)
  func slowSubscriber(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let fetches = Counter()
    let signal = ValueObservation.tracking(count).handleEvents(willFetch: { fetches.add() })
      .signal(in: database.writer)
    var values = signal.values(buffering: .waiting(1)).makeAsyncIterator()
    #expect(try await values.next() == 0)
    for number in 1...100 { try database.insert(number) }
    // A pool fetches in a connection for readers, behind the write.
    var received: [Int] = []
    while received.last != 100, let value = try await values.next() { received.append(value) }
    #expect(received.last == 100)
    #expect(received == received.sorted())
    // The values of a pool arrive behind the writes, while this loop takes them.
    if kind == .queue { #expect(received.count < 5) }
  }

  @Test("Values stay in the order of the transactions when several threads write", arguments: Kind.allCases)
  func concurrentWrites(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let (recorder, subscription) = ValueObservation.tracking(count)
      .signal(in: database.writer)
      .recorded()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<50 {
            try? await database.writer.write { db in try db.insert(task * 50 + number) }
          }
        }
      }
    }
    try await eventually { recorder.values.last == 200 }
    #expect(recorder.values == recorder.values.sorted())
    subscription.dispose()
  }

  @Test("The write of another connection is noticed when the writer is told")
  func otherConnection() async throws {
    let database = try TestDatabase(.pool)
    let other = try DatabaseQueue(path: database.path, configuration: .waiting)
    var values = ValueObservation.tracking(numbers).signal(in: database.writer).values.makeAsyncIterator()
    #expect(try await values.next() == [])
    try await other.write { db in try db.insert(1) }
    try await database.writer.write { db in try db.notifyChanges(in: Table("number")) }
    while try await values.next() != [1] {}
  }

  @Test("The writes of other connections are noticed at regular times", arguments: Kind.allCases)
  func otherConnections(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let other = try DatabaseQueue(path: database.path, configuration: .waiting)
    let clock = TestScheduler()
    let (looks, looking) = database.writer.changesOfOthers(every: .seconds(1), on: clock).recorded()
    var values = ValueObservation.tracking(numbers).signal(in: database.writer).values.makeAsyncIterator()
    #expect(try await values.next() == [])
    try await eventually { looks.values.count == 1 }
    // A write of the writer itself is no change of another one.
    try database.insert(1)
    while try await values.next() != [1] {}
    for number in 2...4 {
      try await other.write { db in try db.insert(number) }
      // A look that has not ended when the time advances stands for the next one.
      try await eventually {
        clock.advance(by: .seconds(1))
        return looks.values.count == number
      }
      while try await values.next()?.last != number {}
    }
    clock.advance(by: .seconds(3))
    #expect(looks.values.count == 4)
    looking.dispose()
  }

  @Test("Values that have not changed can be left out")
  func duplicates() async throws {
    let database = try TestDatabase()
    var values = ValueObservation.tracking { try count($0) > 1 }.removeDuplicates()
      .signal(in: database.writer).values.makeAsyncIterator()
    #expect(try await values.next() == false)
    try database.insert(1)
    try database.insert(2)
    #expect(try await values.next() == true)
    try database.insert(3)
    try await database.writer.write { db in try db.execute(sql: "DELETE FROM number") }
    #expect(try await values.next() == false)
  }

  @Test("A handler may write, and the values are sent on the scheduler", arguments: Kind.allCases)
  func writingHandler(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let scheduler = QueueScheduler(label: "handler")
    let writer = database.writer
    let seen = Recorder<Int, any Error>()
    let subscription = ValueObservation.tracking(count).signal(in: writer, on: scheduler).subscribe(
      next: { count in
        #expect(currentScheduler as? QueueScheduler === scheduler)
        seen.send(count)
        if count < 5 {
          #expect(throws: Never.self) {
            try writer.write { db in
              try db.execute(sql: "INSERT OR IGNORE INTO number VALUES (?)", arguments: [count])
            }
          }
        }
      },
      failed: { seen.fail($0) }
    )
    try await eventually { seen.values.last == 5 }
    subscription.dispose()
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
      (recorder, subscription) = ValueObservation.tracking(count).signal(in: database.writer).recorded()
      try await eventually { !recorder.values.isEmpty }
    }
    try await released?.write { db in try db.insert(1) }
    try await eventually { recorder.values.last == 1 }
    subscription.dispose()
    try await eventually { released == nil }
    withExtendedLifetime(folder) {}
  }
}
