import ArgumentParser
import Dispatch
import Foundation
import ReactiveSignals
import ReactiveSignalsNATS

/// Ends this process when the one that has started it is gone.
private func endWithParent() {
  Thread.detachNewThread {
    while FileHandle.standardInput.availableData.count > 0 {}
    exit(5)
  }
}

/// Ends this process after a failure, which is a fault.
@Sendable private func stop(_ error: NATSError) {
  FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.arguments[1]) failed: \(error)\n".utf8))
  exit(1)
}

/// The publisher of the numbers from 0. It notes each acknowledgement.
struct Publish: AsyncParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)
  @OptionGroup var place: Place
  @Option var count: Int

  func run() async throws {
    endWithParent()
    let notes = try place.notes("published")
    let stream = try await place.connect().stream(Names.stream, .json(Int.self))
    let published = Signal.range(0..<count)
      .publish(to: stream, in: Names.partitions, limit: 512, key: Names.key)
    do {
      for try await acknowledgement in published.values { notes.add("\(acknowledgement.sequence)") }
    } catch {
      stop(error)
    }
  }
}

/// One of the workers. It notes when it receives a message, when it begins the work, and when its answer is confirmed.
struct Work: AsyncParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)
  @OptionGroup var place: Place
  @Option var number: Int
  /// The time within which a worker answers, in seconds.
  @Option var answerTime: Int

  func run() async throws {
    endWithParent()
    let notes = try place.notes("worker\(number)")
    let ending = AsyncStream<Void>.makeStream()
    signal(SIGTERM, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
    source.setEventHandler { @Sendable in ending.continuation.finish() }
    source.resume()
    let connection = try await place.connect()
    var options = NATSWorkOptions()
    options.answerTime = .seconds(answerTime)
    // A message that waits in a batch has been given out at a time that nobody sees. So each part asks for one.
    let jobs = connection.stream(Names.stream, .json(Int.self)).work(Names.group, batch: 1, options)
      .on(next: { job in notes.add("r \(job.sequence) \(job.deliveryCount) \(now())") })
    let parts = (0..<4).map { _ in
      jobs.flatMap(.merge(limit: 2), buffering: .waiting(1)) { job in work(job, notes) }
        .subscribe(next: { _ in }, failed: stop)
    }
    for await _ in ending.stream {}
    source.cancel()
    for part in parts { part.dispose() }
    try await connection.flush()
  }

  private func work(_ job: NATSWork<Int>, _ notes: Notes) -> Signal<Void, NATSError> {
    .create { subscriber in
      let task = Task {
        notes.add("s \(job.sequence) \(job.deliveryCount) \(now())")
        do throws(NATSError) {
          try await job.confirm()
          notes.add("c \(job.sequence) \(job.deliveryCount) \(now())")
          subscriber.complete()
        } catch {
          // It is given to a worker again.
          if case .canceled = error { return }
          notes.add("u \(job.sequence) \(job.deliveryCount) \(now())")
          subscriber.complete()
        }
      }
      subscriber.onDispose { task.cancel() }
    }
  }
}

/// The reader of the stream. It notes each message, and goes on behind the last one that it has noted.
struct Read: AsyncParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)
  @OptionGroup var place: Place

  func run() async throws {
    endWithParent()
    let last = Notes.lines(URL(filePath: place.folder).appending(path: "read")).last?.first.flatMap {
      UInt64($0)
    }
    let notes = try place.notes("read")
    let stream = try await place.connect().stream(Names.stream, .json(Int.self))
    do {
      for try await message in stream.signal(from: .sequence((last ?? 0) + 1)).values(
        buffering: .waiting(256)
      ) {
        notes.add("\(message.sequence) \(message.value)")
      }
    } catch {
      stop(error)
    }
  }
}

/// The owner of the state in the bucket, which adds the messages of the stream.
struct Sum: AsyncParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)
  @OptionGroup var place: Place

  func run() async throws {
    endWithParent()
    let connection = try await place.connect()
    let property = try await connection.createBucket(Names.bucket)
      .property(Names.key, .json(Total?.self), initial: nil)
    property.failures.subscribe { stop($0) }
    // The bucket has a state since before this process. Until it is there, the value is nil.
    var first: Total?
    for await total in property.value.signal.values where total != nil {
      first = total
      break
    }
    guard var total = first else { return }
    let stream = connection.stream(Names.stream, .json(Int.self))
    do {
      let messages = stream.signal(from: .sequence(total.sequence + 1)).values(buffering: .waiting(256))
      for try await message in messages {
        total = total.adding(message)
        property.value.value = total
      }
    } catch {
      stop(error)
    }
  }
}

/// One of the two that make the table of the sums by keys, each message once.
struct Tabulate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)
  @OptionGroup var place: Place
  /// The time within which a message is added, in seconds.
  @Option var answerTime: Int

  func run() async throws {
    endWithParent()
    let connection = try await place.connect()
    var options = NATSWorkOptions()
    options.answerTime = .seconds(answerTime)
    let table = connection.stream(Names.stream, .json(Int.self)).table(
      Names.table,
      in: Names.partitions,
      to: try await connection.createBucket(Names.table),
      .json(Total.self),
      initial: Total(),
      options: options,
      key: Names.key
    ) { $0.add($1) }
    do { for try await _ in table.values(buffering: .waiting(1)) {} } catch { stop(error) }
  }
}
