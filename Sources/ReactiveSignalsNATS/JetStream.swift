#if NATS
import CNATS
import Foundation
import ReactiveSignals

// The requests to JetStream, each of which blocks until the server has answered.
//
// The addresses that they pass to libnats belong to strings and structures that live during the call. They read what libnats returns, and
// destroy it before they return.

extension Link {
  // MARK: - Streams

  /// Makes a stream, or leaves one as it is that has the same configuration.
  func makeStream(_ name: String, _ options: NATSStreamOptions) throws(NATSError) -> Library.Outcome {
    var config = unsafe jsStreamConfig()
    try Library.check(unsafe jsStreamConfig_Init(&config))
    unsafe config.AllowRollup = options.allowsReplacing
    unsafe config.AllowDirect = options.allowsReplacing
    return unsafe request(js_AddStream, name, config, options)
  }

  /// Gives a stream another configuration. It keeps what the options do not have.
  func updateStream(_ name: String, _ options: NATSStreamOptions) -> Library.Outcome {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetStreamInfo(&info, jetStream, name, nil, &code)
    defer { unsafe jsStreamInfo_Destroy(info) }
    // A copy, which refers to the texts of the information.
    guard let config = unsafe info?.pointee.Config?.pointee else { return (status, code) }
    return unsafe request(js_UpdateStream, name, config, options)
  }

  private typealias StreamRequest = (
    UnsafeMutablePointer<UnsafeMutablePointer<jsStreamInfo>?>?, OpaquePointer?,
    UnsafeMutablePointer<jsStreamConfig>?, UnsafeMutablePointer<jsOptions>?, UnsafeMutablePointer<jsErrCode>?
  ) -> natsStatus

