#if NATS
public import ReactiveSignals

/// The subjects over which the messages of a stream are spread by a key, so that a group does one message of a key at a time.
///
///     let partitions = NATSPartitions("orders", count: 16)        // orders.0 to orders.15
///     try await connection.createStream("ORDERS", NATSStreamOptions(subjects: partitions.subjects))
///     try await orders.publish(order, key: order.customer, in: partitions)
///     orders.work("billing", in: partitions).process(limit: 4) { order in bill(order.value) }
///       .subscribe(next: { _ in }, failed: { print($0) })
///
/// A key belongs to one subject. Each subject has a consumer of its own in the group, which gives out one message, and the next one when that
/// is answered. All workers of the group ask all consumers. So there is nothing to divide among them: a worker that joins takes part in the
/// next message, and the others go on without one that leaves.
///
/// **Promised**: the messages of a key are begun in the order of the stream. The next one is begun when the one before it has been acknowledged
/// or is a dead letter, by whichever worker. A message that is refused is given out again before the next one.
///
/// **Not promised**: that a key stays with one worker; that keys of one partition are done at the same time; and that a message is done once. A
/// worker that neither answers nor calls ``NATSWork/extend()`` within ``NATSWorkOptions/answerTime`` counts as gone, and its message
/// is given to another worker, even if the first one still works on it. Until then the partition waits.
///
/// All publishers and workers have to use the same number of partitions. Another one moves keys, and a key's messages from before and
/// after the change may be done at the same time: let the group finish what is stored first. The partition is the FNV-1a hash of the bytes of
/// the key, of 32 bits, modulo the number: that of the mapping `partition` of the server.
public struct NATSPartitions: Sendable, Equatable {
  /// The beginning of the subjects.
  public let prefix: String
  /// The number of partitions.
  public let count: Int

  /// Creates partitions.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the subjects, before a period and the number of the partition.
  ///   - count: The number of partitions, at most 256. A worker has a thread for each.
  public init(_ prefix: String, count: Int) {
    stopProgram(
      unless: (1...256).contains(count),
      "A worker has a thread for each partition. Pass a number from 1 to 256"
    )
    self.prefix = prefix
    self.count = count
  }

  /// The subjects of all partitions.
  public var subjects: [String] { (0..<count).map { subject(ofPartition: $0) } }

  /// Returns the subject of a key.
  ///
  /// - Parameter key: The key: any text, which is not sent.
  /// - Returns: A subject.
  /// - Complexity: O(*n*) for *n* bytes.
  public func subject(of key: String) -> String {
    let hash = key.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return subject(ofPartition: Int(hash % UInt32(count)))
  }

  private func subject(ofPartition number: Int) -> String { "\(prefix).\(number)" }
}

extension NATSStream {
  /// Stores a value in the partition of its key, and waits until the stream has it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  ///   - partitions: The partitions.
  ///   - id: The identifier, as in ``publish(_:to:id:headers:)``.
  ///   - headers: The headers of the message.
  /// - Returns: The acknowledgement of the stream.
  @discardableResult
  public func publish(
    _ value: Value,
    key: String,
    in partitions: NATSPartitions,
    id: String? = nil,
    headers: NATSHeaders = NATSHeaders()
  ) async throws(NATSError) -> NATSAcknowledgement {
    try await publish(value, to: partitions.subject(of: key), id: id, headers: headers)
  }

  /// Returns a signal of messages that the workers of a group share, and of which one is out at a time in each partition.
  ///
  /// The group has a durable consumer for each partition, named after the group and the number: `billing-0`, `billing-1` and so on.
  ///
  /// - **Sends**: messages as the subscriber wants them, as ``work(_:batch:_:)`` does.
  /// - **Ends**: as ``work(_:batch:_:)`` does, at the first failure of a partition.
  /// - **Disposal**: leaves the group. The partitions of messages that the subscriber has got and not answered wait until the time for the
  ///   answer is over.
  /// - **Thread**: one for each partition.
  /// - **Memory**: at most one message for each partition.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - partitions: The partitions. The stream stores their subjects.
  ///   - options: The configuration of the group. Its `subject` and `unansweredLimit` are those of the partitions.
  /// - Returns: A signal of messages.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  public func work(
    _ group: String,
    in partitions: NATSPartitions,
    _ options: NATSWorkOptions = NATSWorkOptions()
  ) -> Signal<NATSWork<Value>, NATSError> {
    let works = partitions.subjects.enumerated().map { number, subject in
      var options = options
      options.subject = subject
      options.unansweredLimit = 1
      return work("\(group)-\(number)", batch: 1, options)
    }
    return Signal.merge(works).erased
  }

  /// Deletes a group of workers in partitions with its answers, as ``deleteGroup(_:)`` does.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - partitions: The partitions.
  /// - Throws: ``NATSError/notFound(_:)`` if the stream has no such group. The others are deleted all the same.
  public func deleteGroup(_ group: String, in partitions: NATSPartitions) async throws(NATSError) {
    var missing: NATSError?
    for number in 0..<partitions.count {
      do throws(NATSError) { try await deleteGroup("\(group)-\(number)") } catch .notFound(let name) {
        missing = .notFound(name)
      }
    }
    if let missing { throw missing }
  }
}

extension SignalProtocol {
  /// Returns a signal that stores the values of this signal in the partitions of their keys, and sends the acknowledgements.
  ///
  /// It is ``publish(to:subject:limit:sendsEnd:failures:id:headers:)`` with a subject for each value, and keeps the order of all values.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - partitions: The partitions. The stream stores their subjects.
  ///   - limit: The number of messages without an acknowledgement. It is positive.
  ///   - id: A closure that returns the identifier of a value, or `nil` for one that no other message has.
  ///   - headers: A closure that returns the headers of a value, or `nil` for none.
  ///   - key: A closure that returns the key of a value.
  /// - Returns: A signal of acknowledgements.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  public func publish(
    to stream: NATSStream<Value>,
    in partitions: NATSPartitions,
    limit: Int = 1024,
    id: (@Sendable (Value) -> String)? = nil,
    headers: (@Sendable (Value) -> NATSHeaders)? = nil,
    key: @escaping @Sendable (Value) -> String
  ) -> Signal<NATSAcknowledgement, NATSError> {
    let (coder, connection) = (stream.subjects.coder, stream.connection)
    let messages = map { value in
      var message = OutgoingMessage(connection, coder.version, headers?(value), id: id?(value)) {
        () throws(NATSError) in try coder.data(of: value)
      }
      message.subject = partitions.subject(of: key(value))
      return message
    }
    .mapFailure { RemoteFailure("\($0)") }
    return stream.store(Signal(messages), partitions.subject(of: ""), limit, false)
  }
}
#endif
