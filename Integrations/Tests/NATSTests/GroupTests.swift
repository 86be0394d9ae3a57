import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  /// The life of a group of workers.
  @Suite struct GroupTests {
    static let count = 10_000
    /// Short, since the messages that a worker leaves without an answer come again after this time.
    static var options: NATSWorkOptions {
      var options = NATSWorkOptions()
      options.answerTime = .seconds(8)
      return options
    }

    @Test("A group lives on when its first worker leaves, and when its last one does")
    func life() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 5)
      for rounds in 0..<3 {
        if rounds > 0 { try await fill(stream, 2) }
        let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
        let worker = stream.work("billing").process(limit: 1) { _ in Signal<Int, Never>.empty }.subscribe(
          jobs
        )
        let done = try await within { try await jobs.first(rounds == 0 ? 5 : 2) }
        #expect(
          done.map(\.sequence)
            == (rounds == 0 ? [1, 2, 3, 4, 5] : [UInt64(4 + 2 * rounds), UInt64(5 + 2 * rounds)])
        )
        #expect(done.allSatisfy { $0.deliveryCount == 1 })
        worker.dispose()
        try await connection.flush()
      }
    }

    @Test(
      "A confirmed message is not given out again, and the confirmation is asked for again after a kill of the server"
    )
    func confirmation() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 2)
      var options = NATSWorkOptions()
      options.answerTime = .seconds(1)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("billing", options).subscribe(jobs)
      let given = try await within { try await jobs.first(2) }
      try await within { try await given[0].confirm() }
      // The server has written the answer to its file before it is killed.
      while try await stream.statistics(of: "billing").unansweredCount != 1 {}
      try await within {
        while !server.hasWritten(1, inFile: "jetstream/$G/streams/JOBS/obs/billing/o.dat") {
          try await Task.sleep(for: .milliseconds(5))
        }
      }
      await server.kill()
      let confirming = Task { try await given[1].confirm() }
      try await server.start()
      try await within { try await confirming.value }
      try await fill(stream, 1)
      let all = try await within {
        var all: [UInt64] = []
        for try await job in jobs.values {
          all.append(job.sequence)
          if job.sequence == 3 { return all }
        }
        return all
      }
      #expect(all.count { $0 == 1 } == 1)
      #expect(try await stream.statistics(of: "billing").unansweredCount == 1)
      // It has been answered, so that nothing waits.
      try await given[0].confirm()
      worker.dispose()
    }

    @Test(
      "A server that died while it wrote the file of a group gives out what was confirmed once more",
      .needsProcess("It needs a file")
    )
    func emptiedFile() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 3)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("billing").subscribe(jobs)
      let confirmed = try await within { try await jobs.first(3) }
      for job in confirmed { try await within { try await job.confirm() } }
      await server.kill()
      try server.empty("jetstream/$G/streams/JOBS/obs/billing/o.dat")
      try await server.start()
      let all = try await within { try await jobs.first(6) }
      #expect(all.map(\.sequence) == [1, 2, 3, 1, 2, 3])
      worker.dispose()
    }

    @Test(
      "A server that finds no worker for a refused message counts back, and gives out what was confirmed as new",
      .needsProcess("It is a mistake of nats-server 2.9.10")
    )
    func countedBack() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let again = try await within {
        // A busy server may find the next worker first.
        while true {
          let job = try await jobBehindRefusal(server, connection)
          if job?.sequence == 2 { return job }
          try await connection.deleteStream("JOBS")
        }
      }
      // A message that had no answer would come with 2.
      #expect(again?.deliveryCount == 1)
    }

    /// Refuses the first of two messages while the request of a worker that is gone waits, and returns the next one.
    private func jobBehindRefusal(
      _ server: Server,
      _ connection: NATSConnection
    ) async throws -> NATSWork<Int>? {
      let stream = try await makeStream(connection)
      try await fill(stream, 2)
      let given = try await stream.work("billing", batch: 1).first(2)
      try await given[1].confirm()
      try await connection.flush()
      let request = #"{"batch":1,"expires":60000000000}"#
      let observer = try await Observer(server)
      let subject = "$JS.API.CONSUMER.MSG.NEXT.JOBS.billing"
      observer.send("PUB \(subject) nobody \(request.utf8.count)\r\n\(request)\r\n")
      observer.send("UNSUB 1\r\n")
      _ = await observer.all()
      given[0].refuse()
      try await connection.flush()
      let job = try await stream.work("billing", batch: 1).first(1).first
      observer.end()
      return job
    }

    @Test("The confirmation of a message ends with its task, and after the time for answers")
    func endedConfirmation() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.answerTime = .seconds(1) }
      let stream = try await makeStream(connection)
      try await fill(stream, 2)
      let given = try await within { try await stream.work("billing").first(2) }
      await server.kill()
      await #expect(throws: NATSError.timeout(mayBeDone: true)) {
        try await within { try await given[0].confirm() }
      }
      let confirming = Task { try await given[1].confirm() }
      confirming.cancel()
      await #expect {
        try await within { try await confirming.value }
      } throws: { error in
        if case NATSError.canceled = error { true } else { false }
      }
    }

    @Test("A group that is deleted by its name fails its workers, and one of the same name begins anew")
    func deletion() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 2)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      stream.work("billing").process(limit: 1) { _ in Signal<Int, Never>.empty }.subscribe(jobs)
      _ = try await within { try await jobs.first(2) }
      try await stream.deleteGroup("billing")
      await #expect(throws: NATSError.deleted("billing")) { try await within { try await jobs.first(3) } }
      await #expect(throws: NATSError.notFound("billing")) { try await stream.deleteGroup("billing") }
      #expect(try await within { try await stream.work("billing").first(2) }.map(\.sequence) == [1, 2])
    }

    @Test("A worker that leaves gives back the messages that its subscriber has not got")
    func leaving() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 100)
      // It gets 50 messages together, and the subscriber one of them. The time for an answer is half a minute.
      _ = try await within { try await stream.work("billing", batch: 50).first(1) }
      let rest = try await within(.seconds(20)) { try await stream.work("billing").first(99) }
      #expect(rest.map(\.sequence).sorted() == Array(2...100))
    }

    @Test(
      "A worker with another configuration changes the group for all workers, also for those that there are"
    )
    func change() async throws {
      let server = try await Server()
      let stream = try await makeStream(try await server.connect())
      let other = try await server.connect().stream("JOBS", .json(Int.self))
      let done = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let first = stream.work("billing").subscribe(
        next: { job in
          job.acknowledge()
          done.send(job.value)
        },
        failed: { done.fail($0) }
      )
      try await fill(stream, 1)
      _ = try await within { try await done.first(1) }
      let changes: [(inout NATSWorkOptions) -> Void] = [
        { $0.answerTime = .seconds(60) }, { $0.unansweredLimit = 512 }, { $0.deliveryLimit = 5 }, { _ in },
      ]
      for change in changes {
        var options = NATSWorkOptions()
        change(&options)
        let jobs = ReplaySubject<Int, NATSError>(capacity: .unlimited)
        let second = other.work("billing", options).subscribe(
          next: { job in
            job.acknowledge()
            jobs.send(job.value)
            done.send(job.value)
          },
          failed: { jobs.fail($0) }
        )
        // Each of the two may be faster for a while.
        let filling = Task {
          while !Task.isCancelled { _ = try? await stream.publish(0, to: "jobs") }
        }
        _ = try await within { try await jobs.first(1) }
        filling.cancel()
        await filling.value
        second.dispose()
      }
      first.dispose()
    }

    @Test("A worker with another subject than its group fails with both subjects")
    func otherSubject() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 1)
      _ = try await within { try await stream.work("billing").first(1) }
      var options = NATSWorkOptions()
      options.subject = "jobs"
      let work = stream.work("billing", options)
      await #expect {
        try await within { try await work.first(1) }
      } throws: { error in
        guard case NATSError.refused(_, let reason) = error else { return false }
        return reason.contains("the subject >, and not jobs")
      }
    }

    @Test("A group starts at its place, and a worker with another one fails with both")
    func start() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 2)
      try await fill(stream, 1)
      let third = try #require(
        try await within { try await stream.signal(from: .sequence(3)).first(1) }.first
      )
      let starts: [(NATSStart, first: UInt64, text: String)] = [
        (.start, 1, "the first message"), (.sequence(2), 2, "the message 2"), (.time(third.date), 3, "20"),
        (.lastPerSubject, 3, "the last message of each subject"), (.new, 4, "new messages"),
      ]
      @Sendable func options(_ start: NATSStart) -> NATSWorkOptions {
        var options = NATSWorkOptions()
        options.start = start
        return options
      }
      var groups: [(name: String, jobs: ReplaySubject<NATSWork<Int>, NATSError>, worker: any Disposable)] = []
      for (number, start) in starts.enumerated() {
        let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
        groups.append(("g\(number)", jobs, stream.work("g\(number)", options(start.0)).subscribe(jobs)))
      }
      try await within { while try await stream.groups().count != starts.count {} }
      try await fill(stream, 1)
      for (start, group) in zip(starts, groups) {
        let count = Int(5 - start.first)
        #expect(
          try await within { try await group.jobs.first(count) }.map(\.sequence) == Array(start.first...4)
        )
        // The same start is none of another one.
        _ = try await stream.statistics(of: group.name)
        let again = stream.work(group.name, options(start.0)).subscribe(
          next: { _ in },
          failed: { Issue.record($0) }
        )
        again.dispose()
        group.worker.dispose()
      }
      try await connection.flush()
      for (start, group) in zip(starts, groups) {
        let other = start.first == 2 ? starts[4] : starts[1]
        await expectRefusal("The group \(group.name) starts at \(start.text)") {
          _ = try await stream.work(group.name, options(other.0)).first(1)
        }
        await expectRefusal(", and not at \(other.text)") {
          _ = try await stream.work(group.name, options(other.0)).first(1)
        }
      }
      await expectRefusal("The group g1 starts at the message 2, and not at the message 3") {
        _ = try await stream.work("g1", options(.sequence(3))).first(1)
      }
    }

    @Test("A message that is not answered, or is refused, is given out again after the times of the backoff")
    func backoff() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 2)
      var options = NATSWorkOptions()
      options.backoff = [.milliseconds(200), .milliseconds(600)]
      let given = ReplaySubject<(value: Int, time: ContinuousClock.Instant), NATSError>(capacity: .unlimited)
      let worker = stream.work("billing", options).subscribe(
        next: { job in
          given.send((job.value, .now))
          if job.value == 1 { job.refuse() }
        },
        failed: { given.fail($0) }
      )
      let all = try await within {
        var all: [Int: [ContinuousClock.Instant]] = [:]
        for try await (value, time) in given.values {
          all[value, default: []].append(time)
          if all.values.allSatisfy({ $0.count >= 4 }), all.count == 2 { break }
        }
        return all
      }
      worker.dispose()
      for times in all.values {
        let waits = zip(times, times.dropFirst()).prefix(3).map { $0.duration(to: $1) }
        // The server looks for messages whose time is over from time to time, never too early.
        for (wait, least) in zip(waits, [190, 590, 590]) { #expect(wait >= .milliseconds(least)) }
      }
      // Another one is for all workers from now on, and none as well.
      for backoff in [[Duration.seconds(1)], []] {
        options.backoff = backoff
        try await fill(stream, 1)
        _ = try await within { [options] in try await stream.work("billing", options).first(1) }
      }
    }

    @Test("A configuration that the server refuses fails immediately")
    func refused() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      var options = NATSWorkOptions()
      options.subject = "letters"
      let work = stream.work("billing", options)
      await #expect {
        try await within(.seconds(10)) { try await work.first(1) }
      } throws: { error in
        if case NATSError.refused = error { true } else { false }
      }
    }

    @Test(
      "Of 10,000 messages none is done again that was acknowledged, while three workers are replaced 50 times"
    )
    func restarts() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, Self.count)
      let given = ReplaySubject<UInt64, NATSError>(capacity: .unlimited)
      let acknowledged = Mutex(Set<UInt64>())
      let again = Mutex([UInt64]())
      @Sendable func makeWorker() async throws -> any Disposable {
        let stream = try await server.connect().stream("JOBS", .json(Int.self))
        return stream.work("workers", batch: 8, Self.options).process(limit: 2) { job in
          if acknowledged.withLock({ $0.contains(job.sequence) }) {
            again.withLock { $0.append(job.sequence) }
          }
          given.send(job.sequence)
          return Signal<Int, Never>.empty
        }
        .subscribe(
          next: { job in acknowledged.withLock { _ = $0.insert(job.sequence) } },
          failed: { given.fail($0) }
        )
      }
      var workers: [any Disposable] = []
      for _ in 0..<3 { workers.append(try await makeWorker()) }
      var restarts = 0
      var all = Set<UInt64>()
      for try await sequence in given.values {
        all.insert(sequence)
        if restarts < 50, all.count >= (restarts + 1) * Self.count / 60 {
          workers[restarts % 3].dispose()
          workers[restarts % 3] = try await makeWorker()
          restarts += 1
          if restarts == 50 { try await fill(stream, 1) }
        }
        if all.count == Self.count + 1 { break }
      }
      for worker in workers { worker.dispose() }
      #expect(restarts == 50)
      #expect(again.withLock { $0 } == [])
      // A message may be acknowledged by a worker that has just left, and is not counted then.
      #expect(acknowledged.withLock { $0.count } > Self.count - 1000)
    }

    @Test(
      "Of 10,000 messages none is done again that was acknowledged, while 51 processes of workers end with SIGTERM"
    )
    func processes() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, Self.count)
      let file = FileManager.default.temporaryDirectory.appending(path: "ledger-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      let (url, path) = (server.url, file.path)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<3 {
          group.addTask {
            for _ in 0..<17 {
              await #expect(processExitsWith: .success) { [url = url as String, path = path as String] in
                try await endingWorker(url, path, 150)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      var given = Set<UInt64>()
      var acknowledged = Set<UInt64>()
      var again: [UInt64] = []
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let number = UInt64(line.dropFirst()) else { continue }
        if line.first == "a" {
          acknowledged.insert(number)
        } else {
          given.insert(number)
          if acknowledged.contains(number) { again.append(number) }
        }
      }
      #expect(again == [])
      #expect(acknowledged.count >= 51 * 150)
      for try await job in stream.work("workers", Self.options).process(
        limit: 1,
        { _ in Signal<Int, Never>.empty }
      ).values {
        #expect(!acknowledged.contains(job.sequence))
        given.insert(job.sequence)
        if given.count == Self.count { break }
      }
      #expect(given.count == Self.count)
    }
  }
}