  /// Makes a request with a configuration that has the values of the options.
  private func request(
    _ request: StreamRequest,
    _ name: String,
    _ config: jsStreamConfig,
    _ options: NATSStreamOptions
  ) -> Library.Outcome {
    var config = unsafe config
    unsafe config.Storage = options.isInMemory ? js_MemoryStorage : js_FileStorage
    unsafe config.Discard = options.refusesNewMessages ? js_DiscardNew : js_DiscardOld
    unsafe config.MaxMsgs = Int64(options.messageLimit ?? -1)
    unsafe config.MaxBytes = Int64(options.byteLimit ?? -1)
    unsafe config.MaxMsgsPerSubject = Int64(options.messageLimitPerSubject ?? -1)
    unsafe config.MaxAge = options.ageLimit?.nanoseconds ?? 0
    unsafe config.Duplicates = options.duplicateWindow.nanoseconds
    unsafe config.Replicas = Int64(options.replicaCount)
    var subjects = unsafe options.subjects.map { unsafe UnsafePointer(strdup($0)) }
    defer { unsafe subjects.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) } }
    let title = unsafe strdup(name)
    defer { unsafe free(title) }
    unsafe config.Name = UnsafePointer(title)
    unsafe config.SubjectsLen = CInt(subjects.count)
    var code = jsErrCode(rawValue: 0)
    let status = unsafe subjects.withUnsafeMutableBufferPointer { subjects in
      unsafe config.Subjects = subjects.baseAddress
      return unsafe request(nil, jetStream, &config, nil, &code)
    }
    return (status, code)
  }

  func deleteStream(_ name: String) -> Library.Outcome {
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_DeleteStream(jetStream, name, nil, &code)
    return (status, code)
  }

  /// Returns the number of the last message of a stream, and the time in nanoseconds when the stream was made.
  func state(_ stream: Name) throws(NATSError) -> (last: UInt64, created: Int64) {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetStreamInfo(&info, jetStream, stream.text, nil, &code)
    defer { unsafe jsStreamInfo_Destroy(info) }
    try checkRepeated(status, code, stream.text)
    return unsafe (info?.pointee.State.LastSeq ?? 0, info?.pointee.Created ?? 0)
  }

  /// Removes the messages of a subject.
  func purge(_ stream: String, _ subject: String) throws(NATSError) -> Library.Outcome {
    var options = unsafe jsOptions()
    try Library.check(unsafe jsOptions_Init(&options))
    unsafe options.Wait = timeout
    var code = jsErrCode(rawValue: 0)
    let status = unsafe subject.withCString { subject in
      unsafe options.Stream.Purge.Subject = subject
      return unsafe js_PurgeStream(jetStream, stream, &options, &code)
    }
    return (status, code)
  }

  /// Reads the last message of a subject.
  ///
  /// - Returns: The outcome, and the message. A subject without messages has the outcome of a success.
  func lastMessage(
    _ stream: String,
    _ subject: String
  ) -> (outcome: Library.Outcome, message: (data: Data, sequence: UInt64)?) {
    var made: OpaquePointer?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetLastMsg(&made, jetStream, stream, subject, nil, &code)
    if code == JSNoMessageFoundErr { return ((NATS_OK, jsErrCode(rawValue: 0)), nil) }
    guard let made = unsafe made else { return ((status, code), nil) }
    let message = unsafe Message(made, after: subject)
    defer { message.destroy() }
    return ((status, code), (message.data, unsafe natsMsg_GetSequence(made)))
  }

  /// Makes a bucket, or leaves the one of this name as it is.
  func makeBucket(_ name: String, isInMemory: Bool) throws(NATSError) -> Library.Outcome {
    var config = unsafe kvConfig()
    try Library.check(unsafe kvConfig_Init(&config))
    unsafe config.StorageType = isInMemory ? js_MemoryStorage : js_FileStorage
    unsafe config.History = 1
    var store: OpaquePointer?
    let status = unsafe name.withCString { name in
      unsafe config.Bucket = name
      return unsafe js_CreateKeyValue(&store, jetStream, &config)
    }
    unsafe kvStore_Destroy(store)
    // The function tells this by its text alone.
    let isRefused = status == NATS_ERR && Library.lastReason.contains("not enabled for account")
    return (status, isRefused ? JSNotEnabledForAccountErr : jsErrCode(rawValue: 0))
  }

  // MARK: - Groups

  /// Reads the numbers of a group of workers, as the server has them.
  func statistics(
    _ stream: String,
    _ group: String
  ) -> (outcome: Library.Outcome, statistics: NATSGroupStatistics?) {
    var info: UnsafeMutablePointer<jsConsumerInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetConsumerInfo(&info, jetStream, stream, group, nil, &code)
    defer { unsafe jsConsumerInfo_Destroy(info) }
    guard let info = unsafe info?.pointee else { return ((status, code), nil) }
    let statistics = unsafe NATSGroupStatistics(
      pendingCount: Int(truncatingIfNeeded: info.NumPending),
      unansweredCount: Int(info.NumAckPending),
      redeliveredCount: Int(info.NumRedelivered),
      waitingWorkerCount: Int(info.NumWaiting)
    )
    return ((status, code), statistics)
  }

  /// Makes a group of workers, or gives it this configuration if it has another.
  func makeGroup(
    _ stream: Name,
    _ group: Name,
    _ subject: Name,
    _ options: NATSWorkOptions
  ) throws(NATSError) {
    var code = jsErrCode(rawValue: 0)
    var info: UnsafeMutablePointer<jsConsumerInfo>?
    defer { unsafe jsConsumerInfo_Destroy(info) }
    var status = unsafe js_GetConsumerInfo(&info, jetStream, stream.text, group.text, nil, &code)
    if code != JSConsumerNotFoundErr { try checkRepeated(status, code, stream.text) }
    if let present = unsafe info?.pointee.Config?.pointee {
      // Server 2.9.10 accepts another subject, and then selects messages by neither of the two.
      let selected = unsafe present.FilterSubject.map { unsafe String(cString: $0) } ?? ""
      guard selected == subject.text || (selected.isEmpty && subject.text == ">") else {
        let reason =
          "The group \(group.text) has the subject \(selected), and not \(subject.text). Use another name, or delete the group"
        throw .refused(code: Int(JSConsumerCreateErr.rawValue), reason: reason)
      }
    }
    var config = unsafe jsConsumerConfig()
    try Library.check(unsafe jsConsumerConfig_Init(&config))
    unsafe config.AckPolicy = js_AckExplicit
    unsafe config.AckWait = options.answerTime.nanoseconds
    unsafe config.MaxAckPending = Int64(options.unansweredLimit)
    // The server gives up a message beyond its limit, which then becomes no dead letter. So the workers have the limit themselves.
    unsafe config.MaxDeliver = Int64(options.deadLetterSubject == nil ? options.deliveryLimit ?? -1 : -1)
    status = unsafe group.text.withCString { group in
      unsafe subject.text.withCString { subject in
        unsafe config.Durable = group
        unsafe config.FilterSubject = subject
        return unsafe js_AddConsumer(nil, jetStream, stream.text, &config, nil, &code)
      }
    }
    try checkRepeated(status, code, stream.text)
  }

  /// Throws if the stream or the group is gone.
  func checkGroup(_ stream: Name, _ group: Name) throws(NATSError) {
    let (status, code) = statistics(stream.text, group.text).outcome
    do throws(NATSError) { try checkRepeated(status, code, group.text) } catch .notFound {
      throw .deleted(group.text)
    }
  }

  func deleteGroup(_ stream: String, _ group: String) -> Library.Outcome {
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_DeleteConsumer(jetStream, stream, group, nil, &code)
    return (status, code)
  }
}

