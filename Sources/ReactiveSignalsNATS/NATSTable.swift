#if NATS
import CNATS
import Foundation
public import ReactiveSignals

extension NATSStream {
  /// Returns a signal that folds the messages of each key into a value of a bucket, as one of the workers of a group.
  ///
  ///     let partitions = NATSPartitions("orders", count: 16)
  ///     let totals = try await connection.createBucket("totals")
  ///     orders.table("totals", in: partitions, to: totals, .json(Int.self), initial: 0, key: \.customer) { total, order in total += order.price }
  ///       .subscribe(next: { print($0.key, $0.value) }, failed: { print($0) })
  ///
  /// Each message is folded exactly once, however often it is given out and whichever workers end: beside the value, a key of the bucket has the
  /// sequence number of the last message in it, and a value is stored only in place of the one that it was made of. The message is acknowledged
  /// when the bucket has the value. Another worker goes on with the value that it reads from the bucket.
  ///
  /// All messages of a key have to be in one partition: `key` is that by which they are published, or contains it. Such a key may have the window
  /// of the message as well, such as `"\(order.customer).\(order.hour)"`, which makes a table of windows.
  ///
  /// The bucket has the table: read a key with ``NATSBucket/property(_:_:initial:)``, or the stream `KV_totals` from
  /// ``NATSStart/lastPerSubject``. A key that is deleted there begins with the initial value.
  ///
  /// - **Sends**: the value of a key with the number of the message, when the message is acknowledged. One whose worker has ended before that may be
  ///   sent twice, with the same value.
  /// - **Ends**: as ``work(_:in:_:)`` does. Fails when there is no such bucket, when it refuses a value, when a value cannot be encoded, and when
  ///   one there cannot be decoded. A message whose key is none of a bucket is a dead letter.
  /// - **Disposal**: leaves the group, and gives back the messages whose values are not stored.
  /// - **Thread**: that of a task. The closures run there too.
  /// - **Memory**: a message for each partition, and the values of the last keys, at most 65,536. One is read again when another worker has changed it.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - partitions: The partitions. The stream stores their subjects.
  ///   - bucket: The bucket, which this group alone writes. A stream that is made anew needs a new one, since its numbers begin again.
  ///   - coder: The translation between the values of the bucket and bytes.
  ///   - initial: The value of a key without messages.
  ///   - options: The configuration of the group, as in ``work(_:in:_:)``.
  ///   - key: A closure that returns the key of a message: letters, digits, `-`, `_`, `/`, `=`, and periods between them.
  ///   - fold: A closure that adds a message to a value. It may be called more than once for a message, and the last result counts.
  /// - Returns: A signal of values.
  /// - Complexity: O(*n*) for a value of *n* bytes, and a round trip to the server for each message.
  public func table<State: Sendable>(
    _ group: String,
    in partitions: NATSPartitions,
    to bucket: NATSBucket,
    _ coder: NATSCoder<State>,
    initial: State,
    options: NATSWorkOptions = NATSWorkOptions(),
    key: @escaping @Sendable (Value) -> String,
    fold: @escaping @Sendable (inout State, Value) -> Void
  ) -> Signal<(key: String, value: State, sequence: UInt64), NATSError> {
    typealias Update = (key: String, value: State, sequence: UInt64)
    return .deferred {
      let table = Table(bucket, coder, initial)
      return work(group, in: partitions, options)
        .flatMap(.merge(limit: partitions.count), buffering: .waiting(1)) { job in
          Signal<Update?, NATSError>.task { () async throws(NATSError) -> Update? in
            let key = key(job.value)
            do throws(NATSError) {
              let value = try await table.update(key, job.sequence) { fold(&$0, job.value) }
              job.acknowledge()
              return value.map { (key, $0, job.sequence) }
            } catch {
              switch error {
              case .invalidName: job.reject()
              // The bucket may have the value, which is seen when the message comes again.
              case .timeout, .overflow: job.refuse()
              default:
                job.refuse(after: .zero)
                throw error
              }
              return nil
            }
          }
        }
        .skipNil()
        .erased
    }
  }
}

/// The values of a bucket, as a worker knows them.
private final class Table<Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    /// The number of the last message in the value.
    var sequence: UInt64
    /// The number of the value in the stream of the bucket.
    var revision: UInt64
  }

  private static var limit: Int { 65_536 }

  private let bucket: NATSBucket
  private let coder: NATSCoder<Value>
  private let initial: Value
  private let entries = Locked([String: Entry]())

  init(_ bucket: NATSBucket, _ coder: NATSCoder<Value>, _ initial: Value) {
    (self.bucket, self.coder, self.initial) = (bucket, coder, initial)
  }

  /// Adds a message to the value of its key, unless the bucket has it.
  ///
  /// - Returns: The value, or `nil` if there are messages behind this one in it.
  func update(_ key: String, _ sequence: UInt64, _ fold: (inout Value) -> Void) async throws(NATSError)
    -> Value?
  {
    let (stream, subject) = try bucket.place(key)
    // One that seems to have the message may be gone.
    var known = entries.withLock { $0[key] }.flatMap { $0.sequence < sequence ? $0 : nil }
    while true {
      var entry: Entry
      if let known { entry = known } else { entry = try await read(stream, subject) }
      if entry.sequence >= sequence { return entry.sequence == sequence ? entry.value : nil }
      fold(&entry.value)
      entry.sequence = sequence
      do throws(NATSError) {
        let headers = coder.headers + [.last(sequence), .behind(entry.revision)]
        entry.revision = try await bucket.connection.publisher.publish(
          stream,
          subject,
          coder.data(of: entry.value),
          headers
        )
        .sequence
      } catch .refused(Int(JSStreamWrongLastSequenceErr.rawValue), _) {
        // Another worker has replaced the value since.
        known = nil
        continue
      }
      entries.withLock { [entry] entries in
        if entries.count >= Self.limit { entries = [:] }
        entries[key] = entry
      }
      return entry.value
    }
  }

  private func read(_ stream: Name, _ subject: Name) async throws(NATSError) -> Entry {
    let result: Result<Entry, NATSError> = try await bucket.connection.read(stream.text) { [self] link in
      let (outcome, found) = link.lastMessage(stream.text, subject.text) { message, revision in
        Result { () throws(NATSError) in try entry(message, revision) }
      }
      let none = Result<Entry, NATSError>.success(Entry(value: initial, sequence: 0, revision: 0))
      return (outcome, found ?? (outcome.status == NATS_OK ? none : nil))
    }
    return try result.get()
  }

  private func entry(_ message: Message, _ revision: UInt64) throws(NATSError) -> Entry {
    if message.isDeletion { return Entry(value: initial, sequence: 0, revision: revision) }
    let sequence = message.header(Header.last).flatMap { UInt64($0) } ?? 0
    do { return Entry(value: try coder.value(of: message), sequence: sequence, revision: revision) } catch {
      throw NATSError.undecodable(subject: message.subject, reason: "\(error)")
    }
  }
}
#endif