/// A worker that gets SIGTERM when it has done some messages, and then ends in good order: it leaves, sends its last answers, and exits.
///
/// - Parameters:
///   - url: The address of the server.
///   - path: The file with a line for each message that is given to a worker, and for each that it has acknowledged.
///   - count: The number of messages before the signal.
private func endingWorker(_ url: String, _ path: String, _ count: Int) async throws {
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
  @Sendable func note(_ letter: String, _ number: UInt64) {
    _ = Data("\(letter)\(number)\n".utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }
  // A test that has failed does not wait for it.
  DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60)) { exit(2) }
  signal(SIGTERM, SIG_IGN)
  let ending = AsyncStream<Void>.makeStream()
  let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
  source.setEventHandler { ending.continuation.finish() }
  source.resume()
  let connection = try await NATSConnection.connect(NATSOptions(url))
  let jobs = Mutex((done: 0, running: 0))
  let worker = connection.stream("JOBS", .json(Int.self)).work(
    "workers",
    batch: 8,
    NATSTests.GroupTests.options
  )
  .process(limit: 2) { job in
    note("g", job.sequence)
    // It does no more after the signal, so that there are messages for all processes.
    let runs = jobs.withLock { jobs in
      if jobs.done < count { jobs.running += 1 }
      return jobs.done < count
    }
    return runs ? Signal<Int, Never>.empty : .never
  }
  .subscribe(
    next: { job in
      note("a", job.sequence)
      let isLast = jobs.withLock { jobs in
        jobs.done += 1
        jobs.running -= 1
        return jobs.done == count
      }
      if isLast { kill(getpid(), SIGTERM) }
    },
    failed: { _ in exit(1) }
  )
  for await _ in ending.stream {}
  source.cancel()
  // A job that another thread is answering would be noted, and its answer could come behind the flush, and be lost at the exit.
  while jobs.withLock({ $0.running > 0 }) { await Task.yield() }
  worker.dispose()
  try await connection.flush()
  exit(0)
}