/// A pull subscription of libnats to a group, which lives on when it ends.
///
/// `@unchecked Sendable`: the address is constant and belongs to this object, which destroys the subscription last. libnats locks it.
@safe
final class PullConsumer: @unchecked Sendable {
  private let subscription: OpaquePointer
  private let connection: NATSConnection

  /// Subscribes to a group that exists. libnats would delete a group that it makes itself, with the subscription that made it.
  init(_ connection: NATSConnection, _ stream: Name, _ group: Name) throws(NATSError) {
    var settings = unsafe jsSubOptions()
    try Library.check(unsafe jsSubOptions_Init(&settings))
    var made: OpaquePointer?
    var code = jsErrCode(rawValue: 0)
    let jetStream = unsafe connection.link.jetStream
    let status = unsafe stream.text.withCString { stream in
      unsafe group.text.withCString { group in
        unsafe settings.Stream = stream
        unsafe settings.Consumer = group
        return unsafe js_PullSubscribe(&made, jetStream, nil, group, nil, &settings, &code)
      }
    }
    do throws(NATSError) {
      try connection.link.checkRepeated(status, code, group.text)
    } catch .notFound(let name) {
      throw .deleted(name)
    }
    guard let subscription = unsafe made else { throw .deleted(group.text) }
    unsafe self.subscription = subscription
    self.connection = connection
  }

  deinit { unsafe natsSubscription_Destroy(subscription) }

  /// Ends the subscription at the server. No fetch waits: nats-server 2.9.10 gives out answered messages again when a worker leaves with a
  /// request that waits.
  func stop() { unsafe natsSubscription_Unsubscribe(subscription) }

  /// Waits for messages, at most one second. The caller destroys them.
  func fetch(_ count: Int) -> (status: natsStatus, messages: [Message]) {
    var list = unsafe natsMsgList()
    var code = jsErrCode(rawValue: 0)
    let status = unsafe natsSubscription_Fetch(&list, subscription, CInt(clamping: count), 1000, &code)
    var messages: [Message] = []
    for index in 0..<Int(unsafe list.Count) {
      guard let message = unsafe list.Msgs[index] else { continue }
      messages.append(unsafe Message(message))
      // The messages are this function's from now on, and the list alone is destroyed.
      unsafe list.Msgs[index] = nil
    }
    unsafe natsMsgList_Destroy(&list)
    return (status, messages)
  }
}

#endif
