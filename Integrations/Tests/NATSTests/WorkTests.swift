import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  @Suite struct WorkTests {
    @Test("Two workers share the messages, and each message is done once")
    func sharing() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 200)
      let done = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let workers = (0..<2).map { _ in
        stream.work("workers", batch: 5).process(limit: 3) { _ in Signal<Int, Never>.empty }
          .subscribe(next: { done.send($0.value) }, failed: { done.fail($0) })
      }
      let values = try await within { try await done.first(200) }
      #expect(values.sorted() == Array(0..<200))
      for worker in workers { worker.dispose() }
    }

    @Test("Work that fails is given to a worker again")
    func refusal() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 3)
      let tries = Mutex([Int: Int]())
      let done = stream.work("workers").process(limit: 1) { job -> Signal<Int, TooLate> in
        let count = tries.withLock { tries in
          tries[job.value, default: 0] += 1
          return tries[job.value] ?? 0
        }
        return job.value == 1 && count < 3 ? .fail(TooLate()) : .empty
      }
      let jobs = try await within { try await done.first(3) }
      #expect(jobs.map(\.value).sorted() == [0, 1, 2])
      #expect(jobs.first { $0.value == 1 }?.deliveryCount == 3)
      #expect(tries.withLock { $0 } == [0: 1, 1: 3, 2: 1])
    }

    @Test("Messages that come one at a time to a worker that waits are given to it as they come")
    func idle() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"]))
      let stream = connection.stream("JOBS", .json(Int.self))
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("workers").on(next: { $0.acknowledge() }).subscribe(jobs)
      // A worker that waited for a whole batch would take a second for each.
      try await within(.seconds(5)) {
        for number in 1...24 {
          try await stream.publish(number, to: "jobs")
          _ = try await jobs.first(number)
        }
      }
      worker.dispose()
    }

    @Test("Work that is refused for a time is given to a worker again behind it")
    func delayedRefusal() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 3)
      let work = stream.work("workers").on(next: { job in
        if job.deliveryCount == 1 { job.refuse(after: .milliseconds(200)) } else { job.acknowledge() }
      })
      // The time for an answer is half a minute.
      let start = ContinuousClock.now
      let given = try await within(.seconds(20)) { try await work.first(6) }
      #expect(given.map(\.deliveryCount) == [1, 1, 1, 2, 2, 2])
      #expect(ContinuousClock.now - start >= .milliseconds(200))
    }

    @Test("A worker asks for no more messages than its chain wants")
    func demand() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 100)
      let running = Mutex(0)
      let started = ReplaySubject<Int, Never>(capacity: .unlimited)
      let ends = Subject<Void, Never>()
      let first = stream.work("workers", batch: 4).process(limit: 2) { job in
        running.withLock { $0 += 1 }
        started.send(job.value)
        return ends.take(1)
      }
      .subscribe(next: { _ in }, failed: { Issue.record($0) })
      _ = try await within { try await started.first(2) }
      // The first worker does two messages, has up to four more, and leaves the others to the second.
      let second = try await within { try await stream.work("workers", batch: 1).first(90) }
      #expect(second.count == 90)
      #expect(running.withLock { $0 } == 2)
      first.dispose()
    }

    @Test("A deleted stream fails its workers")
    func deletion() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 1)
      let received = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      stream.work("workers").subscribe(received)
      try await within { try await received.first(1) }.first?.acknowledge()
      try await connection.deleteStream("JOBS")
      await #expect(throws: NATSError.self) { try await within { try await received.first(2) } }
    }

    @Test(
      "A message that has no answer in time is given to a worker again, and one whose time is extended is not"
    )
    func answerTime() async throws {
      let server = try await Server()
      let stream = try await makeStream(try await server.connect())
      try await fill(stream, 2)
      var options = NATSWorkOptions()
      options.answerTime = .seconds(2)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("workers", options).subscribe(jobs)
      let extended = try #require(try await within { try await jobs.first(1) }.first)
      let extending = Signal<Int, Never>.interval(.milliseconds(100), on: QueueScheduler(label: "extend"))
        .subscribe { _ in extended.extend() }
      let given = try await within { try await jobs.first(3) }
      #expect(given.map(\.value) == [0, 1, 1])
      #expect(given.map(\.deliveryCount) == [1, 1, 2])
      extending.dispose()
      worker.dispose()
    }

    @Test("Rejected work, and work that was given as often as allowed, is not given again")
    func rejection() async throws {
      let server = try await Server()
      let stream = try await makeStream(try await server.connect())
      try await fill(stream, 3)
      var options = NATSWorkOptions()
      options.deliveryLimit = 2
      // One message at a time, so that a message that is given again comes before the next one.
      options.unansweredLimit = 1
      let given = Mutex([Int]())
      let jobs = stream.work("workers", batch: 1, options).on(next: { job in
        given.withLock { $0 += [job.value] }
        switch job.value {
        case 0: job.reject()
        case 1: job.refuse()
        default: job.acknowledge()
        }
      })
      try await within { try await jobs.first { $0.value == 2 } }
      #expect(given.withLock { $0 } == [0, 1, 1, 2])
    }

    @Test("The workers of a group get the messages of its subject")
    func subject() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs.*"]))
      let stream = connection.stream("JOBS", .json(Int.self))
      for number in 1...6 { try await stream.publish(number, to: "jobs.\(number % 2)") }
      var options = NATSWorkOptions()
      options.subject = "jobs.1"
      let work = stream.work("workers", options)
      let jobs = try await within { try await work.first(3) }
      #expect(jobs.map(\.value) == [1, 3, 5])
      #expect(jobs.map(\.subject) == ["jobs.1", "jobs.1", "jobs.1"])
      #expect(jobs.map(\.sequence) == [1, 3, 5])
    }

    @Test(
      "Work that is no value, is rejected, or is refused too often is a dead letter, and holds up no other work"
    )
    func deadLetters() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await connection.createStream("DEAD", NATSStreamOptions(subjects: ["dead.jobs"]))
      try await connection.stream("JOBS", .text).publish("no number", to: "jobs")
      for number in 2...4 { try await stream.publish(number, to: "jobs") }
      var options = NATSWorkOptions()
      options.deliveryLimit = 2
      options.deadLetterSubject = "dead.jobs"
      let tries = Mutex([Int]())
      let jobs = stream.work("workers", options).on(next: { job in
        tries.withLock { $0 += [job.value] }
        switch job.value {
        case 2: job.reject()
        case 3: job.refuse()
        default: job.acknowledge()
        }
      })
      let worker = jobs.subscribe(next: { _ in }, failed: { Issue.record($0) })
      let dead = connection.stream("DEAD", .text)
      let letters = try await within { try await dead.signal(from: .start).first(3) }
      #expect(letters.map(\.value).sorted() == ["2", "3", "no number"])
      try await options.deadLetterCount.becomes(3)
      #expect(tries.withLock { $0.sorted() } == [2, 3, 3, 4])
      worker.dispose()
    }

    @Test(
      "A message leaves the group when its dead letter is stored: without a stream, and with a full one, it comes again"
    )
    func unstoredDeadLetters() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 20)
      var options = NATSWorkOptions()
      options.deliveryLimit = 2
      options.deadLetterSubject = "dead.jobs"
      let counter = options.deadLetterCount
      let again = ReplaySubject<Int, Never>(capacity: .unlimited)
      let worker = stream.work("workers", options).subscribe(
        next: { job in
          if job.deliveryCount == 2 { again.send(job.value) }
          if job.value.isMultiple(of: 2) { job.reject() } else { job.refuse() }
        },
        failed: { Issue.record($0) }
      )
      // There is no stream for the letters.
      #expect(Set(try await within { try await again.first(20) }) == Set(0..<20))
      #expect(counter.count == 0)
      #expect(connection.statistics.deadLetterCount == 0)
      var limited = NATSStreamOptions(subjects: ["dead.jobs"])
      limited.messageLimit = 5
      limited.refusesNewMessages = true
      try await connection.createStream("FULL", limited)
      let letters = connection.stream("FULL", .json(Int.self))
      let first = try await within { try await letters.signal(from: .start).first(5) }.map(\.value)
      try await counter.becomes(5)
      try await within {
        while try await stream.statistics(of: "workers").unansweredCount != 15 {
          try Task.checkCancellation()
        }
      }
      try await connection.deleteStream("FULL")
      try await connection.createStream("DEAD", NATSStreamOptions(subjects: ["dead.jobs"]))
      let dead = connection.stream("DEAD", .json(Int.self))
      let rest = try await within { try await dead.signal(from: .start).first(15) }.map(\.value)
      #expect((first + rest).sorted() == Array(0..<20))
      try await within {
        while try await stream.statistics(of: "workers").unansweredCount != 0 { try Task.checkCancellation() }
      }
      try await counter.becomes(20)
      worker.dispose()
    }

    @Test("A message that no worker answers is a dead letter after its last delivery")
    func unansweredDeadLetter() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await connection.createStream("DEAD", NATSStreamOptions(subjects: ["dead.jobs"]))
      try await fill(stream, 1)
      var options = NATSWorkOptions()
      options.deliveryLimit = 2
      options.answerTime = .seconds(1)
      options.deadLetterSubject = "dead.jobs"
      let given = Mutex(0)
      let held = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("workers", options).on(next: { _ in given.withLock { $0 += 1 } }).subscribe(
        held
      )
      let dead = connection.stream("DEAD", .json(Int.self))
      #expect(try await within { try await dead.signal(from: .start).first(1) }.map(\.value) == [0])
      #expect(given.withLock { $0 } == 2)
      worker.dispose()
    }

    @Test("A worker whose work never ends fails when its connection is closed")
    func closing() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 3)
      let begun = ReplaySubject<Int, Never>(capacity: .unlimited)
      let ended = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      stream.work("workers", batch: 1).process(limit: 1) { job in
        begun.send(job.value)
        return Signal<Int, Never>.never
      }
      .map { _ in 0 }
      .subscribe(ended)
      _ = try await within { try await begun.first(1) }
      connection.close()
      await #expect(throws: NATSError.closed) { try await within { try await ended.first(1) } }
    }

    @Test("Work goes on after a kill of the server: every message is done")
    func kill() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 2000)
      let done = try await within {
        var done = Set<Int>()
        let jobs = stream.work("workers", batch: 50).process(limit: 8) { _ in Signal<Int, Never>.empty }
        for try await job in jobs.values {
          if done.insert(job.value).inserted, done.count == 1000 {
            await server.kill()
            try await server.start()
          }
          if done.count == 2000 { break }
        }
        return done
      }
      #expect(done.count == 2000)
    }

    @Test(
      "A confirmation fails again while the server does not answer, and holds up no other connection",
      .needsProcess("It stands still as a process")
    )
    func confirmationAgain() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.answerTime = .seconds(1) }
      let stream = try await makeStream(connection)
      try await fill(stream, 200)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("workers").subscribe(jobs)
      let given = try await within { try await jobs.first(200) }
      let other = try await Server()
      let replay = try await makeStream(try await other.connect())
      try await fill(replay, 1)
      try server.suspend()
      let confirming = given.map { job in Task { try await job.confirm() } }
      let beside = Task { try await given[0].confirm() }
      #expect(try await within(.seconds(20)) { try await replay.signal(from: .start).first(1) }.count == 1)
      for task in confirming + [beside] {
        await #expect(throws: NATSError.timeout(mayBeDone: true)) {
          try await within(.seconds(20)) { try await task.value }
        }
      }
      await #expect(throws: NATSError.timeout(mayBeDone: true)) { try await given[0].confirm() }
      server.resume()
      for job in given { try await within { try await job.confirm() } }
      #expect(try await stream.statistics(of: "workers").unansweredCount == 0)
      worker.dispose()
    }

    @Test("A worker that leaves while it asks for a message does not bring back what was confirmed")
    func leavingWithRequest() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 3)
      // It has a message, and does not want another one.
      let held = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let first = stream.work("workers", batch: 1).process(limit: 1) { job in
        held.send(job)
        return Signal<Int, Never>.never
      }
      .subscribe(next: { _ in }, failed: { Issue.record($0) })
      let job = try #require(try await within { try await held.first(1) }.first)
      let confirmed = ReplaySubject<UInt64, NATSError>(capacity: .unlimited)
      let other = try await server.connect()
      let second = other.stream("JOBS", .json(Int.self)).work("workers", batch: 1).subscribe(
        next: { job in
          Task {
            try await job.confirm()
            confirmed.send(job.sequence)
          }
        },
        failed: { Issue.record($0) }
      )
      let done = try await within { try await confirmed.first(1) }
      while try await stream.statistics(of: "workers").waitingWorkerCount == 0 {}
      second.dispose()
      try await other.flush()
      #expect(try await stream.statistics(of: "workers").waitingWorkerCount == 0)
      job.refuse()
      first.dispose()
      try await connection.flush()
      try await fill(stream, 1)
      let third = ReplaySubject<UInt64, NATSError>(capacity: .unlimited)
      let last = stream.work("workers", batch: 1).subscribe(
        next: { job in
          job.acknowledge()
          third.send(job.sequence)
        },
        failed: { third.fail($0) }
      )
      try await within { try await third.first { $0 == 4 } }
      last.dispose()
      third.complete()
      let given = try await third.collected()
      #expect(Set(given).isDisjoint(with: done))
    }
  }
}
