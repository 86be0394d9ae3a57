import GRDB
import ReactiveSignals
import ReactiveSignalsGRDB
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite(.withoutLeaks, .timeLimit(.minutes(1)))
struct PropertyTests {
  private func fail(_ error: any Error) { Issue.record("\(error)") }

  @Test("A property has the current value at once, and follows the database", arguments: Kind.allCases)
  func value(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    try database.insert(1)
    let property = try ValueObservation.tracking(count).property(in: database.writer, onFailure: fail)
    #expect(property.value == 1)
    let (recorder, subscription) = property.signal.recorded()
    try database.insert(2, 3)
    try await eventually { property.value == 3 }
    // A pool may send the first value twice.
    #expect(recorder.values.first == 1)
    #expect(Set(recorder.values) == [1, 3])
    subscription.dispose()
  }

  @Test("A write during the making of a property is not missed", arguments: Kind.allCases)
  func race(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    for round in 1...50 {
      async let written: Void = database.writer.write { db in try db.insert(round) }
      let property = try ValueObservation.tracking(count).property(in: database.writer, onFailure: fail)
      try await written
      try await eventually { property.value == round }
    }
  }

  @Test("A property whose first value cannot be fetched is not made", arguments: Kind.allCases)
  func firstFailure(_ kind: Kind) throws {
    let database = try TestDatabase(kind)
    #expect(throws: TestFailure.self) {
      try ValueObservation.tracking { _ -> Int in throw TestFailure() }
        .property(in: database.writer, onFailure: fail)
    }
  }

  @Test("After a failure a property keeps its value, and its signal completes", arguments: Kind.allCases)
  func laterFailure(_ kind: Kind) async throws {
    let database = try TestDatabase(kind)
    let failures = Recorder<String, Never>()
    let property =
      try ValueObservation
      .tracking { (db: Database) throws -> Int in
        let count = try count(db)
        if count > 0 { throw TestFailure() }
        return count
      }
      .property(in: database.writer) { failures.send("\(type(of: $0))") }
    let (recorder, _) = property.signal.recorded()
    try database.insert(1)
    try await eventually { recorder.isCompleted }
    #expect(Set(recorder.values) == [0])
    #expect(property.value == 0)
    #expect(failures.values == ["TestFailure"])
  }

  @Test("The observation ends with the last property that derives from it", arguments: Kind.allCases)
  func memory(_ kind: Kind) async throws {
    weak var released: (any DatabaseWriter)?
    let folder: Folder
    let cancellations = Counter()
    do {
      let isEmpty: Property<Bool>
      do {
        let database = try TestDatabase(kind)
        released = database.writer
        folder = database.folder
        isEmpty = try ValueObservation.tracking(count).handleEvents(didCancel: { cancellations.add() })
          .property(in: database.writer, onFailure: fail)
          .map { $0 == 0 }
      }
      #expect(isEmpty.value)
      try await released?.write { db in try db.insert(1) }
      try await eventually { !isEmpty.value }
      #expect(cancellations.value == 0)
    }
    try await eventually { released == nil }
    withExtendedLifetime(folder) {}
    #expect(cancellations.value == 1)
  }
}
